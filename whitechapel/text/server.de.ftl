## Was der Server rund um die Spiele sagt. Regeln stehen in den Regelheften.

# -- warum etwas nicht geht

wrong-unknown-answer = So kann in diesem Spiel niemand antworten.
wrong-not-started = Die Partie hat noch nicht begonnen.
wrong-already-started = Die Partie hat begonnen; die Plätze bleiben, wie sie sind.
wrong-no-free-seat = An diesem Tisch ist kein Platz mehr offen.
wrong-no-such-seat = Diesen Platz hat der Tisch nicht.
wrong-seat-taken = Dort sitzt schon jemand.
wrong-seat-kept = Dieser Platz ist reserviert: Ihn nimmt, wer seinen eigenen Link hat.
wrong-not-your-seat = Das ist nicht dein Platz.
wrong-host-only = Das kann nur, wer den Tisch eröffnet hat.
wrong-no-such-bot = Kein Bot dieses Namens spielt dieses Spiel.
wrong-rated-stays = Diese Partie zählt für die Wertung: Bis sie vorbei ist, kannst du niemanden von seinem Platz entfernen.
wrong-unrated-bot = Wie stark dieser Bot ist, weiß niemand: Er kann nicht um Wertung spielen.
wrong-no-undo = Du kannst gerade nichts zurücknehmen.
wrong-undo-full = Öfter kannst du an diesem Tisch nichts zurücknehmen.
wrong-undo-asked-already = Die anderen sind schon gefragt; warte auf ihre Antwort.
wrong-no-undo-wish = Gerade möchte niemand etwas zurücknehmen.
wrong-not-playing = Dieser Platz spielt nicht mehr mit, oder es läuft gerade kein Spiel.
wrong-no-nudge = Erinnern kannst du erst nach einer Minute und nur einmal.
wrong-not-asked = Du bist gerade nicht gefragt.
wrong-no-notebook = An diesem Tisch wird aus dem Gedächtnis gespielt: Es gibt kein Notizbuch.
wrong-notes-full = Öfter kann das Notizbuch an diesem Tisch nicht neu geschrieben werden.
wrong-talk-full = An diesem Tisch ist schon so viel geredet worden, dass nichts mehr hineinpasst.
wrong-table-full = Diese Partie ist zu lang geworden und wurde abgebrochen. Du kannst sie noch ansehen, aber nicht weiterspielen.
wrong-no-chapter = Dieses Kapitel gibt es hier nicht.
wrong-no-beginning = Diese Partie fängt nicht am Anfang an: Es gibt keine Mitschrift davon und keine Rückschau.
wrong-no-branch = Von dort kann niemand weiterspielen.
wrong-branch-over = In diesem Moment ist die Partie zu Ende: Da ist nichts mehr zu spielen.
wrong-branch-too-long = Bis dahin sind für einen Zweig zu viele Antworten gegeben worden.
wrong-branches-full = Diese Partie hat so viele Zweige, wie sie haben kann.
wrong-not-over = Die Partie ist noch nicht zu Ende.
wrong-twin-playing = An einem anderen Tisch wird gerade mit denselben Mischungen gespielt. Ansehen kannst du diese Partie, sobald die andere zu Ende ist.
wrong-not-promised = Dieser Wert war nicht versprochen, oder die Versprechen stehen noch nicht fest.
wrong-no-such-table = Diesen Tisch gibt es nicht.
wrong-not-understood = Die Nachricht war nicht zu verstehen.
wrong-review-too-long = Diese Partie hat zu viele Antworten für eine Rückschau.
wrong-too-large = Die Nachricht ist zu groß.
wrong-too-many = Das war zu viel auf einmal; versuch es gleich noch einmal.
wrong-who-are-you = Sag zuerst, wer du bist.
wrong-bad-token = Dieser Ausweis ist nicht von uns oder gilt nicht mehr.
wrong-bad-code = Dieser Code gilt nicht oder nicht mehr: Sieh dir jeden Buchstaben noch einmal an.
wrong-no-such-device = Auf einem solchen Gerät bist du nicht angemeldet.
wrong-too-many-devices = Du bist auf zu vielen Geräten angemeldet; melde dich erst auf einem davon ab.
wrong-no-such-zone = Diese Zeitzone kennt der Server nicht.
wrong-bad-webhook = Diese Adresse kann der Server nicht aufrufen: Sie muss mit https:// oder http:// anfangen und einen Server nennen.
wrong-bad-mail = An diese Adresse kann der Server keine E-Mail schicken.
wrong-bad-push = Diesem Browser kann der Server nicht Bescheid geben.
wrong-no-calls = Es ist noch nicht bekannt, wie man dir Bescheid geben kann.
wrong-bad-nickname = Ein Spitzname hat 1 bis 24 Buchstaben, Zeichen oder Leerzeichen.
wrong-not-watching = Komm zuerst an den Tisch.
wrong-not-found = Unter dieser Adresse ist nichts.
wrong-not-allowed = Das geht unter dieser Adresse nicht.
wrong-wrong-origin = Die Anfrage kommt von einer fremden Seite.
wrong-wrong-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit --public-url angeben.
wrong-one-seat = Du hast hier schon einen Platz. Für einen zweiten am selben Bildschirm brauchst du dessen eigenen Link.
wrong-removed = Wer den Tisch eröffnet hat, hat dich vom Tisch verwiesen.
wrong-closed = Dieser Tisch ist für Neue geschlossen.
wrong-muted = An diesem Tisch darfst du nicht mitreden.
wrong-talk-crowded = Die Zuschauer reden gerade zu viel; versuch es gleich noch einmal.
wrong-no-such-person = Eine solche Person ist nicht am Tisch.
wrong-no-hints = Gerade gibt es für dich keinen Tipp.
wrong-storage = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuch es noch einmal.
wrong-broken = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert.
wrong-elsewhere = Der Tisch zieht gerade auf einen anderen Server um; versuch es gleich noch einmal.
wrong-unreadable = Die Aufzeichnung dieses Tisches ist nicht lesbar. Sie bleibt, wie sie ist; sag bitte der Person Bescheid, die den Server betreibt.
wrong-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server sie jetzt hat. Sie bleibt erhalten; ist sie zu Ende, kannst du sie dir weiterhin ansehen.

# -- warum sich ein Tisch nicht eröffnen lässt

settings-game = „{ $game }“ ist kein Spiel dieses Hauses; es gibt: { $games }.
settings-option = Das Spiel hat keine Option „{ $option }“; es hat: { $options }.
settings-value = „{ $value }“ ist kein Wert der Option { $option }; möglich sind: { $values }.
settings-fit = Das passt nicht zueinander oder nicht zu diesem Spiel: { $options }. { $reason }
settings-seats = Der Tisch hat { $seats } Plätze, beschrieben sind { $described }.
settings-lesson = { $game } hat keine Lektion „{ $lesson }“; es gibt: { $lessons }.
settings-bot = „{ $bot }“ spielt { $game } nicht; es gibt: { $bots }.
settings-kind = „{ $kind }“ ist keine Art von Platz; es gibt: open, person und bot:NAME.
settings-rated = An diesem Tisch kann nicht um Wertung gespielt werden: Es braucht Menschen und Bots, deren Stärke bekannt ist.
settings-window = Ein Fenster, das mit der letzten Antwort schließt, gibt es nur an Tischen mit höchstens einer Person.

# -- Tipps

hint-candidates = Sieh dir diese Antworten an.
hint-best = Ich würde das spielen.
lesson-refused = Nichts passiert: Der Zug gilt nicht. Tu, worauf ich zeige.
lesson-other = Im Spiel darfst du das. Hier habe ich es zurückgenommen: Tu, worauf ich zeige.
lesson-read = Noch nicht: Lies erst dies und drück dann „Weiter“.
hint-no-reason = Warum, kann ich nicht in Worte fassen.

# -- was am Tisch geschehen ist

happened-sat = { $name } hat Platz { $seat } genommen.
happened-stood = { $name } hat Platz { $seat } verlassen.
happened-filled = Der Bot „{ $name }“ hat Platz { $seat } genommen.
happened-started = Die Partie beginnt.
happened-took-over = Ein Bot spielt für { $name } auf Platz { $seat }.
happened-handed-back = { $name } ist wieder da, auf Platz { $seat }.
happened-undo-asked = { $name } auf Platz { $seat } möchte die letzte Antwort zurücknehmen.
happened-undo-refused = { $name } auf Platz { $seat } ist nicht einverstanden.
happened-end-asked = { $name } auf Platz { $seat } bietet an, das Spiel hier zu beenden.
happened-resigned = { $name } auf Platz { $seat } hat aufgegeben.
happened-nudged = { $name } auf Platz { $seat } ist am Zug und wurde daran erinnert.
happened-renamed = { $name } heißt jetzt { $text }.
happened-undone = { $name } auf Platz { $seat } hat die letzte Antwort zurückgenommen.
happened-ended = Die Partie ist zu Ende.
happened-removed = { $name } musste den Tisch verlassen.
happened-closed = Der Tisch ist für Neue geschlossen.
happened-reopened = Der Tisch ist wieder für alle offen.
happened-stopped = Die Partie ist zu lang geworden und endet hier. Niemand hat gewonnen.
happened-plays-again = Auf zur nächsten Partie.

# -- was `whitechapel verify` gefunden hat

verified = Alle { $count } Mischungen und Würfe folgen aus dem Schlüssel, jede Antwort war erlaubt, und die Partie ist { $over ->
        [yes] zu Ende
        [resigned] vor dem Ende aufgegeben
        [agreed] einvernehmlich beendet
       *[no] nicht zu Ende
    }.
verified-brought = Die Partie begann anderswo und wurde auf ihren Server mitgebracht: Wer sie mitbrachte, kann diese Mischungen gekannt oder ausgesucht haben.
verified-duplicate = Der Schlüssel ist der von Tisch { $table }; woher er kommt, zeigt die Mitschrift jenes Tisches. Wer hier saß, kann diese Mischungen gekannt haben.
verified-alone = Den Schlüssel hat der Server allein gewählt, vor der Partie. Kein Browser hat etwas dazugemischt.
verified-mixed = Im Schlüssel stecken das Geheimnis des Servers und { $count ->
        [one] der Wert von Platz { $seats }
       *[other] die Werte der Plätze { $seats }
    }.
verified-withheld = { $count ->
        [one] Platz { $seats } hat einen Wert versprochen und nicht rechtzeitig gezeigt; die Partie begann ohne ihn.
       *[other] Die Plätze { $seats } haben Werte versprochen und nicht rechtzeitig gezeigt; die Partie begann ohne sie.
    }
verified-commitment = { $count ->
        [one] Das Siegel stimmt
       *[other] Die Siegel stimmen
    } mit dem überein, was du aufgeschrieben hast: Es wurde nicht neu gemischt.
verified-value = Der Wert deines Browsers steckt im Schlüssel.
verified-head = Bis zur Antwort { $line } von { $lines } ist die Partie so festgehalten, wie du sie gesehen hast.
verified-nothing-kept = Die Datei wurde nur mit sich selbst verglichen. Mit --commitment und dem Siegel, das du vor der Partie aufgeschrieben hast, weißt du, dass der Server nicht neu gemischt hat.

# -- auf dem Bildschirm, an dem der Server gestartet wird

serve-ready = Der Salon ist offen: { $url }
serve-phones = Für Handys im selben Netz: { $url }
serve-stop = Strg+C schließt ihn. Alle Tische bleiben erhalten.

# -- Links, die jemand verschickt

preview-house = Vier Detektivspiele um eine Laterne: sofort gegen das Haus oder mit Freunden.

# -- Bescheid geben: was jemand erfährt, der am Zug ist

call-title = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
call-table = { $count ->
    [0] { $game }
   *[other] { $game }, mit { $others }
}
call-test-title = So geben wir dir Bescheid
call-test = Wenn du am Zug und nicht am Tisch bist, hörst du so von uns.
call-confirm-title = Ist das deine Adresse?
call-confirm = Diese Adresse wurde angegeben, um Bescheid zu bekommen, wenn jemand in einem Spiel am Zug ist. Warst du das, öffne diesen Link; sonst kannst du diese E-Mail vergessen, es kommt keine weitere.
call-end = Keine solchen Nachrichten mehr

## Leute: Passkeys, Freunde, Meldungen, das Pult des Gastgebers

a-guest = Gast
happened-shut = Wer diesen Server betreibt, hat die Partie beendet. Niemand hat gewonnen.
wrong-blocked = Einer von euch möchte mit dem anderen nicht spielen.
wrong-muted-here = Wer diesen Server betreibt, lässt dich im Moment nicht mitreden.
wrong-bad-passkey = Dieser Passkey gilt hier nicht.
wrong-no-passkeys = Unter seiner jetzigen Adresse kennt dieser Server keine Passkeys. Ein Code zum Aufschreiben geht überall.
wrong-no-such-passkey = Diesen Passkey gibt es nicht.
wrong-no-invitation = Einladen kannst du nur Freunde, und nur an einen deiner Tische, der noch einen freien Platz hat und nicht begonnen hat.
wrong-desk-only = Hierher kommt nur, wer diesen Server betreibt.
call-invite-title = { $name } lädt dich an einen Tisch ein
call-invite = { $name } möchte mit dir { $game } spielen.

# -- andere treffen

wrong-shuffles-kept = Alle Tische spielen mit derselben Mischung: Bis sie bekannt ist, darf nur zusehen, wer hier sitzt.
wrong-queue-full = Zu viele suchen gerade Gegner; versuch es gleich noch einmal.
wrong-owner-only = Das kann nur, wem der Club gehört.
wrong-members-only = Das können nur Mitglieder des Clubs.
wrong-club-private = Dieser Club ist privat: Du brauchst den Link, den seine Mitglieder haben.
wrong-club-full = Dieser Club hat so viele Mitglieder, wie er haben kann.
wrong-tournament-pace = Ein Turnier braucht eine Uhr oder eine Frist in Tagen.
wrong-entry-closed = Zu diesem Turnier kann sich niemand mehr anmelden.
wrong-too-few = Es müssen mindestens zwei mitspielen.

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
wrong-no-undo = Du kannst gerade nichts zurücknehmen.
wrong-undo-asked-already = Die anderen sind schon gefragt; warte auf ihre Antwort.
wrong-no-undo-wish = Gerade möchte niemand etwas zurücknehmen.
wrong-not-asked = Du bist gerade nicht gefragt.
wrong-no-notebook = An diesem Tisch wird aus dem Gedächtnis gespielt: Es gibt kein Notizbuch.
wrong-not-over = Die Partie ist noch nicht zu Ende.
wrong-no-such-table = Diesen Tisch gibt es nicht.
wrong-not-understood = Die Nachricht war nicht zu verstehen.
wrong-too-large = Die Nachricht ist zu groß.
wrong-too-many = Das war zu viel auf einmal; versuch es gleich noch einmal.
wrong-who-are-you = Sag zuerst, wer du bist.
wrong-bad-token = Dieser Ausweis ist nicht von uns.
wrong-bad-nickname = Ein Spitzname hat 1 bis 24 Buchstaben, Zeichen oder Leerzeichen.
wrong-not-watching = Komm zuerst an den Tisch.
wrong-not-found = Unter dieser Adresse ist nichts.
wrong-not-allowed = Das geht unter dieser Adresse nicht.
wrong-wrong-origin = Die Anfrage kommt von einer fremden Seite.
wrong-no-hints = Gerade gibt es für dich keinen Tipp.
wrong-storage = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuch es noch einmal.
wrong-broken = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert.
wrong-elsewhere = Der Tisch zieht gerade auf einen anderen Server um; versuch es gleich noch einmal.

# -- warum sich ein Tisch nicht eröffnen lässt

settings-game = „{ $game }“ ist kein Spiel dieses Hauses; es gibt: { $games }.
settings-option = Das Spiel hat keine Option „{ $option }“; es hat: { $options }.
settings-value = „{ $value }“ ist kein Wert der Option { $option }; möglich sind: { $values }.
settings-fit = Das passt nicht zueinander oder nicht zu diesem Spiel: { $options }. { $reason }
settings-seats = Der Tisch hat { $seats } Plätze, beschrieben sind { $described }.
settings-bot = „{ $bot }“ spielt { $game } nicht; es gibt: { $bots }.
settings-kind = „{ $kind }“ ist keine Art von Platz; es gibt: open, person und bot:NAME.
settings-window = Ein Fenster, das mit der letzten Antwort schließt, gibt es nur an Tischen mit höchstens einer Person.

# -- Tipps

hint-candidates = Sieh dir diese Antworten an.
hint-best = Ich würde das spielen.
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
happened-undone = { $name } auf Platz { $seat } hat die letzte Antwort zurückgenommen.
happened-ended = Die Partie ist zu Ende. Der Schlüssel aller Mischungen liegt jetzt offen.
happened-plays-again = Auf zur nächsten Partie.

# -- auf dem Bildschirm, an dem der Server gestartet wird

serve-ready = Der Salon ist offen: { $url }
serve-phones = Für Handys im selben Netz: { $url }
serve-stop = Strg+C schließt ihn. Alle Tische bleiben erhalten.

### Was nur der Browser sagt.

## Die Titelseite

tagline = Alte Fälle, eine Lampe. Rück einen Stuhl heran.
case-number = Fall { $number }
play-now = Jetzt spielen
with-friends = Mit Freunden
not-open = Noch nicht offen
players-count = { $count } Spieler
minutes = { $count } min
my-tables = Meine Tische
tables-waiting = { $count ->
    [0] niemand wartet auf dich
    [one] einer wartet auf dich
   *[other] { $count } warten auf dich
}
all-tables = Alle meine Tische
your-turn = Du bist dran
waiting-mark = Läuft
waiting-open = Wartet auf Mitspieler
over-mark = Beendet
won-mark-you = Du hast gewonnen
won-mark = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
with-people = mit { $names }
alone-there = noch niemand sonst
public-tables = Offene Tische
no-tables = Noch keine Tische. Spiel los, dann steht hier einer.
loading = Einen Moment.
rules = Regeln
settings = Einstellungen
about = Über uns
home = Titelseite
unofficial = Eine inoffizielle Umsetzung. Die Titel nennen nur die gespielten Regeln; Zeichnungen, Texte und Code sind unsere eigenen.
theme-dark = Nacht
theme-light = Morgen
theme-system = Wie das System
theme-switch = { $now ->
    [dark] Jetzt Nacht; auf Morgen umstellen
   *[light] Jetzt Morgen; auf Nacht umstellen
}
language-label = Sprache
nowhere-title = Unter dieser Adresse ist nichts
nowhere-text = Der Nebel hat sie verschluckt. Die Titelseite kennt alle anderen.
skip-link = Zum Inhalt

## Leute und Bots

guest = Gast
bot-random = Schlafwandler
bot-hint-constable = geht seine Runde und kennt die Regeln
bot-hint-sergeant = achtet auf das, was du auslegst
bot-hint-inspector = rechnet mit dem, was du haben kannst
bot-hint-superintendent = denkt am längsten und vergisst nichts
bot-hint-commissioner = hat aus Tausenden von Partien gelernt
bot-hint-random = antwortet aufs Geratewohl, aber nach den Regeln
manner = Stil
manner-usual = üblich
manner-bold = kühn
manner-patient = geduldig
manner-sly = schlau
manner-usual-about = Spielt, was am besten aussieht.
manner-about = { $bot } { $habit }.
manner-of-seat = Stil an Platz { $number }
named-bold = { $rank } Kühn
named-patient = { $rank } Geduldig
named-sly = { $rank } Fuchs
is-bot = spielt von selbst
is-away = nicht da
is-away-since = seit { $time } nicht da
is-resigned = hat aufgegeben
some-minutes = { $count } min
some-hours = { $count } h
some-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
is-here = da
is-you = du
seat-open = frei
seat-kept = reserviert, mit eigenem Link

## Einen Tisch eröffnen

new-title = Ein Tisch für { $game }
new-who = Wer spielt
new-seats = Spieler
new-seat-me = Ich
new-seat-open = Jemand, der den Link öffnet
new-seat-person = Jemand mit eigenem Link
new-seat-bot = { $bot }, ein Bot
new-rules = Welche Regeln
new-more = Weitere Optionen
new-fewer = Weniger Optionen
new-table = Wie wir zusammensitzen
new-open = Tisch eröffnen
new-hot-seat = Mehrere Plätze sind deine: Ihr teilt euch diesen Bildschirm, und zwischen den Zügen fällt ein Vorhang.
new-usual = üblich
option-on = ja
option-off = nein
option-edition = Ausgabe
option-seats = Spieler
option-vote = Tippabgabe: Wer ist der Ripper?
option-target = Punkte zum Sieg
option-max_hands = Höchstens so viele Durchgänge
option-first_dealer = Erster Geber
option-at_large_penalty = Handkarten kosten auch Punkte, wenn der Ripper frei bleibt
option-strict_wild = Einzelne Joker nur zu Verdächtigen aus der eigenen Auslage
option-vote_any_meld = Zur Tippabgabe genügt irgendeine Meldung
option-out_on_empty_file = Der Ripper, wenn jemand bei leerer Fallakte ausmacht
option-turn_limit = Höchstens so viele Züge
option-land_only = Figuren bleiben an Land
option-knight_over_files = Der Springer darf über Akten springen
option-completed_card = Die Karte eines überführten Mörders
option-failed_risk_ends_turn = Ein gescheitertes Risiko beendet den Zug
option-tie_break = Bei gleich vielen Chips
value-next = scheidet aus
value-strict = bleibt im Umlauf
value-shared = geteilter Sieg
value-completions = überführte Mörder entscheiden
option-dupin_count = Dupins Zählung
option-shut_out = Ausschlussregel
option-poe_points = Punkte für Edgar Allan Poe
option-le_bon_points = Punkte für Adolphe Le Bon
option-dupin_points = Punkte für Monsieur Dupin
option-assistance_points = Punkte für Dupins Hilfe
value-random = ausgelost
value-at_large = noch frei
value-caught = gefasst
value-seat = Platz { $number }
pace = Tempo
pace-untimed = ohne Uhr
pace-clock = mit Uhr
pace-days = über mehrere Tage
pace-clock-detail = { $move } s je Zug, { $bank } min Vorrat
pace-days-detail = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
pace-move = Sekunden je Zug
pace-bank = Minuten Vorrat
pace-days-count = Tage je Zug
memory = Gedächtnis
memory-full = das Tagebuch behält alles
memory-notebook = aus dem Gedächtnis, mit Notizbuch
memory-strict = nur aus dem Gedächtnis
memory-hint-full = Alles, was du erfährst, kannst du nachlesen, auch wenn du wiederkommst.
memory-hint-notebook = Karten, die bedeckt oder wieder umgedreht werden, musst du dir merken oder notieren. Wenn du wiederkommst, ist das Tagebuch leer; deine Notizen bleiben.
memory-hint-strict = Karten, die bedeckt oder wieder umgedreht werden, musst du dir merken. Wenn du wiederkommst, ist das Tagebuch leer. Keine Notizen.
visibility = Wer den Tisch findet
visibility-link = nur wer den Link hat
visibility-public = alle, in der Liste offener Tische
undo-allowed = Antworten dürfen zurückgenommen werden
hints-allowed = Die Bots dürfen Tipps geben
rest = Pause zwischen zwei Durchgängen
rest-length = { $seconds ->
    [0] keine
   *[other] bis zu { $seconds } s
}
rest-seconds = Sekunden Pause zwischen zwei Durchgängen (0: keine)

## Vor dem Spiel

lobby-title = { $game }: Der Tisch ist gedeckt
lobby-waiting = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-link = Bitte die anderen herein
lobby-link-hint = Wer diesen Link öffnet, kann einen freien Platz nehmen.
lobby-seat-links = Ein Link je Platz
lobby-sit = Hier sitzen
lobby-sit-anywhere = Platz nehmen
lobby-stand = Aufstehen
lobby-fill = Bot spielen lassen
lobby-agreed = Vereinbart
lobby-commitment = Das Siegel der Mischungen. Schreib es auf, wenn du sie selbst prüfen willst:
copy = Kopieren
copied = Kopiert
qr = Ein Code für die Handykamera: { $address }
share = Teilen

## Am Tisch

status-stopped = Diese Partie ist zu lang geworden und wurde abgebrochen.
status-lobby = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
}
time-left = Restzeit
window-open = schließt in { $seconds } s
menu = Menü
undo = Zurücknehmen
undo-ask = Darf ich zurücknehmen?
undo-asked = Du hast die anderen gefragt, ob du zurücknehmen darfst.
undo-wish = { $name } möchte die letzte Antwort zurücknehmen.
undo-agree = Von mir aus
undo-refuse = Nein
back-to-me = Für dich spielt ein Bot. Wieder selbst spielen
end-asked = Du hast vorgeschlagen, die Partie hier zu beenden. Die anderen haben noch nicht geantwortet.
end-wish = { $name } schlägt vor, die Partie hier ohne Sieger zu beenden.
end-agree = Einverstanden
end-refuse = Weiterspielen
nudge = { $name } erinnern
nudge-hint = { $name } daran erinnern, dass die anderen warten
nudged = Die anderen warten: Du bist am Zug.
nudged-sent = { $name } ist erinnert worden.
end-early = Vorzeitig beenden
resign = Aufgeben
resign-two = Du gibst auf, und { $name } gewinnt.
resign-more = Du gibst deinen Platz endgültig auf; ein Bot spielt für dich weiter.
resign-alone = Du gibst auf, und die Partie ist zu Ende.
resign-sure = Endgültig aufgeben
offer-end = Vorschlagen aufzuhören
offer-end-hint = Wenn alle einverstanden sind, endet die Partie hier, und niemand gewinnt.
offer-end-alone = Die Partie endet hier, und niemand gewinnt.
offer-end-sure = Vorschlagen
offer-end-sure-alone = Partie beenden
name-ask = Wie sollen dich die anderen nennen?
name-save = So heiße ich
name-yours = Dein Name
sound = Ton
sound-off = aus
sound-effects = Geräusche
sound-room = Geräusche und Raum
sound-hint = Nichts wird nur durch Töne gesagt. Mit „Geräusche und Raum“ regnet es draußen. Handys vibrieren auch ein wenig, außer wenn der Ton aus ist.
title-turn = Du bist dran: { $game }
diary = Falltagebuch
talk = Gespräch
talk-hint = Sag etwas in die Runde
talk-empty = Noch hat niemand etwas gesagt.
send = Sagen
diary-empty = Noch ist nichts geschehen.
diary-earlier = Frühere Einträge
notebook = Notizbuch
notebook-hint = Nur für deine Augen. Es bleibt bei deinem Platz.
skip-ahead = Vorspulen
go-on = Weiter
rest-now = Durchgang vorbei. Gleich wird neu gegeben.
rest-go-on = Weiterspielen
rest-left = Bis zum nächsten Durchgang
recap = Was geschehen ist
recap-again = Noch einmal zeigen
is-new = neu
close = Schließen
not-possible = Nicht möglich.
possible = Möglich
possible-nothing = Du bist gerade nicht gefragt.
possible-more = { $count ->
    [one] und noch eine
   *[other] und noch { $count }
}
wrong-title = Das ging nicht.
scores = Punkte
hint = Tipp
hint-pondering = Ich überlege …
hint-more = Sag mir mehr
hint-most = Verrat es mir
hint-value = { $percent } %
hint-close = Ich nähme das Erste; der Unterschied ist aber zu klein, um sicher zu sein.
all-answers = Alle Antworten
leave-table = Den Tisch verlassen
leave-hint = Dein Platz bleibt deiner.
copy-link = Link des Tisches kopieren
connecting = Verbinde …
lost = Die Leitung ist tot. Neuer Versuch …
lost-hint = Nichts ist verloren; der Tisch ist, wie er war.
try-now = Jetzt gleich versuchen
no-table = Diesen Tisch gibt es nicht.
curtain-title = Gib den Bildschirm an { $name }
curtain-text = Platz { $seat } ist am Zug. Sonst sollte niemand hinsehen.
curtain-show = Ich bin { $name }
plain-view = Der Tisch
plain-type = Eine Antwort tippen
plain-answer = Antworten
plain-answered = Du hast geantwortet: { $answer }

## Nach dem Spiel

over-title = Der Fall ist abgeschlossen
over-you-win = Du gewinnst.
over-wins = { $name } gewinnt.
over-shared = { $names } teilen sich den Sieg.
over-draw = Niemand gewinnt.
over-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
over-resigned-you = Du hast aufgegeben.
over-agreed = Die Partie wurde einvernehmlich beendet.
rematch = Noch einmal
rematch-go = Zum nächsten Tisch
duplicate = Gleich gemischt, Plätze getauscht
watch-replay = Noch einmal ansehen
download = Herunterladen
look-at-table = Den Tisch ansehen
proof = Wie gemischt wurde
proof-text = Diese Seite hat verglichen, was der Server versprochen und was er getan hat. Willst du das prüfen, ohne der Seite zu vertrauen, und auch, ob jede Antwort erlaubt war, lade die Partie herunter und ruf auf deinem eigenen Rechner auf:
proof-seal = Siegel der Mischungen:
proof-file = DATEI
proof-checking = Die Mischungen werden geprüft …
proof-good = Die Mischungen sind bewiesen.
proof-good-text = Der Server hat sich an sein Siegel gehalten, dieser Browser hat mitgemischt, jede Karte folgt daraus, und jede Antwort steht da, wie sie gegeben wurde.
proof-partly = Mit den Mischungen ist alles in Ordnung, aber nicht alles ist bewiesen.
proof-broken = Warnung: Der Server hat sein Versprechen nicht gehalten. Trau dieser Partie nicht.
broken-commitment = Das Geheimnis des Servers ist nicht das, das er vor der Partie versiegelt hatte.
broken-promises = Was jemand zu den Mischungen beitrug, wurde ausgetauscht, nachdem dieser Browser seinen Wert gezeigt hatte.
broken-value = Ein Beitrag zu den Mischungen ist nicht der versprochene.
broken-seed = Der Schlüssel der Mischungen folgt nicht aus dem, was versprochen war.
broken-dealt = Der Server hat etwas anderes gegeben oder gewürfelt als das, was aus dem Schlüssel folgt.
broken-record = Der Server hat andere Antworten aufgeschrieben als die, die am Tisch gegeben wurden.
broken-answer = Der Server hat für dich eine andere Antwort aufgeschrieben als die, die du gegeben hast.
missing-alone = Kein Browser hat mitgemischt: Der Server hat die Mischungen allein gewählt, vor der Partie.
missing-left-out = Dieser Browser hat nicht mitgemischt: Sein Wert kam zu spät oder wurde ausgelassen.
missing-withheld = Jemand hat einen Wert zum Mischen versprochen und nicht rechtzeitig gezeigt; die Partie begann ohne ihn.
missing-late = Dieser Browser hat das Siegel erst gesehen, als schon gegeben war.
missing-open = Offene Mischungen: Dieselben Karten wurden schon einmal gespielt, und wer hier saß, kann sie gekannt haben.
missing-brought = Die Partie begann anderswo: Wer sie mitbrachte, kann die Mischungen gekannt oder ausgesucht haben.
missing-watched = Du hast zugesehen. Mitgemischt wird nur am Tisch.
missing-not-dealt = Diese Seite kann die Karten dieses Spiels nicht noch einmal geben. „whitechapel verify“ kann es.
missing-no-record = Den Tisch hat eine ältere Version eröffnet, die den Verlauf der Antworten nicht festhielt.
shuffles = Mischungen
shuffles-brought = anderswo gemischt: Die Partie wurde mitgebracht, und wer sie mitbrachte, kann die Karten kennen
shuffles-open = offen: schon an einem früheren Tisch gegeben; wer hier sitzt, kann die Karten kennen
place = Rang
player = Spieler
points = Punkte

## Noch einmal ansehen

replay = Wiedergabe
replay-eyes = Mit wessen Augen
replay-eyes-open = alles offen
replay-eyes-spectator = wie ein Zuschauer
replay-eyes-seat = wie { $name }
replay-step = Moment { $line } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-share = Link zu diesem Moment
replay-slider = Moment

## Regeln

rules-title = Regeln
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Das steht in keiner Regel.
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-editions = Ausgaben
rules-side = nebeneinander
rules-link = Link zu dieser Regel
rules-ruling-label = Entscheidung
rules-chapters = Kapitel
rules-choose = Welches Spiel?
rules-other-language = auch auf Englisch
rules-not-open = Die Regeln dieses Spiels liegen noch nicht hier.
rules-see = Ansehen und ausprobieren
rules-hide = Bild schließen
rules-two-pages = Die Regeln auf zwei Seiten

## Eine Regel als Bild, und sie ausprobieren

example-before = Vorher
example-after = Nachher
example-refused = Nicht erlaubt
example-chance = Würfel und Karten entscheiden.
example-next = Beispiel { $number } von { $count }
try-it = Ausprobieren
try-title = Ausprobieren
try-hint = Antworte, wie du willst. Was die Regeln verbieten, wird abgelehnt, und du erfährst, warum.
try-as = Weiter als { $name }
try-again = Von vorn
try-full = Das genügt für einen Versuch. Fang an, so oft du willst.
see-rule = Die Regel ansehen
rule-in-book = Im Regelbuch lesen
picture-hand = Hand

## Ein Spiel erklärt

guide = Die Regeln auf zwei Seiten
guide-none = Diese Seiten hat noch niemand geschrieben.
guide-print = Drucken
guide-all = Alle Regeln
glossary = Karten und Zeichen
goal = Der Fall
goal-start = An den Tisch
goal-learn = Spielend lernen
goal-point = Hier geht es los.

## Wählen, wie man gleich spielt

chooser = Wählen, wie du { $game } spielst
chooser-role = Du bist
chooser-either = Egal
chooser-against = Gegen
chooser-seats = Spieler, mit dir
chooser-kept = „Jetzt spielen“ merkt sich das fürs nächste Mal.
chooser-beside = Rang, Ausgabe und Plätze

## Einstellungen

settings-title = Einstellungen
settings-name = Wie du heißt
settings-name-hint = Deine Tische übernehmen ihn, sobald du wieder dort bist.
settings-save = Merken
settings-saved = Gemerkt.
settings-theme = Licht
settings-pace = Tempo am Tisch
settings-pace-hint = Wie lange dir gezeigt wird, was geschieht, auch was Bots tun. Mit „auf mein Tippen warten“ beginnt, was andere tun, erst, wenn du auf den Tisch tippst.
pace-slow = langsam
pace-normal = normal
pace-brisk = zügig
pace-off = aus
pace-tap = auf mein Tippen warten
settings-here = Bleibt in diesem Browser und wird nirgendwohin gesendet.
keys = Tasten
key-arrows = innerhalb einer Gruppe
key-tab = von Gruppe zu Gruppe
key-enter = tun
key-escape = einen Schritt zurück
key-space = Leertaste
key-rules = Regeln
key-undo = zurücknehmen
key-log = Tagebuch und Gespräch
key-skip = vorspulen

## Lektionen

learn = Lernen
learn-as = Lernen: { $lesson }
learn-chapter = Kapitel { $chapter } von { $chapters }
learn-done = gelernt
learn-offer = Neu hier?
learn-offer-text = Lern ein Spiel, indem du es spielst, mit einem Coach an deiner Seite:
coach = Coach
coach-on = Der Coach ist da: wegschicken
coach-off = Den Coach rufen
coach-word = Meine Idee: { $idea }
coach-blunder = Deine Chancen sind von { $before } auf { $after } % gefallen. Besser: { $better }.
lesson-go-on = Weiter
lesson-show-me = Zeig es mir
lesson-watch = Sieh zu, was die anderen tun.
lesson-over = *Der Fall ist abgeschlossen.* Jetzt weißt du genug für eine echte Partie; die Regeln sind immer zur Hand.
lesson-chapters = Kapitel
lesson-chapter-to = Zu „{ $chapter }“
lesson-chapter-again = „{ $chapter }“ von vorn
lesson-step = Schritt { $step } von { $steps }
lesson-leave = Später weitermachen

## Über uns

about-title = Über dieses Haus
about-text = Whitechapel ist ein Salon für Detektivspiele mit verdeckten Karten. Der Server kennt die Regeln und sagt allen am Tisch nur, was sie wissen dürfen. Du brauchst kein Konto, und niemand fragt dich nach etwas.
about-fonts = Gesetzt aus Literata und IM Fell English, beide unter der SIL Open Font License.
about-licence = Das Programm ist frei unter der MIT-Lizenz.

## Wer ich bin

back-keep = Bleib, wer du bist
back-keep-hint = Du brauchst kein Konto. Wer aber die Daten dieses Browsers verliert, verliert Namen, Tische und Wertung, wenn es keinen Weg zurück gibt.
back-write = Einen Code aufschreiben
back-write-again = Einen neuen Code machen
back-code = Schreib diesen Code auf und verwahre ihn gut. Er wird nicht noch einmal gezeigt, und wer ihn hat, kann als du spielen.
back-since = Seit dem { $day } hast du einen Wiederherstellungscode.
back-forget = Der Code soll nicht mehr gelten
back-forgotten = Jetzt gibt es keinen Wiederherstellungscode mehr.
back-take = Auf ein anderes Gerät mitnehmen
back-link = Öffne das innerhalb von zehn Minuten auf dem anderen Gerät; es geht einmal.
back-have = Ich habe einen Code von früher
back-title = Wieder du selbst
back-enter = Dein Code
back-go = Das bin ich
back-instead = In diesem Browser bist du jetzt { $name }. Soll davon nichts verloren gehen, schreib dir zuerst dafür einen Code auf.
back-done = Willkommen zurück, { $name }.

## Geräte

devices = Geräte
devices-hint = Hier bist du angemeldet. Ein Gerät, das ein Jahr lang niemand benutzt, wird von selbst abgemeldet.
device-this = dieses Gerät
device-unknown = Ein Gerät
device-used = zuletzt benutzt am { $day }
device-sign-out = Abmelden
device-signed-out = Dort bist du jetzt abgemeldet.
devices-sign-out = Überall sonst abmelden
devices-sure = Alle anderen Geräte werden abgemeldet; wer sie weiter benutzt, ist dort jemand Neues. Dieses bleibt angemeldet.
devices-signed-out = Jetzt ist nur noch dieses Gerät angemeldet.
not-now = Lieber nicht

## Bescheid geben

calls = Bescheid geben
calls-hint = Wenn du am Zug und nicht am Tisch bist, können wir dir Bescheid geben. Was du auf der Hand hast, steht nie in so einer Nachricht.
calls-question = { $name } braucht vielleicht eine Weile. Sollen wir dir Bescheid geben, wenn du am Zug bist?
calls-here = Dieses Gerät
calls-here-start = Bescheid auf diesem Gerät
calls-here-stop = Auf diesem Gerät nicht mehr
calls-here-on = Du bekommst auf diesem Gerät Bescheid.
calls-here-off = Auf diesem Gerät bekommst du keinen Bescheid mehr.
calls-impossible = Das geht in diesem Browser nur unter einer Adresse mit https; auf iPhone und iPad, sobald die Seite auf dem Home-Bildschirm liegt.
calls-denied = Dieser Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
calls-failed = Das hat nicht geklappt; der Dienst dieses Browsers ist nicht zu erreichen.
calls-other = Andere Wege
calls-how = Wie?
calls-no = Nein, danke
calls-mail = E-Mail
calls-mail-sent = Wir haben eine E-Mail an diese Adresse geschickt. Öffne den Link darin, dann bekommst du dort Bescheid.
calls-unconfirmed = { $address } ist noch nicht bestätigt: Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
calls-webhook = Adresse im Netz
calls-form = Format
calls-form-json = JSON (Discord, Matrix-Brücken, Slack)
calls-form-ntfy = Nachrichten wie ntfy
calls-quiet = Ruhezeit
calls-from = von
calls-to = bis
calls-digest = Tische mit Tagesfrist: einmal am Tag
calls-at = um
calls-try = Ausprobieren
calls-tried = Eine Nachricht ist unterwegs.
calls-stop = Keine Nachrichten mehr
calls-stopped = Du bekommst keine Nachrichten mehr.
calls-again = Doch wieder Bescheid geben
calls-again-done = Du bekommst wieder Bescheid.
calls-confirmed = Danke. Ab jetzt bekommst du dort Bescheid.
calls-no-link = Dieser Link gilt nicht mehr.

## Wertung

rated = Mit Wertung
rated-counts = das Ergebnis zählt
rated-wanted = Mit Wertung: Das Ergebnis zählt
rated-hint = Nichts wird zurückgenommen, es gibt keine Tipps, gespielt wird mit Uhr oder über Tage, und wer geht, hat verloren. An jedem Platz muss jemand anderes sitzen oder ein Bot mit Rang.
ratings = Wertungen
ratings-player = Spieler
ratings-value = Wertung
ratings-none = Noch hat niemand genug Partien mit Wertung gespielt.
ratings-note = Hier steht, wer zehn Partien mit Wertung gespielt hat und wessen Wertung auf 200 Punkte sicher ist. Hinter ± steht, wie sicher sie ist: je kleiner, desto sicherer. Bots ändern sich nicht; sie halten die Skala fest.
profile = Profil
profile-mine = Mein Profil
profile-none = { $name } hat noch keine Partie mit Wertung gespielt.
profile-none-mine = Du hast noch keine Partie mit Wertung gespielt. Wähle „Mit Wertung“, wenn du einen Tisch eröffnest.
profile-tally = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen
profile-on-file = Aktenkundig
profile-rated-games = Partien mit Wertung
profile-games-won = Gewonnen
profile-scale = Im Balken liegt die wahre Stärke in 19 von 20 Fällen. Die Striche sind die Bots.
profile-between = zwischen { $below } und { $above }
profile-above = über { $bot }
profile-below = unter { $bot }
profile-won = gewonnen
profile-not-won = nicht gewonnen
profile-left = gegangen
profile-against = gegen { $names }
profile-best = Beste Partien
profile-favourites = Am häufigsten getroffen
profile-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
profile-last = Letzte Partien mit Wertung

## Die Leute am Tisch, für alle, die ihn eröffnet haben

company = Wer da ist
company-nobody = Außer dir ist niemand da.
company-plays = spielt mit
company-watches = sieht zu
company-muted = stumm
company-mute = Stumm schalten
company-mute-name = { $name } stumm schalten
company-unmute = Reden lassen
company-unmute-name = { $name } wieder reden lassen
company-remove = Entfernen
company-remove-name = { $name } entfernen
company-remove-sure = { $name } endgültig entfernen
company-closed = Für Neue geschlossen
company-hint = Wer entfernt wird, kann nicht wiederkommen; ein Bot spielt weiter. Wer schon da ist, bleibt, wenn du den Tisch schließt.
table-closed = Dieser Tisch ist für Neue geschlossen.

## Rückschau

review-of = Rückschau: { $game }
review-whose = Augen von
review-judging = { $done } von { $all } Antworten geprüft
review-stop = Anhalten
review-go-on = Weiter
review-deeper = Genauer hinsehen
review-deeper-note = Viermal so viele Welten, also engere Spannen. Es läuft im Hintergrund.
review-deeper-shown = Das ist der genauere Blick.
review-show-me = Zeig es mir
review-share-link = Der Link zu dieser Rückschau
review-chances = Gewinnchance nach jeder Antwort
review-yours = gegeben
review-show-all = Alle { $count } Antworten, die etwas gekostet haben
review-grades = Die Noten, die niedrigste zuerst; hier: { $rank }

## Was wäre, wenn

what-if = Was wäre, wenn
what-if-tree = Die Zweige dieser Partie
branch-trunk = Die Partie
branch-trunk-note = wie sie gespielt wurde
branch-nameless = Zweig ohne Namen
branch-true-at = nach Antwort { $line }, in der wahren Welt
branch-like-at = nach Antwort { $line }, in einer Welt, die gleich aussieht
branch-open = läuft
branch-won = gewonnen
branch-lost = verloren
branch-drawn = ohne Sieger
branch-new = Nach Antwort { $line } weiterspielen
branch-name = Wie der Zweig heißen soll
branch-seat = Auf dem Platz von
branch-bots = Gegen
branch-world = In welcher Welt
branch-true = In der wahren Welt
branch-true-note = Alles Verdeckte ist, wie es war.
branch-like = In einer, die gleich aussieht
branch-like-note = Was man auf diesem Platz nicht wissen konnte, wird neu gezogen. Das Tagebuch beginnt dort.
branch-go = Von hier weiterspielen

## Rätsel

puzzles = Rätsel
puzzles-lead = Ein Moment einer Partie, ein Platz und eine Antwort, die besser ist als alle anderen. Zu finden ist sie mit dem, was man auf diesem Platz weiß.
puzzles-streak = { $streak } in Folge richtig, Bestwert { $best }.
puzzles-days = Seit { $days } Tagen jeden Tag ein Fall.
puzzles-done = { $done } von { $all }
puzzles-all = Alle Rätsel
puzzle-of-the-day = Fall des Tages
puzzle-solve = Lösen
puzzle-look-again = Noch einmal ansehen
puzzle-right = Richtig.
puzzle-wrong = Besser: { $best }. Deine Antwort kostet { $lost } %.
puzzle-yours = deine
puzzle-next = Nächstes Rätsel
puzzle-honest = Die richtige Antwort ist richtig nach dem, was man weiß, auch wenn sie dieses Mal verloren hätte.

review-side-before = Vorher
review-side-yours = Gegeben
review-side-better = Besser
review-side-note = Nach „{ $answer }“, bevor Zufall und andere weitermachen.
review-twin = Dieselben Karten
review-twin-note = An einem anderen Tisch hatte { $name } diesen Platz mit denselben Karten und Würfen und hat { $won ->
    [yes] gewonnen.
   *[other] nicht gewonnen.
}
review-here = hier
review-there = dort
review-twin-open = Die Rückschau jenes Tisches

## Statistik

statistics = Meine Statistik
statistics-none = Du hast noch keine Partie beendet.
statistics-which = Welches Spiel
statistics-all = Alle Spiele
statistics-by-game = Nach Spiel
statistics-by-role = Nach Rolle
statistics-by-opponent = Nach Gegner
statistics-people = Menschen
statistics-mixed = mehrere Bots
statistics-games = Partien
statistics-won = Gewonnen
statistics-share = Anteil
statistics-rate = Fehlerquote
statistics-luck = Glück
statistics-percent = in Prozent, Partie für Partie
statistics-last = { $count ->
    [one] Eine Partie mit Rückschau: { $mean } %.
   *[other] { $count } Partien mit Rückschau; die letzten zehn im Schnitt: { $mean } %.
}
statistics-unreviewed = Noch nichts: Öffne die Rückschau einer Partie, dann stehen ihre Zahlen hier.
statistics-note = Deine letzten 200 Tische, ohne Lektionen und Zweige. Sie gehören zu deinem Zugang: Wer sich damit anmeldet, sieht dasselbe.
statistics-note-page = Deine letzten 200 Tische, ohne Lektionen und Zweige. Sie liegen in diesem Browser.
## Der Salon in der Seite: ohne Server

page-loading = Der Salon ist unterwegs: { $percent } %
page-starting = Die Lampen werden angezündet …
page-trouble = Der Salon in dieser Seite ist stehen geblieben. Nichts ist verloren: Er macht weiter, wo er aufgehört hat.
page-again = Weiter
kept-here = In diesem Browser
kept-here-hint = Alle Tische und Punktezettel dieser Seite liegen in diesem Browser und sonst nirgends. Sichere sie ab und zu in eine Datei, auch um sie in einen anderen Browser mitzunehmen; deine Einstellungen kommen mit.
kept-save = Alles in eine Datei sichern
kept-load = Alles aus einer Datei holen
kept-load-sure = Was in der Datei ist, tritt an die Stelle von allem, was hier liegt.
kept-load-yes = Alles ersetzen
kept-wipe = Alles vergessen
kept-wipe-sure = Dann sind alle Tische und Punktezettel in diesem Browser weg, endgültig.
kept-wipe-yes = Alles vergessen
kept-saved = Gesichert. In der Datei stehen auch die verdeckten Karten laufender Spiele: Wer sie hat, kann sie lesen.
along = Offline spielen
along-hint = Nimm den Salon mit: Er bleibt in diesem Browser, und Solopartien gehen weiter, wenn die Verbindung abreißt. Etwa 8 MB, einmalig.
along-keep = Mitnehmen
along-keeping = Wird gespeichert: { $percent } %
along-kept = Er liegt hier. Offline kannst du Solotische eröffnen; sie bleiben in diesem Browser.
along-forget = Nicht länger behalten
along-impossible = Unter dieser Adresse lässt sich nichts speichern: Browser tun das nur mit https oder auf demselben Rechner.
along-away = Keine Verbindung zum Haus. Solotische gehen in dieser Seite weiter und bleiben in diesem Browser.
share-own = Diese Partie liegt in diesem Browser, und der Link öffnet sie nur hier. Wer sie anderen zeigen will, bringt ihre Mitschrift auf einen Server.
others-title = Dazu braucht es einen Server
others-need-server = Auf dieser Seite spielt man allein gegen das Haus oder reicht den Bildschirm herum. Links, Zuschauer und Plaudern brauchen einen Server: Den kann jeder betreiben.
others-how = Selbst Gastgeber sein
others-here = Mehrere an einem Bildschirm: Wähl für jeden ihrer Plätze „Ich“.
host-title = Einen Salon betreiben
host-lead = Ein Server bringt Leute an ihren eigenen Bildschirmen zusammen: Links zum Tisch, Zuschauer, Plaudern. Ein Rechner zu Hause genügt.
host-steps = Mit Python 3.11 oder neuer: „pip install whitechapel-parlour“, dann „whitechapel serve“. Er zeigt seine Adresse und einen Code für Telefone im selben Netz.
bring = Eine Partie mitbringen
bring-hint = Eine Partie aus einer Seite kommt mit ihrer Mitschrift hierher, auch mittendrin; eine von einem anderen Server, sobald sie zu Ende ist. Gemischt wurde anderswo, bewiesen ist das hier also nicht.
host-move = Eine Partie lässt sich als Mitschrift überallhin mitnehmen: Auf einem Server nimmt „Alle meine Tische“ sie auf, auch mittendrin. „whitechapel verify“ spielt sie auf jedem Rechner nach und prüft jede Antwort und jedes Mischen.
move-on = Auf einem Server weiterspielen
move-on-hint = In der Mitschrift stehen die verdeckten Karten. Auf dem Server nimmt „Alle meine Tische“ sie auf, und dort geht die Partie gegen dieselben Bots weiter; dieser Tisch bleibt, wie er ist.

## Am echten Tisch

real-title = Am echten Tisch
real-door = Am echten Tisch
real-of = Am echten Tisch: { $game }
real-lead = Für alle, bei denen die Schachtel auf dem Tisch steht und dieser Bildschirm daneben liegt.
real-has-sheet = Zählt die Punkte und beantwortet Fragen zu den Regeln
real-has-deal = Teilt aus, was verloren ging, und beantwortet Fragen zu den Regeln
real-sheet-lead = Ihr spielt mit euren eigenen Karten und schreibt hier auf. Nach jedem Durchgang antippen, was vor wem liegt.
real-deal-lead = Für alle, denen Karten oder Würfel abhandengekommen sind: Dieser Bildschirm teilt sie aus. Reicht ihn herum, wie er sagt.
real-players = Mitspieler
real-player = Spieler { $number }
real-more = Noch jemand
real-fewer = Jemand weniger
real-teams = Partner sitzen sich gegenüber: { $one } gegen { $other }.
real-begin = Los
real-kept = Hier aufgehobene Partien
real-go-on = Weiter
real-forget = Diese Partie vergessen
real-hand = Durchgang { $number }
real-before = Vor { $name }
real-held = Auf der Hand von { $name }
real-tap = Für jede Karte einmal tippen
real-less = Eine weniger: { $card }
real-none-left = keine mehr da
real-stands-for = Für wen steht sie?
real-ended = Wie ging der Durchgang zu Ende?
real-who = Wer war es?
real-who-first = Sag unten, wie der Durchgang zu Ende ging und durch wen.
real-somebody = Jemand
real-file-empty = Die Fallakte ist leer
real-vote-of = { $name } hat getippt auf
real-no-vote = niemanden
real-would-stand = { $name }: bisher { $before }, danach { $after }
real-doubled = doppelt
real-row-hand = auf der Hand
real-row-aside = beiseitegelegt
real-row-vote = Tipp
real-row-bonus = Bonus
real-row-dupin = Dupins Zählung
real-nothing = Noch nichts angetippt.
real-counts-nothing = Davon zählt nichts.
real-undo = Zurücknehmen
real-next = Weiter: { $what }
real-write = Diesen Durchgang aufschreiben
real-scores = Die Partie bisher
real-again-hand = Letzten Durchgang berichtigen
real-won = { $names } { $count ->
    [one] hat gewonnen
   *[other] haben gewonnen
}.
real-new = Neue Partie
real-may-we = Darf man das?
real-may-we-hint = Frag in eigenen Worten, wie du am Tisch fragen würdest.
real-ask = Nachschlagen
real-nothing-found = Davon spricht keine Regel. Versuch es mit anderen Worten.
real-show = Zeigen
real-hide = Wieder verdecken
real-shuffle = Neu mischen und austeilen
real-shuffle-sure = Alles bisher Ausgeteilte ist dann weg.

## Leute: Gesichter, Passkeys, Freunde, Meldungen, das Pult des Gastgebers

face = Dein Gesicht
face-choose = Gesicht auswählen
face-take = Dieses
face-bowler = Melone
face-topper = Zylinder
face-deerstalker = Jagdmütze
face-cap = Schirmmütze
face-bun = Haarknoten
face-bonnet = Haube
face-plume = Federhut
face-beard = Bart
face-pipe = Pfeife
face-helmet = Helm
face-curls = Locken
face-glasses = Brille
passkeys = Passkeys
passkeys-hint = Dein Gerät oder dein Schlüsselbund kennt dich: Ein Finger, ein Blick oder eine PIN genügt, um wiederzukommen.
passkey-make = Passkey anlegen
passkey-made = Ab jetzt führt dich dein Passkey zurück.
passkey-since = angelegt am { $day }
passkey-revoke = Widerrufen
passkey-revoked = Dieser Passkey gilt nicht mehr.
passkey-failed = Das hat auf diesem Gerät nicht geklappt.
back-passkey = Mit einem Passkey zurückkommen
everything = Alles über dich
everything-hint = Alles, was dieser Server über dich weiß, kannst du als eine Datei herunterladen oder löschen lassen.
everything-download = Herunterladen
everything-delete = Alles löschen lassen
everything-sure = Du verlässt die Partien, die du gerade spielst, und niemand kann etwas davon zurückholen: deinen Namen, dein Gesicht, deine Wertungen, deine Freunde, was du gesagt hast. In den Partien der anderen bist du dann ein Gast.
everything-delete-sure = Alles löschen
friends = Freunde
friends-none = Noch niemand. Gib jemandem deinen Link.
friend-link = Dein Link für Freunde
friend-link-hint = Wer ihn öffnet, kann dein Freund werden: Dann könnt ihr euch gegenseitig an Tische einladen.
friend-link-new = Neuen Link anlegen
friend-link-renewed = Der alte Link gilt nicht mehr.
friend-ask = { $name } möchte mit dir befreundet sein.
friend-accept = Freundschaft schließen
friend-made = Du und { $name } seid jetzt befreundet.
friend-end = Freundschaft beenden
friend-end-name = Freundschaft mit { $name } beenden
friend-ended = Ihr seid nicht mehr befreundet.
friend-to-table = { $name } zu einer Partie einladen
friend-to-table-hint = { $name } wird eingeladen, sobald der Tisch offen ist.
friend-exchange = Links austauschen
invitations = Einladungen
invitation = { $name } lädt dich an einen Tisch ein: { $game }
invitation-go = Hingehen
invite-friends = Freunde einladen
invite = Einladen
invite-name = { $name } an diesen Tisch einladen
invite-sent = Die Einladung steht auf der Titelseite, und wer Bescheid bekommen möchte, bekommt Bescheid.
block = Blockieren
block-done = Du und { $name } begegnet euch an keinem Tisch mehr, und was gesagt wird, liest du nicht.
blocked-people = Blockiert
unblock = Nicht mehr blockieren
unblock-name = { $name } nicht mehr blockieren
unblocked = Ihr könnt euch wieder begegnen.
talk-blocked = (blockiert)
report = Melden
report-title = { $name } melden
report-talk = Was gesagt wird
report-name = Der Name
report-play = Wie gespielt wird
report-other = Etwas anderes
report-text = Was ist passiert?
report-hint = Wer diesen Server betreibt, liest es, samt den letzten Zeilen, die am Tisch gesagt wurden.
report-send = Abschicken
report-sent = Wer den Server betreibt, weiß jetzt davon.
desk = Das Pult des Gastgebers
desk-how = Gib „whitechapel desk“ ein, wo der Server läuft: Es erscheint ein Link, der dich hereinlässt.
desk-reports = { $count ->
    [0] Meldungen
    [one] Eine Meldung
   *[other] { $count } Meldungen
  }
desk-no-reports = Niemand hat sich beschwert.
desk-by = Gemeldet von { $name }.
desk-table = Zum Tisch
desk-rename = Umbenennen
name-yours-other = Der neue Name
desk-renamed = Umbenannt, auch an den Tischen.
desk-muted = Mitreden geht jetzt nicht mehr.
desk-unmuted = Mitreden geht wieder.
desk-settle = Erledigt
desk-settled = Weggelegt.
desk-silent = Wer nicht mitreden darf
desk-load = Auslastung
desk-load-hint = Die des Prozesses, der geantwortet hat; mehrere teilen sich eine PostgreSQL-Datenbank.
desk-up = Läuft seit
desk-hours = { $hours } Std.
desk-sockets = Verbundene Leute
desk-awake = Wache Tische
desk-pace = Züge je Sekunde
desk-moves = Züge bisher
desk-requests = Anfragen
desk-refused = Als zu viele abgewiesen
desk-alerts = Nachrichten gesendet / gescheitert
desk-unreadable = Unlesbare Tische
desk-memory = Speicher höchstens
desk-busy = Last der Maschine
desk-tables = Tische
desk-no-tables = Kein Tisch ist wach.
desk-present = { $count ->
    [0] niemand ist da
    [one] eine Person ist da
   *[other] { $count } sind da
  }
desk-end = Partie beenden
desk-end-sure = Für alle beenden
desk-ended = Die Partie ist beendet.
desk-hosts = Gastgeber
desk-leave = Kein Gastgeber mehr sein

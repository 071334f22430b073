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
waiting-mark = Wartet
over-mark = Beendet
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
with-people = mit { $names }
alone-there = noch niemand sonst
and = und
public-tables = Offene Tische
no-tables = Noch keine Tische. Spiel los, dann steht hier einer.
loading = Einen Moment.
rules = Regeln
settings = Einstellungen
about = Über uns
source = Quelltext
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
bot-constable = Wachtmeister
bot-sergeant = Sergeant
bot-inspector = Inspektor
bot-superintendent = Hauptkommissar
bot-random = Schlafwandler
bot-hint-constable = geht seine Runde und kennt die Regeln
bot-hint-sergeant = achtet auf das, was du auslegst
bot-hint-inspector = rechnet mit dem, was du haben kannst
bot-hint-superintendent = denkt am längsten und vergisst nichts
bot-hint-random = antwortet aufs Geratewohl, aber nach den Regeln
is-bot = spielt von selbst
is-away = nicht da
is-here = da
is-you = du
plays-for = Für { $name } spielt ein Bot
seat-open = frei
seat-kept = reserviert, mit eigenem Link
me-here = Ich

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
lobby-commitment = Das Siegel, das alle Mischungen festlegt:
copy = Kopieren
copied = Kopiert
qr = Ein Code für die Handykamera: { $address }
share = Teilen

## Am Tisch

status-lobby = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $count }.
}
status-your-turn = Du bist am Zug.
status-watching = Du schaust zu.
status-busy = Gesendet …
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
diary = Falltagebuch
talk = Gespräch
talk-hint = Sag etwas in die Runde
talk-empty = Noch hat niemand etwas gesagt.
send = Sagen
diary-empty = Noch ist nichts geschehen.
diary-gone = Was vor deiner Rückkehr gesagt wurde, ist an diesem Tisch nicht aufgeschrieben.
notebook = Notizbuch
notebook-hint = Nur für deine Augen. Es bleibt bei deinem Platz.
skip-ahead = Vorspulen
to-rules = Regel nachlesen
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
fullscreen = Vollbild
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
rematch = Noch einmal
rematch-go = Zum nächsten Tisch
duplicate = Gleich gemischt, Plätze getauscht
watch-replay = Noch einmal ansehen
download = Herunterladen
look-at-table = Den Tisch ansehen
proof = Wie gemischt wurde
proof-text = Das Siegel vom Anfang ist der SHA-256-Wert dieses Schlüssels. „whitechapel verify DATEI“ prüft eine heruntergeladene Partie.
proof-seal = Siegel
proof-seed = Schlüssel
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
replay-not-over = Noch einmal ansehen kannst du eine Partie, sobald sie vorbei ist.
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
rules-all-editions = in allen Ausgaben
rules-link = Link zu dieser Regel
rules-source = Aus der Anleitung
rules-ruling-label = Entscheidung
rules-chapters = Kapitel
rules-choose = Welches Spiel?
rules-other-language = auch auf Englisch
rules-not-open = Die Regeln dieses Spiels liegen noch nicht hier.

## Einstellungen

settings-title = Einstellungen
settings-name = Wie du heißt
settings-name-hint = Gilt ab deinem nächsten Tisch.
settings-save = Merken
settings-saved = Gemerkt.
settings-theme = Licht
settings-motion = Bewegung
motion-calm = ruhig
motion-brisk = zügig
motion-off = aus
settings-here = Bleibt in diesem Browser und wird nirgendwohin gesendet.
keys = Tasten
key-arrows = innerhalb einer Gruppe
key-tab = von Gruppe zu Gruppe
key-enter = tun
key-escape = einen Schritt zurück
key-rules = Regeln
key-undo = zurücknehmen
key-log = Tagebuch und Gespräch
key-skip = vorspulen

## Über uns

about-title = Über dieses Haus
about-text = Whitechapel ist ein Salon für Detektivspiele mit verdeckten Karten. Der Server kennt die Regeln und sagt allen am Tisch nur, was sie wissen dürfen. Du brauchst kein Konto, und niemand fragt dich nach etwas.
about-fonts = Gesetzt aus Literata und IM Fell English, beide unter der SIL Open Font License.
about-licence = Das Programm ist frei unter der MIT-Lizenz.

### Was das Haus in jedem Spiel sagt.

## Leute

you = Du
seat = Platz { $number }
spectator = ein Zuschauer

## Das Spiel am Tisch

title = { $game } · { $edition }
your-answer = Deine Antwort
options = Du kannst
other-answers = Du kannst antworten
nobody-asked-you = Du bist gerade nicht gefragt.
question = { $who ->
    [me] Du bist gefragt.
   *[other] { $who } ist gefragt.
}
several-asked = Mehrere sind gefragt.
refused = Das geht jetzt nicht.
    { $sentence }
rule-id = Regel { $rule }
not-understood = „{ $text }“ ist keine Antwort in diesem Spiel.
many-options = { $count } Antworten sind möglich. Tipp eine ein, etwa „{ $example }“, oder nur ihr letztes Wort. „liste“ zeigt alle, „liste WORT“ die mit einem Wort darin.
list-none = In keiner der Antworten steht „{ $word }“.
which-one = „{ $text }“ ist nicht eindeutig. Welche Nummer?
typed-in-full = Nur ausgeschrieben
not-done = Dann bleibt alles, wie es ist.
did-you-mean = Meinst du: { $near }?
no-such-number = Die Nummer { $number } gibt es nicht; zur Wahl stehen 1 bis { $last }.
allowed = „{ $answer }“ ist jetzt möglich: { $words }.
why-what = Sag dazu, welche Antwort, zum Beispiel: warum { $example }
over = Die Partie ist zu Ende.
winner = { $who ->
    [me] Du gewinnst.
   *[other] { $who } gewinnt.
}
winners = Geteilter Sieg: { $names }.
log-empty = Noch ist nichts geschehen.
no-notebook = Hier zählt nur das Gedächtnis: Es gibt kein Notizbuch.
notebook-empty = Das Notizbuch ist leer.

undone = Zurückgenommen: { $words }.
undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts gespielt.
undo-others = Das lässt sich nicht zurücknehmen: Jemand anders hat seitdem geantwortet.
undo-chance = Das lässt sich nicht zurücknehmen: Seitdem wurde gemischt oder gewürfelt.
undo-learned = Das lässt sich nicht zurücknehmen: Du hast dabei etwas gesehen, was du vorher nicht wissen konntest.

saved = Gespeichert als { $file }.
save-where = Sag dazu, wohin: speichern DATEI
load-where = Sag dazu, woher: laden DATEI
loaded = { $file } geladen: { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} bisher.
quit-unsaved = Die Partie ist nicht gespeichert. „speichern DATEI“ bewahrt sie auf; noch einmal „ende“, und du verlässt sie.
left = Du verlässt den Tisch.
left-unsaved = Du verlässt den Tisch; die Partie wurde nicht gespeichert.

commands = Befehle
command-number = diese Antwort spielen; gibt es nur eine, genügt Enter
command-answer = eine Antwort in Worten, kurz oder wie in der Liste, zum Beispiel: { $example }
command-why = warum eine Antwort möglich ist oder nicht
command-rules = Regeln nach Kürzel oder Wort
command-log = was geschehen ist, soweit du davon weißt
command-note = eine Zeile ins Notizbuch schreiben; ohne Text: darin lesen
command-undo = deine letzte Antwort zurücknehmen, wenn sie dir nichts verraten hat
command-scores = die bisherigen Abrechnungen
command-table = den Tisch noch einmal zeigen
command-list = alle möglichen Antworten oder die mit einem Wort darin
command-save = die Partie in einer Datei aufbewahren
command-load = mit einer Partie aus einer Datei weitermachen
command-quit = den Tisch verlassen
help-hint = ? für Hilfe
arg-answer = ANTWORT
arg-number = NUMMER
arg-word = WORT
arg-text = TEXT
arg-file = DATEI

## Das Menü

menu-title = Whitechapel: ein Salon für Detektivspiele
menu-which = Welches Spiel?
menu-unknown = Dieses Spiel gibt es hier nicht; tipp eine der Nummern ein.
menu-help = whitechapel --help zeigt alles Weitere.

## Regeln

rules-none = In keiner Regel steht „{ $word }“.
rules-ruling = Entscheidung
rules-only = nur { $edition }

## Nachspielen

replay-at = Zeile { $line } von { $last }, wie { $who } es sieht
replay-open = Zeile { $line } von { $last }, alles offen
replay-more = Enter: nächste Zeile, q: aufhören
hand-of = Hand von { $who }
sealed-answer = { $who }, noch nicht aufgedeckt: { $words }

## Prüfen

arena-progress = Die Bots spielen { $game }
check-progress = { $game }: zufällige Partien, an den Gesetzen geprüft
check-fine = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} von { $game } gespielt: Kein Gesetz wurde gebrochen.
check-broken = Gesetz { $law } wurde gebrochen: { $sentence }
check-saved = Die Partie steht in { $file }.
check-options = Die Optionen waren: { $options }

## Neues Spiel

new-game-written = { $folder } ist ein fertiges Spiel, das alle Gesetze einhält. Installier es und spiel es:

## Abrechnung am echten Tisch

score-again = Enter behält, was in Klammern steht; „-“ heißt: nichts.
score-name = Namen der Spieler in Zugreihenfolge
score-table = Was vor { $who } liegt
score-hand = Was { $who } auf der Hand hat
score-kept = So weit bist du gekommen. Speichere es als Datei und ergänze, was fehlt; „whitechapel score SPIEL DATEI“ rechnet sie ab.

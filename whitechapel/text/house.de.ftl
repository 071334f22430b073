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
described-answered = Deine verdeckte Antwort: { $answer }.
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
rules-examples = { $shown } von { $played } Regeln, die vom Spielen handeln, haben ein Beispiel.
rules-only = nur { $edition }

## Nachspielen

replay-at = Zeile { $line } von { $last }, wie { $who } es sieht
replay-open = Zeile { $line } von { $last }, alles offen
replay-more = Enter: nächste Zeile, q: aufhören
hand-of = Hand von { $who }
sealed-answer = { $who }, noch nicht aufgedeckt: { $words }

## Die Ränge der Bots

bot-constable = Wachtmeister
bot-sergeant = Sergeant
bot-inspector = Inspektor
bot-superintendent = Hauptkommissar
bot-commissioner = Polizeipräsident

## Rückschau

review-title = Rückschau
review-eyes = Mit den Augen von { $who }
review-progress = { $who }: geprüfte Antworten
review-sum = Von { $start } % { $luck ->
    [up] kamen { $lucky } durch Glück dazu
   *[down] nahm das Pech { $lucky }
}, und die Antworten kosteten { $lost }.
review-won = Der Fall wurde gewonnen.
review-lost = Der Fall ging verloren.
review-shared = Der Sieg wurde geteilt.
review-unfinished = Der Fall ist noch nicht abgeschlossen.
review-no-choice = { $who } hatte nie eine Wahl.
review-curve = Gewinnchance
review-curve-note = nach dem, was damals bekannt war
review-slopes = Schrägen: Glück, und was andere taten
review-falls = senkrechte Stürze: die eigenen Antworten
review-luck-and-skill = Glück und Können
review-start = Anfang
review-luck = Glück
review-luck-note = Glück { $good }, Pech { $bad }
review-losses = Verluste
review-result = Ergebnis
review-start-note = vor der ersten Antwort
review-costliest = Die teuersten Antworten
review-share = { $some } der { $all } verlorenen Prozent
review-nothing-lost = Keine Antwort, die sicher etwas gekostet hat.
review-given = gegeben
review-better = besser
review-cost = Preis
review-likely = { $low } bis { $high }
review-mistake = ein Fehler
review-unsure = kann Zufall sein
review-why = warum
review-position = Der Tisch in diesem Augenblick
review-where = Zeile { $line }, { $question }
review-rate = { $rate } % Verlust je Antwort, bei { $answers } Antworten ({ $low } bis { $high }).
review-grade-next = { $rank } beginnt bei { $rate } %.
review-grade-top = Kein Rang des Hauses macht weniger Fehler.
review-grade-why = Die Note ist der Rang unter unseren Bots, der je Antwort etwa gleich viel verliert.
review-mistakes = { $mistakes ->
    [0] Kein Fehler
    [one] Ein Fehler
   *[other] { $mistakes } Fehler
} in { $answers } Antworten
review-honest = Jede Antwort wird nach dem beurteilt, was damals bekannt war: Was wirklich verborgen lag, spielt keine Rolle.
review-stage = { $counted ->
    [round] Runde { $number }
    [hand_number] Runde { $number }
    [turn] { $number ->
        [0] Aufbau
       *[other] Zug { $number }
    }
   *[other] { $number }
}
review-figure-suspects = noch verdächtig
review-figure-first = möglichst gleich geteilt, 1. Zug
review-figure-second = möglichst gleich geteilt, 2. Zug
review-written = Die Seite steht in { $file }.

## Partien als Zahlen

export-progress = Die Partien werden geschrieben
export-written = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $decisions } Entscheidungen geschrieben.

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

puzzles-progress = { $count } Rätsel gefunden
puzzles-mined = { $count } von { $found } gefundenen Rätseln stehen in { $file }.
puzzles-disagree = { $id }: Richtig war { $ours }, jetzt ist es { $found }.
puzzles-checked = Bei { $agree } von { $count } Rätseln kommt die zweite Suche zum selben Ergebnis.
puzzle-theme-any = Alles Mögliche
puzzle-theme-split = Gleichmäßig teilen
puzzle-theme-hide = In der Menge untertauchen
puzzle-theme-holds = Wer hat was?
puzzle-theme-out = Ausmachen oder warten
puzzle-theme-risk = Wagen oder sichern

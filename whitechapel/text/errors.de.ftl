### Die Fehler auf Deutsch. Auf Englisch stehen sie dort, wo sie auftreten; der Name und die Angaben sind dieselben.

## Antworten

illegal = „{ $answer }“ ist jetzt nicht erlaubt: Regel { $rule }.
not-asked = Platz { $seat } ist gerade nicht gefragt.
over = Die Partie ist zu Ende.
answer-unknown = „{ $given }“ ist keine Antwort in { $game }.
answer-near = „{ $given }“ ist keine Antwort in { $game }. Meinst du: { $near }?
chance-rummy = „{ $given }“ ist keine Mischung und nennt keinen Geber.
no-hearing = Es ist nicht gesagt, wer in { $game } von „{ $event }“ erfährt.
drawn-world = Diese Welt ist danach gezogen, was ein anderer Platz weiß; das sagt nicht, was Platz { $seat } im Gedächtnis hat.

## Spiele, Optionen, Plätze und Bots

game-unknown = „{ $given }“ ist kein Spiel dieses Hauses; es gibt: { $games }.
edition-unknown = { $game } hat keine Ausgabe „{ $edition }“; es gibt: { $editions }.
option-unknown = { $game } hat keine Option „{ $option }“; es gibt: { $options }.
option-value = „{ $given }“ ist kein Wert der Option { $option }; möglich sind: { $choices }.
option-number = „{ $given }“ ist kein Wert der Option { $option }; möglich ist eine Zahl von { $least } bis { $most }.
option-form = „{ $given }“ ist keine Option in der Form Name=Wert.
option-twice = Die Option { $option } ist doppelt angegeben.
first-dealer = Den Platz { $seat }, der zuerst geben soll, gibt es nicht: Die Plätze sind 0 bis { $last }.
saved-options = Eine gespeicherte Partie hat ihre Optionen schon; lass sie weg.
no-such-seat = Den Platz { $seat } gibt es in diesem Spiel nicht; die Plätze sind 0 bis { $last }.
bot-unknown = „{ $bot }“ spielt { $game } nicht; es gibt: { $bots }.
guest-name = „{ $given }“ ist kein Name für einen Bot; richtig ist SPIEL/NAME, etwa mr-jack/student.
guest-entry = „{ $given }“ in { $variable } sollte SPIEL/NAME=MODUL:FUNKTION sein.
guest-load = Der Bot { $bot } lässt sich nicht aus { $place } laden: { $reason }.
package-missing = Das Python-Paket { $package } ist nicht installiert; pip install { $package } holt es.
executor-unknown = „{ $given }“ kann keine Partien ausführen; es gibt: { $executors }.
train-numbers = Die Minuten müssen über 0 liegen, und es muss mindestens ein Prozess sein.
train-unknown = Für { $game } gibt es noch kein Rezept.
check-numbers = Es muss mindestens eine Partie und ein Prozess sein.
puzzles-numbers = Die Zahlen der Rätsel, Minuten und Prozesse müssen größer als 0 sein.
arena-numbers = Eine Arena braucht mindestens zwei Stufen, zwei Partien und einen Prozess.

## Dateien und Mitschriften

file-missing = Die Datei { $file } gibt es nicht.
file-folder = { $file } ist ein Ordner und keine Datei.
file-forbidden = Du darfst { $file } nicht öffnen.
file-no-folder = { $file } lässt sich nicht schreiben: Den Ordner dafür gibt es nicht.
file-not-text = { $file } ist kein Text in UTF-8.
file-utf-16 = { $file } ist in UTF-16 geschrieben; speichere die Datei als UTF-8.
file-trouble = { $file } lässt sich nicht öffnen: { $reason }.
transcript-empty = Die Mitschrift ist leer: In ihrer ersten Zeile sollte das Spiel stehen.
transcript-game = Das ist keine Mitschrift: Ihre erste Zeile sollte mit einem Spiel beginnen. { $why }
transcript-line = In Zeile { $line } der Mitschrift stehen nicht ein Platz und eine Antwort: „{ $given }“.
transcript-unplayable = Zeile { $line } der Mitschrift lässt sich nicht spielen: { $why }
transcript-option = „{ $given }“ in der ersten Zeile der Mitschrift ist keine Option in der Form Name=Wert, oder sie steht dort doppelt.
transcript-no-rules = In der ersten Zeile der Mitschrift fehlt, nach welcher Fassung der Regeln von { $game } gespielt wurde: rules={ $ours }.
transcript-rules = Die Mitschrift wurde nach Fassung { $rules } der Regeln von { $game } gespielt; hier gilt Fassung { $ours }.
other-game = Das ist eine Mitschrift von { $other }; hier spielst du { $game }.
replay-no-line = Die Mitschrift hat die Zeilen 1 bis { $last }; eine Zeile { $line } gibt es nicht.
verify-no-seed = In der Datei stehen kein Schlüssel (seed) und kein Siegel (commitment): Nur Partien von einem Server lassen sich prüfen.
verify-seed = Der Schlüssel (seed) in der Datei ist keine Hexadezimalzahl.
verify-commitment = Der Schlüssel (seed) ist nicht der versprochene: Er passt nicht zum Siegel (commitment).
verify-value = Der Wert von Platz { $seat } ist nicht der versprochene.
verify-mix = Der Schlüssel (seed) folgt nicht aus dem Geheimnis des Servers und den Werten der Spieler.
verify-other-commitment = Das Siegel „{ $given }“ gehört nicht zu dieser Datei: Es wurde neu gemischt, oder du hast etwas anderes aufgeschrieben.
verify-own-value = Der Wert deines Browsers steckt nicht im Schlüssel (seed).
verify-head = In der Datei stehen andere Antworten als die, die gegeben wurden: Der Verlauf stimmt nicht mit deinem überein.
verify-digits = „{ $given }“ hat nicht 64 hexadezimale Ziffern.
verify-line = Zeile { $line } der Datei: { $why }
verify-shuffle = Die Mischung oder der Wurf folgt nicht aus dem Schlüssel (seed).

## Regelwerke

example-field = { $file }: Das Feld „{ $field }“ des Beispiels zu { $rule } fehlt oder ist falsch.
example-strange-field = { $file }: Das Beispiel zu { $rule } hat ein Feld „{ $field }“, das kein Beispiel hat.
example-answer = { $file }: „{ $given }“ beim Beispiel zu { $rule } ist kein Platz mit einer Antwort.
lesson-field = { $file }: Das Feld „{ $field }“ von { $where } fehlt oder ist falsch.
lesson-strange-field = { $file }: { $where } hat ein Feld „{ $field }“, das dort nicht hingehört.
lesson-answer = { $file }: „{ $given }“ in { $where } ist kein Platz mit einer Antwort.
lesson-thing = { $file }: Auf „{ $given }“ in { $where } kann niemand zeigen; ein Ding beginnt mit einem von: { $things }.
position-part = Ein Tisch dieses Spiels hat keinen Teil „{ $part }“.
position-name = Nichts in diesem Spiel heißt „{ $given }“.
position-number = „{ $given }“ ist keine Zahl für „{ $part }“.
position-too-many = Es liegt mehr von einer Sorte auf dem Tisch, als es in diesem Spiel gibt.
file-not-toml = { $file } ist keine TOML-Datei: { $reason }
rulebook-twice = { $file }: Die Regel { $rule } steht dort zweimal.
rulebook-instead-of = { $file }: { $rule } steht anstelle von { $other }, das es nicht gibt.
rulebook-field = { $file }: Bei { $rule } fehlt das Feld „{ $field }“.
rulebook-strange-field = { $file }: { $rule } hat ein Feld „{ $field }“, das keine Regel hat.
rulebook-chapter = { $file }: { $rule } steht im Kapitel „{ $chapter }“, das es nicht gibt.
rulebook-source = { $file }: Das Feld „source“ von { $rule } muss für jede Ausgabe eine Liste von Überschriften haben.
rulebook-list = { $file }: Das Feld „{ $field }“ von { $rule } muss eine Liste sein.
rulebook-edition = { $file }: { $rule } nennt die Ausgabe „{ $edition }“, die es nicht gibt.
rulebook-no-source = { $file }: { $rule } hat weder eine Quelle noch eine Entscheidung.

## Die Befehlszeile

line-option = { $option } gibt es hier nicht; { $help } zeigt, was es gibt.
line-unused = „{ $given }“ bedeutet hier nichts; { $help } zeigt, was geht.
line-missing = { $name } fehlt; { $help } zeigt, was hierher gehört.
line-game = Sag dazu, welches Spiel: { $games }.
line-no-value = Bei { $option } fehlt der Wert; { $help } zeigt, welcher.
line-choice = „{ $given }“ ist kein Wert für { $option }; möglich sind: { $choices }.
line-number = „{ $given }“ ist keine Zahl; { $option } braucht eine.
line-value = „{ $given }“ ist kein Wert für { $option }.
line-twice = { $option } ist doppelt angegeben.
line-other = Die Befehlszeile ist nicht verständlich ({ $reason }); { $help } zeigt, wie man sie schreibt.
serve-mail = Für E-Mail braucht es einen Server, etwa smtp://name@mail.example:587, und mit --mail-from eine Adresse, von der sie kommt.
serve-numbers = Es muss mindestens ein Bot-Prozess sein; limits geht von 1 bis 1000000, der Port von 0 bis 65535.

## Abrechnung am echten Tisch

score-where = { $where }: { $why }
score-toml = Zeile { $line } der Datei ist nicht so geschrieben, wie TOML es verlangt: { $given }
score-toml-end = Die Datei endet zu früh: Etwas darin ist nicht abgeschlossen.
score-field = In der Datei steht „{ $field }“, das hier nichts bedeutet; es gibt: { $fields }.
score-kind-players = „player“ muss eine Liste von Spielern sein, jeder unter [[player]].
score-kind-text = „{ $field }“ muss ein Text in Anführungszeichen sein.
score-kind-yes-no = „{ $field }“ muss true oder false sein.
score-kind-options = „{ $field }“ muss eine Tabelle unter [options] sein.
score-players = Es müssen zwei bis vier Spieler sein, alle mit verschiedenen Namen.
score-yes-no = „{ $given }“ heißt weder ja noch nein.
score-option-form = „{ $given }“ hat nicht die Form Name=Wert.
score-option = { $why }
score-choice = „{ $given }“ geht hier nicht; möglich sind: { $choices }.
score-card = Die Karte „{ $card }“ gibt es nicht. Die Karten sind: { $cards }.
score-copies = Das sind { $found } Karten { $card }, aber im Spiel gibt es nur { $copies }.

## Der Server und seine Ablage

serve-listen = Der Server lässt sich unter { $host }, Port { $port }, nicht erreichen: { $reason }.
store-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $reason }.
serve-no-page = Der Ordner { $folder } ist nicht der einer Seite ohne Server: { $file } fehlt oder ist nicht lesbar.
serve-other-page = Die Seite in { $folder } ist von Version { $theirs }; dieser Server ist Version { $ours }.
store-package = Für PostgreSQL fehlt ein Paket: pip install 'whitechapel-parlour[postgres]'
table-lesson = { $game } hat die Lektion „{ $lesson }“ nicht mehr.
table-rules = Gespielt wird nach Version { $rules } der Regeln von { $game }; dieser Server hat Version { $ours }.
table-unreadable = Eintrag { $number } ist nicht lesbar: { $reason }
store-lease = Dieser Server war von der Datenbank { $name } abgeschnitten.
store-moved = Der Tisch ist gerade umgezogen.
store-owner = { $log } gehört jetzt einem anderen Server.
store-conflict = { $log } hat { $length } Einträge, nicht { $at }.
store-closed = Die Ablage ist geschlossen.
store-bus-closed = Die Verbindung zwischen den Servern ist geschlossen.
store-read-only = { $file } ist nur zum Lesen geöffnet.
store-full = { $file } ist nicht leer: Nimm zum Wiederherstellen eine neue Datei.
store-in-use = Ein anderer Server benutzt { $file }. Halte ihn zuerst an, oder gib diesem einen eigenen Ordner.
store-forbidden = { $file } darf von diesem Benutzer nicht geschrieben werden, oder der Datenträger ist schreibgeschützt.
store-forbidden-now = { $file } darf nicht mehr geschrieben werden, oder der Datenträger ist jetzt schreibgeschützt.
store-strange = { $file } ist keine Datei von Whitechapel.
store-damaged = { $file } ist beschädigt oder keine Datei von Whitechapel.
store-disk = { $file } liegt auf einem Datenträger, den SQLite nicht sicher benutzen kann; wähl einen Ordner auf diesem Rechner.
store-disk-full = Für { $file } ist kein Platz mehr: Der Datenträger ist voll. Es wurde nichts geschrieben.
store-disk-refuses = { $file } ließ sich nicht schreiben oder lesen: Der Datenträger verweigert es ({ $reason }).
store-locked = { $file } wird von einem anderen Programm gesperrt. Es wurde nichts geschrieben.
store-no-folder = { $file } lässt sich nicht öffnen: Gibt es den Ordner, und darf dieser Benutzer darin schreiben?
store-unopened = { $file } lässt sich nicht öffnen: { $reason }.
store-refuses = { $file } verweigert das: { $reason }.
store-newer = { $file } wurde von einer neueren Version von Whitechapel geschrieben (ihr Format ist { $version }, diese kennt { $ours }). Installiere wieder die neuere Version.
store-page = In diesem Browser ließ es sich nicht speichern oder lesen: { $reason }.
store-page-full = In diesem Browser gibt es schon Tische.
store-database-full = Die Datenbank { $name } ist nicht leer: Nimm zum Wiederherstellen eine neue.
store-database-read-only = Die Datenbank { $name } ist nur zum Lesen geöffnet.
store-database-refuses-us = Die Datenbank { $name } lässt uns nicht hinein: { $reason }.
store-database-refuses = Die Datenbank { $name } verweigert das: { $reason }.
store-database-away = Die Datenbank { $name } antwortet nicht ({ $reason }).
store-database-disk-full = Für die Datenbank { $name } ist kein Platz mehr: Die Festplatte ist voll.
store-database-cannot-write = Die Datenbank { $name } kann im Moment nur gelesen werden.
store-database-silent = Die Datenbank { $name } antwortet nicht.
store-database-bare = In der Datenbank { $name } gibt es noch keinen Salon.
store-database-newer = Die Datenbank { $name } wurde von einer neueren Version von Whitechapel geschrieben (ihr Format ist { $version }, diese kennt { $ours }). Installiere wieder die neuere Version.
archive-strange = { $file } ist kein Archiv von Whitechapel.
archive-newer = { $file } wurde von einer neueren Version von Whitechapel geschrieben.
archive-end = { $file } ist beschädigt oder nicht vollständig: Das Ende fehlt.
archive-record = { $file } ist beschädigt oder nicht vollständig: { $given } ist kein Eintrag.
archive-last-line = { $file } ist beschädigt oder nicht vollständig: Die letzte Zeile ergibt keinen Sinn.
archive-checksum = { $file } ist beschädigt oder nicht vollständig: Die Prüfsumme stimmt nicht.
archive-entry = Eintrag { $number } von { $log } fehlt.
archive-unreadable = { $file } lässt sich nicht lesen: { $reason }.
archive-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
guide-field = { $file }: Bei { $place } fehlt etwas oder stimmt etwas nicht.

## Neues Spiel

new-game-name = „{ $name }“ kann kein Spiel heißen: nur Kleinbuchstaben und Ziffern, zwischen Wörtern Bindestriche.
new-game-taken = Ein Spiel namens { $name } gibt es schon.
new-game-exists = { $folder } gibt es schon; es wurde nichts geschrieben.
no-scorer = Durchgänge von { $game } lassen sich hier nicht abrechnen; das geht bei: { $games }.

guest-start = Der Gast „{ $command }“ lässt sich nicht starten: { $reason }.
guest-ended = Der Gast „{ $command }“ hat sich vor dem Ende seiner Partie beendet.

mcp-refused = { $sentence }
mcp-server = Der Server { $server } hat mit { $code } geantwortet.
mcp-unreachable = Der Server { $server } ist nicht erreichbar: { $reason }.
mcp-no-seat = Am Tisch { $table } gibt es keinen solchen freien Platz.
mcp-not-asked = Dieser Platz ist gerade nicht gefragt.
mcp-silent = Der Server hat nicht geantwortet; schau später noch einmal nach.
mcp-no-server = Hier gibt es keinen Server; open_table öffnet einen Tisch gegen Bots.
mcp-no-table = Du sitzt noch an keinem Tisch; open_table und sit bringen dich an einen.

## Viele Partien nebeneinander

illegal-number = Antwort { $answer } ist in Partie { $number } nicht erlaubt: Die Maske hat sie nicht.
answers-count = { $given } Antworten passen nicht zu { $count } Partien.
seeds-count = { $given } Startzahlen passen nicht zu { $count } Partien: Nötig ist eine für jede Partie oder eine einzige Zahl für alle.
reward-unknown = Nach „{ $given }“ lässt sich nicht belohnen, nur nach: { $known }.
seats-taken = Jeder der Plätze 0 bis { $last } braucht genau einen Spieler.
export-consent = Das sind Partien von Menschen: --consent bestätigt, dass sie damit rechnen. Namen und Zeiten werden nicht geschrieben.
dataset-unreadable = { $file } ist keine Datei mit Partien: { $why }
dataset-other = Die Zahlen in { $file } bedeuten in dieser Version etwas anderes.

## Am echten Tisch

companion-none = Für { $game } gibt es am echten Tisch nichts dergleichen.
companion-seats = Es spielen { $seats }, hier liegen aber die Karten von { $given }.
companion-ending = Mit „{ $given }“ endet kein Durchgang; möglich sind: { $endings }.
companion-who = Jemand hat diesen Durchgang beendet: Wer war es?
companion-card = Eine Karte „{ $given }“ gibt es in diesem Spiel nicht.
companion-copies = { $card } gibt es { $copies } Mal, nicht { $given } Mal.
companion-scores = In dieser Partie gibt es { $sides } Punktestände.
desk-nobody = Hier ist noch kein Server gestartet worden.

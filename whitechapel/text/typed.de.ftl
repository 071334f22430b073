### Was man in jedem Spiel tippen kann; siehe vocabulary.py.

ignored-articles = der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines
ignored-words = ich, du, bitte, will, möchte, mal, jetzt, dann, und, mit, von, vom, auf, in, im, ins, aus, an, am, zu, zum, zur, nach, für, als, bei, durch, über, mein, meine, meinen, sie, es, ihn, sein, dir, mir, lege, leg, werfe, wirf, mache, mach, Karte, Karten

## Bindewörter und Zahlen in Antworten

type-to = nach, zu
type-as = als, für
type-1 = eins
type-2 = zwei
type-3 = drei
type-4 = vier
type-5 = fünf
type-6 = sechs
type-7 = sieben

## Befehle

order-why = warum, wieso, weshalb, why
order-help = hilfe, help, regeln
order-table = tisch, tabelle, table
order-list = liste, auswahl, list
order-log = protokoll, verlauf, log
order-note = notiz, notizen, notizbuch, note, notes
order-scores = punkte, punktestand, abrechnung, scores
order-undo = zurück, zurücknehmen, rückgängig, undo
order-save = speichern, speichere, sichern, save
order-load = laden, lade, load
order-quit = ende, beenden, verlassen, aufhören, quit, exit

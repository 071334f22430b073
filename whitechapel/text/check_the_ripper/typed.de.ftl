### Was man in Check the Ripper tippen kann.

ignored-words = Akte, Feld, Figur, ziehe, ziehen, zieh, gehe, gehen, bewege, Verlierer

## Was man tut

type-done = fertig, nicht mehr ziehen, genug, Schluss
type-decline = verzichte, verzichten, kein Bonuszug, verzichte auf Bonuszug
type-take = nimm Chips, nehmen, nimm, nehme, Chips nehmen, Chips
type-change = wechsle, wechseln, wechsel, wechsle Mörderkarte, neue Mörderkarte
type-keep = behalte, behalten, behalte Mörderkarte
type-pass = keine ansehen, nichts ansehen, keine Akte ansehen, sehe keine Akte an, sieh keine Akte an, passe, passen, sehe nichts an, sieh nichts an
type-put-back = zurücklegen, lege zurück, lege sie zurück, lege Akte zurück
type-king = König, Königs
type-queen = Dame, Damen
type-rook = Turm
type-bishop = Läufer
type-knight = Springer, Pferd
type-place = stelle, stellen, setze, setzen
type-look = ansehen, sieh, sehe, schau, schaue, anschauen, ansehe
type-turn = aufdecken, decke, riskiere, riskieren, umdrehen

### Was man in Jack the Ripper tippen kann.

ignored-words = oberste, rufe, suche, heraus, handkarte

## Was man tut

type-draw = ziehe, zieh, ziehen, nimm, nehmen, aufnehmen
type-file = Fallakte, Akte
type-yard = Scotland Yard, Yard, oberste Karte, oberste
type-call-vote = Tippabgabe, Zur Tippabgabe aufrufen, Aufruf zur Tippabgabe, Abstimmung
type-vote = tippe, tipp, tippen, stimme
type-meld = melde, melden, auslegen, aus
type-layoff = anlegen, lege an, an, ergänze, ergänzen
type-play = spiele, spiel, spielen, ausspielen, auslegen, aus
type-done = fertig, nichts mehr, nichts ausspielen, nichts mehr spielen
type-discard = ablegen, ab, abwerfen, wegwerfen, weg
type-pass = passe, passen, weiter
type-take = nimm, nehmen, heraussuchen, herausnehmen
type-keep = behalte, behalten, aufheben, auf Hand

## Karten

type-druitt = Druitt, Montague
type-eddy = Eddy, Prinz
type-gull = Gull, Sir William Gull
type-pedachenko = Pedachenko, Doktor Pedachenko
type-chapman = Chapman, George
type-jill = Jill
type-letters = Briefe, Brief, Ripperbriefe
type-wild = Joker
type-2wild = 2 Joker, zwei Joker, beide Joker, beiden Joker
type-suspect = Verdacht, Verdächtiger
type-alibi = Alibi
type-alibi-eddy = Alibi Eddy, Alibi für Eddy, Alibi für Prinz Eddy
type-alibi-gull = Alibi Gull, Alibi für Gull, Alibi für Sir Gull
type-victim = Opfer
type-victim-nichols = Opfer Nichols, Mary Nichols, Polly Nichols
type-victim-chapman = Opfer Chapman, Annie Chapman, Annie
type-victim-stride = Opfer Stride, Liz Stride, Elizabeth Stride, Liz
type-victim-eddowes = Opfer Eddowes, Kate Eddowes, Catherine Eddowes, Kate
type-victim-kelly = Opfer Kelly, Mary Jane Kelly, Mary Jane, Mary Kelly
type-scene = Tatort
type-strikes = Ripper schlägt zu, Schlägt zu
type-commissioner = Polizeipräsident, Polizeipräsident tritt zurück, Präsident, Rücktritt
type-escapes = Ripper entkommt, Entkommt, Flucht

### Was man in Mr. Jack tippen kann.

ignored-words = Ausgang, Figur, Lampe, Feld, Pfosten, vor

## Was man tut

type-card = wähle, wählen, nimm, nehme, nehmen, spiele, Karte, Figur
type-power-first = Fähigkeit zuerst, erst Fähigkeit, Fähigkeit, zuerst Fähigkeit, Stärke zuerst, erst Stärke, Stärke, zuerst Stärke
type-move-first = Bewegung zuerst, erst Bewegung, Bewegung, zuerst Bewegung
type-move = gehe, geh, gehen, bewege, bewegen, ziehe, ziehen, laufe, nach
type-accuse = anklagen, klage, klage an, beschuldige, beschuldigen, verhafte, verhaften
type-leave = fliehe, fliehen, flieh, entkomme, entkommen
type-swap = tausche, tauschen, Tausch
type-stay = bleibe stehen, bleiben, stehen, stehen bleiben
type-light = Laterne, versetze Laterne, Laterne versetzen
type-cordon = Sperre, versetze Sperre, Sperre versetzen, sperre Ausgang
type-cover = Deckel, versetze Deckel, Deckel versetzen, decke
type-whistle = pfeife, pfeifen, pfiff, rufe, locke, hole, bewege, bewegen, ziehe
type-nobody = niemand, niemandem, niemand kommt
type-face = leuchte, leuchten, drehe, richte

## Leute und Richtungen

type-holmes = Holmes, Sherlock Holmes, Sherlock
type-watson = Watson, John Watson
type-smith = Smith, John Smith
type-lestrade = Lestrade, Inspektor Lestrade
type-stealthy = Stealthy, Miss
type-goodley = Goodley, Sergeant Goodley
type-gull = Gull, William Gull, Sir William
type-bert = Bert, Jeremy Bert
type-n = Norden, nördlich
type-ne = Nordosten, NO, nordöstlich, Nordost
type-se = Südosten, SO, südöstlich, Südost
type-s = Süden, südlich
type-sw = Südwesten, südwestlich, Südwest
type-nw = Nordwesten, nordwestlich, Nordwest

### Was man in der Rue Morgue tippen kann.

ignored-words = oberste, Orang-Utan, Affe, Affen, Partner, gib, heraus

## Was man tut

type-draw = ziehe, zieh, ziehen, nimm, nehmen, aufnehmen, ziehe zwei Karten, zieh zwei Karten, zwei Karten ziehen, zwei Karten
type-file = Fallakte, Akte
type-morgue = Rue Morgue, Morgue, oberste Karte, oberste
type-meld = melde, melden, auslegen, aus
type-layoff = anlegen, lege an, an, ergänze, ergänzen
type-play = spiele, spiel, spielen, ausspielen, auslegen, aus
type-feed = füttere, füttern
type-discard = ablegen, ab, abwerfen, wegwerfen, weg
type-take = nimm, nehmen, heraussuchen, herausnehmen
type-pass = gib Partner, geben, gib, weitergeben, reiche
type-hide = verstecke, verstecken, unter, unterlegen, drunter
type-search = durchsuchen, durchsuche, suchen, suche, Rue Morgue durchsuchen, durchsuche Rue Morgue, Rue Morgue
type-consult = konsultieren, konsultiere, Partner, fragen, frage

## Karten

type-3am = 3 Uhr nachts, 3 Uhr, drei Uhr, drei Uhr nachts
type-roch = St. Roch, Quartier, Roch, Quartier Roch
type-mademoiselle = Mademoiselle
type-madame = Madame
type-windows = Fenster, rückwärtige Fenster
type-rod = Blitzableiter
type-ad = Anzeige, Zeitungsanzeige
type-sailor = Seemann
type-le-bon = Le Bon, Adolphe, LeBon
type-poe = Poe, Edgar Allan, Edgar Poe
type-assistance = Dupins Hilfe, Hilfe
type-play-assistance-draw = spiele Dupins Hilfe: zwei Karten
type-play-assistance-search = spiele Dupins Hilfe: durchsuchen
type-play-assistance-consult = spiele Dupins Hilfe: Partner
type-dupin = Dupin, Monsieur
type-prefect = Präfekt, Polizeipräfekt
type-deduction = Folgerung

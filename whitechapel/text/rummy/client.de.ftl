### Was die Tische beider Mystery-Rummy-Spiele im Browser sagen.

## Auf dem Tisch

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards-held = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
nothing-laid = Noch nichts ausgelegt.
your-area = Deine Auslage
your-area-short = Du
to-act = am Zug
case-file = Fallakte
second-file = Zweite Akte

## Der Zug

steps-title = Dein Zug
step-draw = Ziehen
step-play = Ausspielen
step-discard = Ablegen
choose-card = Wähl eine Karte.
act-draw-file = Karte ziehen
act-layoff = { $card } anlegen
act-play = { $card } ausspielen
act-discard = { $card } ablegen
ready-layoff = Anlegen
ready-play = Ausspielen
why-not = Warum nicht ausspielen?

## Näher ansehen

look-closer = Näher ansehen
sort-title = Ordnung der Hand
sort-many = die meisten zuerst
sort-ready = Spielbares zuerst
sort-own = meine Ordnung
look-take = Eine Karte nehmen
look-aside = Erst den Tisch ansehen
close-card = Karte zurücklegen
close-sheet = Abrechnung schließen

## Abrechnung

sheet-before = Der Durchgang davor
sheet-after = Der nächste Durchgang
next-hand = Weiter in der Partie
match-target = Die Partie geht bis { $target } Punkte.
match-over = Die Partie ist zu Ende.
chart-title = Die Punkte nach jedem Durchgang

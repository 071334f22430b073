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
one-short = Eine fehlt
no-meld = Ungemeldet
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

## Höhepunkte

climax-tap = Weiter mit einem Tippen

## Die Geschichte einer Partie

to-story = Die Geschichte der Partie
story-paper = Whitechapel-Abendblatt
story-edition = Letzte Ausgabe
story-hands = Durchgang, und wie er endete
story-final = Endstand
story-title = Die Geschichte des Falls
story-count = { $count ->
    [one] ein Durchgang
   *[other] { $count } Durchgänge
}
story-ahead = Vorn nach { $count } von { $hands } Durchgängen: { $who }.
story-best = Der beste Durchgang der Partie: { $who }, { $points } Punkte.
story-widest = Der Vorsprung ist am größten.
story-lead = { $who } { $points }, { $other } { $theirs }.
story-swing = Von hier an in Führung: { $who }.
story-watch = Ab hier ansehen

### What the tables of both Mystery Rummy games say in the browser.

## On the table

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
nothing-laid = Nothing laid down yet.
your-area = Your area
to-act = to act
case-file = Case File
second-file = Second file

## The turn

steps-title = Your turn
step-draw = Draw
step-play = Play
step-discard = Discard
choose-card = Choose a card.
act-draw-file = Draw a card
act-layoff = Lay off { $card }
act-play = Play { $card }
act-discard = Discard { $card }
ready-layoff = Lay off
ready-play = Play
one-short = One short
no-meld = No meld yet
why-not = Why not play it?

## Looking closer

look-closer = Look closer
sort-title = Order of the hand
sort-many = most first
sort-ready = playable first
sort-own = my own order
look-take = Take a card
look-aside = Look at the table first
close-card = Put the card back
close-sheet = Close the sheet

## Score sheet

sheet-before = Previous hand
sheet-after = Next hand
next-hand = Continue the match
match-target = The match goes to { $target } points.
match-over = The match is over.
chart-title = The points after each hand

## Climaxes

climax-tap = Tap to go on

## The story of a match

to-story = The story of the match
story-paper = The Whitechapel Evening Sheet
story-edition = Final edition
story-hands = Hand, and how it ended
story-final = Final count
story-title = The story of the case
story-count = { $count ->
    [one] one hand
   *[other] { $count } hands
}
story-ahead = Ahead after { $count } of { $hands } hands: { $who }.
story-best = The best hand of the match: { $who }, { $points } points.
story-widest = The lead is at its widest.
story-lead = { $who } { $points }, { $other } { $theirs }.
story-swing = From here on in the lead: { $who }.
story-watch = Watch from here

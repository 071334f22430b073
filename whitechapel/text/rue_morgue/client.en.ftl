### Mystery Rummy: Murders in the Rue Morgue, what only the table in the browser says.

## As printed at the foot of a card, in one word, and as a letter

short-3am = 3 A.M.
short-roch = St. Roch
short-madame = Madame
short-mademoiselle = Mademoi­selle
short-windows = Rear Windows
short-rod = Lightning Rod
short-sailor = The Sailor
short-ad = Newspaper Ad
short-le-bon = Le Bon
short-poe = Poe
short-assistance = Dupin’s Assistance
short-dupin = C. Auguste Dupin
short-prefect = Prefect of Police
short-deduction = Brilliant Deduction
short-orang-utan = Orang-Utan
brief-3am = 3 A.M.
brief-roch = St. Roch
brief-madame = Madame
brief-mademoiselle = Mademoiselle
brief-windows = Windows
brief-rod = Rod
brief-sailor = Sailor
brief-ad = Ad
brief-le-bon = Le Bon
brief-poe = Poe
brief-assistance = Assistance
brief-dupin = Dupin
brief-prefect = Prefect
brief-deduction = Deduction
full-deduction = Brilliant Deduction { $one } and { $other }
mark-3am = 3
mark-roch = Q
mark-madame = Mme
mark-mademoiselle = Mlle
mark-windows = R
mark-rod = L
mark-sailor = S
mark-ad = N
mark-le-bon = A
mark-poe = P

## Kinds of cards, and what each does

card-evidence = Evidence
card-event = Event
card-orang-utan = Beside the deck
reminder-pair = Three or more make a meld; then the Orang-Utan is fed. Single cards can be added to a melded colour. With a meld of { $other } in the same area: ten points more.
reminder-le-bon = Three or more make a meld; then the Orang-Utan is fed. He has no partner, but his meld lets the Prefect in.
reminder-poe = There are only four of him. Three or more make a meld; then the Orang-Utan is fed. He has no partner.
reminder-assistance = Draw two cards, or search the Rue Morgue: take one card and show it.
reminder-assistance-teams = Search the Rue Morgue, take one card and show it; or consult your partner: draw a card, then pass each other one.
reminder-dupin = During the first Case File: look through the cards under the Orang-Utan, take one and show it. During the second: draw two cards.
reminder-prefect = Can be played once anybody has melded Adolphe Le Bon. He arrests the wrong man, and scores for it.
reminder-deduction = Can be played once { $one } and { $other } are both melded, no matter by whom. Counts as either colour.
reminder-orang-utan = It is never in the deck. Every meld feeds it a card, face down. Whoever goes out during the first Case File catches it, with everything beneath.

## On the table

your-partner = your partner
orang-utan = Orang-Utan
rue-morgue = Rue Morgue
piles-title = Case File, Orang-Utan and Rue Morgue
file-first = first of two
file-second = the last one
top-known = on top: { $card }
ape-known = you know { $count }
ape-hidden = { $count ->
    [0] nothing beneath
   *[other] face down
}
ape-escaped = has escaped
morgue-face-up = top card face up
morgue-empty = empty
under-title = Under the Orang-Utan
under-unknown = { $count ->
    [0] Nothing lies under the Orang-Utan.
    [one] One card lies under the Orang-Utan.
   *[other] { $count } cards lie under the Orang-Utan.
}
under-known = { $count ->
    [one] One card lies under the Orang-Utan, and you know it.
   *[other] { $count } cards lie under the Orang-Utan; you know { $known }.
}
under-prize = Whoever goes out during the first Case File catches it.
under-escaped = The Orang-Utan has escaped, and its cards are back in the Case File. Melds no longer feed it.
fed-by = { $who } fed { $count }
fed-from = fed by { $who }
shown-now = { $who ->
    [me] You take and show
   *[other] { $who } takes and shows
}: { $card }.

## Bonus pairs

bonuses-title = Bonus pairs
bonuses-how = Ten points when both melds lie in one area.
bond-3am = Hour and place
bond-madame = The ladies
bond-windows = The way in
bond-sailor = The owner
bond-whole = { $who }: complete
bond-half = { $who }: half, { $missing } is missing
bond-split = Half each: { $one } and { $other }
bond-open = nobody yet
bond-open-short = open
bond-yours = You
deduction-ready = Deduction playable
deduction-held = Deduction in hand
deduction-played = Deduction: { $who }

## The turn

step-feed = Feed
step-search = Search
step-search-under = Search
step-pass = Consult
event-free = one event still free
event-used = event played
act-take = Take { $card }
act-meld = Meld { $colour } ×{ $count }
act-feed = Feed it { $card }
act-pass = Pass { $card } to { $who }
act-hide = Hide { $card }
act-play-assistance = Play without effect
act-play-assistance-draw = Draw two cards
act-play-assistance-search = Search the Rue Morgue
act-play-assistance-consult = Consult your partner
ready-meld = Meld { $count }
ready-assistance = Play for …
sort-colour = by colour

## Feeding

feed-title = Feed the Orang-Utan
feed-how = A meld is out: one card goes under it, face down.
feed-top-file = Top of the Case File
feed-top-morgue = Top of the Rue Morgue
feed-only-you = only you see it
feed-all = everybody has seen it
feed-file-then = Unfed, it stays on top.
feed-morgue-then = The card beneath it is then on top.

## Secrets between partners

pass-title = A card for { $who }
pass-others = Partners consult
pass-how = You and { $who } pass each other a card, face down. Both choose before they look.
consult-how = You consult: you and { $who } pass each other a card, face down. Both choose before they look.
hide-title = A card for the Orang-Utan
hide-how = Everybody puts a card under the Orang-Utan, unseen, and draws another.
secret-choose = Choose a card from your hand.
secret-chosen = { $card }: confirm it, or choose another.
pass-sealed = { $card } goes to { $who }.
hide-sealed = { $card } goes under the Orang-Utan.
secret-wait = The others are still choosing.
secret-others = Two partners pass each other a card. Nobody else sees which.

## Searching

look-title = The Rue Morgue, looked through
look-how = { $count ->
    [one] One card. Only you see it.
   *[other] { $count } cards, the top one first. Only you see them.
} What you take is shown to everybody.
look-under-title = Under the Orang-Utan
look-under-how = { $count ->
    [one] One card. Only you see it.
   *[other] { $count } cards. Only you see them.
} What you take is shown to everybody.
look-choose = Choose a card; an event waits for your next turn.
look-again = Back to the search

## Score sheet

sheet-aside = Put aside, costs nothing: { $who }
ending-caught = { $me ->
    [yes] You went out and caught the Orang-Utan.
   *[no] { $who } went out and caught the Orang-Utan.
}
ending-solved = { $me ->
    [yes] You went out; the Orang-Utan has escaped.
   *[no] { $who } went out; the Orang-Utan has escaped.
}
catch-gains = { $count ->
    [0] Nothing beneath it fits.
    [one] One card beneath it scores.
   *[other] { $count } cards beneath it score.
}
catch-empty = Nothing lay beneath it.
catch-gained = scores
catch-dropped = to the Rue Morgue
sheet-pair-brief = { $one } and { $other }
shut-out-how = A complete pair with its Deduction: the others are shut out and score nothing.

## Climaxes

climax-roof = Nobody at this address owns a fur coat.
climax-lantern = It comes quietly. It was only hungry.
climax-lifted = { $count ->
    [0] Nothing lay under it.
    [one] One card lay under it.
   *[other] { $count } cards lay under it.
}
climax-under = { $count ->
    [0] Nothing of it scores.
    [one] One card scores: { $points } points.
   *[other] { $count } cards score: { $points } points.
}
climax-pair = A complete pair, and the Deduction that names it.
climax-shut = The door falls shut. Nothing is scored outside.

## The story of a match

story-caught = caught the Orang-Utan
story-solved = went out; the Orang-Utan got away
story-unsolved = unsolved
story-shut-out = shut the others out

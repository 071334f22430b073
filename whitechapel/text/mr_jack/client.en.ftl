### Mr. Jack, what only the table in the browser says.

## People in one word, and what each of them does

brief-holmes = Holmes
brief-watson = Watson
brief-smith = Smith
brief-lestrade = Lestrade
brief-stealthy = Stealthy
brief-goodley = Goodley
brief-gull = Gull
brief-bert = Bert

full-holmes = Sherlock Holmes
full-watson = Dr Watson
full-smith = John Smith
full-lestrade = Inspector Lestrade
full-stealthy = Miss Stealthy
full-goodley = Sergeant Goodley
full-gull = Sir William Gull
full-bert = Jeremy Bert

power-holmes = Afterwards looks at the top alibi card in secret.
power-watson = Afterwards points his lantern where he likes.
power-smith = Before or after: carries a burning lamp to a dark post.
power-lestrade = Before or after: carries a cordon to an open exit.
power-stealthy = Crosses houses, gardens and lamps on the way.
power-goodley = Before or after: whistles others nearer, three steps in all.
power-gull = Or changes places with anyone instead of walking.
power-bert = Before or after: carries a cover to an open manhole.

order-power-smith = Lamp first
order-power-lestrade = Cordon first
order-power-goodley = Whistle first
order-power-bert = Cover first
order-move = Walk first
order-power-then = then walk
order-move-then-smith = then carry a lamp
order-move-then-lestrade = then carry a cordon
order-move-then-goodley = then whistle
order-move-then-bert = then carry a cover
order-title = Which comes first?

role-detective = Detective
role-jack = Jack

## Directions

way-n = north
way-ne = northeast
way-se = southeast
way-s = south
way-sw = southwest
way-nw = northwest
sign-n = N
sign-ne = NE
sign-se = SE
sign-s = S
sign-sw = SW
sign-nw = NW

## The district

district = The district
open = open
aloud-lit = lit
aloud-dark = dark
aloud-manhole = open manhole
aloud-covered = covered manhole
aloud-suspect = { $who }, suspect
aloud-innocent = { $who }, cleared
aloud-post = dark lamp post
aloud-lamp = lamp burning
aloud-lamp-number = lamp { $number } burning
aloud-exit-open = Exit { $exit }, open
aloud-exit-shut = Exit { $exit }, closed by a cordon
aloud-go-seen = possible, would be seen
aloud-go-unseen = possible, would not be seen
aloud-can = possible
district-hint = Use the arrow keys to move around the map, Enter to act.

## What can be done

now-choose-touch = Tap a card to see how far it goes.
now-walk = Walk { $who }: choose a hex.
now-walk-gull = Walk { $who }, or change places with somebody.
now-light = Take up a burning lamp.
now-light-put = Carry { $what } to a dark post.
now-cordon = Take up a cordon.
now-cordon-put = Carry the cordon to an open exit.
now-cover = Take up a cover.
now-cover-put = Carry the cover to an open manhole.
now-whistle = Whistle for somebody.
now-whistle-go = Where does { $who } go?
now-face = Which way does the lantern point?
walk-to = Walk to { $to }
come-to = { $who } to { $to }
lamp-number = lamp { $number }
lamp-plain = the lamp without a number
lamp-at = at { $post }
lamp-number-at = No. { $number } at { $post }
steps-left = { $left ->
    [one] one step left
   *[other] { $left } steps left
}
point-lantern = Point { $way }
play-card = Play { $who }
accuse = Accuse { $who }
leave = Leave by { $exit }
about-accuse = Accuse
about-swap = Swap with
swap-with = Swap with { $who }
stay = Stay here
whistle-nobody = Nobody can come
accuse-title = Accuse { $who }?
accuse-text = { $by } walks up to { $who }. If that is Jack, you win. If it is not, Jack wins. There is no second try.
accuse-alibi = You hold the alibi card of { $who }.
accuse-yes = Accuse
accuse-no = Not yet

## Cards

cards = Cards of the round
cards-next = Next round
played-by = played
steps = Steps
cleared = cleared

## Seen and unseen

split-now = If the witness came now
split-go = If { $who } stops at { $to }
split-swap = If { $who } and { $other } change places
split-light = If the lamp burns at { $to }
split-face = If the lantern points { $way }
seen = Seen
unseen = Unseen
you-seen = You would be seen.
you-unseen = You would not be seen.

## The notebook

notebook-title = Notebook
notebook-his = Detective’s notebook
notebook-jack = What the detective can know
notebook-count = { $count ->
    [one] one can be Jack
   *[other] { $count } can be Jack
}
note-seen = seen at { $hex }
note-unseen = unseen at { $hex }
note-alibi = alibi, in your hand
note-you = this is you
note-jack = this was Jack
cleared-title = Cleared
cleared-none = Nobody is cleared yet.
alibi-cards = Alibi cards
alibi-yours = you { $count }
alibi-other = { $who } { $count }
alibi-pile = pile { $count }
alibi-secret = The detective knows { $count ->
    [one] an alibi card
   *[other] { $count } alibi cards
} you have not seen.
alibi-drawn = Alibi: { $who }
alibi-drawn-secret = An alibi card, in secret

## The witness

witness-seen = Jack was seen
witness-unseen = Jack was not seen
witness-start = No witness yet
witness-start-text = Nobody may leave in the first round.
witness-seen-text = He cannot leave this round.
witness-unseen-text = He may leave by { $exits }.
witness-call = The witness, round { $round }
witness-innocent = { $count ->
    [0] Nobody is cleared.
    [one] { $names } is cleared.
   *[other] { $names } are cleared.
}

## The rounds

round-of = Round { $round } of { $rounds }
track = Rounds
lamp-out = lamp { $number } goes out
dawn = dawn
turns = Turns of this round

## The end

ending-caught = Caught
ending-wronged = The wrong person
ending-escaped = Away
ending-dawn = Dawn
end-caught = { $jack } was Jack, and is in irons.
end-wronged = { $accused } was innocent. { $jack } was Jack.
end-escaped = { $jack } was Jack, and left by { $exit }.
end-dawn = The night is over. { $jack } was Jack, and nobody has laid a hand on him.

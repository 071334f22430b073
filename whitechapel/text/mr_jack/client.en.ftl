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
power-goodley = Before or after: whistles others nearer, 3 steps in all.
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
role-detective-brief = Det.
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
aloud-beside = seen: beside { $who }
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
now-order = Power or walk first?
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
lamp-number-at = { $number } at { $post }
steps-left = { $left ->
    [one] one step left
   *[other] { $left } steps left
}
point-lantern = Point { $way }
play-card = Play { $who }
accuse = Accuse { $who }
leave = Leave by { $exit }
about-accuse = Accuse
touch-accuse = Touch a red sign to accuse.
touch-swap = Touch somebody to swap.
touch-map = Touch it on the map.
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
played-by-you = played by you
played-by-role = played by { $role }
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
note-lamp = seen at { $hex }, under a lamp
note-lantern = seen at { $hex }, in Watson’s light
note-beside = seen at { $hex }, beside { $who }
cleared-round = cleared in round { $round }
why-round = round { $round }
why-alibi = alibi
why-you = you
why-jack = Jack
note-unseen = unseen at { $hex }
note-alibi = your alibi
note-you = this is you
note-jack = was Jack
alibi-cards = Alibi cards
alibi-yours = you { $count }
alibi-other = { $who } { $count }
alibi-pile = pile { $count }
alibi-secret = You have not seen theirs.
alibi-drawn-secret = An alibi card, in secret

## The witness

witness-seen = Jack was seen
witness-unseen = Jack was not seen
witness-start = No witness yet
witness-start-text = Nobody may leave in the first round.
witness-seen-text = He cannot leave this round.
witness-unseen-text = He may leave by { $exits }.
witness-call = The witness, round { $round }

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

## Climaxes

street-hat = “Your hat, please.”
street-accused = Accused: { $who }
street-caught = It was { $who }.
street-caught-side = Arrested in round { $round }: the detective wins.
street-wronged = { $who } was merely out late.
street-wronged-side = Jack is gone, and wins.
stamp-jack = JACK
stamp-cleared = CLEARED
fog-walks = { $who } goes out by the { $exit } exit …
fog-jack = { $who } was Jack.
fog-side = Away into the fog: Jack wins.
dawn-comes = The eighth round is over. Day breaks.
dawn-jack = { $who } was Jack.
dawn-side = Nobody was arrested: Jack wins.
witness-asks = Was Jack seen?
alibi-word = Alibi
alibi-not-jack = not Jack

## The story of a game

story-map = The map at the end
story-rounds = The night, round by round
story-jack-was = Jack was
story-left = Suspects left
story-gone = Cleared
story-round = Round { $round }
story-cleared = { $count ->
    [one] One suspect is cleared: { $names }.
   *[other] { $count } suspects are cleared at once: { $names }.
}
story-unseen = Jack is unseen for the first time. The open exits are open to him too.
story-alone = Only one suspect is left.
story-watch = Watch from here

## At a real table: what is dealt out

real-jack-only = For Jack only
real-jack-look = Give the screen to Jack. Nobody else looks.
real-you-are = You are { $who }.
real-round = Round { $number } of { $all }
real-turn-detective = Detective
real-turn-jack = Jack
real-light-out = After this round gaslight { $number } goes out.
real-next-round = Next round
real-round-before = Previous round
real-alibis-left = { $count } alibi cards left
real-alibi-for = Whoever moved Holmes draws a card, and looks at it in secret.
real-draws = { $player } draws
real-look-again = Look again ({ $count })

### Mr. Jack.

## The card on the front page

front-name = Mr. Jack
front-above = Hide and seek
front-pitch = Eight neighbours in the fog. One of them is leaving tonight.
rank-constable = sees one card ahead, and sometimes doubts
rank-sergeant = thinks of your next card, too
rank-inspector = looks several cards ahead
rank-superintendent = reckons with all eight, bluffs, and reads your play
rank-commissioner = plays for what you will believe, and weighs every suspect
style-bold = divides the suspects unevenly and accuses early; as Jack, stays near the exits
style-patient = halves the suspects step by step; as Jack, waits in the dark
style-sly = keeps the suspects in the light; as Jack, hides among those who are seen

## People, directions and endings

name-holmes = Holmes
name-watson = Watson
name-smith = Smith
name-lestrade = Lestrade
name-stealthy = Miss Stealthy
name-goodley = Goodley
name-gull = Gull
name-bert = Bert
name-n = north
name-ne = north-east
name-se = south-east
name-s = south
name-sw = south-west
name-nw = north-west

## Answers

do-card-holmes = { name-holmes } (alibi card)
do-card-watson = { name-watson } (lantern)
do-card-smith = { name-smith } (gaslight)
do-card-lestrade = { name-lestrade } (cordon)
do-card-stealthy = { name-stealthy } (over the roofs)
do-card-goodley = { name-goodley } (whistle)
do-card-gull = { name-gull } (swap)
do-card-bert = { name-bert } (cover)
do-power-first = First the power, then the move
do-move-first = First the move, then the power
do-move = to { $rest }
do-accuse = Accuse { $rest }
do-leave = Leave by the { $rest } exit
do-swap = Change places with { $rest }
do-stay = Stay: there is nowhere to go
do-light = Gaslight from { $a } to { $c }
do-cordon = Cordon from { $a } to { $c }
do-cover = Cover from { $a } to { $c }
do-whistle = { $a } to { $c }
do-whistle-nobody = Whistle, and nobody comes
do-face = Point { $rest }
sure-accuse = Accuse { $what }? That ends the game, won or lost. (yes/no)

## Questions

question-alibis = The alibi cards are shuffled.
question-cards = Four character cards are turned up.
question-choose-card = { $who ->
    [me] Your turn: choose a card.
   *[other] { $who } is to choose a card.
}
question-power-or-move = { $who ->
    [me] Power or move: which comes first?
   *[other] { $who } chooses between power and move.
}
question-move = { $who ->
    [me] Move: where to? The numbers are on the map.
   *[other] { $who } is to move.
}
question-move-first = { $who ->
    [me] Move: where to? The power follows. The numbers are on the map.
   *[other] { $who } is to move.
}
question-light = { $who ->
    [me] Smith moves a burning gaslight to a dark post.
   *[other] { $who } is to move a gaslight.
}
question-cordon = { $who ->
    [me] Lestrade moves a cordon to an open exit.
   *[other] { $who } is to move a cordon.
}
question-cover = { $who ->
    [me] Bert moves a cover to an open manhole.
   *[other] { $who } is to move a cover.
}
question-whistle = { $who ->
    [me] Goodley whistles: who comes nearer, and to where?
   *[other] { $who } is to whistle.
}
question-face = { $who ->
    [me] Where does Watson point his lantern?
   *[other] { $who } is to turn Watson’s lantern.
}

## The log

event-identity = { $who ->
    [me] You are Jack, and your name tonight is { $jack }.
   *[other] { $who } draws an alibi card in secret and is Jack.
}
event-identity-open = { $who } is Jack, and is called { $jack } tonight.
event-round = Round { $number }. On the table: { $cards }.
event-card = { $who ->
    [me] You play
   *[other] { $who } plays
} { $character }.
event-order = { $first-key ->
    [power] First the power, then the move.
   *[move] First the move, then the power.
}
event-moved = { $character } goes from { $at } to { $to }.
event-stayed = { $character } has nowhere to go and stays.
event-swapped = { $character } and { $other } change places.
event-faced = Watson’s lantern points { $facing }.
event-alibi = { $who ->
    [me] You look at an alibi card: { $card } is not Jack.
   *[other] { $who } looks at an alibi card and keeps it.
}
event-alibi-open = { $who } looks at an alibi card: { $card } is not Jack.
event-light-moved = The gaslight on { $at } goes to { $to }.
event-cordon-moved = The { $at } exit is now open, the { $to } exit shut.
event-cover-moved = The manhole on { $at } is open, the one on { $to } is covered.
event-whistled = Goodley whistles: { $character } comes from { $at } to { $to }.
event-whistled-for-nobody = Goodley whistles, and nobody comes.
event-accused = { $character } accuses { $accused }.
event-left = { $character } leaves the district by the { $exit } exit.
event-called = The witness is called. { $sight-count ->
    [0] Nobody is in sight.
   *[other] In sight: { $sight }.
}
event-witness = { $seen ->
    [yes] The witness saw Jack.
   *[no] Nobody saw Jack.
} { $innocent-count ->
    [0] That clears nobody.
   *[other] Cleared: { $innocent }.
}
event-light-out = Gaslight { $number } on { $post } goes out.
event-game-over = { $ending-key ->
    [caught] Jack is caught: it was
    [wronged] An innocent was accused: Jack was
    [escaped] Jack is gone: it was
   *[dawn] Day breaks, and nobody was caught: Jack was
} { $jack }.

## The table

round-number = Round { $number } of { $last }
light-goes-out = gaslight { $number } goes out after it
exit-nw = NW
exit-ne = NE
exit-sw = SW
exit-se = SE
exit-open = { $exit } open
exit-closed = { $exit } shut
legend = * lit  + beside others  · dark  HO suspect  ho innocent  ○ manhole  ● covered
column-who = Who
column-where = On
column-now = Now
column-jack = Jack?
note-jack = Jack
note-alibi = alibi
note-innocent = –
seen-now = Now { $seen } seen, { $unseen } unseen
witness-seen = Jack seen: must stay
witness-unseen = Jack unseen: may leave
turns = Turns
cards-open = Cards
cards-played = Played
cards-next = Next

## What a seat knows

you-are-detective = You are the detective.
you-are-jack = You are Jack: { $who }.
role = { $me ->
    [0] You are the detective; { $seat-1 } plays Jack.
    [1] You are Jack, tonight { $jack }; { $seat-0 } is the detective.
   *[other] { $seat-0 } is the detective; { $seat-1 } plays Jack.
}
role-of-seat = { $seat ->
    [0] detective
   *[other] Jack
}
jack-seen-now = You would be seen; { $left ->
    [one] one suspect would be left.
   *[other] { $left } suspects would be left.
}
jack-unseen-now = You would not be seen; { $left ->
    [one] one suspect would be left.
   *[other] { $left } suspects would be left.
}
open-jack = Jack is { $who }.
open-alibis = Alibi cards of { $who }
open-pile = Alibi cards not drawn, top first
alibis-held = Alibi cards you hold: { $names }.
alibis-of-jack = Jack holds { $count ->
    [one] one alibi card
   *[other] { $count } alibi cards
}.
alibis-of-detective = The detective holds { $count ->
    [one] one alibi card
   *[other] { $count } alibi cards
}.

## The end

ending-none = The game is not over yet.
ending-caught = Jack was caught: the detective has won.
ending-wronged = An innocent was accused: Jack has won.
ending-escaped = Jack has left the district: Jack has won.
ending-dawn = Eight rounds are over: Jack has won.

## Why a bot would give an answer

reason-caught = There is no doubt left, and somebody can reach him.
reason-guess = There are { $suspects } suspects; a guess is better than waiting.
reason-split = After your turn { $seen ->
    [0] none
    [1] one
   *[other] { $seen }
  } of the suspects would be in the light and { $unseen ->
    [0] none
    [1] one
   *[other] { $unseen }
  } in the dark.
reason-worst = Thought through, the greatest worry is { $who }: if that is Jack, he has a { $percent } % chance to win.
reason-alike = Thought through, { $suspects } suspects worry you alike: if one of them is Jack, he has a { $percent } % chance to win.
reason-leave = The way out is open.
reason-crowd = After your turn Jack would be in the light, { $suspects ->
    [one] as the last suspect
   *[other] as one of { $suspects } suspects
  }.
reason-dark = After your turn Jack would be in the dark, { $suspects ->
    [one] as the last suspect
   *[other] as one of { $suspects } suspects
  }.
reason-gate = After your turn Jack would be in the dark, { $suspects ->
    [one] as the last suspect
   *[other] as one of { $suspects } suspects
  }, and near an open exit.
reason-reply = At first glance that gives Jack a { $now } % chance to win; with the rest of the round thought through it is { $later } %.
reason-odds = By all that is proved and by how Jack has played, this accusation has a { $percent } % chance to be right.
reason-weigh = After your turn { $lit } % of the suspicion would be in the light and { $unlit } % in the dark.
reason-lit = After your turn Jack would be in the light, { $suspects ->
    [one] as the last suspect
   *[other] as one of { $suspects } suspects, and { $percent } % likely to be him in the detective's eyes
  }.
reason-unlit = After your turn Jack would be in the dark, { $suspects ->
    [one] as the last suspect
   *[other] as one of { $suspects } suspects, and { $percent } % likely to be him in the detective's eyes
  }.
reason-exit = After your turn Jack would be in the dark near an open exit, { $suspects ->
    [one] as the last suspect
   *[other] as one of { $suspects } suspects, and { $percent } % likely to be him in the detective's eyes
  }.

### Check the Ripper: what only the table in the browser says.

letter-cleaver = C
letter-knife = K
letter-scissors = S
letter-hammer = H
letter-blank = –

## The map

sea-north = North Sea
sea-atlantic = Atlantic
map-house = Map of Great Britain and Ireland, { $columns } by { $rows } squares.
map-other = Map, { $columns } by { $rows } squares.
map-hint = Use the arrow keys to go from square to square, Enter to move there.
aloud-town = town
aloud-file = a file face down
aloud-no-file = no file
aloud-land = land
aloud-sea = sea
aloud-piece = { $who ->
    [me] your piece
   *[other] { $who }’s piece
}
go-there = { $symbol } to { $to }
put-there = Put on { $to }
start-there = Start on { $to }
look-there = Look at { $to }
turn-there = Turn up { $to }

## The murderer and the cabinet

next-file = next file
only-this-sign = Only files with this sign count for now.
no-file-left = Convicted. No file counts until the card changes.
all-convicted = All four are convicted.
card-later = Turned up once all pieces are placed.
cards-under = { $count ->
    [0] The last card: a double changes nothing.
    [one] One more below. A double turns it up.
   *[other] { $count } more below. A double turns up the next.
}
drawer-full = { " " }file { $number }
drawer-next = { " " }next file
drawer-empty = { " " }empty
cabinet-hint = A file pays its number. A fourth file adds
cabinet-order = by order of conviction.

## Dice and moves

your-roll = Your roll
roll-of = { $who }’s roll
reach = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, { $files ->
    [0] no file
    [one] 1 file
   *[other] { $files } files
}
die-spent = used
die-rolls = rolls
dice-later = The dice wait until all pieces are placed.
dice-soon = The dice are about to be rolled.
hint-two = Two moves, either first. Each is optional.
hint-one = One more move, if you like.
hint-none = No rolled moves left.
hint-knights = { $count ->
    [one] One knight move left.
   *[other] Up to { $count } knight moves.
}
hint-bonus = A bonus move with { $symbol } for a duel won.
now-move = { $count ->
    [one] Your turn: one more: { $symbols }.
   *[other] Your turn: { $symbols }.
}
now-knights = Your turn: up to { $count } knight moves.
now-bonus = A bonus move: { $symbol }.
now-relocate = You won: where does the other piece go?
now-change = Two knights: change the card, or keep it?
now-risk = A match. Take the chips, or tap a file to risk them.
stay = Done
decline = Decline

## Players

detectives = Detectives
to-act = to act
on-turn = playing
comes-next = next
is-bot = bot
has-convicted = { $count ->
    [one] one conviction
   *[other] { $count } convictions
}
chips-word = { " " }{ $chips ->
    [one] chip
   *[other] chips
}

## Slips

risk-title = The chips at stake
risk-found = { $weapon }: file { $number } of 4.
risk-text = { $who ->
    [me] It is in the cabinet. Take the chips, or turn up any other file.
   *[other] It is in the cabinet. { $who } may take the chips, or risk them.
}
risk-sure = sure
risk-or = or
risk-match = if it matches
risk-wrong = if not
risk-odds = { $files ->
    [one] One file still lies on the map.
   *[other] { $files } files still lie on the map.
} { $left ->
    [one] One of them counts.
   *[other] { $left } of them count.
}
risk-where = Risk: choose a file
risk-there = { $to }, for { $chips }
take-chips = { $chips ->
    [one] Take one chip
   *[other] Take { $chips } chips
}
duel-title = A duel
duel-relocate = { $who ->
    [me] You win. Choose a free square for { $other }’s piece.
   *[other] { $who } wins and chooses a square for { $other ->
        [me] your piece
       *[other] { $other }’s piece
    }.
}
duel-peek = { $who ->
    [me] You may look at one file, alone.
   *[other] { $who } wins and may look at one file, alone.
}
look-at-none = Look at none
file-open = An open file
file-shows = { $face ->
    [cleaver] { $where } shows a cleaver.
    [knife] { $where } shows a butcher’s knife.
    [scissors] { $where } shows scissors.
    [hammer] { $where } shows a hammer.
   *[blank] { $where } shows nothing.
}
file-yours = Only you see it. Remember it, and put it back.
file-for-now = Not the sign that is wanted: it is turned back at the next answer.
file-looked = { $who } looks at { $where }.
file-not-yours = Only they know what it shows.
put-back = Put the file back
change-title = Two knights
change-text = { $who ->
    [me] Change the murderer card first, or keep it. Then up to four knight moves.
   *[other] { $who } may change the murderer card first.
}
change-card = Change the card
keep-card = Keep it
over-cabinet = The sixteenth file is in the cabinet. { $lost ->
    [0] No chips were lost in risks.
    [one] One chip was lost in risks.
   *[other] { $lost } chips were lost in risks.
}
over-turns = The last turn has been played. { $lost ->
    [0] No chips were lost in risks.
    [one] One chip was lost in risks.
   *[other] { $lost } chips were lost in risks.
}

## The notebook

notebook = Notebook
notebook-marks = What you believe the files show. The marks appear on your map; nobody else sees them.
notebook-lines = Anything else
mark-cleaver = Cleaver
mark-knife = Knife
mark-scissors = Scissors
mark-hammer = Hammer
mark-blank = Nothing

## Climaxes

roll-air = The dice are out.
roll-two = { $symbols }
roll-double = A double: { $symbol }
duel-won = { $who ->
    [me] You win the duel.
   *[other] { $who } wins the duel.
}
risk-wanted = wanted
risk-asks = { $chips ->
    [one] One chip at stake.
   *[other] { $chips } chips at stake.
}
risk-same = { $where }: the sign that is wanted!
risk-other = { $where }: another sign.
risk-won = The risk is won: { $chips ->
    [one] one chip
   *[other] { $chips } chips
} instead of { $before }.
risk-lost = The risk is lost: { $chips ->
    [one] one chip is
   *[other] { $chips } chips are
} gone.
cabinet-convicted = { $who } is convicted, for { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
cabinet-full = The sixteenth file. The cabinet is full.
cabinet-late = The last turn has been played.
stamp-convicted = convicted
file-match = The sign that is wanted: it goes into the cabinet.

## The story of a game

story-chips = The chips, turn by turn
story-worth = Worth seeing again
story-turn = Turn { $turn }
story-by = { $who ->
    [me] convicted by you, { $chips } chips
   *[other] convicted by { $who }, { $chips } chips
}
story-files = { $count } of four files
story-most = { $who ->
    [me] You get { $chips } chips at once, the most of the game.
   *[other] { $who } gets { $chips } chips at once, the most of the game.
}
story-lost = { $who ->
    [me] Your dearest risk: { $chips } chips lost.
   *[other] { $who }’s dearest risk: { $chips } chips lost.
}
story-lead = { $who ->
    [me] You take the lead and keep it.
   *[other] { $who } takes the lead and keeps it.
}
story-end = { $who ->
    [me] The last chips are yours: { $chips }.
   *[other] The last chips go to { $who }: { $chips }.
}
story-watch = Watch from here

## At a real table: what is dealt out

real-dice = Dice
real-roll = Roll
real-rolled = Roll { $number }
real-files = Files
real-files-hint = One file lies in each town, in reading order. Tap one to turn it up, tap again to turn it down.
real-file = File { $number }
real-into-cabinet = Into the cabinet
real-murderer = Wanted
real-change-murderer = Change the card
real-convicted = Convicted: the card leaves
real-all-convicted = All murderers are convicted.
real-chips = Chips

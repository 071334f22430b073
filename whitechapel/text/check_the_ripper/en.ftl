### Check the Ripper.

## The card on the front page

front-name = Check the Ripper
front-above = Dice and memory
front-pitch = Chess dice, a map, twenty files. Your memory is the witness.
rank-constable = remembers three files, for a while
rank-sergeant = remembers four files and plans both moves
rank-inspector = remembers seven files for a long time
rank-superintendent = forgets no file it has seen
rank-commissioner = reckons with everybody’s next turn
style-bold = turns up files nobody knows, and goes on risking where others stop
style-patient = keeps out of duels, and takes what is safe
style-sly = seeks duels, and lets others turn up the files

## Weapons, murderers and symbols

name-cleaver = Cleaver
name-knife = Butcher’s knife
name-scissors = Scissors
name-hammer = Hammer
name-blank = nothing
name-murderer-cleaver = Cuthbert Cleaver
name-murderer-knife = Butcher Blythe
name-murderer-scissors = Scissors Selwyn
name-murderer-hammer = Hammer Horatio
name-king = King
name-queen = Queen
name-rook = Rook
name-bishop = Bishop
name-knight = Knight
name-cabinet = the cabinet is full
name-turns = the last turn has been played

## Answers

do-king = King to { $rest }
do-queen = Queen to { $rest }
do-rook = Rook to { $rest }
do-bishop = Bishop to { $rest }
do-knight = Knight to { $rest }
do-place = Place on { $rest }
do-look = Look at the file on { $rest }
do-turn = Turn up the file on { $rest }
do-done = Make no more moves
do-decline = Decline the bonus move
do-take = Take the chips
do-change = Change the murderer card
do-keep = Keep the murderer card
do-pass = Look at nothing
do-put-back = Put the file back

## Questions

question-files = The files are shuffled.
question-first-seat = Everybody rolls until there is a double: who goes first?
question-place = { $who ->
    [me] Place your piece on a free square.
   *[other] { $who } places a piece.
}
question-cards = The murderer cards are shuffled.
question-roll = The dice are rolled.
question-change = { $who ->
    [me] Two knights: change the murderer card, or keep it?
   *[other] { $who } may change the murderer card.
}
question-move = { $who ->
    [me] Your turn: move, or say that you are done.
   *[other] { $who } moves.
}
question-bonus = { $who ->
    [me] A bonus move: make it, or decline.
   *[other] { $who } has a bonus move.
}
question-risk = { $who ->
    [me] Take the chips, or risk them for another file?
   *[other] { $who } may take the chips or risk them.
}
question-duel = A duel: both roll a die.
question-relocate = { $who ->
    [me] You have won the duel: where does the loser go?
   *[other] { $who } chooses where the loser of the duel goes.
}
question-peek = { $who ->
    [me] You may look at one file.
   *[other] { $who } may look at a file.
}
question-close = { $who ->
    [me] Remember it, and put the file back.
   *[other] { $who } is looking at a file.
}

## The log

event-files-laid = A file lies face down in each of the twenty towns.
event-first = { $who ->
    [me] You roll the first double and go first.
   *[other] { $who } rolls the first double and goes first.
}
event-placed = { $who ->
    [me] You start on { $square }.
   *[other] { $who } starts on { $square }.
}
event-first-card = { $murderer-key ->
    [none] The first murderer card is turned up.
    [cleaver] Wanted first: { name-murderer-cleaver }.
    [knife] Wanted first: { name-murderer-knife }.
    [scissors] Wanted first: { name-murderer-scissors }.
   *[hammer] Wanted first: { name-murderer-hammer }.
}
event-rolled = { $who ->
    [me] You roll
   *[other] { $who } rolls
} { $first } and { $second }.
event-card-changed = { $murderer-key ->
    [none] The murderer card changes.
    [cleaver] The card changes. Wanted now: { name-murderer-cleaver }.
    [knife] The card changes. Wanted now: { name-murderer-knife }.
    [scissors] The card changes. Wanted now: { name-murderer-scissors }.
   *[hammer] The card changes. Wanted now: { name-murderer-hammer }.
}
event-card-kept = { $who ->
    [me] You keep the murderer card.
   *[other] { $who } keeps the murderer card.
}
event-gave-up = { $who ->
    [me] You give up
   *[other] { $who } gives up
} { $count ->
    [one] one move
   *[other] { $count } moves
}.
event-declined = { $who ->
    [me] You decline the bonus move
   *[other] { $who } declines the bonus move
} with { $symbol }.
event-moved = { $who ->
    [me] You move
   *[other] { $who } moves
} from { $at } to { $to } ({ $symbol }).
event-revealed = { $who ->
    [me] You turn up the file
   *[other] { $who } turns up the file
} { $town-key ->
    [none] on { $square }
   *[other] in { $town } ({ $square })
}{ $face-key ->
    [none] .
   *[other] : { $face }.
}
event-turned = { $who ->
    [me] You risk the file
   *[other] { $who } risks the file
} { $town-key ->
    [none] on { $square }
   *[other] in { $town } ({ $square })
}{ $face-key ->
    [none] .
   *[other] : { $face }.
}
event-filed = Into the cabinet: file { $number }{ $murderer-key ->
    [none] { "" }
    [cleaver] { " " }against { name-murderer-cleaver }
    [knife] { " " }against { name-murderer-knife }
    [scissors] { " " }against { name-murderer-scissors }
   *[hammer] { " " }against { name-murderer-hammer }
}; the series is worth { $stake ->
    [one] one chip
   *[other] { $stake } chips
}.
event-took = { $who ->
    [me] You take
   *[other] { $who } takes
} { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
event-convicted = { $who ->
    [me] You convict
   *[other] { $who } convicts
} { $murderer-key ->
    [none] a murderer
    [cleaver] { name-murderer-cleaver }
    [knife] { name-murderer-knife }
    [scissors] { name-murderer-scissors }
   *[hammer] { name-murderer-hammer }
}: { $chips } chips.
event-next-card = { $murderer-key ->
    [none] The next murderer card is turned up.
    [cleaver] Wanted next: { name-murderer-cleaver }.
    [knife] Wanted next: { name-murderer-knife }.
    [scissors] Wanted next: { name-murderer-scissors }.
   *[hammer] Wanted next: { name-murderer-hammer }.
}
event-forfeited = { $who ->
    [me] That was wrong: you lose
   *[other] That was wrong: { $who } loses
} { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
event-challenged = { $who ->
    [me] You challenge { $rival-who } on { $square }.
   *[other] { $who } challenges { $rival-who ->
        [me] you
       *[other] { $rival-who }
    } on { $square }.
}
event-duel = { $first } against { $second }: { $winner-who ->
    [me] You win
   *[other] { $winner-who } wins
} the duel.
event-bonus = { $who ->
    [me] You win
   *[other] { $who } wins
} a bonus move with { $symbol }.
event-relocated = { $who ->
    [me] You put { $other-who } on { $square }.
   *[other] { $who } puts { $other-who ->
        [me] you
       *[other] { $other-who }
    } on { $square }.
}
event-no-peek = { $who ->
    [me] You look at no file.
   *[other] { $who } looks at no file.
}
event-peeked = { $who ->
    [me] You look at the file { $town-key ->
        [none] on { $square }
       *[other] in { $town } ({ $square })
    }{ $face-key ->
        [none] .
       *[other] : { $face }.
    }
   *[other] { $who } looks at the file { $town-key ->
        [none] on { $square }
       *[other] in { $town } ({ $square })
    }.
}
event-peeked-open = { $who } looks at the file { $town-key ->
    [none] on { $square }
   *[other] in { $town } ({ $square })
}: { $face }.
event-put-back = { $who ->
    [me] You put the file back.
   *[other] { $who } puts the file back.
}
event-game-over = The game is over: { $ending }.

## The table

turn-number = Turn { $number }
turn-of = Turn { $number } of { $last }
before-first-turn = Setting up
wanted = Wanted
cards-below = { $count ->
    [0] the last card
    [one] one card below
   *[other] { $count } cards below
}
next-file = the next file is worth { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
dice-rolled = Dice
moves-left = still to move
bonus-left = bonus moves
at-stake = At stake: { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
open-file = Open: { $where } – { $face }
peek-open = You see: { $where } – { $face }
peek-closed = { $where } is being looked at
note-duel = duel: { $who }
note-file = { $town }, file
note-file-unnamed = file
note-town = { $town }
note-town-unnamed = town
open-files = Files
open-cards = Murderer cards, the open one first
files-seen = Seen
column-player = Player
column-turn-order = Turn order
column-piece = On
column-chips = Chips
column-convicted = Convicted
cabinet = Cabinet
legend = ■ file  □ town without file  # land  · sea

## Board files

board-title = { $columns } columns, { $rows } rows, { $land } land squares, 20 towns
board-towns = Towns
board-colours = { $dark } towns on dark squares, { $light } on light ones
board-land-only = It can also be played on land only.
board-not-land-only = It cannot be played on land only: there is too little land, or it is not connected.
board-usual = This is the usual board.

## Why a bot would give an answer

reason-rest = Nothing in reach is worth a move.
reason-duel = A duel: the attacker has a { $percent } % chance to win.
reason-approach = From there more will be in reach.
reason-find = A file with the { $weapon } is known and in reach: { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  } for sure.
reason-try = { $percent ->
    [0] From memory, this file cannot show the { $weapon }.
   *[other] From memory, there is a { $percent } % chance that a file in reach shows the { $weapon }.
  }
reason-known = This file is known, and does not show the { $weapon }.
reason-take = { $chips ->
    [one] 1 chip is
   *[other] { $chips } chips are
  } safe; another file { $percent ->
    [0] cannot fit.
   *[other] has only a { $percent } % chance of fitting.
  }
reason-bank = { $chips ->
    [one] 1 chip is safe.
   *[other] { $chips } chips are safe.
  }
reason-hold = { $chips ->
    [one] 1 chip is
   *[other] { $chips } chips are
  } safe, and a conviction would bring up the next murderer just before the others’ turn.
reason-risk = The next file has a { $percent } % chance of fitting, and there is more to win than { $chips ->
    [one] this chip
   *[other] these { $chips } chips
  }.
reason-sure = One file is sure to fit: { $chips ->
    [one] the chip is
   *[other] the { $chips } chips are
  } not at risk.
reason-card = { $files ->
    [0] No file with the { $weapon } is
    [one] One file with the { $weapon } is
   *[other] { $files } files with the { $weapon } are
  } known on the map.
reason-next-card = The next card is one of { $cards }, and you cannot know which.
reason-place = Begin where many files are in reach.
reason-send-away = Send the loser to where few files are in reach.
reason-look = A file you do not remember is worth a look.
reason-no-look = All the files are known.

### Mystery Rummy: Jack the Ripper.

## The card on the front page

front-name = Jack the Ripper
front-above = Mystery Rummy
front-pitch = Rummy with suspects. Lay down evidence until one name sticks.
rank-constable = plays whatever can be played
rank-sergeant = collects with a plan and keeps good habits
rank-inspector = plays hands to the end in its head before it answers
rank-superintendent = holds cards back, and reads what you discard
rank-commissioner = has learned from millions of hands when to hold and when to show
style-bold = draws what nobody has seen, and lays down whatever scores
style-patient = takes what lies open, and keeps pairs together
style-sly = keeps evidence back, and seldom shows what it collects

## Cards, colours and suspects

name-druitt = Montague Druitt
name-eddy = Prince Eddy
name-gull = Sir Gull
name-pedachenko = Dr. Pedachenko
name-chapman = George Chapman
name-jill = Jill the Ripper
name-letters = Letters
name-wild = Wild
name-2wild = 2 Wilds
name-suspect-druitt = Suspect Druitt
name-suspect-eddy = Suspect Eddy
name-suspect-gull = Suspect Gull
name-suspect-pedachenko = Suspect Pedachenko
name-suspect-chapman = Suspect Chapman
name-suspect-jill = Suspect Jill
name-alibi-druitt = Alibi Druitt
name-alibi-eddy-gull = Alibi Eddy/Gull
name-alibi-eddy = Alibi Eddy/Gull for Prince Eddy
name-alibi-gull = Alibi Eddy/Gull for Sir Gull
name-alibi-pedachenko = Alibi Pedachenko
name-alibi-chapman = Alibi Chapman
name-alibi-jill = Alibi Jill
name-victim-nichols = Victim Mary Nichols
name-victim-chapman = Victim Annie Chapman
name-victim-stride = Victim Liz Stride
name-victim-eddowes = Victim Kate Eddowes
name-victim-kelly = Victim Mary Jane Kelly
name-scene-bucks-row = Scene Buck’s Row
name-scene-hanbury-street = Scene Hanbury Street
name-scene-berner-street = Scene Berner Street
name-scene-mitre-square = Scene Mitre Square
name-scene-millers-court = Scene Miller’s Court
name-strikes = Ripper Strikes
    .quoted = “{ name-strikes }”
name-commissioner = Commissioner Resigns
    .quoted = “{ name-commissioner }”
name-escapes = Ripper Escapes
    .quoted = “{ name-escapes }”

## Answers

do-draw-file = Draw from the Case File
do-draw-yard = Take the top card of Scotland Yard
do-call-vote = Call a vote
do-vote = Vote for { $rest }
do-meld = Meld { $b } { $a }{ $words ->
    [3] {""}
   *[other] {" "}with { $c }
}
do-layoff = Lay off { $words ->
    [2] { $rest }
   *[other] { $a } as { $c }
}
do-play = Play { $rest }
do-done = Nothing more to play
do-pass = Pass
do-discard = Discard { $rest }
do-take = Take { $rest }
do-keep = Keep the card for later

## Questions

question-draw = { $who ->
    [me] Your turn: draw a card.
   *[other] { $who } is to draw a card.
}
question-play = { $who ->
    [me] Your turn: play cards, or discard one.
   *[other] { $who } is to play and discard.
}
question-discard = { $who ->
    [me] Your turn: discard a card.
   *[other] { $who } is to discard a card.
}
question-look = { $who ->
    [me] You look through Scotland Yard: take a card.
   *[other] { $who } looks through Scotland Yard.
}
question-play-or-keep = { $who ->
    [me] Play the card you fetched, or keep it.
   *[other] { $who } may play the card just fetched.
}
question-ballot = Everybody votes: who will be the Ripper?
question-window = Everybody is asked: does the Ripper escape?
question-first-dealer = The first dealer is drawn.
question-deal = The cards are shuffled.
question-second-file = Scotland Yard is shuffled into a second Case File.

## The log

forgotten-card = a card
event-first-dealer = { $dealer-who ->
    [me] You deal
   *[other] { $dealer-who } deals
} first.
event-hand-begins = Hand { $number }: { $dealer-who ->
    [me] you deal
   *[other] { $dealer-who } deals
} { $size } cards to everybody.
event-dealt = { $who ->
    [me] You pick up { $cards-key ->
        [none] { $count } cards
       *[some] { $cards }
    }.
   *[other] { $who } picks up { $count } cards.
}
event-dealt-open = { $who } picks up { $cards }.
event-upcard = Scotland Yard opens with { $card-key ->
    [none] a card
   *[other] { $card }
}.
event-vote-called = { $who ->
    [me] You call a vote.
   *[other] { $who } calls a vote.
}
event-voted = { $who ->
    [me] You have voted for { $suspect }.
   *[other] { $who } has voted.
}
event-voted-open = { $who } has voted for { $suspect }.
event-drew = { $who ->
    [me] You draw { $count ->
        [0] nothing: the Case File is empty
       *[other] { $cards-key ->
            [none] { $count ->
                [one] a card
               *[other] { $count } cards
            }
           *[some] { $cards }
        }
    }.
   *[other] { $who } draws { $count ->
        [0] nothing: the Case File is empty
        [one] a card
       *[other] { $count } cards
    }.
}
event-drew-open = { $who } draws { $count ->
    [0] nothing: the Case File is empty
   *[other] { $cards }
}.
event-took = { $who ->
    [me] You take { $card } from Scotland Yard.
   *[other] { $who } takes { $card } from Scotland Yard.
}
event-melded = { $who ->
    [me] You meld
   *[other] { $who } melds
} { $naturals } { $colour }{ $wilds ->
    [0] {""}
    [one] {" "}with a Wild
   *[other] {" "}with { $wilds } Wilds
}.
event-laid-off = { $who ->
    [me] You lay off
   *[other] { $who } lays off
} { $wild ->
    [yes] a Wild as { $colour }
   *[no] { $colour }
}.
event-played = { $who ->
    [me] You play
   *[other] { $who } plays
} { $card }{ $card-key ->
    [alibi-eddy-gull] {" "}for { $suspect }
   *[other] {""}
}.
event-alibi-replaced = { $card-key ->
    [none] The alibi that was in play
   *[other] { $card }
} goes to Scotland Yard.
event-took-along = { $who ->
    [me] You take { $card } along from { $other-who }.
   *[other] { $who } takes { $card } along from { $other-who ->
        [me] you
       *[other] { $other-who }
    }.
}
event-laid-victim = { $who ->
    [me] You have to lay down { $card }.
   *[other] { $who } has to lay down { $card }.
}
event-no-more-victims = Nobody holds a victim any more.
event-looked = { $who ->
    [me] You look through Scotland Yard{ $yard-key ->
        [none] .
       *[some] : { $yard }.
    }
   *[other] { $who } looks through Scotland Yard.
}
event-looked-open = { $who } looks through Scotland Yard: { $yard }.
event-fetched = { $who ->
    [me] You fetch { $card } from it.
   *[other] { $who } fetches { $card } from it.
}
event-kept = { $who ->
    [me] You keep { $card } in hand.
   *[other] { $who } keeps { $card } in hand.
}
event-flipped = The Case File shows { $card }.
event-window = Everybody is asked whether the Ripper escapes.
event-escaped = { $who ->
    [me] You let the Ripper escape.
   *[other] { $who } lets the Ripper escape.
}
event-discarded = { $who ->
    [me] You discard { $card }.
   *[other] { $who } discards { $card }.
}
event-second-file = Scotland Yard becomes the second Case File: { $left } cards.
event-scored = The hand is over and is scored.
event-match-over = The match is over.

## The table

hand-number = Hand { $number }
to-target = to { $target }
piles = Case File { $file }
piles-second = second Case File { $file }
yard = Scotland Yard { $yard }
yard-top = on top
victims = Victims
suspects = Suspects
alibi = alibi
would-be = { $who } would be the Ripper
nobody-would-be = nobody would be the Ripper
fetched = Fetched
last-turn = The hand ends with this turn.
your-vote = Your vote
your-hand = Your hand
hand-empty = empty
column-player = Player
column-turn-order = Turn order
column-cards = Cards
column-points = Points
column-area = On the table
dealer-mark = dealer
file-open = The Case File, top first
votes = Votes
looked-through = Scotland Yard, top first

## Score sheet

sheet-title = Score sheet of hand { $number }
sheet-title-alone = Score sheet
ending-out = Somebody discarded the last card in hand.
ending-last-card-lost = { name-commissioner.quoted } took the last card of a hand.
ending-escaped = { name-escapes.quoted } was played.
ending-exhausted = The Case File is used up.
verdict-solved = The case is solved: the Ripper is { $who }.
verdict-caught = The Ripper is caught: it is { $who }.
verdict-unsolved = The case stays unsolved.
verdict-at-large = The Ripper is still at large.
verdict-ripper-escaped = The Ripper has escaped.
sheet-table = On the table
sheet-aside = Put aside
sheet-hand = In hand
sheet-vote = Vote: { $suspect }
sheet-total = Total
sheet-running = Match so far
sheet-none = No hand has been scored yet.

## Score companion

score-intro = Score a hand played with real cards. Cards are typed by name, with their number: druitt*3, 2 × Letters, wild=druitt, victim nichols. The Eddy/Gull alibi on the table is alibi-eddy or alibi-gull. Ctrl-D stops and shows what was typed.
score-edition = Edition ({ $choices })
score-ending = How the hand ended ({ $choices })
score-file-empty = Is the Case File empty (yes or no)
score-vote = Whom { $who } voted for (nothing if there was no vote)
choice-pegasus = pegasus
choice-us-games = us-games
choice-out = out
choice-last-card-lost = last-card-lost
choice-escaped = escaped
choice-exhausted = exhausted

## Why a bot would give an answer

reason-draw-file = An unknown card promises more than the open one.
reason-draw-yard = { $card } helps your hand.
reason-meld = A meld scores at once, and takes { $cards } cards out of your hand.
reason-layoff = A card that fits a meld scores at once, and leaves your hand.
reason-victim = A victim draws two cards, and nobody can lay evidence without one.
reason-scene = A scene scores, and fetches the best card in Scotland Yard.
reason-suspect = You can accuse somebody who pays you more than the others.
reason-alibi = An alibi lets a suspect who suits you better count double.
reason-strikes = The Ripper may strike: another victim, and two cards.
reason-commissioner = With the Commissioner gone, all victims come to the table.
reason-escapes = The Ripper escapes: nothing else is worth as much.
reason-out = You can end the hand while the others still hold cards.
reason-discard = { $card } is the card you can best do without.
reason-wait = { $card } goes; the evidence stays in hand, where it helps nobody else.
reason-done = There is nothing else worth playing.
reason-call = The case looks clear enough for a vote.
reason-vote = One suspect has most of the evidence against them.
reason-take = { $card } is the best card there.
reason-keep = The card is worth more later.
reason-pass = The Ripper should not escape yet.
reason-ahead = Played on, this hand ends at about { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
  } to { $theirs } against { $rivals ->
    [one] the other side
   *[other] your strongest opponent
  }, and you go out in { $out } % of the cases.
reason-close = As far as can be seen, it is as good as the best answer.
reason-match = On points it is no worse than the best answer, but it wins the match less often.
reason-costs = With the best answer you would have { $points ->
    [one] one point more
   *[other] { $points } points more
  }.
reason-gives = With the best answer { $rivals ->
    [one] the other side
   *[other] your strongest opponent
  } would have { $points ->
    [one] one point fewer
   *[other] { $points } points fewer
  }.

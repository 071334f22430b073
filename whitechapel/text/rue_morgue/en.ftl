### Mystery Rummy: Murders in the Rue Morgue.

## The card on the front page

front-name = Murders in the Rue Morgue
front-above = Mystery Rummy
front-pitch = A locked room, a lightning rod, a witness with very long arms.
rank-constable = melds what can be melded and feeds without a thought
rank-sergeant = goes for pairs and keeps good habits
rank-inspector = weighs what may lie under the Orang-Utan
rank-superintendent = times the catch, and reads what you discard
rank-commissioner = has learned from millions of hands what to feed and when to pounce
style-bold = draws what nobody has seen, and lays down whatever scores
style-patient = takes what lies open, and keeps pairs together
style-sly = keeps evidence back, and seldom shows what it collects

## Cards and colours

name-3am = 3 A.M.
    .quoted = “{ name-3am }”
name-roch = Quartier St. Roch
name-mademoiselle = Mademoiselle L’Espanaye
name-madame = Madame L’Espanaye
name-windows = Rear Windows
name-rod = Lightning Rod
name-ad = Newspaper Ad
name-sailor = The Sailor
name-le-bon = Adolphe Le Bon
name-poe = Edgar Allan Poe
name-assistance = Dupin’s Assistance
name-dupin = Monsieur Dupin
name-prefect = Prefect of Police
name-deduction-3am-roch = Deduction 3 A.M./St. Roch
name-deduction-mademoiselle-madame = Deduction Mademoiselle/Madame
name-deduction-windows-rod = Deduction Windows/Rod
name-deduction-ad-sailor = Deduction Ad/Sailor

## Answers

do-draw-file = Draw from the Case File
do-draw-morgue = Take the top card of the Rue Morgue
do-meld = Meld { $b } { $a }
do-layoff = Lay off { $rest }
do-play = Play { $rest }
do-play-assistance = Play Dupin’s Assistance without effect
do-play-assistance-draw = Dupin’s Assistance: draw two cards
do-play-assistance-search = Dupin’s Assistance: search the Rue Morgue
do-play-assistance-consult = Dupin’s Assistance: consult your partner
do-feed-file = Feed the Orang-Utan from the Case File
do-feed-morgue = Feed the Orang-Utan from the Rue Morgue
do-discard = Discard { $rest }
do-take = Take { $rest }
do-pass = Pass { $rest } to your partner
do-hide = Put { $rest } under the Orang-Utan

## Questions

question-draw = { $who ->
    [me] Your turn: draw a card.
   *[other] { $who } is to draw a card.
}
question-play = { $who ->
    [me] Your turn: play cards, or discard one.
   *[other] { $who } is to play and discard.
}
question-feed = { $who ->
    [me] Feed the Orang-Utan.
   *[other] { $who } feeds the Orang-Utan.
}
question-search = { $who ->
    [me] You search the Rue Morgue: take a card.
   *[other] { $who } searches the Rue Morgue.
}
question-search-under = { $who ->
    [me] You search under the Orang-Utan: take a card.
   *[other] { $who } searches under the Orang-Utan.
}
question-pass = Partners pass each other a card, face down.
question-hide = Everybody puts a card under the Orang-Utan.
question-first-dealer = The first dealer is drawn.
question-deal = The cards are shuffled.
question-second-file = The second Case File is shuffled.

## The log

forgotten-card = a card
forgotten-gave = a card
forgotten-got = a card
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
event-upcard = The Rue Morgue opens with { $card-key ->
    [none] a card
   *[other] { $card }
}.
event-put-under = { $count } cards go under the Orang-Utan, unseen.
event-exchanged = { $who ->
    [me] You give { $partner-who } { $gave } and get { $got }.
   *[other] { $partner-who ->
        [me] You give { $who } { $got } and get { $gave }.
       *[other] { $who } and { $partner-who } pass each other a card.
    }
}
event-exchanged-open = { $who } gives { $partner-who } { $gave } and gets { $got }.
event-hid = { $who ->
    [me] You put { $card } under the Orang-Utan.
   *[other] { $who } puts a card under the Orang-Utan.
}
event-hid-open = { $who } puts { $card } under the Orang-Utan.
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
    [me] You take { $card } from the Rue Morgue.
   *[other] { $who } takes { $card } from the Rue Morgue.
}
event-melded = { $who ->
    [me] You meld
   *[other] { $who } melds
} { $count } { $colour }.
event-laid-off = { $who ->
    [me] You lay off
   *[other] { $who } lays off
} { $colour }.
event-peeked = { $who ->
    [me] You look at the top of the Case File{ $card-key ->
        [none] .
       *[other] : { $card }.
    }
   *[other] { $who } looks at the top of the Case File.
}
event-peeked-open = { $who } looks at the top of the Case File: { $card }.
event-fed-file = { $who ->
    [me] You feed the Orang-Utan with { $card-key ->
        [none] a card
       *[other] { $card }
    } from the Case File.
   *[other] { $who } feeds the Orang-Utan from the Case File.
}
event-fed-file-open = { $who } feeds the Orang-Utan with { $card } from the Case File.
event-fed-morgue = { $who ->
    [me] You feed the Orang-Utan with
   *[other] { $who } feeds the Orang-Utan with
} { $card-key ->
    [none] a card
   *[other] { $card }
} from the Rue Morgue.
event-played = { $who ->
    [me] You play
   *[other] { $who } plays
} { $card }{ $aim-key ->
    [draw] {""} to draw two cards
    [search] {""} to search the Rue Morgue
    [consult] {""} to consult a partner
   *[none] {""}
}.
event-looked = { $who ->
    [me] You look through { $pile-key ->
        [under] the cards under the Orang-Utan
       *[morgue] the Rue Morgue
    }{ $cards-key ->
        [none] .
       *[some] : { $cards }.
    }
   *[other] { $who } looks through { $pile-key ->
        [under] the cards under the Orang-Utan
       *[morgue] the Rue Morgue
    }.
}
event-looked-open = { $who } looks through { $pile-key ->
    [under] the cards under the Orang-Utan
   *[morgue] the Rue Morgue
}: { $cards }.
event-fetched = { $who ->
    [me] You take { $card } from { $pile-key ->
        [under] under the Orang-Utan
       *[morgue] the Rue Morgue
    }.
   *[other] { $who } takes { $card } from { $pile-key ->
        [under] under the Orang-Utan
       *[morgue] the Rue Morgue
    } and shows it.
}
event-discarded = { $who ->
    [me] You discard { $card }.
   *[other] { $who } discards { $card }.
}
event-caught = { $who ->
    [me] You catch the Orang-Utan.
   *[other] { $who } catches the Orang-Utan.
} { $count ->
    [0] Nothing lies under it.
   *[other] Under it: { $cards }. { $gained ->
        [0] None of them fit.
       *[other] They add { $gains }.
    }
}
event-second-file = The Orang-Utan has escaped. The second Case File has { $left } cards.
event-scored = The hand is over and is scored.
event-match-over = The match is over.

## The table

hand-number = Hand { $number }
to-target = to { $target }
advanced-dupin-count = Dupin’s count
advanced-shut-out = shutting out
team = { $one } and { $other }
piles = Case File { $file }
piles-second = second Case File { $file }
morgue = Rue Morgue { $morgue }
morgue-top = on top
under = Under the Orang-Utan { $under }
orang-utan-escaped = The Orang-Utan has escaped
shown-card = Shown
top-of-file = On top of the Case File
your-hand = Your hand
hand-empty = empty
column-player = Player
column-turn-order = Turn order
column-team = Team
column-cards = Cards
column-points = Points
column-worth = Worth
column-area = On the table
partner-mark = partner
dealer-mark = dealer
pair-done = pair complete
file-open = The Case File, top first
looked-through-morgue = The Rue Morgue, top first
looked-through-under = Under the Orang-Utan

## Score sheet

sheet-title = Score sheet of hand { $number }
sheet-title-alone = Score sheet
ending-caught = { $who } went out and caught the Orang-Utan.
ending-solved = { $who } went out; the Orang-Utan has escaped.
ending-unsolved = The case stays unsolved: nobody scores.
sheet-table = On the table
sheet-pair = Pair { $one } and { $other }
sheet-dupin = Monsieur Dupin’s count
sheet-aside = Put aside: { $who }
sheet-hand = In hand: { $who }
sheet-shut-out = Shut out
sheet-total = Total
sheet-running = Match so far
sheet-none = No hand has been scored yet.

## Score companion

score-intro = Score a hand played with real cards. Cards are typed by name, with their number: 3am*3, 2 × Lightning Rod, prefect, deduction-3am-roch. Ctrl-D stops and shows what was typed.
score-ending = How the hand ended ({ $choices })
score-under = What lay under the Orang-Utan when it was caught
score-options = Advanced rules and card values (such as shut_out=on poe_points=2; nothing for none)
choice-caught = caught
choice-solved = solved
choice-unsolved = unsolved

## Why a bot would give an answer

reason-draw-file = An unknown card promises more than the open one.
reason-draw-morgue = { $card } helps your hand.
reason-meld = A meld scores at once, and takes { $cards } cards out of your hand.
reason-layoff = A card that fits a meld scores at once, and leaves your hand.
reason-assistance = Dupin’s Assistance improves your hand more than waiting would.
reason-dupin = Dupin finds what you need.
reason-prefect = The Prefect scores now that Le Bon is melded.
reason-deduction = A Brilliant Deduction scores now that both colours are melded.
reason-feed-file = The unseen card had better go under the Orang-Utan.
reason-feed-morgue = The open card had better go under the Orang-Utan.
reason-out = You can end the hand while the others still hold cards.
reason-discard = { $card } is the card you can best do without.
reason-wait = { $card } goes; the evidence stays in hand, where it helps nobody else.
reason-take = { $card } is the best card there.
reason-pass = { $card } may do more in your partner’s hand.
reason-hide = { $card } is safest under the Orang-Utan.
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

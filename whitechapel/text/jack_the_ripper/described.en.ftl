### A table of Jack the Ripper in sentences.

match = { $hand ->
    [0] The match has not begun yet; it is played to { $target } points.
   *[other] Hand { $hand } of a match to { $target } points. Score: { $scores }.
}
turn = { $dealer ->
    [me] You dealt.
   *[other] { $dealer } dealt.
} { $active ->
    [me] It is your turn.
   *[other] It is { $active }’s turn.
}
hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
wild-as = Wild as { $colour }
area = { $who ->
    [me] Before you
   *[other] Before { $who }, who holds { $size ->
        [one] one card
       *[other] { $size } cards
    }
}: { $laid ->
    [0] nothing.
   *[other] { $cards } (printed value { $worth }).
}
file = { $second ->
    [yes] The second Case File
   *[no] The Case File
} has { $file ->
    [one] one card.
   *[other] { $file } cards.
}
yard = { $yard ->
    [0] Scotland Yard is empty.
    [one] Scotland Yard has one card: { $top }.
   *[other] Scotland Yard has { $yard } cards, on top { $top }.
}{ $turns ->
    [0] {""}
    [one] {" "}The last turn drew from there.
   *[other] {" "}The last { $turns } turns drew from there.
}
look = Scotland Yard from bottom to top: { $cards }.
taken = Just fetched from Scotland Yard: { $card }.
victims = { $count ->
    [0] No victim is in play yet.
    [one] One victim is in play.
   *[other] { $count } victims are in play.
}
melded = Melded: { $colours }.
suspicion = Points against the suspects: { $points }.
alibi = { $who } has an alibi.
ripper = { $who } would be the Ripper if the hand ended now.
spared = { $who } ({ $points } points) would not be the Ripper: { $why ->
    [alibi] there is an alibi.
    [tie] the number is higher.
   *[no-meld] there is no meld.
}
gavel-played = A gavel has been played this turn.
last-card-lost = The last card is gone: the hand ends with this turn.
unsolved = If the hand ended now, the case would stay unsolved.
voted = A vote has been held in this hand{ $voted ->
    [yes] ; you voted for { $vote }.
   *[no] .
}

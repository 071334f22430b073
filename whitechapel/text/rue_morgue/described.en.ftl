### A table of the Rue Morgue in sentences.

match = { $hand ->
    [0] The match has not begun yet; it is played to { $target } points.
   *[other] Hand { $hand } of a match to { $target } points. Score: { $scores }.
}
partners = { $one } and { $other }
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
sizes = Cards in hand: { $sizes }.
area = Play area ({ $who }): { $laid ->
    [0] nothing.
   *[other] { $cards } (worth { $worth }).
}
melds = Melds of this side ({ $who }): { $colours }.
file = { $second ->
    [yes] The Orang-Utan has escaped. The second Case File has { $file ->
        [one] one card.
       *[other] { $file } cards.
    }
   *[no] The Case File has { $file ->
        [one] one card.
       *[other] { $file } cards.
    }
}
morgue = { $morgue ->
    [0] The Rue Morgue is empty.
    [one] The Rue Morgue has one card: { $top }.
   *[other] The Rue Morgue has { $morgue } cards, on top { $top }.
}{ $turns ->
    [0] {""}
    [one] {" "}The last turn drew from there.
   *[other] {" "}The last { $turns } turns drew from there.
}
under = { $count ->
    [0] Nothing lies under the Orang-Utan.
    [one] One card lies under the Orang-Utan.
   *[other] { $count } cards lie under the Orang-Utan.
}
peek = The top card of the Case File, which only you see: { $card }.
look = The pile you are searching: { $cards }.
shown = Fetched this turn and shown to all: { $card }.
melded = Melded on the table: { $colours }.
pair-whole = Both melds of { $one } and { $other }: { $who }.
pair-deduced = Brilliant Deduction of { $one } and { $other }: { $who }.
event-played = An event card has been played this turn.

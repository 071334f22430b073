### A table of Mr. Jack in sentences.

role = { $role ->
    [detective] You are the detective: find out who Jack is and accuse him.
   *[jack] You are Jack: leave the district unseen, or stay undiscovered until dawn.
}
jack = Jack is { $who }.
round = Round { $round } of { $last }; { $turn ->
    [0] none of the { $turns } turns has been played.
    [one] one of the { $turns } turns has been played.
   *[other] { $turn } of the { $turns } turns have been played.
}
order = Order of the turns this round: { $people }.
cards = Cards to choose from: { $cards }.
played = Played this round: { $cards }.
next = Next round: { $cards }.
active = Being played: { $who }.
person = { $who }: { $hex ->
    [gone] has left the district
   *[other] on { $hex }, { $by ->
        [lamp] in the light of a gaslight
        [lantern] in the light of the lantern
        [somebody] seen beside { $neighbour }
       *[nobody] in the dark
    }
}, { $suspect ->
    [yes] suspect.
   *[no] cleared.
}
facing = Watson’s lantern points { $facing }.
lamp = { $number } on { $post }
lamps = Gaslights that go out after the round with their number: { $numbered }. Gaslights that stay: { $plain }. Dark posts: { $dark }.
lit = Lit hexes: { $hexes }.
exits = Exits shut by a cordon: { $shut }. Open exits: { $free }.
manholes = Covered manholes: { $covered }. Open manholes: { $uncovered }.
whistle = Goodley has called { $called }; { $points } points and { $steps } steps are left.
witness = { $seen ->
    [yes] When the witness was last called, Jack was seen; he may not leave.
   *[no] When the witness was last called, Jack was not seen; he may leave.
}
possible = { $count ->
    [one] Only { $who } can be Jack.
   *[other] These { $count } can still be Jack: { $who }.
}
alibis = Alibi cards drawn: { $drawn }; { $pile } are left.
own-alibis = Your alibi cards say that these are not Jack: { $who }.
accused = { $who } was accused.
left = Jack left by the { $exit } exit.
ended = { $winner ->
    [detective] The detective has won.
   *[jack] Jack has won.
}
question-move = { $who ->
    [me] Move: where to?
   *[other] { $who } is to move.
}
question-move-first = { $who ->
    [me] Move: where to? The power follows.
   *[other] { $who } is to move.
}

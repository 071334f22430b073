### Ein Tisch von Jack the Ripper in Sätzen.

match = { $hand ->
    [0] Die Partie hat noch nicht begonnen; sie geht bis { $target } Punkte.
   *[other] Runde { $hand } einer Partie bis { $target } Punkte. Stand: { $scores }.
}
turn = { $dealer ->
    [me] Du hast gegeben.
   *[other] { $dealer } hat gegeben.
} { $active ->
    [me] Du bist am Zug.
   *[other] { $active } ist am Zug.
}
hand = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $cards }.
}
wild-as = Joker als { $colour }
area = { $who ->
    [me] Vor dir
   *[other] Vor { $who }, mit { $size ->
        [one] einer Karte
       *[other] { $size } Karten
    } auf der Hand
}: { $laid ->
    [0] nichts.
   *[other] { $cards } (aufgedruckter Wert { $worth }).
}
file = { $second ->
    [yes] Die zweite Fallakte
   *[no] Die Fallakte
} hat { $file ->
    [one] eine Karte.
   *[other] { $file } Karten.
}
yard = { $yard ->
    [0] Scotland Yard ist leer.
    [one] In Scotland Yard liegt eine Karte: { $top }.
   *[other] In Scotland Yard liegen { $yard } Karten, obenauf { $top }.
}{ $turns ->
    [0] {""}
    [one] {" "}Im letzten Zug wurde dort gezogen.
   *[other] {" "}In den letzten { $turns } Zügen wurde dort gezogen.
}
look = Scotland Yard von unten nach oben: { $cards }.
taken = Gerade aus Scotland Yard geholt: { $card }.
victims = { $count ->
    [0] Noch ist kein Opfer im Spiel.
    [one] Ein Opfer ist im Spiel.
   *[other] { $count } Opfer sind im Spiel.
}
melded = Gemeldet: { $colours }.
suspicion = Punkte gegen die Verdächtigen: { $points }.
alibi = { $who } hat ein Alibi.
ripper = Wäre die Runde jetzt zu Ende, wäre { $who } der Ripper.
spared = { $who } ({ $points } Punkte) wäre nicht der Ripper: { $why ->
    [alibi] Es gibt ein Alibi.
    [tie] Die Nummer ist höher.
   *[no-meld] Gemeldet ist nichts.
}
gavel-played = In diesem Zug wurde schon ein Ereignis gespielt.
last-card-lost = Die letzte Karte ist weg: Mit diesem Zug endet die Runde.
unsolved = Wäre die Runde jetzt zu Ende, bliebe der Fall ungelöst.
voted = In dieser Runde wurde abgestimmt{ $voted ->
    [yes] ; du hast für { $vote } gestimmt.
   *[no] .
}

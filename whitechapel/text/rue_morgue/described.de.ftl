### Ein Tisch der Rue Morgue in Sätzen.

match = { $hand ->
    [0] Die Partie hat noch nicht begonnen; sie geht bis { $target } Punkte.
   *[other] Runde { $hand } einer Partie bis { $target } Punkte. Stand: { $scores }.
}
partners = { $one } und { $other }
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
sizes = Karten auf der Hand: { $sizes }.
area = Auslage ({ $who }): { $laid ->
    [0] nichts.
   *[other] { $cards } (wert { $worth }).
}
melds = Meldungen dieser Seite ({ $who }): { $colours }.
file = { $second ->
    [yes] Der Orang-Utan ist entkommen. Die zweite Fallakte hat { $file ->
        [one] eine Karte.
       *[other] { $file } Karten.
    }
   *[no] Die Fallakte hat { $file ->
        [one] eine Karte.
       *[other] { $file } Karten.
    }
}
morgue = { $morgue ->
    [0] Die Rue Morgue ist leer.
    [one] In der Rue Morgue liegt eine Karte: { $top }.
   *[other] In der Rue Morgue liegen { $morgue } Karten, obenauf { $top }.
}{ $turns ->
    [0] {""}
    [one] {" "}Im letzten Zug wurde dort gezogen.
   *[other] {" "}In den letzten { $turns } Zügen wurde dort gezogen.
}
under = { $count ->
    [0] Unter dem Orang-Utan liegt nichts.
    [one] Unter dem Orang-Utan liegt eine Karte.
   *[other] Unter dem Orang-Utan liegen { $count } Karten.
}
peek = Die oberste Karte der Fallakte, die nur du siehst: { $card }.
look = Der Stapel, den du durchsuchst: { $cards }.
shown = In diesem Zug geholt und allen gezeigt: { $card }.
melded = Auf dem Tisch gemeldet: { $colours }.
pair-whole = Beide Meldungen, { $one } und { $other }: { $who }.
pair-deduced = Brillante Schlussfolgerung { $one } und { $other }: { $who }.
event-played = In diesem Zug wurde schon ein Ereignis gespielt.

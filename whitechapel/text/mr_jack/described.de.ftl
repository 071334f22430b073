### Ein Tisch von Mr. Jack in Sätzen.

role = { $role ->
    [detective] Du bist der Ermittler: Finde heraus, wer Jack ist, und beschuldige ihn.
   *[jack] Du bist Jack: Verlasse das Viertel ungesehen, oder bleib bis zum Morgen unentdeckt.
}
jack = Jack ist { $who }.
round = Runde { $round } von { $last }; { $turn ->
    [0] noch keiner der { $turns } Züge ist gespielt.
    [one] einer der { $turns } Züge ist gespielt.
   *[other] { $turn } der { $turns } Züge sind gespielt.
}
order = Zugfolge in dieser Runde: { $people }.
cards = Karten zur Auswahl: { $cards }.
played = In dieser Runde gespielt: { $cards }.
next = In der nächsten Runde: { $cards }.
active = Gespielt wird: { $who }.
person = { $who }: { $hex ->
    [gone] hat das Viertel verlassen
   *[other] auf { $hex }, { $by ->
        [lamp] im Licht einer Laterne
        [lantern] im Licht von Watsons Lampe
        [somebody] zu sehen neben { $neighbour }
       *[nobody] im Dunkeln
    }
}, { $suspect ->
    [yes] verdächtig.
   *[no] entlastet.
}
facing = Watsons Lampe leuchtet nach { $facing }.
lamp = { $number } auf { $post }
lamps = Laternen, die nach der Runde mit ihrer Nummer erlöschen: { $numbered }. Laternen, die bleiben: { $plain }. Dunkle Pfosten: { $dark }.
lit = Beleuchtete Felder: { $hexes }.
exits = Gesperrte Ausgänge: { $shut }. Offene Ausgänge: { $free }.
manholes = Zugedeckte Schächte: { $covered }. Offene Schächte: { $uncovered }.
whistle = Goodley hat { $called } gerufen; { $points } Punkte und { $steps } Schritte bleiben.
witness = { $seen ->
    [yes] Beim letzten Ruf nach Zeugen war Jack zu sehen; er darf nicht fliehen.
   *[no] Beim letzten Ruf nach Zeugen war Jack nicht zu sehen; er darf fliehen.
}
possible = { $count ->
    [one] Nur { $who } kann Jack sein.
   *[other] Diese { $count } können noch Jack sein: { $who }.
}
alibis = Gezogene Alibikarten: { $drawn }; { $pile } sind übrig.
own-alibis = Laut deinen Alibikarten sind nicht Jack: { $who }.
accused = Beschuldigt wurde { $who }.
left = Jack ist durch den Ausgang im { $exit } entkommen.
ended = { $winner ->
    [detective] Der Ermittler hat gewonnen.
   *[jack] Jack hat gewonnen.
}
question-move = { $who ->
    [me] Bewegung: Wohin?
   *[other] { $who } muss ziehen.
}
question-move-first = { $who ->
    [me] Bewegung: Wohin? Danach kommt die Fähigkeit.
   *[other] { $who } muss ziehen.
}

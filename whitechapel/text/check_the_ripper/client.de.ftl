### Check the Ripper: was nur der Tisch im Browser sagt.

letter-cleaver = B
letter-knife = M
letter-scissors = S
letter-hammer = H
letter-blank = –

## Die Karte

sea-north = Nordsee
sea-atlantic = Atlantik
map-house = Karte von Großbritannien und Irland, { $columns } mal { $rows } Felder.
map-other = Karte, { $columns } mal { $rows } Felder.
map-hint = Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter ziehst du dorthin.
aloud-town = Stadt
aloud-file = eine verdeckte Akte
aloud-no-file = keine Akte
aloud-land = Land
aloud-sea = Meer
aloud-piece = { $who ->
    [me] deine Figur
   *[other] Figur von { $who }
}
go-there = { $symbol } nach { $to }
put-there = Auf { $to } stellen
start-there = Auf { $to } beginnen
look-there = { $to } ansehen
turn-there = { $to } aufdecken

## Mörder und Aktenschrank

next-file = nächste Akte
only-this-sign = Nur Akten mit diesem Zeichen zählen gerade.
no-file-left = Überführt. Bis zum Kartenwechsel zählt keine Akte.
all-convicted = Alle vier sind überführt.
card-later = Aufgedeckt wird, wenn alle Figuren stehen.
cards-under = { $count ->
    [0] Die letzte Karte: Ein Pasch ändert nichts.
    [one] Noch eine darunter. Ein Pasch deckt sie auf.
   *[other] Noch { $count } darunter. Ein Pasch deckt die nächste auf.
}
drawer-full = { " " }Akte { $number }
drawer-next = { " " }nächste Akte
drawer-empty = { " " }leer
cabinet-hint = Eine Akte zahlt ihre Nummer. Eine vierte bringt
cabinet-order = dazu, je nach Reihenfolge.

## Würfel und Züge

your-roll = Dein Wurf
roll-of = Wurf von { $who }
reach = { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
}, { $files ->
    [0] keine Akte
    [one] 1 Akte
   *[other] { $files } Akten
}
die-spent = gezogen
die-rolls = rollt
dice-later = Gewürfelt wird, wenn alle Figuren stehen.
dice-soon = Gleich wird gewürfelt.
hint-two = Beide freiwillig, in beliebiger Reihenfolge.
hint-one = Noch eine Bewegung, wenn du magst.
hint-none = Keine gewürfelte Bewegung mehr.
hint-knights = { $count ->
    [one] Noch ein Springerzug.
   *[other] Bis zu { $count } Springerzüge.
}
hint-bonus = Ein Bonuszug ({ $symbol }) für ein gewonnenes Duell.
now-move = { $count ->
    [one] Du bist am Zug: noch { $symbols }.
   *[other] Du bist am Zug: { $symbols }.
}
now-knights = Du bist am Zug: bis zu { $count } Springerzüge.
now-bonus = Ein Bonuszug: { $symbol }.
now-relocate = Gewonnen: wohin mit der Figur?
now-change = Zwei Springer: Karte wechseln oder behalten?
now-risk = Ein Treffer. Nimm die Chips oder riskier sie.
stay = Fertig
decline = Verzichten

## Spieler

detectives = Ermittler
to-act = ist dran
on-turn = am Zug
comes-next = danach
is-bot = Bot
has-convicted = { $count ->
    [one] ein Überführter
   *[other] { $count } Überführte
}
chips-word = { " " }{ $chips ->
    [one] Chip
   *[other] Chips
}

## Zettel

risk-title = Die Chips auf dem Spiel
risk-found = { $weapon }: Akte { $number } von 4.
risk-text = { $who ->
    [me] Sie ist schon im Schrank. Nimm die Chips, oder deck irgendeine andere Akte auf.
   *[other] Sie ist schon im Schrank. { $who } kann die Chips nehmen oder riskieren.
}
risk-sure = sicher
risk-or = oder
risk-match = wenn sie passt
risk-wrong = wenn nicht
risk-odds = { $files ->
    [one] Eine Akte liegt noch auf der Karte.
   *[other] { $files } Akten liegen noch auf der Karte.
} { $left ->
    [one] Eine davon zählt.
   *[other] { $left } davon zählen.
}
risk-where = Riskieren: Akte wählen
risk-there = { $to }, für { $chips }
take-chips = { $chips ->
    [one] Einen Chip nehmen
   *[other] { $chips } Chips nehmen
}
duel-title = Ein Duell
duel-relocate = { $who ->
    [me] Du gewinnst. Wähl ein freies Feld für die Figur von { $other }.
   *[other] { $who } gewinnt und wählt ein Feld für { $other ->
        [me] deine Figur
       *[other] die Figur von { $other }
    }.
}
duel-peek = { $who ->
    [me] Du darfst dir allein eine Akte ansehen.
   *[other] { $who } sieht sich allein eine Akte an.
}
look-at-none = Keine ansehen
file-open = Eine offene Akte
file-shows = { $face ->
    [cleaver] { $where } zeigt ein Hackebeil.
    [knife] { $where } zeigt ein Fleischmesser.
    [scissors] { $where } zeigt eine Schere.
    [hammer] { $where } zeigt einen Hammer.
   *[blank] { $where } zeigt nichts.
}
file-yours = Nur du siehst sie. Merk sie dir und leg sie zurück.
file-for-now = Nicht das gesuchte Zeichen: Nach der nächsten Antwort liegt sie wieder verdeckt.
file-looked = { $who } sieht sich { $where } an.
file-not-yours = Was die Akte zeigt, erfährst du nicht.
put-back = Akte zurücklegen
change-title = Zwei Springer
change-text = { $who ->
    [me] Wechsle zuerst die Mörderkarte oder behalte sie. Dann hast du bis zu vier Springerzüge.
   *[other] { $who } darf zuerst die Mörderkarte wechseln.
}
change-card = Karte wechseln
keep-card = Behalten
over-cabinet = Die sechzehnte Akte ist im Schrank. { $lost ->
    [0] Kein Chip ging beim Riskieren verloren.
    [one] Ein Chip ging beim Riskieren verloren.
   *[other] { $lost } Chips gingen beim Riskieren verloren.
}
over-turns = Der letzte Zug ist gespielt. { $lost ->
    [0] Kein Chip ging beim Riskieren verloren.
    [one] Ein Chip ging beim Riskieren verloren.
   *[other] { $lost } Chips gingen beim Riskieren verloren.
}

## Das Notizbuch

notebook = Notizbuch
notebook-marks = Was du in den Akten vermutest. Die Zeichen stehen auf deiner Karte; sonst sieht sie niemand.
notebook-lines = Was du sonst noch weißt
mark-cleaver = Hackebeil
mark-knife = Messer
mark-scissors = Schere
mark-hammer = Hammer
mark-blank = Nichts

## Höhepunkte

roll-air = Die Würfel sind unterwegs.
roll-two = { $symbols }
roll-double = Ein Pasch: { $symbol }
duel-won = { $who ->
    [me] Du gewinnst das Duell.
   *[other] { $who } gewinnt das Duell.
}
risk-wanted = gesucht
risk-asks = { $chips ->
    [one] Ein Chip steht auf dem Spiel.
   *[other] { $chips } Chips stehen auf dem Spiel.
}
risk-same = { $where }: das gesuchte Zeichen!
risk-other = { $where }: ein anderes Zeichen.
risk-won = Das Risiko hat sich gelohnt: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
} statt { $before }.
risk-lost = Das Risiko ging schief: { $chips ->
    [one] Ein Chip ist
   *[other] { $chips } Chips sind
} verloren.
cabinet-convicted = { $who } ist überführt, für { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
cabinet-full = Die sechzehnte Akte. Der Schrank ist voll.
cabinet-late = Der letzte Zug ist gespielt.
stamp-convicted = überführt
file-match = Das gesuchte Zeichen: Die Akte kommt in den Schrank.

## Die Geschichte einer Partie

story-chips = Die Chips, Zug für Zug
story-worth = Noch einmal sehenswert
story-turn = Zug { $turn }
story-by = { $who ->
    [me] von dir überführt, { $chips } Chips
   *[other] von { $who } überführt, { $chips } Chips
}
story-files = { $count } von vier Akten
story-most = { $who ->
    [me] Du bekommst { $chips } Chips auf einmal, so viele wie niemand sonst.
   *[other] { $who } bekommt { $chips } Chips auf einmal, so viele wie niemand sonst.
}
story-lost = { $who ->
    [me] Dein teuerstes Risiko: { $chips } Chips verloren.
   *[other] Das teuerste Risiko von { $who }: { $chips } Chips verloren.
}
story-lead = { $who ->
    [me] Du gehst in Führung und bleibst vorn.
   *[other] { $who } geht in Führung und bleibt vorn.
}
story-end = { $who ->
    [me] Die letzten Chips gehören dir: { $chips }.
   *[other] Die letzten Chips gehen an { $who }: { $chips }.
}
story-watch = Ab hier ansehen

## Am echten Tisch: was ausgeteilt wird

real-dice = Würfel
real-roll = Würfeln
real-rolled = Wurf { $number }
real-files = Akten
real-files-hint = In jeder Stadt liegt eine Akte, in Leserichtung. Antippen deckt sie auf, noch einmal verdeckt sie wieder.
real-file = Akte { $number }
real-into-cabinet = In den Schrank
real-murderer = Gesucht
real-change-murderer = Karte wechseln
real-convicted = Überführt: Karte geht
real-all-convicted = Alle Mörder sind überführt.
real-chips = Chips

### Check the Ripper.

## Die Karte auf der Startseite

front-name = Check the Ripper
front-above = Würfel und Gedächtnis
front-pitch = Schachwürfel, eine Landkarte, zwanzig Akten. Dein Gedächtnis ist der Zeuge.
rank-constable = merkt sich drei Akten, eine Weile lang
rank-sergeant = merkt sich vier Akten und plant beide Züge
rank-inspector = merkt sich sieben Akten, und das lange
rank-superintendent = vergisst keine Akte, die er gesehen hat
rank-commissioner = rechnet mit dem nächsten Zug aller anderen
style-bold = deckt gern unbekannte Akten auf und riskiert weiter, wo andere aufhören
style-patient = geht Duellen aus dem Weg und nimmt, was sicher ist
style-sly = sucht das Duell und lässt andere die Akten aufdecken

## Waffen, Mörder und Symbole

name-cleaver = Hackebeil
name-knife = Fleischmesser
name-scissors = Schere
name-hammer = Hammer
name-blank = nichts
name-murderer-cleaver = Beil-Cuthbert
name-murderer-knife = Metzger Blythe
name-murderer-scissors = Scheren-Selwyn
name-murderer-hammer = Hammer-Horatio
name-king = König
name-queen = Dame
name-rook = Turm
name-bishop = Läufer
name-knight = Springer
name-cabinet = Der Aktenschrank ist voll
name-turns = Der letzte Zug ist gespielt

## Antworten

do-king = König nach { $rest }
do-queen = Dame nach { $rest }
do-rook = Turm nach { $rest }
do-bishop = Läufer nach { $rest }
do-knight = Springer nach { $rest }
do-place = Auf { $rest } stellen
do-look = Die Akte auf { $rest } ansehen
do-turn = Die Akte auf { $rest } aufdecken
do-done = Nicht mehr ziehen
do-decline = Auf den Bonuszug verzichten
do-take = Die Chips nehmen
do-change = Die Mörderkarte wechseln
do-keep = Die Mörderkarte behalten
do-pass = Keine Akte ansehen
do-put-back = Die Akte zurücklegen

## Fragen

question-files = Die Akten werden gemischt.
question-first-seat = Alle würfeln bis zum ersten Pasch: Wer beginnt?
question-place = { $who ->
    [me] Stell deine Figur auf ein freies Feld.
   *[other] { $who } stellt eine Figur auf.
}
question-cards = Die Mörderkarten werden gemischt.
question-roll = Es wird gewürfelt.
question-change = { $who ->
    [me] Zwei Springer: die Mörderkarte wechseln oder behalten?
   *[other] { $who } darf die Mörderkarte wechseln.
}
question-move = { $who ->
    [me] Du bist am Zug: Zieh oder sag, dass du fertig bist.
   *[other] { $who } zieht.
}
question-bonus = { $who ->
    [me] Ein Bonuszug: Mach ihn oder verzichte.
   *[other] { $who } hat einen Bonuszug.
}
question-risk = { $who ->
    [me] Nimmst du die Chips, oder riskierst du sie für eine weitere Akte?
   *[other] { $who } darf die Chips nehmen oder riskieren.
}
question-duel = Ein Duell: Beide werfen einen Würfel.
question-relocate = { $who ->
    [me] Du hast das Duell gewonnen: Wohin mit der anderen Figur?
   *[other] { $who } versetzt die unterlegene Figur.
}
question-peek = { $who ->
    [me] Du darfst dir eine Akte ansehen.
   *[other] { $who } darf sich eine Akte ansehen.
}
question-close = { $who ->
    [me] Merk dir die Akte und leg sie zurück.
   *[other] { $who } sieht sich eine Akte an.
}

## Das Protokoll

event-files-laid = In jeder der zwanzig Städte liegt verdeckt eine Akte.
event-first = { $who ->
    [me] Du wirfst den ersten Pasch und beginnst.
   *[other] { $who } wirft den ersten Pasch und beginnt.
}
event-placed = { $who ->
    [me] Du beginnst auf { $square }.
   *[other] { $who } beginnt auf { $square }.
}
event-first-card = { $murderer-key ->
    [none] Die erste Mörderkarte wird aufgedeckt.
    [cleaver] Zuerst gesucht: { name-murderer-cleaver }.
    [knife] Zuerst gesucht: { name-murderer-knife }.
    [scissors] Zuerst gesucht: { name-murderer-scissors }.
   *[hammer] Zuerst gesucht: { name-murderer-hammer }.
}
event-rolled = { $who ->
    [me] Du würfelst
   *[other] { $who } würfelt
} { $first } und { $second }.
event-card-changed = { $murderer-key ->
    [none] Die Mörderkarte wechselt.
    [cleaver] Die Karte wechselt. Jetzt gesucht: { name-murderer-cleaver }.
    [knife] Die Karte wechselt. Jetzt gesucht: { name-murderer-knife }.
    [scissors] Die Karte wechselt. Jetzt gesucht: { name-murderer-scissors }.
   *[hammer] Die Karte wechselt. Jetzt gesucht: { name-murderer-hammer }.
}
event-card-kept = { $who ->
    [me] Du behältst die Mörderkarte.
   *[other] { $who } behält die Mörderkarte.
}
event-gave-up = { $who ->
    [me] Du verzichtest
   *[other] { $who } verzichtet
} auf { $count ->
    [one] eine Bewegung
   *[other] { $count } Bewegungen
}.
event-declined = { $who ->
    [me] Du verzichtest
   *[other] { $who } verzichtet
} auf den Bonuszug ({ $symbol }).
event-moved = { $who ->
    [me] Du ziehst
   *[other] { $who } zieht
} von { $at } nach { $to } ({ $symbol }).
event-revealed = { $who ->
    [me] Du deckst die Akte
   *[other] { $who } deckt die Akte
} { $town-key ->
    [none] auf { $square }
   *[other] in { $town } ({ $square })
} auf{ $face-key ->
    [none] .
   *[other] : { $face }.
}
event-turned = { $who ->
    [me] Du riskierst die Akte
   *[other] { $who } riskiert die Akte
} { $town-key ->
    [none] auf { $square }
   *[other] in { $town } ({ $square })
}{ $face-key ->
    [none] .
   *[other] : { $face }.
}
event-filed = In den Schrank kommt Akte { $number }{ $murderer-key ->
    [none] { "" }
    [cleaver] { " " }gegen { name-murderer-cleaver }
    [knife] { " " }gegen { name-murderer-knife }
    [scissors] { " " }gegen { name-murderer-scissors }
   *[hammer] { " " }gegen { name-murderer-hammer }
}; die Serie ist { $stake ->
    [one] einen Chip
   *[other] { $stake } Chips
} wert.
event-took = { $who ->
    [me] Du nimmst
   *[other] { $who } nimmt
} { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
event-convicted = { $who ->
    [me] Du überführst
   *[other] { $who } überführt
} { $murderer-key ->
    [none] einen Mörder
    [cleaver] { name-murderer-cleaver }
    [knife] { name-murderer-knife }
    [scissors] { name-murderer-scissors }
   *[hammer] { name-murderer-hammer }
}: { $chips } Chips.
event-next-card = { $murderer-key ->
    [none] Die nächste Mörderkarte wird aufgedeckt.
    [cleaver] Als Nächstes gesucht: { name-murderer-cleaver }.
    [knife] Als Nächstes gesucht: { name-murderer-knife }.
    [scissors] Als Nächstes gesucht: { name-murderer-scissors }.
   *[hammer] Als Nächstes gesucht: { name-murderer-hammer }.
}
event-forfeited = { $who ->
    [me] Das war die falsche: Du verlierst
   *[other] Das war die falsche: { $who } verliert
} { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
event-challenged = { $who ->
    [me] Du forderst { $rival-who } auf { $square } heraus.
   *[other] { $who } fordert { $rival-who ->
        [me] dich
       *[other] { $rival-who }
    } auf { $square } heraus.
}
event-duel = { $first } gegen { $second }: { $winner-who ->
    [me] Du gewinnst
   *[other] { $winner-who } gewinnt
} das Duell.
event-bonus = { $who ->
    [me] Du gewinnst
   *[other] { $who } gewinnt
} einen Bonuszug ({ $symbol }).
event-relocated = { $who ->
    [me] Du stellst { $other-who } auf { $square }.
   *[other] { $who } stellt { $other-who ->
        [me] dich
       *[other] { $other-who }
    } auf { $square }.
}
event-no-peek = { $who ->
    [me] Du siehst dir keine Akte an.
   *[other] { $who } sieht sich keine Akte an.
}
event-peeked = { $who ->
    [me] Du siehst dir die Akte { $town-key ->
        [none] auf { $square }
       *[other] in { $town } ({ $square })
    } an{ $face-key ->
        [none] .
       *[other] : { $face }.
    }
   *[other] { $who } sieht sich die Akte { $town-key ->
        [none] auf { $square }
       *[other] in { $town } ({ $square })
    } an.
}
event-peeked-open = { $who } sieht sich die Akte { $town-key ->
    [none] auf { $square }
   *[other] in { $town } ({ $square })
} an: { $face }.
event-put-back = { $who ->
    [me] Du legst die Akte zurück.
   *[other] { $who } legt die Akte zurück.
}
event-game-over = Die Partie ist zu Ende: { $ending }.

## Der Tisch

turn-number = Zug { $number }
turn-of = Zug { $number } von { $last }
before-first-turn = Aufbau
wanted = Gesucht
cards-below = { $count ->
    [0] die letzte Karte
    [one] eine Karte darunter
   *[other] { $count } Karten darunter
}
next-file = die nächste Akte bringt { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}
dice-rolled = Würfel
moves-left = noch zu ziehen
bonus-left = Bonuszüge
at-stake = Auf dem Spiel: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}
open-file = Offen: { $where } – { $face }
peek-open = Du siehst: { $where } – { $face }
peek-closed = { $where } wird gerade angesehen
note-duel = Duell: { $who }
note-file = { $town }, Akte
note-file-unnamed = Akte
note-town = { $town }
note-town-unnamed = Stadt
open-files = Akten
open-cards = Mörderkarten, die offene zuerst
files-seen = Gesehen
column-player = Spieler
column-turn-order = Zugfolge
column-piece = Auf
column-chips = Chips
column-convicted = Überführt
cabinet = Aktenschrank
legend = ■ Akte  □ Stadt ohne Akte  # Land  · Meer

## Plandateien

board-title = { $columns } Spalten, { $rows } Reihen, { $land } Landfelder, 20 Städte
board-towns = Städte
board-colours = { $dark } Städte auf dunklen Feldern, { $light } auf hellen
board-land-only = Darauf lässt sich auch nur an Land spielen.
board-not-land-only = Nur an Land lässt sich darauf nicht spielen: Es gibt zu wenig Land, oder es hängt nicht zusammen.
board-usual = Das ist der Plan des Hauses.

## Warum ein Bot so antworten würde

reason-rest = Nichts in Reichweite ist einen Zug wert.
reason-duel = Ein Duell: Der Angreifer gewinnt zu { $percent } %.
reason-approach = Von dort aus ist danach mehr in Reichweite.
reason-find = Eine bekannte Akte mit der Tatwaffe ({ $weapon }) ist in Reichweite: { $chips ->
    [one] Ein Chip ist
   *[other] { $chips } Chips sind
  } sicher.
reason-try = { $percent ->
    [0] Soweit man sich erinnert, kann diese Akte die Tatwaffe ({ $weapon }) nicht zeigen.
   *[other] Soweit man sich erinnert, zeigt eine Akte in Reichweite zu { $percent } % die Tatwaffe ({ $weapon }).
  }
reason-known = Diese Akte ist bekannt und zeigt nicht die Tatwaffe ({ $weapon }).
reason-take = { $chips ->
    [one] Ein Chip ist
   *[other] { $chips } Chips sind
  } sicher; eine weitere Akte { $percent ->
    [0] kann nicht passen.
   *[other] passt nur zu { $percent } %.
  }
reason-bank = { $chips ->
    [one] Ein Chip ist
   *[other] { $chips } Chips sind
  } sicher.
reason-hold = { $chips ->
    [one] Ein Chip ist
   *[other] { $chips } Chips sind
  } sicher, und eine Überführung würde die nächste Mörderkarte aufdecken, kurz bevor die anderen am Zug sind.
reason-risk = Zu { $percent } % passt die nächste Akte, und zu gewinnen ist mehr als { $chips ->
    [one] der eine Chip
   *[other] die { $chips } Chips
  }.
reason-sure = Eine Akte passt sicher: { $chips ->
    [one] Der Chip ist
   *[other] Die { $chips } Chips sind
  } nicht in Gefahr.
reason-card = { $files ->
    [0] Keine Akte mit dieser Tatwaffe ({ $weapon }) ist
    [one] Eine Akte mit dieser Tatwaffe ({ $weapon }) ist
   *[other] { $files } Akten mit dieser Tatwaffe ({ $weapon }) sind
  } auf der Karte bekannt.
reason-next-card = Die nächste Karte ist eine von { $cards }, und welche, ist nicht bekannt.
reason-place = Beginn dort, wo viele Akten in Reichweite sind.
reason-send-away = Schick die Figur dorthin, wo wenige Akten in Reichweite sind.
reason-look = Eine Akte, an die man sich nicht erinnert, ist einen Blick wert.
reason-no-look = Alle Akten sind bekannt.

## Die Fehler dieses Spiels

error-chance-check-the-ripper = „{ $given }“ ist kein Wurf, kein Duell, keine Mischung und nennt keinen Startplatz.
error-board-word = „{ $given }“ ist kein Spielplan; möglich ist { $usual } oder eine ausgeschriebene Karte.
error-board-names = Der Plan hat { $towns } Städte, aber Namen für { $named }.
error-board-same-name = Zwei Städte des Plans heißen gleich.
error-board-rows = Ein Plan hat höchstens { $most } Reihen; dieser hat { $rows }.
error-board-sign = In Reihe { $rank } des Plans steht { $sign }; ein Feld ist . (Meer), # (Land) oder C (Stadt).
error-board-row = Reihe { $rank } des Plans hat { $squares } Felder; die nördlichste Reihe hat { $columns }.
error-board-columns = Ein Plan hat { $least } bis { $most } Spalten; dieser hat { $columns }.
error-board-towns = Ein Plan hat genau { $needed } Städte; dieser hat { $towns }.
error-board-name = { $name } taugt nicht als Name einer Stadt: Er muss 1 bis { $most } Zeichen haben, ohne Komma und ohne _.
error-board-land-room = Der Plan hat { $room } Landfelder ohne Stadt; { $seats } Spieler brauchen { $needed }.
error-board-room = Der Plan hat { $room } Felder ohne Stadt; { $seats } Spieler brauchen { $needed }.
error-board-apart = Das Land des Plans hängt nicht zusammen; nur an Land lässt sich darauf nicht spielen.
error-board-json = Die Datei mit dem Plan ist kein JSON: Zeile { $line } ist ab Spalte { $column } nicht lesbar, { $given }.
error-board-json-deep = Die Datei mit dem Plan ist als JSON nicht lesbar: Sie ist zu tief verschachtelt, oder eine Zahl ist zu lang.
error-board-object = Die Datei mit dem Plan muss ein JSON-Objekt sein, mit der Karte unter map_north_to_south.
error-board-map = In der Datei mit dem Plan muss unter map_north_to_south eine Liste von Texten stehen, einer für jede Reihe.
error-board-size = In der Datei mit dem Plan steht bei { $field }: { $given }; die Karte darin hat { $size }.
error-board-cities = In der Datei mit dem Plan muss unter cities eine Liste stehen, jeweils mit name und square als Texten.
error-board-no-town = Die Datei mit dem Plan nennt eine Stadt auf { $square }, aber auf der Karte liegt dort keine.
error-board-twice = Die Datei mit dem Plan nennt die Stadt auf { $square } zweimal.
error-board-unnamed = Die Datei mit dem Plan hat Namen für { $named } ihrer Städte; die auf { $square } hat keinen.

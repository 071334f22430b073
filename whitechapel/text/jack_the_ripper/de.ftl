### Mystery Rummy: Jack the Ripper.

## Die Karte auf der Startseite

front-name = Jack the Ripper
front-above = Mystery Rummy
front-pitch = Rommé mit Verdächtigen. Leg Hinweise aus, bis nur noch ein Name infrage kommt.
rank-constable = spielt aus, was sich ausspielen lässt
rank-sergeant = sammelt mit Plan und hat gute Gewohnheiten
rank-inspector = spielt den Durchgang im Kopf zu Ende, bevor er antwortet
rank-superintendent = hält Karten zurück und liest, was du ablegst
rank-commissioner = hat in Millionen von Durchgängen gelernt, wann man wartet und wann man auslegt
style-bold = zieht am liebsten verdeckt und legt aus, was Punkte bringt
style-patient = nimmt, was offen liegt, und hält Paare zusammen
style-sly = hält Beweise zurück und zeigt selten, was er sammelt

## Karten, Farben und Verdächtige

name-druitt = Montague Druitt
name-eddy = Prinz Eddy
name-gull = Sir Gull
name-pedachenko = Dr. Pedachenko
name-chapman = George Chapman
name-jill = Jill the Ripper
name-letters = Briefe
name-wild = Joker
name-2wild = 2 Jokern
name-suspect-druitt = Verdacht Druitt
name-suspect-eddy = Verdacht Eddy
name-suspect-gull = Verdacht Gull
name-suspect-pedachenko = Verdacht Pedachenko
name-suspect-chapman = Verdacht Chapman
name-suspect-jill = Verdacht Jill
name-alibi-druitt = Alibi Druitt
name-alibi-eddy-gull = Alibi Eddy/Gull
name-alibi-eddy = Alibi Eddy/Gull für Prinz Eddy
name-alibi-gull = Alibi Eddy/Gull für Sir Gull
name-alibi-pedachenko = Alibi Pedachenko
name-alibi-chapman = Alibi Chapman
name-alibi-jill = Alibi Jill
name-victim-nichols = Opfer Mary Nichols
name-victim-chapman = Opfer Annie Chapman
name-victim-stride = Opfer Liz Stride
name-victim-eddowes = Opfer Kate Eddowes
name-victim-kelly = Opfer Mary Jane Kelly
name-scene-bucks-row = Tatort Buck’s Row
name-scene-hanbury-street = Tatort Hanbury Street
name-scene-berner-street = Tatort Berner Street
name-scene-mitre-square = Tatort Mitre Square
name-scene-millers-court = Tatort Miller’s Court
name-strikes = Der Ripper schlägt zu
    .quoted = „{ name-strikes }“
name-commissioner = Polizeipräsident tritt zurück
    .quoted = „{ name-commissioner }“
name-escapes = Der Ripper entkommt
    .quoted = „{ name-escapes }“

## Antworten

do-draw-file = Aus der Fallakte ziehen
do-draw-yard = Die oberste Karte aus Scotland Yard nehmen
do-call-vote = Zur Tippabgabe aufrufen
do-vote = Auf { $rest } tippen
do-meld = { $b } { $a } melden{ $words ->
    [3] {""}
   *[other] {" "}mit { $c }
}
do-layoff = { $words ->
    [2] { $rest }
   *[other] { $a } als { $c }
} anlegen
do-play = { $rest } ausspielen
do-done = Nichts mehr ausspielen
do-pass = Passen
do-discard = { $rest } ablegen
do-take = { $rest } nehmen
do-keep = Die Karte für später behalten

## Fragen

question-draw = { $who ->
    [me] Du bist am Zug: Zieh eine Karte.
   *[other] { $who } zieht eine Karte.
}
question-play = { $who ->
    [me] Du bist am Zug: Spiel Karten aus oder leg eine ab.
   *[other] { $who } spielt aus und legt ab.
}
question-discard = { $who ->
    [me] Du bist am Zug: Leg eine Karte ab.
   *[other] { $who } legt eine Karte ab.
}
question-look = { $who ->
    [me] Du siehst Scotland Yard durch: Nimm eine Karte.
   *[other] { $who } sieht Scotland Yard durch.
}
question-play-or-keep = { $who ->
    [me] Spiel die herausgesuchte Karte aus oder behalte sie.
   *[other] { $who } darf die herausgesuchte Karte ausspielen.
}
question-ballot = Alle tippen: Wer wird der Ripper sein?
question-window = Alle werden gefragt: Entkommt der Ripper?
question-first-dealer = Der erste Geber wird ausgelost.
question-deal = Die Karten werden gemischt.
question-second-file = Scotland Yard wird zur zweiten Fallakte gemischt.

## Das Protokoll

forgotten-card = eine Karte
event-first-dealer = { $dealer-who ->
    [me] Du gibst
   *[other] { $dealer-who } gibt
} zuerst.
event-hand-begins = Durchgang { $number }: { $dealer-who ->
    [me] Du gibst
   *[other] { $dealer-who } gibt
} allen { $size } Karten.
event-dealt = { $who ->
    [me] Du nimmst { $cards-key ->
        [none] { $count } Karten auf
       *[some] auf: { $cards }
    }.
   *[other] { $who } nimmt { $count } Karten auf.
}
event-dealt-open = { $who } nimmt auf: { $cards }.
event-upcard = Scotland Yard beginnt mit { $card-key ->
    [none] einer Karte
   *[other] { $card }
}.
event-vote-called = { $who ->
    [me] Du rufst zur Tippabgabe auf.
   *[other] { $who } ruft zur Tippabgabe auf.
}
event-voted = { $who ->
    [me] Du hast auf { $suspect } getippt.
   *[other] { $who } hat getippt.
}
event-voted-open = { $who } hat auf { $suspect } getippt.
event-drew = { $who ->
    [me] Du ziehst { $count ->
        [0] nichts: Die Fallakte ist leer
       *[other] { $cards-key ->
            [none] { $count ->
                [one] eine Karte
               *[other] { $count } Karten
            }
           *[some] { $cards }
        }
    }.
   *[other] { $who } zieht { $count ->
        [0] nichts: Die Fallakte ist leer
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
event-drew-open = { $who } zieht { $count ->
    [0] nichts: Die Fallakte ist leer
   *[other] { $cards }
}.
event-took = { $who ->
    [me] Du nimmst { $card } aus Scotland Yard.
   *[other] { $who } nimmt { $card } aus Scotland Yard.
}
event-melded = { $who ->
    [me] Du meldest
   *[other] { $who } meldet
} { $naturals } { $colour }{ $wilds ->
    [0] {""}
    [one] {" "}mit einem Joker
   *[other] {" "}mit { $wilds } Jokern
}.
event-laid-off = { $who ->
    [me] Du legst
   *[other] { $who } legt
} { $wild ->
    [yes] einen Joker als { $colour } an
   *[no] { $colour } an
}.
event-played = { $who ->
    [me] Du spielst { $card } aus
   *[other] { $who } spielt { $card } aus
}{ $card-key ->
    [alibi-eddy-gull] {""}, für { $suspect }
   *[other] {""}
}.
event-alibi-replaced = { $card-key ->
    [none] Das bisherige Alibi
   *[other] { $card }
} wandert nach Scotland Yard.
event-took-along = { $who ->
    [me] Du nimmst { $card } von { $other-who } mit.
   *[other] { $who } nimmt { $card } von { $other-who ->
        [me] dir
       *[other] { $other-who }
    } mit.
}
event-laid-victim = { $who ->
    [me] Du musst { $card } auslegen.
   *[other] { $who } muss { $card } auslegen.
}
event-no-more-victims = Niemand hat mehr ein Opfer auf der Hand.
event-looked = { $who ->
    [me] Du siehst Scotland Yard durch{ $yard-key ->
        [none] .
       *[some] : { $yard }.
    }
   *[other] { $who } sieht Scotland Yard durch.
}
event-looked-open = { $who } sieht Scotland Yard durch: { $yard }.
event-fetched = { $who ->
    [me] Du suchst { $card } heraus.
   *[other] { $who } sucht { $card } heraus.
}
event-kept = { $who ->
    [me] Du nimmst { $card } auf die Hand.
   *[other] { $who } nimmt { $card } auf die Hand.
}
event-flipped = Die Fallakte zeigt { $card }.
event-window = Alle werden gefragt: Entkommt der Ripper?
event-escaped = { $who ->
    [me] Du lässt den Ripper entkommen.
   *[other] { $who } lässt den Ripper entkommen.
}
event-discarded = { $who ->
    [me] Du legst { $card } ab.
   *[other] { $who } legt { $card } ab.
}
event-second-file = Scotland Yard wird zur zweiten Fallakte: { $left } Karten.
event-scored = Der Durchgang ist zu Ende und wird gewertet.
event-match-over = Die Partie ist zu Ende.

## Der Tisch

hand-number = Durchgang { $number }
to-target = bis { $target }
piles = Fallakte { $file }
piles-second = zweite Fallakte { $file }
yard = Scotland Yard { $yard }
yard-top = obenauf
victims = Opfer
suspects = Verdächtige
alibi = Alibi
would-be = { $who } wäre der Ripper
nobody-would-be = niemand wäre der Ripper
fetched = Herausgesucht
last-turn = Der Durchgang endet mit diesem Zug.
your-vote = Dein Tipp
your-hand = Deine Hand
hand-empty = leer
column-player = Spieler
column-turn-order = Zugfolge
column-cards = Karten
column-points = Punkte
column-area = Auf dem Tisch
dealer-mark = Geber
file-open = Die Fallakte, von oben
votes = Tipps
looked-through = Scotland Yard, von oben

## Abrechnung

sheet-title = Abrechnung von Durchgang { $number }
sheet-title-alone = Abrechnung
ending-out = Jemand hat die letzte Handkarte abgelegt.
ending-last-card-lost = { name-commissioner.quoted } hat jemandem die letzte Karte genommen.
ending-escaped = { name-escapes.quoted } wurde gespielt.
ending-exhausted = Die Fallakte ist aufgebraucht.
verdict-solved = Der Fall ist gelöst: Der Ripper ist { $who }.
verdict-caught = Der Ripper ist gefasst: Es ist { $who }.
verdict-unsolved = Der Fall bleibt ungeklärt.
verdict-at-large = Der Ripper ist noch auf freiem Fuß.
verdict-ripper-escaped = Der Ripper ist entkommen.
sheet-table = Auf dem Tisch
sheet-aside = Beiseitegelegt
sheet-hand = Auf der Hand
sheet-vote = Tipp: { $suspect }
sheet-total = Summe
sheet-running = Partie bisher
sheet-none = Noch wurde kein Durchgang gewertet.

## Abrechnung am echten Tisch

score-intro = Rechne einen Durchgang mit echten Karten ab. Karten gibst du mit Namen und Anzahl ein: Druitt*3, 2 × Briefe, Joker=Druitt, Opfer Nichols. Beim Alibi Eddy/Gull auf dem Tisch sagst du, für wen es liegt: alibi-eddy oder alibi-gull. Strg+D hört auf und zeigt, was schon da ist.
score-edition = Ausgabe ({ $choices })
score-ending = Wie der Durchgang endete ({ $choices })
score-file-empty = Ist die Fallakte leer (ja oder nein)
score-vote = Auf wen { $who } getippt hat (nichts, wenn es keine Tippabgabe gab)
choice-pegasus = pegasus
choice-us-games = us-games
choice-out = ausgemacht
choice-last-card-lost = letzte-Karte-verloren
choice-escaped = entkommen
choice-exhausted = aufgebraucht

## Warum ein Bot so antworten würde

reason-draw-file = Eine unbekannte Karte verspricht mehr als die offene.
reason-draw-yard = Bringt die Hand voran: { $card }.
reason-meld = Eine Meldung zählt sofort, und { $cards } Karten sind aus der Hand.
reason-layoff = Was an eine Meldung passt, zählt sofort und ist aus der Hand.
reason-victim = Ein Opfer bringt zwei Karten, und ohne Opfer kann niemand Hinweise melden.
reason-scene = Ein Tatort zählt und holt die beste Karte aus Scotland Yard.
reason-suspect = Du kannst jemanden beschuldigen, der dir mehr bringt als den anderen.
reason-alibi = Mit einem Alibi zählen die Punkte eines Verdächtigen doppelt, der dir mehr bringt.
reason-strikes = Der Ripper schlägt vielleicht zu: noch ein Opfer und zwei Karten.
reason-commissioner = Ist der Polizeipräsident fort, kommen alle Opfer auf den Tisch.
reason-escapes = Der Ripper entkommt: Nichts anderes ist so viel wert.
reason-out = Du kannst den Durchgang beenden, während die anderen noch Karten haben.
reason-discard = Am ehesten entbehrlich: { $card }.
reason-wait = { $card } ablegen; die Hinweise warten auf der Hand, wo sie sonst niemandem nützen.
reason-done = Mehr lohnt sich jetzt nicht.
reason-call = Der Fall scheint klar genug für eine Tippabgabe.
reason-vote = Gegen einen Verdächtigen spricht am meisten.
reason-take = Das Beste, was dort liegt: { $card }.
reason-keep = Später ist die Karte mehr wert.
reason-pass = Der Ripper soll noch nicht entkommen.
reason-ahead = Zu Ende gespielt, bringt der Durchgang dir im Mittel { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
  } und { $rivals ->
    [one] der Gegenseite
   *[other] dem stärksten Gegner
  } { $theirs }; in { $out } % der Fälle beendest du ihn.
reason-close = Soweit es sich absehen lässt, ist das so gut wie die beste Antwort.
reason-match = Nach Punkten ist das nicht schlechter als die beste Antwort, gewinnt aber seltener die Partie.
reason-costs = Mit der besten Antwort hättest du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } mehr.
reason-gives = Mit der besten Antwort hätte { $rivals ->
    [one] die Gegenseite
   *[other] der stärkste Gegner
  } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } weniger.

## Die Fehler dieses Spiels

error-option-us-games = Die Option { $option } legt us-games aus; die Regeln von pegasus lassen da keine Wahl.
error-score-wild = „{ $given }“ muss sagen, für wen der Joker steht, zum Beispiel Joker=Druitt.
error-score-wild-in-hand = „{ $given }“ ist auf der Hand; dort steht ein Joker noch für niemanden: Schreib nur Joker.
error-score-alibi = „{ $given }“ muss sagen, für wen das gemeinsame Alibi liegt: alibi-eddy oder alibi-gull.
error-score-two-alibis = Zwei Alibis liegen auf dem Tisch; nur eins kann im Spiel sein.
error-score-not-laid = { $card } bleibt nie auf dem Tisch; die Karte wandert nach Scotland Yard.
error-score-no-victim = Hinweise liegen auf dem Tisch, aber kein Opfer: Das kann nicht sein.
error-score-no-meld = { $card } liegt auf dem Tisch, aber niemand hat drei Karten von { $colour }.
error-score-pair = { $victim } und { $scene } gehören zusammen, liegen aber vor verschiedenen Spielern.
error-score-escape-card = Der Durchgang endet genau dann mit „entkommen“, wenn Der Ripper entkommt auf dem Tisch liegt.
error-score-escape-victims = Der Ripper entkommt kann erst gespielt werden, wenn alle fünf Opfer im Spiel sind.
error-score-empty-hand = Der Durchgang endete, weil jemand keine Karte mehr hatte, aber alle haben noch Karten.
error-score-vote = „{ $given }“ gehört nicht zu den Verdächtigen; es gibt: { $suspects }.
error-score-votes = Entweder tippen alle oder niemand.
error-companion-suspect = Einen Verdächtigen „{ $given }“ gibt es nicht.
error-companion-alibi = Wessen Alibi ist es? Nur ein Verdächtiger kann eins haben.

### Mystery Rummy: Doppelmord in der Rue Morgue.

## Die Karte auf der Startseite

front-name = Doppelmord in der Rue Morgue
front-above = Mystery Rummy
front-pitch = Ein verschlossenes Zimmer, ein Blitzableiter, ein Zeuge mit sehr langen Armen.
rank-constable = meldet, was geht, und füttert ohne nachzudenken
rank-sergeant = geht auf Paare und hat gute Gewohnheiten
rank-inspector = wägt ab, was unter dem Orang-Utan liegen kann
rank-superintendent = passt den Fang ab und liest, was du ablegst
rank-commissioner = hat in Millionen von Durchgängen gelernt, was man füttert und wann man zugreift
style-bold = zieht am liebsten verdeckt und legt aus, was Punkte bringt
style-patient = nimmt, was offen liegt, und hält Paare zusammen
style-sly = hält Beweise zurück und zeigt selten, was er sammelt

## Karten und Farben

name-3am = 3 Uhr nachts
    .quoted = „{ name-3am }“
name-roch = Quartier St. Roch
name-mademoiselle = Mademoiselle L’Espanaye
name-madame = Madame L’Espanaye
name-windows = Rückwärtige Fenster
name-rod = Blitzableiter
name-ad = Zeitungsanzeige
name-sailor = Der Seemann
    .quoted = „{ name-sailor }“
name-le-bon = Adolphe Le Bon
name-poe = Edgar Allan Poe
name-assistance = Dupins Hilfe
name-dupin = Monsieur Dupin
name-prefect = Polizeipräfekt
name-deduction-3am-roch = Folgerung 3 Uhr/St. Roch
name-deduction-mademoiselle-madame = Folgerung Mademoiselle/Madame
name-deduction-windows-rod = Folgerung Fenster/Blitzableiter
name-deduction-ad-sailor = Folgerung Anzeige/Seemann

## Antworten

do-draw-file = Aus der Fallakte ziehen
do-draw-morgue = Die oberste Karte der Rue Morgue nehmen
do-meld = { $b } { $a } melden
do-layoff = { $rest } anlegen
do-play = { $rest } ausspielen
do-play-assistance = Dupins Hilfe ohne Wirkung ausspielen
do-play-assistance-draw = Dupins Hilfe: zwei Karten ziehen
do-play-assistance-search = Dupins Hilfe: die Rue Morgue durchsuchen
do-play-assistance-consult = Dupins Hilfe: den Partner konsultieren
do-feed-file = Den Orang-Utan aus der Fallakte füttern
do-feed-morgue = Den Orang-Utan aus der Rue Morgue füttern
do-discard = { $rest } ablegen
do-take = { $rest } nehmen
do-pass = { $rest } dem Partner geben
do-hide = { $rest } unter den Orang-Utan legen

## Fragen

question-draw = { $who ->
    [me] Du bist am Zug: Zieh eine Karte.
   *[other] { $who } zieht eine Karte.
}
question-play = { $who ->
    [me] Du bist am Zug: Spiel Karten aus oder leg eine ab.
   *[other] { $who } spielt aus und legt ab.
}
question-feed = { $who ->
    [me] Füttere den Orang-Utan.
   *[other] { $who } füttert den Orang-Utan.
}
question-search = { $who ->
    [me] Du durchsuchst die Rue Morgue: Nimm eine Karte.
   *[other] { $who } durchsucht die Rue Morgue.
}
question-search-under = { $who ->
    [me] Du suchst unter dem Orang-Utan: Nimm eine Karte.
   *[other] { $who } sucht unter dem Orang-Utan.
}
question-pass = Partner geben einander verdeckt eine Karte.
question-hide = Alle legen eine Karte unter den Orang-Utan.
question-first-dealer = Der erste Geber wird ausgelost.
question-deal = Die Karten werden gemischt.
question-second-file = Die zweite Fallakte wird gemischt.

## Das Protokoll

forgotten-card = eine Karte
forgotten-gave = eine Karte
forgotten-got = eine Karte
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
event-upcard = Die Rue Morgue beginnt mit { $card-key ->
    [none] einer Karte
   *[other] { $card }
}.
event-put-under = { $count } Karten kommen verdeckt unter den Orang-Utan.
event-exchanged = { $who ->
    [me] Du gibst { $partner-who } { $gave } und bekommst { $got }.
   *[other] { $partner-who ->
        [me] Du gibst { $who } { $got } und bekommst { $gave }.
       *[other] { $who } und { $partner-who } geben einander eine Karte.
    }
}
event-exchanged-open = { $who } gibt { $partner-who } { $gave } und bekommt { $got }.
event-hid = { $who ->
    [me] Du legst { $card } unter den Orang-Utan.
   *[other] { $who } legt eine Karte unter den Orang-Utan.
}
event-hid-open = { $who } legt { $card } unter den Orang-Utan.
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
    [me] Du nimmst { $card } aus der Rue Morgue.
   *[other] { $who } nimmt { $card } aus der Rue Morgue.
}
event-melded = { $who ->
    [me] Du meldest
   *[other] { $who } meldet
} { $count } { $colour }.
event-laid-off = { $who ->
    [me] Du legst
   *[other] { $who } legt
} { $colour } an.
event-peeked = { $who ->
    [me] Du siehst dir die oberste Karte der Fallakte an{ $card-key ->
        [none] .
       *[other] : { $card }.
    }
   *[other] { $who } sieht sich die oberste Karte der Fallakte an.
}
event-peeked-open = { $who } sieht sich die oberste Karte der Fallakte an: { $card }.
event-fed-file = { $who ->
    [me] Du fütterst den Orang-Utan mit { $card-key ->
        [none] einer Karte
       *[other] { $card }
    } aus der Fallakte.
   *[other] { $who } füttert den Orang-Utan aus der Fallakte.
}
event-fed-file-open = { $who } füttert den Orang-Utan mit { $card } aus der Fallakte.
event-fed-morgue = { $who ->
    [me] Du fütterst den Orang-Utan mit
   *[other] { $who } füttert den Orang-Utan mit
} { $card-key ->
    [none] einer Karte
   *[other] { $card }
} aus der Rue Morgue.
event-played = { $who ->
    [me] Du spielst { $card } aus
   *[other] { $who } spielt { $card } aus
}{ $aim-key ->
    [draw] {""}, um zwei Karten zu ziehen
    [search] {""}, um die Rue Morgue zu durchsuchen
    [consult] {""}, um den Partner zu konsultieren
   *[none] {""}
}.
event-looked = { $who ->
    [me] Du siehst { $pile-key ->
        [under] die Karten unter dem Orang-Utan
       *[morgue] die Rue Morgue
    } durch{ $cards-key ->
        [none] .
       *[some] : { $cards }.
    }
   *[other] { $who } sieht { $pile-key ->
        [under] die Karten unter dem Orang-Utan
       *[morgue] die Rue Morgue
    } durch.
}
event-looked-open = { $who } sieht { $pile-key ->
    [under] die Karten unter dem Orang-Utan
   *[morgue] die Rue Morgue
} durch: { $cards }.
event-fetched = { $who ->
    [me] Du nimmst { $card } { $pile-key ->
        [under] unter dem Orang-Utan hervor
       *[morgue] aus der Rue Morgue
    }.
   *[other] { $who } nimmt { $card } { $pile-key ->
        [under] unter dem Orang-Utan hervor
       *[morgue] aus der Rue Morgue
    } und zeigt die Karte.
}
event-discarded = { $who ->
    [me] Du legst { $card } ab.
   *[other] { $who } legt { $card } ab.
}
event-caught = { $who ->
    [me] Du fängst den Orang-Utan.
   *[other] { $who } fängt den Orang-Utan.
} { $count ->
    [0] Unter ihm liegt nichts.
   *[other] Unter ihm: { $cards }. { $gained ->
        [0] Nichts davon passt.
       *[other] Das bringt { $gains }.
    }
}
event-second-file = Der Orang-Utan ist entkommen. Die zweite Fallakte hat { $left } Karten.
event-scored = Der Durchgang ist zu Ende und wird gewertet.
event-match-over = Die Partie ist zu Ende.

## Der Tisch

hand-number = Durchgang { $number }
to-target = bis { $target }
advanced-dupin-count = Dupins Zählung
advanced-shut-out = Ausschlussregel
team = { $one } und { $other }
piles = Fallakte { $file }
piles-second = zweite Fallakte { $file }
morgue = Rue Morgue { $morgue }
morgue-top = obenauf
under = Unter dem Orang-Utan { $under }
orang-utan-escaped = Der Orang-Utan ist entkommen
shown-card = Gezeigt
top-of-file = Oben auf der Fallakte
your-hand = Deine Hand
hand-empty = leer
column-player = Spieler
column-turn-order = Zugfolge
column-team = Team
column-cards = Karten
column-points = Punkte
column-worth = Wert
column-area = Auf dem Tisch
partner-mark = Partner
dealer-mark = Geber
pair-done = Paar vollständig
file-open = Die Fallakte, von oben
looked-through-morgue = Die Rue Morgue, von oben
looked-through-under = Unter dem Orang-Utan

## Abrechnung

sheet-title = Abrechnung von Durchgang { $number }
sheet-title-alone = Abrechnung
ending-caught = { $who } hat ausgemacht und den Orang-Utan gefangen.
ending-solved = { $who } hat ausgemacht; der Orang-Utan ist entkommen.
ending-unsolved = Der Fall bleibt ungeklärt: Niemand punktet.
sheet-table = Auf dem Tisch
sheet-pair = Paar { $one } und { $other }
sheet-dupin = Monsieur Dupins Zählung
sheet-aside = Beiseitegelegt: { $who }
sheet-hand = Auf der Hand: { $who }
sheet-shut-out = Ausgeschlossen
sheet-total = Summe
sheet-running = Partie bisher
sheet-none = Noch wurde kein Durchgang gewertet.

## Abrechnung am echten Tisch

score-intro = Rechne einen Durchgang mit echten Karten ab. Karten gibst du mit Namen und Anzahl ein: Madame*3, 2 × Blitzableiter, Polizeipräfekt, Folgerung 3 Uhr/St. Roch. Strg+D hört auf und zeigt, was schon da ist.
score-ending = Wie der Durchgang endete ({ $choices })
score-under = Was unter dem gefangenen Orang-Utan lag
score-options = Regeln für Fortgeschrittene und Kartenwerte (etwa shut_out=on poe_points=2; leer, wenn keine)
choice-caught = gefangen
choice-solved = gelöst
choice-unsolved = ungeklärt

## Warum ein Bot so antworten würde

reason-draw-file = Eine unbekannte Karte verspricht mehr als die offene.
reason-draw-morgue = Bringt die Hand voran: { $card }.
reason-meld = Eine Meldung zählt sofort, und { $cards } Karten sind aus der Hand.
reason-layoff = Was an eine Meldung passt, zählt sofort und ist aus der Hand.
reason-assistance = Dupins Hilfe verbessert die Hand mehr als Warten.
reason-dupin = Dupin findet, was die Hand braucht.
reason-prefect = Der Polizeipräfekt zählt, denn Le Bon ist gemeldet.
reason-deduction = Eine Folgerung zählt, denn beide Farben sind gemeldet.
reason-feed-file = Die verdeckte Karte gehört eher unter den Orang-Utan.
reason-feed-morgue = Die offene Karte gehört eher unter den Orang-Utan.
reason-out = Du kannst den Durchgang beenden, während die anderen noch Karten haben.
reason-discard = Am ehesten entbehrlich: { $card }.
reason-wait = { $card } ablegen; die Hinweise warten auf der Hand, wo sie sonst niemandem nützen.
reason-take = Das Beste, was dort liegt: { $card }.
reason-pass = { $card } nützt dem Partner vielleicht mehr.
reason-hide = { $card } liegt unter dem Orang-Utan am sichersten.
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

error-score-not-ready = { $card } liegt auf dem Tisch, aber was dazu gemeldet sein muss, fehlt.
error-score-under = Die Karten unter dem Orang-Utan werden nur aufgedeckt, wenn er gefangen ist.
error-score-one-winner = Der Durchgang endete, weil genau eine Hand leer war; hier sind es { $found }.

### Mr. Jack.

## Die Karte auf der Startseite

front-name = Mr. Jack
front-above = Verstecken und Suchen
front-pitch = Acht Nachbarn im Nebel. Einer von ihnen will heute Nacht fort.
rank-constable = sieht eine Karte weit und zweifelt manchmal
rank-sergeant = denkt auch an deine nächste Karte
rank-inspector = denkt mehrere Karten voraus
rank-superintendent = rechnet mit allen acht, blufft und liest dein Spiel
rank-commissioner = legt falsche Fährten und wägt jeden Verdacht ab
style-bold = teilt die Verdächtigen ungleich und klagt früh an; bleibt als Jack nahe an den Ausgängen
style-patient = halbiert die Verdächtigen Schritt für Schritt; wartet als Jack im Dunkeln
style-sly = hält die Verdächtigen im Licht; versteckt sich als Jack unter denen, die man sieht

## Personen, Richtungen und Schlüsse

name-holmes = Holmes
name-watson = Watson
name-smith = Smith
name-lestrade = Lestrade
name-stealthy = Miss Stealthy
name-goodley = Goodley
name-gull = Gull
name-bert = Bert
name-n = Norden
name-ne = Nordosten
name-se = Südosten
name-s = Süden
name-sw = Südwesten
name-nw = Nordwesten

## Antworten

do-card-holmes = { name-holmes } (Alibikarte)
do-card-watson = { name-watson } (Lampe)
do-card-smith = { name-smith } (Laterne)
do-card-lestrade = { name-lestrade } (Sperre)
do-card-stealthy = { name-stealthy } (über Dächer)
do-card-goodley = { name-goodley } (Pfiff)
do-card-gull = { name-gull } (Tausch)
do-card-bert = { name-bert } (Deckel)
do-power-first = Erst die Fähigkeit, dann die Bewegung
do-move-first = Erst die Bewegung, dann die Fähigkeit
do-move = nach { $rest }
do-accuse = { $rest } anklagen
do-leave = Durch den Ausgang im { $rest } fliehen
do-swap = Mit { $rest } tauschen
do-stay = Stehen bleiben: kein Weg ist frei
do-light = Laterne von { $a } nach { $c }
do-cordon = Sperre von { $a } nach { $c }
do-cover = Deckel von { $a } nach { $c }
do-whistle = { $a } nach { $c }
do-whistle-nobody = Pfeifen, und niemand kommt
do-face = Nach { $rest } leuchten
sure-accuse = { $what } anklagen? Das beendet die Partie, so oder so. (ja/nein)

## Fragen

question-alibis = Die Alibikarten werden gemischt.
question-cards = Vier Figurenkarten werden aufgedeckt.
question-choose-card = { $who ->
    [me] Du bist am Zug: Wähl eine Karte.
   *[other] { $who } muss eine Karte wählen.
}
question-power-or-move = { $who ->
    [me] Fähigkeit oder Bewegung: Was kommt zuerst?
   *[other] { $who } sagt, was zuerst kommt.
}
question-move = { $who ->
    [me] Bewegung: Wohin? Die Nummern stehen auf dem Plan.
   *[other] { $who } muss ziehen.
}
question-move-first = { $who ->
    [me] Bewegung: Wohin? Danach kommt die Fähigkeit. Die Nummern stehen auf dem Plan.
   *[other] { $who } muss ziehen.
}
question-light = { $who ->
    [me] Smith bringt eine brennende Laterne auf einen dunklen Pfosten.
   *[other] { $who } muss eine Laterne versetzen.
}
question-cordon = { $who ->
    [me] Lestrade versetzt eine Sperre vor einen offenen Ausgang.
   *[other] { $who } muss eine Sperre versetzen.
}
question-cover = { $who ->
    [me] Bert legt einen Deckel auf einen offenen Schacht.
   *[other] { $who } muss einen Deckel versetzen.
}
question-whistle = { $who ->
    [me] Goodley pfeift: Wer kommt näher, und wohin?
   *[other] { $who } muss pfeifen.
}
question-face = { $who ->
    [me] Wohin leuchtet Watson mit seiner Lampe?
   *[other] { $who } muss Watsons Lampe ausrichten.
}

## Das Protokoll

event-identity = { $who ->
    [me] Du bist Jack und heißt heute Nacht { $jack }.
   *[other] { $who } zieht heimlich eine Alibikarte und ist Jack.
}
event-identity-open = { $who } ist Jack und heißt heute Nacht { $jack }.
event-round = Runde { $number }. Es liegen aus: { $cards }.
event-card = { $who ->
    [me] Du spielst
   *[other] { $who } spielt
} { $character }.
event-order = { $first-key ->
    [power] Erst die Fähigkeit, dann die Bewegung.
   *[move] Erst die Bewegung, dann die Fähigkeit.
}
event-moved = { $character } geht von { $at } nach { $to }.
event-stayed = { $character } findet keinen Weg und bleibt stehen.
event-swapped = { $character } und { $other } tauschen die Plätze.
event-faced = Watsons Lampe zeigt nach { $facing }.
event-alibi = { $who ->
    [me] Du siehst dir eine Alibikarte an: { $card } ist nicht Jack.
   *[other] { $who } sieht sich eine Alibikarte an und behält sie.
}
event-alibi-open = { $who } sieht sich eine Alibikarte an: { $card } ist nicht Jack.
event-light-moved = Die Laterne von { $at } kommt nach { $to }.
event-cordon-moved = Der Ausgang im { $at } ist frei, der im { $to } gesperrt.
event-cover-moved = Der Schacht auf { $at } ist offen, der auf { $to } zugedeckt.
event-whistled = Goodley pfeift: { $character } kommt von { $at } nach { $to }.
event-whistled-for-nobody = Goodley pfeift, und niemand kommt.
event-accused = { $character } klagt { $accused } an.
event-left = { $character } flieht durch den Ausgang im { $exit }.
event-called = Der Zeuge wird gerufen. { $sight-count ->
    [0] Niemand ist zu sehen.
   *[other] Zu sehen: { $sight }.
}
event-witness = { $seen ->
    [yes] Der Zeuge hat Jack gesehen.
   *[no] Niemand hat Jack gesehen.
} { $innocent-count ->
    [0] Das entlastet niemanden.
   *[other] Entlastet: { $innocent }.
}
event-light-out = Laterne { $number } auf { $post } erlischt.
event-game-over = { $ending-key ->
    [caught] Jack ist gefasst: Es war
    [wronged] Die Anklage war falsch: Jack war
    [escaped] Jack ist fort: Es war
   *[dawn] Der Tag bricht an, und niemand wurde gefasst: Jack war
} { $jack }.

## Der Tisch

round-number = Runde { $number } von { $last }
light-goes-out = danach erlischt Laterne { $number }
exit-nw = NW
exit-ne = NO
exit-sw = SW
exit-se = SO
exit-open = { $exit } frei
exit-closed = { $exit } zu
legend = * hell  + bei anderen  · dunkel  HO verdächtig  ho entlastet  ○ Schacht  ● zu
column-who = Wer
column-where = Auf
column-now = Lage
column-jack = Jack?
note-jack = Jack
note-alibi = Alibi
note-innocent = –
seen-now = { $seen } gesehen, { $unseen } ungesehen
witness-seen = Gesehen: keine Flucht
witness-unseen = Ungesehen: Flucht frei
turns = Züge
cards-open = Karten
cards-played = Gespielt
cards-next = Dann

## Was ein Platz weiß

you-are-detective = Du bist der Ermittler.
you-are-jack = Du bist Jack: { $who }.
role = { $me ->
    [0] Du bist der Ermittler; { $seat-1 } spielt Jack.
    [1] Du bist Jack, heute Nacht { $jack }; { $seat-0 } ermittelt.
   *[other] { $seat-0 } ermittelt; { $seat-1 } spielt Jack.
}
role-of-seat = { $seat ->
    [0] Ermittler
   *[other] Jack
}
jack-seen-now = Du würdest gesehen; { $left ->
    [one] ein Verdächtiger bliebe.
   *[other] { $left } Verdächtige blieben.
}
jack-unseen-now = Du würdest nicht gesehen; { $left ->
    [one] ein Verdächtiger bliebe.
   *[other] { $left } Verdächtige blieben.
}
open-jack = Jack ist { $who }.
open-alibis = Alibikarten von { $who }
open-pile = Nicht gezogene Alibikarten, von oben
alibis-held = Deine Alibikarten: { $names }.
alibis-of-jack = Jack hat { $count ->
    [one] eine Alibikarte
   *[other] { $count } Alibikarten
}.
alibis-of-detective = Der Ermittler hat { $count ->
    [one] eine Alibikarte
   *[other] { $count } Alibikarten
}.

## Der Schluss

ending-none = Die Partie ist noch nicht zu Ende.
ending-caught = Jack ist gefasst: Der Ermittler hat gewonnen.
ending-wronged = Die Anklage war falsch: Jack hat gewonnen.
ending-escaped = Jack ist geflohen und hat gewonnen.
ending-dawn = Acht Runden sind vorbei: Jack hat gewonnen.

## Warum ein Bot so antworten würde

reason-caught = Es gibt keinen Zweifel mehr, und jemand kommt hin.
reason-guess = Es gibt { $suspects } Verdächtige; raten ist besser als warten.
reason-split = Nach deinem Zug { $seen ->
    [0] stünde keiner
    [1] stünde einer
   *[other] stünden { $seen }
  } der Verdächtigen im Licht und { $unseen ->
    [0] keiner
    [1] einer
   *[other] { $unseen }
  } im Dunkeln.
reason-worst = Zu Ende gedacht, ist { $who } die größte Sorge: Ist das Jack, gewinnt er zu { $percent } %.
reason-alike = Zu Ende gedacht, machen { $suspects } Verdächtige gleich viel Sorge: Ist einer davon Jack, gewinnt er zu { $percent } %.
reason-leave = Der Weg hinaus ist frei.
reason-crowd = Nach deinem Zug stünde Jack im Licht, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen
  }.
reason-dark = Nach deinem Zug stünde Jack im Dunkeln, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen
  }.
reason-gate = Nach deinem Zug stünde Jack im Dunkeln, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen
  }, und nahe an einem offenen Ausgang.
reason-reply = Auf den ersten Blick gewinnt Jack damit zu { $now } %; den Rest der Runde mitbedacht, sind es { $later } %.
reason-odds = Nach allem, was bewiesen ist, und danach, wie Jack gespielt hat, stimmt diese Beschuldigung zu { $percent } %.
reason-weigh = Nach deinem Zug lägen { $lit } % des Verdachts im Licht und { $unlit } % im Dunkeln.
reason-lit = Nach deinem Zug stünde Jack im Licht, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen, und man hielte ihn zu { $percent } % für Jack
  }.
reason-unlit = Nach deinem Zug stünde Jack im Dunkeln, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen, und man hielte ihn zu { $percent } % für Jack
  }.
reason-exit = Nach deinem Zug stünde Jack im Dunkeln nahe an einem offenen Ausgang, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen, und man hielte ihn zu { $percent } % für Jack
  }.

## Die Fehler dieses Spiels

error-chance-mr-jack = „{ $given }“ ist keine Reihenfolge der Alibikarten und nennt keine vier Figurenkarten.
error-whole-turns = Ganze Züge lassen sich nur aufzählen, wenn eine Karte zu wählen ist.

### Wie es unten auf der Karte steht

short-druitt = Druitt
short-eddy = Eddy
short-gull = Gull
short-pedachenko = Pedachenko
short-chapman = Chapman
short-jill = Jill
short-eddy-gull = Eddy/Gull
short-letters = Briefe
short-wild = Joker
short-victim-nichols = Nichols
short-victim-chapman = Annie C.
short-victim-stride = Stride
short-victim-eddowes = Eddowes
short-victim-kelly = Kelly
short-scene-bucks-row = Buck’s Row
short-scene-hanbury-street = Hanbury Street
short-scene-berner-street = Berner Street
short-scene-mitre-square = Mitre Square
short-scene-millers-court = Miller’s Court
short-strikes = Ripper schlägt zu
short-commissioner = Präsident tritt ab
short-escapes = Ripper entkommt

## Arten von Karten, und was sie tun

card-evidence = Hinweis
card-letters = Hinweis
card-wild = Hinweis
card-suspect = Verdacht
card-alibi = Alibi
card-victim = Opfer
card-scene = Tatort
card-strikes = Ereignis
card-commissioner = Ereignis
card-escapes = Weder Hinweis noch Ereignis
reminder-evidence = Melde drei oder mehr einer Farbe, oder leg einzelne an eine Farbe an, die schon gemeldet ist. Zuerst muss ein Opfer im Spiel sein.
reminder-letters = Eine eigene Farbe, die niemanden belastet. Drei oder mehr sind eine Meldung. Zählt nie doppelt.
reminder-wild = Steht für einen Hinweis auf irgendeinen Verdächtigen, nie für Briefe. Einmal ausgelegt, behält er seine Farbe.
reminder-suspect = Spielbar, sobald dieser Verdächtige gemeldet ist. Belastet ihn mit 4 Punkten und zählt doppelt, wenn er der Ripper ist.
reminder-alibi = Spielbar, sobald dieser Verdächtige gemeldet ist. Solange es liegt, kann er nicht der Ripper sein. Nur das neueste Alibi gilt.
reminder-shared-alibi = Für Eddy oder für Gull: Beim Ausspielen sagst du, für wen. Solange es liegt, kann dieser nicht der Ripper sein.
reminder-victim = Leg es vor dich und nimm den Tatort mit dem gleichen Zeichen dazu, falls er im Spiel ist. Dann zieh zwei Karten aus der Fallakte.
reminder-scene = Leg ihn vor dich und nimm das Opfer mit dem gleichen Zeichen dazu, falls es im Spiel ist. Dann sieh Scotland Yard durch und nimm eine Karte, die kein Tatort ist.
reminder-strikes = Deck bis zu fünf Karten der Fallakte auf. Das erste Opfer darunter gehört dir, und du ziehst zwei Karten dafür.
reminder-commissioner = Alle legen sämtliche Opfer von der Hand aus, auch du. Niemand zieht dafür Karten.
reminder-escapes = Sind fünf Opfer im Spiel, beendet die Karte jederzeit den Durchgang. Auf der Hand kostet sie 2 Punkte je Opfer im Spiel.

## Auf dem Tisch

wild-as = Joker als { $suspect }
scotland-yard = Scotland Yard
piles-title = Stapel, Opfer und Tatorte
scenes = Tatorte
not-in-play = nicht im Spiel
victims-in-play = { $count ->
    [0] Noch kein Opfer: Hinweise müssen warten.
    [one] Ein Opfer im Spiel.
    [4] Vier Opfer im Spiel. Mit dem fünften kann er entkommen.
    [5] Alle fünf Opfer im Spiel: Der Ripper kann entkommen.
   *[other] { $count } Opfer im Spiel.
}

## Wer wäre es jetzt

who-now = Wer wäre es jetzt?
nobody = Niemand
tag-ripper = Ripper
tag-tie = gleichauf
tag-no-meld = nicht gemeldet
tag-ready = +{ $points } bereit
leads = { $points } Punkte auf dem Tisch.
spared-alibi = { $count ->
    [one] { $who } hat ein Alibi.
   *[other] { $who } haben Alibis.
}
spared-no-meld = { $count ->
    [one] { $who } ist nicht gemeldet.
   *[other] { $who } sind nicht gemeldet.
}
spared-tie = { $count ->
    [one] { $who } liegt gleichauf, hat aber die höhere Nummer.
   *[other] { $who } liegen gleichauf, haben aber höhere Nummern.
}
no-meld-yet = Noch ist niemand gemeldet.

## Der Zug

gavel-free = ein Ereignis noch frei
gavel-used = Ereignis gespielt
act-draw-yard = { $card } nehmen
act-wild-as = als { $suspect }
act-meld = { $colour } ×{ $count }{ $wilds ->
    [0] {""}
    [one] {" "}mit Joker
   *[other] {" "}mit { $wilds } Jokern
} melden
ready-meld = { $wilds ->
    [0] { $count } melden
   *[other] { $count } mit Joker melden
}
ready-wild = Anlegen als …
sort-suspect = nach Verdächtigen

## Tippabgabe, Fenster und Tatorte

ballot-title = Wer wird der Ripper sein?
ballot-how = Alle tippen geheim. Ein richtiger Tipp bringt zehn Punkte, wenn der Ripper gefunden wird; ein falscher kostet nichts.
ballot-sealed = Dein Tipp auf { $suspect } ist versiegelt.
ballot-wait = Die Umschläge bleiben bis zur Abrechnung geschlossen.
window-title = Entkommt der Ripper?
window-how = Alle werden gleich lange gefragt. Niemand sieht, wer hätte antworten können.
window-length = Verbleibende Zeit
act-play-escapes = Der Ripper entkommt: { $points } Punkte
window-pass = Weiterspielen
window-sealed = Deine Antwort ist versiegelt.
play-or-keep-title = Herausgesucht
fetched-shown = { $card } wurde herausgesucht und darf sofort ausgespielt werden.
look-title = Scotland Yard, durchgesehen
look-how = { $count ->
    [one] Eine Karte. Nur du siehst sie.
   *[other] { $count } Karten, die oberste zuerst. Nur du siehst sie.
} Was du nimmst, wird allen gezeigt.
look-choose = Wähl eine Karte; ein Tatort bleibt liegen.
look-again = Zurück zu Scotland Yard

## Abrechnung

sheet-aside = Beiseite: passt an, kostet nichts
ending-out = { $who ->
    [me] Du hast deine letzte Handkarte abgelegt.
   *[other] { $who } hat die letzte Handkarte abgelegt.
}
doubled = zählt doppelt

## Höhepunkte

climax-six = Sechs Hüte. Einer davon passt.
climax-alibi-most = { $points } Punkte, und ein Alibi. Schade.
climax-ripper-is = Der Ripper ist
climax-number = Nummer { $number }, mit { $points } Punkten
climax-alibi = { $who } hatte { $points }, und ein Alibi.
climax-nobody = Niemand
climax-lamp-out = Die Lampe ist aus, und der Rahmen ist leer.
climax-named-by = { $count ->
    [one] Ein Umschlag lag richtig: { $who }.
   *[other] Diese Umschläge lagen richtig: { $who }.
}
climax-named-by-nobody = Die Umschläge sind offen, und keiner lag richtig.
climax-vote = Ein Name für jeden, versiegelt bis zur Abrechnung.
climax-card = Fünf Opfer, und eine Karte, die niemand sehen wollte.
climax-street = Ganz ohne Eile.
climax-fog = Jemand pfeift. Die Polizei ist es nicht.
climax-gone = { $who ->
    [me] Fort. Geblieben sind ein Hut und 35 Punkte für dich.
   *[other] Fort. Geblieben sind ein Hut und 35 Punkte für { $who }.
}

## Die Geschichte einer Partie

story-hands = Durchgang, und wer es war
story-solved = gelöst
story-caught = gefasst
story-unsolved = ungeklärt
story-at-large = auf freiem Fuß
story-ripper-escaped = entkommen

### Mr. Jack, was nur der Tisch im Browser sagt.

## Personen in einem Wort, und was sie können

brief-holmes = Holmes
brief-watson = Watson
brief-smith = Smith
brief-lestrade = Lestrade
brief-stealthy = Stealthy
brief-goodley = Goodley
brief-gull = Gull
brief-bert = Bert

full-holmes = Sherlock Holmes
full-watson = Dr. Watson
full-smith = John Smith
full-lestrade = Inspektor Lestrade
full-stealthy = Miss Stealthy
full-goodley = Sergeant Goodley
full-gull = Sir William Gull
full-bert = Jeremy Bert

power-holmes = Sieht sich danach heimlich die oberste Alibikarte an.
power-watson = Richtet danach seine Lampe, wohin er will.
power-smith = Davor oder danach: versetzt eine brennende Laterne.
power-lestrade = Davor oder danach: trägt eine Sperre zu einem offenen Ausgang.
power-stealthy = Überquert unterwegs Häuser, Gärten und Laternen.
power-goodley = Davor oder danach: pfeift andere näher, zusammen drei Schritte.
power-gull = Darf, statt zu gehen, mit jemandem den Platz tauschen.
power-bert = Davor oder danach: trägt einen Deckel zu einem offenen Schacht.

order-power-smith = Erst Laterne
order-power-lestrade = Erst Sperre
order-power-goodley = Erst pfeifen
order-power-bert = Erst Deckel
order-move = Erst gehen
order-power-then = dann gehen
order-move-then-smith = dann die Laterne
order-move-then-lestrade = dann die Sperre
order-move-then-goodley = dann pfeifen
order-move-then-bert = dann der Deckel
order-title = Was kommt zuerst?

role-detective = Ermittler
role-detective-brief = Erm.
role-jack = Jack

## Richtungen

way-n = Norden
way-ne = Nordosten
way-se = Südosten
way-s = Süden
way-sw = Südwesten
way-nw = Nordwesten
sign-n = N
sign-ne = NO
sign-se = SO
sign-s = S
sign-sw = SW
sign-nw = NW

## Das Viertel

district = Das Viertel
open = offen
aloud-lit = hell
aloud-dark = dunkel
aloud-manhole = offener Schacht
aloud-covered = Schacht mit Deckel
aloud-suspect = { $who }, verdächtig
aloud-innocent = { $who }, entlastet
aloud-beside = gesehen: neben { $who }
aloud-post = dunkler Pfosten
aloud-lamp = Laterne brennt
aloud-lamp-number = Laterne { $number } brennt
aloud-exit-open = Ausgang { $exit }, offen
aloud-exit-shut = Ausgang { $exit }, gesperrt
aloud-go-seen = möglich, wäre zu sehen
aloud-go-unseen = möglich, wäre nicht zu sehen
aloud-can = möglich
district-hint = Mit den Pfeiltasten gehst du über den Plan, mit Enter handelst du.

## Was man tun kann

now-choose-touch = Tipp eine Karte an und sieh, wie weit die Figur kommt.
now-order = Erst die Fähigkeit oder erst gehen?
now-walk = Zieh { $who }: Wähl ein Feld.
now-walk-gull = Zieh { $who }, oder lass ihn den Platz tauschen.
now-light = Nimm eine Laterne.
now-light-put = Trag { $what } zu einem dunklen Pfosten.
now-cordon = Nimm eine Sperre.
now-cordon-put = Trag die Sperre zu einem offenen Ausgang.
now-cover = Nimm einen Deckel.
now-cover-put = Trag den Deckel zu einem offenen Schacht.
now-whistle = Pfeif jemanden herbei.
now-whistle-go = Wohin kommt { $who }?
now-face = Wohin zeigt die Lampe?
walk-to = Geh nach { $to }
come-to = { $who } nach { $to }
lamp-number = Laterne { $number }
lamp-plain = die Laterne ohne Nummer
lamp-at = auf { $post }
lamp-number-at = { $number } auf { $post }
steps-left = { $left ->
    [one] noch ein Schritt
   *[other] noch { $left } Schritte
}
point-lantern = Nach { $way }
play-card = { $who } spielen
accuse = { $who } anklagen
leave = Flucht nach { $exit }
about-accuse = Anklage
touch-accuse = Rotes Zeichen: anklagen.
touch-swap = Zum Tauschen jemanden berühren.
touch-map = Auf der Karte berühren.
about-swap = Tausch mit
swap-with = Tausch mit { $who }
stay = Stehen bleiben
whistle-nobody = Niemand kann kommen
accuse-title = { $who } anklagen?
accuse-text = { $by } geht auf { $who } zu. Ist das Jack, gewinnst du; sonst gewinnt Jack. Ein zweites Mal gibt es nicht.
accuse-alibi = Du hast die Alibikarte von { $who }.
accuse-yes = Anklagen
accuse-no = Noch nicht

## Karten

cards = Karten der Runde
cards-next = Nächste Runde
played-by = gespielt
played-by-you = von dir gespielt
played-by-role = gespielt von { $role }
steps = Schritte
cleared = entlastet

## Gesehen und ungesehen

split-now = Käme der Zeuge jetzt
split-go = Steht { $who } auf { $to }
split-swap = Tauschen { $who } und { $other }
split-light = Brennt die Laterne auf { $to }
split-face = Zeigt die Lampe nach { $way }
seen = Gesehen
unseen = Ungesehen
you-seen = Du wärst zu sehen.
you-unseen = Du wärst nicht zu sehen.

## Das Notizbuch

notebook-title = Notizbuch
notebook-his = Das Notizbuch des Ermittlers
notebook-jack = Was der Ermittler wissen kann
notebook-count = { $count ->
    [one] eine kann Jack sein
   *[other] { $count } können Jack sein
}
note-lamp = gesehen auf { $hex }, unter einer Laterne
note-lantern = gesehen auf { $hex }, in Watsons Licht
note-beside = gesehen auf { $hex }, neben { $who }
cleared-round = entlastet in Runde { $round }
why-round = Runde { $round }
why-alibi = Alibi
why-you = du
why-jack = Jack
note-unseen = ungesehen auf { $hex }
note-alibi = dein Alibi
note-you = das bist du
note-jack = war Jack
alibi-cards = Alibikarten
alibi-yours = du { $count }
alibi-other = { $who } { $count }
alibi-pile = Stapel { $count }
alibi-secret = Seine kennst du nicht.
alibi-drawn-secret = Eine Alibikarte, heimlich

## Der Zeuge

witness-seen = Jack wurde gesehen
witness-unseen = Jack wurde nicht gesehen
witness-start = Noch kein Zeuge
witness-start-text = In der ersten Runde kann niemand fliehen.
witness-seen-text = In dieser Runde kann er nicht fliehen.
witness-unseen-text = Flucht möglich nach { $exits }.
witness-call = Der Zeuge, Runde { $round }

## Die Runden

round-of = Runde { $round } von { $rounds }
track = Runden
lamp-out = Laterne { $number } erlischt
dawn = Morgen
turns = Züge dieser Runde

## Das Ende

ending-caught = Gefasst
ending-wronged = Falsch angeklagt
ending-escaped = Entkommen
ending-dawn = Es wird Tag
end-caught = { $jack } war Jack und sitzt hinter Gittern.
end-wronged = { $accused } war unschuldig. { $jack } war Jack.
end-escaped = { $jack } war Jack und ist entkommen, nach { $exit }.
end-dawn = Die Nacht ist vorbei. { $jack } war Jack, und gefasst wurde niemand.

## Höhepunkte

street-hat = „Den Hut bitte.“
street-accused = Beschuldigt: { $who }
street-caught = Es war { $who }.
street-caught-side = Verhaftet in Runde { $round }: Der Ermittler gewinnt.
street-wronged = { $who } war nur spät unterwegs.
street-wronged-side = Jack ist fort und gewinnt.
stamp-jack = JACK
stamp-cleared = ENTLASTET
fog-walks = { $who } geht durch den Ausgang { $exit } …
fog-jack = { $who } war Jack.
fog-side = Im Nebel verschwunden: Jack gewinnt.
dawn-comes = Die achte Runde ist vorbei. Es wird hell.
dawn-jack = { $who } war Jack.
dawn-side = Niemand wurde verhaftet: Jack gewinnt.
witness-asks = Wurde Jack gesehen?
alibi-word = Alibi
alibi-not-jack = nicht Jack

## Die Geschichte einer Partie

story-map = Der Stadtplan am Ende
story-rounds = Die Nacht, Runde für Runde
story-jack-was = Jack wurde
story-left = Noch verdächtig
story-gone = Entlastet
story-round = Runde { $round }
story-cleared = { $count ->
    [one] Eine Person ist entlastet: { $names }.
   *[other] { $count } auf einmal entlastet: { $names }.
}
story-unseen = Jack bleibt zum ersten Mal ungesehen. Offene Ausgänge stehen nun auch ihm offen.
story-alone = Nur noch eine Person ist verdächtig.
story-watch = Ab hier ansehen

## Am echten Tisch: was ausgeteilt wird

real-jack-only = Nur für Jack
real-jack-look = Gebt Jack den Bildschirm. Sonst schaut niemand hin.
real-you-are = Du bist { $who }.
real-round = Runde { $number } von { $all }
real-turn-detective = Detektiv
real-turn-jack = Jack
real-light-out = Nach dieser Runde erlischt Laterne { $number }.
real-next-round = Nächste Runde
real-round-before = Runde davor
real-alibis-left = Noch { $count } Alibikarten
real-alibi-for = Wer mit Holmes gezogen hat, zieht eine Karte und sieht sie sich heimlich an.
real-draws = { $player } zieht
real-look-again = Wieder ansehen ({ $count })

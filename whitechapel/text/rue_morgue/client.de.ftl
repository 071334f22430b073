### Mystery Rummy: Doppelmord in der Rue Morgue, was nur der Tisch im Browser sagt.

## Wie am Fuß einer Karte gedruckt, in einem Wort und als Buchstabe

short-3am = 3 Uhr nachts
short-roch = St. Roch
short-madame = Madame
short-mademoiselle = Mademoi­selle
short-windows = Rück­wärtige Fenster
short-rod = Blitz­ableiter
short-sailor = Der Seemann
short-ad = Zeitungs­anzeige
short-le-bon = Le Bon
short-poe = Poe
short-assistance = Dupins Hilfe
short-dupin = C. Auguste Dupin
short-prefect = Polizei­präfekt
short-deduction = Brillante Folgerung
short-orang-utan = Orang-Utan
brief-3am = 3 Uhr
brief-roch = St. Roch
brief-madame = Madame
brief-mademoiselle = Mademoiselle
brief-windows = Fenster
brief-rod = Ableiter
brief-sailor = Seemann
brief-ad = Anzeige
brief-le-bon = Le Bon
brief-poe = Poe
brief-assistance = Hilfe
brief-dupin = Dupin
brief-prefect = Präfekt
brief-deduction = Folgerung
full-deduction = Brillante Folgerung { $one } und { $other }
mark-3am = 3
mark-roch = Q
mark-madame = Mme
mark-mademoiselle = Mlle
mark-windows = R
mark-rod = B
mark-sailor = S
mark-ad = Z
mark-le-bon = A
mark-poe = P

## Arten von Karten, und was sie tun

card-evidence = Hinweis
card-event = Ereignis
card-orang-utan = Neben dem Stapel
reminder-pair = Drei oder mehr sind eine Meldung; dafür wird der Orang-Utan gefüttert. Einzelne Karten lassen sich an eine gemeldete Farbe anlegen. Mit einer Meldung { $other } in derselben Auslage: zehn Punkte dazu.
reminder-le-bon = Drei oder mehr sind eine Meldung; dafür wird der Orang-Utan gefüttert. Le Bon hat keinen Partner, aber seine Meldung ruft den Präfekten auf den Plan.
reminder-poe = Es gibt ihn nur viermal. Drei oder mehr sind eine Meldung; dafür wird der Orang-Utan gefüttert. Poe hat keinen Partner.
reminder-assistance = Zieh zwei Karten, oder durchsuch die Rue Morgue: Nimm eine Karte und zeig sie.
reminder-assistance-teams = Durchsuch die Rue Morgue, nimm eine Karte und zeig sie; oder konsultiere deinen Partner: Zieh eine Karte, dann gebt ihr einander eine.
reminder-dupin = In der ersten Fallakte: Sieh die Karten unter dem Orang-Utan durch, nimm eine und zeig sie. In der zweiten: Zieh zwei Karten.
reminder-prefect = Spielbar, sobald Adolphe Le Bon gemeldet ist, gleich von wem. Er verhaftet den Falschen und punktet dafür.
reminder-deduction = Spielbar, sobald { $one } und { $other } gemeldet sind, gleich von wem. Zählt zu beiden Farben.
reminder-orang-utan = Er ist nie im Stapel. Jede Meldung füttert ihn mit einer verdeckten Karte. Wer während der ersten Fallakte ausmacht, fängt ihn samt allem, was darunter liegt.

## Auf dem Tisch

your-partner = dein Partner
orang-utan = Orang-Utan
rue-morgue = Rue Morgue
piles-title = Fallakte, Orang-Utan und Rue Morgue
file-first = die erste
file-second = die zweite
top-known = oben: { $card }
ape-known = du kennst { $count }
ape-hidden = { $count ->
    [0] nichts darunter
   *[other] verdeckt
}
ape-escaped = ist entkommen
morgue-face-up = oberste offen
morgue-empty = leer
under-title = Unter dem Orang-Utan
under-unknown = { $count ->
    [0] Unter dem Orang-Utan liegt nichts.
    [one] Eine Karte liegt unter dem Orang-Utan.
   *[other] { $count } Karten liegen unter dem Orang-Utan.
}
under-known = { $count ->
    [one] Eine Karte liegt unter dem Orang-Utan, und du kennst sie.
   *[other] { $count } Karten liegen unter dem Orang-Utan; { $known } davon kennst du.
}
under-prize = Wer während der ersten Fallakte ausmacht, fängt ihn.
under-escaped = Der Orang-Utan ist entkommen, seine Karten sind zurück in der Fallakte. Für Meldungen wird nicht mehr gefüttert.
fed-by = { $who }: { $count } verfüttert
fed-from = verfüttert von { $who }
shown-now = { $who ->
    [me] Du nimmst und zeigst
   *[other] { $who } nimmt und zeigt
}: { $card }.

## Bonuspaare

bonuses-title = Bonuspaare
bonuses-how = Zehn Punkte, wenn beide Meldungen in einer Auslage liegen.
bond-3am = Stunde und Ort
bond-madame = Die Damen
bond-windows = Der Weg hinein
bond-sailor = Der Besitzer
bond-whole = { $who }: vollständig
bond-half = { $who }: halb, { $missing } fehlt
bond-split = Je eine Hälfte: { $one } und { $other }
bond-open = noch niemand
bond-open-short = offen
bond-yours = Du
deduction-ready = Folgerung spielbar
deduction-held = Du hast die Folgerung
deduction-played = Folgerung: { $who }

## Der Zug

step-feed = Füttern
step-search = Suchen
step-search-under = Suchen
step-pass = Konsultieren
event-free = ein Ereignis noch frei
event-used = Ereignis gespielt
act-take = { $card } nehmen
act-meld = { $colour } ×{ $count } melden
act-feed = { $card } verfüttern
act-pass = { $card } an { $who } geben
act-hide = { $card } verstecken
act-play-assistance = Ohne Wirkung ausspielen
act-play-assistance-draw = Zwei Karten ziehen
act-play-assistance-search = Rue Morgue durchsuchen
act-play-assistance-consult = Partner konsultieren
ready-meld = { $count } melden
ready-assistance = Spielen …
sort-colour = nach Farben

## Füttern

feed-title = Füttere den Orang-Utan
feed-how = Eine Meldung liegt: Eine Karte kommt verdeckt unter ihn.
feed-top-file = Oben auf der Fallakte
feed-top-morgue = Oben auf der Rue Morgue
feed-only-you = nur du siehst sie
feed-all = alle haben sie gesehen
feed-file-then = Sonst bleibt sie obenauf.
feed-morgue-then = Die Karte darunter wird sichtbar.

## Geheimnisse zwischen Partnern

pass-title = Eine Karte für { $who }
pass-others = Partner konsultieren einander
pass-how = Du und { $who } gebt einander verdeckt eine Karte. Beide wählen, bevor sie nachsehen.
consult-how = Ihr konsultiert einander: Du und { $who } gebt einander verdeckt eine Karte. Beide wählen, bevor sie nachsehen.
hide-title = Eine Karte für den Orang-Utan
hide-how = Alle legen verdeckt eine Karte unter den Orang-Utan und ziehen eine neue.
secret-choose = Wähl eine Karte aus deiner Hand.
secret-chosen = { $card }: Bestätige es, oder wähl eine andere.
pass-sealed = { $card } geht an { $who }.
hide-sealed = { $card } kommt unter den Orang-Utan.
secret-wait = Die anderen wählen noch.
secret-others = Zwei Partner geben einander eine Karte. Niemand sonst sieht, welche.

## Suchen

look-title = Die Rue Morgue, durchgesehen
look-how = { $count ->
    [one] Eine Karte. Nur du siehst sie.
   *[other] { $count } Karten, die oberste zuerst. Nur du siehst sie.
} Was du nimmst, wird allen gezeigt.
look-under-title = Unter dem Orang-Utan
look-under-how = { $count ->
    [one] Eine Karte. Nur du siehst sie.
   *[other] { $count } Karten. Nur du siehst sie.
} Was du nimmst, wird allen gezeigt.
look-choose = Wähl eine Karte; ein Ereignis wartet bis zu deinem nächsten Zug.
look-again = Zurück zur Suche

## Abrechnung

sheet-aside = Beiseitegelegt, kostet nichts: { $who }
ending-caught = { $me ->
    [yes] Du hast ausgemacht und den Orang-Utan gefangen.
   *[no] { $who } hat ausgemacht und den Orang-Utan gefangen.
}
ending-solved = { $me ->
    [yes] Du hast ausgemacht; der Orang-Utan ist entkommen.
   *[no] { $who } hat ausgemacht; der Orang-Utan ist entkommen.
}
catch-gains = { $count ->
    [0] Darunter lag nichts Brauchbares.
    [one] Eine Karte darunter bringt etwas ein.
   *[other] { $count } Karten darunter bringen etwas ein.
}
catch-empty = Darunter lag nichts.
catch-gained = bringt etwas ein
catch-dropped = in die Rue Morgue
sheet-pair-brief = { $one } und { $other }
shut-out-how = Ein vollständiges Paar mit seiner Folgerung: Die anderen sind ausgeschlossen und bekommen nichts.

## Höhepunkte

climax-roof = In diesem Haus trägt niemand einen Pelz.
climax-lantern = Er kommt ganz ruhig mit. Er hatte nur Hunger.
climax-lifted = { $count ->
    [0] Unter ihm lag nichts.
    [one] Eine Karte lag unter ihm.
   *[other] { $count } Karten lagen unter ihm.
}
climax-under = { $count ->
    [0] Nichts davon zählt.
    [one] Eine Karte zählt: { $points } Punkte.
   *[other] { $count } Karten zählen: { $points } Punkte.
}
climax-pair = Ein vollständiges Paar, und die Folgerung dazu.
climax-shut = Die Tür fällt zu. Draußen gibt es nichts.

## Die Geschichte einer Partie

story-caught = den Orang-Utan gefangen
story-solved = ausgemacht, Orang-Utan entkommen
story-unsolved = ungeklärt
story-shut-out = die anderen ausgeschlossen

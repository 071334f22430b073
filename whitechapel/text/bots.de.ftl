### Warum ein Bot eine Antwort gäbe.

## Mr. Jack

mr-jack-caught = Es gibt keinen Zweifel mehr, und jemand kommt hin.
mr-jack-guess = Es gibt { $suspects } Verdächtige; raten ist besser als warten.
mr-jack-split = Würde dann der Zeuge gerufen, { $seen ->
    [0] wäre keiner
    [1] wäre einer
   *[other] wären { $seen }
  } der Verdächtigen zu sehen und { $unseen ->
    [0] keiner
    [1] einer
   *[other] { $unseen }
  } verborgen.
mr-jack-leave = Der Weg hinaus ist frei.
mr-jack-crowd = Jack stünde im Licht, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen
  }.
mr-jack-dark = Jack stünde im Dunkeln, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen
  }.
mr-jack-gate = Jack stünde im Dunkeln, { $suspects ->
    [one] als letzter Verdächtiger
   *[other] als einer von { $suspects } Verdächtigen
  }, und nahe an einem offenen Ausgang.

## Check the Ripper

check-rest = Nichts in Reichweite ist einen Zug wert.
check-duel = Ein Duell: Der Angreifer gewinnt zu { $percent } %.
check-approach = Von dort aus ist danach mehr in Reichweite.
check-find = Dort liegt die Tatwaffe ({ $weapon }): { $chips ->
    [one] Ein Chip ist
   *[other] { $chips } Chips sind
  } sicher.
check-try = Soweit man sich erinnert, zeigt diese Akte zu { $percent } % die Tatwaffe ({ $weapon }).
check-known = Diese Akte ist bekannt und zeigt nicht die Tatwaffe ({ $weapon }).
check-take = { $chips ->
    [one] Ein Chip ist
   *[other] { $chips } Chips sind
  } sicher; eine weitere Akte passt nur zu { $percent } %.
check-risk = Zu { $percent } % passt die nächste Akte, und zu gewinnen ist mehr als { $chips ->
    [one] der eine Chip
   *[other] die { $chips } Chips
  }.
check-sure = Diese Akte passt sicher: { $chips ->
    [one] Der Chip ist
   *[other] Die { $chips } Chips sind
  } nicht in Gefahr.
check-card = { $files ->
    [0] Keine Akte mit dieser Tatwaffe ({ $weapon }) ist
    [one] Eine Akte mit dieser Tatwaffe ({ $weapon }) ist
   *[other] { $files } Akten mit dieser Tatwaffe ({ $weapon }) sind
  } auf der Karte bekannt.
check-place = Von dort aus sind viele Akten in Reichweite.
check-send-away = Von dort aus sind wenige Akten in Reichweite.
check-look = Eine Akte, an die man sich nicht erinnert, ist einen Blick wert.
check-no-look = Alle Akten sind bekannt.

## Jack the Ripper

jack-the-ripper-draw-file = Eine unbekannte Karte verspricht mehr als die offene.
jack-the-ripper-draw-yard = { $card } bringt die Hand voran.
jack-the-ripper-meld = Eine Meldung zählt sofort, und { $cards } Karten sind aus der Hand.
jack-the-ripper-layoff = Was an eine Meldung passt, zählt sofort und ist aus der Hand.
jack-the-ripper-victim = Ein Opfer bringt zwei Karten, und ohne Opfer kann niemand Hinweise melden.
jack-the-ripper-scene = Ein Tatort zählt und holt die beste Karte aus Scotland Yard.
jack-the-ripper-suspect = Dieser Verdacht bringt dir mehr als den anderen.
jack-the-ripper-alibi = Mit diesem Alibi zählen die Punkte eines Verdächtigen doppelt, der dir mehr bringt.
jack-the-ripper-strikes = Der Ripper schlägt vielleicht zu: noch ein Opfer und zwei Karten.
jack-the-ripper-commissioner = Ist der Polizeipräsident fort, kommen alle Opfer auf den Tisch.
jack-the-ripper-escapes = Der Ripper entkommt: Nichts anderes ist so viel wert.
jack-the-ripper-out = Das beendet den Durchgang, während die anderen noch Karten haben.
jack-the-ripper-discard = { $card } ist am ehesten entbehrlich.
jack-the-ripper-wait = { $card } kann weg; die Hinweise warten auf der Hand, wo sie sonst niemandem nützen.
jack-the-ripper-done = Mehr lohnt sich jetzt nicht.
jack-the-ripper-call = Der Fall scheint klar genug für eine Tippabgabe.
jack-the-ripper-vote = Gegen diesen Verdächtigen spricht am meisten.
jack-the-ripper-take = { $card } ist das Beste, was dort liegt.
jack-the-ripper-keep = Später ist die Karte mehr wert.
jack-the-ripper-pass = Der Ripper soll noch nicht entkommen.

## Rue Morgue

rue-morgue-draw-file = Eine unbekannte Karte verspricht mehr als die offene.
rue-morgue-draw-morgue = { $card } bringt die Hand voran.
rue-morgue-meld = Eine Meldung zählt sofort, und { $cards } Karten sind aus der Hand.
rue-morgue-layoff = Was an eine Meldung passt, zählt sofort und ist aus der Hand.
rue-morgue-assistance = Dupins Hilfe verbessert die Hand mehr als Warten.
rue-morgue-dupin = Dupin findet, was die Hand braucht.
rue-morgue-prefect = Der Polizeipräfekt zählt, denn Le Bon ist gemeldet.
rue-morgue-deduction = Eine Folgerung zählt, denn beide Farben sind gemeldet.
rue-morgue-feed-file = Die verdeckte Karte gehört eher unter den Orang-Utan.
rue-morgue-feed-morgue = Die offene Karte gehört eher unter den Orang-Utan.
rue-morgue-out = Das beendet den Durchgang, während die anderen noch Karten haben.
rue-morgue-discard = { $card } ist am ehesten entbehrlich.
rue-morgue-wait = { $card } kann weg; die Hinweise warten auf der Hand, wo sie sonst niemandem nützen.
rue-morgue-take = { $card } ist das Beste, was dort liegt.
rue-morgue-pass = { $card } nützt dem Partner vielleicht mehr.
rue-morgue-hide = { $card } liegt unter dem Orang-Utan am sichersten.

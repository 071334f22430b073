# Was der Coach in den Lektionen sagt; *Wörter zwischen Sternchen* werden betont. docs/lessons.md

lesson-first-case = Der erste Fall
lesson-first-case-chapter-feeding = Füttern
lesson-first-case-chapter-pairs = Paare
lesson-first-case-chapter-dupin = Dupin
lesson-first-case-chapter-catch = Der Fang

lesson-first-case-goal = *Das Ziel: mit 100 Punkten vorn liegen.* Du legst Hinweise aus, und jede Karte zählt. Unter dem *Orang-Utan* sammeln sich Karten: Wer ihn fängt, bekommt sie.
lesson-first-case-draw = Jeder Zug beginnt mit einer Karte. *Zieh aus der Fallakte.*
lesson-first-case-draw-file = Du darfst auch die offene Karte der Rue Morgue nehmen. Aber versuch es mit der Fallakte: Ich glaube, sie wird dir gefallen.
lesson-first-case-meld = Die dritte Karte einer Farbe! Drei oder mehr sind eine *Meldung*. *Melde die Rückwärtigen Fenster.*
lesson-first-case-meld-first = Du hast drei Rückwärtige Fenster: Leg sie aus, bevor du ablegst.
lesson-first-case-feed = *Für jede Meldung bekommt der Orang-Utan eine Karte.* Nur du siehst, was oben auf der Fallakte liegt: Le Bon. Oder gib ihm den offenen Seemann, bevor ihn dein Gegenüber nimmt: *Füttere ihn aus der Rue Morgue.*
lesson-first-case-feed-keep = Das wäre erlaubt. Aber dann bleibt der Seemann für dein Gegenüber liegen: Füttere aus der Rue Morgue.
lesson-first-case-discard = Jeder Zug endet damit, dass du eine Karte ablegst. *Leg eine einzelne ab*, zum Beispiel Poe.
lesson-first-case-discard-rod = Behalt die zwei Blitzableiter: Du wirst bald sehen, wozu.
lesson-first-case-feeding-over = Drei Karten liegen nun unter dem Orang-Utan, und eine davon kennst du. *Wer zuerst ausmacht, bekommt sie alle.*

lesson-first-case-pair = Die meisten Farben haben einen Partner, zum Beispiel *Rückwärtige Fenster und Blitzableiter*. Wer beide meldet, erhält *10 Punkte* dazu.
lesson-first-case-pair-draw = Die Rückwärtigen Fenster hast du gemeldet, drei Blitzableiter hast du auf der Hand. *Zieh zuerst eine Karte.*
lesson-first-case-pair-meld = *Leg die Blitzableiter aus*, und das Paar ist vollständig.
lesson-first-case-pair-first = Erst die Meldung, die dein Paar vollendet: die Blitzableiter.
lesson-first-case-pair-feed = Der Orang-Utan hat wieder Hunger. *Füttere ihn, womit du willst*: Jede Karte unter ihm ist ein Gewinn für später.
lesson-first-case-deduction = Manche Karten sind *Ereignisse*; pro Zug darfst du eines spielen. Für eine *Brillante Folgerung* müssen ihre beiden Farben gemeldet sein. Das sind sie: *Spiel sie aus*, für 7 Punkte.
lesson-first-case-deduction-first = Erst die Brillante Folgerung: Sie ist 7 Punkte wert.
lesson-first-case-layoff = An eine gemeldete Farbe darf man auch einzelne Karten anlegen, egal, wer sie gemeldet hat. *Leg deine Rückwärtigen Fenster an.* Gefüttert wird dafür nicht.
lesson-first-case-layoff-first = Diese Karte passt noch: Leg sie an, bevor du ablegst.
lesson-first-case-pairs-over = Vor dir liegen *31 Punkte*: vier Rückwärtige Fenster, drei Blitzableiter, die Folgerung und 10 für das Paar. Ein Paar zählt nur, wenn beide Meldungen dir gehören.

lesson-first-case-assistance-draw = Dupin, der Detektiv, ist ein guter Freund. *Zieh zuerst eine Karte.*
lesson-first-case-assistance = Mit *Dupins Hilfe* ziehst du zwei Karten, oder du siehst die ganze Rue Morgue durch und nimmst dir eine. Dort liegt ein Seemann, und zwei hast du: *Durchsuch sie.*
lesson-first-case-assistance-search = Zwei Karten sind verlockend. Aber der Seemann, der dir fehlt, liegt in der Rue Morgue: Durchsuch sie.
lesson-first-case-assistance-first = Eins nach dem anderen: erst Dupins Hilfe, um die Rue Morgue zu durchsuchen.
lesson-first-case-search = Da sind sie. *Nimm den Seemann.*
lesson-first-case-search-sailor = Zwei Seemänner hast du schon. Nimm den dritten.
lesson-first-case-sailors = Gefundene Hinweise darfst du sofort ausspielen. *Melde die Seemänner.*
lesson-first-case-sailors-first = Leg erst die drei Seemänner aus.
lesson-first-case-sailors-feed = Und noch einmal: *Füttere den Orang-Utan*, von welchem Stapel du willst.
lesson-first-case-dupin-wait = *Monsieur Dupin* selbst hast du auch, aber dein Ereignis ist gespielt. Er wartet: *Leg eine andere Karte ab.*
lesson-first-case-dupin-next = Ein Ereignis pro Zug. Monsieur Dupin wartet auf den nächsten.
lesson-first-case-dupin-keep = Behalt Monsieur Dupin: Es gibt ihn nur einmal.
lesson-first-case-dupin-draw = Du bist wieder dran. *Zieh eine Karte.*
lesson-first-case-dupin = *Spiel Monsieur Dupin aus*: Er lässt dich unter den Orang-Utan sehen, was sonst niemand darf, und eine Karte nehmen.
lesson-first-case-dupin-play = Noch nicht: Spiel erst Monsieur Dupin aus.
lesson-first-case-dupin-take = Das alles wurde ihm verfüttert. *Nimm die Brillante Folgerung* für dein Paar.
lesson-first-case-dupin-deduction = Sieh noch einmal hin: eine Brillante Folgerung für Rückwärtige Fenster und Blitzableiter. Beide hast du gemeldet.
lesson-first-case-dupin-over = Die Folgerung ist ein Ereignis und wartet bis zu deinem nächsten Zug. Und was sonst noch darunterliegt, *weißt jetzt nur du.*

lesson-first-case-catch-draw = Noch zwei Karten: Du kannst *ausmachen*, also die letzte loswerden. *Zieh aus der Fallakte.*
lesson-first-case-catch-file = Diese Karte passt nirgends. Versuch es mit der Fallakte.
lesson-first-case-catch-windows = Rückwärtige Fenster sind gemeldet: *Leg die Karte an.*
lesson-first-case-catch-sailor-later = Erst die Rückwärtigen Fenster, dann der Seemann.
lesson-first-case-catch-not-yet = Noch nicht: Diese Karte passt noch irgendwo, und dann zählt sie.
lesson-first-case-catch-sailor = Dein Gegenüber hat den Seemann gemeldet: *Leg deinen auch an.* Er zählt für dich.
lesson-first-case-catch-out = Die letzte Karte kann man nur ablegen. *Leg Poe ab und fang den Orang-Utan.*
lesson-first-case-caught = *Gefangen!* Alles Verfütterte wird aufgedeckt: Drei einer Farbe sind eine neue Meldung für dich, was passt, wird angelegt, sogar die Folgerung zählt. 43 Punkte, und dein Gegenüber zahlt für seine Handkarten. *Und jetzt eine echte Partie.*

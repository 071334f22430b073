# What the coach says in the lessons; *words between asterisks* are stressed. docs/lessons.md

lesson-first-case = The first case
lesson-first-case-chapter-feeding = Feeding
lesson-first-case-chapter-pairs = Pairs
lesson-first-case-chapter-dupin = Dupin
lesson-first-case-chapter-catch = The catch

lesson-first-case-goal = *The goal: be ahead with 100 points.* You lay out evidence, and each card scores. Cards pile up under the *Orang-Utan*: whoever catches it gets them.
lesson-first-case-draw = Every turn begins with a card. *Draw from the Case File.*
lesson-first-case-draw-file = You could take the open card of the Rue Morgue instead. But try the Case File: I think you will like it.
lesson-first-case-meld = The third of a colour! Three or more make a *meld*. *Meld the Rear Windows.*
lesson-first-case-meld-first = You hold three Rear Windows: lay them out before you discard.
lesson-first-case-feed = *Each meld feeds the Orang-Utan one card.* You alone see the top of the Case File, Le Bon. Or give it the open Sailor before your opponent takes him: *feed it from the Rue Morgue.*
lesson-first-case-feed-keep = That would be allowed. But then the Sailor stays open for your opponent: feed from the Rue Morgue.
lesson-first-case-discard = Every turn ends with a discard. *Throw a single card away*, Poe for instance.
lesson-first-case-discard-rod = Keep the two Lightning Rods: you will soon see why.
lesson-first-case-feeding-over = Three cards lie under the Orang-Utan now, and you know one of them. *Whoever goes out first gets them all.*

lesson-first-case-pair = Most colours have a partner, such as *Rear Windows and Lightning Rod*. Melding both brings *10 points* on top.
lesson-first-case-pair-draw = You have melded the Rear Windows and hold three Lightning Rods. First *draw a card.*
lesson-first-case-pair-meld = *Lay out the Lightning Rods*, and the pair is complete.
lesson-first-case-pair-first = First the meld that completes your pair: the Lightning Rods.
lesson-first-case-pair-feed = The Orang-Utan is hungry again. *Feed it as you like*: every card under it is a prize.
lesson-first-case-deduction = Some cards are *events*; you may play one in a turn. A *Brilliant Deduction* needs both its colours on the table. They are: *play it*, for 7 points.
lesson-first-case-deduction-first = First the Brilliant Deduction: it is worth 7 points.
lesson-first-case-layoff = A colour that is melded takes single cards too, whoever melded it. *Lay off your Rear Windows.* Nobody has to be fed for that.
lesson-first-case-layoff-first = That card still fits: lay it off before you discard.
lesson-first-case-pairs-over = In front of you lie *31 points*: four Rear Windows, three Lightning Rods, the Deduction, and 10 for the pair. A pair counts only if both melds are yours.

lesson-first-case-assistance-draw = Dupin, the detective, is a good friend to have. First *draw a card.*
lesson-first-case-assistance = *Dupin’s Assistance* lets you draw two cards, or look through the whole Rue Morgue and take one. A Sailor lies there, and you hold two: *search.*
lesson-first-case-assistance-search = Two cards are tempting. But the Sailor you need lies in the Rue Morgue: search it.
lesson-first-case-assistance-first = One after the other: first Dupin’s Assistance, and search the Rue Morgue.
lesson-first-case-search = Here they are. *Take the Sailor.*
lesson-first-case-search-sailor = You hold two Sailors. Take the third.
lesson-first-case-sailors = Evidence you have found may be played at once. *Meld the Sailors.*
lesson-first-case-sailors-first = First lay out the three Sailors.
lesson-first-case-sailors-feed = And once more: *feed the Orang-Utan*, from either pile.
lesson-first-case-dupin-wait = You hold *Monsieur Dupin* himself, but you have played your event. He waits: *discard another card.*
lesson-first-case-dupin-next = One event in a turn. Monsieur Dupin waits for the next one.
lesson-first-case-dupin-keep = Keep Monsieur Dupin: there is only one of him.
lesson-first-case-dupin-draw = Your turn again. *Draw a card.*
lesson-first-case-dupin = *Play Monsieur Dupin*: he lets you look under the Orang-Utan, which nobody else may, and take a card.
lesson-first-case-dupin-play = Not yet: play Monsieur Dupin first.
lesson-first-case-dupin-take = This is what it has been fed. *Take the Brilliant Deduction* for your pair.
lesson-first-case-dupin-deduction = Look again: a Brilliant Deduction for Rear Windows and Lightning Rod. You have melded both.
lesson-first-case-dupin-over = The Deduction is an event, so it waits for your next turn. And what else lies there *you alone know now.*

lesson-first-case-catch-draw = Two cards in hand: you can *go out*, that is, get rid of the last one. *Draw from the Case File.*
lesson-first-case-catch-file = That card fits nowhere. Try the Case File.
lesson-first-case-catch-windows = Rear Windows are melded: *lay it off.*
lesson-first-case-catch-sailor-later = First the Rear Windows, then the Sailor.
lesson-first-case-catch-not-yet = Not yet: this card still fits somewhere, and scores.
lesson-first-case-catch-sailor = Your opponent has melded the Sailor: *lay yours off too.* It scores for you.
lesson-first-case-catch-out = The last card can only be discarded. *Discard Poe and catch the Orang-Utan.*
lesson-first-case-caught = *Caught!* All that was fed is turned up: three of a colour are a new meld for you, what fits is laid off, even the Deduction counts. 43 points, and your opponent pays for the cards in hand. *Now play a real game.*

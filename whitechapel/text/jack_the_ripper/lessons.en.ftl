# What the coach says in the lessons; *words between asterisks* are stressed. docs/lessons.md

lesson-first-case = The first case
lesson-first-case-chapter-turn = A turn
lesson-first-case-chapter-melds = Evidence
lesson-first-case-chapter-gavels = Gavels
lesson-first-case-chapter-out = The Ripper
lesson-first-case-chapter-escapes = He escapes

lesson-first-case-goal = *The goal: be ahead with 100 points.* You lay out evidence against six suspects, and each card scores. Evidence against the Ripper scores double.
lesson-first-case-draw = Every turn begins with a card. *Draw from the Case File.*
lesson-first-case-draw-yard = You may take the open card instead, but I would like to show you what the Case File holds.
lesson-first-case-draw-first = First draw a card, then play, then discard: always in this order.
lesson-first-case-victim = A *victim!* Before the first one, nobody may lay out evidence. *Play Mary Nichols*: a victim brings you two new cards.
lesson-first-case-victim-first = No victim, no case: evidence has to wait until one lies on the table. You hold Mary Nichols.
lesson-first-case-victim-now = You could, but you would give away the very card that opens the case. Play it.
lesson-first-case-discard = Two cards for you. Every turn ends with a discard. *Throw the Letters away*: one alone is of little use.
lesson-first-case-discard-meld = Melding comes in the next chapter. For now end your turn: discard the Letters.
lesson-first-case-discard-other = Two of a kind may soon be three. Discard the Letters instead.
lesson-first-case-turn-over = Your opponent has drawn and discarded too. That is a turn: *draw, play what you like, discard.* The discards form *Scotland Yard*; its top card can be drawn.

lesson-first-case-yard = You hold three Druitts, and a fourth lies on top of Scotland Yard. *Take it.*
lesson-first-case-yard-not-file = The Case File is a lottery. The card you need lies open in Scotland Yard.
lesson-first-case-meld = Three or more of one colour are a *meld*. You can lay one out now: *meld all four Druitts.*
lesson-first-case-meld-all = Three would do, but the fourth scores as well. Meld all four.
lesson-first-case-meld-first = One thing after the other: first the meld.
lesson-first-case-layoff = Your opponent has melded Jill. From now on anybody may add single cards of that colour: *lay off your Jill.* She lies in front of you and scores for you.
lesson-first-case-layoff-first = Jill would only cost you points in your hand. Lay her off first.
lesson-first-case-melds-discard = Now end your turn: *discard Gull or Eddy.*
lesson-first-case-melds-over = What lies in front of you is yours: four Druitts, a Jill and a victim are *11 points* so far. You may lay out as much evidence in a turn as you like.

lesson-first-case-gavel = Cards with a gavel have powers, but *only one gavel may be played in a turn.* First draw a card.
lesson-first-case-suspect = You have melded Druitt, so you may accuse him. *Play Suspect Druitt*: 4 points for you, and 4 more against him.
lesson-first-case-suspect-first = The alibi can wait. Accuse Druitt first.
lesson-first-case-one-gavel = That was your gavel for this turn; the Alibi waits in your hand. *Discard another card.*
lesson-first-case-one-gavel-other = One gavel in a turn, that is all. Your Alibi will be worth playing next time.
lesson-first-case-one-gavel-keep = Keep the Alibi: you will need it in a moment.
lesson-first-case-alibi = Your opponent strikes back: *with an alibi, Druitt cannot be the Ripper.* None of your Druitts would score double.
lesson-first-case-alibi-draw = But only one alibi can lie on the table. *Draw a card*, and then…
lesson-first-case-alibi-play = …*play your Alibi for Prince Eddy.* It drives the other one out.
lesson-first-case-alibi-now = Do not throw it away. Play the Alibi for Prince Eddy.
lesson-first-case-gavels-over = Druitt’s alibi lies in Scotland Yard: he is under suspicion again. *Scenes, Ripper Strikes and Commissioner Resigns* are gavels too. Hold a card to read what it does.

lesson-first-case-out-draw = Whoever gets rid of their last card *goes out* and ends the hand. You have two: *draw from the Case File.*
lesson-first-case-out-draw-file = Those Letters would stay in your hand. Try the Case File.
lesson-first-case-out-layoff = An Eddy! Your opponent has melded him: *lay yours off.*
lesson-first-case-out-druitt-later = Eddy first, then Druitt.
lesson-first-case-out-not-yet = Not yet: this card can still be laid off, and scores.
lesson-first-case-out-druitt = *Lay off Druitt* as well, on your own meld.
lesson-first-case-out-discard = The last card cannot be played, only discarded. *Discard Gull and go out.*
lesson-first-case-ripper = *Druitt is the Ripper:* no suspect has more points on the table, and no alibi protects him. All his cards counted double: 27 points for you. Your opponent paid for the cards left in hand that fitted nowhere.

lesson-first-case-escapes-card = One card turns everything upside down: *Ripper Escapes.* It can be played only when all five victims lie on the table. Four do, and you hold the fifth.
lesson-first-case-escapes-draw = *Draw a card.*
lesson-first-case-escapes-kelly = *Play Mary Jane Kelly*, the fifth victim.
lesson-first-case-escapes-now = Without the fifth victim nobody escapes. Play Mary Jane Kelly.
lesson-first-case-escapes-play = Everybody is asked in secret whether the Ripper escapes, so nobody knows who holds the card. It is you: *let him escape.*
lesson-first-case-escapes-yes = You could wait, but why? It is worth 35 points now.
lesson-first-case-escapes-over = *35 points*, and one for each victim in front of you. The evidence counts for nothing now, your opponent’s too. You know the game: *time to play a real one.*

front-above = A game from next door
front-pitch = Two players, a card each. Stay if you dare, fold if you doubt.

name-ace = Ace
name-king = King
name-queen = Queen

field-round = Round
field-scores = Points
field-card = Your card

do-stay = Stay
do-fold = Fold
question-decide = Stay or fold?

event-dealt = { $who ->
    [me] You get a card: { $card }.
   *[other] { $who } gets a card.
  }
event-decided = { $answer-key ->
    [stay] { $who ->
        [me] You stay.
       *[other] { $who } stays.
      }
   *[fold] { $who ->
        [me] You fold.
       *[other] { $who } folds.
      }
  }
event-showed = { $who ->
    [me] You show your card: { $card }.
   *[other] { $who } shows a card: { $card }.
  }
event-scored = { $who ->
    [me] You score a point.
   *[other] { $who } scores a point.
  }

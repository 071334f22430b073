name-ace = Ace
name-king = King
name-queen = Queen
do-stay = Stay
do-fold = Fold
question-decide = Stay or fold?
event-dealt = { $who ->
    [me] You get a card: { $card }.
   *[other] { $who } gets a card.
  }

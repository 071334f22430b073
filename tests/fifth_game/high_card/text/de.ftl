name-ace = Ass
name-king = König
name-queen = Dame
do-stay = Bleiben
do-fold = Passen
question-decide = Bleiben oder passen?
event-dealt = { $who ->
    [me] Du bekommst eine Karte: { $card }.
   *[other] { $who } bekommt eine Karte.
  }

### What is said in this game; whitechapel/text/__init__.py explains the names of the messages.

front-above = A new game
front-pitch = Two dice, of which you see one.
field-round = Round
field-scores = Points
field-die = Your die
do-say = { $a } in all
question-say = { $who ->
    [me] What do the dice add up to?
   *[other] What do the dice add up to?
  }
event-rolled = { $who ->
    [me] Round { $round }: you roll a { $die }.
   *[other] Round { $round }: { $who } rolls.
  }
event-said = { $who ->
    [me] You said { $total }: { $off } off.
   *[other] { $who } said { $total }: { $off } off.
  }
event-shown = The dice are shown.

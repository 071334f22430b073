### Was in diesem Spiel gesagt wird; whitechapel/text/__init__.py erklärt die Namen der Meldungen.

front-above = Ein neues Spiel
front-pitch = Zwei Würfel, von denen du einen siehst.
field-round = Runde
field-scores = Punkte
field-die = Dein Würfel
do-say = { $a } zusammen
question-say = { $who ->
    [me] Was zeigen die Würfel zusammen?
   *[other] Was zeigen die Würfel zusammen?
  }
event-rolled = { $who ->
    [me] Runde { $round }: Du würfelst eine { $die }.
   *[other] Runde { $round }: { $who } würfelt.
  }
event-said = { $who ->
    [me] Du hast { $total } gesagt: { $off } daneben.
   *[other] { $who } hat { $total } gesagt: { $off } daneben.
  }
event-shown = Die Würfel werden aufgedeckt.
error-chance-skeleton = „{ $given }“ ist kein Wurf zweier Würfel.

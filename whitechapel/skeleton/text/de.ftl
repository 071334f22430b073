### Was in diesem Spiel gesagt wird; whitechapel/text/__init__.py erklärt die Namen der Meldungen.

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

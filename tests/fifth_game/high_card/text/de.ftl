front-above = Ein Spiel von nebenan
front-pitch = Zwei Spieler, je eine Karte. Wer sich traut, bleibt; wer zweifelt, passt.

name-ace = Ass
name-king = König
name-queen = Dame

field-round = Runde
field-scores = Punkte
field-card = Deine Karte

do-stay = Bleiben
do-fold = Passen
question-decide = Bleiben oder passen?

event-dealt = { $who ->
    [me] Du bekommst eine Karte: { $card }.
   *[other] { $who } bekommt eine Karte.
  }
event-decided = { $answer-key ->
    [stay] { $who ->
        [me] Du bleibst.
       *[other] { $who } bleibt.
      }
   *[fold] { $who ->
        [me] Du passt.
       *[other] { $who } passt.
      }
  }
event-showed = { $who ->
    [me] Du zeigst deine Karte: { $card }.
   *[other] { $who } zeigt eine Karte: { $card }.
  }
event-scored = { $who ->
    [me] Du bekommst einen Punkt.
   *[other] { $who } bekommt einen Punkt.
  }

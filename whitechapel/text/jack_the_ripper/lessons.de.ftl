# Was der Coach in den Lektionen sagt; *Wörter zwischen Sternchen* werden betont. docs/lessons.md

lesson-first-case = Der erste Fall
lesson-first-case-chapter-turn = Ein Zug
lesson-first-case-chapter-melds = Hinweise
lesson-first-case-chapter-gavels = Ereignisse
lesson-first-case-chapter-out = Der Ripper
lesson-first-case-chapter-escapes = Er entkommt

lesson-first-case-goal = *Das Ziel: mit 100 Punkten vorn liegen.* Du legst Hinweise gegen sechs Verdächtige aus, und jede Karte zählt. Hinweise gegen den Ripper zählen doppelt.
lesson-first-case-draw = Jeder Zug beginnt mit einer Karte. *Zieh aus der Fallakte.*
lesson-first-case-draw-yard = Du dürftest auch die offene Karte nehmen, aber ich möchte dir zeigen, was in der Fallakte steckt.
lesson-first-case-draw-first = Erst ziehen, dann spielen, dann ablegen: immer in dieser Reihenfolge.
lesson-first-case-victim = Ein *Opfer!* Vor dem ersten darf niemand Hinweise auslegen. *Spiel Mary Nichols aus*: Ein Opfer bringt dir zwei neue Karten.
lesson-first-case-victim-first = Ohne Opfer kein Fall: Hinweise müssen warten, bis eines auf dem Tisch liegt. Du hast Mary Nichols auf der Hand.
lesson-first-case-victim-now = Das ginge, aber du gäbst die Karte her, die den Fall eröffnet. Spiel sie aus.
lesson-first-case-discard = Zwei Karten für dich. Jeder Zug endet damit, dass du eine Karte ablegst. *Leg die Briefe ab*: Einzeln nützen sie wenig.
lesson-first-case-discard-meld = Melden kommt im nächsten Kapitel. Beende erst deinen Zug: Leg die Briefe ab.
lesson-first-case-discard-other = Aus zwei gleichen Karten werden vielleicht bald drei. Leg lieber die Briefe ab.
lesson-first-case-turn-over = Auch dein Gegenüber hat gezogen und abgelegt. Das ist ein Zug: *ziehen, ausspielen, was du willst, ablegen.* Was abgelegt wird, liegt in *Scotland Yard*; die oberste Karte darf man ziehen.

lesson-first-case-yard = Du hast drei Druitts, und ein vierter liegt obenauf in Scotland Yard. *Nimm ihn.*
lesson-first-case-yard-not-file = Die Fallakte ist ein Glücksspiel. Die Karte, die du brauchst, liegt offen in Scotland Yard.
lesson-first-case-meld = Drei oder mehr von einer Farbe sind eine *Meldung*. Jetzt kannst du eine auslegen: *Melde alle vier Druitts.*
lesson-first-case-meld-all = Drei würden reichen, aber der vierte zählt auch. Melde alle vier.
lesson-first-case-meld-first = Eins nach dem anderen: erst die Meldung.
lesson-first-case-layoff = Dein Gegenüber hat Jill gemeldet. Von nun an dürfen alle einzelne Karten dieser Farbe anlegen: *Leg deine Jill an.* Sie liegt bei dir und zählt für dich.
lesson-first-case-layoff-first = Auf der Hand würde Jill dich nur Punkte kosten. Leg sie erst an.
lesson-first-case-melds-discard = Beende nun deinen Zug: *Leg Gull oder Eddy ab.*
lesson-first-case-melds-over = Was vor dir liegt, gehört dir: Vier Druitts, eine Jill und ein Opfer sind bisher *11 Punkte*. Du darfst in einem Zug so viele Hinweise auslegen, wie du willst.

lesson-first-case-gavel = Karten mit einem Hammer sind *Ereignisse*. Sie bewirken etwas Besonderes, aber *pro Zug darfst du nur eines ausspielen.* Zieh zuerst eine Karte.
lesson-first-case-suspect = Druitt hast du gemeldet, also darfst du ihn beschuldigen. *Spiel Verdacht Druitt aus*: 4 Punkte für dich und 4 weitere gegen ihn.
lesson-first-case-suspect-first = Das Alibi kann warten. Beschuldige erst Druitt.
lesson-first-case-one-gavel = Das war dein Ereignis in diesem Zug; das Alibi wartet auf deiner Hand. *Leg eine andere Karte ab.*
lesson-first-case-one-gavel-other = Ein Ereignis pro Zug, mehr nicht. Dein Alibi lohnt sich beim nächsten Mal.
lesson-first-case-one-gavel-keep = Behalt das Alibi: Du brauchst es gleich.
lesson-first-case-alibi = Dein Gegenüber schlägt zurück: *Mit einem Alibi kann Druitt nicht der Ripper sein.* Keiner deiner Druitts würde doppelt zählen.
lesson-first-case-alibi-draw = Aber auf dem Tisch kann nur ein Alibi liegen. *Zieh eine Karte*, und dann …
lesson-first-case-alibi-play = … *spiel dein Alibi für Prinz Eddy aus.* Es verdrängt das andere.
lesson-first-case-alibi-now = Wirf es nicht weg. Spiel das Alibi für Prinz Eddy aus.
lesson-first-case-gavels-over = Druitts Alibi liegt in Scotland Yard: Er ist wieder verdächtig. Auch *Tatorte, Der Ripper schlägt zu* und *Polizeipräsident tritt zurück* sind Ereignisse. Halt eine Karte gedrückt, um zu lesen, was sie kann.

lesson-first-case-out-draw = Wer die letzte Karte loswird, *macht aus* und beendet den Durchgang. Du hast noch zwei: *Zieh aus der Fallakte.*
lesson-first-case-out-draw-file = Die Briefe würden auf deiner Hand bleiben. Versuch es mit der Fallakte.
lesson-first-case-out-layoff = Ein Eddy! Dein Gegenüber hat ihn gemeldet: *Leg ihn an.*
lesson-first-case-out-druitt-later = Erst Eddy, dann Druitt.
lesson-first-case-out-not-yet = Noch nicht: Diese Karte kannst du noch anlegen, und dann zählt sie.
lesson-first-case-out-druitt = *Leg auch Druitt an*, an deine eigene Meldung.
lesson-first-case-out-discard = Die letzte Karte darf man nicht ausspielen, nur ablegen. *Leg Gull ab und mach aus.*
lesson-first-case-ripper = *Druitt ist der Ripper:* Gegen niemanden liegen mehr Punkte auf dem Tisch, und kein Alibi schützt ihn. All seine Karten haben doppelt gezählt: 27 Punkte für dich. Dein Gegenüber hat für die Handkarten gezahlt, die nirgends passten.

lesson-first-case-escapes-card = Eine Karte wirft alles um: *Der Ripper entkommt.* Sie darf erst gespielt werden, wenn alle fünf Opfer ausliegen. Vier sind es, und du hast das fünfte.
lesson-first-case-escapes-draw = *Zieh eine Karte.*
lesson-first-case-escapes-kelly = *Spiel Mary Jane Kelly aus*, das fünfte Opfer.
lesson-first-case-escapes-now = Ohne das fünfte Opfer entkommt niemand. Spiel Mary Jane Kelly aus.
lesson-first-case-escapes-play = Alle werden geheim gefragt, ob der Ripper entkommt; so weiß niemand, wer die Karte hat. Du hast sie: *Lass ihn entkommen.*
lesson-first-case-escapes-yes = Du könntest warten, aber wozu? Jetzt bringt die Karte 35 Punkte.
lesson-first-case-escapes-over = *35 Punkte*, dazu einer für jedes Opfer vor dir. Die Hinweise zählen jetzt nichts mehr, auch die deines Gegenübers nicht. Du kennst das Spiel: *Zeit für eine echte Partie.*

# Was der Coach in den Lektionen sagt; *Wörter zwischen Sternchen* werden betont. docs/lessons.md

lesson-first-case = Der erste Fall
lesson-first-case-chapter-dice = Würfel
lesson-first-case-chapter-files = Akten
lesson-first-case-chapter-risk = Risiko
lesson-first-case-chapter-duel = Duelle

lesson-first-case-goal = *Das Ziel: die meisten Chips sammeln*, für Akten über Mörder in zwanzig Städten. Gesucht sind jetzt die mit einem *Hammer*.
lesson-first-case-rook = Jeder Würfel ist ein Zug wie im Schach. Der Turm zieht gerade: *Zieh nach London, j3*, und deck die Akte dort auf.
lesson-first-case-rook-first = Der König kommt später. Fang mit dem Turm an.
lesson-first-case-rook-london = Geh weiter: nach London, auf die Akte.
lesson-first-case-rook-not-done = Verschenk deine Züge nicht. Tu, worauf ich zeige.
lesson-first-case-knife = Ein *Messer*, gesucht ist aber ein Hammer: Die Akte wird wieder verdeckt. *Merk dir London!* Niemand sagt es dir noch einmal; das Gedächtnis ist das halbe Spiel.
lesson-first-case-king = Ein Würfel bleibt. Der König zieht ein Feld weit: *Zieh nach i4.*
lesson-first-case-king-go = Du könntest hier aufhören. Aber geh weiter: nach i4.
lesson-first-case-king-i4 = Ich hätte dich gern auf i4: Du wirst gleich sehen, warum.
lesson-first-case-dice-over = Dein Gegenüber hat gezogen, und du würfelst wieder. Alle sehen, was aufgedeckt wird: *Merk dir also auch, was andere finden.*

lesson-first-case-bishop = Der Läufer zieht schräg. Wie der Turm kommt er an keiner Akte vorbei. *Zieh nach Cardiff, h3.*
lesson-first-case-bishop-first = Erst der Läufer, nach Cardiff.
lesson-first-case-bishop-cardiff = Nicht dorthin: nach Cardiff, auf die Akte.
lesson-first-case-take = *Ein Hammer!* Er kommt in den Aktenschrank. Die erste Akte eines Mörders ist 1 Chip wert, die zweite 2, dann 3 und 4. *Nimm den Chip.*
lesson-first-case-take-now = Das wäre ein Risiko; dazu kommen wir noch. Nimm diesmal die Chips.
lesson-first-case-done = Du musst nicht jeden Zug machen. Du stehst gut: *Beende deinen Zug.*
lesson-first-case-done-stay = Bleib diesmal stehen: Du brauchst dieses Feld.
lesson-first-case-knight = Nun hast du einen *Springer*: zwei Felder gerade und eins quer, über alles hinweg. *Spring nach Plymouth, g1.*
lesson-first-case-knight-go = Verschenk den Springer nicht: Spring nach Plymouth.
lesson-first-case-knight-plymouth = Sieh nach Plymouth: Das ist genau einen Springerzug entfernt.
lesson-first-case-take-two = Noch ein Hammer, der zweite: *Nimm 2 Chips.*
lesson-first-case-files-over = Der Aktenschrank zeigt, was gefunden ist. *Die vierte Akte überführt ihren Mörder* und bringt Chips obendrauf: 1 für den ersten Mörder, dann 3, 6 und 10.

lesson-first-case-risk = Jemand hat einen Pasch gewürfelt, und der nächste Mörder wird gesucht: *Metzger Blythe mit dem Messer.*
lesson-first-case-risk-find = *Zieh den Turm nach g5.*
lesson-first-case-risk-g5 = Den Turm, nach Aberystwyth, g5.
lesson-first-case-risk-rule = Ein Messer: 1 Chip. Nimm ihn, oder lass ihn liegen und *deck irgendeine andere Akte auf.* Passt sie, wächst der Wert. Passt sie nicht, ist alles verloren.
lesson-first-case-risk-turn = Eines hast du schon gesehen: *in London. Deck es auf.*
lesson-first-case-risk-dare = Ein Chip ist sicher. Aber du weißt, wo das nächste Messer liegt: Wag es!
lesson-first-case-risk-london = Dort würdest du raten. Das Messer hast du in London gesehen.
lesson-first-case-risk-take = Es passt! 1 und 2 sind *3 Chips*. Von einem weiteren Messer weißt du nichts: *Nimm sie.*
lesson-first-case-risk-enough = Jetzt würdest du raten. Nimm die Chips.
lesson-first-case-risk-over = Was du genommen hast, bleibt dir. Nach einer falschen Akte bleiben die gefundenen im Schrank, aber *ihre Chips bekommt niemand.*

lesson-first-case-duel-rule = Wer auf das Feld einer anderen Figur zieht, ficht ein *Duell* aus. Beide würfeln, und der höhere Würfel gewinnt, vom Springer bis zum König; bei Gleichstand der Angreifer.
lesson-first-case-duel = *Greif an: Zieh den Turm nach g9.*
lesson-first-case-duel-go = Nur Mut: den Turm, auf die andere Figur.
lesson-first-case-duel-won = König gegen Turm: *Du gewinnst.* Stell dein Gegenüber auf irgendein freies Feld, weit weg von allem. *Such eines aus.*
lesson-first-case-peek = Und du darfst *heimlich eine Akte ansehen.* Nimm Belfast, e8.
lesson-first-case-peek-do = Verzichte nie auf ein Geheimnis. Sieh dir Belfast an.
lesson-first-case-peek-belfast = Jede Akte ginge; aber sieh dir Belfast an: Dorthin reicht dein Springer.
lesson-first-case-put-back = Ein Messer, und nur du weißt es. *Leg es zurück.*
lesson-first-case-belfast = Dein Springer ist noch übrig: *Spring nach Belfast.*
lesson-first-case-belfast-go = Du weißt, was in Belfast liegt: Hol es dir.
lesson-first-case-belfast-knight = Den Springer, nach Belfast, e8.
lesson-first-case-take-three = Das dritte Messer: *Nimm 3 Chips.*
lesson-first-case-bonus = Dein König hat das Duell gewonnen, also darfst du *noch einmal mit ihm ziehen*, geschenkt. *Zieh, wohin du willst, oder verzichte.*
lesson-first-case-duel-over = Sind alle sechzehn Akten mit einer Waffe gefunden, ist das Spiel aus, und *die meisten Chips gewinnen.* Jetzt weißt du alles. *Und nun ein echter Fall.*

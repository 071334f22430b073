# What the coach says in the lessons; *words between asterisks* are stressed. docs/lessons.md

lesson-first-case = The first case
lesson-first-case-chapter-dice = Dice
lesson-first-case-chapter-files = Files
lesson-first-case-chapter-risk = Risk
lesson-first-case-chapter-duel = Duels

lesson-first-case-goal = *The goal: collect the most chips*, for files on murderers in twenty towns. Those with a *hammer* are wanted now.
lesson-first-case-rook = Each die is a move, as in chess. The rook goes straight: *move to London, j3*, and turn up its file.
lesson-first-case-rook-first = The king later. Begin with the rook.
lesson-first-case-rook-london = Go further: to London, onto the file.
lesson-first-case-rook-not-done = Do not give your moves away. Do what I point at.
lesson-first-case-knife = A *knife*, but a hammer is wanted: the file is turned face down again. *Remember London!* Nobody will tell you again; memory is half the game.
lesson-first-case-king = One die is left. The king goes one square: *move to i4.*
lesson-first-case-king-go = You could stop here. But go on: to i4.
lesson-first-case-king-i4 = I would like you at i4: you will soon see why.
lesson-first-case-dice-over = Your opponent has moved, and the dice are yours again. Everybody sees what is turned up, *so remember what others find, too.*

lesson-first-case-bishop = A bishop goes diagonally; like the rook, it cannot pass a file. *Move to Cardiff, h3.*
lesson-first-case-bishop-first = First the bishop, to Cardiff.
lesson-first-case-bishop-cardiff = Not there: to Cardiff, onto the file.
lesson-first-case-take = *A hammer!* It goes into the cabinet. The first file of a murderer is worth 1 chip, the second 2, then 3 and 4. *Take the chip.*
lesson-first-case-take-now = That would be a risk; we will come to it. This time take the chips.
lesson-first-case-done = You need not make every move. You are well placed: *end your turn.*
lesson-first-case-done-stay = Stay where you are this time: you will need that square.
lesson-first-case-knight = Now you have a *knight*: two squares straight and one across, over everything. *Leap to Plymouth, g1.*
lesson-first-case-knight-go = Do not waste the knight: leap to Plymouth.
lesson-first-case-knight-plymouth = Look at Plymouth: it is exactly a knight’s leap away.
lesson-first-case-take-two = Another hammer, the second: *take 2 chips.*
lesson-first-case-files-over = The cabinet shows what has been found. *The fourth file of a murderer convicts him* and brings extra chips: 1 for the first murderer, then 3, 6 and 10.

lesson-first-case-risk = Somebody has rolled a double, and the next murderer is wanted: *Butcher Blythe, with the knife.*
lesson-first-case-risk-find = *Move the rook to g5.*
lesson-first-case-risk-g5 = The rook, to Aberystwyth, g5.
lesson-first-case-risk-rule = A knife: 1 chip. Take it, or leave it and *turn up any other file.* If that one fits, the value grows. If not, all of it is lost.
lesson-first-case-risk-turn = You have seen one before: *in London. Turn it up.*
lesson-first-case-risk-dare = One chip is safe. But you know where the next knife lies: take the risk!
lesson-first-case-risk-london = There, you would be guessing. You have seen the knife in London.
lesson-first-case-risk-take = It fits! 1 and 2 are *3 chips*. You know of no other knife: *take them.*
lesson-first-case-risk-enough = Now you would be guessing. Take the chips.
lesson-first-case-risk-over = What you have taken is safe for good. After a wrong file the found ones stay in the cabinet, but *nobody gets their chips.*

lesson-first-case-duel-rule = Whoever moves onto another piece fights a *duel*. Both roll, and the higher die wins, from the knight up to the king; on a tie, the attacker.
lesson-first-case-duel = *Attack: move the rook to g9.*
lesson-first-case-duel-go = Be brave: the rook, onto the other piece.
lesson-first-case-duel-won = King against rook: *you win.* Put your opponent on any free square, far away from everything. *Choose one.*
lesson-first-case-peek = And you may *look at a file in secret.* Take Belfast, e8.
lesson-first-case-peek-do = Never pass up a secret. Look at Belfast.
lesson-first-case-peek-belfast = Any file would do; but look at Belfast: it is within your knight’s reach.
lesson-first-case-put-back = A knife, and only you know it. *Put it back.*
lesson-first-case-belfast = Your knight is left: *leap to Belfast.*
lesson-first-case-belfast-go = You know what lies in Belfast: get it.
lesson-first-case-belfast-knight = The knight, to Belfast, e8.
lesson-first-case-take-three = The third knife: *take 3 chips.*
lesson-first-case-bonus = Your king has won the duel, so you get *one more move with it*, for nothing. *Go where you like, or decline.*
lesson-first-case-duel-over = When all sixteen files with a weapon are found, the game is over, and *the most chips win.* You know everything now. *Play a real case.*

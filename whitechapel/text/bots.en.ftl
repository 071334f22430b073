### Why a bot would give an answer.

## Mr. Jack

mr-jack-caught = There is no doubt left, and somebody can reach him.
mr-jack-guess = There are { $suspects } suspects; a guess is better than waiting.
mr-jack-split = If the witness were called then, { $seen ->
    [0] none
    [1] one
   *[other] { $seen }
  } of the suspects would be seen and { $unseen ->
    [0] none
    [1] one
   *[other] { $unseen }
  } unseen.
mr-jack-leave = The way out is open.
mr-jack-crowd = Jack would be in the light, as one of { $suspects } suspects.
mr-jack-dark = Jack would be in the dark, as one of { $suspects } suspects.
mr-jack-gate = Jack would be in the dark, as one of { $suspects } suspects, and near an open exit.

## Check the Ripper

check-rest = Nothing in reach is worth a move.
check-duel = A duel: the attacker has a { $percent } % chance to win.
check-approach = More is in reach from there.
check-find = The { $weapon } is there: { $chips } chips for sure.
check-try = From memory, there is a { $percent } % chance that this file shows the { $weapon }.
check-known = This file is known, and does not show the { $weapon }.
check-take = { $chips } chips are safe; another file has only a { $percent } % chance of fitting.
check-risk = The next file has a { $percent } % chance of fitting, and there is more to win than these { $chips } chips.
check-sure = This file is sure to fit: the { $chips } chips are not at risk.
check-card = { $files } files of the { $weapon } are known on the map.
check-place = Many files are in reach from there.
check-send-away = Few files are in reach from there.
check-look = A file you do not remember is worth a look.
check-no-look = All the files are known.

## Jack the Ripper

jack-the-ripper-draw-file = An unknown card promises more than the open one.
jack-the-ripper-draw-yard = { $card } helps your hand.
jack-the-ripper-meld = A meld scores at once, and takes { $cards } cards out of your hand.
jack-the-ripper-layoff = A card that fits a meld scores at once, and leaves your hand.
jack-the-ripper-victim = A victim draws two cards, and nobody can lay evidence without one.
jack-the-ripper-scene = A scene scores, and fetches the best card in Scotland Yard.
jack-the-ripper-suspect = This suspect would pay you more than the others.
jack-the-ripper-alibi = This alibi lets a suspect who suits you better count double.
jack-the-ripper-strikes = The Ripper may strike: another victim, and two cards.
jack-the-ripper-commissioner = With the Commissioner gone, all victims come to the table.
jack-the-ripper-escapes = The Ripper escapes: nothing else is worth as much.
jack-the-ripper-out = That ends the hand, while the others still hold cards.
jack-the-ripper-discard = { $card } is the card you can best do without.
jack-the-ripper-wait = { $card } goes; the evidence stays in hand, where it helps nobody else.
jack-the-ripper-done = There is nothing else worth playing.
jack-the-ripper-call = The case looks clear enough for a vote.
jack-the-ripper-vote = The table points to this suspect most.
jack-the-ripper-take = { $card } is the best card there.
jack-the-ripper-keep = The card is worth more later.
jack-the-ripper-pass = The Ripper should not escape yet.

## Rue Morgue

rue-morgue-draw-file = An unknown card promises more than the open one.
rue-morgue-draw-morgue = { $card } helps your hand.
rue-morgue-meld = A meld scores at once, and takes { $cards } cards out of your hand.
rue-morgue-layoff = A card that fits a meld scores at once, and leaves your hand.
rue-morgue-assistance = Dupin’s Assistance improves your hand more than waiting would.
rue-morgue-dupin = Dupin finds what you need.
rue-morgue-prefect = The Prefect scores now that Le Bon is melded.
rue-morgue-deduction = A Brilliant Deduction scores now that both colours are melded.
rue-morgue-feed-file = The unseen card had better go under the Orang-Utan.
rue-morgue-feed-morgue = The open card had better go under the Orang-Utan.
rue-morgue-out = That ends the hand, while the others still hold cards.
rue-morgue-discard = { $card } is the card you can best do without.
rue-morgue-wait = { $card } goes; the evidence stays in hand, where it helps nobody else.
rue-morgue-take = { $card } is the best card there.
rue-morgue-pass = { $card } may do more in your partner’s hand.
rue-morgue-hide = { $card } is safest under the Orang-Utan.

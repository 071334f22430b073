### Why a bot would give an answer.

## Mr. Jack

mr-jack-caught = There is no doubt left, and somebody can get there.
mr-jack-guess = There are { $suspects } suspects; a guess is better than waiting.
mr-jack-split = If the witness were called then, { $seen } of the suspects would be in sight and { $unseen } not.
mr-jack-leave = The way out is open.
mr-jack-crowd = Jack would be in the light, as one of { $suspects } suspects.
mr-jack-dark = Jack would be in the dark, as one of { $suspects } suspects.
mr-jack-gate = Jack would be in the dark, as one of { $suspects } suspects, and near an open exit.

## Check the Ripper

check-rest = Nothing in reach is worth a move.
check-duel = A duel: the attacker wins with { $percent } %.
check-approach = From there more is in reach.
check-find = The { $weapon } lies there: { $chips } chips are sure.
check-try = Nobody knows this file; with { $percent } % it shows the { $weapon }.
check-known = This file is known, and does not show the { $weapon }.
check-take = { $chips } chips are safe; one more file would fit with only { $percent } %.
check-risk = With { $percent } % the next file fits, and more than the { $chips } chips is to be won.
check-sure = This file surely fits: nothing of the { $chips } chips is risked.
check-card = { $files } files of the { $weapon } are known on the map.
check-place = Many files are in reach from there.
check-send-away = Few files are in reach from there.
check-look = A file nobody has seen yet is worth a look.
check-no-look = All the files are known.

### What can be typed in Mr. Jack.

ignored-words = exit, character, lantern, hex, post, place, places

## What one does

type-card = card, choose, play
type-power-first = power first, first power, power
type-move-first = move first, first move
type-move = move, go, walk, to
type-accuse = accuse, arrest
type-leave = leave, escape, flee
type-swap = swap, change places, exchange
type-stay = stay
type-light = light, gaslight, move light, move gaslight
type-cordon = cordon, move cordon
type-cover = cover, move cover
type-whistle = whistle, call, move
type-nobody = nobody
type-face = face, point, turn

## People and directions

type-holmes = Holmes, Sherlock Holmes, Sherlock
type-watson = Watson, John Watson
type-smith = Smith, John Smith
type-lestrade = Lestrade, Inspector Lestrade
type-stealthy = Stealthy, Miss
type-goodley = Goodley, Sergeant Goodley
type-gull = Gull, William Gull, Sir William
type-bert = Bert, Jeremy Bert
type-n = north, n
type-ne = north-east, northeast, ne
type-se = south-east, southeast, se
type-s = south, s
type-sw = south-west, southwest, sw
type-nw = north-west, northwest, nw

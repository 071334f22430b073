### What can be typed in Check the Ripper.

ignored-words = file, square, piece, move, go, loser

## What one does

type-done = done, no more moves, finished
type-decline = decline, decline bonus, no bonus move
type-take = take, take chips, chips
type-change = change, change murderer, new murderer
type-keep = keep, keep murderer
type-pass = pass, look at nothing
type-put-back = put back, back
type-king = king
type-queen = queen
type-rook = rook, castle
type-bishop = bishop
type-knight = knight, horse
type-place = place, put
type-look = look, peek, see
type-turn = turn, turn up, risk, reveal

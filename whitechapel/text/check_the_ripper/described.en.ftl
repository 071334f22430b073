### A table of Check the Ripper in sentences.

turn = Turn { $turn }: { $active ->
    [me] it is yours.
   *[other] it is { $active }’s.
}
person = { $who ->
    [me] Your piece: { $square }; you have
   *[other] { $who }’s piece: { $square }; { $who } has
} { $chips ->
    [one] one chip
   *[other] { $chips } chips
} and { $convicted ->
    [0] no convictions.
    [one] one conviction.
   *[other] { $convicted } convictions.
}
wanted = Wanted: { $murderer }, whose sign is { $sign }. { $left ->
    [one] One such file is
   *[other] { $left } such files are
} not in the cabinet yet; the next one scores { $worth }. Murderer cards face down: { $stack }.
cabinet = In the cabinet, of { $copies } files each: { $filed }.
stake = At risk: { $stake } chips; if the next file fits, the series is worth { $hoped }.
forfeited = Chips lost in risks so far: { $chips }.
dice = Rolled: { $dice }. Moves left: { $moves }. Bonus moves left: { $bonus }.
duel = Dice of the last duel, the attacker’s first: { $dice }.
rival = { $who ->
    [me] You are attacked.
   *[other] { $who } is attacked.
}
loser = { $who ->
    [me] You have lost the duel.
   *[other] { $who } has lost the duel.
}
shown = Open for all, { $place }: { $face }.
peeked = Open for you alone, { $place }: { $face }.
peeked-unseen = The winner of the duel looks at the file of { $place }.
files = Files on the board: { $count }. They lie in { $places }.
map = The map from north to south (. sea, # land, C town; columns from a, ranks from the bottom):
ended = The game is over: { $ending }.

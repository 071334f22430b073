### What can be typed in Jack the Ripper.

ignored-words = top, hand

## What one does

type-draw = draw, take
type-file = file, Case File
type-yard = yard, Scotland Yard, top card
type-call-vote = call vote
type-vote = vote
type-meld = meld, lay down
type-layoff = layoff, lay off, add
type-play = play, lay down
type-done = done, nothing more, finished
type-discard = discard, throw away
type-pass = pass
type-take = take, fetch
type-keep = keep

## Cards

type-druitt = Druitt, Montague
type-eddy = Eddy, Prince
type-gull = Gull, Sir William Gull
type-pedachenko = Pedachenko, Doctor Pedachenko
type-chapman = Chapman, George
type-jill = Jill
type-letters = Letters, Letter, Ripper Letters
type-wild = Wild, Joker
type-2wild = 2 Wilds, 2 Wild, two Wilds, both Wilds
type-suspect = Suspect
type-alibi = Alibi
type-alibi-eddy = Alibi Eddy, Alibi for Eddy, Alibi for Prince Eddy
type-alibi-gull = Alibi Gull, Alibi for Gull, Alibi for Sir Gull
type-victim = Victim
type-victim-nichols = Victim Nichols, Mary Nichols, Polly Nichols
type-victim-chapman = Victim Chapman, Annie Chapman, Annie
type-victim-stride = Victim Stride, Liz Stride, Elizabeth Stride, Liz
type-victim-eddowes = Victim Eddowes, Kate Eddowes, Catherine Eddowes, Kate
type-victim-kelly = Victim Kelly, Mary Jane Kelly, Mary Jane, Mary Kelly
type-scene = Scene
type-strikes = Strikes, Ripper Strikes
type-commissioner = Commissioner, Commissioner Resigns, Resigns
type-escapes = Escapes, Ripper Escapes

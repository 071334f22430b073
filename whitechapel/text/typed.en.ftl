### What can be typed in every game; see vocabulary.py.

ignored-articles = the, a, an
ignored-words = i, please, now, then, and, with, from, of, on, in, at, to, for, as, by, my, your, it, card, cards, face

## Joining words and numbers in answers

type-to = to
type-as = as, for
type-1 = one
type-2 = two
type-3 = three
type-4 = four
type-5 = five
type-6 = six
type-7 = seven

## Commands

order-why = why
order-help = help, rules
order-table = table
order-list = list
order-log = log
order-note = note, notes
order-scores = scores, score
order-undo = undo
order-save = save
order-load = load
order-quit = quit, exit

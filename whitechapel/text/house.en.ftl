### What the house says in every game.

## People

you = You
seat = Seat { $number }
spectator = a spectator

## The play loop

title = { $game } · { $edition }
your-answer = Your answer
options = You can
other-answers = You can answer
nobody-asked-you = You are not asked anything now.
question = { $who ->
    [me] You are asked.
   *[other] { $who } is asked.
}
question-to-several = Several players are asked.
refused = That is not possible now.
    { $sentence }
rule-id = Rule { $rule }
not-understood = “{ $text }” is not an answer of this game.
many-options = { $count } answers are possible. Type one, such as “{ $example }”, or only its last word. “list” shows all of them, “list WORD” those with a word in them.
list-none = None of the answers has “{ $word }” in it.
which-one = “{ $text }” can mean several answers. Which number?
typed-in-full = Only typed in full
not-done = Nothing was done.
did-you-mean = Did you mean: { $near }?
no-such-number = There is no number { $number }; the options have the numbers 1 to { $last }.
allowed = “{ $answer }” is possible now: { $words }.
why-what = Say which answer, for example: why { $example }
over = The match is over.
winner = { $who ->
    [me] You win.
   *[other] { $who } wins.
}
winners = Shared win: { $names }.
log-empty = Nothing has happened yet.
no-notebook = This game is played from memory alone: there is no notebook.
notebook-empty = The notebook is empty.

undone = Taken back: { $words }.
undo-nothing = There is nothing to take back: you have not answered anything yet.
undo-others = That cannot be taken back: somebody else has answered since.
undo-chance = That cannot be taken back: cards were shuffled or dice rolled since.
undo-learned = That cannot be taken back: it has shown you something you could not know before.

saved = Saved as { $file }.
save-where = Say where to: save FILE
load-where = Say from where: load FILE
loaded = Loaded { $file }: { $answers ->
    [one] one answer
   *[other] { $answers } answers
} played so far.
quit-unsaved = The game is not saved. “save FILE” keeps it, “quit” once more leaves it.
left = You leave the table.
left-unsaved = You leave the table; this game was not saved.

commands = Commands
command-number = play the option with this number; Enter alone if there is only one
command-answer = an answer in words, in short or as the list has it, for example: { $example }
command-why = why an answer is possible or not
command-rules = rules by id or by word
command-log = what has happened, as far as you were told
command-note = write a line into your notebook; without a line, read it
command-undo = take your last answer back, if it has taught you nothing
command-scores = the score sheets so far
command-table = show the table again
command-list = all possible answers, or those with a word in them
command-save = keep the game in a file
command-load = go on with a game from a file
command-quit = leave the table
help-hint = ? for help
arg-answer = ANSWER
arg-number = NUMBER
arg-word = WORD
arg-text = TEXT
arg-file = FILE

## The menu

menu-title = Whitechapel: a parlour for detective games
menu-which = Which game?
menu-unknown = There is no such game here; type one of the numbers.
menu-help = whitechapel --help shows everything else.

## Rules

rules-none = No rule has “{ $word }” in it.
rules-ruling = Ruling
rules-only = only { $edition }

## Replay

replay-at = Line { $line } of { $last }, as seen by { $who }
replay-open = Line { $line } of { $last }, everything open
replay-more = Enter: next line, q: stop
hand-of = Hand of { $who }
sealed-answer = { $who }, not opened yet: { $words }

## Check

arena-progress = The bots play { $game }
check-progress = { $game }: random games under the laws
check-fine = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } played: no law was broken.
check-broken = Law { $law } was broken: { $sentence }
check-saved = The game is in { $file }.
check-options = The options were: { $options }

## New game

new-game-written = { $folder } is a whole game that keeps the laws. Install it, then play it:

## Score companion

score-again = Enter keeps what stands in brackets, - means nothing.
score-name = Names of the players, in turn order
score-table = What lies before { $who }
score-hand = What { $who } holds
score-kept = This was there so far. Saved as a file and completed, it can be scored with “whitechapel score GAME FILE”.

### What is said in every game.

## People

you = You
seat = Seat { $number }
spectator = a spectator

## The play loop

title = { $game } · { $edition }
your-answer = Your answer
options = You can
other-answers = You can answer
nobody-asked-you = You have nothing to answer right now.
question = { $who ->
    [me] Your turn to answer.
   *[other] { $who } is to answer.
}
several-asked = Several players are asked.
refused = That is not possible now.
    { $sentence }
rule-id = Rule { $rule }
not-understood = “{ $text }” is not an answer of this game.
many-options = { $count } answers are possible. Type one, such as “{ $example }”, or just its last word. “list” shows all of them, “list WORD” only those that contain a word.
list-none = None of the answers contains “{ $word }”.
which-one = “{ $text }” can mean several answers. Which number?
typed-in-full = Only typed in full
not-done = Nothing was done.
did-you-mean = Did you mean: { $near }?
no-such-number = There is no number { $number }; the options are numbered 1 to { $last }.
allowed = “{ $answer }” is possible now: { $words }.
why-what = Say which answer, for example: why { $example }
over = The match is over.
winner = { $who ->
    [me] You win.
   *[other] { $who } wins.
}
winners = Shared win: { $names }.
described-answered = Your sealed answer: { $answer }.
log-empty = Nothing has happened yet.
no-notebook = This game is played from memory alone: there is no notebook.
notebook-empty = The notebook is empty.

undone = Taken back: { $words }.
undo-nothing = There is nothing to take back: you have not answered anything yet.
undo-others = That cannot be taken back: somebody else has answered since.
undo-chance = That cannot be taken back: cards have been shuffled or dice rolled since.
undo-learned = That cannot be taken back: it has shown you something you did not know before.

saved = Saved as { $file }.
save-where = Say where to save it: save FILE
load-where = Say which file to load: load FILE
loaded = Loaded { $file }: { $answers ->
    [one] one answer
   *[other] { $answers } answers
} played so far.
quit-unsaved = The game is not saved. “save FILE” keeps it; “quit” again leaves anyway.
left = You leave the table.
left-unsaved = You leave the table; this game was not saved.

commands = Commands
command-number = play the option with this number; Enter alone if there is only one
command-answer = an answer in words, short or as in the list, for example: { $example }
command-why = why an answer is possible or not
command-rules = look up rules by id or by word
command-log = what has happened, as far as you know
command-note = write a line in your notebook; without a line, read it
command-undo = take back your last answer, if it told you nothing new
command-scores = the score sheets so far
command-table = show the table again
command-list = all possible answers, or those that contain a word
command-save = save the game to a file
command-load = continue a game from a file
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

rules-none = No rule contains “{ $word }”.
rules-ruling = Ruling
rules-examples = { $shown } of { $played } rules that speak of playing have an example.
rules-only = only { $edition }

## Replay

replay-at = Line { $line } of { $last }, as seen by { $who }
replay-open = Line { $line } of { $last }, everything open
replay-more = Enter: next line, q: stop
hand-of = Hand of { $who }
sealed-answer = { $who }, not opened yet: { $words }

## The ranks of the bots

bot-constable = Constable
bot-sergeant = Sergeant
bot-inspector = Inspector
bot-superintendent = Superintendent
bot-commissioner = Commissioner

## Review

review-title = Case review
review-eyes = Through the eyes of { $who }
review-progress = { $who }: answers judged
review-sum = Of { $start } %, luck { $luck ->
    [up] gave { $lucky }
   *[down] took { $lucky }
} and the answers cost { $lost }.
review-won = The case was won.
review-lost = The case was lost.
review-shared = The win was shared.
review-unfinished = The case is not closed yet.
review-no-choice = { $who } never had a choice.
review-curve = Chance to win
review-curve-note = by what was known then
review-slopes = slopes: luck, and what others did
review-falls = straight falls: the player’s answers
review-luck-and-skill = Luck and skill
review-start = Start
review-luck = Luck
review-luck-note = Good luck { $good }, bad luck { $bad }
review-losses = Losses
review-result = Result
review-start-note = before the first answer
review-costliest = The costliest answers
review-share = { $some } of the { $all } % lost
review-nothing-lost = Not one answer that surely cost anything.
review-given = given
review-better = better
review-cost = cost
review-likely = { $low } to { $high }
review-mistake = a mistake
review-unsure = may be chance
review-why = why
review-position = The table at that moment
review-where = Line { $line }, { $question }
review-rate = { $rate } % lost per answer, over { $answers } answers ({ $low } to { $high }).
review-grade-next = { $rank } begins at { $rate } %.
review-grade-top = No rank of the house makes fewer mistakes.
review-grade-why = The grade is the rank of our bots that loses about as much per answer.
review-mistakes = { $mistakes ->
    [0] No mistakes
    [one] One mistake
   *[other] { $mistakes } mistakes
} in { $answers } answers
review-honest = Every answer is judged by what the player knew then: what really was hidden plays no part.
review-stage = { $counted ->
    [round] Round { $number }
    [hand_number] Hand { $number }
    [turn] { $number ->
        [0] Setting up
       *[other] Turn { $number }
    }
   *[other] { $number }
}
review-figure-suspects = Suspects left
review-figure-first = most even split, turn 1
review-figure-second = most even split, turn 2
review-written = The page is in { $file }.

## Export

export-progress = Writing the games down
export-written = { $games ->
    [one] One game
   *[other] { $games } games
} with { $decisions } decisions written.

## Check

arena-progress = The bots are playing { $game }
check-progress = { $game }: checking the laws on random games
check-fine = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game } played: no law was broken.
check-broken = Law { $law } was broken: { $sentence }
check-saved = The game is in { $file }.
check-options = The settings were: { $options }

## New game

new-game-written = { $folder } is a complete game that keeps the laws. Install it, then play it:

## Score companion

score-again = Enter keeps what is in brackets, - means nothing.
score-name = Names of the players, in turn order
score-table = What lies before { $who }
score-hand = What { $who } holds
score-kept = This is what you have typed so far. Save it to a file and complete it, then score it with “whitechapel score GAME FILE”.

puzzles-progress = { $count } puzzles found
puzzles-mined = { $count } of { $found } puzzles found are in { $file }.
puzzles-disagree = { $id }: { $ours } was right, now it is { $found }.
puzzles-checked = The second search agrees on { $agree } of { $count } puzzles.
puzzle-theme-any = Any question
puzzle-theme-split = Split them evenly
puzzle-theme-hide = Hide in the crowd
puzzle-theme-holds = Who holds it
puzzle-theme-out = Go out or wait
puzzle-theme-risk = Risk or bank

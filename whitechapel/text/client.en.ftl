### What only the browser says.

## The front page

tagline = Cold cases, one lamp. Pull up a chair.
case-number = Case { $number }
play-now = Play now
with-friends = With friends
not-open = Not open yet
players-count = { $count } players
minutes = { $count } min
my-tables = My tables
tables-waiting = { $count ->
    [0] nobody is waiting for you
    [one] one is waiting for you
   *[other] { $count } are waiting for you
}
all-tables = All my tables
your-turn = Your turn
waiting-mark = Waiting
over-mark = Finished
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
with-people = with { $names }
alone-there = nobody else yet
and = and
public-tables = Open tables
no-tables = No tables yet. Play now, and one will appear here.
loading = One moment.
rules = Rules
settings = Settings
about = About
source = Source
home = Front page
unofficial = An unofficial implementation. Titles are named only to say which rules are played; all drawings, words and code are our own.
theme-dark = Night
theme-light = Morning
theme-system = Same as the system
theme-switch = { $now ->
    [dark] Night now; switch to morning
   *[light] Morning now; switch to night
}
language-label = Language
nowhere-title = Nothing at this address
nowhere-text = The fog has it. The front page knows all the others.
skip-link = Skip to the content


## People and bots

guest = Guest
bot-constable = Constable
bot-sergeant = Sergeant
bot-inspector = Inspector
bot-superintendent = Superintendent
bot-random = Sleepwalker
bot-hint-constable = walks the beat and knows the rules
bot-hint-sergeant = watches what you lay down
bot-hint-inspector = works out what you may hold
bot-hint-superintendent = thinks longest, and forgets nothing
bot-hint-random = does anything the rules allow
is-bot = plays by itself
is-away = away
is-here = here
is-you = you
plays-for = A bot is playing for { $name }
seat-open = free
seat-kept = kept for whoever has its link
me-here = Me

## Opening a table

new-title = A table for { $game }
new-who = Who plays
new-seats = Players
new-seat-me = Me
new-seat-open = A friend: whoever opens the link
new-seat-person = A friend with a link of their own
new-seat-bot = { $bot }, a bot
new-rules = Which rules
new-more = More options
new-fewer = Fewer options
new-table = At the table
new-open = Open the table
new-hot-seat = Several seats are yours: you share this screen, and a curtain falls between turns.
new-usual = usual
option-on = yes
option-off = no
option-edition = Edition
option-seats = Players
option-vote = Vote on the Ripper
option-target = Points to win
option-max_hands = Most hands
option-first_dealer = First dealer
option-at_large_penalty = Cards in hand cost points while the Ripper is at large
option-strict_wild = A single Wild needs its colour before you
option-vote_any_meld = Any meld allows a vote
option-out_on_empty_file = Going out as the Case File runs out
option-turn_limit = Most turns
option-land_only = Pieces stay on land
option-knight_over_files = Knights may jump over files
option-completed_card = The card of a convicted murderer
option-failed_risk_ends_turn = A risk that fails ends the turn
option-tie_break = Equal chips
value-next = leaves the game
value-strict = keeps cycling
value-shared = share the win
value-completions = go by murderers convicted
option-dupin_count = Dupin counts the Assistance cards
option-shut_out = A side can shut the others out
option-poe_points = Points for Edgar Allan Poe
option-le_bon_points = Points for Adolphe Le Bon
option-dupin_points = Points for Monsieur Dupin
option-assistance_points = Points for Dupin’s Assistance
value-random = at random
value-at_large = at large
value-caught = caught
value-seat = Seat { $number }
pace = Pace
pace-untimed = no clock
pace-clock = with a clock
pace-days = over days
pace-clock-detail = { $move } s per move, { $bank } min in reserve
pace-days-detail = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
pace-move = Seconds per move
pace-bank = Minutes in reserve
pace-days-count = Days per move
memory = Memory
memory-full = the diary keeps everything
memory-notebook = from memory, with a notebook
memory-strict = from memory alone
memory-hint-full = Everything you are told can be read again, even after you come back.
memory-hint-notebook = You have to remember or note down cards that are covered or turned down again. When you come back, the diary is empty; your notes stay.
memory-hint-strict = You have to remember cards that are covered or turned down again. When you come back, the diary is empty. No notes.
visibility = Who may find it
visibility-link = only people with the link
visibility-public = everybody, in the list of open tables
undo-allowed = Answers may be taken back
hints-allowed = Hints are allowed

## Before the game

lobby-title = { $game }: the table is laid
lobby-waiting = { $count ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-link = Invite the others
lobby-link-hint = Whoever opens this link can take a free seat.
lobby-seat-links = A link for each seat
lobby-sit = Sit here
lobby-sit-anywhere = Take a seat
lobby-stand = Stand up
lobby-fill = Let a bot play
lobby-agreed = Agreed
lobby-commitment = The shuffles are already fixed. Their seal:
copy = Copy
copied = Copied
qr = A code to scan with a phone: { $address }
share = Share

## At the table

status-lobby = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
}
status-your-turn = Your turn.
status-watching = You are watching.
status-busy = Sent …
time-left = Time left
window-open = closes in { $seconds } s
menu = Menu
undo = Take back
undo-ask = Ask to take back
undo-asked = You have asked the others whether you may take something back.
undo-wish = { $name } would like to take back their last answer.
undo-agree = Fine by me
undo-refuse = No
back-to-me = A bot is playing for you. Take the seat back
diary = Case diary
talk = Talk
talk-hint = Say something to the table
talk-empty = Nobody has said anything yet.
send = Say
diary-empty = Nothing has happened yet.
diary-gone = What was told before you came back is not written down at this table.
notebook = Notebook
notebook-hint = For your eyes only. It stays with your seat.
skip-ahead = Skip ahead
to-rules = Read the rule
close = Close
not-possible = Not possible.
possible = Possible
possible-nothing = You have nothing to answer right now.
possible-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
wrong-title = That did not work.
scores = Points
fullscreen = Full screen
hint = Hint
hint-pondering = Thinking it over …
hint-more = Tell me more
hint-most = Out with it
hint-value = { $percent } %
hint-close = The first is what I would do, but it is too close to be sure.
all-answers = All answers
leave-table = Leave the table
leave-hint = Your seat stays yours.
copy-link = Copy the table’s link
connecting = Connecting …
lost = The line is dead. Trying again …
lost-hint = Nothing is lost; the table is as it was.
try-now = Try now
no-table = There is no such table.
curtain-title = Pass the screen to { $name }
curtain-text = Seat { $seat } is to act. Nobody else should look.
curtain-show = I am { $name }
plain-view = The table
plain-type = Type an answer
plain-answer = Answer
plain-answered = You have answered: { $answer }

## After the game

over-title = The case is closed
over-you-win = You win.
over-wins = { $name } wins.
over-shared = { $names } share the win.
over-draw = Nobody wins.
rematch = Play again
rematch-go = To the next table
duplicate = Same shuffles, other seats
watch-replay = Watch it again
download = Download
look-at-table = Look at the table
proof = Proof of the shuffles
proof-text = The seal shown at the start is the SHA-256 of this seed. “whitechapel verify FILE” checks a downloaded game.
proof-seal = Seal
proof-seed = Seed
place = Place
player = Player
points = Points

## Replay

replay = Replay
replay-eyes = Point of view
replay-eyes-open = everything open
replay-eyes-spectator = a spectator’s
replay-eyes-seat = { $name }’s
replay-step = Moment { $line } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-share = Link to this moment
replay-not-over = You can replay a game once it is over.
replay-slider = Moment

## Rules

rules-title = Rules
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule contains that.
    [one] one rule
   *[other] { $count } rules
}
rules-editions = Editions
rules-side = side by side
rules-all-editions = in all editions
rules-link = Link to this rule
rules-source = From the rulebook
rules-ruling-label = Ruling
rules-chapters = Chapters
rules-choose = Which game?
rules-other-language = also in German
rules-not-open = This game’s rulebook is not here yet.

## Settings

settings-title = Settings
settings-name = Your name
settings-name-hint = Used from your next table on.
settings-save = Save
settings-saved = Saved.
settings-theme = Light
settings-motion = Movement
motion-calm = calm
motion-brisk = brisk
motion-off = off
settings-here = Kept in this browser and not sent anywhere.
keys = Keys
key-arrows = within a group
key-tab = from group to group
key-enter = do it
key-escape = step back
key-rules = rules
key-undo = take back
key-log = diary and talk
key-skip = skip ahead

## About

about-title = About this house
about-text = Whitechapel is a parlour for detective games with hidden information. The server knows the rules, and tells each seat only what it may know. It needs no account and asks for nothing.
about-fonts = Set in Literata and IM Fell English, both under the SIL Open Font License.
about-licence = The program is free under the MIT licence.

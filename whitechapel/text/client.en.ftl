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
waiting-mark = In play
waiting-open = Waiting for players
over-mark = Finished
won-mark-you = You won
won-mark = { $count ->
   *[other] { $names } won
}
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
with-people = with { $names }
alone-there = nobody else yet
public-tables = Open tables
no-tables = No tables yet. Play now, and one will appear here.
loading = One moment.
rules = Rules
settings = Settings
about = About
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
bot-random = Sleepwalker
bot-hint-constable = walks the beat and knows the rules
bot-hint-sergeant = watches what you lay down
bot-hint-inspector = works out what you may hold
bot-hint-superintendent = thinks longest, and forgets nothing
bot-hint-commissioner = has learned from thousands of matches
bot-hint-random = does anything the rules allow
manner = Style
manner-usual = as usual
manner-bold = bold
manner-patient = patient
manner-sly = sly
manner-usual-about = Plays whatever looks best.
manner-about = { $bot } { $habit }.
manner-of-seat = Style of seat { $number }
named-bold = { $rank } Bold
named-patient = { $rank } Patience
named-sly = { $rank } Sly
is-bot = plays by itself
is-away = away
is-away-since = away for { $time }
is-resigned = has resigned
some-minutes = { $count } min
some-hours = { $count } h
some-days = { $count ->
    [one] one day
   *[other] { $count } days
}
is-here = here
is-you = you
seat-open = free
seat-kept = kept for whoever has its link

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
rest = Pause between two hands
rest-length = { $seconds ->
    [0] none
   *[other] up to { $seconds } s
}
rest-seconds = Seconds of pause between two hands (0: none)

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
lobby-commitment = The seal of the shuffles. Write it down if you want to check them yourself:
copy = Copy
copied = Copied
qr = A code to scan with a phone: { $address }
share = Share

## At the table

status-stopped = This game has become too long and was stopped.
status-lobby = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
}
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
end-asked = You have offered to end the game here. The others have not answered yet.
end-wish = { $name } offers to end the game here, without a winner.
end-agree = Agree
end-refuse = Play on
nudge = Remind { $name }
nudge-hint = Tell { $name } that it is their turn
nudged = The others are waiting: it is your turn.
nudged-sent = { $name } has been reminded.
end-early = Ending early
resign = Resign
resign-two = You give up, and { $name } wins.
resign-more = You give up your seat for good, and a bot plays on for you.
resign-alone = You give up, and the game is over.
resign-sure = Resign for good
offer-end = Offer to end the game
offer-end-hint = If everybody agrees, the game ends here and nobody wins.
offer-end-alone = The game ends here, and nobody wins.
offer-end-sure = Offer it
offer-end-sure-alone = End the game
name-ask = What shall the others call you?
name-save = That is my name
name-yours = Your name
sound = Sound
sound-off = off
sound-effects = effects
sound-room = effects and room
sound-hint = Nothing is told by sound alone. With “effects and room” it rains outside. Phones also vibrate a little, unless sound is off.
title-turn = Your turn: { $game }
diary = Case diary
talk = Talk
talk-hint = Say something to the table
talk-empty = Nobody has said anything yet.
send = Say
diary-empty = Nothing has happened yet.
diary-earlier = Earlier lines
notebook = Notebook
notebook-hint = For your eyes only. It stays with your seat.
skip-ahead = Skip ahead
go-on = Go on
rest-now = The hand is over. The next one is dealt soon.
rest-go-on = Continue
rest-left = Until the next hand
recap = What happened
recap-again = Play it again
is-new = new
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
lost = Connection lost. Trying again …
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
over-resigned = { $count ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
over-resigned-you = You have resigned.
over-agreed = The game was ended by agreement.
rematch = Play again
rematch-go = To the next table
duplicate = Same shuffles, other seats
watch-replay = Watch it again
download = Download
look-at-table = Look at the table
proof = Proof of the shuffles
proof-text = This page has compared what the server promised with what it did. To check it without trusting the page, and whether every answer was legal, download the game and run on your own machine:
proof-seal = Seal of the shuffles:
proof-file = FILE
proof-checking = Checking the shuffles …
proof-good = Shuffles proven.
proof-good-text = The server kept its seal, this browser had its part in the shuffles, every card follows from them, and every answer is as it was given.
proof-partly = Nothing is wrong with the shuffles, but not everything is proven.
proof-broken = Warning: the server did not keep its promise. Do not trust this game.
broken-commitment = The server’s secret is not the one it had sealed before the game.
broken-promises = Somebody’s part in the shuffles was swapped after this browser had shown its own.
broken-value = A part of the shuffles is not the one that was promised.
broken-seed = The seed of the shuffles does not follow from what was promised.
broken-dealt = The server dealt or rolled something else than what follows from the seed.
broken-record = The server has written down other answers than those given at the table.
broken-answer = The server has written down another answer for you than the one you gave.
missing-alone = No browser had a part in the shuffles: the server chose them alone, before the game.
missing-left-out = This browser had no part in the shuffles: its value came too late or was left out.
missing-withheld = Somebody promised a part of the shuffles and did not show it in time; the game began without it.
missing-late = This browser saw the seal only after the cards had been dealt.
missing-open = Open shuffles: the same cards had been played before, and players may have known them.
missing-brought = The game was begun elsewhere: whoever brought it here may have known its shuffles, or chosen them.
missing-watched = You watched. Only those at the table have a part in the shuffles.
missing-not-dealt = This page cannot deal the cards of this game again. “whitechapel verify” can.
missing-no-record = The table was opened by an older version, which kept no record of the answers.
shuffles = Shuffles
shuffles-brought = made elsewhere: the game was brought here, and whoever brought it can know the cards
shuffles-open = open: dealt at an earlier table, so players may know the cards
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
rules-link = Link to this rule
rules-ruling-label = Ruling
rules-chapters = Chapters
rules-choose = Which game?
rules-other-language = also in German
rules-not-open = This game’s rulebook is not here yet.
rules-see = See and try it
rules-hide = Close the picture
rules-two-pages = The rules on two pages

## A rule as a picture, and trying it

example-before = Before
example-after = After
example-refused = Not allowed
example-chance = The dice and cards decide.
example-next = Example { $number } of { $count }
try-it = Try it
try-title = Try it
try-hint = Answer as you like. What the rules forbid is refused, and you are told why.
try-as = Go on as { $name }
try-again = From the beginning
try-full = That is enough for one try. Begin again as often as you like.
see-rule = See the rule
rule-in-book = Read it in the rulebook
picture-hand = Hand

## A game explained

guide = The rules on two pages
guide-none = Nobody has written these pages yet.
guide-print = Print
guide-all = All the rules
glossary = Cards and signs
goal = The case
goal-start = To the table
goal-learn = Learn it by playing
goal-point = Begin here.

## Choosing how to play now

chooser = Choose how to play { $game }
chooser-role = You are
chooser-either = Either
chooser-against = Against
chooser-seats = Players, with you
chooser-kept = Play now keeps this for next time.
chooser-beside = Rank, edition and seats

## Settings

settings-title = Settings
settings-name = Your name
settings-name-hint = Your tables take it over when you are next there.
settings-save = Save
settings-saved = Saved.
settings-theme = Light
settings-pace = Pace of the table
settings-pace-hint = How long you are shown what happens, also what bots do. With “wait for my tap”, what others do begins when you tap the table.
pace-slow = slow
pace-normal = normal
pace-brisk = brisk
pace-off = off
pace-tap = wait for my tap
settings-here = Kept in this browser and not sent anywhere.
keys = Keys
key-arrows = within a group
key-tab = from group to group
key-enter = do it
key-escape = step back
key-space = Space
key-rules = rules
key-undo = take back
key-log = diary and talk
key-skip = skip ahead

## Lessons

learn = Learn
learn-as = Learn: { $lesson }
learn-chapter = Chapter { $chapter } of { $chapters }
learn-done = learned
learn-offer = New here?
learn-offer-text = Learn a game by playing it, with a coach at your side:
coach = Coach
coach-on = The coach is here: send it away
coach-off = Call the coach
coach-word = My idea: { $idea }
coach-blunder = Your chances have fallen from { $before } to { $after } %. Better: { $better }.
lesson-go-on = Go on
lesson-show-me = Show me
lesson-watch = Watch what the others do.
lesson-over = *The case is closed.* Now you know enough for a real game; the rules are always at hand.
lesson-chapters = Chapters
lesson-chapter-to = Go to “{ $chapter }”
lesson-chapter-again = Begin “{ $chapter }” again
lesson-step = Step { $step } of { $steps }
lesson-leave = Leave, keep my place

## About

about-title = About this house
about-text = Whitechapel is a parlour for detective games with hidden information. The server knows the rules, and tells each seat only what it may know. It needs no account and asks for nothing.
about-fonts = Set in Literata and IM Fell English, both under the SIL Open Font License.
about-licence = The program is free under the MIT licence.

## Who I am

back-keep = Keep who you are
back-keep-hint = You need no account. But if this browser’s data is lost, so are your name, tables and rating, unless you have a way back.
back-write = Write down a code
back-write-again = Make a new code
back-code = Write this code down and keep it safe. It is not shown again, and whoever has it can play as you.
back-since = You have had a recovery code since { $day }.
back-forget = Revoke the code
back-forgotten = There is no recovery code any more.
back-take = Take it to another device
back-link = Open this on the other device within ten minutes; it works once.
back-have = I have a code from before
back-title = Be yourself again
back-enter = Your code
back-go = That is me
back-instead = In this browser you are { $name } now. If you want to keep that too, write down a code for it first.
back-done = Welcome back, { $name }.

## Devices

devices = Devices
devices-hint = You are signed in here. A device that nobody uses for a year is signed out by itself.
device-this = this device
device-unknown = A device
device-used = last used on { $day }
device-sign-out = Sign out
device-signed-out = Signed out there.
devices-sign-out = Sign out everywhere else
devices-sure = All other devices are signed out; whoever uses them comes as somebody new. This one stays signed in.
devices-signed-out = Only this device is signed in now.
not-now = Not now

## Alerts

calls = Alerts
calls-hint = When it is your turn and you are not at the table, we can let you know. Nothing of what you hold is ever in such a message.
calls-question = { $name } may take a while. Shall we let you know when it is your turn?
calls-here = This device
calls-here-start = Alert me on this device
calls-here-stop = Stop alerts on this device
calls-here-on = Alerts are on for this device.
calls-here-off = Alerts are off for this device.
calls-impossible = Alerts in this browser need an address with https; on iPhone and iPad, put the page on the home screen first.
calls-denied = This browser does not allow it. You can change that in its settings for this page.
calls-failed = That did not work; this browser’s service cannot be reached.
calls-other = Other ways
calls-how = How?
calls-no = No, thanks
calls-mail = Mail
calls-mail-sent = We have sent a mail to that address. Open the link in it to get alerts there.
calls-unconfirmed = { $address } has not been confirmed yet: open the link in the mail we sent there.
calls-webhook = Address on the web
calls-form = Format
calls-form-json = JSON (Discord, Matrix bridges, Slack)
calls-form-ntfy = ntfy messages
calls-quiet = Quiet hours
calls-from = from
calls-to = to
calls-digest = Tables played over days: once a day
calls-at = at
calls-try = Try it out
calls-tried = An alert is on its way.
calls-stop = Stop all alerts
calls-stopped = You will get no more alerts.
calls-again = Turn alerts on again
calls-again-done = Alerts are on again.
calls-confirmed = Thank you. You will get alerts there from now on.
calls-no-link = This link is no longer valid.

## Ratings

rated = Rated
rated-counts = the result counts
rated-wanted = Rated: the result counts
rated-hint = No taking back, no hints, always a clock or days, and whoever leaves loses. Each seat needs a different person, or a bot with a rank.
ratings = Ratings
ratings-player = Player
ratings-value = Rating
ratings-none = Nobody has played enough rated games yet.
ratings-note = Listed is everybody with ten rated games or more whose rating is certain to within 200 points. The number after ± says how certain it is: the smaller, the better. Bots do not change; they hold the scale in place.
profile = Profile
profile-mine = My profile
profile-none = { $name } has not played a rated game yet.
profile-none-mine = You have not played a rated game yet. Choose “Rated” when you open a table.
profile-tally = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
profile-on-file = On file
profile-rated-games = Rated games
profile-games-won = Won
profile-scale = The bar is where the true strength lies, 19 times out of 20. The marks are the bots.
profile-between = between { $below } and { $above }
profile-above = above { $bot }
profile-below = below { $bot }
profile-won = won
profile-not-won = not won
profile-left = left early
profile-against = against { $names }
profile-best = Best games
profile-favourites = Met most often
profile-games = { $count ->
    [one] one game
   *[other] { $count } games
}
profile-last = Last rated games

## The people at a table, for its host

company = Who is here
company-nobody = Nobody else is here.
company-plays = plays
company-watches = watches
company-muted = muted
company-mute = Mute
company-mute-name = Mute { $name }
company-unmute = Let talk
company-unmute-name = Let { $name } talk again
company-remove = Remove
company-remove-name = Remove { $name }
company-remove-sure = Remove { $name } for good
company-closed = Closed to newcomers
company-hint = Somebody you remove cannot come back; a bot plays on for them. Whoever is here stays when you close the table.
table-closed = This table is closed to newcomers.

## Review

review-of = Case review: { $game }
review-whose = Seen by
review-judging = { $done } of { $all } answers judged
review-stop = Stop
review-go-on = Go on
review-deeper = Look deeper
review-deeper-note = Four times as many worlds, so smaller intervals. It goes on in the background.
review-deeper-shown = This is the deeper look.
review-show-me = Show me
review-share-link = The link to this review
review-chances = Chance to win after each answer
review-yours = given
review-show-all = All { $count } answers in which something was lost
review-grades = The grades, lowest first; here: { $rank }

## What if

what-if = What if
what-if-tree = The branches of this game
branch-trunk = The game
branch-trunk-note = as it was played
branch-nameless = Nameless branch
branch-true-at = after answer { $line }, in the true world
branch-like-at = after answer { $line }, in a world that looks the same
branch-open = being played
branch-won = won
branch-lost = lost
branch-drawn = no winner
branch-new = Play on after answer { $line }
branch-name = What to call it
branch-seat = Take the seat of
branch-bots = Against
branch-world = In which world
branch-true = In the true world
branch-true-note = Everything hidden is as it was.
branch-like = In one that looks the same
branch-like-note = What could not be known from that seat is drawn anew. The diary begins there.
branch-go = Play on from here

## Puzzles

puzzles = Puzzles
puzzles-lead = A moment of a game, one seat, and one answer that is better than all others. Find it by what that seat knows.
puzzles-streak = { $streak } right in a row; your best is { $best }.
puzzles-days = A case a day for { $days } days.
puzzles-done = { $done } of { $all }
puzzles-all = All puzzles
puzzle-of-the-day = Case of the day
puzzle-solve = Solve it
puzzle-look-again = Look again
puzzle-right = Right.
puzzle-wrong = Better: { $best }. Yours costs { $lost } %.
puzzle-yours = yours
puzzle-next = Next puzzle
puzzle-honest = The right answer is right by what is known, even if this time it would have lost.

review-side-before = Before
review-side-yours = Given
review-side-better = Better
review-side-note = After “{ $answer }”, before chance and the others go on.
review-twin = The same shuffles
review-twin-note = At another table { $name } had this seat and the same shuffles, and { $won ->
    [yes] won.
   *[other] did not win.
}
review-here = here
review-there = there
review-twin-open = The review of that table

## Statistics

statistics = My statistics
statistics-none = You have not finished a game yet.
statistics-which = Which game
statistics-all = All games
statistics-by-game = By game
statistics-by-role = By role
statistics-by-opponent = By opponent
statistics-people = people
statistics-mixed = several bots
statistics-games = Games
statistics-won = Won
statistics-share = Share
statistics-rate = Error rate
statistics-luck = Luck
statistics-percent = in per cent, game by game
statistics-last = { $count ->
    [one] One reviewed game: { $mean } %.
   *[other] { $count } reviewed games; the last ten on average: { $mean } %.
}
statistics-unreviewed = Nothing yet: open the case review of a game, and its figures will be here.
statistics-note = Your last 200 tables, without lessons and branches. They belong to your token: whoever signs in with it sees the same.
statistics-note-page = Your last 200 tables, without lessons and branches. They are kept in this browser.
## The parlour in the page: no server

page-loading = The parlour is on its way: { $percent } %
page-starting = The lamps are being lit …
page-trouble = The parlour in this page has stopped. Nothing is lost: it goes on from what was kept.
page-again = Go on
kept-here = Kept in this browser
kept-here-hint = All tables and score sheets of this page are in this browser and nowhere else. Save them to a file now and then, also to take them to another browser; your settings go along.
kept-save = Save everything to a file
kept-load = Restore everything from a file
kept-load-sure = What is in the file takes the place of everything kept here.
kept-load-yes = Replace everything
kept-wipe = Forget everything
kept-wipe-sure = This deletes all tables and score sheets in this browser for good.
kept-wipe-yes = Forget it all
kept-saved = Saved. The file also holds the hidden cards of running games: whoever has it can read them.
along = Play offline
along-hint = Take the parlour along: it is kept in this browser, and solo games go on when the connection drops. About 8 MB, once.
along-keep = Take it along
along-keeping = Saving it here: { $percent } %
along-kept = It is kept here. Offline you can open solo tables, and they stay in this browser.
along-forget = Stop keeping it
along-impossible = This address cannot keep anything: browsers do so only with https, or on the same machine.
along-away = No connection to the house. Solo tables go on in this page, and stay in this browser.
share-own = This game is kept in this browser, and the link opens it only here. Take its transcript to a server to show it to others.
others-title = This needs a server
others-need-server = On this page you play alone against the house, or pass the screen round. Links, spectators and talk need a server: anybody can run one.
others-how = How to host
others-here = Several people at one screen: choose “Me” for each of their seats.
host-title = Hosting a parlour
host-lead = A server brings people at their own screens together: links to a table, spectators, talk. One computer at home is enough.
host-steps = With Python 3.11 or newer: “pip install whitechapel-parlour”, then “whitechapel serve”. It shows its address and a code for phones in the same network.
bring = Bring a game
bring-hint = A game that was played in a page comes here with its transcript, even while it goes on; from another server, when it is over. Its shuffles were made elsewhere, so nothing here proves them.
host-move = A game can be taken anywhere as its transcript: on a server, “All my tables” takes it in, even while it goes on. “whitechapel verify” plays it again on any computer and checks every answer and every shuffle.
move-on = Go on at a server
move-on-hint = The transcript holds the hidden cards. On the server, “All my tables” takes it in, and the game goes on there against the same bots; this table stays as it is.

## At a real table

real-title = At a real table
real-door = At a real table
real-of = At a real table: { $game }
real-lead = With the box on the table and this screen beside it.
real-has-sheet = Keeps the score, and answers questions about the rules
real-has-deal = Deals what is missing, and answers questions about the rules
real-sheet-lead = Play with your own cards; here you keep the score. Tap what lies before each player when a hand has ended.
real-deal-lead = If your cards or dice are lost, this screen deals them out. Pass it round as it says.
real-players = Players
real-player = Player { $number }
real-more = One more player
real-fewer = One player fewer
real-teams = Partners sit opposite each other: { $one } play { $other }.
real-begin = Begin
real-kept = Matches kept here
real-go-on = Go on
real-forget = Forget this match
real-hand = Hand { $number }
real-before = Before { $name }
real-held = In { $name }’s hand
real-tap = Tap once for each card
real-less = Remove one: { $card }
real-none-left = none left
real-stands-for = Whom does it stand for?
real-ended = How did the hand end?
real-who = Who was it?
real-who-first = Say below how the hand ended, and who ended it.
real-somebody = Somebody
real-file-empty = The Case File is empty
real-vote-of = { $name } voted for
real-no-vote = nobody
real-would-stand = { $name } stood at { $before }, would stand at { $after }
real-doubled = doubled
real-row-hand = in hand
real-row-aside = put aside
real-row-vote = vote
real-row-bonus = bonus
real-row-dupin = Dupin’s count
real-nothing = Nothing tapped yet.
real-counts-nothing = None of it counts.
real-undo = Take back
real-next = Next: { $what }
real-write = Write this hand down
real-scores = The match so far
real-again-hand = Correct the last hand
real-won = { $names } { $count ->
    [one] has won
   *[other] have won
}.
real-new = New match
real-may-we = May we do that?
real-may-we-hint = Ask in your own words, as you would ask at the table.
real-ask = Look it up
real-nothing-found = No rule speaks of that. Try other words.
real-show = Show
real-hide = Hide it again
real-shuffle = Shuffle and deal anew
real-shuffle-sure = Everything dealt so far will be gone.

## People: faces, passkeys, friends, reports, the host's desk

face = Your face
face-choose = Choose a face
face-take = That one
face-bowler = A bowler hat
face-topper = A top hat
face-deerstalker = A deerstalker
face-cap = A cap
face-bun = A bun
face-bonnet = A bonnet
face-plume = A hat with a plume
face-beard = A beard
face-pipe = A pipe
face-helmet = A helmet
face-curls = Curls
face-glasses = Glasses
passkeys = Passkeys
passkeys-hint = Your device or password manager knows you: a fingerprint, a glance or a PIN is enough to come back.
passkey-make = Make a passkey
passkey-made = From now on your passkey leads you back.
passkey-since = made on { $day }
passkey-revoke = Revoke
passkey-revoked = This passkey has been revoked.
passkey-failed = That did not work on this device.
back-passkey = Come back with a passkey
everything = Everything about you
everything-hint = You can download everything this server keeps about you as one file, or have it deleted.
everything-download = Download
everything-delete = Have it all deleted
everything-sure = You leave the games you are playing, and nobody can bring any of it back: your name, your face, your ratings, your friends, what you said. In the games of others you will be a guest.
everything-delete-sure = Delete everything
friends = Friends
friends-none = Nobody yet. Give somebody your link.
friend-link = Your link for friends
friend-link-hint = Whoever opens it can become your friend: you can then invite each other to tables.
friend-link-new = Make a new link
friend-link-renewed = The old link no longer works.
friend-ask = { $name } would like to be your friend.
friend-accept = Be friends
friend-made = You and { $name } are friends.
friend-end = End the friendship
friend-end-name = End the friendship with { $name }
friend-ended = You are no longer friends.
friend-to-table = Ask { $name } to a table
friend-to-table-hint = { $name } is asked as soon as the table is open.
friend-exchange = Exchange links
invitations = Invitations
invitation = { $name } invites you to a table: { $game }
invitation-go = Go there
invite-friends = Invite friends
invite = Invite
invite-name = Invite { $name } to this table
invite-sent = They will find it on their front page, and get an alert if they have asked for them.
block = Block
block-done = You and { $name } will not meet at a table any more, and you will not read what they say.
blocked-people = Blocked
unblock = Unblock
unblock-name = Unblock { $name }
unblocked = You may meet again.
talk-blocked = (blocked)
report = Report
report-title = Report { $name }
report-talk = What they say
report-name = Their name
report-play = How they play
report-other = Something else
report-text = What happened?
report-hint = The host of this server reads it, with the last lines they said at the table.
report-send = Send
report-sent = The host has been told.
desk = The host’s desk
desk-how = Run “whitechapel desk” where the server runs: it prints a link that lets you in.
desk-reports = { $count ->
    [0] Reports
    [one] One report
   *[other] { $count } reports
  }
desk-no-reports = Nobody has complained.
desk-by = Reported by { $name }.
desk-table = The table
desk-rename = Rename
name-yours-other = The new name
desk-renamed = Renamed, at their tables too.
desk-muted = They can no longer talk.
desk-unmuted = They can talk again.
desk-settle = Done
desk-settled = Put away.
desk-silent = Who may not talk
desk-load = Load
desk-load-hint = Of the process that answered; several share a PostgreSQL database.
desk-up = Running for
desk-hours = { $hours } h
desk-sockets = People connected
desk-awake = Tables awake
desk-pace = Moves a second
desk-moves = Moves made
desk-requests = Requests
desk-refused = Refused as too many
desk-alerts = Alerts sent / failed
desk-unreadable = Tables that cannot be read
desk-memory = Memory at most
desk-busy = Load of the machine
desk-tables = Tables
desk-no-tables = No table is awake.
desk-present = { $count ->
    [0] nobody is there
    [one] one is there
   *[other] { $count } are there
  }
desk-end = End the game
desk-end-sure = End it for everybody
desk-ended = The game has been ended.
desk-hosts = Hosts
desk-leave = Stop being a host

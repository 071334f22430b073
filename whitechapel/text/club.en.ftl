# What a browser says about meeting others: queue, clubs, tournaments and the ladder.

## Find me an opponent

find = Find me an opponent
find-lead = We pair you with somebody near your strength. The longer you wait, the wider we look.
find-game = Game
find-any = any of them
find-pace = Pace
find-pace-clock = now, with a clock
find-pace-days = over days
find-within = Strength
find-within-any = anybody
find-within-points = within { $points } points
find-go = Find somebody
find-waiting = Looking for an opponent …
find-waited = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} so far
find-wider = Now within { $points } points.
find-days-hint = You need not wait here: the table will appear among yours, and we will let you know if you like.
find-others = { $count ->
    [0] Nobody else is waiting just now.
    [one] One other person is waiting.
   *[other] { $count } others are waiting.
}
find-stop = Stop looking
find-found = Somebody has been found. On to the table …

## Tournaments

tournaments = Tournaments
tournaments-none = No tournament is open just now.
tournament = Tournament
tournament-new = New tournament
tournament-open = Open the tournament
tournament-name = Name
tournament-name-usual = The Friday Fog
tournament-system = System
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-knockout = Knockout
tournament-duplicate = Duplicate
tournament-swiss-hint = Those who do equally well meet; nobody is knocked out, and nobody meets twice.
tournament-round-robin-hint = Everybody meets everybody. Up to 24 can take part.
tournament-knockout-hint = Whoever loses is out. A drawn game is played again with changed seats.
tournament-duplicate-hint = All tables of a round play the same shuffles. Points are for doing better than others at the same seat.
tournament-rounds = Rounds
tournament-rounds-auto = as many as it takes
tournament-rest = Seconds between two rounds
tournament-minutes = Minutes for a round (0: no limit)
tournament-minutes-hint = A game unfinished by then is drawn; whoever is away loses it.
tournament-late = Late entry until round (0: none)
tournament-starts = Begins
tournament-starts-hand = when I say so
tournament-starts-at = at a fixed time
tournament-public = Listed for everybody
tournament-club = Club
tournament-club-none = none
tournament-facts = { $game }, { $system }, { $count ->
    [one] one entrant
   *[other] { $count } entrants
}
tournament-round-of = Round { $round } of { $rounds }
tournament-before = Not begun yet
tournament-over = Over
tournament-paused = Paused
tournament-host = Host: { $name }
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-withdrawn = withdrawn
tournament-entered = You are taking part.
tournament-late-until = Late entry until round { $round }.
tournament-free-to-enter = No account needed.
tournament-begin = Begin
tournament-begin-round = Begin the next round now
tournament-pause = Pause
tournament-resume = Go on
tournament-bots = Let bots take part
tournament-bots-add = Add
tournament-take-out = Take { $name } out
tournament-standings = Standings
tournament-after = { $rounds ->
    [0] before the first round
    [one] after one round
   *[other] after { $rounds } rounds
}
tournament-during = while round { $round } is played
tournament-entrants = Entrants
tournament-place = Place
tournament-points = Points
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-round = Round { $round }
tournament-done = { $done } of { $all } tables done
tournament-playing = playing
tournament-against = against { $name }
tournament-your-table = Your table in round { $round } is ready.
tournament-sit = To my table
tournament-sits-out = { $count ->
    [one] { $names } sits this one out, for a point.
   *[other] { $names } sit this one out, for a point each.
}
tournament-how-absent = by absence
tournament-how-time = out of time
tournament-how-draw = after draws
tournament-mark-won = W
tournament-mark-drawn = D
tournament-mark-lost = L
tournament-mark-free = free
tournament-said-won = won
tournament-said-drawn = drawn
tournament-said-lost = lost
tournament-said-free = sat out
tournament-said-playing = playing
tournament-said-none = did not play
tournament-left = left in the round
tournament-next-at = Round { $round } begins at { $time }.
tournament-starts-when = Begins { $time }.
tournament-pull-up = Pull up a chair
tournament-link = The link to this tournament
tournament-screen = For a projector
tournament-screen-end = Leave the projector
tournament-csv = Standings as CSV
tournament-updates = Updates itself
tournament-ties = Ties: Buchholz, then the direct game, then Sonneborn-Berger.
tournament-ties-knockout = Whoever went out in the same round shares a place.
tournament-ties-duplicate = All tables of a round play the same shuffles; a point is shared among those at the same seat. Ties: Buchholz.
tournament-winner = { $name } has won.
tournament-to = To the tournament
tournament-untold = Only those who play at a table see it until the round is over.

## Clubs

clubs = Clubs
clubs-mine = Your clubs
clubs-open = Open clubs
clubs-none = There is no open club yet. Found one.
club-new = Found a club
club-name = Name
club-about = What it is about
club-open = Open: anybody can join
club-is-open = open club
club-is-private = private club
club-members = Members
club-members-count = { $count ->
    [one] one member
   *[other] { $count } members
}
club-join = Join
club-leave = Leave the club
club-owner = looks after it
club-tables = Tables
club-tables-none = No table is open.
club-table = Open a table
club-tournaments-none = No tournament has been opened yet.
club-tournament = Open a tournament
club-invite = The link to join
club-private-note = This club is private. To join it you need the link that its members have.
club-remove = Remove { $name }
club-change = Change
club-keep = Keep
club-to = To the club

## The ladder

ladder = This week’s shuffles
ladder-lead = The same cards for everybody until Sunday.
ladder-until = Until { $time }
ladder-dots-how = Each dot is a guest: the further left, the fewer errors.
ladder-how = One game each, against the { $bot }, from the same seat.
ladder-play = Play it
ladder-go-on = To my table
ladder-count = { $count ->
    [0] nobody has yet
    [one] one has
   *[other] { $count } have
}
ladder-mine = { $rate } % error, place { $place } of { $count }
ladder-waits = Your game is being looked at.
ladder-errors = Errors
ladder-result = Result
ladder-by-errors = By errors
ladder-by-result = By result
ladder-won = won by { $margin }
ladder-lost = lost by { $margin }
ladder-won-plain = won
ladder-lost-plain = lost
ladder-season = Season
ladder-season-note = Thirteen weeks. Each week brings up to 100 points, for the share of the others who made more errors; the best eight count.
ladder-weeks = Weeks
ladder-before = Previous week
ladder-this = This week
ladder-none = Nobody has played these shuffles yet.
ladder-kept = Replays and reviews of these games are open once the week is over.
ladder-dots = Errors of all who have played: { $count } dots, the best at { $best } %
ladder-to = To the ladder

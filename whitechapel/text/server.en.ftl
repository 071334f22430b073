## What the server says around the games. Rules are in the rulebooks.

# -- why something cannot be done

wrong-unknown-answer = That is not an answer in this game.
wrong-not-started = The game has not started yet.
wrong-already-started = The game has started; the seats stay as they are.
wrong-no-free-seat = There is no open seat at this table.
wrong-no-such-seat = The table has no such seat.
wrong-seat-taken = Somebody is already sitting there.
wrong-seat-kept = This seat is kept for whoever has its own link.
wrong-not-your-seat = This is not your seat.
wrong-host-only = Only the host of the table can do that.
wrong-no-such-bot = No bot with that name plays this game.
wrong-rated-stays = This game is rated: nobody can be removed from their seat before it is over.
wrong-unrated-bot = The strength of that bot is not known: it cannot play for ratings.
wrong-no-undo = There is nothing you can take back now.
wrong-undo-full = You have taken back as often as this table allows.
wrong-undo-asked-already = The others have already been asked; wait for their answer.
wrong-no-undo-wish = Nobody wants to take anything back now.
wrong-not-playing = This seat no longer plays, or the game is not being played.
wrong-no-nudge = You can remind somebody after a minute, and only once.
wrong-not-asked = You have not been asked.
wrong-no-notebook = This table is played from memory: there is no notebook.
wrong-notes-full = The notebook has been rewritten as often as this table allows.
wrong-talk-full = This table has heard as much talk as it can keep.
wrong-table-full = This game has become too long and was stopped. It can be watched again, but not continued.
wrong-no-chapter = There is no such chapter here.
wrong-no-beginning = This game was not played from its beginning: there is no transcript of it, and no review.
wrong-no-branch = Nobody can play on from there.
wrong-branch-over = The game is over at that moment: there is nothing left to play.
wrong-branch-too-long = Too many answers have been given by then for a branch.
wrong-branches-full = This game has as many branches as it can have.
wrong-not-over = The game is not over yet.
wrong-twin-playing = The same shuffles are being played at another table. This game can be seen again once that one is over.
wrong-not-promised = This value was not promised, or the promises are not fixed yet.
wrong-no-such-table = There is no such table.
wrong-not-understood = The message was not understood.
wrong-review-too-long = This game has too many answers to be reviewed.
wrong-too-large = The message is too large.
wrong-too-many = That was too much at once; try again in a moment.
wrong-who-are-you = Say who you are first.
wrong-bad-token = This token was not issued by this server, or is no longer valid.
wrong-bad-code = This code is not valid, or no longer valid: check each letter.
wrong-no-such-device = You are not signed in on such a device.
wrong-too-many-devices = You are signed in on too many devices; sign out on one of them first.
wrong-no-such-zone = This server does not know that time zone.
wrong-bad-webhook = This server cannot send alerts to that address: it must begin with https:// or http:// and name a server.
wrong-bad-mail = This server cannot send mail to that address.
wrong-bad-push = This server cannot send alerts to this browser.
wrong-no-calls = You have not said yet where alerts should go.
wrong-bad-nickname = A nickname has 1 to 24 letters, symbols or spaces.
wrong-not-watching = Come to the table first.
wrong-not-found = There is nothing at this address.
wrong-not-allowed = This cannot be done at this address.
wrong-wrong-origin = The request comes from another site’s page.
wrong-wrong-host = This server does not go by that name. Whoever runs it can name it with --public-url.
wrong-one-seat = You already have a seat here. For another one on the same screen you need that seat’s own link.
wrong-removed = The host has removed you from this table.
wrong-closed = The host has closed this table to newcomers.
wrong-muted = The host does not let you talk at this table.
wrong-talk-crowded = The spectators are saying too much at once; try again in a moment.
wrong-no-such-person = There is no such person at this table.
wrong-no-hints = There is no hint for you now.
wrong-storage = The server cannot store anything at the moment. Nothing has changed; try again.
wrong-broken = Something went wrong on our side. Nothing has changed.
wrong-elsewhere = The table is just moving to another server; try again in a moment.
wrong-unreadable = The record of this table cannot be read. It is kept as it is; please tell whoever runs the server.
wrong-other-rules = This game was played under other rules than this server has now. It is kept; if it was finished, its replay can still be watched.

# -- why a table cannot be opened

settings-game = “{ $game }” is not a game we have; there are: { $games }.
settings-option = The game has no setting “{ $option }”; it has: { $options }.
settings-value = “{ $value }” is not a value for { $option }; possible values: { $values }.
settings-fit = These do not fit together, or do not fit this game: { $options }. { $reason }
settings-seats = The table has { $seats } seats, but { $described } are described.
settings-lesson = { $game } has no lesson “{ $lesson }”; there are: { $lessons }.
settings-bot = “{ $bot }” does not play { $game }; there are: { $bots }.
settings-kind = “{ $kind }” is not a kind of seat; there are: open, person and bot:NAME.
settings-rated = This table cannot be rated: it needs people, and bots whose strength is known.
settings-window = A window that closes when all have answered is only for tables with at most one person.

# -- hints

hint-candidates = Look at these.
hint-best = This is how I see it.
lesson-refused = No harm done: that move has not been made. Do what I point at.
lesson-other = You may do that in a game. For now I have taken it back: do what I point at.
lesson-read = Not yet: read this first, then press “Go on”.
hint-no-reason = I cannot put a reason into words.

# -- what has happened at the table

happened-sat = { $name } has taken seat { $seat }.
happened-stood = { $name } has left seat { $seat }.
happened-filled = The bot “{ $name }” has taken seat { $seat }.
happened-started = The game begins.
happened-took-over = A bot is playing for { $name } at seat { $seat }.
happened-handed-back = { $name } is back at seat { $seat }.
happened-undo-asked = { $name } at seat { $seat } would like to take something back.
happened-undo-refused = { $name } at seat { $seat } does not agree.
happened-end-asked = { $name } at seat { $seat } offers to end the game here.
happened-resigned = { $name } at seat { $seat } has resigned.
happened-nudged = { $name } at seat { $seat } has been reminded: it is their turn.
happened-renamed = { $name } is now called { $text }.
happened-undone = { $name } at seat { $seat } has taken something back.
happened-ended = The game is over.
happened-removed = { $name } had to leave the table.
happened-closed = The table is closed to newcomers.
happened-reopened = The table is open to newcomers again.
happened-stopped = The game has become too long and stops here. Nobody has won.
happened-plays-again = On to the next game.

# -- what `whitechapel verify` has found

verified = All { $count } shuffles and rolls follow from the seed, every answer was legal, and the game is { $over ->
        [yes] finished
        [resigned] given up before its end
        [agreed] ended by agreement
       *[no] not finished
    }.
verified-brought = The game was begun elsewhere and brought to its server: whoever brought it may have known these shuffles, or chosen them.
verified-duplicate = The seed repeats that of table { $table }; the transcript of that table shows where it came from. The players may have known these shuffles.
verified-alone = The server chose the seed alone, before the game. No browser mixed anything into it.
verified-mixed = The seed mixes the server’s secret with { $count ->
        [one] the value of seat { $seats }
       *[other] the values of seats { $seats }
    }.
verified-withheld = { $count ->
        [one] Seat { $seats } promised a value and did not show it in time; the game began without it.
       *[other] Seats { $seats } promised values and did not show them in time; the game began without them.
    }
verified-commitment = { $count ->
        [one] The commitment is the one
       *[other] The commitments are those
    } you wrote down: nothing was dealt anew.
verified-value = The value of your browser is part of the seed.
verified-head = Up to answer { $line } of { $lines } the game is recorded as you were shown it.
verified-nothing-kept = The file was compared only with itself. With --commitment, followed by the seal you wrote down before the game, you know that the server did not deal anew.

# -- on the screen of whoever starts the server

serve-ready = The parlour is open at { $url }
serve-phones = For phones on the same network: { $url }
serve-stop = Ctrl-C closes it. Every table is kept.

# -- links that are sent to somebody

preview-house = Four detective games around one lamp: play now against the house, or with friends.

# -- calls: what somebody is told whose turn it is

call-title = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
call-table = { $count ->
    [0] { $game }
   *[other] { $game }, with { $others }
}
call-test-title = This is what an alert looks like
call-test = When it is your turn and you are not at the table, you will hear from us like this.
call-confirm-title = Is this your address?
call-confirm = Somebody wants to be told here when it is their turn in a game. If that was you, open this link; otherwise ignore this mail, and you will hear no more.
call-end = No more of these

## People: passkeys, friends, reports, the host's desk

a-guest = Guest
happened-shut = The host of this server has ended the game. Nobody has won.
wrong-blocked = One of you does not want to play with the other.
wrong-muted-here = The host of this server does not let you talk at present.
wrong-bad-passkey = This passkey is not valid here.
wrong-no-passkeys = Passkeys do not work under this server’s present address. A recovery code works everywhere.
wrong-no-such-passkey = There is no such passkey.
wrong-no-invitation = You can invite only friends, and only to a table of yours that has a free seat and has not begun.
wrong-desk-only = This page is for the host of this server only.
call-invite-title = { $name } invites you to a table
call-invite = { $name } would like to play { $game } with you.

# -- meeting others ---------------------------------------------------------------------------------

wrong-shuffles-kept = Other tables play the same shuffles: until all of them are known, only the players at this table may look.
wrong-queue-full = Too many people are looking for an opponent; try again in a moment.
wrong-owner-only = Only the owner of the club can do that.
wrong-members-only = Only members of the club can do that.
wrong-club-private = This club is private: you need the link that its members have.
wrong-club-full = This club has as many members as it can have.
wrong-tournament-pace = A tournament needs a clock, or days per move.
wrong-entry-closed = This tournament can no longer be entered.
wrong-too-few = At least two have to take part.

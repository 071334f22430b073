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
wrong-no-undo = There is nothing you can take back now.
wrong-undo-asked-already = The others have already been asked; wait for their answer.
wrong-no-undo-wish = Nobody wants to take anything back now.
wrong-not-asked = You have not been asked.
wrong-no-notebook = This table is played from memory: there is no notebook.
wrong-not-over = The game is not over yet.
wrong-no-such-table = There is no such table.
wrong-not-understood = The message was not understood.
wrong-too-large = The message is too large.
wrong-too-many = That was too much at once; try again in a moment.
wrong-who-are-you = Say who you are first.
wrong-bad-token = This token was not issued by this server.
wrong-bad-nickname = A nickname has 1 to 24 letters, symbols or spaces.
wrong-not-watching = Come to the table first.
wrong-not-found = There is nothing at this address.
wrong-not-allowed = This cannot be done at this address.
wrong-wrong-origin = The request comes from another site’s page.
wrong-no-hints = There is no hint for you now.
wrong-storage = The server cannot store anything at the moment. Nothing has changed; try again.
wrong-broken = Something went wrong on our side. Nothing has changed.
wrong-elsewhere = The table is just moving to another server; try again in a moment.

# -- why a table cannot be opened

settings-game = “{ $game }” is not a game we have; there are: { $games }.
settings-option = The game has no setting “{ $option }”; it has: { $options }.
settings-value = “{ $value }” is not a value for { $option }; possible values: { $values }.
settings-fit = These do not fit together, or do not fit this game: { $options }. { $reason }
settings-seats = The table has { $seats } seats, but { $described } are described.
settings-bot = “{ $bot }” does not play { $game }; there are: { $bots }.
settings-kind = “{ $kind }” is not a kind of seat; there are: open, person and bot:NAME.
settings-window = A window that closes when all have answered is only for tables with at most one person.

# -- hints

hint-candidates = Look at these.
hint-best = This is how I see it.
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
happened-undone = { $name } at seat { $seat } has taken something back.
happened-ended = The game is over. The seed of all shuffles can now be seen.
happened-plays-again = On to the next game.

# -- on the screen of whoever starts the server

serve-ready = The parlour is open at { $url }
serve-phones = For phones on the same network: { $url }
serve-stop = Ctrl-C closes it. Every table is kept.

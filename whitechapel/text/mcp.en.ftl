### What a guest is told who plays through the Model Context Protocol.

mcp-instructions = Four detective games with hidden information. open_table (or sit, at a server) brings you to a table. look says what you see and what you can answer; give one of those answers with answer, exactly as it is listed before the colon. rules explains a rule by its id. You see what your seat sees and nothing else.
mcp-happened = Since you last looked:
mcp-not-begun = The game has not begun yet: somebody is still missing.
mcp-nothing-to-answer = You have nothing to answer right now; wait waits for your turn.
mcp-answers = You can answer:
mcp-over = The game is over. Won by: { $names }.
mcp-settings = Settings: { $settings }
mcp-bots = Bots: { $bots }
mcp-table = { $table }: { $game }, free seats: { $free }
mcp-no-tables = No table is open right now.
mcp-more-rules = More: { $ids }

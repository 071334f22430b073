### Was ein Gast hört, der über das Model Context Protocol spielt.

mcp-instructions = Vier Detektivspiele mit verdeckter Information. open_table (oder sit, bei einem Server) bringt dich an einen Tisch. look sagt, was du siehst und was du antworten kannst; gib eine dieser Antworten mit answer, genau so, wie sie vor dem Doppelpunkt steht. rules erklärt eine Regel anhand ihrer Kennung. Du siehst, was dein Platz sieht, und sonst nichts.
mcp-happened = Seit deinem letzten Blick:
mcp-not-begun = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
mcp-nothing-to-answer = Gerade hast du nichts zu antworten; wait wartet, bis du dran bist.
mcp-answers = Du kannst antworten:
mcp-over = Die Partie ist aus. Gewonnen: { $names }.
mcp-settings = Einstellungen: { $settings }
mcp-bots = Bots: { $bots }
mcp-table = { $table }: { $game }, freie Plätze: { $free }
mcp-no-tables = Gerade ist kein Tisch offen.
mcp-more-rules = Weitere: { $ids }

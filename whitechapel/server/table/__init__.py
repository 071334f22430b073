"""One table, and nothing else: what is agreed, decided, shown and said at it. No clock, no network, no asyncio."""

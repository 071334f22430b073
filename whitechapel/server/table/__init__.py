"""One table and nothing else: what is agreed, decided, shown and said there. No clock, no network, no asyncio."""

"""The running house: a task and a queue for each table, processes for bots, and tables that are played elsewhere."""

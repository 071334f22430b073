"""The running server: a task and a queue for each table, processes for bots, and tables played by other processes."""

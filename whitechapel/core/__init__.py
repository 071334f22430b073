"""The engine: it knows questions and answers, and no game."""

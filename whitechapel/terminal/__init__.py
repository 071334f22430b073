"""The house in a terminal. Everything here is the same for all games, except one small file per game that draws it."""

"""The terminal interface. Everything here is the same for all games, except one small file per game that draws it."""

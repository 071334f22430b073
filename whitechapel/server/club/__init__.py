"""How people meet, without clock, network or chance of its own: pairings, standings, tournaments, clubs, the queue."""

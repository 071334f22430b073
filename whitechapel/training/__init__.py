"""How the nets of the bots were taught: `whitechapel train GAME`. Needs the extra `torch` (PyTorch)."""

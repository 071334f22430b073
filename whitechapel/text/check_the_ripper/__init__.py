"""The texts of Check the Ripper, and how its table is described."""

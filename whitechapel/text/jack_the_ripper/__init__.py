"""The texts of Mystery Rummy: Jack the Ripper, and how its table is described."""

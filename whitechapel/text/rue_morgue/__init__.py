"""The texts of Mystery Rummy: Murders in the Rue Morgue, and how its table is described."""

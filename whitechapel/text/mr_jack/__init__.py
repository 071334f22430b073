"""The texts of Mr. Jack, and how its table is described."""

"""The engine: it deals in questions and answers, and knows no particular game."""

"""The same numbers, written straight from the table: quick, because they are compiled and build no view.

An observation is defined by its planes (`research.planes`), which are filled from a seat's view. A game may have a
`Writer` here besides, which fills the same planes from its state; a test compares them number by number over random
games. Everything that steps many games (`research.vector`, the doors to PettingZoo and OpenSpiel) uses it.
"""

"""Interfaces for researchers: every game as numbers, and as an environment for PettingZoo, OpenSpiel and Gymnasium.

    pip install "whitechapel-parlour[research]"

    from whitechapel.research import pettingzoo_env      # one agent after the other, with action masks
    from whitechapel.research import openspiel_games     # registers python_whitechapel_... with OpenSpiel
    from whitechapel.research import gymnasium_env       # registers whitechapel/...-v0: one seat against bots

Nothing else in the package imports this part.
"""

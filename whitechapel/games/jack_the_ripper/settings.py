"""What the players agree on before a match, and nothing else. [options-agreed]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Setting
from whitechapel.games.rummy import FIRST_DEALER, MAX_HANDS, TARGET, check_first_dealer

PEGASUS: Final = "pegasus"
US_GAMES: Final = "us-games"

TABLE: Final[tuple[Setting, ...]] = (
    Setting("edition", (PEGASUS, US_GAMES), PEGASUS),
    Setting("seats", (2, 3, 4), 2),
    Setting("vote", (False, True)),
    TARGET,
    MAX_HANDS,
    FIRST_DEALER,
    Setting("at_large_penalty", (False, True)),
    Setting("strict_wild", (False, True)),
    Setting("vote_any_meld", (False, True), False),
    Setting("out_on_empty_file", ("at_large", "caught")),
)


class Settings(NamedTuple):
    """The settings of a match. [players] [options-agreed]"""

    edition: str
    seats: int
    vote: bool
    """Whether players may call a vote; the default in us-games, the advanced rule in pegasus. [vote-standard]
    [vote-advanced]"""
    target: int
    """The match ends when somebody has this many points and leads alone. [target]"""
    max_hands: int
    """The match ends after this many hands at the latest."""
    first_dealer: str | int
    at_large_penalty: bool
    """us-games: whether cards in hand cost points when the Ripper is still at large."""
    strict_wild: bool
    """us-games: whether laying off a single wild needs a card of its colour before the same player."""
    vote_any_meld: bool
    """Whether any meld on the table, rather than only the player's own, entitles them to call a vote."""
    out_on_empty_file: str
    """us-games: how to score a hand in which somebody goes out in the turn that emptied the file."""


def settings(given: Mapping[str, Any]) -> Settings:
    """The complete record; whatever is not given takes the edition's default. [options-us-games]"""
    edition = given.get("edition", PEGASUS)
    american = edition == US_GAMES
    usual = {
        **{option.name: option.default for option in TABLE},
        "vote": american,
        "at_large_penalty": american,
        "strict_wild": american,
        "out_on_empty_file": "at_large" if american else "caught",
    }
    record = Settings(**{**usual, **given})
    if not american:
        for name in ("at_large_penalty", "strict_wild", "out_on_empty_file"):
            if getattr(record, name) != usual[name]:
                raise BadAnswer(
                    "option-us-games",
                    "The option {option} decides a reading of us-games; the pegasus rules leave no choice.",
                    option=name,
                )
    check_first_dealer(record.first_dealer, record.seats)
    return record

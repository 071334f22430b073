"""The transcript is the game: a header and one line per answer, chance included.

Save, load, replay, undo, bug reports and golden tests all use this one form:

    jack-the-ripper edition=pegasus seats=2 ... rules=1
    * shuffled druitt eddy wild ...
    0 draw file
    0 discard letters

Lines that begin with # are remarks and are passed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from whitechapel.core.frames import CHANCE, Action, GameError, State
from whitechapel.core.game import Game, option_text


class Transcript:
    """One game, from its options to the last answer given so far."""

    __slots__ = ("game", "lines", "options")

    game: Game
    options: Any
    """The game's options record."""
    lines: list[tuple[int, str]]
    """Every answer in order: the seat and the text."""

    def __init__(self, game: Game, options: Any) -> None:
        self.game = game
        self.options = options
        self.lines = []

    def add(self, seat: int, action: Action) -> None:
        """Note an answer that has been given."""
        self.lines.append((seat, action.text))

    def write(self) -> str:
        """The whole game as text."""
        fields = self.options._asdict().items()
        header = [self.game.id, *(f"{name}={option_text(value)}" for name, value in fields), f"rules={self.game.rules}"]
        return "".join(line + "\n" for line in [" ".join(header), *(_line(*line) for line in self.lines)])

    @staticmethod
    def read(text: str, games: Iterable[Game]) -> Transcript:
        """A transcript from its text. Raises a GameError that names the line; does not yet replay it."""
        rows = text.splitlines()
        if not rows or not rows[0].strip():
            raise GameError("The transcript is empty: its first line should name the game.")
        transcript = _header(rows[0].split(), {game.id: game for game in games})
        for number, row in enumerate(rows[1:], 2):
            if row.startswith("#"):
                continue  # a remark, such as the seed of the shuffles
            seat, _, answer = row.partition(" ")
            if not answer or not (seat == "*" or (seat.isascii() and seat.isdigit() and len(seat) < 3)):
                raise GameError(f"Line {number} of the transcript is not a seat and an answer: '{row[:80]}'.")
            transcript.lines.append((CHANCE if seat == "*" else int(seat), answer))
        return transcript

    def replay(self, at: int | None = None, told: bool = False) -> State:
        """The state after `at` answers (None: all), with its events if `told`. Raises a GameError naming the line."""
        state = self.game.start(self.options)
        if told:
            state.events = []
        for number, (seat, text) in enumerate(self.lines[:at], 2):
            try:
                action = self.game.chance(text) if seat == CHANCE else self.game.action(text)
                state.play(seat, action)
            except GameError as error:
                raise GameError(f"Line {number} of the transcript cannot be played: {error}") from error
        return state


def _line(seat: int, text: str) -> str:
    return f"{'*' if seat == CHANCE else seat} {text}"


def _header(words: list[str], games: Mapping[str, Game]) -> Transcript:
    name, fields = words[0], words[1:]
    if name not in games:
        raise GameError(f"'{name[:80]}' is not a game of this house; there are: {', '.join(games)}.")
    game = games[name]
    given: dict[str, str] = {}
    for field in fields:
        option, equals, value = field.partition("=")
        if not equals or option in given:
            raise GameError(f"'{field[:80]}' in the first line of the transcript is not one option=value.")
        given[option] = value
    rules = given.pop("rules", None)
    if rules != str(game.rules):
        raise GameError(
            f"The transcript was played under version {rules} of the rules of {game.id}; this is version {game.rules}."
        )
    return Transcript(game, game.read_options(given))

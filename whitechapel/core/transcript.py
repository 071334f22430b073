"""The transcript is the game: a header and one line per answer, chance included.

Save, load, replay, undo, bug reports and golden tests all use this one form:

    jack-the-ripper edition=pegasus seats=2 ... rules=1
    * shuffled druitt eddy wild ...
    0 draw file
    0 discard letters

Empty lines, and remarks (lines that begin with #), are skipped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from whitechapel.core.files import BYTE_ORDER_MARK
from whitechapel.core.frames import CHANCE, Action, BadAnswer, GameError, State
from whitechapel.core.game import Game, find, setting_text


class Transcript:
    """One game, from its settings to the last answer given so far."""

    __slots__ = ("game", "lines", "rows", "settings")

    game: Game
    settings: Any
    """What the players agreed on."""
    lines: list[tuple[int, str]]
    """Every answer in order: the seat and the text."""
    rows: list[int]
    """The row of the text each line came from, if it was read from one: remarks may stand between them."""

    def __init__(self, game: Game, settings: Any) -> None:
        self.game = game
        self.settings = settings
        self.lines = []
        self.rows = []

    def add(self, seat: int, action: Action) -> None:
        """Record an answer that has been given."""
        self.lines.append((seat, action.text))

    def write(self) -> str:
        """The whole game as text."""
        fields = self.settings._asdict().items()
        agreed = [f"{name}={setting_text(value)}" for name, value in fields]
        header = [self.game.id, *agreed, f"rules={self.game.rules}"]
        return "".join(line + "\n" for line in [" ".join(header), *(_line(*line) for line in self.lines)])

    @staticmethod
    def read(text: str, games: Iterable[Game]) -> Transcript:
        """Parse a transcript without replaying it. Raises a GameError that names the line."""
        rows = text.removeprefix(BYTE_ORDER_MARK).splitlines()
        if not rows or not rows[0].strip():
            raise GameError("transcript-empty", "The transcript is empty: its first line should name the game.")
        transcript = _header(rows[0].split(), games)
        for number, row in enumerate(rows[1:], 2):
            if row.startswith("#") or not row.strip():
                continue  # a remark, such as the seed of the shuffles
            seat, _, answer = row.partition(" ")
            if not answer or not (seat == "*" or (seat.isascii() and seat.isdigit() and len(seat) < 3)):
                raise GameError(
                    "transcript-line",
                    "Line {line} of the transcript is not a seat and an answer: '{given}'.",
                    line=number,
                    given=row[:80],
                )
            transcript.rows.append(number)
            transcript.lines.append((CHANCE if seat == "*" else int(seat), answer))
        return transcript

    def replay(self, at: int | None = None, told: bool = False) -> State:
        """The state after `at` answers (None: all), with its events if `told`. Raises a GameError naming the line."""
        state = self.game.start(self.settings)
        if told:
            state.events = []
        for number, (seat, text) in enumerate(self.lines[:at]):
            try:
                action = self.game.chance(text) if seat == CHANCE else self.game.action(text)
                state.play(seat, action)
            except GameError as error:
                raise GameError(
                    "transcript-unplayable",
                    "Line {line} of the transcript cannot be played: {why}",
                    line=self.rows[number] if number < len(self.rows) else number + 2,
                    why=error,
                ) from error
        return state


def _line(seat: int, text: str) -> str:
    return f"{'*' if seat == CHANCE else seat} {text}"


def _header(words: list[str], games: Iterable[Game]) -> Transcript:
    try:
        game = find(words[0], games)
    except BadAnswer as error:
        raise GameError(
            "transcript-game", "This is not a transcript: its first line should begin with a game. {why}", why=error
        ) from error
    given: dict[str, str] = {}
    for field in words[1:]:
        option, equals, value = field.partition("=")
        if not equals or option in given:
            raise GameError(
                "transcript-option",
                "'{given}' in the first line of the transcript is not one option=value.",
                given=field[:80],
            )
        given[option] = value
    rules = given.pop("rules", "")
    if not rules:
        raise GameError(
            "transcript-no-rules",
            "The first line of the transcript does not say under which rules of {game} it was played: rules={ours}.",
            game=game.id,
            ours=game.rules,
        )
    if rules != str(game.rules):
        raise GameError(
            "transcript-rules",
            "The transcript was played under version {rules} of the rules of {game}; this is version {ours}.",
            rules=rules[:80],
            game=game.id,
            ours=game.rules,
        )
    return Transcript(game, game.read_settings(given))

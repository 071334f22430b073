"""What is agreed before a table opens: settings completed, or a sentence on what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from whitechapel.bots import bot_or_default, bots, players
from whitechapel.core import lessons
from whitechapel.core.frames import BadAnswer
from whitechapel.core.game import Game, Setting, setting_text
from whitechapel.server.table import house, log, say, wire
from whitechapel.server.table.rated import can_rate
from whitechapel.server.table.table import Chair, Table, agreed, kinds

WINDOW: Final = 5
"""How many seconds a window for secret plays stays open when several people play."""
LIVE: Final = wire.Clock(per_move=45, bank=300, grace=60)
"""The pace of a game that strangers play live, and of a rated one for which none is named: where nobody's time is ever
up, nobody could lose by leaving."""
SHORT: Final = 40
"""How much of an unknown name is echoed to the person who sent it."""


class BadSettings(Exception):
    """No table can be opened with these settings; `sentence` says why."""

    def __init__(self, why: str, **facts: object) -> None:
        self.sentence = say.sentence(f"settings-{why}", **facts)
        super().__init__(self.sentence.en)


def create(
    settings: wire.Settings, seed: bytes, host: str, now: int, duplicate_of: str = "", key: bytes = b""
) -> log.Created:
    """The first entry of a new table. Raises BadSettings if the settings make no sense."""
    agreed = complete(settings)
    return log.Created(
        at=now,
        settings=agreed,
        seed=seed,
        host=host,
        duplicate_of=duplicate_of,
        key=key,
        rules=house.game(agreed.game).rules,
    )


def complete(settings: wire.Settings) -> wire.Settings:
    """The same settings with everything that was left out; raises BadSettings."""
    game = find_game(settings.game)
    if settings.lesson:
        settings = taught(game, settings.lesson)
    record = read_settings(game, settings)
    seats = kinds(settings, record.seats)
    if len(seats) != record.seats:
        raise BadSettings("seats", seats=record.seats, described=len(seats))
    for kind in seats:
        if kind.startswith("bot:"):
            check_bot(game, kind.removeprefix("bot:"))
        elif kind not in ("open", "person"):
            raise BadSettings("kind", kind=kind)
    if settings.takeover:
        check_bot(game, settings.takeover)
    several = sum([not kind.startswith("bot:") for kind in seats]) > 1
    if settings.window == 0 and several:
        raise BadSettings("window")
    if settings.rated and (settings.lesson or not can_rate(game, seats)):
        raise BadSettings("rated")
    usual_window = WINDOW if several else 0
    return replace(
        settings,
        game=game.id,
        seats=seats,
        memory=settings.memory or game.memory_policy,
        window=usual_window if settings.window is None else settings.window,
        hints=not settings.rated and (not several if settings.hints is None else settings.hints),
        undo=settings.undo and not settings.rated,
        pace=LIVE if settings.rated and isinstance(settings.pace, wire.Untimed) else settings.pace,
        takeover=settings.takeover or house.default_bot(game.id),
    )


def taught(game: Game, name: str) -> wire.Settings:
    """The settings of a table at which a lesson is given; raises BadSettings."""
    lesson = lessons.find(game, name)
    if lesson is None:
        known = ", ".join([one.name for one in lessons.of(game)])
        raise BadSettings("lesson", lesson=name[:SHORT], game=game.id, lessons=known or "–")
    seats = game.read_settings(lesson.settings).seats
    bot = f"bot:{house.default_bot(game.id)}"
    return wire.Settings(
        game=game.id,
        options=dict(lesson.settings),
        seats=["person" if seat == lesson.seat else bot for seat in range(seats)],
        undo=False,
        hints=False,
        lesson=name,
    )


def find_game(name: str) -> Game:
    """The game with this id; raises BadSettings."""
    try:
        return house.game(name)
    except BadAnswer:
        raise BadSettings("game", game=name, games=", ".join(house.names())) from None


def check_bot(game: Game, name: str, plain: bool = False) -> None:
    """Raises BadSettings unless such a bot plays this game; `plain`: one without a style."""
    if name not in (bots if plain else players)(game.id):
        raise BadSettings("bot", bot=name, game=game.id, bots=", ".join(bots(game.id)))


def read_settings(game: Game, settings: wire.Settings) -> Any:
    """The settings; raises BadSettings about the first one that is impossible."""
    table = {option.name: option for option in game.setting_table}
    for name, value in settings.options.items():
        if name not in table:
            raise BadSettings("option", option=name[:SHORT], options=", ".join(table))
        values = choices(table[name])
        if values and not takes(table[name], value):
            raise BadSettings("value", option=name, value=setting_text(value)[:SHORT], values=values)
    try:
        return agreed(game, settings)
    except BadAnswer as error:
        raise BadSettings("fit", options=", ".join(at_fault(game, settings.options)), reason=error) from None


def at_fault(game: Game, options: Mapping[str, object]) -> list[str]:
    """Of settings that do not fit together: those without which the rest would fit, or all of them if there are
    none."""
    faulty = []
    for name in options:
        try:
            game.read_settings({other: value for other, value in options.items() if other != name})
        except BadAnswer:
            continue
        faulty.append(name)
    return faulty or list(options)


def takes(option: Setting, value: object) -> bool:
    """Whether a setting can have this value."""
    try:
        option.read(setting_text(value))
    except BadAnswer:
        return False
    return True


def choices(option: Setting) -> str:
    """The values to choose from, in words; empty if there are too many to name."""
    if isinstance(option.values, range):
        return f"{option.values[0]} – {option.values[-1]}"
    return ", ".join(setting_text(value) for value in option.values) if len(option.values) > 1 else ""


def next_settings(table: Table) -> tuple[wire.Settings, dict[int, Chair]]:
    """The settings for playing again with everybody one seat further on, and who sits where."""
    last = len(table.chairs) - 1
    order = [table.chairs[seat - 1 if seat else last] for seat in range(len(table.chairs))]
    game = table.game.id
    seats = [f"bot:{bot_or_default(game, chair.bot)}" if chair.bot else "person" for chair in order]
    people = {seat: chair for seat, chair in enumerate(order) if chair.player}
    old = table.settings
    return replace(
        old,
        seats=seats,
        window=None if old.window == 0 else old.window,
        takeover=bot_or_default(game, old.takeover) if old.takeover else "",
    ), people

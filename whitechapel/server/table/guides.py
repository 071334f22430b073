"""What a game says about itself, put into the server's records: its guide, its ranks, its roles, its editions."""

from __future__ import annotations

from collections.abc import Iterable

from whitechapel.core import guide as guides
from whitechapel.core.game import Game
from whitechapel.core.guide import Part, Thing
from whitechapel.server.table import bodies, say, wire
from whitechapel.text import LANGUAGES, words_for


def has(game: Game) -> bool:
    """Whether there is a guide to this game."""
    return guides.of(game) is not None


def guide(game: Game) -> bodies.Guide | None:
    """The guide to a game, if it has one."""
    found = guides.of(game)
    if found is None:
        return None
    return bodies.Guide(
        goal=wire.Sentence(**found.goal),
        roles=[wire.Sentence(**role) for role in found.roles],
        signs=list(found.signs),
        sections=[
            bodies.GuideSection(
                id=section.id,
                page=section.page,
                title=wire.Sentence(**section.title),
                asked=list(section.asked),
                parts=[_part(part) for part in section.parts],
            )
            for section in found.sections
        ],
        groups={name: wire.Sentence(**title) for name, title in found.groups.items()},
        things=[_thing(game, thing) for thing in found.things],
    )


def _part(part: Part) -> bodies.GuidePart:
    return bodies.GuidePart(
        text=wire.Sentence(**part.text) if part.text else None,
        edition=part.edition,
        example=part.example,
        number=part.number,
        show=part.show,
        things=list(part.things),
    )


def _thing(game: Game, thing: Thing) -> bodies.GuideThing:
    names = {
        language: thing.name.get(language) or words_for(language, game.id).name(thing.id) for language in LANGUAGES
    }
    return bodies.GuideThing(
        id=thing.id,
        group=thing.group,
        name=wire.Sentence(**names),
        text=wire.Sentence(**thing.text),
        forms={language: [names[language], *thing.forms.get(language, ())] for language in LANGUAGES},
        drawn=thing.drawn,
    )


def editions(game: Game) -> dict[str, str]:
    """The edition for players of each language; empty where there is only one."""
    usual = next((option.default for option in game.setting_table if option.name == "edition"), None)
    if usual is None:
        return {}
    return {language: game.rulebook.edition_for(language, str(usual)) for language in LANGUAGES}


def ranks(game: Game, bots: Iterable[str]) -> dict[str, wire.Sentence]:
    """How each bot plays this game, in the game's words; those that it has no words for are left out."""
    said = {bot: say.front(game, f"rank-{bot}", {}) for bot in bots}
    return {bot: sentence for bot, sentence in said.items() if sentence.en}


def styles(game: Game, names: Iterable[str]) -> dict[str, wire.Sentence]:
    """How a bot of each style plays this game, in the game's words."""
    return {name: say.front(game, f"style-{name}", {}) for name in names}


def roles(game: Game) -> list[wire.Sentence]:
    """What each seat plays, if the game's words say so: then it has a fixed number of seats."""
    if not all(words_for(language, game.id).has("role-of-seat") for language in LANGUAGES):
        return []
    seats = max(next(option.values for option in game.setting_table if option.name == "seats"))
    return [
        wire.Sentence(
            **{language: words_for(language, game.id).say("role-of-seat", seat=seat) for language in LANGUAGES}
        )
        for seat in range(seats)
    ]

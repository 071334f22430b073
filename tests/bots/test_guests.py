"""Bots from outside get names at the tables."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from random import Random

import pytest

import whitechapel
from whitechapel.bots import bots, guests
from whitechapel.bots.random_bot import RandomBot


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WHITECHAPEL_BOTS", raising=False)
    guests._guests.cache_clear()


def test_the_environment_names_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHITECHAPEL_BOTS", "mr-jack/student=whitechapel.bots.random_bot:RandomBot")
    assert bots("mr-jack")["student"] is RandomBot
    assert "student" not in bots("rue-morgue")
    game = whitechapel.game("mr-jack")
    state = game.new()
    while state.seat() == whitechapel.CHANCE:
        state.apply(state.sample(Random(1)))
    student = bots("mr-jack")["student"](game, game.read_settings({}), 0, Random(1))
    assert student.choose(game.view(state, 0)) in game.view(state, 0).options


def test_an_installed_package_names_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("rue-morgue/cousin", "whitechapel.bots.random_bot:RandomBot", "whitechapel.bots")
    monkeypatch.setattr(guests, "entry_points", lambda group: [entry] if group == "whitechapel.bots" else [])
    assert bots("rue-morgue")["cousin"] is RandomBot


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ("student=random:Random", "'student' does not name a bot; it should be GAME/NAME"),
        ("mr-jack/student", "'mr-jack/student' in WHITECHAPEL_BOTS should be GAME/NAME=MODULE:MAKER"),
        ("mr-jack/student=nowhere:make", "The bot mr-jack/student cannot be loaded from nowhere:make: No module"),
        ("mr-jack/student=random:make", "The bot mr-jack/student cannot be loaded from random:make: module 'random'"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused_with_a_sentence(
    named: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHITECHAPEL_BOTS", named)
    with pytest.raises(whitechapel.BadAnswer, match=sentence):
        bots("mr-jack")

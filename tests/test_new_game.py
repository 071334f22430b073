"""`whitechapel new-game` writes a whole game that keeps the laws, and refuses what cannot be one."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from guest_game import GuestGame
from server.processes import ServerProcess

from whitechapel import cli
from whitechapel.core.frames import GameError
from whitechapel.core.laws import check_game, variants
from whitechapel.terminal.new_game import new_game


def test_what_it_wrote_keeps_the_laws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = new_game("three-card-trick", tmp_path)
    assert home == tmp_path / "three-card-trick"
    monkeypatch.syspath_prepend(str(home))
    game = importlib.import_module("three_card_trick").GAME
    assert (game.id, game.home) == ("three-card-trick", "three_card_trick")
    assert game.rulebook.title == {"en": "Three Card Trick", "de": "Three Card Trick"}
    assert len(variants(game)) == 2
    for given in variants(game):
        for seed in range(50):
            assert check_game(game, given, seed) is None


def test_nothing_of_the_skeleton_s_own_name_is_left(tmp_path: Path) -> None:
    home = new_game("pebbles", tmp_path)
    written = [path for path in home.rglob("*") if path.is_file()]
    assert len(written) == 12
    for path in written:
        assert "skeleton" not in path.read_text(encoding="utf-8").lower(), path


def test_every_name_that_the_recipe_tells_authors_to_write_is_looked_for() -> None:
    root = Path(__file__).parent.parent
    table = [
        line for line in (root / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines() if "<package>/" in line
    ]
    promised = {name for line in table for name in re.findall(r"`(\w+)`", line.split("|")[1])}
    assert {"BOTS", "CONTENDERS", "JUDGE", "DRAWING", "SCHEMA", "LAID", "RECIPE"} <= promised
    sources = [path.read_text(encoding="utf-8") for path in (root / "whitechapel").rglob("*.py")]
    read = {name for text in sources for name in re.findall(r"[.\"](\w+)\b", text)}  # room.NAME, getattr(room, "NAME")
    assert promised - read == set()


@pytest.mark.parametrize("name", ["", "Pebbles", "two words", "-pebbles", "pebbles-", "a--b", "../pebbles", "spiel_ä"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot be the name of a game"):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_of_the_house_and_a_folder_that_exists_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["new-game", "mr-jack", "--to", str(tmp_path), "--lang", "de"]) == 2
    assert capsys.readouterr().err == "Ein Spiel namens mr-jack gibt es schon.\n"
    assert cli.run(["new-game", "pebbles", "--to", str(tmp_path), "--lang", "en"]) == 0
    assert "whitechapel play pebbles" in capsys.readouterr().out
    mine = tmp_path / "pebbles" / "pebbles" / "actions.py"
    mine.write_text("mine", encoding="utf-8")
    assert cli.run(["new-game", "pebbles", "--to", str(tmp_path), "--lang", "en"]) == 2
    assert "exists already; nothing was written" in capsys.readouterr().err
    assert mine.read_text(encoding="utf-8") == "mine"


async def test_what_it_wrote_is_installed_and_visits_the_doors(tmp_path: Path) -> None:
    guest = GuestGame(new_game("pebbles", tmp_path), tmp_path / "house")
    assert "no law was broken" in guest.whitechapel("check", "pebbles", "--games", "20", "--lang", "en")
    assert "Pebbles" in guest.whitechapel("rules", "pebbles", "--lang", "de")
    typed = "say 7\n" * 20 + "quit\n"
    assert "You said 7" in guest.whitechapel("play", "pebbles", "--lang", "en", "--seed", "1", typed=typed)
    assert "| random - plain-search | 2 |" in guest.whitechapel(
        "arena", "pebbles", "random", "plain-search", "--games", "2", "--lang", "en"
    )
    server = await ServerProcess.start(tmp_path / "data", environment=guest.environment)
    try:
        games = [one["game"] for one in (await server.http.get("/api/games")).json()["games"]]
        assert games[-1] == "pebbles"
    finally:
        assert await server.stop() == 0

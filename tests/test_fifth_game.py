"""A game of another package is installed beside the house and visits every door. No door knows its name beforehand.

`tests/fifth_game/` is that package; `tests/browser/test_fifth_game.py` has the doors of the browser.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import pytest
from guest_game import GuestGame
from server.processes import ServerProcess

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OWN = ("tests/fifth_game/", "tests/test_fifth_game.py", "tests/browser/test_fifth_game.py")
"""What is the game's own in this repository: the package, and its tests."""
TRANSCRIPT = """\
high-card seats=2 rounds=3 rules=1
* deal ace king
0 stay
1 stay
* deal king king
0 fold
1 stay
* deal queen ace
0 stay
1 fold
"""


pytestmark = pytest.mark.slow  # the game is installed, and each door is a process of its own


@pytest.fixture(scope="session")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> GuestGame:
    """A house with High Card installed."""
    return GuestGame(HERE / "fifth_game", tmp_path_factory.mktemp("fifth"))


def test_no_file_but_its_own_knows_of_it() -> None:
    found = subprocess.run(
        ["git", "grep", "--untracked", "-lEi", "high[-_ ]?card"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if found.returncode > 1:
        pytest.skip("this is no checkout")
    assert [path for path in found.stdout.splitlines() if not path.startswith(OWN)] == []


@pytest.mark.parametrize("tool", ["rulepages", "encodings", "game_lists"])
def test_the_pages_of_the_house_stay_about_the_house(fifth: GuestGame, tool: str) -> None:
    code = (
        "import os, runpy, sys; sys.argv = sys.argv[1:]; sys.path.insert(0, os.path.dirname(sys.argv[0]));"
        " runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    fifth.python(code, str(ROOT / "tools" / f"{tool}.py"), "--check")


# -- the rules ------------------------------------------------------------------------------------


def test_it_keeps_the_laws(fifth: GuestGame) -> None:
    said = fifth.whitechapel("check", "high-card", "--games", "50", "--lang", "en")
    assert "50 games of high-card played: no law was broken." in said


def test_it_stands_behind_the_games_of_the_house(fifth: GuestGame) -> None:
    listed = fifth.python("import whitechapel; print(*[game.id for game in whitechapel.GAMES])")
    assert listed == "jack-the-ripper rue-morgue mr-jack check-the-ripper high-card\n"


@pytest.mark.parametrize(
    ("language", "title", "rule"),
    [
        ("en", "High Card", "Both decide in secret whether to stay or to fold. [stay-or-fold]"),
        ("de", "Hohe Karte", "Beide entscheiden verdeckt, ob sie bleiben oder passen. [stay-or-fold]"),
    ],
)
def test_its_rules_are_read_in_either_language(fifth: GuestGame, language: str, title: str, rule: str) -> None:
    said = fifth.whitechapel("rules", "high-card", "--lang", language)
    assert title in said
    assert rule in said


# -- the terminal ---------------------------------------------------------------------------------


def test_a_whole_game_is_typed_in_english(fifth: GuestGame) -> None:
    said = fifth.whitechapel("play", "high-card", "--lang", "en", "--seed", "1", typed="stay\n2\nfold\nquit\n")
    assert "You get a card: Ace." in said
    assert "Ines gets a card." in said
    assert "Your card  Ace" in said
    assert "Stay or fold?" in said
    assert "1 Stay    2 Fold" in said
    assert "You show your card: Ace." in said
    assert said.count("You fold.") == 2
    assert "You leave the table." in said


def test_and_in_german(fifth: GuestGame) -> None:
    said = fifth.whitechapel("play", "high-card", "--lang", "de", "--seed", "1", typed="Bleiben\n2\npassen\nquit\n")
    assert "Du bekommst eine Karte: Ass." in said
    assert "Deine Karte  Ass" in said
    assert "Bleiben oder passen?" in said
    assert said.count("Du passt.") == 2
    assert "Du verlässt den Tisch." in said


def test_a_saved_game_is_seen_again(fifth: GuestGame, tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    saved.write_text(TRANSCRIPT, encoding="utf-8")
    said = fifth.whitechapel("replay", str(saved), "--lang", "en")
    assert "gets a card" in said
    assert "shows a card: King." in said
    assert "Points" in said
    assert "The match is over." in said


# -- bots -----------------------------------------------------------------------------------------


def test_a_random_bot_and_a_plain_search_play_it(fifth: GuestGame) -> None:
    named = fifth.python("from whitechapel.bots import *; print(*bots('high-card'), *contenders('high-card'))")
    assert named == "random random plain-search\n"
    table = fifth.whitechapel("arena", "high-card", "random", "plain-search", "--games", "4", "--lang", "en")
    assert "| random - plain-search | 4 |" in table


# -- research -------------------------------------------------------------------------------------

NUMBERS = """
import whitechapel
from whitechapel.research.encode import encoding
game = whitechapel.game("high-card")
state = game.new()
state.apply(game.chance("deal ace queen"))
numbers = encoding(game, game.read_settings({}))
view = game.view(state, 0)
memory = game.memory(view.agreed, 0)
print([action.text for action in numbers.actions], numbers.mask(view).tolist())
print([plane.name for plane in numbers.planes], numbers.observe(view).shape == (numbers.size,))
print(numbers.held, (3 * numbers.believe(view, memory)).tolist())
"""

PETTINGZOO = """
import warnings
warnings.simplefilter("ignore")
from pettingzoo.test import api_test, seed_test
from whitechapel.research import pettingzoo_env
api_test(pettingzoo_env.env("high-card"), num_cycles=100)
seed_test(lambda: pettingzoo_env.env("high-card", rounds=2), num_cycles=20)
print(pettingzoo_env.NAMES[-1])
"""

GYMNASIUM = """
import warnings
import gymnasium
from gymnasium.utils.env_checker import check_env
from whitechapel.research import gymnasium_env
env = gymnasium.make("whitechapel/HighCard-v0", render_mode="ansi")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    check_env(env.unwrapped)
observation, _ = env.reset(seed=1)
env.action_space.seed(1)
answers, over = 0, False
while not over:
    observation, reward, over, _, _ = env.step(env.action_space.sample(observation["action_mask"]))
    answers += 1
print(answers, reward in (-1, 0, 1), env.render() != "")
"""

OPENSPIEL = """
import pyspiel
from whitechapel.research import openspiel_games
game = pyspiel.load_game("python_whitechapel_high_card(rounds=2)")
pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
state = game.new_initial_state()
print(len(state.chance_outcomes()), state.action_to_string(-1, 0))
state.apply_action(0)
before = state.information_state_string(1)
state.apply_action(state.legal_actions()[0])
print(state.information_state_string(1) == before, state.current_player())
"""


def test_it_is_written_as_numbers(fifth: GuestGame) -> None:
    answers, planes, beliefs = fifth.python(NUMBERS).splitlines()
    assert answers == "['stay', 'fold'] [1, 1]"
    assert planes == "['asked', 'answered', 'card', 'question', 'round', 'scores'] True"
    assert beliefs == "('ace', 'king', 'queen') [[3.0, 0.0, 0.0], [1.0, 1.0, 1.0]]"


def test_pettingzoo_has_nothing_to_say_against_it(fifth: GuestGame) -> None:
    assert fifth.python(PETTINGZOO).splitlines()[-1] == "whitechapel/HighCard-v0"


def test_gymnasium_has_nothing_to_say_against_it(fifth: GuestGame) -> None:
    assert fifth.python(GYMNASIUM).splitlines()[-1] == "3 True True"


def test_openspiel_simulates_it_and_keeps_its_secret(fifth: GuestGame) -> None:
    assert fifth.python(OPENSPIEL).splitlines()[-2:] == ["9 deal ace ace", "True 1"]


# -- the server -----------------------------------------------------------------------------------


async def test_a_server_shows_it_plays_it_and_replays_it(fifth: GuestGame, tmp_path: Path) -> None:
    server = await ServerProcess.start(tmp_path, environment=fifth.environment)
    try:
        games = {one["game"]: one for one in (await server.http.get("/api/games")).json()["games"]}
        listed = games["high-card"]
        assert list(games)[-1] == "high-card"
        assert listed["name"] == listed["title"] == {"en": "High Card", "de": "Hohe Karte"}
        assert listed["above"] == {"en": "A game from next door", "de": "Ein Spiel von nebenan"}
        assert (listed["players"], listed["minutes"], listed["bots"]) == ([2, 2], 2, ["random"])
        rules = (await server.http.get("/api/games/high-card/rules")).json()
        assert rules["rules"]["deal"]["text"]["de"].startswith("In jeder Runde bekommen alle eine Karte")

        ines = await server.guest("Ines")
        wanted = {"game": "high-card", "seats": ["person", "bot:random"], "options": {"rounds": 2}}
        opened = await server.http.post("/api/tables", json=wanted, headers=ines.bearer)
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]
        await ines.comes(table, 0)
        await ines.plays(table, (0,), Random(1))

        replay = (await server.http.get(f"/api/tables/{table}/replay", headers=ines.bearer)).json()
        assert [event["kind"] for event in replay["moments"][0]["events"]] == ["dealt", "dealt"]
        transcript = (await server.http.get(f"/api/tables/{table}/transcript", headers=ines.bearer)).text
        assert transcript.startswith("high-card seats=2 rounds=2 rules=1\n")
        assert len([line for line in transcript.splitlines() if line.startswith(("0 ", "1 "))]) == 4
    finally:
        assert await server.stop() == 0

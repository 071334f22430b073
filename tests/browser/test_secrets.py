"""A page holds no hidden card and no identity: not in what it shows, not in what it was sent, not in its memory."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from browser.conftest import Comes
from browser.games import GAMES
from browser.holdings import Holdings, holdings
from browser.parlour import parlour
from browser.worlds import IDS, stored, two_worlds

from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES as RULES

LINES = {"jack-the-ripper": 30, "rue-morgue": 30, "mr-jack": 12, "check-the-ripper": 30}
"""How far a game has gone when the page is opened."""


async def sees(comes: Comes, base: str, token: str, table: str) -> Holdings:
    """What Ines's browser holds when she comes to a table of hers."""
    ines = await comes(base=base)
    await ines.context.add_cookies([{"name": "whitechapel", "value": token, "url": base}])
    await ines.context.add_init_script("localStorage['whitechapel-been-here'] = 'yes'")
    await ines.goes(f"/t/{table}")
    assert await ines.asked()
    await ines.page.locator("header.status.mine").wait_for()
    await ines.page.wait_for_load_state("networkidle")
    held = await holdings(ines, table)
    await ines.page.close()
    return held


@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_that_look_alike_are_the_same_to_the_page(comes: Comes, tmp_path: Path, game: str) -> None:
    worlds = two_worlds(game, LINES[game], options=GAMES[game])
    here, other = worlds.tables
    assert here.game.census(here.state) != other.game.census(other.state)
    token = await stored(worlds, tmp_path)
    with parlour(tmp_path) as base:
        one, two = [await sees(comes, base, token, name) for name in IDS]
        again = [await sees(comes, base, token, name) for name in IDS]
    assert one.frames == two.frames
    assert one.bodies == two.bodies
    assert one.kept == two.kept
    assert one.dom == two.dom
    # What is garbage but not yet collected differs from visit to visit; a secret would be there each time.
    assert (one.memory & again[0].memory) - (two.memory | again[1].memory) == set()
    assert (two.memory & again[1].memory) - (one.memory | again[0].memory) == set()


def finds(held: Holdings, cards: list[str]) -> bool:
    """Whether these cards lie together in any list, in whatever order."""
    wanted = sorted(cards)
    return any(sorted(one) == wanted for one in held.lists())


async def test_the_others_hand_is_nowhere_while_they_play_and_everywhere_once_all_is_open(comes: Comes) -> None:
    ines = await comes()
    await ines.sits_down("jack-the-ripper", options=GAMES["jack-the-ripper"])
    await ines.plays(Random(5), lambda: len(ines.moves) >= 8)
    table, revision = ines.table["table"], ines.update["revision"]
    held, sizes = await holdings(ines), ines.update["view"]["sizes"]
    await ines.plays(Random(6))
    await ines.closes()

    transcript = await (await ines.context.request.get(f"{ines.base}/api/tables/{table}/transcript")).text()
    seed = transcript.partition("# seed ")[2].split()[0]
    game = Transcript.read(transcript, RULES)
    state = game.replay(at=revision)
    hand, own = list(game.game.view(state, 1).hand), list(game.game.view(state, 0).hand)
    assert len(hand) == sizes[1]
    assert finds(held, own)  # one's own hand is there, so the search works
    assert not finds(held, hand)
    assert seed not in str(held)

    await ines.goes(f"/replay/{table}?eyes=open&moment={revision}")
    await ines.page.get_by_role("region", name="Replay").wait_for()
    await ines.page.wait_for_load_state("networkidle")
    assert finds(await holdings(ines), hand)

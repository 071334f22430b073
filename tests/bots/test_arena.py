"""The arena: the same matches from the same seed wherever they are played, and figures that mean what they say."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from xml.etree import ElementTree

import dask.config
import distributed
import pytest

from whitechapel import cli
from whitechapel.bots import arena
from whitechapel.bots.arena import Outcome, Share, Task, report, share
from whitechapel.core.frames import BadAnswer
from whitechapel.games.jack_the_ripper import GAME
from whitechapel.games.mr_jack import GAME as MR_JACK
from whitechapel.games.rue_morgue import GAME as MORGUE

QUICK = {"max_hands": 2}


def played(executor: str, jobs: int) -> list[Outcome]:
    tasks = arena.tasks(GAME, arena.pairings(["constable", "sergeant", "random"]), 3, 7, QUICK, timed=False)
    with arena.runner(executor, jobs) as play:
        return sorted(play(tasks), key=lambda one: (one.levels, one.deal))


@pytest.mark.slow
@pytest.mark.parametrize(("executor", "jobs"), [("processes", 2), ("dask", 2)])
def test_the_same_seed_gives_the_same_matches_wherever_they_are_played(executor: str, jobs: int) -> None:
    assert played(executor, jobs) == played("processes", 1)


@pytest.mark.slow
def test_the_command_plays_on_the_cluster_that_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "table.json"
    local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]  # it ships no types
    with local as cluster:
        monkeypatch.setitem(dask.config.config, "scheduler-address", cluster.scheduler_address)
        before = cluster.scheduler.transition_counter
        line = "arena rue-morgue random constable --games 4 --option max_hands=1 --executor dask --json"
        assert cli.run([*line.split(" "), str(table)]) == 0
        assert cluster.scheduler.transition_counter > before  # the matches were played there
    assert json.loads(table.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_the_matches_of_a_worker_that_is_killed_are_played_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = arena.tasks(GAME, arena.pairings(["constable", "sergeant", "random"]), 3, 7, QUICK, timed=False)
    local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)  # type: ignore[no-untyped-call]  # it ships no types
    with local as cluster:
        monkeypatch.setitem(dask.config.config, "scheduler-address", cluster.scheduler_address)
        with arena.runner("dask", 0) as play:
            outcomes = play(tasks)
            found = [next(iter(outcomes))]
            os.kill(cluster.workers[0].pid, signal.SIGKILL)
            found += outcomes
    assert sorted(found, key=lambda one: (one.levels, one.deal)) == played("processes", 1)


def test_an_executor_that_is_not_installed_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(BadAnswer, match="package distributed is not installed"), arena.runner("dask", 1):
        pass
    with pytest.raises(BadAnswer, match="not an executor; there are: processes, dask"):
        arena.runner("abacus", 1)


def test_everybody_plays_everybody_and_himself_if_named_twice() -> None:
    tasks = arena.tasks(GAME, arena.pairings(["constable", "sergeant", "sergeant"]), 2, 0, {}, timed=False)
    assert [(task.levels, task.deal) for task in tasks] == [
        (("constable", "sergeant"), 0),
        (("constable", "sergeant"), 1),
        (("sergeant", "sergeant"), 0),
        (("sergeant", "sergeant"), 1),
    ]
    with pytest.raises(BadAnswer, match="'beadle' does not play jack-the-ripper"):
        arena.tasks(GAME, [("constable", "beadle")], 1, 0, {}, timed=False)


def test_both_matches_of_a_deal_have_the_same_shuffle_and_exchanged_seats() -> None:
    outcome = arena.play(Task("jack-the-ripper", {"max_hands": 1}, ("sergeant", "random"), 4, 1, timed=False))
    assert outcome.points == (1.0, 1.0)
    one = arena.match(GAME, {"max_hands": 1}, ["constable", "constable"], "1 4 0")
    assert one == arena.match(GAME, {"max_hands": 1}, ["constable", "constable"], "1 4 1")


def test_in_teams_of_four_partners_are_of_one_level() -> None:
    outcome = arena.play(Task("rue-morgue", {"seats": 4}, ("sergeant", "random"), 0, 1, timed=False))
    assert outcome.points == (1.0, 1.0)
    assert arena.match(MORGUE, {"seats": 4}, ["sergeant", "random"] * 2, "1 0 0").winners == (0, 2)


def test_a_share_comes_with_an_interval_that_pairs_of_matches_make_honest() -> None:
    assert share([1.0, 0.0] * 50) == share([0.0, 1.0] * 50)
    wide = share([1.0, 0.0] * 50, 2)
    narrow = share([0.5] * 90 + [1.0, 0.0] * 5, 2)
    assert wide.mean == narrow.mean == 0.5
    assert wide.low == pytest.approx(0.4038, abs=1e-3)  # a hundred independent matches, not two hundred
    assert narrow.low == pytest.approx(0.4314, abs=1e-3)  # never surer than all matches were independent
    assert share([1.0] * 20).low == pytest.approx(0.8389, abs=1e-3)
    assert share([1.0] * 20).high == 1.0


def test_ratings_explain_the_results() -> None:
    by_pair = {("a", "b"): [(1.0, 0.5)] * 40, ("b", "c"): [(1.0, 0.5)] * 40, ("a", "c"): [(1.0, 1.0), (1.0, 0.6)] * 20}
    rows = arena.ratings(["a", "b", "c"], by_pair, 1)
    assert [row.level for row in rows] == ["a", "b", "c"]
    assert sum(row.elo for row in rows) == pytest.approx(3000)
    assert rows[0].elo - rows[1].elo == pytest.approx(190, abs=15)  # three points of four are 191 Elo
    assert all(row.low <= row.elo <= row.high for row in rows)
    assert rows == arena.ratings(["a", "b", "c"], by_pair, 1)


def test_the_order_in_which_matches_end_does_not_matter() -> None:
    tasks = arena.tasks(MR_JACK, [("constable", "sergeant")], 3, 0, {}, timed=False)
    outcomes = [Outcome(task.levels, task.deal, (1.0, float(task.deal % 2))) for task in tasks]
    table = arena.tabulate(outcomes, tasks)
    assert table == arena.tabulate(outcomes[::-1], tasks)
    assert table.pairings[0].matches == 6
    assert [side.mean for side in table.pairings[0].by_side] == [1.0, pytest.approx(1 / 3)]
    assert "as detective" in report.text(table)


def test_a_share_is_printed_with_its_interval() -> None:
    assert report.percent(Share(0.6123, 0.5694, 0.6541)) == "61.2 % (56.9-65.4)"


def test_the_command_prints_a_table_and_writes_data_and_a_drawing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, drawing = tmp_path / "arena.json", tmp_path / "arena.svg"
    line = "arena rue-morgue sergeant random --games 4 --jobs 1 --option max_hands=1 --lang en"
    assert cli.run([*line.split(" "), "--json", str(data), "--svg", str(drawing)]) == 0
    assert "| sergeant - random | 4 | 100.0 %" in capsys.readouterr().out
    table = json.loads(data.read_text())
    assert table["pairings"][0]["levels"] == ["sergeant", "random"]
    assert [one["level"] for one in table["ratings"]] == ["sergeant", "random"]
    picture = ElementTree.parse(drawing).getroot()
    assert [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")][-2:] == ["sergeant", "random"]
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_an_arena_of_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", "rue-morgue", "sergeant", "--games", "4"]) == 2
    assert "two levels" in capsys.readouterr().err

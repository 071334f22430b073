"""The review keeps its laws on a small sample; `python -m review.laws` has the large one."""

from __future__ import annotations

from random import Random

import pytest
from bots.honesty import positions
from mr_jack.stories import given
from review.laws import Task, adds_up, judged_by, match

import whitechapel
from whitechapel.bots import LEVELS
from whitechapel.bots.judge import Compared
from whitechapel.bots.rummy import RummyJudge
from whitechapel.core.frames import BadAnswer, GameError
from whitechapel.core.transcript import Transcript
from whitechapel.games import GAMES
from whitechapel.games.mr_jack.material import CHARACTERS
from whitechapel.review import QUICK, Decision, Moment, decide, review, summary, walk
from whitechapel.review.grades import graded
from whitechapel.review.mr_jack import evenest
from whitechapel.review.weighing import weigh
from whitechapel.review.words import figures


def short_match(game: str, rank: str = "sergeant", seed: str = "a short case") -> Transcript:
    return match(game, [rank], seed, short=True)


def moment(given: str) -> Moment:
    """A moment of some game; the view's own fields play no part in weighing."""
    game = whitechapel.game("mr-jack")
    return Moment(3, (), game.view(game.new(), 0), given, "what was known")


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws of a review do not depend on how many worlds are looked at: in a rummy game these are thousands."""
    monkeypatch.setitem(RummyJudge.SIMULATIONS, QUICK, 400)


# -- what a decision costs -------------------------------------------------------------------------


def test_an_answer_that_is_better_in_every_world_is_missed_by_as_much() -> None:
    worlds = [0.2, 0.4, 0.6, 0.8] * 25
    found = weigh(moment("stay"), [Compared("go", [one + 0.1 for one in worlds]), Compared("stay", worlds)], 0.0)
    assert found.best == "go"
    assert found.mistake
    assert found.kept == pytest.approx(0.5)
    assert found.loss == pytest.approx(0.1, abs=1e-9)


def test_what_luck_can_explain_costs_nothing_and_is_no_mistake() -> None:
    rng = Random(7)
    for _ in range(50):
        rows = [Compared(name, [rng.random() for _ in range(60)]) for name in "abcdef"]
        found = weigh(moment("a"), rows, 0.0)
        assert found.loss < 0.1
        assert found.low == 0.0 or found.mistake
    losses = [
        weigh(moment("a"), [Compared(name, [rng.random() for _ in range(60)]) for name in "abcdef"], 0.0).loss
        for _ in range(200)
    ]
    assert sum(losses) / len(losses) < 0.006  # the luckiest of six would seem better by 0.06


def test_a_mistake_needs_its_interval_above_zero() -> None:
    rng = Random(11)
    called = 0
    for _ in range(200):
        base = [rng.random() for _ in range(40)]
        found = weigh(moment("a"), [Compared("a", base), Compared("b", [rng.random() for _ in base])], 0.0)
        called += found.mistake
        assert found.mistake == (found.low > 0.0)
    assert called <= 12  # one in forty is expected


def test_doubt_about_the_judgement_widens_the_interval() -> None:
    rows = [Compared("a", (0.50,)), Compared("b", (0.53,))]
    assert weigh(moment("a"), rows, 0.0).mistake
    assert not weigh(moment("a"), rows, 0.02).mistake


def test_an_answer_left_out_of_later_worlds_is_compared_in_the_earlier_ones() -> None:
    rows = [Compared("a", [0.0, 0.0, 1.0, 1.0]), Compared("b", [0.5, 0.5])]
    found = weigh(moment("a"), rows, 0.0)
    assert found.chance == 1.0
    assert found.kept == 0.5


# -- the identity ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.slow
@pytest.mark.usefixtures("few_worlds")
def test_result_minus_start_is_luck_minus_losses_to_the_last_digit(game: str) -> None:
    transcript = short_match(game)
    chosen = [(seat, text) for seat, text in transcript.lines if seat == 0]
    steps = walk(transcript, 0)
    given = [moment.given for moment in steps.moments]
    assert [text for _, text in chosen if text in given]
    found = review(transcript, 0)
    assert found.result in (0.0, 0.5, 1.0)
    assert [transcript.lines[one.line] for one in found.decisions] == [(0, text) for text in given]
    assert adds_up(found)
    for one, luck, after in zip(found.decisions, found.lucks, found.decisions[1:], strict=False):
        assert one.loss >= 0.0
        assert luck == after.chance - (one.chance - one.loss)
    assert found.result - found.start == found.luck - found.lost


def test_a_game_that_goes_on_has_no_result_and_its_last_decision_no_luck() -> None:
    transcript = short_match("check-the-ripper")
    del transcript.lines[40:]
    found = review(transcript, 0)
    assert found.result is None
    assert found.lucks[-1] == 0.0
    assert found.decisions[-1].kept - found.start == found.luck - found.lost


# -- honesty ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.slow
@pytest.mark.usefixtures("few_worlds")
def test_another_true_world_that_looks_the_same_gives_the_same_review(game: str) -> None:
    task = Task("honesty", game, 0, 1888, short=True, depth=QUICK)
    different = 0
    for position in list(positions(whitechapel.game(game), 3))[:4]:
        given = position.view.options[-1]
        mine, other = [judged_by(position, view, given, task) for view in (position.view, position.other_view)]
        assert mine == other
        different += position.different
    assert different


def test_a_review_is_the_same_each_time_and_known_decisions_are_not_judged_again() -> None:
    transcript = short_match("check-the-ripper")
    known: dict[str, Decision] = {}
    told: list[tuple[int, int]] = []
    first = review(transcript, 1, known=known, progress=lambda done, of: told.append((done, of)))
    assert told == [(number + 1, len(first.decisions)) for number in range(len(first.decisions))]
    assert review(transcript, 1) == first
    changed = {name: one._replace(question="known") for name, one in known.items()}
    again = review(transcript, 1, known=changed)
    assert {one.question for one in again.decisions} == {"known"}


def test_a_review_can_be_stopped_and_goes_on_where_it_was() -> None:
    transcript = short_match("check-the-ripper")
    steps = walk(transcript, 0)
    known: dict[str, Decision] = {}
    for done, _ in enumerate(decide(steps, known=known), 1):
        if done == 2:
            break
    assert len(known) == 2
    assert summary(steps, tuple(decide(steps, known=known)), QUICK, 0) == review(transcript, 0)


# -- planted mistakes and ranks ----------------------------------------------------------------------


def test_a_planted_mistake_is_found_with_its_size() -> None:
    steps = walk(short_match("mr-jack", "sergeant", "b"), 0)
    last = steps.moments[-1]._replace(told=())
    assert last.view.suspects == ("watson", "stealthy")
    assert "stealthy" in last.view.alibis  # the detective knows better than the table
    assert last.given == "accuse watson"
    right, planted = [
        next(iter(decide(steps._replace(moments=(last._replace(given=given),)))))
        for given in ("accuse watson", "accuse stealthy")
    ]
    assert (right.best, right.chance, right.loss, right.mistake) == ("accuse watson", 1.0, 0.0, False)
    assert (planted.best, planted.kept, planted.mistake) == ("accuse watson", 0.0, True)
    assert planted.loss > 0.99


@pytest.mark.slow
def test_the_lowest_rank_makes_the_most_mistakes_and_the_highest_the_fewest() -> None:
    rates = []
    for rank in ("constable", "superintendent"):
        found = [review(match("check-the-ripper", [rank], f"rank {i}", short=False), 0) for i in range(3)]
        rates.append(sum([one.lost for one in found]) / sum([len(one.decisions) for one in found]))
    assert rates[0] > 4 * rates[1]


def test_a_grade_is_the_rank_whose_rate_is_closest() -> None:
    rates = dict(zip(LEVELS, [0.04, 0.02, 0.01, 0.005], strict=False))
    assert graded(0.05, rates).rank == "constable"
    assert graded(0.021, rates).rank == "sergeant"
    assert graded(0.012, rates).rank == "inspector"
    assert graded(0.0, rates).rank == "superintendent"
    assert graded(0.0, rates).better is None
    assert graded(0.05, rates).worse is None
    assert len(graded(0.05, rates).bounds) == len(rates) - 1


def test_a_rank_that_has_not_been_measured_or_errs_no_less_than_the_one_below_is_no_grade() -> None:
    found = graded(0.001, {"constable": 0.04, "sergeant": 0.05, "superintendent": 0.002})
    assert (found.rank, found.ranks) == ("superintendent", ("constable", "superintendent"))


# -- bad input ---------------------------------------------------------------------------------------


def test_a_seat_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadAnswer, match="There is no seat 7"):
        review(short_match("check-the-ripper"), 7)


def test_a_transcript_that_cannot_be_played_is_refused_by_its_line() -> None:
    transcript = short_match("check-the-ripper")
    transcript.lines[5] = (0, "place z99")
    with pytest.raises(GameError, match="Line 7 of the transcript cannot be played"):
        review(transcript, 0)


# -- what Mr. Jack shows besides -------------------------------------------------------------------


def test_mr_jack_says_how_evenly_each_turn_could_have_split_the_suspects() -> None:
    """Four rounds; the detective drew an alibi in the first one, so that seven were left to split in the last turn."""
    detective, jack = [
        figures(walk(match("mr-jack", ["sergeant"], "a short case", short=False), seat)) for seat in (0, 1)
    ]
    assert detective == {
        "review-figure-suspects": {1: "8", 2: "4", 3: "2", 4: "1"},
        "review-figure-first": {1: "4 : 4", 2: "2 : 2", 3: "1 : 1", 4: "1 : 0"},
        "review-figure-second": {1: "4 : 3", 2: "2 : 2", 3: "1 : 1"},
    }
    assert jack == {**detective, "review-figure-second": {1: "4 : 4", 2: "2 : 2", 3: "1 : 1"}}


@pytest.mark.parametrize("last", [name for name in CHARACTERS if name != "goodley"])
def test_the_last_card_of_a_round_is_nobodys_choice_and_its_turn_is_measured_all_the_same(last: str) -> None:
    """Once it lies there, its turn goes on question by question; that comes to the same as looking at whole turns. Of
    Goodley's turns there are too many to look at."""
    table = "round: 3 | turn: 3 | suspects: holmes smith stealthy gull bert | at: gull f7, bert e4"
    story = given(f"0 plays {last} | {table}")
    before = evenest(story.view(0))
    story.say(f"0 card {last}")
    assert story.view(0).question != "choose-card"
    assert evenest(story.view(0)) == before

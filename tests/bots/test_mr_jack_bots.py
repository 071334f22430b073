"""The bots of Mr. Jack play sensibly from either seat, from what their seat can see, and say why."""

from __future__ import annotations

from functools import partial
from math import exp
from random import Random

import pytest
from bots.matches import play_out
from mr_jack.stories import JackStory, given

from whitechapel.bots import LEVELS, Bot, bots
from whitechapel.bots.bot import BotMaker
from whitechapel.bots.mr_jack.commissioner import COMMISSIONER, BeliefSearch, Commissioner, Mixture, mix
from whitechapel.bots.mr_jack.judgement import FEATURES, judgement
from whitechapel.bots.mr_jack.judgement import WEIGHTS as LEARNED
from whitechapel.bots.mr_jack.judgement import features as features_of
from whitechapel.bots.mr_jack.last_round import last_chance
from whitechapel.bots.mr_jack.outlook import WEIGHTS, features, outlook
from whitechapel.bots.mr_jack.player import INSPECTOR, alike
from whitechapel.bots.mr_jack.rivals import DETECTIVES, JACKS
from whitechapel.bots.mr_jack.search import Case, Effort, Search
from whitechapel.bots.mr_jack.suspicion import Suspicion
from whitechapel.bots.mr_jack.turns import after, turns_with, way_out
from whitechapel.bots.search import stop_the_clocks
from whitechapel.core.frames import CHANCE
from whitechapel.games.mr_jack import GAME
from whitechapel.games.mr_jack.material import (
    BERT,
    DETECTIVE,
    EVERYBODY,
    GOODLEY,
    GULL,
    HOLMES,
    JACK,
    LESTRADE,
    SMITH,
    STEALTHY,
)
from whitechapel.games.mr_jack.state import Table, in_sight
from whitechapel.text import Words
from whitechapel.training.mr_jack import Row, Task, fit, loss, play

THINKERS = ("sergeant", "inspector", "superintendent")


def bot(seat: int, level: str = "inspector", seed: int = 0) -> Bot:
    return bots(GAME.id)[level](GAME, GAME.read_settings({}), seat, Random(seed))


def play_turn(story: JackStory, seat: int, level: str = "inspector", seed: int = 0) -> list[str]:
    """Let a bot answer until somebody else is asked, or chance, or a new card is to be chosen."""
    return play_turn_with(bot(seat, level, seed), story, seat)


def play_turn_with(player: Bot, story: JackStory, seat: int) -> list[str]:
    """The same with a given bot."""
    said: list[str] = []
    while not story.table.over and story.asked() == (seat,):
        if said and story.view(seat).question == "choose-card":
            break
        said.append(player.choose(story.view(seat)))
        story.say(f"{seat} {said[-1]}")
    return said


# -- the detective --------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:4])
def test_the_detective_accuses_when_there_is_no_doubt_left(level: str) -> None:
    story = given("0 plays holmes smith | suspects: bert gull | alibis0: gull")
    assert play_turn(story, 0, level)[-1] == "accuse bert"
    assert story.view(0).ending == "caught"


@pytest.mark.parametrize("level", LEVELS[:4])
def test_the_detective_uses_a_power_to_reach_jack(level: str) -> None:
    # Goodley is too far away on foot; Bert takes the cover off m9, goes down where he stands and comes up beside him.
    story = given("0 plays bert | jack: goodley | suspects: goodley | at: bert f10, goodley m10 | covers: m9 c2")
    assert play_turn(story, 0, level)[-1] == "accuse goodley"
    assert story.view(0).ending == "caught"


@pytest.mark.slow
@pytest.mark.parametrize("level", THINKERS)
def test_the_detective_does_not_guess_while_there_is_time(level: str) -> None:
    for seed in range(3):
        story = given("0 plays holmes smith goodley gull | suspects: bert gull")
        assert not any(answer.startswith("accuse") for answer in play_turn(story, 0, level, seed))


@pytest.mark.parametrize("level", LEVELS[:4])
def test_the_detective_guesses_in_the_last_round(level: str) -> None:
    story = given("0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull")
    assert play_turn(story, 0, level)[-1] in ("accuse bert", "accuse gull")


def test_nobody_can_foresee_which_of_two_equal_suspects_is_accused() -> None:
    # Both stand beside the characters whose cards lie face up.
    table = (
        "0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull | at: bert g6, gull g9, holmes g5, smith g8"
    )
    assert {play_turn(given(table), 0, seed=seed)[-1] for seed in range(6)} == {"accuse bert", "accuse gull"}


@pytest.mark.parametrize("level", THINKERS)
def test_with_the_last_card_the_detective_parts_the_suspects_evenly(level: str) -> None:
    # Smith and Lestrade are in the light, Miss Stealthy and Goodley in the dark; she has to move, and stays there.
    story = given("0 plays stealthy | turn: 3 | jack: smith | suspects: stealthy smith lestrade goodley")
    play_turn(story, 0, level)
    assert story.view(None).suspects == ("smith", "lestrade")


def test_the_detective_turns_the_lantern_on_somebody() -> None:
    # Only the beam can part these two, wherever Watson goes.
    lamps = "lamps: b2=1 l11=2 c7=3 k6=4 f5 h4"
    story = given(f"0 plays watson | turn: 3 | suspects: bert gull | at: bert i10, gull e9 | {lamps}")
    play_turn(story, 0)
    assert len(story.view(None).suspects) == 1


@pytest.mark.parametrize("level", ["inspector", "superintendent"])
def test_the_detective_keeps_a_jack_who_may_leave_from_playing_that_card(level: str) -> None:
    # Bert, whom nobody saw, stands beside the open exit; the side that plays his card first decides.
    cards = "0 plays bert holmes watson gull"
    story = given(f"{cards} | round: 3 | witness: unseen | suspects: bert goodley smith | at: bert b6")
    play_turn(story, 0, level)
    assert not (story.table.cards >> BERT & 1 and way_out(story.table, BERT))


# -- Jack -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:4])
def test_jack_leaves_when_possible(level: str) -> None:
    story = given("1 plays holmes bert | round: 2 | witness: unseen | at: bert b6")
    assert play_turn(story, 1, level)[-1] == "leave nw"
    assert story.view(1).ending == "escaped"


@pytest.mark.parametrize("level", LEVELS[:4])
def test_jack_moves_a_cordon_away_and_leaves(level: str) -> None:
    story = given("1 plays lestrade | jack: lestrade | round: 2 | witness: unseen | at: lestrade a2")
    said = play_turn(story, 1, level)
    assert said[:2] == ["card lestrade", "power first"]
    assert said[-1] == "leave sw"


@pytest.mark.parametrize("level", THINKERS)
def test_with_the_last_card_jack_hides_among_many(level: str) -> None:
    # All the others but Smith are in the dark, and Bert, who is Jack, has the last card.
    dark = "at: holmes e3, lestrade i10, watson a5, goodley m9, stealthy i4, gull e9"
    story = given(f"1 plays bert | round: 2 | turn: 3 | {dark}")
    assert story.view(1).in_sight == ("smith", "bert")
    play_turn(story, 1, level)
    assert len(story.view(None).suspects) >= 6
    assert not story.view(None).seen


# -- either ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS[:4])
def test_they_decide_by_their_view_alone(level: str) -> None:
    one, two = (given(f"0 plays holmes smith goodley | jack: {jack} | alibis0: gull") for jack in ("bert", "watson"))
    assert play_turn(one, 0, level, seed=3) == play_turn(two, 0, level, seed=3)


@pytest.mark.parametrize("level", ["constable", "inspector"])
@pytest.mark.parametrize("card", ["smith", "lestrade", "goodley", "gull", "watson", "bert"])
def test_they_end_a_turn_that_another_has_begun(card: str, level: str) -> None:
    story = given(f"0 plays holmes stealthy {card}")
    story.say(f"0 card {card}")
    said = play_turn(story, 0, level)
    assert said
    assert story.asked() == (1,)


def test_what_they_weigh_are_legal_answers_the_best_first_and_what_they_choose_is_the_first() -> None:
    story = given("0 plays holmes smith goodley gull | suspects: bert gull smith")
    weighed = bot(0).weigh(story.view(0))
    assert sorted(one.answer for one in weighed) == ["card goodley", "card gull", "card holmes", "card smith"]
    values = [one.value for one in weighed if one.value is not None]
    assert values == sorted(values, reverse=True)
    assert values
    assert all(0.0 < value < 1.0 for value in values)
    assert bot(0).choose(story.view(0)) == weighed[0].answer


def test_a_turn_is_planned_to_its_end_and_weighed_only_once() -> None:
    story = given("0 plays smith goodley | turn: 2 | round: 2 | suspects: bert gull smith")
    player = bot(0)
    first = player.weigh(story.view(0))[0]
    story.say(f"0 {player.choose(story.view(0))}")
    assert player.weigh(story.view(0))[0].value == first.value


@pytest.mark.parametrize("language", ["en", "de"])
def test_they_say_why_in_both_languages(language: str) -> None:
    words = Words(language, "mr-jack")
    told = {
        "0 plays holmes smith | suspects: bert gull | alibis0: gull": "caught",
        "0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull": "guess",
        "0 plays holmes smith goodley gull": "split worst",
        "1 plays holmes bert | round: 2 | witness: unseen | at: bert b6": "leave",
    }
    for text, reason in told.items():
        seat = int(text[0])
        best = bot(seat).weigh(given(text).view(seat))[0]
        assert best.reason == reason
        assert words.reason(best.reason, best.facts)


# -- what they think with -------------------------------------------------------------------------


def test_every_turn_of_a_card_is_looked_at_or_as_many_as_wanted() -> None:
    table = given("0 plays goodley smith").table
    assert len(turns_with(table, 0, SMITH, 1_000, Random(0))) > 100
    assert len(turns_with(table, 0, GOODLEY, 50, Random(0))) >= 50


def test_a_turn_leads_to_the_same_table_as_its_answers_one_by_one() -> None:
    rng = Random(5)
    for character in (SMITH, GOODLEY, GULL, HOLMES, LESTRADE, BERT):
        table = given("0 plays holmes smith lestrade goodley | turn: 0").table
        table.cards = table.dealt = EVERYBODY
        plain = [turn for turn in turns_with(table, 0, character, 40, rng) if not turn[-1].text.startswith("accuse")]
        for turn in plain:
            there = table.clone()
            for move in turn:
                there.apply(move)
            then = after(table, character, turn)
            assert (then.where, then.lamps, then.facing, then.cordons, then.covered) == (
                there.where, there.lamps, there.facing, there.cordons, there.covered,
            )  # fmt: skip
            assert in_sight(then) == in_sight(there)


def test_the_more_share_the_suspicion_the_better_for_jack() -> None:
    # Holmes, Smith, Lestrade and Bert start in sight.
    table = given("0 plays holmes | turn: 3").table
    many = outlook(table, EVERYBODY, 0.0)
    few = outlook(table, 1 << HOLMES | 1 << SMITH | 1 << GOODLEY, 0.0)
    assert many[HOLMES] > few[HOLMES] > outlook(table, 1 << HOLMES, 0.0)[HOLMES]
    assert outlook(table, EVERYBODY, 0.5)[HOLMES] < many[HOLMES]


def test_the_outlook_is_what_the_features_weigh() -> None:
    table = given("0 plays holmes | turn: 3 | round: 3").table
    seen = in_sight(table)
    for who in (HOLMES, GULL):
        group = seen if seen >> who & 1 else EVERYBODY & ~seen
        row = features(table, group, who, bool(seen >> who & 1), float(group.bit_count()))
        z = sum(weight * feature for weight, feature in zip(WEIGHTS[0], row, strict=True))
        assert outlook(table, EVERYBODY, 0.0)[who] == pytest.approx(1 / (1 + 2.718281828459045**-z))


def test_after_the_last_round_jack_has_won() -> None:
    table = given("1 plays holmes | round: 8 | turn: 3").table
    assert set(outlook(table, EVERYBODY, 0.0)) == {1.0}


def test_a_character_who_could_have_hidden_and_did_not_is_less_suspect() -> None:
    # Jack plays the last card of the round, Gull's: he may put himself and anybody else into the dark or the light.
    story = given("1 plays gull | round: 2 | turn: 3 | jack: gull | suspects: gull smith lestrade bert")
    mind = Suspicion(story.table.agreed, Random(0))
    mind.table = story.table.clone()
    start = len(story.events)
    story.say("1 card gull", "1 swap holmes")
    for event in story.events[start:]:
        mind.hear(GAME.told(event, 0))
    shares = mind.shares(story.table.suspects)
    assert sum(shares) == pytest.approx(1.0)
    assert mind.shares(1 << SMITH) == alike(1 << SMITH)


def test_suspicion_follows_the_table_by_what_is_told() -> None:
    rng = Random(11)
    for seed in range(4):
        state = GAME.new(edition="later" if seed % 2 else "2006")
        assert isinstance(state, Table)
        state.events = []
        mind = Suspicion(state.agreed, Random(0))
        while not state.over:
            state.apply(state.sample(rng) if state.seat() == CHANCE else rng.choice(state.options()))
            events, state.events = state.events or [], []
            for event in events:
                mind.hear(GAME.told(event, 0))
            if not state.over and state.stack[-1].name == "choose-card":
                for part in ("where", "lamps", "facing", "cordons", "covered", "cards", "seen", "suspects", "round"):
                    assert getattr(mind.table, part) == getattr(state, part)


# -- games ----------------------------------------------------------------------------------------


def winner(detective: str, jack: str, seed: int) -> int:
    """Who wins a game between two bots."""
    return play_out(GAME, [detective, jack], seed, edition="later" if seed % 2 else "2006").winners[0]


def test_the_constable_beats_the_random_bot_on_either_side() -> None:
    assert [winner("constable", "random", seed) for seed in range(10)].count(0) >= 8
    assert [winner("random", "constable", seed) for seed in range(20)].count(1) >= 13


def test_a_game_between_bots_is_the_same_each_time() -> None:
    assert [winner("sergeant", "sergeant", seed) for seed in range(3)] == [
        winner("sergeant", "sergeant", seed) for seed in range(3)
    ]


def test_out_of_time_it_plays_by_the_first_sight_of_all_its_cards() -> None:
    stop_the_clocks(False)
    table = given("0 plays holmes smith goodley gull").table.clone()
    case = Case(DETECTIVE, EVERYBODY, -1, 0.0, 1 / 7, alike(EVERYBODY))
    search = Search(INSPECTOR._replace(seconds=0.0), case, Random(0))
    found = search.weigh(table)
    assert len({weighed.turn[0].text for weighed in found}) == 4
    assert search.looks == len(found)
    # What comes after it is not looked at any more, or not to the end.
    later = search.children(table, DETECTIVE, 0.0, INSPECTOR.replies)
    assert len({turn[0].text for turn, _, _, _ in later}) == 1


# -- the commissioner -----------------------------------------------------------------------------

SWIFT = COMMISSIONER._replace(
    effort=Effort(turns=40, replies=10, widths=(6, 3), looks=2_000, seconds=1.0, reads_play=True),
    reading=Effort(turns=40, replies=10, widths=(8,), looks=2_000, seconds=1.0),
    steps=10,
)
"""Thinks as a commissioner does, but not as hard."""


def commissioner(seat: int, seed: int = 0) -> Commissioner:
    return Commissioner(SWIFT, GAME, GAME.read_settings({}), seat, Random(seed))


def test_the_judgement_is_what_its_features_weigh() -> None:
    for round in (2, 3):
        table = given(f"{round % 2 ^ 1} plays holmes | turn: 3 | round: {round} | witness: unseen").table
        shares = (0.3, 0.0, 0.2, 0.1, 0.15, 0.05, 0.2, 0.0)
        possible = sum([1 << who for who, share in enumerate(shares) if share])
        for cleared in (0.0, 0.25):
            found = judgement(table, possible, shares, cleared)
            for who, share in enumerate(shares):
                if share and found[who] < 1.0:
                    row = features_of(table, shares, who, cleared)
                    assert len(row) == len(FEATURES)
                    z = sum([weight * number for weight, number in zip(LEARNED[round - 1], row, strict=True)])
                    assert found[who] == pytest.approx(1 / (1 + exp(-z)))


def test_the_less_a_character_is_suspected_the_better_for_jack() -> None:
    table = given("0 plays holmes | turn: 3").table
    both = 1 << HOLMES | 1 << SMITH  # in the light
    shares = tuple([0.8 if who == HOLMES else 0.2 if who == SMITH else 0.0 for who in range(8)])
    found = judgement(table, both, shares, 0.0)
    assert found[SMITH] > judgement(table, both, alike(both), 0.0)[SMITH] > found[HOLMES]


@pytest.mark.parametrize("suspects", ["bert gull", "bert gull smith watson"])
@pytest.mark.parametrize("cards", ["holmes smith", "watson gull", "stealthy bert"])
def test_the_last_round_is_solved_as_if_every_answer_had_been_tried(cards: str, suspects: str) -> None:
    story = given(f"0 plays {cards} | round: 8 | turn: 2 | suspects: {suspects}")
    rng = Random(1)
    shares = tuple([rng.random() if story.table.suspects >> who & 1 else 0.0 for who in range(8)])
    found = last_chance(story.table.clone(), shares, Random(0))
    assert found[0].chance == pytest.approx(best_accusation(story.table.clone(), shares))
    assert [one.chance for one in found] == sorted([one.chance or 0.0 for one in found], reverse=True)


def test_with_two_cards_left_the_detective_prepares_the_accusation() -> None:
    # Nobody reaches Miss Stealthy, the prime suspect, at once; Gull changes places with somebody, and then one does.
    story = given(
        "0 plays holmes gull smith | round: 8 | turn: 1 | jack: stealthy | suspects: stealthy bert "
        "| at: stealthy m12, holmes a1, smith a2, gull b1, bert g3, goodley l10"
    )
    shares = tuple([0.9 if who == STEALTHY else 0.1 if who == BERT else 0.0 for who in range(8)])
    table = story.table.clone()
    found = last_chance(table.clone(), shares, Random(0))
    assert found[0].chance == pytest.approx(0.9)
    assert found[0].then is not None
    then = table.clone()
    for move in found[0].turn:
        then.apply(move)
    assert best_accusation(then, shares) == pytest.approx(0.9)


def best_accusation(table: Table, shares: tuple[float, ...]) -> float:
    """The highest share that any sequence of answers accuses in this turn."""
    if table.over:
        return shares[table.accused] if table.accused >= 0 else 0.0
    best = 0.0
    for move in table.options():
        then = table.clone()
        then.jack = 4  # what the accusation turns up does not matter here
        then.apply(move)
        if then.over or (then.active >= 0 and then.turn == table.turn):
            best = max(best, best_accusation(then, shares))
    return best


def solved(text: str) -> tuple[Mixture, int]:
    """Jack's turn at a table, solved for everybody he can be; and who that is."""
    table = given(text).table.clone()
    possible = table.suspects
    search = BeliefSearch(SWIFT.effort, Case(DETECTIVE, possible, -1, 0.0, 0.0, alike(possible)), Random(0))
    children = search.children(table, JACK, 0.0, 60)
    field = [children[i] for i in search.worth_following(children, 24, -1)]
    manner = SWIFT._replace(steps=200, spread=0.025, naive=0.0, blind=0.0)
    return mix(manner, search, table, field, []), possible


def test_nobody_gains_much_by_leaving_the_mixture() -> None:
    mixture, possible = solved("1 plays gull | round: 4 | turn: 3 | suspects: gull smith lestrade bert goodley")
    for who in range(8):
        if possible >> who & 1:
            plays = mixture.plays[who]
            assert sum(plays) == pytest.approx(1.0)
            chances = [row[who] for row in mixture.chances]
            assert max(chances) - sum([often * chance for often, chance in zip(plays, chances, strict=True)]) < 0.06


def test_the_commissioner_believes_what_is_likely_and_rules_nobody_out() -> None:
    story = given("1 plays gull | round: 2 | turn: 3 | jack: gull | suspects: gull smith lestrade bert")
    player = commissioner(DETECTIVE)
    player.belief.table = story.table.clone()
    start = len(story.events)
    story.say("1 card gull", "1 swap holmes")
    for event in story.events[start:]:
        player.hear(GAME.told(event, 0))
    shares = player.belief.shares(story.table.suspects)
    assert sum(shares) == pytest.approx(1.0)
    assert all(share > 0.0 for who, share in enumerate(shares) if story.table.suspects >> who & 1)


def test_a_jack_who_could_have_left_and_did_not_is_hardly_suspect() -> None:
    story = given("1 plays holmes bert | round: 2 | witness: unseen | jack: smith | at: bert b6 | suspects: bert smith")
    player = commissioner(DETECTIVE)
    player.belief.table = story.table.clone()
    start = len(story.events)
    story.say("1 card holmes", "1 move g4")
    for event in story.events[start:]:
        player.hear(GAME.told(event, 0))
    assert player.belief.shares(story.table.suspects)[BERT] < 0.2


def test_the_best_of_the_commissioners_candidates_is_named_first() -> None:
    for text in (
        "0 plays holmes smith goodley gull | suspects: bert gull smith",
        "1 plays holmes smith gull | turn: 1",
    ):
        seat = int(text[0])
        story = given(text)
        weighed = commissioner(seat).weigh(story.view(seat))
        values = [one.value for one in weighed if one.value is not None]
        assert values == sorted(values, reverse=True)
        chosen = commissioner(seat).choose(story.view(seat))
        value = next(one.value for one in weighed if one.answer == chosen)
        assert value is not None
        assert value >= values[0] - SWIFT.nearly


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_commissioner_says_what_was_decisive_in_both_languages(language: str) -> None:
    words = Words(language, "mr-jack")
    told = {
        "0 plays holmes smith | suspects: bert gull | alibis0: gull": ("caught", (1,)),
        "0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull": ("odds", (50,)),
        "0 plays holmes | round: 5 | turn: 3 | suspects: bert gull | at: bert i8, gull e9": ("weigh", (50, 50)),
        "1 plays holmes bert | round: 2 | witness: unseen | at: bert b6": ("leave", ()),
    }
    for text, (reason, numbers) in told.items():
        seat = int(text[0])
        best = commissioner(seat).weigh(given(text).view(seat))[0]
        assert (best.reason, tuple(best.facts.values())) == (reason, numbers)
        assert words.say(f"reason-{best.reason}", **best.facts)
    hidden = commissioner(JACK).weigh(given("1 plays bert | round: 2 | turn: 3 | suspects: bert smith gull").view(JACK))
    assert {one.reason for one in hidden} <= {"lit", "unlit", "exit"}
    for one in hidden:
        assert 0 <= int(one.facts["percent"]) <= 100
        assert words.say(f"reason-{one.reason}", **one.facts)


def test_the_commissioner_decides_by_its_view_alone() -> None:
    detective = "0 plays holmes smith goodley | jack: {} | alibis0: gull"
    one, two = (given(detective.format(jack)) for jack in ("bert", "watson"))
    assert play_turn_with(commissioner(0, 3), one, 0) == play_turn_with(commissioner(0, 3), two, 0)
    jack = "1 plays holmes smith gull | turn: 1 | jack: bert | alibis0: {}"
    one, two = (given(jack.format(alibi)) for alibi in ("gull", "watson"))
    assert play_turn_with(commissioner(1, 3), one, 1) == play_turn_with(commissioner(1, 3), two, 1)


def test_the_commissioners_jack_knows_what_a_naive_reader_believes() -> None:
    # Before the witness is called, a superintendent at the table believes the same, give or take the turns it looks at.
    agreed = GAME.read_settings({})
    reader, jack = Suspicion(agreed, Random(0)), commissioner(JACK)
    story = given("1 plays gull | round: 2 | turn: 3 | jack: gull | suspects: gull smith lestrade bert")
    reader.table, jack.belief.table = story.table.clone(), story.table.clone()
    start = len(story.events)
    story.say("1 card gull", "1 swap holmes")
    for event in story.events[start:]:
        reader.hear(GAME.told(event, DETECTIVE))
        jack.hear(GAME.told(event, JACK))
    possible = story.table.suspects
    jack.belief.shares(possible)
    assert jack.belief.naively() == pytest.approx(reader.shares(possible), abs=0.15)


def test_a_turn_is_worth_more_to_jack_if_somebody_else_is_believed_to_be_jack() -> None:
    # The same turn is worth more to Gull if it makes the detective all but sure of Bert, and less to Bert.
    story = given(
        "1 plays lestrade holmes | round: 4 | turn: 0 | jack: gull | suspects: gull bert "
        "| at: bert g6, holmes g5, gull a5"
    )
    table = story.table.clone()
    possible = table.suspects
    search = BeliefSearch(SWIFT.effort, Case(DETECTIVE, possible, -1, 0.0, 0.0, alike(possible)), Random(0))
    child = next(child for child in search.children(table, JACK, 0.0, 60) if child[1] is not None)
    sure = tuple([0.95 if who == BERT else 0.05 if who == GULL else 0.0 for who in range(8)])
    told = search.believing(child, sure, True)
    even = search.believing(child, alike(possible), True)
    assert told[GULL] > even[GULL]
    assert told[BERT] < even[BERT]


def test_the_commissioners_jack_mixes() -> None:
    text = "1 plays gull holmes smith watson | round: 2 | turn: 0"
    assert len({tuple(play_turn_with(commissioner(JACK, seed), given(text), JACK)) for seed in range(6)}) > 1


@pytest.mark.parametrize("rival", [*DETECTIVES.values(), *JACKS.values()])
def test_the_rivals_play_to_the_end(rival: BotMaker) -> None:
    story = given("0 plays holmes smith | round: 8 | turn: 2 | suspects: bert gull")
    seat = 0
    assert play_turn_with(rival(GAME, GAME.read_settings({}), seat, Random(0)), story, seat)


def test_weights_are_fitted_to_who_won() -> None:
    rng = Random(0)
    rows = []
    for _ in range(1_000):
        number = rng.random()
        rows.append(Row(0, (1.0, number), 0.5, int(rng.random() < 1 / (1 + exp(2.0 - 4.0 * number)))))
    found = fit(rows, (0.0, 0.0))
    assert found == pytest.approx([-2.0, 4.0], abs=0.8)
    assert loss(rows, [found]) < loss(rows, [(0.0, 0.0)])


def test_what_is_learned_are_the_ends_of_rounds_as_the_detective_saw_them() -> None:
    names = {"quick": partial(Commissioner, SWIFT)}
    played = play(Task("quick", "quick", 5, "2006", tuple(LEARNED)), names)
    assert [row.at for row in played.rows] == list(range(len(played.rows)))
    assert all(0.0 < row.belief <= 1.0 and row.won == int(played.jack_won) for row in played.rows)


def test_before_another_detective_they_are_what_jack_takes_a_naive_reader_to_see() -> None:
    names: dict[str, BotMaker] = {"quick": partial(Commissioner, SWIFT), "sergeant": bots(GAME.id)["sergeant"]}
    played = play(Task("sergeant", "quick", 6, "later", tuple(LEARNED)), names)
    assert [row.at for row in played.rows] == list(range(7, 7 + len(played.rows)))
    assert all(0.0 < row.belief <= 1.0 for row in played.rows)

"""For people at a real table: hands judged as the printed rules judge their own examples, what is dealt out, and rules
found by a question in plain words."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from whitechapel import companion
from whitechapel.companion import LaidHand, LaidSeat, Match
from whitechapel.core.frames import BadAnswer
from whitechapel.games import GAMES
from whitechapel.text import LANGUAGES, Words

SHEETS = JACK, RUE_MORGUE = "jack-the-ripper", "rue-morgue"
BY_ID = {game.id: game for game in GAMES}


def laid(text: str) -> dict[str, int]:
    """How many of each card, from `druitt*3 wild-as-druitt`."""
    found = Counter[str]()
    for part in text.split():
        card, _, number = part.partition("*")
        found[card.replace("-as-", " as ")] += int(number or 1)
    return dict(found)


def seat(table: str, hand: str = "", vote: str = "") -> LaidSeat:
    return LaidSeat(laid(table), laid(hand), vote)


GERMAN_EXAMPLE = LaidHand(
    "out",
    [
        seat(
            "chapman*3 druitt wild-as-druitt alibi-eddy-gull-as-gull letters*3 victim-nichols victim-stride"
            " scene-bucks-row",
            "eddy*2 suspect-eddy jill alibi-chapman victim-kelly escapes",
        ),
        seat("druitt*3 gull*4 suspect-gull chapman jill*3 suspect-jill victim-chapman"),
    ],
)


def test_the_german_example_of_jack_the_ripper() -> None:
    tally = companion.tally(BY_ID[JACK], {}, GERMAN_EXAMPLE)
    assert tally.sheet.ripper == "druitt"
    assert tally.sheet.suspects == (10, 0, 15, 0, 8, 10)
    ines = tally.sheet.lines[0]
    assert (ines.laid, ines.cost, ines.total) == (29, -15, 14)
    assert [row for row in tally.rows[0] if row.doubled] == [
        ("table", "druitt", 1, 4, True),
        ("table", "wild as druitt", 1, 4, True),
    ]
    assert tally.left["druitt"] == 1
    assert tally.left["wild"] == 1


def test_the_example_of_the_rue_morgue() -> None:
    """The turn that the rules tell: two melds of a pair, with their Deduction, and a fourth 3 A.M."""
    hand = LaidHand(
        "caught", [seat("3am*4 roch*3 assistance deduction-3am-roch"), seat("", "ad le-bon sailor")], seat=0
    )
    tally = companion.tally(BY_ID[RUE_MORGUE], {}, hand)
    assert tally.sheet.totals == (31, -6)
    assert tally.sheet.lines[0].pairs == ("3am",)


def test_the_example_of_the_first_advanced_rule_of_the_rue_morgue() -> None:
    hand = LaidHand("solved", [seat("dupin assistance*2"), seat("assistance*3", "prefect")], seat=0)
    tally = companion.tally(BY_ID[RUE_MORGUE], {"dupin_count": True}, hand)
    assert tally.sheet.lines[0].dupin == 2
    assert tally.sheet.totals == (2, -4)


def test_a_match_is_over_when_somebody_has_reached_the_target_and_leads_alone() -> None:
    game = BY_ID[JACK]
    tally = companion.tally(game, {"target": 100}, GERMAN_EXAMPLE, Match((80, 20), 5))
    assert (tally.sheet.scores[0], tally.over) == (94, False)
    tally = companion.tally(game, {"target": 100}, GERMAN_EXAMPLE, Match((90, 20), 5))
    assert (tally.sheet.scores[0], tally.over, tally.leaders) == (104, True, (0,))


def test_partners_share_a_play_area() -> None:
    hand = LaidHand("solved", [seat("3am*3"), seat("ad*3"), seat("roch*3"), seat("", "poe")], seat=0)
    tally = companion.tally(BY_ID[RUE_MORGUE], {"seats": 4}, hand)
    assert tally.sheet.totals == (6 + 6 + 10, 6 - 3)


def test_a_sheet_asks_for_every_setting_that_the_score_depends_on() -> None:
    """What is left out decides how cards are dealt and played, and the players see to that themselves."""
    others = {
        game: {one.name for one in BY_ID[game].setting_table} - set(companion.laid(BY_ID[game]).settings)
        for game in SHEETS
    }
    assert others == {JACK: {"seats", "first_dealer", "vote_any_meld"}, RUE_MORGUE: {"seats", "first_dealer"}}
    assert [companion.laid(BY_ID[game]).teams for game in SHEETS] == [(), (4,)]


def test_the_second_advanced_rule_of_the_rue_morgue_shuts_the_others_out() -> None:
    hand = LaidHand("caught", [seat("3am*4 roch*3 assistance deduction-3am-roch"), seat("ad*3", "sailor")], seat=0)
    assert companion.tally(BY_ID[RUE_MORGUE], {}, hand).sheet.totals == (31, 4)
    assert companion.tally(BY_ID[RUE_MORGUE], {"shut_out": True}, hand).sheet.totals == (31, 0)


@pytest.mark.parametrize(
    ("hand", "error"),
    [
        (LaidHand("out", [seat("druitt*6"), seat("")]), "companion-copies"),
        (LaidHand("out", [seat("wild*2"), seat("wild-as-jill")]), "companion-copies"),
        (LaidHand("out", [seat("moriarty"), seat("")]), "companion-card"),
        (LaidHand("out", [seat("druitt*3")]), "companion-seats"),
        (LaidHand("boredom", [seat(""), seat("")]), "companion-ending"),
        (LaidHand("escaped", [seat("escapes"), seat("")]), "companion-who"),
        (LaidHand("out", [seat("alibi-eddy-gull"), seat("")]), "companion-alibi"),
        (LaidHand("out", [seat("alibi-jill"), seat("alibi-eddy-gull-as-eddy")]), "companion-alibi"),
        (LaidHand("out", [seat("wild-as-watson"), seat("")]), "companion-suspect"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_cannot_lie_there_is_refused_by_a_sentence_in_both_languages(hand: LaidHand, error: str) -> None:
    with pytest.raises(BadAnswer) as refused:
        companion.tally(BY_ID[JACK], {}, hand)
    assert refused.value.id == error
    assert len({Words(language).error(refused.value) for language in LANGUAGES}) == 2


def test_mr_jack_deals_eight_alibis_and_every_character_twice_in_four_rounds() -> None:
    deal = companion.deal(BY_ID["mr-jack"], {}, Random(7))
    everybody = {deal.jack, *deal.alibis}
    assert len(everybody) == 8
    for odd, even in zip(deal.rounds[::2], deal.rounds[1::2], strict=True):
        assert {*odd.cards, *even.cards} == everybody
        assert (odd.order, even.order) == ((0, 1, 1, 0), (1, 0, 0, 1))
    assert [one.light for one in deal.rounds] == [1, 2, 3, 4, 0, 0, 0, 0]


def test_check_the_ripper_has_twenty_files_four_murderers_and_dice() -> None:
    deal = companion.deal(BY_ID["check-the-ripper"], {}, Random(7))
    assert sorted(Counter(deal.files).values()) == [4, 4, 4, 4, 4]
    assert len(set(deal.cards)) == 4
    assert {face for roll in deal.rolls for face in roll} == {"king", "queen", "rook", "bishop", "knight"}


def test_a_game_without_a_sheet_says_so() -> None:
    assert [companion.kind(game) for game in GAMES] == ["sheet", "sheet", "deal", "deal"]
    with pytest.raises(BadAnswer, match="nothing of this kind for mr-jack"):
        companion.laid(BY_ID["mr-jack"])


@pytest.mark.parametrize(
    ("game", "language", "question", "rule"),
    [
        (JACK, "en", "Can I lay a wild on letters?", "wild-never-letters"),
        (JACK, "de", "Darf ich zwei Opfer in einem Zug auslegen?", "gavel-exceptions"),
        ("mr-jack", "de", "Darf Jack fliehen, wenn er gesehen wurde?", "escape-unseen"),
        ("check-the-ripper", "de", "Muss ich nach einem Fund weiterspielen?", "risk-or-take"),
        (RUE_MORGUE, "en", "May I play a Deduction without its melds?", "deduction-needs-both"),
    ],
)
def test_a_question_in_plain_words_finds_its_rule(game: str, language: str, question: str, rule: str) -> None:
    found = companion.search(BY_ID[game], question, language)
    assert rule in found[:3]

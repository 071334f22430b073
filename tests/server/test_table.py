"""A table by itself: who may sit where, what a move leads to, and what happens when it is sent twice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from server.evening import Evening, longer_than

from whitechapel.games import GAMES
from whitechapel.server.live.bot_processes import BotSeat, KeptBot
from whitechapel.server.table import decide, log, opening, show, wire


def code(decision: decide.Decision) -> str:
    assert isinstance(decision.reply, wire.Wrong)
    assert decision.entries == ()
    return decision.reply.code


def refusal(decision: decide.Decision) -> wire.Refused:
    assert isinstance(decision.reply, wire.Refused)
    assert decision.entries == ()
    return decision.reply


# -- seats -----------------------------------------------------------------------------------------


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    evening = Evening(start=False)
    evening.sits("ines")
    assert not evening.info().started
    evening.sits("otto")
    assert evening.info().started
    assert [line.what for line in evening.table.talk] == ["sat", "sat", "started"]


def test_a_player_who_names_no_seat_gets_the_first_open_one() -> None:
    evening = Evening(start=False, options={"seats": 3}, seats=["person", "open", "open"])
    evening.sits("otto")
    assert [chair.player for chair in evening.table.chairs] == ["", "otto", ""]


def test_a_seat_kept_for_somebody_needs_its_own_link_unless_one_is_the_host() -> None:
    evening = Evening(start=False, seats=["person", "person"])
    assert code(evening.sits("otto", 1)) == "seat-kept"
    evening.sits("otto", 1, invited=True)
    evening.sits("ines", 0)
    assert [chair.player for chair in evening.table.chairs] == ["ines", "otto"]


def test_nobody_sits_on_a_taken_seat_or_one_that_does_not_exist() -> None:
    evening = Evening(start=False)
    evening.sits("ines", 0)
    assert code(evening.sits("otto", 0)) == "seat-taken"
    assert code(evening.sits("otto", 7)) == "no-such-seat"


def test_a_seat_can_be_given_back_until_the_game_begins() -> None:
    evening = Evening(start=False)
    evening.sits("ines", 0)
    assert code(evening.wants("otto", wire.Stand(table="table", seat=0))) == "not-your-seat"
    evening.do(evening.wants("ines", wire.Stand(table="table", seat=0)))
    assert evening.table.chairs[0].free
    evening.sits("ines", 0)
    evening.sits("otto", 1)
    assert code(evening.wants("ines", wire.Stand(table="table", seat=0))) == "already-started"
    assert code(evening.sits("emma")) == "already-started"


def test_only_the_host_lets_a_bot_sit_down_and_then_the_game_begins() -> None:
    evening = Evening(start=False)
    evening.sits("otto", 0)
    assert code(evening.wants("otto", wire.Fill(table="table", seat=1, bot="constable"))) == "host-only"
    assert code(evening.wants("ines", wire.Fill(table="table", seat=1, bot="nobody"))) == "no-such-bot"
    assert code(evening.wants("ines", wire.Fill(table="table", seat=0, bot="constable"))) == "seat-taken"
    evening.do(evening.wants("ines", wire.Fill(table="table", seat=1, bot="constable")))
    assert evening.info().seats[1] == wire.SeatInfo(kind="open", name="constable", bot="constable")
    assert evening.table.playing


def test_one_person_can_hold_several_seats_at_one_screen() -> None:
    evening = Evening(start=False)
    evening.sits("ines", 0)
    evening.sits("ines", 1)
    assert evening.table.seats_of("ines") == [0, 1]
    assert evening.shown(0)["view"]["hand"] != evening.shown(1)["view"]["hand"]
    mover = evening.table.wanted()[0]
    assert evening.answers(mover, "draw file").accepted == "m1"


@pytest.mark.parametrize(
    ("settings", "english", "german"),
    [
        (
            {"game": "chess"},
            "“chess” is not a game we have; there are: jack-the-ripper, rue-morgue, mr-jack, check-the-ripper.",
            "„chess“ ist kein Spiel dieses Hauses; es gibt: jack-the-ripper, rue-morgue, mr-jack, check-the-ripper.",
        ),
        (
            {"seats": ["open"]},
            "The table has 2 seats, but 1 are described.",
            "Der Tisch hat 2 Plätze, beschrieben sind 1.",
        ),
        (
            {"seats": ["open", "bot:hal"]},
            "“hal” does not play jack-the-ripper; there are: random, constable,",
            "„hal“ spielt jack-the-ripper nicht; es gibt: random, constable,",
        ),
        ({"takeover": "hal"}, "“hal” does not play jack-the-ripper;", "„hal“ spielt jack-the-ripper nicht;"),
        ({"seats": ["open", "sofa"]}, "“sofa” is not a kind of seat;", "„sofa“ ist keine Art von Platz;"),
        (
            {"options": {"colour": "red"}},
            "The game has no setting “colour”; it has: ",
            "Das Spiel hat keine Option „colour“; es hat: ",
        ),
        (
            {"options": {"vote": "sometimes"}},
            "“sometimes” is not a value for vote; possible values: ",
            "„sometimes“ ist kein Wert der Option vote; möglich sind: ",
        ),
        (
            {"options": {"max_hands": 1, "seats": 2, "first_dealer": 3}},
            "These do not fit together, or do not fit this game: first_dealer.",
            "Das passt nicht zueinander oder nicht zu diesem Spiel: first_dealer.",
        ),
        (
            {"game": "check-the-ripper", "options": {"seats": 3, "board": "C"}},
            "These do not fit together, or do not fit this game: board. A board has 2 to 26 columns; this one has 1.",
            "Das passt nicht zueinander oder nicht zu diesem Spiel: board. Ein Plan hat 2 bis 26 Spalten",
        ),
        ({"window": 0}, "A window that closes when all have answered", "Ein Fenster, das mit der letzten Antwort"),
    ],
)
def test_settings_that_make_no_sense_are_refused_with_a_sentence_in_both_languages(
    settings: dict[str, Any], english: str, german: str
) -> None:
    with pytest.raises(opening.BadSettings) as refused:
        Evening(start=False, **settings)
    assert refused.value.sentence.en.startswith(english)
    assert refused.value.sentence.de.startswith(german)


def test_a_table_remembers_as_much_as_its_game_usually_does_unless_otherwise_agreed() -> None:
    assert Evening(start=False).table.settings.memory == "full"
    assert Evening(start=False, game="check-the-ripper").table.settings.memory == "strict"
    assert Evening(start=False, game="check-the-ripper", memory="full").table.settings.memory == "full"


def test_hints_are_for_those_who_play_against_bots_unless_otherwise_agreed() -> None:
    assert Evening(start=False).table.settings.hints is False
    assert Evening(start=False, hints=True).table.settings.hints is True
    assert Evening(start=False, seats=["open", "bot:constable"]).table.settings.hints is True
    assert Evening(start=False, seats=["open", "bot:constable"], hints=False).table.settings.hints is False


def test_a_line_of_talk_carries_the_seat_of_its_speaker() -> None:
    evening = Evening(start=False)
    evening.sits("otto", 1)
    for player in ("otto", "emma"):
        evening.do(evening.wants(player, wire.Say(table="table", text="Good evening")))
    said = [(line.name, line.seat) for line in evening.table.talk if line.what == "said"]
    assert said == [("Otto", 1), ("Emma", None)]


def test_a_window_stays_open_for_five_seconds_where_several_people_play_and_else_until_all_have_answered() -> None:
    assert Evening(start=False).table.settings.window == 5
    assert Evening(start=False, seats=["open", "bot:constable"]).table.settings.window == 0


# -- moves -----------------------------------------------------------------------------------------


def test_a_move_is_written_down_with_its_player_and_id() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    decision = evening.answers(seat, "draw file", id="first")
    assert decision.accepted == "first"
    assert evening.log[-1] == log.Line(
        at=1_000_000, seat=seat, text="draw file", player=evening.table.chairs[seat].player, id="first"
    )


def test_the_same_move_sent_again_is_acknowledged_again_and_made_once() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    before = evening.table.revision
    evening.answers(seat, "draw file", id="first", revision=before)
    lines = len(evening.table.lines)
    for _ in range(3):
        again = evening.answers(seat, "draw file", id="first", revision=before)
        assert again.reply == wire.Accepted(table="table", id="first", revision=before + 1)
    assert len(evening.table.lines) == lines
    assert evening.read_back().replies == evening.table.replies


def test_an_id_belongs_to_one_player() -> None:
    evening = Evening()
    first = evening.table.wanted()[0]
    evening.answers(first, "draw file", id="same")
    evening.plays_on(lambda table: table.wanted() != (first,))
    second = evening.table.wanted()[0]
    assert evening.answers(second, evening.options(second)[0], id="same").accepted == "same"


def test_a_move_for_an_earlier_moment_is_stale_and_brings_a_fresh_view() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    old = evening.table.revision
    evening.answers(seat, "draw file")
    decision = evening.answers(seat, evening.options(seat)[0], id="late", revision=old)
    assert decision.reply == wire.Stale(table="table", id="late", revision=old + 1)
    assert (decision.shown, decision.seat, decision.entries) == (decide.ONE_SEAT, seat, ())


def test_a_refusal_carries_the_rule_its_sentence_in_both_languages_and_what_would_be_legal() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    refused = refusal(evening.answers(seat, "done"))
    rule = evening.table.game.rulebook.rules[refused.rule]
    assert refused.sentence == wire.Sentence(en=rule.text["en"], de=rule.text["de"])
    assert refused.options == ["draw file", "draw yard"]


def test_a_player_who_is_not_asked_is_told_so_and_offered_nothing() -> None:
    evening = Evening()
    other = 1 - evening.table.wanted()[0]
    refused = refusal(evening.answers(other, "draw file"))
    assert (refused.rule, refused.options) == ("not-your-turn", [])


def test_an_answer_nobody_can_give_is_refused_too() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    refused = refusal(evening.answers(seat, "burn the file"))
    assert refused.rule == "unknown-answer"
    assert refused.sentence.de == "So kann in diesem Spiel niemand antworten."
    assert refused.options == ["draw file", "draw yard"]


def test_an_answer_the_rulebook_forbids_by_name_is_refused_by_that_rule() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    refused = refusal(evening.answers(seat, "meld gull 2"))
    assert refused.rule == "meld-three"
    assert refused.sentence.en == "A meld is three or more evidence cards of one colour, laid down together."
    assert refused.options == ["draw file", "draw yard"]
    assert refusal(evening.answers(1 - seat, "meld gull 2")).rule == "not-your-turn"


def test_nobody_moves_for_another_or_for_a_seat_that_is_not_there() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    assert code(evening.answers(seat, "draw file", player="emma")) == "not-your-seat"
    assert code(evening.answers(seat, "draw file", player=evening.table.chairs[1 - seat].player)) == "not-your-seat"
    nowhere = wire.Move(table="table", id="x", revision=evening.table.revision, seat=9, answer="draw file")
    assert code(evening.wants("ines", nowhere)) == "not-your-seat"


def test_nothing_can_be_answered_before_the_game_or_after_it() -> None:
    evening = Evening(start=False, options={"max_hands": 1})
    evening.sits("ines", 0)
    assert refusal(evening.answers(0, "draw file")).rule == "not-started"
    evening.sits("otto", 1)
    evening.plays_on()
    assert refusal(evening.answers(0, "draw file")).rule == "game-over"


def test_a_whole_game_ends_with_its_result() -> None:
    evening = Evening(options={"max_hands": 1})
    evening.plays_on()
    info = evening.info()
    assert info.result is not None
    assert info.result.winners
    assert isinstance(evening.log[-1], log.Ended)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_read_back_from_its_log_is_the_same_table(seats: int) -> None:
    evening = Evening(options={"max_hands": 2, "seats": seats, "vote": "on"})
    evening.plays_on(prefer="call vote")
    again = evening.read_back()
    assert evening.table.state is not None
    assert again.state is not None
    assert again.state.parts() == evening.table.state.parts()
    assert again.lines == evening.table.lines
    assert (again.revision, again.told, again.length) == (
        evening.table.revision, evening.table.told, evening.table.length,
    )  # fmt: skip
    for seat in (None, *range(seats)):
        assert show.update(again, seat, [], 7, 5) == show.update(evening.table, seat, [], 7, 5)
    assert show.info(again, ()) == show.info(evening.table, ())


# -- memory, notes and talk ------------------------------------------------------------------------


def test_a_player_who_returns_to_a_table_with_full_memory_is_told_everything_again() -> None:
    evening = Evening(memory="full")
    evening.plays_on(lambda table: len(table.lines) > 20)
    told = msgspec.json.decode(show.again(evening.table, 0, 3, evening.now))
    assert told["first"] == 0
    assert len(told["events"]) == evening.table.told
    mine = [event for event in told["events"] if event["kind"] == "dealt" and event["seat"] == 0]
    theirs = [event for event in told["events"] if event["kind"] == "dealt" and event["seat"] == 1]
    assert len(mine[0]["facts"]["cards"]) == 10
    assert theirs[0]["facts"] == {"count": 10}


@pytest.mark.parametrize("memory", ["strict", "notebook"])
def test_a_player_who_returns_to_a_table_played_from_memory_hears_no_card_that_was_in_sight_for_a_moment(
    memory: str,
) -> None:
    evening = Evening(memory=memory)
    evening.plays_on(lambda table: len(table.lines) > 20)
    told = msgspec.json.decode(show.again(evening.table, 0, 3, evening.now))
    assert (told["first"], len(told["events"])) == (0, evening.table.told)
    assert told["view"]["hand"]
    fleeting = {kind: hearing.fleeting for kind, hearing in evening.table.game.hearings.items()}
    facts = [event["facts"].get(name, "") for event in told["events"] for name in fleeting[event["kind"]]]
    assert len(facts) > 10
    assert set(facts) == {""}
    assert not any("fleeting" in event for event in told["events"])


class Watched(Evening):
    """An evening that keeps what one seat was shown, update by update."""

    def __init__(self, **settings: Any) -> None:
        self.updates: list[dict[str, Any]] = []
        super().__init__(**settings)

    def do(self, decision: decide.Decision) -> decide.Decision:
        done = super().do(decision)
        if decision.shown == decide.EVERYBODY and decision.course is not None:
            events = decision.course.events()
            update = msgspec.json.decode(show.update(self.table, 0, events, 0, self.now))
            self.updates.append({name: update[name] for name in ("first", "events", "view")})
        return done

    def goes_on(self, until: int) -> None:
        """Everybody answers at random, and the table rests between two hands."""
        while self.table.playing and len(self.table.lines) < until:
            if self.table.rests is not None:
                self.waits((self.table.rests - self.now) / 1000)
            else:
                self.plays_on(lambda table: table.rests is not None or len(table.lines) >= until)


def seen_again(evening: Evening, since: int) -> list[dict[str, Any]]:
    return msgspec.json.decode(show.Past(evening.table, 0, since).encode())["updates"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_what_a_seat_sees_again_is_what_it_saw(game: str) -> None:
    evening = Watched(game=game, memory="full", pause=5)
    evening.goes_on(until=150)
    assert len(evening.updates) > 30
    for back in (1, 2, 10, 30):
        before, *after = seen_again(evening, evening.updates[-back]["first"])
        kept = evening.updates[-len(after) :]
        assert after == kept
        assert kept[0]["first"] + len(kept[0]["events"]) > evening.updates[-back]["first"]
        assert before["view"] == evening.updates[-len(after) - 1]["view"]


def test_no_more_than_the_last_of_it_is_seen_again_and_nothing_where_nothing_has_happened() -> None:
    evening = Watched(game="mr-jack", memory="full")
    evening.goes_on(until=150)
    assert seen_again(evening, 0)[1:] == evening.updates[-show.PAST :]
    assert seen_again(evening, evening.table.told) == seen_again(evening, 10**9) == []


def test_after_taking_back_only_what_counts_is_seen_again() -> None:
    evening = Watched(game="jack-the-ripper", memory="full")
    evening.goes_on(until=30)
    lines, told = len(evening.table.lines), evening.table.told
    while evening.table.wanted() != (0,):
        evening.goes_on(until=len(evening.table.lines) + 1)
    seen = evening.updates[-1]
    evening.answers(0, evening.options(0)[0])
    evening.undoes(0)
    if evening.table.wish is not None:
        evening.agrees("otto")
    assert len(evening.table.lines) >= lines
    assert seen_again(evening, told - 1)[-1]["view"] == seen["view"]


@pytest.mark.parametrize("memory", ["strict", "notebook"])
def test_where_players_remember_for_themselves_nothing_is_seen_again(memory: str) -> None:
    evening = Evening(memory=memory)
    evening.plays_on(longer_than(30))
    assert seen_again(evening, 0) == []


def test_a_notebook_is_its_seats_own_and_strict_tables_have_none() -> None:
    evening = Evening(memory="notebook")
    evening.do(evening.wants("ines", wire.Note(table="table", seat=0, text="Otto collects Gull")))
    assert evening.read_back().notes == {0: "Otto collects Gull"}
    assert code(evening.wants("otto", wire.Note(table="table", seat=0, text="x"))) == "not-your-seat"
    strict = Evening(memory="strict")
    assert code(strict.wants("ines", wire.Note(table="table", seat=0, text="x"))) == "no-notebook"


def test_what_people_say_is_free_and_what_happens_is_told_in_both_languages() -> None:
    evening = Evening()
    evening.do(evening.wants("otto", wire.Say(table="table", text="Guten Abend!")))
    talk = show.talk(evening.table)
    assert talk is not None
    assert [line.what for line in talk.lines] == ["sat", "sat", "started", "said"]
    assert talk.lines[1].sentence == wire.Sentence(en="Otto has taken seat 2.", de="Otto hat Platz 2 genommen.")
    assert (talk.lines[3].name, talk.lines[3].text, talk.lines[3].sentence) == ("Otto", "Guten Abend!", None)


# -- lists -----------------------------------------------------------------------------------------


def test_the_list_of_my_tables_says_whose_turn_it_is() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    turns = {player: mark.your_turn for player, mark in show.standings(evening.table).items()}
    assert turns == {evening.table.chairs[seat].player: True, evening.table.chairs[1 - seat].player: False}


def test_a_host_who_opened_a_table_for_others_sees_when_it_is_over() -> None:
    evening = Evening(start=False, options={"max_hands": 1})
    evening.sits("otto", 0)
    evening.sits("emma", 1)
    people = ("ines", "otto", "emma")
    assert {player: mark.over for player, mark in show.standings(evening.table).items()} == dict.fromkeys(people, False)
    evening.plays_on()
    assert {player: mark.over for player, mark in show.standings(evening.table).items()} == dict.fromkeys(people, True)


def test_a_public_table_stands_on_everybodys_list_first_while_it_has_free_seats() -> None:
    evening = Evening(start=False, visibility="public")
    marks = {player: mark.your_turn for player, mark in show.standings(evening.table).items()}
    assert marks == {"ines": False, "*": True}
    evening.sits("ines")
    evening.sits("otto")
    assert show.standings(evening.table)["*"].your_turn is False
    assert "*" not in show.standings(Evening().table)


# -- again -----------------------------------------------------------------------------------------


def test_playing_again_moves_everybody_one_seat_further() -> None:
    evening = Evening(options={"max_hands": 1, "seats": 3}, seats=["open", "open", "bot:constable"])
    settings, people = opening.next_settings(evening.table)
    assert settings.seats == ["bot:constable", "person", "person"]
    assert {seat: (one.player, one.name) for seat, one in people.items()} == {1: ("ines", "Ines"), 2: ("otto", "Otto")}
    assert decide.may_play_again(evening.table, "ines") == "not-over"


def test_where_a_guest_bot_has_left_the_usual_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots from outside are named by the environment, which may have changed since the table was opened."""
    monkeypatch.setenv("WHITECHAPEL_BOTS", "jack-the-ripper/student=whitechapel.bots.random_bot:RandomBot")
    evening = Evening(seats=["open", "bot:student"], takeover="student")
    assert opening.next_settings(evening.table)[0].seats == ["bot:student", "person"]
    monkeypatch.delenv("WHITECHAPEL_BOTS")
    settings = opening.next_settings(evening.table)[0]
    assert (settings.seats, settings.takeover) == (["bot:inspector", "person"], "inspector")
    bot_seat = BotSeat(game="jack-the-ripper", options={}, seat=1, bot="student")
    assert type(KeptBot(bot_seat).bot) is type(KeptBot(bot_seat._replace(bot="inspector")).bot)


def test_only_those_who_have_played_can_open_the_next_table() -> None:
    evening = Evening(options={"max_hands": 1})
    evening.plays_on()
    assert decide.may_play_again(evening.table, "emma") == "not-your-seat"
    assert decide.may_play_again(evening.table, "ines") == ""


def test_a_duplicate_deals_the_same_cards_to_other_people_however_it_is_played() -> None:
    first, second = Evening(options={"max_hands": 3}), Evening(options={"max_hands": 3})
    second.rng.seed(99)
    first.plays_on()
    second.plays_on(prefer="draw yard")
    shuffles = [[text for seat, text in evening.table.lines if seat == -1] for evening in (first, second)]
    assert first.table.lines != second.table.lines
    whole = [[text for text in one if text.count(" ") > 60] for one in shuffles]
    assert len(whole[0]) == 3
    assert whole[0] == whole[1]


def test_tables_with_the_same_options_share_one_record() -> None:
    assert Evening(options={"vote": True}).table.agreed is Evening(options={"vote": "on"}).table.agreed


# -- the way of an answer --------------------------------------------------------------------------


@pytest.mark.interpreted
def test_an_answer_is_checked_once_played_once_and_the_state_copied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    assert evening.table.state is not None
    question, kind = type(evening.table.state.stack[-1]), type(evening.table.state)
    done: list[str] = []

    def counted(owner: type, name: str) -> None:
        true = getattr(owner, name)

        def noted(*given: object) -> object:
            done.append(name)
            return true(*given)

        monkeypatch.setattr(owner, name, noted)

    for owner, name in ((question, "allows"), (question, "resolve"), (kind, "clone")):
        counted(owner, name)
    decision = evening.answers(seat, "draw file")
    assert done == ["allows", "clone", "resolve"]
    assert decision.course is not None
    assert evening.table.state is decision.course.state
    assert [event.kind for event in decision.course.events()] == ["drew"]


def test_a_decision_changes_nothing_until_the_table_takes_it_in() -> None:
    evening = Evening()
    seat = evening.table.wanted()[0]
    before = evening.shown(seat)
    move = wire.Move(table="table", id="m", revision=evening.table.revision, seat=seat, answer="draw file")
    decision = evening.wants(evening.table.chairs[seat].player, move)
    assert evening.shown(seat) == before
    evening.do(decision)
    assert evening.shown(seat)["view"]["hand"] != before["view"]["hand"]


@pytest.mark.parametrize("game", ["jack-the-ripper", "rue-morgue", "mr-jack", "check-the-ripper"])
def test_a_table_that_was_played_is_the_table_its_log_tells(game: str) -> None:
    evening = Evening(game=game, pace={"kind": "clock", "per_move": 5, "bank": 60})
    for _ in range(40):
        seats = [seat for seat in evening.table.asked() if decide.may_undo(evening.table, seat) == "free"]
        if seats and evening.rng.random() < 0.2:
            evening.undoes(seats[0])
        evening.now += evening.rng.randrange(20_000)
        evening.plays_on(longer_than(len(evening.table.lines)))
        told, played = evening.read_back(), evening.table
        assert told.state is not None
        assert played.state is not None
        assert told.state.parts() == played.state.parts()
        for name in ("asked_chance", "base", "closes", "held", "length", "lines", "news", "replies", "since", "talk",
                     "told", "units"):  # fmt: skip
            assert getattr(told, name) == getattr(played, name), name
        assert [chair.bank for chair in told.chairs] == [chair.bank for chair in played.chairs]

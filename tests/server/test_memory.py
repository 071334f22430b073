"""How much the house remembers for its players: at a table played from memory, nothing gives back what was shown."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest
from server.evening import PEOPLE, Evening
from server.secrecy import Recorded

from whitechapel.games import GAMES
from whitechapel.server.live import hints
from whitechapel.server.live.bot_processes import ANSWER, KeptBot, Request, Told, answer, told_anew
from whitechapel.server.live.bot_seats import BotSeats, retold
from whitechapel.server.table import house, show, tell, wire
from whitechapel.server.table.connection import Crowd
from whitechapel.server.table.table import Table

FROM_MEMORY = [game.id for game in GAMES if any(hearing.fleeting for hearing in game.hearings.values())]
games = pytest.mark.parametrize("game", FROM_MEMORY)
policies = pytest.mark.parametrize("memory", ["strict", "notebook"])


def after_a_look(game: str, memory: str, **settings: Any) -> Evening:
    """A table, some answers after something was in sight for a moment."""

    def covered(table: Table) -> bool:
        hearings = table.game.hearings
        looks = [n for n, event in enumerate(table.story(0).events()) if hearings[event.kind].fleeting]
        return bool(looks) and looks[0] < table.told - 9

    evening = Evening(game=game, memory=memory, **settings)
    evening.plays_on(covered)
    assert evening.table.playing
    return evening


def comes_back(evening: Evening, seat: int) -> list[dict[str, Any]]:
    """Everything a player is sent who comes back, and then asks once more."""
    connection, crowd = Recorded(PEOPLE[seat]), Crowd()
    tell.tell_newcomer(evening.table, crowd, connection, evening.now)
    tell.tell_again(evening.table, crowd, connection, seat, evening.now)
    return [msgspec.json.decode(data) for data in connection.heard]


def test_all_games_but_one_have_something_to_remember() -> None:
    assert FROM_MEMORY == ["jack-the-ripper", "rue-morgue", "check-the-ripper"]


def assert_forgotten(evening: Evening, update: dict[str, Any]) -> None:
    """Nothing that was in sight for a moment only is told again."""
    hearings = evening.table.game.hearings
    for event in update["events"]:
        assert not any(event["facts"].get(name) for name in hearings[event["kind"]].fleeting)


@games
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_returns_to_a_strict_table_is_not_told_again_what_is_to_be_remembered(
    game: str, seat: int
) -> None:
    evening = after_a_look(game, "strict")
    messages = comes_back(evening, seat)
    assert [message["kind"] for message in messages] == ["table", "talk", "update", "update"]
    assert messages[0]["settings"]["memory"] == "strict"
    assert {line["what"] for line in messages[1]["lines"]} == {"sat", "started"}
    for update in messages[2:]:
        assert (update["first"], len(update["events"])) == (0, evening.table.told)
        assert_forgotten(evening, update)
        assert update["view"] == evening.shown(seat)["view"]


@games
def test_a_player_who_returns_to_a_full_table_is_told_everything_again(game: str) -> None:
    evening = after_a_look(game, "full")
    update = comes_back(evening, 0)[2]
    assert (update["first"], len(update["events"])) == (0, evening.table.told)
    assert not any(event.get("fleeting") for event in update["events"])


@games
def test_a_notebook_is_kept_where_there_is_one(game: str) -> None:
    evening = after_a_look(game, "notebook")
    evening.do(evening.wants("ines", wire.Note(table="table", seat=0, text="the poison is on e5")))
    kinds = [message["kind"] for message in comes_back(evening, 0)]
    assert kinds == ["table", "talk", "notes", "update", "update"]
    assert comes_back(evening, 0)[2]["text"] == "the poison is on e5"
    assert_forgotten(evening, comes_back(evening, 0)[3])
    assert "notes" not in [message["kind"] for message in comes_back(evening, 1)]


@games
def test_at_a_strict_table_there_is_no_notebook_and_a_stale_move_tells_no_past(game: str) -> None:
    evening = after_a_look(game, "strict")
    refused = evening.wants("ines", wire.Note(table="table", seat=0, text="the poison is on e5"))
    assert refused.entries == ()
    seat = evening.table.wanted()[0]
    connection, crowd = Recorded(PEOPLE[seat]), Crowd()
    crowd.add(connection)
    decision = evening.answers(seat, evening.options(seat)[0], revision=evening.table.revision - 1)
    tell.tell(evening.table, crowd, decision, connection, evening.table.talked, evening.now)
    stale, update = [msgspec.json.decode(data) for data in connection.heard]
    assert stale["kind"] == "stale"
    assert update["events"] == []


@games
@policies
def test_an_event_is_told_once_with_what_of_it_is_fleeting_and_then_without_it(game: str, memory: str) -> None:
    """Through a hundred answers, to a player who now and then asks to see the table afresh."""
    evening = Evening(game=game, memory=memory)
    table, hearings = evening.table, evening.table.game.hearings
    connection, crowd = Recorded("ines"), Crowd()
    tell.tell_newcomer(table, crowd, connection, evening.now)
    connection.heard.clear()
    sent = 0
    for number in range(100):
        if not table.wanted():
            break
        seat = table.wanted()[0]
        decision = evening.answers(seat, evening.rng.choice(evening.options(seat)))
        tell.tell(table, crowd, decision, None, table.talked, evening.now)
        if number % 9 == 0:
            tell.tell_again(table, crowd, connection, 0, evening.now)
        updates = [msgspec.json.decode(data) for data in connection.heard if b'"kind":"update"' in data]
        for update in updates:
            if update["first"] < sent:
                assert_forgotten(evening, update)
                continue
            sent = update["first"] + len(update["events"])
            for event in update["events"]:
                fleeting = [name for name in hearings[event["kind"]].fleeting if name in event["facts"]]
                assert event.get("fleeting", []) == fleeting
        connection.heard.clear()
    assert sent > 20


def test_nothing_is_fleeting_at_a_full_table() -> None:
    evening = Evening(memory="full")
    events = show.heard(evening.table, 0, evening.table.story(0).events())
    assert [event.fleeting for event in events if event.kind == "dealt"] == [(), ()]


# -- bots and advisers -----------------------------------------------------------------------------


def remembered(events: Sequence[Told], game: str) -> list[Any]:
    """What a bot was told of what is in sight only for a moment."""
    hearings = house.game(game).hearings
    return [facts[name] for kind, _, facts in events for name in hearings[kind].fleeting if facts.get(name)]


def request_of(seats: BotSeats, table: Table, bot: str) -> Request:
    """What the bot at seat 1 is asked; if it has not been told anything yet, with the whole story."""
    request = seats._request(table, 1, bot)
    return told_anew(request, 0, retold(table, 1, table.story(0))) if request.anew else request


@pytest.mark.parametrize("game", ["jack-the-ripper", "rue-morgue"])
@policies
def test_a_bot_plays_without_what_the_house_forgets_even_if_it_is_told_from_the_beginning(
    game: str, memory: str
) -> None:
    evening = Evening(game=game, memory=memory, seats=["person", "bot:sergeant"])
    table = evening.table
    seats = BotSeats(cast("Any", None), table.id, Crowd(), lambda answer: None)
    kept: OrderedDict[str, KeptBot] = OrderedDict()
    story: list[Told] = []
    for _ in range(60):
        request = request_of(seats, table, "sergeant")
        assert request.first == len(story)
        story += request.events
        seat = table.wanted()[0]
        if seat == 1:
            decision = evening.answers(1, answer(kept, told_anew(request, 0, story))[1])
        else:
            decision = evening.answers(0, evening.rng.choice(evening.options(0)))
        seats.told(table, decision.course.events() if decision.course is not None else [], undone=False)
    assert len(story) > 30
    assert remembered(story, game) == []
    seats.forget()
    assert list(request_of(seats, table, "sergeant").events)[: len(story)] == story


def test_where_remembering_is_the_game_a_bot_is_told_everything_and_its_rank_forgets() -> None:
    table = after_a_look("check-the-ripper", "strict", seats=["person", "bot:constable"]).table
    seats = BotSeats(cast("Any", None), table.id, Crowd(), lambda answer: None)
    assert remembered(request_of(seats, table, "constable").events, "check-the-ripper") != []


@games
@policies
def test_an_adviser_is_told_nothing_that_the_house_forgets(game: str, memory: str) -> None:
    evening = after_a_look(game, memory, hints=True)
    seat = evening.table.wanted()[0]
    asked = hints.request(evening.table, seat)
    assert remembered(asked.events, game) == []
    assert asked.view == show.view(evening.table, seat)


@games
@policies
def test_an_adviser_at_such_a_table_has_something_to_say(game: str, memory: str) -> None:
    evening = after_a_look(game, memory, hints=True)
    seat = evening.table.wanted()[0]
    kind, candidates = answer(OrderedDict(), hints.request(evening.table, seat)._replace(weigh=True))
    assert kind == ANSWER
    assert {one.answer for one in candidates} <= set(evening.options(seat))

"""How much the house remembers for its players: at a table played from memory, nothing gives back what was shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from server.evening import PEOPLE, Evening
from server.secrecy import Recorded

from whitechapel.server.table import tell, wire
from whitechapel.server.table.connection import Crowd
from whitechapel.server.table.table import Table


def after_a_look(**settings: Any) -> Evening:
    """Check the Ripper, some answers after a file was turned up and down again."""

    def turned_down(table: Table) -> bool:
        hearings = table.game.hearings
        looks = [n for n, event in enumerate(table.events_so_far()) if hearings[event.kind].fleeting]
        return bool(looks) and looks[0] < table.told - 5

    evening = Evening(game="check-the-ripper", **settings)
    evening.plays_on(turned_down)
    assert evening.table.playing
    return evening


def comes_back(evening: Evening, seat: int) -> list[dict[str, Any]]:
    """Everything a player is sent who comes back, and then asks once more."""
    connection, crowd = Recorded(PEOPLE[seat]), Crowd()
    tell.tell_newcomer(evening.table, crowd, connection, evening.now)
    tell.tell_again(evening.table, crowd, connection, seat, evening.now)
    return [msgspec.json.decode(data) for data in connection.heard]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_comes_back_to_a_strict_table_gets_the_view_and_no_past(seat: int) -> None:
    evening = after_a_look()
    assert evening.info().settings.memory == "strict"
    messages = comes_back(evening, seat)
    assert [message["kind"] for message in messages] == ["table", "talk", "update", "update"]
    assert {line["what"] for line in messages[1]["lines"]} == {"sat", "started"}
    for update in messages[2:]:
        assert update["events"] == []
        assert update["first"] == evening.table.told
        assert update["view"] == evening.shown(seat)["view"]


def test_who_comes_back_to_a_full_table_is_told_everything_again() -> None:
    evening = after_a_look(memory="full")
    update = comes_back(evening, 0)[2]
    assert (update["first"], len(update["events"])) == (0, evening.table.told)


def test_a_notebook_is_kept_where_there_is_one() -> None:
    evening = after_a_look(memory="notebook")
    evening.do(evening.wants("ines", wire.Note(table="table", seat=0, text="the poison is on e5")))
    kinds = [message["kind"] for message in comes_back(evening, 0)]
    assert kinds == ["table", "talk", "notes", "update", "update"]
    assert comes_back(evening, 0)[3]["events"] == []
    assert "notes" not in [message["kind"] for message in comes_back(evening, 1)]


def test_at_a_strict_table_there_is_no_notebook_and_a_stale_move_tells_no_past() -> None:
    evening = after_a_look()
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

"""What the keeper of a server can do: start it, back it up, restore it, have the doctor check it."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import pytest
from server.evening import SEED, Evening

from whitechapel.cli import run
from whitechapel.server.host import serving
from whitechapel.server.live.limits import Limits
from whitechapel.server.store import TABLE, Entry, Store, open_store
from whitechapel.server.table import log, proof, show
from whitechapel.text import Words


def an_evening() -> Evening:
    evening = Evening(options={"max_hands": 1, "vote": "on", "seats": 3})
    evening.plays_on(lambda table: len(table.lines) > 30)
    mover = next(seat for seat, _ in reversed(evening.table.lines) if seat >= 0)
    evening.undoes(mover)
    for player in evening.table.people() - {evening.table.chairs[mover].player}:
        if evening.table.wish is not None:
            evening.agrees(player)
    evening.plays_on(prefer="call vote")
    return evening


async def keep(store: Store, name: str, entries: list[log.Entry]) -> None:
    await store.append(TABLE + name, 0, [Entry(log.kind(entry), log.encode(entry)) for entry in entries])


def stored(folder: Path, *logs: list[log.Entry]) -> Path:
    """A data folder with these tables."""

    async def fill() -> None:
        store = await open_store(serving.place(folder, None))
        for number, entries in enumerate(logs):
            await keep(store, f"t{number}", entries)
        await store.close()

    asyncio.run(fill())
    return folder


def test_a_downloaded_game_is_verified_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    evening = an_evening()
    file = tmp_path / "game.txt"
    table = evening.table
    file.write_text(proof.write(table.transcript(), table.proof(), show.remarks(table)), encoding="utf-8")
    assert run(["verify", str(file), "--lang", "en"]) == 0
    assert "every answer was legal, and the game is finished.\n" in capsys.readouterr().out
    assert run(["verify", str(file), "--commitment", table.commitment, "--head", table.head, "--lang", "de"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[2] == ("Das Siegel stimmt mit dem überein, was du aufgeschrieben hast: Es wurde nicht neu gemischt.")
    assert run(["verify", str(file), "--commitment", "0" * 64]) == 2
    file.write_text(file.read_text(encoding="utf-8").replace(SEED.hex(), bytes(32).hex()), encoding="utf-8")
    assert run(["verify", str(file)]) == 2
    assert "not the one that was promised" in capsys.readouterr().err
    assert run(["verify", str(tmp_path / "nothing")]) == 2


def test_a_backup_is_restored_into_an_empty_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = stored(tmp_path / "one", an_evening().log)
    archive = tmp_path / "archive"
    assert run(["backup", str(archive), "--data", str(folder)]) == 0
    assert run(["restore", str(archive), "--data", str(tmp_path / "two")]) == 0
    assert run(["doctor", "--data", str(tmp_path / "two")]) == 0
    assert "1 tables" in capsys.readouterr().out
    assert run(["restore", str(archive), "--data", str(folder)]) == 2


def test_the_doctor_finds_a_shuffle_that_was_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = an_evening().log
    number = next(n for n, entry in enumerate(entries) if isinstance(entry, log.Line) and "shuffled" in entry.text)
    shuffle = entries[number]
    assert isinstance(shuffle, log.Line)
    words = shuffle.text.split(" ")
    words[1], words[2] = words[2], words[1]
    entries[number] = log.Line(at=shuffle.at, seat=-1, text=" ".join(words))
    folder = stored(tmp_path, an_evening().log, entries)
    assert run(["doctor", "--data", str(folder)]) == 1
    said = capsys.readouterr().out
    assert said.splitlines()[0] == f"Table t1: entry {number}: the answer of chance does not follow from the seed."


def test_the_doctor_finds_a_wrong_result_and_an_illegal_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = an_evening().log
    entries[-1] = log.Ended(at=entries[-1].at, scores=[1000, 0, 0], winners=[0])
    assert run(["doctor", "--data", str(stored(tmp_path / "a", entries))]) == 1
    assert "the result is written as [1000, 0, 0]" in capsys.readouterr().out
    entries = an_evening().log
    number = next(n for n, entry in enumerate(entries) if isinstance(entry, log.Line) and entry.seat >= 0)
    entries[number] = log.Line(at=1, seat=0, text="done")
    assert run(["doctor", "--data", str(stored(tmp_path / "b", entries))]) == 1
    assert f"entry {number} cannot be replayed" in capsys.readouterr().out


@pytest.mark.parametrize(("platform", "shared"), [("linux", True), ("win32", False)])
def test_an_address_is_never_shared_with_a_second_server(
    monkeypatch: pytest.MonkeyPatch, platform: str, shared: bool
) -> None:
    # On Windows the option that lets others take over an address at once lets two servers have it.
    with monkeypatch.context() as there:
        there.setattr(sys, "platform", platform)
        listener = serving.listen("127.0.0.1", 0)
    with listener:
        assert bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) is shared


def test_an_address_that_is_taken_is_explained_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = serving.listen("127.0.0.1", 0)
    taken.listen()
    port = taken.getsockname()[1]
    arguments = ["serve", "--no-open", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
    assert run(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"The server cannot listen at 127.0.0.1 on port {port}: ")
    taken.close()
    assert run(["serve", "--port", "99999"]) == 2
    assert run(["serve", "--bots", "0"]) == 2


def wish(host: str, public_url: str = "") -> serving.ServeOptions:
    return serving.ServeOptions(host, 0, "", public_url, False, 1, "info", Words("en", part="server"), Limits())


def test_the_greeting_tells_the_address_and_the_one_for_phones() -> None:
    text = serving.greeting(wish("0.0.0.0"), 8000, "192.168.1.20", draw=True)
    assert text.startswith(
        "The parlour is open at http://localhost:8000\nFor phones on the same network: http://192.168.1.20:8000\n"
    )
    assert "▀" in text
    assert "phones" not in serving.greeting(wish("127.0.0.1"), 8000, "192.168.1.20", draw=True)
    assert "phones" not in serving.greeting(wish("0.0.0.0"), 8000, None, draw=True)
    public = wish("0.0.0.0", "https://parlour.example")
    assert "https://parlour.example" in serving.greeting(public, 8000, "x", draw=True)
    assert serving.local_url("::1", 8000) == "http://[::1]:8000"

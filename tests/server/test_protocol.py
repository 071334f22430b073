"""The protocol as it is described is the protocol as it is spoken."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import typing
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from patience import WHOLE_GAME
from server.house import house
from server.page_house import TRANSPORTS, any_house

from whitechapel.server.table import decide, say, wire

ROOT = Path(__file__).resolve().parent.parent.parent
PROTOCOL = ROOT / "docs" / "protocol.md"
BOT = ROOT / "examples" / "bot.py"


def test_the_generated_files_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "wiretypes.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_a_stale_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "tools")
    import wiretypes

    monkeypatch.setattr(wiretypes, "ROOT", tmp_path)
    monkeypatch.setattr(wiretypes, "SCHEMA", tmp_path / "schema.json")
    monkeypatch.setattr(wiretypes, "OPENAPI", tmp_path / "openapi.json")
    monkeypatch.setattr(wiretypes, "GENERATED", tmp_path)
    assert wiretypes.main(["--check"]) == 1
    assert wiretypes.main([]) == 0
    assert wiretypes.main(["--check"]) == 0
    for stale in ("wire.ts", "mr-jack.ts"):
        (tmp_path / stale).write_text("export type Command = never;")
        assert wiretypes.main(["--check"]) == 1
        assert wiretypes.main([]) == 0


@pytest.mark.parametrize("kind", [one.__struct_config__.tag for one in typing.get_args(wire.Command)])
def test_every_command_is_described(kind: str) -> None:
    assert f"| `{kind}` |" in PROTOCOL.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", [one.__struct_config__.tag for one in typing.get_args(wire.Message)])
def test_every_message_is_described(kind: str) -> None:
    assert f"| `{kind}` |" in PROTOCOL.read_text(encoding="utf-8")


@pytest.mark.parametrize("record", [*typing.get_args(wire.Command), wire.Settings, wire.Update])
def test_every_field_a_client_needs_is_described(record: type[msgspec.Struct]) -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    for field in record.__struct_fields__:
        assert f"`{field}`" in text or f"`{field}?`" in text or f'"{field}"' in text, field


def test_every_code_of_a_refusal_has_a_sentence_in_both_languages() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(decide.__file__).parent.parent.rglob("*.py"))
    import re

    codes = set(re.findall(r'(?:wrong|Trouble)\((?:\d+, )?"([a-z-]+)"', source))
    assert len(codes) > 15
    for code in codes:
        assert say.plain_sentence(f"wrong-{code}").de


@pytest.mark.parametrize("transport", TRANSPORTS)
async def test_everything_sent_keeps_to_the_schema(transport: str, tmp_path: Path) -> None:
    schema = json.loads((ROOT / "docs" / "wire.schema.json").read_text(encoding="utf-8"))
    validator = jsonschema_rs.validator_for({**schema, "anyOf": [{"$ref": "#/$defs/Message"}]})
    async with any_house(transport, tmp_path) as parlour:
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines, seats=["open", "bot:constable"], pace={"kind": "clock"}, memory="notebook")
        await ines.comes(table, 0)
        await ines.until(lambda: ines.last.get((table, 0), {}).get("view", {}).get("options"))
        await ines.send("hint", table=table, seat=0, revision=ines.last[table, 0]["revision"], depth=3)
        await ines.hears("hint")
        await ines.send("say", table=table, text="Good evening")
        await ines.send("note", table=table, seat=0, text="x")
        await ines.send("watch", table="nowhere")
        await ines.hears("wrong")
        await ines.move(table, 0, "nonsense")
        await ines.move(table, 0, "draw file", revision=0)
        await ines.hears("stale")
        await ines.quiet()
    assert {message["kind"] for message in ines.heard} >= {
        "welcome", "table", "update", "talk", "notes", "wrong", "refused", "stale", "hint", "pong",
    }  # fmt: skip
    for message in ines.heard:
        validator.validate(message)


async def test_the_example_bot_plays_a_whole_game_and_knows_nothing_of_us(tmp_path: Path) -> None:
    assert "import whitechapel" not in BOT.read_text(encoding="utf-8")
    assert "from whitechapel" not in BOT.read_text(encoding="utf-8")
    async with house(tmp_path / "p.db") as parlour:
        ines = await parlour.guest("Ines")
        table = await parlour.table(ines, window=1)
        await ines.comes(table, sit=False)
        bots = [
            await asyncio.create_subprocess_exec(
                sys.executable, BOT, f"http://{parlour.address}", table, "--nickname", name,
                stdout=asyncio.subprocess.PIPE,
            )
            for name in ("Lot", "Los")
        ]  # fmt: skip
        said = await asyncio.wait_for(asyncio.gather(*(bot.communicate() for bot in bots)), WHOLE_GAME)
        results = [json.loads(output) for output, _ in said]
        assert results[0] == results[1]
        assert results[0]["winners"]
        await ines.until(lambda: ines.over(table))

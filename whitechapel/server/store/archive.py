"""Backups: everything a store holds, in one text file from which any store can be filled.

A file of JSON lines: a header, one record per line (its data in base64), and a last line with the counts and a checksum
of everything before it. So a SQLite file can become a PostgreSQL database, and vice versa.

An archive holds the server's secret and the cards of every table: only its owner may read the file.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from whitechapel.server.store import KeyRecord, MarkRecord, Record, Store, StoreError, Unusable
from whitechapel.server.store.group import CHUNK

FORMAT = "whitechapel archive"
VERSION = 1

T = TypeVar("T")


class Counts(NamedTuple):
    """How much an archive contains."""

    logs: int
    entries: int
    marks: int
    keys: int

    def __str__(self) -> str:
        return f"{self.logs} logs with {self.entries} entries, {self.marks} marks, {self.keys} keys"


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: int


class Footer(msgspec.Struct, frozen=True):
    """The last line."""

    end: Counts
    sha256: str


HEADER = msgspec.json.Decoder(Header)
RECORD: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
FOOTER = msgspec.json.Decoder(Footer)


class Tally:
    """Counts records, and makes sure that each log is complete."""

    __slots__ = ("entries", "keys", "log", "logs", "marks", "number")

    def __init__(self) -> None:
        self.logs = self.entries = self.marks = self.keys = 0
        self.log: str | None = None
        self.number = 0

    def add(self, record: Record) -> None:
        if isinstance(record, MarkRecord):
            self.marks += 1
        elif isinstance(record, KeyRecord):
            self.keys += 1
        else:
            if record.log != self.log:
                self.log = record.log
                self.number = 0
                self.logs += 1
            if record.number != self.number:
                raise Unusable(
                    "archive-entry", "Entry {number} of {log} is missing.", number=self.number, log=record.log
                )
            self.number += 1
            self.entries += 1

    def counts(self) -> Counts:
        return Counts(self.logs, self.entries, self.marks, self.keys)


async def backup(store: Store, path: Path) -> Counts:
    """Write everything as it is at this moment to a file. An older one is replaced once the new one is complete."""
    draft = path.with_name(path.name + ".part")
    tally = Tally()
    digest = hashlib.sha256()
    try:
        draft.touch(mode=0o600)
        with draft.open("wb") as file:

            def write(lines: list[bytes]) -> None:
                text = b"".join(lines)
                digest.update(text)
                file.write(text)

            lines = [encoded(Header(FORMAT, VERSION))]
            async for record in store.dump():
                tally.add(record)
                lines.append(encoded(record))
                if len(lines) >= CHUNK:
                    await asyncio.to_thread(write, lines)
                    lines = []
            await asyncio.to_thread(write, lines)
            file.write(encoded(Footer(tally.counts(), digest.hexdigest())))
            file.flush()
            await asyncio.to_thread(os.fsync, file.fileno())
        draft.replace(path)
    except OSError as error:
        raise StoreError(
            "archive-unwritable", "{file} could not be written: {reason}.", file=str(path), reason=error.strerror
        ) from error
    finally:
        draft.unlink(missing_ok=True)
    return tally.counts()


async def restore(store: Store, path: Path) -> Counts:
    """Fill an empty store from a file, all or nothing. The whole file is checked before anything is written."""
    counts = await asyncio.to_thread(check, path)
    await store.load(feed(path))
    return counts


def check(path: Path) -> Counts:
    """Read an archive to its end; raises Unusable with a sentence if it is not complete and unaltered."""
    tally = Tally()
    for record in records(path):
        tally.add(record)
    return tally.counts()


async def feed(path: Path) -> AsyncIterator[Record]:
    """The records of an archive, read in a thread."""
    reader = records(path)
    while chunk := await asyncio.to_thread(lambda: list(islice(reader, CHUNK))):
        for record in chunk:
            yield record


def records(path: Path) -> Iterator[Record]:
    """The records of an archive; counts and checksum are compared at the end."""
    name = str(path)
    try:
        with path.open("rb") as file:
            first = file.readline()
            header = decoded(first, HEADER, _strange(name))
            if header.format != FORMAT:
                raise _strange(name)
            if header.version > VERSION:
                raise Unusable("archive-newer", "{file} was written by a newer version of Whitechapel.", file=name)
            digest = hashlib.sha256(first)
            tally = Tally()
            text = file.readline()
            while not text.startswith(b'{"end":'):
                if not text:
                    raise Unusable("archive-end", "{file} is damaged, or not whole: its end is missing.", file=name)
                digest.update(text)
                record = decoded(text, RECORD, _no_record(name, text))
                tally.add(record)
                yield record
                text = file.readline()
            footer = decoded(text, FOOTER, _last_line(name))
            if footer.sha256 != digest.hexdigest() or footer.end != tally.counts() or file.readline():
                raise Unusable("archive-checksum", "{file} is damaged, or not whole: its checksum is wrong.", file=name)
    except OSError as error:
        raise Unusable(
            "archive-unreadable", "{file} could not be read: {reason}.", file=name, reason=error.strerror
        ) from error


def _strange(name: str) -> Unusable:
    return Unusable("archive-strange", "{file} is not an archive of Whitechapel's.", file=name)


def _no_record(name: str, text: bytes) -> Unusable:
    return Unusable(
        "archive-record",
        "{file} is damaged, or not whole: {given} is not a record.",
        file=name,
        given=repr(text[:60]),
    )


def _last_line(name: str) -> Unusable:
    return Unusable("archive-last-line", "{file} is damaged, or not whole: its last line makes no sense.", file=name)


def encoded(line: Header | Record | Footer) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def decoded(text: bytes, decoder: msgspec.json.Decoder[T], otherwise: Unusable) -> T:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise otherwise from None

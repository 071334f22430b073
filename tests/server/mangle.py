"""Bad input for the server's doors: frames and requests that are wrong in some respect, made from good ones."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from random import Random
from typing import Any

STRANGE: Sequence[Any] = (
    None, True, False, 0, -1, 1, 15, 16, 99, 2**31, 2**53, 2**63, 10**400, 1.5, -0.0, 1e308, "", " ", "\0", "0",
    "null", "ß", "🔪", "\u2028", "\u202e", "ａ", "%s%n", "{0}", "../../etc/passwd", "table/x", "' OR 1=1 --",
    "<script>", "a" * 33, "a" * 65, "a" * 201, "a" * 4001, "a" * 20_000, [], [[]], {}, {"kind": "ping"},
    [None] * 300, {"": ""},
)  # fmt: skip
"""Values that do not belong where they are put."""
NO_JSON = (
    b"", b"{", b"}", b"nul", b"NaN", b"-Infinity", b'{"kind":}', b'{"kind":"ping",}', b"{'kind':'ping'}",
    b"\xef\xbb\xbf{}", b'"\\ud800"', b'"\\x"', b"01", b"1e999", b"[" * 3000, b'{"a":' * 1500,
    b"[" * 3000 + b"]" * 3000, b"\xff\xfe{\x00",
)  # fmt: skip

METHODS = (
    "GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "get", "G\x00T", "",
)  # fmt: skip
WRITTEN = {"/api/players": "POST", "/api/me": "PUT", "/api/tables": "POST"}
"""Where something is to be sent."""
PATHS = (
    "/", "/api/games", "/api/games/jack-the-ripper/rules", "/api/games/x/rules", "/api/games/mr-jack/words/de",
    "/api/games/mr-jack/words/x", "/api/players", "/api/me", "/api/tables", "/api/tables/mine", "/api/tables/x",
    "/api/tables/x/transcript", "/api/tables/x/replay", "/healthz", "/metrics",
    "/ws", "/t/x", "/replay/x", "/assets/x.js", "/index.html", "/early.js",
)  # fmt: skip
ODD_PATHS = (
    "*", "//", "/../../etc/passwd", "/assets/../../home.py", "/assets/%2e%2e/%2e%2e/home.py", "/%00", "/%", "/%zz",
    "/\\..\\x", "/api/tables/%2f", "/api//games", "/api/games/", "/" + "a" * 3000, "/" + "a/" * 400, "/ä",
    "http://elsewhere.example/", "/api/tables/" + "A" * 400, "/api/tables/x/replay?seat=-1",
    "/api/tables/x/replay?start=99999999999999999999", "/api/tables/x/replay?seat=%ff&seat=open", "/assets/con",
    "/t/" + "%41" * 300, "/api/tables?" + "a=1&" * 500, "#", "/x y",
)  # fmt: skip
HEADERS = (
    "Content-Length: -1", "Content-Length: 5", "Content-Length: 0", "Content-Length: 99999999999999999999",
    "Content-Length: +3", "Content-Length: 3\r\nContent-Length: 4", "Transfer-Encoding: chunked",
    "Transfer-Encoding: chunked\r\nContent-Length: 4", "Transfer-Encoding: xchunked", "Transfer-Encoding : chunked",
    "Transfer-Encoding: gzip, chunked", "Host:", "Host: a, b", "Host: elsewhere.example", "Range: bytes=0-0",
    "Range: bytes=-1", "Range: bytes=5-2", "Range: bytes=0-,5-,9-", "Range: x",
    "Range: bytes=" + ",".join(f"{n}-{n}" for n in range(300)), "If-Range: x", "If-None-Match: *",
    "If-Modified-Since: x", "Accept-Encoding: br;q=x, gzip;q=9", "Expect: 100-continue", "Upgrade: websocket",
    "Upgrade: h2c\r\nConnection: Upgrade", "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 7",
    "Sec-WebSocket-Key: x", "Cookie: whitechapel=",
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
    "Cookie: " + "a=b; " * 300, "Origin: null", "Origin: http://elsewhere.example", "Origin: http://[", "Origin: \xff",
    "Authorization: Bearer", "Authorization: Bearer AAAA", "Authorization: Bearer " + "A" * 44,
    "Authorization: Basic eDp4", "Content-Type: text/plain", "Content-Type: application/json; charset=utf-7",
    "X-Forwarded-For: 1.2.3.4, ' OR 1", "X-Forwarded-Proto: x", "Forwarded: for=_x", "X-" + "a" * 9000 + ": x",
    "X: " + "a" * 70_000, ": x", "no colon", " folded", "X\x00: y", "X: y\x00z", "Content-Encoding: gzip",
)  # fmt: skip


def strange_bytes(data: bytes, rng: Random) -> bytes:
    """With some bytes flipped, lost, doubled or made up."""
    at, to = sorted((rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)))
    match rng.randrange(6):
        case 0 if data:
            flipped = bytearray(data)
            flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            return bytes(flipped)
        case 1:
            return data[:at] + data[to:]
        case 2:
            return data[:at]
        case 3:
            return data[:to] + data[at:]
        case 4:
            return data[:at] + rng.randbytes(rng.randrange(1, 9)) + data[at:]
        case _:
            return rng.randbytes(rng.randrange(200))


def strange_record(record: dict[str, Any], rng: Random) -> dict[str, Any]:
    """With one or two fields wrong, missing or made up."""
    strange = dict(record)
    for _ in range(rng.randrange(1, 3)):
        name = rng.choice([*strange, "kind", "seat", "table"])
        match rng.randrange(6):
            case 0:
                strange.pop(name, None)
            case 1:
                strange[rng.choice(["x", "", "Kind", "__class__", "token"])] = rng.choice(STRANGE)
            case 2 if isinstance(strange.get(name), dict):
                strange[name] = strange_record(strange[name], rng)
            case 3 if isinstance(strange.get(name), int):
                strange[name] += rng.choice([-1, 1, 2, 100])
            case _:
                strange[name] = rng.choice(STRANGE)
    return strange


def strange_text(records: Sequence[dict[str, Any]], rng: Random) -> bytes:
    """What stands in a frame or in the body of a request, made from one of these good records."""
    record = rng.choice(records)
    good = json.dumps(record).encode()
    match rng.randrange(14):
        case 0 | 1:
            return strange_bytes(good, rng)
        case 11 | 12 | 13:
            return good  # said by somebody who may not say it, or at the wrong time
        case 2:
            return rng.choice(NO_JSON)
        case 3:
            return good[:-1] + b"," + json.dumps(record, ensure_ascii=False).encode()[1:]  # every key twice
        case 4:
            return json.dumps([record] * rng.randrange(3)).encode()
        case 5:
            other = rng.choice(records)
            return json.dumps({**record, **{name: other[name] for name in other if rng.random() < 0.5}}).encode()
        case _:
            return json.dumps(strange_record(record, rng)).encode()


# -- frames ----------------------------------------------------------------------------------------


def frame(data: bytes, kind: int = 0x81, masked: bool = True) -> bytes:
    """A WebSocket frame from a client."""
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", kind, bit | len(data))
    elif len(data) < 65_536:
        head = struct.pack("!BBH", kind, bit | 126, len(data))
    else:
        head = struct.pack("!BBQ", kind, bit | 127, len(data))
    return head + (bytes(4) if masked else b"") + data


def strange_frame(records: Sequence[dict[str, Any]], rng: Random) -> bytes:
    """Mostly a good frame with bad content; sometimes one that no client may send."""
    content = strange_text(records, rng)
    match rng.randrange(1800):
        case 0:
            return frame(content, 0x82)  # as bytes
        case 1:
            return frame(b" " * rng.choice([16_383, 16_384, 16_385, 100_000, 1_000_000]))
        case 2:
            return frame(content[:9], 0x01) + frame(content[9:], 0x80)  # in two parts
        case 3:
            return frame(content, rng.choice([0x80, 0x83, 0x8B, 0xC1, 0xF1]))  # kinds and bits without meaning
        case 4:
            return frame(content, masked=False)
        case 5:
            return frame(content[:200], 0x89)  # a ping, perhaps too long
        case 6:
            return frame(struct.pack("!H", rng.choice([0, 999, 1000, 1005, 1006, 4000, 65_535])) + content[:9], 0x88)
        case 7:
            return rng.randbytes(rng.randrange(1, 40))
        case 8:
            return frame(content)[: rng.randrange(1, 8)]  # and never the rest
        case 9:
            return frame(b"\xff\xfe" + content)  # not UTF-8
    return frame(content)


# -- requests --------------------------------------------------------------------------------------


def strange_request(
    records: Sequence[dict[str, Any]], tables: Sequence[str], tokens: Sequence[str], rng: Random
) -> bytes:
    """A request that is wrong in some respect: its method, its path, its headers, its body, or all of its bytes."""
    path = rng.choice(PATHS) if rng.random() < 0.8 else rng.choice(ODD_PATHS)
    method = rng.choice(METHODS) if rng.random() < 0.2 else WRITTEN.get(path, "GET")
    if (method, path) == ("DELETE", "/api/me"):
        method = "PUT"  # whoever leaves for good does no more mischief
    path = path.replace("/x", f"/{rng.choice(tables)}") if rng.random() < 0.7 else path
    body = strange_text(records, rng) if method in ("POST", "PUT") or rng.random() < 0.1 else b""
    lines = [f"{method} {path} HTTP/{'1.1' if rng.random() < 0.95 else rng.choice(['1.0', '2.0', '9', ''])}"]
    if rng.random() < 0.97:
        lines.append("Host: 127.0.0.1")
    if rng.random() < 0.8:
        lines.append("Content-Type: application/json")
    if rng.random() < 0.6:
        lines.append(f"Authorization: Bearer {rng.choice(tokens)}")
    if body and rng.random() < 0.9:
        lines.append(f"Content-Length: {len(body)}")
    if rng.random() < 0.3:
        lines += rng.sample(HEADERS, rng.randrange(1, 3))
    if rng.random() < 0.9:
        lines.append("Connection: close")
    whole = "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + body
    return strange_bytes(whole, rng) if rng.random() < 0.1 else whole

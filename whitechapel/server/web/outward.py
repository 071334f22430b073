"""Requests from this server to addresses that players have named.

Such an address must not lead into the host's own network: its name is looked up once, every address it stands for
must be a public one, and the connection goes to exactly those. Redirections are not followed, and of an answer only the
first line is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from whitechapel.server.live.alerts import Undelivered
from whitechapel.server.live.calls import is_url

SECONDS: Final = 10.0
"""How long a request may take, from the name to the answer."""
LINE: Final = 4096
"""How long the first line of an answer may be."""
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class NotPublic(Undelivered):
    """The address leads somewhere that only the host's own machines may reach."""


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> int:
    """Post something to an address; the status of the answer. `private`: it may be one of the host's own network.
    Raises Undelivered."""
    if not is_url(url):
        raise Undelivered("no address")
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, body, headers, private)
    except TimeoutError:
        raise Undelivered("no answer in time") from None
    except (OSError, ssl.SSLError, ValueError) as error:
        raise Undelivered(type(error).__name__) from None


async def _post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    where = urlsplit(url)
    secure = where.scheme == "https"
    name, port = where.hostname or "", where.port or (443 if secure else 80)
    target = (where.path or "/") + (f"?{where.query}" if where.query else "")
    fields = {"Host": where.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
    head = f"POST {target} HTTP/1.1\r\n" + "".join([f"{key}: {value}\r\n" for key, value in fields.items()]) + "\r\n"
    reader, writer = await _connect(await addresses(name, port, private), port, name if secure else None)
    try:
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.transport.abort()  # whatever else they have to say
    version, _, rest = line.decode("latin-1").partition(" ")
    if not version.startswith("HTTP/1.") or not rest[:3].isdigit():
        raise Undelivered("no answer that makes sense")
    return int(rest[:3])


async def _connect(found: list[str], port: int, name: str | None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of these addresses that answers; with a name, encrypted and proven to be of that
    name."""
    tls = None if name is None else _trusted()
    for address in found[:-1]:
        try:
            return await asyncio.open_connection(address, port, limit=LINE, ssl=tls, server_hostname=name)
        except OSError:
            continue
    return await asyncio.open_connection(found[-1], port, limit=LINE, ssl=tls, server_hostname=name)


async def addresses(name: str, port: int, private: bool) -> list[str]:
    """What a name stands for; all of it must be public, unless `private` is allowed."""
    infos = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    found = list(dict.fromkeys(str(info[4][0]) for info in infos))
    if not found or not (private or all(is_public(address) for address in found)):
        raise NotPublic("the address is not a public one")
    return found


def is_public(address: str) -> bool:
    """Whether an address belongs to everybody's network. Those that stand for another one are judged by that."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo[1] if parsed.teredo else None)
        if inner is None and parsed in NAT64:
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return parsed.is_global and not parsed.is_multicast


@lru_cache(maxsize=1)
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()

"""The basis of the PostgreSQL store and bus: the schema, and what database errors mean to people."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import asyncpg

from whitechapel.server.store import StoreError, Unavailable, Unusable

VERSION = 2
"""The schema's version; raised whenever it changes."""
COUNTED_SINCE = 2
"""The version since which opened logs are counted."""
SCHEMA_LOCK = 0x57434850
"""The advisory lock under which the schema is created."""

SCHEMA = f"""
CREATE SCHEMA IF NOT EXISTS whitechapel;
CREATE TABLE logs (name text COLLATE "C" PRIMARY KEY, length bigint NOT NULL, owner text);
CREATE INDEX owners ON logs (owner) WHERE owner IS NOT NULL;
CREATE TABLE entries (
    log text COLLATE "C" NOT NULL, number bigint NOT NULL, kind text NOT NULL, data bytea NOT NULL,
    PRIMARY KEY (log, number)
);
CREATE TABLE marks (
    player text COLLATE "C" NOT NULL, log text COLLATE "C" NOT NULL, your_turn boolean NOT NULL, over boolean NOT NULL,
    updated double precision NOT NULL, PRIMARY KEY (player, log)
);
CREATE INDEX sittings ON marks (player, over, your_turn DESC, updated DESC);
CREATE TABLE keys (key text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);
CREATE UNLOGGED TABLE leases (name text PRIMARY KEY, expires timestamptz NOT NULL);
CREATE TABLE house (version integer NOT NULL, opened bigint NOT NULL);
INSERT INTO house (version, opened) VALUES ({VERSION}, 0);
"""
UPGRADES = {
    2: """
    CREATE UNLOGGED TABLE leases (name text PRIMARY KEY, expires timestamptz NOT NULL);
    DROP TABLE IF EXISTS mail;
    ALTER TABLE house ADD COLUMN opened bigint NOT NULL DEFAULT 0;
    UPDATE house SET opened = (SELECT count(*) FROM logs WHERE length > 0);
    """,
}
"""What makes each version of the schema from the one before. `leases` says until when each server process is trusted
with its tables, `house.opened` how many logs there have ever been."""

TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""Everything that talking to the database can raise; OSError includes TimeoutError."""
AWAY = (
    OSError,
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # it was closed between two statements, and asyncpg is confused
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server is shutting down or starting up, a statement took too long
    asyncpg.InsufficientResourcesError,  # the disk is full, too many connections
    asyncpg.LockNotAvailableError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TransactionRollbackError,  # two transactions got in each other's way
    asyncpg.ReadOnlySQLTransactionError,  # a replica that is not yet, or no longer, the primary
)
REFUSED = (
    asyncpg.InvalidAuthorizationSpecificationError,  # also a wrong password
    asyncpg.InvalidCatalogNameError,  # no such database
    asyncpg.InsufficientPrivilegeError,
)


def sentence(error: Exception, name: str) -> StoreError:
    """A database error as a sentence for people."""
    if isinstance(error, REFUSED):
        return Unusable(
            "store-database-refuses-us", "The database {name} refuses us: {reason}.", name=name, reason=str(error)
        )
    if isinstance(error, asyncpg.DiskFullError):
        return Unavailable(
            "store-database-disk-full", "There is no room left for the database {name}: its disk is full.", name=name
        )
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return Unavailable(
            "store-database-cannot-write", "The database {name} can only be read at the moment.", name=name
        )
    if isinstance(error, AWAY) and not isinstance(error, ValueError):  # ValueError: our request was wrong
        return Unavailable(
            "store-database-away",
            "The database {name} does not answer ({reason}).",
            name=name,
            reason=str(error) or type(error).__name__,
        )
    return StoreError(
        "store-database-refuses", "The database {name} refuses this: {reason}.", name=name, reason=str(error)
    )


async def prepare(db: asyncpg.Connection, name: str, *, create: bool) -> None:
    """Check that the schema's version is known; create or upgrade it where that is wanted. Several processes may arrive
    at once."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
        if await db.fetchval("SELECT to_regclass('whitechapel.house') IS NULL"):
            if not create:
                raise Unusable(
                    "store-database-bare", "There is no Whitechapel store in the database {name} yet.", name=name
                )
            await db.execute(SCHEMA)
        version = await db.fetchval("SELECT version FROM house")
        while create and version < VERSION:
            version += 1
            await db.execute(UPGRADES[version])
            await db.execute("UPDATE house SET version = $1", version)
    if version > VERSION:
        raise Unusable(
            "store-database-newer",
            "The database {name} was written by a newer version of Whitechapel (its format is {version}, this one knows"
            " {ours}). Install the newer version again.",
            name=name,
            version=version,
            ours=VERSION,
        )


async def leave(connection: asyncpg.Connection | asyncpg.Pool) -> None:
    """Disconnect from the database; if it does not respond, just drop the connection."""
    try:
        async with asyncio.timeout(2):
            await connection.close()
    except TROUBLE:
        connection.terminate()


def place(url: str) -> str:
    """The database and host of an address, for people: never its password."""
    parts = urlsplit(url)
    return f"{parts.path.lstrip('/')} on {parts.hostname or 'this machine'}".lstrip()

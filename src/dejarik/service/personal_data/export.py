"""
Exporting: one JSON file with everything that is kept of whoever asks.

What belongs here: how often, and the file piece by piece.
What does not: what is in it (`export_wire`), and where it comes from (`export_store`).
"""

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from dejarik.hosting.people.buckets import Rate
from dejarik.service.people.office import HOUR, AccountPorts, Caller
from dejarik.service.people.roles import Act, require
from dejarik.service.personal_data.export_store import ExportStore
from dejarik.service.rate_limits import Limit

EXPORTS: Final = Limit("export", Rate(3, 8 * HOUR), "You have exported your data often enough.")
"""Three at once, then three a day: it reads all there is."""


async def begin_export(caller: Caller, office: AccountPorts, site: str) -> AsyncIterator[bytes]:
    """
    The pieces of the file, read while they are sent: it may be long, and is never held whole.

    What changes meanwhile may be in it or not. Raises Refusal TOO_OFTEN, and Missing.
    """
    require(caller.account, Act.EXPORT)
    now = office.now()
    await office.limits.count(now, (EXPORTS, caller.account.id))
    store = ExportStore(office.database, caller.account.id, site)
    first = msgspec.json.encode(await store.single(now))
    return _pieces(first, store)


async def _pieces(first: bytes, store: ExportStore) -> AsyncIterator[bytes]:
    yield first.removesuffix(b"}")
    for name, parts in store.sections().items():
        yield f',"{name}":['.encode()
        separator = b""
        async for part in parts:
            yield separator + msgspec.json.encode(part)
            separator = b","
        yield b"]"
    yield b"}"

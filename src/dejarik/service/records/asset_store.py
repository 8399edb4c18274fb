"""
Assets of the page, as the database keeps them: those of every release that runs, or ran lately.

While one release follows another, a browser may have the first file of one and ask a process of
the other for the rest. So every process stores its own when it starts, and finds those of others.
What belongs here: keeping and finding them by name, which changes with what is in them.
What does not: which of them a page asks for, and how long a browser keeps it (`handlers.page`).
"""

import re
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, cast

import structlog

from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.service.ports import Database, Now, Unavailable

KEPT_MS: Final = 14 * 24 * 3_600_000
"""How long after the last process of their release has lived."""
NAME: Final = re.compile(r"[A-Za-z0-9_.-]{1,120}")
REMEMBERED: Final = 300
"""How many files of other releases a process has in memory: about as many as a release has."""
ASKING: Final = Rate(burst=600, every_ms=20)
"""How often all browsers together may ask the database for a name that is not in memory."""

log = structlog.get_logger()


class AssetStore:
    """The assets of a database."""

    def __init__(self, database: Database, now: Now) -> None:
        self._database = database
        self._now = now
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._asking = Buckets(ASKING)

    async def keep(self, own: Mapping[str, bytes]) -> None:
        """Keep the assets of this release for as long as it lives, and let old ones go."""
        now = self._now()
        found = await self._database.rows("SELECT name FROM page_assets")
        stored = {name for (name,) in found}
        for name, body in own.items():
            if name not in stored:
                await self._database.run(
                    "INSERT INTO page_assets (name, body, seen) VALUES (%s, %s, %s)"
                    " ON CONFLICT (name) DO NOTHING",
                    (name, body, now),
                )
        marks = ", ".join(["%s"] * len(own))
        if own:
            await self._database.run(
                f"UPDATE page_assets SET seen = %s WHERE name IN ({marks})",  # noqa: S608 - marks for values
                (now, *own),
            )
        await self._database.run("DELETE FROM page_assets WHERE seen < %s", (now - KEPT_MS,))

    async def find(self, name: str) -> bytes | None:
        """An asset of another release; nothing where none is known. Raises Unavailable."""
        known = self._known.get(name)
        if known is not None:
            self._known.move_to_end(name)
            return known
        if not NAME.fullmatch(name) or self._asking.take("", self._now()):
            return None
        found = await self._database.rows("SELECT body FROM page_assets WHERE name = %s", (name,))
        if not found:
            return None
        body = self._known[name] = cast("bytes", found[0][0])
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return body


async def keep_own(assets: AssetStore, own: Mapping[str, bytes]) -> bool:
    """Keep the files of this release; whether that was possible."""
    try:
        await assets.keep(own)
    except Unavailable:
        log.warning("page_assets_not_kept")
        return False
    return True

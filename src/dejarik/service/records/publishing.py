"""
Games for other programs and other sites: journals, and replays that anybody may embed.

What belongs here: what is published of a game that is over. What does not: what people are shown
of it on our own page (`replaying`).
"""

import re
from collections import OrderedDict
from dataclasses import dataclass, field
from html import escape
from typing import Final, Literal

import msgspec

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.play.journal_wire import journal_form
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal_bytes import dump_journal
from dejarik.service.people.office import Caller, Visitor
from dejarik.service.records.looking_back import ReplayPorts, found, must_be_over, no_game, seen
from dejarik.service.records.replay_wire import Embedded, OEmbed
from dejarik.service.records.replaying import retelling, summary_of
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.rebuild import journal_of

KEPT_MS: Final = 60_000
"""How long an embedded game is told from memory: a name may have changed since, or be gone."""
MOST_KEPT: Final = 32 * 1024 * 1024
"""Bytes of embedded games in memory."""
WIDTH: Final = 720
HEIGHT: Final = 540
SMALLEST: Final = 240
EMBED: Final = "/embed/"
_PLACE: Final = re.compile(r"/(?:embed|replay|review)/([A-Za-z0-9_-]{1,40})/?(?:[?#].*)?")
"""Which of our addresses lead to a game that can be embedded."""
JournalKind = Literal["json", "binary"]


@dataclass
class EmbedPorts:
    """Where games are looked up, the address of our page, and what was told a moment ago."""

    replays: ReplayPorts
    page: str
    _kept: OrderedDict[str, tuple[int, bytes]] = field(default_factory=OrderedDict)
    _size: int = 0

    def kept(self, game: str) -> bytes | None:
        """What was told of a game not long ago."""
        at, told = self._kept.get(game, (0, b""))
        return told if self.replays.now() - at < KEPT_MS else None

    def keep(self, game: str, told: bytes) -> None:
        """Keep what was told, and let go of what was told longest ago."""
        self._size += len(told) - len(self._kept.pop(game, (0, b""))[1])
        self._kept[game] = self.replays.now(), told
        while self._size > MOST_KEPT:
            _, (_, oldest) = self._kept.popitem(last=False)
            self._size -= len(oldest)


async def export_journal(game: str, kind: JournalKind, caller: Caller, ports: ReplayPorts) -> bytes:
    """
    The journal of a game that is over, as JSON or in the bytes in which journals are kept.

    Raises Refusal MISSING, CONFLICT or TOO_OFTEN.
    """
    stored, _ = await seen(game, caller.account, ports)
    must_be_over(stored)
    ports.count(caller.account.id)
    journal = journal_of(stored)
    if kind == "binary":
        return dump_journal(journal)
    return msgspec.json.encode(journal_form(stored.id, journal))


async def embed_game(game: str, visitor: Visitor, ports: EmbedPorts) -> bytes:
    """
    A game that is over and open to spectators, as they saw it, as JSON of an Embedded.

    For anybody: no session is asked for or looked at. Raises Refusal MISSING, CONFLICT, TOO_OFTEN
    or BUSY.
    """
    kept = ports.kept(game)
    if kept is not None:
        return kept
    replays = ports.replays
    # A game that is not told is read as well, and may be long.
    replays.count(network_of(visitor.address))
    stored, hosted = await found(game, replays)
    if not hosted.settings.spectators:
        raise no_game()
    must_be_over(stored)

    def tell() -> bytes:
        replay = retelling(stored, NOBODY, replays.titles)
        return msgspec.json.encode(Embedded(summary_of(stored, hosted), replay))

    told = await replays.aside(tell)
    ports.keep(game, told)
    return told


async def describe_embed(
    url: str, width: int, height: int, visitor: Visitor, ports: EmbedPorts
) -> OEmbed:
    """
    How another site shows the game at one of our addresses, no larger than it wants.

    Raises Refusal MISSING, CONFLICT, TOO_OFTEN or BUSY.
    """
    game = _game_in(url, ports.page)
    told = msgspec.json.decode(await embed_game(game, visitor, ports), type=Embedded)
    title = " against ".join(player.name for player in told.summary.players)
    wide = max(SMALLEST, min(width or WIDTH, WIDTH))
    high = max(SMALLEST, min(height or HEIGHT, HEIGHT))
    source = escape(f"{ports.page}{EMBED}{game}", quote=True)
    html = (
        f'<iframe src="{source}" width="{wide}" height="{high}" loading="lazy"'
        f' style="border:0" title="{escape(title, quote=True)}"></iframe>'
    )
    return OEmbed(title, wide, high, html, ports.page)


def _game_in(url: str, page: str) -> str:
    """The game that one of our addresses leads to. Raises Refusal MISSING."""
    found = _PLACE.fullmatch(url.removeprefix(page)) if url.startswith(page) else None
    if found is not None:
        return found[1]
    message = "This is not the address of a replay here."
    raise Refusal(Code.MISSING, message, f"Take one that begins with {page}/replay/.")

"""
Versions of decks: every list that was kept, what changed with it, and one of them again.

What belongs here: what people do with versions. What does not: keeping decks (`decks`), and
statements (`version_store`).
"""

from typing import Final

from dejarik.hosting.decks import Payload
from dejarik.hosting.people.spoken_text import cleaned, text_fault
from dejarik.hosting.title import Title
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_legality import title_of
from dejarik.service.lobby.deck_store import DeckStore, StoredDeck
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.version_store import StoredVersion, VersionStore
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Database, Missing
from dejarik.service.refusals import Code, Refusal

MOST_VERSIONS: Final = 50
"""Of each deck; with one more the oldest is gone."""


async def list_versions(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> wire.Versions:
    """The versions of a deck of one's own, the newest first. Raises Refusal for no such deck."""
    try:
        deck = await DeckStore(ports.database).own(who.id, request.id)
    except Missing as error:
        raise no_deck() from error
    title = title_of(deck.title, ports.titles)
    found = await VersionStore(ports.database).of(deck.id)
    older = [*(one.listed for one in found[1:]), None]
    told = [_told(title, one, before) for one, before in zip(found, older, strict=True)]
    return wire.Versions(tuple(told))


async def restore_version(
    request: wire.RestoreVersion, who: Account, ports: LobbyPorts
) -> wire.Versions:
    """
    Put the list of an older version in place again, as the newest version.

    Raises Refusal when there is no such deck or version.
    """
    require(who, Act.KEEP_DECKS)
    try:
        async with ports.database.transaction() as together:
            deck = await DeckStore(together).hold(who.id, request.id)
            old = await VersionStore(together).one(deck.id, request.number)
            note = f"Version {old.number} again"
            await put_version(together, deck, old.listed, note, ports.now())
    except Missing as error:
        message = "There is no such version of this deck."
        raise Refusal(Code.MISSING, message, "Look at its versions again.") from error
    return await list_versions(wire.NamedDeck(request.id), who, ports)


async def put_first_version(together: Database, deck: StoredDeck) -> None:
    """Write down what a deck begins with."""
    first = StoredVersion(1, deck.listed, "", deck.created)
    await VersionStore(together).add(deck.id, first, MOST_VERSIONS)


async def put_version(
    together: Database, deck: StoredDeck, listed: Payload, note: str, now: int
) -> None:
    """
    Put another list into a deck, and write it down as its newest version.

    The deck is held by this transaction. The same list again is no version, and what an older
    process put in is written down first.
    """
    store = VersionStore(together)
    found = await store.of(deck.id)
    last = found[0].number if found else 0
    if not found or found[0].listed != deck.listed:
        last += 1
        missed = StoredVersion(last, deck.listed, "", deck.changed)
        await store.add(deck.id, missed, MOST_VERSIONS)
    if listed != deck.listed:
        version = StoredVersion(last + 1, listed, note, now)
        await store.add(deck.id, version, MOST_VERSIONS)
    await DeckStore(together).change(deck.owner, deck.id, listed, now)


def note_of(asked: str) -> str:
    """What somebody says of a version, cleaned; it may be nothing. Raises Refusal."""
    note = cleaned(asked)
    fault = text_fault(note, wire.LONGEST_NOTE) if note else None
    if fault is not None:
        raise Refusal(Code.INVALID, f"This note cannot be kept. {fault}", "Write another one.")
    return note


def no_deck() -> Refusal:
    """What is said when somebody has no such deck."""
    return Refusal(Code.MISSING, "There is no such deck.", "Look at the list of your decks.")


def _told(title: Title, version: StoredVersion, before: Payload | None) -> wire.Version:
    now = dict(title.decks.cards(version.listed))
    old = {} if before is None else dict(title.decks.cards(before))
    first = before is None
    return wire.Version(
        version.number,
        version.kept,
        version.note,
        title.decks.summary(version.listed).size,
        () if first else _more(now, old),
        () if first else _more(old, now),
    )


def _more(here: dict[str, int], there: dict[str, int]) -> tuple[wire.Copies, ...]:
    """What one list has more of than another."""
    more = {code: count - there.get(code, 0) for code, count in here.items()}
    return tuple(wire.Copies(code, count) for code, count in more.items() if count > 0)

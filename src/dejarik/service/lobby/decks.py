"""
Decks: keep them, share them, show them.

What belongs here: what people do with decks. What does not: statements (`deck_store`),
choosing one to play (`deck_choice`), and whether one may be played (`deck_legality`).
"""

from dataclasses import replace
from typing import Final

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.spoken_text import cleaned, text_fault
from dejarik.service.ids import new_id
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_legality import check_terms, checked, title_of
from dejarik.service.lobby.deck_reading import understood
from dejarik.service.lobby.deck_store import DeckStore, StoredDeck
from dejarik.service.lobby.deck_summaries import ready_summary, summary_of
from dejarik.service.lobby.deck_versions import no_deck, note_of, put_first_version, put_version
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people.office import Visitor
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Missing, Taken
from dejarik.service.refusals import Code, Refusal

MOST_DECKS: Final = 200
LONGEST_NAME: Final = 60


async def store_deck(request: wire.StoreDeck, who: Account, ports: LobbyPorts) -> wire.Deck:
    """
    Keep a list under a name, legal or not.

    Raises Refusal when it cannot be read, the name is in use, or there are too many decks.
    """
    require(who, Act.KEEP_DECKS)
    wanted = check_terms(request.title, request.format, request.edition, ports.titles)
    now = ports.now()
    empty = StoredDeck(
        id=new_id(),
        owner=who.id,
        title=wanted.title.id,
        name=_name(request.name),
        edition=wanted.edition,
        format=wanted.format.code,
        listed=b"",
        created=now,
        changed=now,
    )

    def read_whole() -> tuple[StoredDeck, wire.Deck]:
        deck = replace(empty, listed=understood(wanted.title.decks, request.text))
        return deck, _shown(deck, ports)

    deck, shown = await ports.checking.deck(who.id, ports.now, read_whole)
    try:
        async with ports.database.transaction() as together:
            if not await DeckStore(together).add(deck, MOST_DECKS):
                message = f"You have {MOST_DECKS} decks, which is the most."
                raise Refusal(Code.CONFLICT, message, "Delete one first.")
            await put_first_version(together, deck)
    except Taken as error:
        raise _name_in_use(deck.name) from error
    return shown


async def change_deck(request: wire.ChangeDeck, who: Account, ports: LobbyPorts) -> wire.Deck:
    """
    Put another list in place of a stored one, as a new version; tables that wait keep theirs.

    Raises Refusal when the list cannot be read or there is no such deck.
    """
    require(who, Act.KEEP_DECKS)
    note = note_of(request.note)
    try:
        found = await DeckStore(ports.database).own(who.id, request.id)
        decks = title_of(found.title, ports.titles).decks
        reading = ports.checking.deck(who.id, ports.now, lambda: understood(decks, request.text))
        listed = await reading
        async with ports.database.transaction() as together:
            deck = await DeckStore(together).hold(who.id, request.id)
            await put_version(together, deck, listed, note, ports.now())
    except Missing as error:
        raise no_deck() from error
    return await read_deck(wire.NamedDeck(request.id), who, ports)


async def rename_deck(request: wire.RenameDeck, who: Account, ports: LobbyPorts) -> Done:
    """
    Give a deck another name.

    Raises Refusal when the name is in use or there is no such deck.
    """
    name = _name(request.name)
    try:
        found = await DeckStore(ports.database).rename(who.id, request.id, name)
    except Taken as error:
        raise _name_in_use(name) from error
    if not found:
        raise no_deck()
    return Done()


async def delete_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> Done:
    """Delete a deck, and its link with it. Raises Refusal when there is no such deck."""
    if not await DeckStore(ports.database).delete(who.id, request.id):
        raise no_deck()
    return Done()


async def list_decks(who: Account, ports: LobbyPorts) -> wire.Decks:
    """One's own decks and those that come with the program."""
    own = await DeckStore(ports.database).of(who.id)
    ready = [ready_summary(title, one) for title in ports.titles for one in title.decks.ready()]
    return wire.Decks(tuple(summary_of(deck, ports) for deck in own), tuple(ready))


async def read_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> wire.Deck:
    """A deck of one's own, checked. Raises Refusal when there is no such deck."""
    try:
        deck = await DeckStore(ports.database).own(who.id, request.id)
    except Missing as error:
        raise no_deck() from error
    return await ports.checking.deck(who.id, ports.now, lambda: _shown(deck, ports))


async def share_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> wire.Link:
    """The link to a deck, made if there is none. Raises Refusal when there is no such deck."""
    require(who, Act.SHARE_DECKS)
    store = DeckStore(ports.database)
    try:
        if (await store.own(who.id, request.id)).hidden:
            message = "A moderator has hidden this deck, so it is not shared again."
            raise Refusal(Code.FORBIDDEN, message, "You can still play it.")
        return wire.Link(await store.share(who.id, request.id, new_id()))
    except Missing as error:
        raise no_deck() from error


async def unshare_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> Done:
    """From now on the link leads nowhere. Raises Refusal when there is no such deck."""
    if not await DeckStore(ports.database).hide(who.id, request.id):
        raise no_deck()
    return Done()


async def read_shared(request: wire.SharedDeck, visitor: Visitor, ports: LobbyPorts) -> wire.Deck:
    """The deck behind a link, for anybody. Raises Refusal when there is none."""
    try:
        deck = await DeckStore(ports.database).shared(request.link)
    except Missing as error:
        raise no_link() from error
    network = network_of(visitor.address)
    return await ports.checking.deck(network, ports.now, lambda: _shown(deck, ports))


def _name(asked: str) -> str:
    name = cleaned(asked)
    fault = text_fault(name, LONGEST_NAME)
    if fault is not None:
        raise Refusal(Code.INVALID, f"This name cannot be used. {fault}", "Choose another name.")
    return name


def _name_in_use(name: str) -> Refusal:
    message = f"You have a deck called {name!r} already."
    return Refusal(Code.TAKEN, message, "Choose another name, or change that deck.")


def no_link() -> Refusal:
    """The refusal of a link behind which there is no deck."""
    message = "This link leads to no deck: it is mistyped, or no longer shared."
    return Refusal(Code.MISSING, message, "Ask whoever gave it to you for a new one.")


def _shown(deck: StoredDeck, ports: LobbyPorts) -> wire.Deck:
    title = title_of(deck.title, ports.titles)
    verdict = checked(title, deck.listed, deck.format, deck.edition)
    cards = title.decks.shown(deck.listed)
    return wire.Deck(deck.id, deck.name, deck.title, cards, verdict, deck.link, deck.changed)

"""
Decks: keep them, share them, show them, and choose one to play.

What belongs here: what people do with decks. What does not: statements (`deck_store`), and
whether one may be played (`deck_legality`).
"""

from dataclasses import asdict
from functools import cache
from typing import Final

from dejarik.games.destiny.building.lists import DeckList, ReadyDeck
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.spoken_text import cleaned, text_fault
from dejarik.service.ids import new_id
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_legality import check_terms, checked
from dejarik.service.lobby.deck_reading import understood
from dejarik.service.lobby.deck_store import DeckStore, StoredDeck
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people.office import Visitor
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Missing, Taken
from dejarik.service.refusals import Code, Refusal
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.checks import format_of
from dejarik.titles.destiny.decks.ready import DECKS
from dejarik.titles.destiny.releases import DESTINY

MOST_DECKS: Final = 200
LONGEST_NAME: Final = 60


async def store_deck(request: wire.StoreDeck, who: Account, ports: LobbyPorts) -> wire.Deck:
    """
    Keep a list under a name, legal or not.

    Raises Refusal when it cannot be read, the name is in use, or there are too many decks.
    """
    require(who, Act.KEEP_DECKS)
    check_terms(request.title, request.format, request.edition)
    ports.checking.count(who.id, ports.now)
    listed = await ports.checking.aside(lambda: understood(request.text))
    now = ports.now()
    deck = StoredDeck(
        id=new_id(),
        owner=who.id,
        title=request.title,
        name=_name(request.name),
        edition=request.edition,
        format=request.format,
        listed=listed,
        created=now,
        changed=now,
    )
    try:
        if not await DeckStore(ports.database).add(deck, MOST_DECKS):
            message = f"You have {MOST_DECKS} decks, which is the most."
            raise Refusal(Code.CONFLICT, message, "Delete one first.")
    except Taken as error:
        raise _name_in_use(deck.name) from error
    return await ports.checking.aside(lambda: _shown(deck))


async def change_deck(request: wire.ChangeDeck, who: Account, ports: LobbyPorts) -> wire.Deck:
    """
    Put another list in place of a stored one; tables that wait keep the one they have.

    Raises Refusal when the list cannot be read or there is no such deck.
    """
    require(who, Act.KEEP_DECKS)
    ports.checking.count(who.id, ports.now)
    listed = await ports.checking.aside(lambda: understood(request.text))
    store = DeckStore(ports.database)
    if not await store.change(who.id, request.id, listed, ports.now()):
        raise _no_deck()
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
        raise _no_deck()
    return Done()


async def delete_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> Done:
    """Delete a deck, and its link with it. Raises Refusal when there is no such deck."""
    if not await DeckStore(ports.database).delete(who.id, request.id):
        raise _no_deck()
    return Done()


async def list_decks(who: Account, ports: LobbyPorts) -> wire.Decks:
    """One's own decks and those that come with the program."""
    own = await DeckStore(ports.database).of(who.id)
    return wire.Decks(tuple(map(_summary, own)), tuple(map(_ready_summary, DECKS)))


async def read_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> wire.Deck:
    """A deck of one's own, checked. Raises Refusal when there is no such deck."""
    try:
        deck = await DeckStore(ports.database).own(who.id, request.id)
    except Missing as error:
        raise _no_deck() from error
    ports.checking.count(who.id, ports.now)
    return await ports.checking.aside(lambda: _shown(deck))


async def share_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> wire.Link:
    """The link to a deck, made if there is none. Raises Refusal when there is no such deck."""
    require(who, Act.SHARE_DECKS)
    try:
        store = DeckStore(ports.database)
        return wire.Link(await store.share(who.id, request.id, new_id()))
    except Missing as error:
        raise _no_deck() from error


async def unshare_deck(request: wire.NamedDeck, who: Account, ports: LobbyPorts) -> Done:
    """From now on the link leads nowhere. Raises Refusal when there is no such deck."""
    if not await DeckStore(ports.database).hide(who.id, request.id):
        raise _no_deck()
    return Done()


async def read_shared(request: wire.SharedDeck, visitor: Visitor, ports: LobbyPorts) -> wire.Deck:
    """The deck behind a link, for anybody. Raises Refusal when there is none."""
    try:
        deck = await DeckStore(ports.database).shared(request.link)
    except Missing as error:
        raise _no_link() from error
    ports.checking.count(network_of(visitor.address), ports.now)
    return await ports.checking.aside(lambda: _shown(deck))


async def list_ready_decks() -> wire.ReadyDecks:
    """The decks that come with the program, for anybody, signed in or not."""
    return wire.ReadyDecks(tuple(map(_ready_shown, DECKS)))


async def chosen_deck(
    choice: wire.DeckChoice, who: Account, ports: LobbyPorts
) -> tuple[str, DeckList]:
    """
    The name and the list of a deck that somebody chose to play.

    Raises Refusal when there is no such deck.
    """
    store = DeckStore(ports.database)
    try:
        if isinstance(choice, wire.OwnChoice):
            own = await store.own(who.id, choice.id)
            return own.name, own.listed
        if isinstance(choice, wire.SharedChoice):
            shared = await store.shared(choice.link)
            return shared.name, shared.listed
    except Missing as error:
        raise _no_deck() from error
    for deck in DECKS:
        if deck.name == choice.name:
            return deck.name, deck.deck_list()
    known = ", ".join(deck.name for deck in DECKS)
    message = f"No deck that comes with the program is called {choice.name!r}."
    raise Refusal(Code.MISSING, message, f"Choose one of: {known}.")


def ready_deck_for(format_code: str) -> ReadyDeck:
    """A deck of the program that is legal in a format. Raises Refusal when there is none."""
    for deck in DECKS:
        if format_code in deck.legal:
            return deck
    message = f"No deck that comes with the program is legal in {format_code}."
    raise Refusal(Code.MISSING, message, "Choose the bot's deck yourself.")


def _name(asked: str) -> str:
    name = cleaned(asked)
    fault = text_fault(name, LONGEST_NAME)
    if fault is not None:
        raise Refusal(Code.INVALID, f"This name cannot be used. {fault}", "Choose another name.")
    return name


def _name_in_use(name: str) -> Refusal:
    message = f"You have a deck called {name!r} already."
    return Refusal(Code.TAKEN, message, "Choose another name, or change that deck.")


def _no_deck() -> Refusal:
    return Refusal(Code.MISSING, "There is no such deck.", "Look at the list of your decks.")


def _no_link() -> Refusal:
    message = "This link leads to no deck: it is mistyped, or no longer shared."
    return Refusal(Code.MISSING, message, "Ask whoever gave it to you for a new one.")


def _shown(deck: StoredDeck) -> wire.Deck:
    # A format may be gone from the data since the deck was stored.
    wanted = format_of(deck.format) or files.formats()[files.OPEN]
    verdict = checked(deck.listed, wanted, deck.edition)
    cards = wire.Cards(**asdict(deck.listed))
    return wire.Deck(deck.id, deck.name, deck.title, cards, verdict, deck.link, deck.changed)


@cache
def _ready_shown(deck: ReadyDeck) -> wire.Deck:
    listed = deck.deck_list()
    verdict = checked(listed, files.formats()[deck.format], EDITIONS[0])
    return wire.Deck("", deck.name, DESTINY, wire.Cards(**asdict(listed)), verdict)


def _summary(deck: StoredDeck) -> wire.DeckSummary:
    return wire.DeckSummary(
        deck.id,
        deck.name,
        deck.title,
        deck.edition,
        deck.format,
        tuple(code for code, _ in deck.listed.team),
        len(deck.listed.cards),
        deck.link,
        deck.changed,
    )


def _ready_summary(deck: ReadyDeck) -> wire.DeckSummary:
    team = tuple(code for code, _ in deck.team)
    size = sum(copies for _, copies in deck.cards)
    edition = EDITIONS[0]
    return wire.DeckSummary("", deck.name, DESTINY, edition, deck.format, team, size, ready=True)

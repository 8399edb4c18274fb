"""
Decks that have a card: one's own, and those that come with the program.

What belongs here: finding them by any printing of the card. What does not: keeping and showing
decks (`decks`), and games that were played with them (`game_index`).
"""

from collections.abc import Collection

from dejarik.hosting.decks import Payload
from dejarik.hosting.title import Title
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_legality import title_of
from dejarik.service.lobby.deck_store import DeckStore
from dejarik.service.lobby.deck_summaries import ready_summary, summary_of
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal


async def own_decks_with(request: wire.FindCard, who: Account, ports: LobbyPorts) -> wire.DecksWith:
    """One's own decks that have a card. Raises Refusal when there is no such card."""
    title = title_of(request.title, ports.titles)
    printings = printings_of(title, request.code)
    own = [one for one in await DeckStore(ports.database).of(who.id) if one.title == title.id]
    counted = [(deck, _copies(title, deck.listed, printings)) for deck in own]
    found = [wire.DeckWith(summary_of(deck, ports), copies) for deck, copies in counted if copies]
    return wire.DecksWith(request.code, tuple(found))


def ready_decks_with(title: Title, code: str) -> wire.DecksWith:
    """The decks that come with a title and have a card. Raises Refusal when there is none such."""
    printings = printings_of(title, code)
    counted = [(deck, _copies(title, deck.listed, printings)) for deck in title.decks.ready()]
    found = [
        wire.DeckWith(ready_summary(title, deck), copies) for deck, copies in counted if copies
    ]
    return wire.DecksWith(code, tuple(found))


def printings_of(title: Title, code: str) -> tuple[str, ...]:
    """The codes of all printings of a card. Raises Refusal when there is none."""
    try:
        return title.catalogue.printings(code, title.editions[0])
    except ValueError as error:
        message = f"There is no card {code!r}."
        raise Refusal(Code.MISSING, message, "Take a code out of the catalogue.") from error


def _copies(title: Title, listed: Payload, printings: Collection[str]) -> int:
    return sum(copies for code, copies in title.decks.cards(listed) if code in printings)

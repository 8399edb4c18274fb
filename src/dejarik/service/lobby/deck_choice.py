"""
Choosing a deck to play: one's own, a shared one, one of the program, or a list as it stands.

What belongs here: from a choice to a list. What does not: whether it may be played
(`deck_legality`).
"""

from typing import Final

from dejarik.hosting.decks import Payload, ReadyDeck
from dejarik.hosting.title import Title
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_reading import understood
from dejarik.service.lobby.deck_store import DeckStore, StoredDeck
from dejarik.service.lobby.deck_versions import no_deck
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.ports import Account, Missing
from dejarik.service.refusals import Code, Refusal

UNNAMED: Final = "A list"
"""What a deck is called at a table that nobody has given a name."""


async def chosen_deck(
    choice: wire.DeckChoice, title: Title, who: Account, ports: LobbyPorts
) -> tuple[str, Payload]:
    """
    The name and the list of a deck of a title that somebody chose to play.

    Raises Refusal when there is no such deck, or a list is not understood.
    """
    if isinstance(choice, wire.ListChoice):
        text = choice.text
        reading = ports.checking.seat(who.id, ports.now, lambda: understood(title.decks, text))
        return UNNAMED, await reading
    store = DeckStore(ports.database)
    try:
        if isinstance(choice, wire.OwnChoice):
            return _of_title(await store.own(who.id, choice.id), title)
        if isinstance(choice, wire.SharedChoice):
            return _of_title(await store.shared(choice.link), title)
    except Missing as error:
        raise no_deck() from error
    for deck in title.decks.ready():
        if deck.name == choice.name:
            return deck.called, deck.listed
    known = ", ".join(deck.name for deck in title.decks.ready())
    message = f"No deck that comes with the program is called {choice.name!r}."
    raise Refusal(Code.MISSING, message, f"Choose one of: {known}.")


def _of_title(deck: StoredDeck, title: Title) -> tuple[str, Payload]:
    if deck.title != title.id:
        message = f"{deck.name} is a deck of another game."
        raise Refusal(Code.INVALID, message, f"Choose a deck of {title.name()}.")
    return deck.name, deck.listed


def ready_decks_for(title: Title, format_code: str, against: Payload) -> list[ReadyDeck]:
    """
    The decks of the program that are legal in a format, and may meet a list.

    Raises Refusal when there is none.
    """
    found = [
        deck
        for deck in title.decks.ready()
        if format_code in deck.legal and not title.decks.apart([against, deck.listed])
    ]
    if found:
        return found
    message = f"No deck that comes with the program is legal in {format_code}."
    raise Refusal(Code.MISSING, message, "Choose the bot's deck yourself.")

"""
The decks that come with the program, for anybody.

What belongs here: showing them whole. What does not: choosing one (`deck_choice`), and lists of
decks (`deck_summaries`).
"""

from dejarik.hosting.decks import ReadyDeck
from dejarik.hosting.title import Title
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_legality import checked
from dejarik.service.lobby.lobby_ports import LobbyPorts

_shown_ready: dict[tuple[str, str], wire.Deck] = {}
"""They never change while a process lives, and a check takes a while."""


async def list_ready_decks(ports: LobbyPorts) -> wire.ReadyDecks:
    """The decks that come with the program, for anybody, signed in or not."""
    ready = [_ready_shown(title, one) for title in ports.titles for one in title.decks.ready()]
    return wire.ReadyDecks(tuple(ready))


def _ready_shown(title: Title, deck: ReadyDeck) -> wire.Deck:
    key = title.id, deck.name
    if key not in _shown_ready:
        verdict = checked(title, deck.listed, deck.format, title.editions[0])
        cards = title.decks.shown(deck.listed)
        _shown_ready[key] = wire.Deck("", deck.name, title.id, cards, verdict, called=deck.called)
    return _shown_ready[key]

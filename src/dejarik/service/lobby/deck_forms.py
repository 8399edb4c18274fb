"""
Deck lists in the forms of others: what is handed out, whoever asks.

What belongs here: from a list that is sent to its forms. What does not: how each is written
(the title knows), and keeping decks (`decks`).
"""

from dejarik.hosting.decks import Decks
from dejarik.hosting.people.addresses import network_of
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_legality import title_of
from dejarik.service.lobby.deck_reading import understood
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people.office import Visitor


async def write_deck(request: wire.WriteDeck, visitor: Visitor, ports: LobbyPorts) -> wire.Written:
    """
    A list in every form that its game has.

    Raises Refusal when a line of it is not understood, or somebody asks too often.
    """
    decks = title_of(request.title, ports.titles).decks
    network = network_of(visitor.address)
    return await ports.checking.deck(network, ports.now, lambda: _written(decks, request.text))


def _written(decks: Decks, text: str) -> wire.Written:
    listed = understood(decks, text)
    forms = [
        wire.WrittenForm(one.code, one.name, one.ending, decks.written(listed, one.code))
        for one in decks.forms()
    ]
    return wire.Written(tuple(forms))

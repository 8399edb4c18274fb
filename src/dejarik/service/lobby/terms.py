"""
Terms: what can be played here.

What belongs here: what a client offers to choose from. What does not: choosing.
"""

from dejarik.bots.roster import BOTS
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import FormatOffered, TermsOffered
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.ready import DECKS
from dejarik.titles.destiny.releases import DESTINY


async def list_terms(ports: LobbyPorts) -> TermsOffered:
    """The games, editions, formats, clocks and bots there are."""
    playable = {code for deck in DECKS for code in deck.legal}
    formats = tuple(
        FormatOffered(one.code, one.name, one.code in playable) for one in files.formats().values()
    )
    clocks = ("none", "chess", "correspondence") if ports.notices.offered() else ("none", "chess")
    return TermsOffered((DESTINY,), EDITIONS, formats, clocks, BOTS)

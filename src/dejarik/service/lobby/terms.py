"""
Terms: what can be played here.

What belongs here: what a client offers to choose from. What does not: choosing.
"""

from dejarik.bots.roster import STRENGTHS
from dejarik.hosting.title import Title
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.lobby_wire import BotOffered, FormatOffered, TermsOffered, TitleOffered


async def list_terms(ports: LobbyPorts) -> TermsOffered:
    """The games with their editions and formats, the clocks and the bots there are."""
    clocks = ("none", "chess", "correspondence") if ports.notices.offered() else ("none", "chess")
    bots = tuple(BotOffered(one.name, one.words) for one in STRENGTHS.values())
    return TermsOffered(tuple(map(_offered, ports.titles)), clocks, bots)


def _offered(title: Title) -> TitleOffered:
    playable = {code for deck in title.decks.ready() for code in deck.legal}
    formats = tuple(
        FormatOffered(one.code, one.name, one.code in playable) for one in title.decks.formats()
    )
    return TitleOffered(
        title.id, title.name(), title.editions, formats, title.seats, title.responses
    )

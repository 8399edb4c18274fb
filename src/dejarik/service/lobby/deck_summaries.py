"""
Decks in lists of decks: a line for each.

What belongs here: what is told of a deck beside others. What does not: its cards and whether it
is legal (`decks`).
"""

from dejarik.hosting.decks import ReadyDeck
from dejarik.hosting.title import Title
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_legality import title_of
from dejarik.service.lobby.deck_store import StoredDeck
from dejarik.service.lobby.lobby_ports import LobbyPorts


def summary_of(deck: StoredDeck, ports: LobbyPorts) -> wire.DeckSummary:
    """A deck that somebody keeps."""
    decks = title_of(deck.title, ports.titles).decks
    summary = decks.summary(deck.listed)
    return wire.DeckSummary(
        deck.id,
        deck.name,
        deck.title,
        deck.edition,
        deck.format,
        summary.faces,
        summary.size,
        deck.link,
        deck.changed,
        side=decks.side(deck.listed),
    )


def ready_summary(title: Title, deck: ReadyDeck) -> wire.DeckSummary:
    """A deck that comes with a title."""
    summary, edition = title.decks.summary(deck.listed), title.editions[0]
    faces, size, side = summary.faces, summary.size, title.decks.side(deck.listed)
    named = ("", deck.name, title.id, edition, deck.format)
    return wire.DeckSummary(*named, faces, size, ready=True, side=side, called=deck.called)

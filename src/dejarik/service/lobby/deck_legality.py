"""
Whether a deck may be played under some terms: told in every detail, or as a refusal.

What belongs here: the terms there are, and the check of a list against them.
What does not: the rules of building (`titles.destiny.decks.checks`), and keeping decks (`decks`).
"""

from dejarik.games.destiny.building.formats import Format
from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.hosting.people.addresses import network_of
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_reading import read
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people.office import Visitor
from dejarik.service.refusals import Code, Refusal
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.checks import format_of, verdict_on
from dejarik.titles.destiny.releases import DESTINY


async def check_deck(request: wire.CheckDeck, visitor: Visitor, ports: LobbyPorts) -> wire.Checked:
    """
    Check a list without keeping it; lines that are not understood are told one by one.

    Raises Refusal when it is no list at all, or somebody asks too often.
    """
    wanted = check_terms(request.title, request.format, request.edition)
    ports.checking.count(network_of(visitor.address), ports.now)
    return await ports.checking.aside(lambda: _told_of(request, wanted))


def _told_of(request: wire.CheckDeck, wanted: Format) -> wire.Checked:
    listed, lines = read(request.text)
    if lines:
        return wire.Checked(
            request.edition, wanted.code, legal=False, playable=False, reasons=(), unread=lines
        )
    return checked(listed, wanted, request.edition)


def check_terms(title: str, format_code: str, edition: str) -> Format:
    """The format, if there are such a game, edition and format here. Raises Refusal."""
    if title != DESTINY:
        raise Refusal(Code.INVALID, f"There is no game {title!r} here.", f"There is: {DESTINY}.")
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise Refusal(Code.INVALID, f"There is no edition {edition!r}.", f"There are: {known}.")
    wanted = format_of(format_code)
    if wanted is None or wanted.code != format_code:
        known = ", ".join(files.formats())
        raise Refusal(Code.INVALID, f"There is no format {format_code!r}.", f"There are: {known}.")
    return wanted


def check_playable(name: str, listed: DeckList, format_code: str, edition: str) -> None:
    """Raise Refusal, with every reason, unless a deck may be played under these terms."""
    wanted = check_terms(DESTINY, format_code, edition)
    verdict = verdict_on(listed, wanted, edition)
    if verdict.legal and verdict.playable:
        return
    reasons = "\n".join(one.text for one in verdict.reasons)
    message = f"{name} cannot be played in {wanted.name}:\n{reasons}"
    raise Refusal(Code.INVALID, message, "Change the deck or choose another one.")


def checked(listed: DeckList, wanted: Format, edition: str) -> wire.Checked:
    """What the check of a list found, as it is told."""
    verdict = verdict_on(listed, wanted, edition)
    reasons = tuple(
        wire.Reason(one.key, one.text, one.ruling, one.cards, one.instead)
        for one in verdict.reasons
    )
    legal, playable = verdict.legal, verdict.playable
    return wire.Checked(verdict.edition, verdict.format, legal, playable, reasons)

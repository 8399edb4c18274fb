"""
Whether a deck may be played under some terms: told in every detail, or as a refusal.

What belongs here: the terms there are, and the check of a list against them.
What does not: the rules of building (the title knows them), and keeping decks (`decks`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from dejarik.hosting.decks import Format, Payload
from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.title import Title
from dejarik.hosting.titles import Titles, UnknownTitle
from dejarik.service.lobby import deck_wire as wire
from dejarik.service.lobby.deck_reading import read
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people.office import Visitor
from dejarik.service.refusals import Code, Refusal


@dataclass(frozen=True)
class Agreed:
    """Terms that can be played here: the title, an edition of it and one of its formats."""

    title: Title
    edition: str
    format: Format


async def check_deck(request: wire.CheckDeck, visitor: Visitor, ports: LobbyPorts) -> wire.Checked:
    """
    Check a list without keeping it; lines that are not understood are told one by one.

    Raises Refusal when it is no list at all, or somebody asks too often.
    """
    wanted = check_terms(request.title, request.format, request.edition, ports.titles)
    network = network_of(visitor.address)
    return await ports.checking.deck(network, ports.now, lambda: _told_of(request, wanted))


def _told_of(request: wire.CheckDeck, wanted: Agreed) -> wire.Checked:
    decks = wanted.title.decks
    listed, lines = read(decks, request.text)
    if lines:
        return wire.Checked(
            wanted.edition,
            wanted.format.code,
            legal=False,
            playable=False,
            reasons=(),
            unread=lines,
            cards=decks.shown(listed),
        )
    found = checked(wanted.title, listed, wanted.format.code, wanted.edition)
    return msgspec.structs.replace(found, cards=decks.shown(listed))


def title_of(id_: str, titles: Titles) -> Title:
    """The title of this id, or the first for none. Raises Refusal."""
    try:
        return titles.named(id_ or titles.default)
    except UnknownTitle as error:
        known = ", ".join(titles.ids)
        message = f"There is no game {id_!r} here."
        raise Refusal(Code.INVALID, message, f"There are: {known}.") from error


def check_terms(title_id: str, format_code: str, edition: str, titles: Titles) -> Agreed:
    """The terms in full, if there are such a game, edition and format here. Raises Refusal."""
    title = title_of(title_id, titles)
    if edition and edition not in title.editions:
        known = ", ".join(title.editions)
        raise Refusal(Code.INVALID, f"There is no edition {edition!r}.", f"There are: {known}.")
    for one in title.decks.formats():
        if one.code == format_code:
            return Agreed(title, edition or title.editions[0], one)
    known = ", ".join(one.code for one in title.decks.formats())
    raise Refusal(Code.INVALID, f"There is no format {format_code!r}.", f"There are: {known}.")


def check_playable(name: str, listed: Payload, agreed: Agreed) -> None:
    """Raise Refusal, with every reason, unless a deck may be played under these terms."""
    verdict = agreed.title.decks.check(listed, agreed.format.code, agreed.edition)
    if verdict.legal and verdict.playable:
        return
    reasons = "\n".join(one.text for one in verdict.reasons)
    message = f"{name} cannot be played in {agreed.format.name}:\n{reasons}"
    raise Refusal(Code.INVALID, message, "Change the deck or choose another one.")


def fits_edition(title: Title, listed: Payload, format_code: str, edition: str) -> bool:
    """Whether a deck that a format allows may be played in an edition, too."""
    verdict = title.decks.check(listed, format_code, edition)
    return verdict.legal and verdict.playable


def check_company(title: Title, lists: Sequence[Payload]) -> None:
    """Raise Refusal when lists cannot meet at one table."""
    why = title.decks.apart(lists)
    if why:
        raise Refusal(Code.INVALID, why, "Choose another deck.")


def checked(title: Title, listed: Payload, format_code: str, edition: str) -> wire.Checked:
    """What the check of a list found, as it is told."""
    verdict = title.decks.check(listed, format_code, edition)
    reasons = tuple(
        wire.Reason(one.key, one.text, one.ruling, one.cards, one.instead)
        for one in verdict.reasons
    )
    legal, playable = verdict.legal, verdict.playable
    return wire.Checked(verdict.edition, verdict.format, legal, playable, reasons)

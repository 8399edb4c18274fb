"""What else a player brings: a battlefield, spare dice, cards set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.building.lists import Complaint
from dejarik.games.destiny.effects.building import BringsUnder, is_printed
from dejarik.games.destiny.effects.card_play import PlayableForFree, PlayableForLess
from dejarik.games.destiny.effects.filters import Printing
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.model.facts import BATTLEFIELD

if TYPE_CHECKING:
    from dejarik.games.destiny.building.lists import DeckList
    from dejarik.games.destiny.building.printings import Library
    from dejarik.games.destiny.model.facts import Card
    from dejarik.kernel.program import Selector

WHEN_PLAYED: Final = (PlayableForFree, PlayableForLess)
"""Qualities that show only in a game."""


def why_not_brought(library: Library, listed: DeckList) -> list[Complaint]:
    """Every reason why the battlefield or what is set aside is not allowed."""
    return _fields(library, listed) + _aside(library, listed)


def _fields(library: Library, listed: DeckList) -> list[Complaint]:
    """
    One battlefield, no more and no less, with side A up.

    Rulings: arh.part4.battlefield.01, arh.clar.tr.02
    """
    found: list[Complaint] = []
    fields = listed.battlefields
    ruling = "arh.part4.battlefield.01"
    if len(fields) != 1:
        found.append(Complaint("battlefields", ruling, fields, (len(fields),)))
    for code in fields:
        if library.facts(code).type != BATTLEFIELD:
            found.append(Complaint("not_a_battlefield", ruling, (code,)))
        elif not code.endswith("A") and library.reverse_sides(code):
            found.append(Complaint("reverse_side", "arh.clar.tr.02", (code,)))
    return found


def _aside(library: Library, listed: DeckList) -> list[Complaint]:
    """
    Spare dice must match a card of the list; cards set aside must be named by one.

    Rulings: arh.part3.setaside.05, arh.part3.setaside.06
    """
    found: list[Complaint] = []
    own = [*[code for code, _ in listed.team], *listed.cards, *listed.battlefields]
    with_dice = [code for code in own if library.facts(code).sides]
    dice = [
        code
        for code in dict.fromkeys(listed.extra_dice)
        if not library.is_any(code, tuple(with_dice)) and not _is_named(library, own, code)
    ]
    if dice:
        found.append(Complaint("unmatched_die", "arh.part3.setaside.05", tuple(dice)))
    if listed.aside and not library.edition.cards_are_set_aside:
        cards = tuple(dict.fromkeys(listed.aside))
        return [*found, Complaint("no_cards_aside", "launch.part3.setaside.01", cards)]
    beneath = taken_under(library, listed)
    left = [code for place, code in enumerate(listed.aside) if place not in beneath]
    too_many = [code for code in dict.fromkeys(left) if _is_surplus(library, listed, code)]
    if too_many:
        found.append(Complaint("too_many_under", "arh.clar.conv.07", tuple(too_many)))
    left = [code for code in left if code not in too_many]
    strangers = [code for code in dict.fromkeys(left) if not _is_named(library, own, code)]
    if strangers:
        found.append(
            Complaint("not_named", "arh.part3.setaside.06", tuple(dict.fromkeys(strangers)))
        )
    return found


def taken_under(library: Library, listed: DeckList) -> list[int]:
    """
    The places of those cards brought beside the deck that begin under a card of the team.

    Rulings: arh.clar.conv.07
    """
    cards = [library.facts(code) for code in listed.aside]
    return [place for rule in _under_rules(library, listed) for place in rule.taken(cards)]


def _under_rules(library: Library, listed: DeckList) -> list[BringsUnder]:
    rules = [rule for code, _ in listed.team for rule in library.building(code)]
    return [rule for rule in rules if isinstance(rule, BringsUnder)]


def _is_surplus(library: Library, listed: DeckList, code: str) -> bool:
    """Whether a card would go under another one if that had not all it may have."""
    card = library.facts(code)
    return any(rule.taken([card]) for rule in _under_rules(library, listed))


def _is_named(library: Library, own: list[str], code: str) -> bool:
    """
    Whether one of these cards speaks of this one: by its title, as this very printing or its kind.

    Rulings: arh.part3.setaside.06, arh.part7.titles.02, arh.clar.fa.05, arh.clar.rm.07
    """
    title = library.facts(code).title
    for one in own:
        definition = library.definition(one)
        if title in definition.named_titles:
            return True
        if library.is_any(code, tuple(definition.named_codes)):
            return True
        if any(_is_described(one, library.facts(code)) for one in definition.brings):
            return True
    return False


def _is_described(what: Selector, card: Card) -> bool:
    """Whether a text that speaks of set-aside cards of its player may mean this card."""
    if not isinstance(what, Pick) or any(isinstance(one, Printing) for one in what.filters):
        return False
    return all(isinstance(one, WHEN_PLAYED) or is_printed(one, card) for one in what.filters)

"""Decks: size, copies, sides, colours and types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny.building.allowances import Misfit, allowances_of, uncovered, why_barred
from dejarik.games.destiny.building.lists import Complaint, DeckList
from dejarik.games.destiny.building.printings import side_of
from dejarik.games.destiny.building.teams import build
from dejarik.games.destiny.effects.building import (
    AFFILIATION,
    COLOUR,
    COPIES,
    BuiltTeam,
    LargerDeck,
)
from dejarik.games.destiny.model.facts import (
    AFFILIATION_NAMES,
    COLOUR_NAMES,
    DOWNGRADE,
    EVENT,
    GRAY,
    HERO,
    NEUTRAL,
    PLOT,
    SUPPORT,
    TYPE_NAMES,
    UPGRADE,
    VILLAIN,
    Card,
)

if TYPE_CHECKING:
    from dejarik.games.destiny.building.formats import Format
    from dejarik.games.destiny.building.printings import Library
    from dejarik.games.destiny.model.edition import Edition


_SIDE_RULINGS = (
    (HERO, "arh.part4.deck.03"),
    (VILLAIN, "arh.part4.deck.04"),
    (NEUTRAL, "arh.part4.deck.06"),
)


def why_not_deck(
    library: Library, listed: DeckList, wanted: Format | None = None
) -> list[Complaint]:
    """Every reason why the deck of a list is not allowed."""
    team = build(library, listed, wanted)
    found = _size(library, listed, team, wanted)
    found += _types(library, listed)
    found += _fitting(library, listed, team)
    found += why_barred(library, listed, team)
    return found


def _size(
    library: Library, listed: DeckList, team: BuiltTeam, wanted: Format | None
) -> list[Complaint]:
    """
    Exactly so many cards.

    Rulings: arh.part4.deck.01, arh.part3.deck.01
    """
    size = size_of_deck(library, listed, team, wanted)
    if len(listed.cards) == size:
        return []
    return [Complaint("deck_size", "arh.part4.deck.01", (), (len(listed.cards), size))]


def size_of_deck(library: Library, listed: DeckList, team: BuiltTeam, wanted: Format | None) -> int:
    """How many cards the deck of this team must have."""
    box = wanted.box_of(listed) if wanted is not None else None
    size = library.edition.deck_size if box is None else box.size
    for one in team.members:
        size += sum(rule.more for rule in one.rules if isinstance(rule, LargerDeck))
    return size


def deck_types(edition: Edition) -> tuple[int, ...]:
    """
    The types of cards a deck is made of.

    Rulings: arh.part4.deck.10, arh.part4.deck.11
    """
    if edition.downgrades_in_decks:
        return (EVENT, UPGRADE, SUPPORT, DOWNGRADE)
    return (EVENT, UPGRADE, SUPPORT)


def _types(library: Library, listed: DeckList) -> list[Complaint]:
    """
    No characters, battlefields, plots, and no card that is only the back of another.

    Rulings: arh.part4.deck.12, arh.part4.deck.13, arh.part1.doublesided.05
    """
    found: list[Complaint] = []
    allowed = deck_types(library.edition)
    for code in dict.fromkeys(listed.cards):
        facts = library.facts(code)
        if side_of(code) > "A":
            found.append(Complaint("reverse_in_deck", "arh.part1.doublesided.05", (code,)))
        elif facts.type not in allowed:
            ruling = "arh.part4.deck.13" if facts.type == PLOT else "arh.part4.deck.12"
            ruling = "arh.part4.deck.11" if facts.type == DOWNGRADE else ruling
            kind = (TYPE_NAMES[facts.type],)
            found.append(Complaint("not_a_deck_card", ruling, (code,), (), kind))
    return found


def _fitting(library: Library, listed: DeckList, team: BuiltTeam) -> list[Complaint]:
    """
    Sides, colours and copies, as far as no ability allows otherwise.

    Rulings: arh.part4.deck.02, arh.part4.deck.03, arh.part4.deck.04, arh.part4.deck.08
    """
    misfits: list[Misfit] = []
    for group in _copies(library, listed):
        limit = copy_limit(library.edition, group)
        broken = sorted((breaks(library.edition, team, card), card.code) for card in group)
        for place, (bits, code) in enumerate(broken):
            # The surplus is looked for among those that break nothing else.
            surplus = COPIES if place < len(group) - limit else 0
            if bits or surplus:
                misfits.append(Misfit(library.facts(code), bits | surplus))
    left = uncovered(misfits, allowances_of(team))
    return _about_sides(team, left) + _about_colours(left) + _about_copies(library, listed, left)


def is_allowed(library: Library, team: tuple[str, ...], code: str) -> bool:
    """
    Whether a deck for these characters and plots may hold one copy of a card.

    Rulings: arh.part4.deck.03, arh.part4.deck.08, arh.part4.deck.14
    """
    listed = DeckList(tuple([(member, 1) for member in team]), (), (code,))
    built = build(library, listed, None)
    return not _fitting(library, listed, built) and not why_barred(library, listed, built)


def _copies(library: Library, listed: DeckList) -> list[list[Card]]:
    """
    The cards of a deck, those together that count as the same.

    Rulings: arh.part4.deck.02, arh.part8.copy.01
    """
    groups: dict[str, list[Card]] = {}
    allowed = deck_types(library.edition)
    for code in listed.cards:
        facts = library.facts(code)
        if facts.type in allowed:
            same = facts.title if library.edition.copies_share_title else library.same(code)[0]
            groups.setdefault(same, []).append(facts)
    return list(groups.values())


def copy_limit(edition: Edition, group: list[Card]) -> int:
    """
    How many copies of a card a deck may hold: two, or more where the card says so.

    Rulings: arh.part4.deck.02
    """
    return max([edition.most_copies, *[card.deck_limit for card in group]])


def breaks(edition: Edition, team: BuiltTeam, card: Card) -> int:
    """
    Which of side and colour does not fit the team, as bits.

    An edition may bar heroes' cards wherever there is a villain.

    Rulings: arh.part4.deck.05, arh.part4.deck.06, arh.part4.deck.07, arh.part4.deck.09
    """
    bits = 0
    sides = {one.facts.affiliation for one in team.characters()}
    if card.affiliation != NEUTRAL:
        opposite = VILLAIN if card.affiliation == HERO else HERO
        barred = opposite in sides and not edition.one_of_its_side_is_enough
        if barred or card.affiliation not in sides:
            bits |= AFFILIATION
    colours = {one.facts.colour for one in team.characters()}
    if card.colour != GRAY and card.colour not in colours:
        bits |= COLOUR
    return bits


def _about_sides(team: BuiltTeam, left: list[Misfit]) -> list[Complaint]:
    found: list[Complaint] = []
    is_neutral = all(one.facts.affiliation == NEUTRAL for one in team.characters())
    for side, ruling in _SIDE_RULINGS:
        cards = _codes([one for one in left if one.broken & AFFILIATION], affiliation=side)
        if cards:
            name = (AFFILIATION_NAMES[side],)
            broken = "arh.part4.deck.05" if is_neutral else ruling
            found.append(Complaint("deck_affiliation", broken, cards, (), name))
    return found


def _about_colours(left: list[Misfit]) -> list[Complaint]:
    found: list[Complaint] = []
    for colour, name in enumerate(COLOUR_NAMES):
        unfit = [one for one in left if one.broken & COLOUR and one.card.colour == colour]
        if unfit:
            found.append(Complaint("deck_colour", "arh.part4.deck.08", _codes(unfit), (), (name,)))
    return found


def _about_copies(library: Library, listed: DeckList, left: list[Misfit]) -> list[Complaint]:
    found: list[Complaint] = []
    titles = dict.fromkeys(one.card.title for one in left if one.broken & COPIES)
    for title in titles:
        group = [code for code in listed.cards if library.facts(code).title == title]
        surplus = [one for one in left if one.broken & COPIES and one.card.title == title]
        cards = tuple(dict.fromkeys(group))
        numbers = (len(group), len(group) - len(surplus))
        found.append(Complaint("too_many_copies", "arh.part4.deck.02", cards, numbers))
    return found


def _codes(misfits: list[Misfit], affiliation: int = -1) -> tuple[str, ...]:
    found = [one.card for one in misfits]
    if affiliation >= 0:
        found = [card for card in found if card.affiliation == affiliation]
    return tuple(dict.fromkeys(card.code for card in found))

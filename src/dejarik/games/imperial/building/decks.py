"""Command decks: size, cost, copies, and the cards that no group of the army can play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dejarik.games.imperial.building.lists import Complaint
from dejarik.games.imperial.model.facts import BY_SIDE, MORE_DECK_POINTS, fits

if TYPE_CHECKING:
    from dejarik.games.imperial.building.formats import Format
    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.building.lists import ArmyList
    from dejarik.games.imperial.model.facts import Command, Deployment


def why_not_deck(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """Every reason why the command deck of a list is not allowed."""
    found: list[Complaint] = []
    wrong = tuple(code for code in dict.fromkeys(listed.commands) if code not in library.commands)
    if wrong:
        found.append(Complaint("not_a_command", "ia.army.06", wrong))
    found += _size(listed, wanted)
    found += _cost(library, listed, wanted)
    found += _copies(library, listed)
    return found


def _size(listed: ArmyList, wanted: Format) -> list[Complaint]:
    """
    Exactly so many cards.

    Rulings: ia.army.19, ia.army.108
    """
    if len(listed.commands) == wanted.deck_size:
        return []
    numbers = (len(listed.commands), wanted.deck_size)
    return [Complaint("deck_size", "ia.army.19", (), numbers)]


def points_of_deck(library: Library, listed: ArmyList, wanted: Format) -> int:
    """What the command deck of this army may cost."""
    more = library.rules_of(listed, MORE_DECK_POINTS)
    return wanted.deck_points + sum(rule.most for rule in more)


def _cost(library: Library, listed: ArmyList, wanted: Format) -> list[Complaint]:
    """
    All cards together cost so much at most.

    Rulings: ia.army.20
    """
    spent = sum(one.cost for one in library.deck(listed))
    most = points_of_deck(library, listed, wanted)
    if spent <= most:
        return []
    return [Complaint("deck_points", "ia.army.20", (), (spent, most))]


def _copies(library: Library, listed: ArmyList) -> list[Complaint]:
    """
    As many copies of a card as it shows limit icons.

    Rulings: ia.army.21, ia.army.22
    """
    found: list[Complaint] = []
    for code, copies in Counter(one.code for one in library.deck(listed)).items():
        limit = library.commands[code].limit
        if copies > limit:
            found.append(Complaint("too_many_copies", "ia.army.21", (code,), (copies, limit)))
    return found


def can_be_played(command: Command, groups: list[Deployment]) -> bool:
    """Whether a side with these groups could ever play a card, by what is printed on them."""
    if command.restriction.kind == BY_SIDE:
        return True
    return any(fits(command.restriction, one) for one in groups)


def idle_commands(library: Library, listed: ArmyList) -> list[Complaint]:
    """The commands that may be in the deck though no group of the army meets their restriction."""
    groups = library.groups(listed)
    idle = [one.code for one in library.deck(listed) if not can_be_played(one, groups)]
    if not idle:
        return []
    return [Complaint("idle_command", "", tuple(dict.fromkeys(idle)))]

"""
Determinize: a copy in which everything a seat cannot know is drawn anew.

Own cards that are unknown are dealt anew among themselves; those of others come from the Command
cards their army can play, with copy limits, what was seen, and the points of a deck kept. Equal
views give equal copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.building.decks import can_be_played
from dejarik.games.imperial.model.definition import COMMAND
from dejarik.kernel.chance import SWIFT, Chance
from dejarik.kernel.stack import forget_answers

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.state import Battle

DECK_POINTS: Final = 15
_OWN: Final = 1
_OTHERS: Final = 2


def determinize(s: Battle, seat: int, seed: bytes) -> Battle:
    """An imagined state: for the seat it could be the true one."""
    copy = s.clone()
    copy.recorder = None
    chance = Chance(seed, SWIFT)
    size = s.rules.command_deck_size
    for side in copy.sides:
        cards = range(side.seat * size, (side.seat + 1) * size)
        unknown = [card for card in cards if not copy.knowledge.knows(seat, card)]
        if side.seat == seat:
            dealt = _own(copy, unknown, chance)
        else:
            known = [copy.knowledge.identity[card] for card in cards if card not in unknown]
            dealt = _imagined(copy, side.seat, known, len(unknown), chance)
        for card, identity in zip(unknown, dealt, strict=True):
            copy.knowledge.identity[card] = identity
    forget_answers(copy, seat)
    copy.chance.reseed(seed)
    copy.decisions = None
    return copy


def _own(s: Battle, unknown: list[int], chance: Chance) -> list[int]:
    """The same cards in another order; which they are is known, where they lie is not."""
    left = sorted(s.knowledge.identity[card] for card in unknown)
    return [left.pop(chance.draw(_OWN, 0, len(left))) for _ in unknown]


def _imagined(s: Battle, seat: int, known: list[int], count: int, chance: Chance) -> list[int]:
    """Cards that could be the rest of a deck of which some are known."""
    points = DECK_POINTS - sum(s.definition(one).cost for one in known)
    taken = known.copy()
    found: list[int] = []
    playable = _playable(s, seat) if count else []
    for _ in range(count):
        choices = _choices(playable, taken, points)
        if not choices:
            choices = _choices(playable, taken, DECK_POINTS) or _any_command(s)
        one = choices[chance.draw(_OTHERS, seat, len(choices))]
        taken.append(one.number)
        found.append(one.number)
        points -= one.cost
    return found


def _choices(playable: list[Definition], taken: list[int], points: int) -> list[Definition]:
    """Of the cards an army can play those that still fit into its deck."""
    return [
        one
        for one in playable
        if one.cost <= max(0, points)
        and one.command is not None
        and taken.count(one.number) < one.command.limit
    ]


def _playable(s: Battle, seat: int) -> list[Definition]:
    army = tuple([group.card for group in s.groups_in_play if group.seat == seat])
    known = s.rules.playable.get(army)
    if known is None:
        groups = [card for one in army if (card := s.definition(one).deployment) is not None]
        known = [
            one
            for one in _any_command(s)
            if one.command is not None and can_be_played(one.command, groups)
        ]
        s.rules.playable[army] = known
    return known


def _any_command(s: Battle) -> list[Definition]:
    return [one for one in s.rules.definitions if one.kind == COMMAND and one.implemented]

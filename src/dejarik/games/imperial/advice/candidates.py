"""Candidates: of many places to go to, those that are worth a thought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.places import homecoming, prizes, promises, pursuit, threat
from dejarik.games.imperial.model.ids import is_figure, is_space
from dejarik.games.imperial.rules.moving import STEP, STEPWISE, placement_of

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.decisions import Decision, Option

MOST_PLACES: Final = 5
"""How many places are looked at."""


def worth_trying(s: Battle, decision: Decision) -> list[int]:
    """All options, but of the places to go to or to stand on only the best ones."""
    options = decision.options
    found: list[int] = []
    places: list[tuple[float, int]] = []
    for number, option in enumerate(options):
        if option.kind in (STEPWISE, STEP) and len(options) > 1:
            continue
        if is_space(option.target) and is_figure(option.source):
            places.append((-_worth(s, option), number))
        else:
            found.append(number)
    places.sort()
    found += [number for _, number in places[:MOST_PLACES]]
    found.sort()
    return found or list(range(len(options)))


def _worth(s: Battle, option: Option) -> float:
    """What it is worth to stand where an option leads; a place to attack is as good as another."""
    figure = s.figure(option.source)
    placement = placement_of(s, option)
    total = threat(s, figure, placement) + homecoming(s, figure, placement)
    wanted = prizes(s, promises(s), figure.seat)
    return total + pursuit(s, [placement % s.map().count], wanted)

"""
Surges with which nothing more can be gained: the target falls already.

What belongs here: telling that from the open attack, for whoever wants it ended by itself. What
does not: the question, which stays as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.dice import AddKeyword, AddResults
from dejarik.games.imperial.model.conditions import HARMFUL
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.statistics import ACCURACY, DAMAGE, PIERCE
from dejarik.games.imperial.rules import reasons, results
from dejarik.games.imperial.rules.damage import health_left
from dejarik.games.imperial.rules.relations import distance
from dejarik.games.imperial.rules.surging import surge_abilities, usable
from dejarik.kernel.ops import Sequence

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.program import Op

HARM: Final = frozenset({ACCURACY, DAMAGE, PIERCE})
"""Symbols that do nothing but harm to the target."""


def is_settled(s: Battle, f: Frame, decision: Decision) -> bool:
    """Whether surges are asked for that could only do more harm to a target that falls anyway."""
    if decision.reason != reasons.SURGES or decision.stage:
        return False
    attack = s.attack(s.scope_of(f).names["attack"][0])
    if attack is None or not falls(s, attack):
        return False
    abilities = dict(surge_abilities(s, attack))
    return all(only_harms(abilities[place].effect) for place in usable(s, attack, []))


def falls(s: Battle, attack: Attack) -> bool:
    """Whether an attack defeats its target as its results stand."""
    if attack.missed or not is_figure(attack.target):
        return False
    away = distance(s, attack.attacker, attack.target)
    enough = results.damage_of(attack) >= health_left(s, attack.target)
    return enough and results.hits(attack, away)


def only_harms(effect: Op) -> bool:
    """Whether an effect of a surge does nothing but harm to the target."""
    if isinstance(effect, Sequence):
        return all(only_harms(part) for part in effect.parts)
    if isinstance(effect, AddKeyword):
        return effect.condition in HARMFUL
    return isinstance(effect, AddResults) and all(one in HARM for one, _ in effect.results)

"""
The odds of an attack: the exact chance of every damage, of a miss and of defeat.

All faces are counted, both pools as they would be rolled now; surges are spent for the most
damage once the dice are seen; nothing is rerolled. What modifiers add is asked of the rules.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.dice import AddResults
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.dice import FACE_RESULTS, FACES
from dejarik.games.imperial.model.pieces import Attack
from dejarik.games.imperial.rules.attacking import spaces_that_differ_for
from dejarik.games.imperial.rules.changes.attacks import declare, make_pools
from dejarik.games.imperial.rules.damage import health_left
from dejarik.games.imperial.rules.results import SUMS, damage_of, hits, modify, surges_left
from dejarik.games.imperial.rules.surging import surge_abilities
from dejarik.games.imperial.rules.targets import may_attack, usual_manner
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ops import Sequence

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.game import Odds
    from dejarik.kernel.program import Op

Triple = tuple[int, int, int]
_ADDED: Final = (st.ACCURACY, st.DAMAGE, st.PIERCE)


def pool_chances(colours: list[int]) -> dict[Triple, int]:
    """How many of all rolls of a pool show each sum of its three results."""
    found: dict[Triple, int] = {(0, 0, 0): 1}
    for colour in colours:
        rolled: dict[Triple, int] = {}
        for (a, b, c), count in found.items():
            for face in FACE_RESULTS[colour]:
                key = (a + face[0], b + face[1], c + face[2])
                rolled[key] = rolled.get(key, 0) + count
        found = rolled
    return found


def attack_odds(s: Battle, attacker: int, target: int) -> dict[int, Fraction]:
    """
    The chance of every damage an attack would deal, not capped by Health.

    Raises ValueError when that attack cannot be declared now.
    """
    copy = s.clone()
    attack = _declared(copy, attacker, target)
    surges = _surges(copy, attack)
    attacking = pool_chances([die.colour for die in attack.attack_dice])
    defending = pool_chances([die.colour for die in attack.defence_dice])
    counts: dict[int, int] = {}
    for (block, evade, dodge), defences in defending.items():
        for (accuracy, damage, surge), attacks in attacking.items():
            sums = [0] * SUMS
            sums[st.ACCURACY], sums[st.DAMAGE], sums[st.SURGE] = accuracy, damage, surge
            sums[st.BLOCK], sums[st.EVADE], sums[st.DODGE] = block, evade, dodge
            dealt = _best(attack, modify(copy, attack, sums), surges)
            counts[dealt] = counts.get(dealt, 0) + defences * attacks
    whole = FACES ** (len(attack.attack_dice) + len(attack.defence_dice))
    return {dealt: Fraction(counts[dealt], whole) for dealt in sorted(counts)}


def _declared(s: Battle, attacker: int, target: int) -> Attack:
    """The attack as it would be declared now, with both pools complete."""
    figure = s.figure(attacker)
    manner = usual_manner(s, figure, figure.seat)
    spaces = spaces_that_differ_for(s, manner, target) if may_attack(s, figure) else []
    if not spaces:
        message = "that attack cannot be declared: the target is not in reach or sight"
        raise ValueError(message)
    attack = Attack(s.attack_count + 1, figure.seat, attacker, manner.is_melee)
    attack.pool = s.definition_of(figure).pool.copy()
    attack.reach = manner.reach
    s.attacks.append(attack)
    event = Event(ev.DECLARED, figure.seat, target, attacker, spaces[0], attack.id)
    declare(s, event)
    make_pools(s, event)
    return attack


def _surges(s: Battle, attack: Attack) -> list[tuple[int, list[int]]]:
    """What each surge ability costs and adds in accuracy, damage and Pierce."""
    found: list[tuple[int, list[int]]] = []
    scope = Scope(attack.seat, attack.attacker)
    for _, surge in surge_abilities(s, attack):
        added = [0, 0, 0]
        for op in _parts(surge.effect):
            if isinstance(op, AddResults):
                for symbol, amount in op.results:
                    if symbol in _ADDED:
                        added[_ADDED.index(symbol)] += amount.amount(s, scope)
        if any(added):
            found.append((surge.cost, added))
    return found


def _parts(effect: Op) -> list[Op]:
    return list(effect.parts) if isinstance(effect, Sequence) else [effect]


def _best(attack: Attack, sums: list[int], surges: list[tuple[int, list[int]]]) -> int:
    """The most damage that any way to spend the surges deals."""
    best = 0
    for chosen in range(1 << len(surges)):
        cost = 0
        tried = sums.copy()
        for place, (price, added) in enumerate(surges):
            if chosen >> place & 1:
                cost += price
                for symbol, amount in zip(_ADDED, added, strict=True):
                    tried[symbol] += amount
        if cost <= surges_left(sums):
            attack.sums = tried
            attack.missed = not hits(attack, attack.distance)
            best = max(best, damage_of(attack))
    attack.missed = False
    return best


def odds_of(s: Battle, seat: int, question: str) -> Odds:
    """
    The answer to `attack <figure> <target>`: damage, and whether the target is defeated.

    Raises ValueError for another question, or one about things that are not there.
    """
    words = question.split()
    if len(words) != 3 or words[0] != "attack" or not all(one.isdigit() for one in words[1:]):
        message = "ask for the odds of an attack: attack, the figure's number, the target's number"
        raise ValueError(message)
    attacker, target = int(words[1]), int(words[2])
    figures = [one.id for one in s.on_map()]
    if attacker not in figures or target not in figures:
        message = "there are no such figures on the map"
        raise ValueError(message)
    chances = attack_odds(s, attacker, target)
    left = health_left(s, target)
    fatal = sum((chance for dealt, chance in chances.items() if dealt >= left), Fraction(0))
    return {"damage": chances, "defeat": {0: 1 - fatal, 1: fatal}}

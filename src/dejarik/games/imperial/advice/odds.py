"""
The odds of an attack: the exact chance of every damage, of a miss and of defeat.

All faces are counted, both pools as they would be rolled now, or what is still open of an attack
that is going on; surges are spent for the most damage once the dice are seen, if they are spent.
A die can be rolled again: a named one, or the attack die that pays most on average after sight of
all dice. What modifiers add is asked of the rules.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.dice import AddResults
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.dice import FACE_RESULTS, FACES
from dejarik.games.imperial.model.pieces import Attack
from dejarik.games.imperial.rules.changes.attacks import declare, make_pools
from dejarik.games.imperial.rules.damage import health_left
from dejarik.games.imperial.rules.results import SUMS, damage_of, hits, modify, surges_left
from dejarik.games.imperial.rules.surging import surge_abilities
from dejarik.games.imperial.rules.targets import may_attack, spaces_that_differ, usual_manner
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import modified
from dejarik.kernel.ops import Sequence

if TYPE_CHECKING:
    from dejarik.games.imperial.model.dice import RolledDie
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.game import Odds
    from dejarik.kernel.program import Op

Triple = tuple[int, int, int]
_ADDED: Final = (st.ACCURACY, st.DAMAGE, st.PIERCE)
_NOTHING: Final[Triple] = (0, 0, 0)
MOST_DICE: Final = 5
"""Of more attack dice the best one to roll again is not looked for: it would take too long."""
HELP: Final = (
    "ask for the odds of an attack: attack, the figure's number, the target's number; of the "
    "open one just attack; then unspent, best, or reroll and the numbers of dice"
)


def pool_chances(colours: list[int]) -> dict[Triple, int]:
    """How many of all rolls of a pool show each sum of its three results."""
    return _sums([FACE_RESULTS[colour] for colour in colours])


def _sums(dice: list[tuple[Triple, ...]]) -> dict[Triple, int]:
    """How many of all rolls show each sum, of dice by the faces that each may show."""
    found: dict[Triple, int] = {_NOTHING: 1}
    for faces in dice:
        rolled: dict[Triple, int] = {}
        for total, count in found.items():
            for face in faces:
                key = _added(total, face)
                rolled[key] = rolled.get(key, 0) + count
        found = rolled
    return found


def _added(one: Triple, other: Triple) -> Triple:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


class Weighed:
    """
    An attack whose rolls are weighed: what each sum of its dice would deal, and how it misses.

    `plans` are all ways to spend surges: the cost, and what it adds in accuracy, damage, Pierce.
    """

    def __init__(self, s: Battle, attack: Attack, *, spends: bool) -> None:
        self.s: Battle = s
        self.attack: Attack = attack
        self.plans: list[tuple[int, Triple]] = _plans(s, attack) if spends else [(0, _NOTHING)]
        self._known: dict[tuple[Triple, Triple], tuple[int, bool]] = {}

    def outcome(self, attacking: Triple, defending: Triple) -> tuple[int, bool]:
        """The most damage these results deal, and whether they miss."""
        key = (attacking, defending)
        known = self._known.get(key)
        if known is None:
            sums = [0] * SUMS
            sums[st.ACCURACY], sums[st.DAMAGE], sums[st.SURGE] = attacking
            sums[st.BLOCK], sums[st.EVADE], sums[st.DODGE] = defending
            sums = modify(self.s, self.attack, sums)
            known = self.best(sums, surges_left(sums))
            self._known[key] = known
        return known

    def best(self, sums: list[int], surges: int) -> tuple[int, bool]:
        """The most damage that any way to spend surges deals, and whether all of them miss."""
        attack = self.attack
        best, missed = 0, True
        for cost, added in self.plans:
            if cost > surges:
                continue
            tried = sums.copy()
            for symbol, amount in zip(_ADDED, added, strict=True):
                tried[symbol] += amount
            attack.sums = tried
            attack.missed = not hits(attack, attack.distance)
            missed = missed and attack.missed
            best = max(best, damage_of(attack))
        attack.missed = False
        return best, missed


class Counted:
    """How many of all rolls deal each damage, and how many miss."""

    def __init__(self) -> None:
        self.dealt: dict[int, int] = {}
        self.missed: int = 0
        self.whole: int = 0

    def add(self, outcome: tuple[int, bool], count: int) -> None:
        """So many rolls come to this."""
        dealt, missed = outcome
        self.dealt[dealt] = self.dealt.get(dealt, 0) + count
        self.missed += count if missed else 0
        self.whole += count

    def chances(self) -> dict[int, Fraction]:
        """The chance of every damage, ascending."""
        return {one: Fraction(self.dealt[one], self.whole) for one in sorted(self.dealt)}


def attack_odds(s: Battle, attacker: int, target: int) -> dict[int, Fraction]:
    """
    The chance of every damage an attack would deal, not capped by Health.

    Raises ValueError when that attack cannot be declared now.
    """
    return count_rolls(s.clone(), attacker, target, Wish()).chances()


class Wish:
    """What is done with the dice once they lie: surges spent or not, dice rolled again."""

    def __init__(self, *, spends: bool = True, best: bool = False) -> None:
        self.spends: bool = spends
        self.best: bool = best
        self.again: list[int] = []


def count_rolls(s: Battle, attacker: int, target: int, wish: Wish) -> Counted:
    """All rolls of an attack that could be declared now; the state is a copy to work on."""
    attack = _declared(s, attacker, target)
    return _count(Weighed(s, attack, spends=wish.spends), wish)


def count_open(s: Battle, wish: Wish) -> Counted:
    """
    What is still open of the innermost open attack; the state is a copy to work on.

    Raises ValueError when there is none, or it has no target yet.
    """
    attack = s.attacks[-1] if s.attacks else None
    if attack is None or not attack.target:
        message = "no attack is open, or it has no target yet"
        raise ValueError(message)
    weighed = Weighed(s, attack, spends=wish.spends)
    if not attack.sums:
        return _count(weighed, wish)
    # The results are counted already: only surges are left to spend.
    found = Counted()
    found.add(weighed.best(attack.sums, attack.surges), 1)
    return found


def _count(weighed: Weighed, wish: Wish) -> Counted:
    attack = weighed.attack
    attacking = [
        _faces(die, ids.FIRST_ATTACK_DIE + place in wish.again)
        for place, die in enumerate(attack.attack_dice)
    ]
    defending = _sums(
        [
            _faces(die, ids.FIRST_DEFENCE_DIE + place in wish.again)
            for place, die in enumerate(attack.defence_dice)
        ]
    )
    found = Counted()
    if wish.best:
        _count_best(weighed, attacking, defending, found)
        return found
    for defence, defences in defending.items():
        for shown, count in _sums(attacking).items():
            found.add(weighed.outcome(shown, defence), count * defences)
    return found


def _faces(die: RolledDie, again: bool) -> tuple[Triple, ...]:
    """The faces a die may show: all before it is rolled or when it is rolled again."""
    if die.face < 0 or again:
        return tuple(FACE_RESULTS[die.colour])
    return (FACE_RESULTS[die.colour][die.face],)


def _count_best(
    weighed: Weighed,
    attacking: list[tuple[Triple, ...]],
    defending: dict[Triple, int],
    found: Counted,
) -> None:
    """Count with the one attack die rolled again that pays most on average, if one does."""
    dice = weighed.attack.attack_dice
    if len(dice) > MOST_DICE:
        message = f"of more than {MOST_DICE} attack dice the best reroll is not looked for"
        raise ValueError(message)
    for faces, count in _combinations(attacking).items():
        total = _NOTHING
        for face in faces:
            total = _added(total, face)
        for defence, defences in defending.items():
            kept = weighed.outcome(total, defence)
            best, outcomes = kept[0] * FACES, [kept] * FACES
            for place, die in enumerate(dice):
                if die.rerolled:
                    continue
                gone = faces[place]
                rest = (total[0] - gone[0], total[1] - gone[1], total[2] - gone[2])
                tried = [
                    weighed.outcome(_added(rest, face), defence)
                    for face in FACE_RESULTS[die.colour]
                ]
                mean = sum([one for one, _ in tried])
                if mean > best:
                    best, outcomes = mean, tried
            for one in outcomes:
                found.add(one, count * defences)


def _combinations(dice: list[tuple[Triple, ...]]) -> dict[tuple[Triple, ...], int]:
    """How many rolls show each combination of faces, die by die."""
    found: dict[tuple[Triple, ...], int] = {(): 1}
    for faces in dice:
        longer: dict[tuple[Triple, ...], int] = {}
        for before, count in found.items():
            for face in faces:
                key = (*before, face)
                longer[key] = longer.get(key, 0) + count
        found = longer
    return found


def _declared(s: Battle, attacker: int, target: int) -> Attack:
    """The attack as it would be declared now, with both pools complete."""
    figure = s.figure(attacker)
    manner = usual_manner(s, figure, figure.seat)
    spaces = spaces_that_differ(s, manner, target) if may_attack(s, figure) else []
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


def _plans(s: Battle, attack: Attack) -> list[tuple[int, Triple]]:
    """All ways to spend surges that change the damage, each once."""
    found: set[tuple[int, Triple]] = {(0, _NOTHING)}
    for cost, added in _surges(s, attack):
        found |= {(before + cost, _added(known, added)) for before, known in found}
    return sorted(found)


def _surges(s: Battle, attack: Attack) -> list[tuple[int, Triple]]:
    """What each use of a surge ability costs and adds in accuracy, damage and Pierce."""
    found: list[tuple[int, Triple]] = []
    scope = Scope(attack.seat, attack.attacker)
    most = modified(s, st.SURGE_USES, attack.id, 1)
    for place, surge in surge_abilities(s, attack):
        added = [0, 0, 0]
        for op in _parts(surge.effect):
            if isinstance(op, AddResults):
                for symbol, amount in op.results:
                    if symbol in _ADDED:
                        added[_ADDED.index(symbol)] += amount.amount(s, scope)
        if any(added):
            uses = most - attack.spent.count(place)
            found += [(surge.cost, (added[0], added[1], added[2]))] * uses
    return found


def _parts(effect: Op) -> list[Op]:
    return list(effect.parts) if isinstance(effect, Sequence) else [effect]


def odds_of(s: Battle, seat: int, question: str) -> Odds:
    """
    The answer to `attack` of the open attack, or `attack:FIGURE:TARGET` of one to be declared.

    Raises ValueError for another question, or one about things that are not there.
    """
    topic, *words = question.replace(":", " ").split() or [""]
    if topic != "attack":
        raise ValueError(HELP)
    numbers, wish = _wish(words)
    if not numbers:
        copy = s.clone()
        counted = count_open(copy, wish)
        return _told(s, copy.attacks[-1].target, counted)
    if len(numbers) != 2:
        raise ValueError(HELP)
    attacker, target = numbers
    figures = [one.id for one in s.on_map()]
    things = figures + [one.id for one in s.tokens]
    if attacker not in figures or target not in things:
        message = "there are no such figures on the map"
        raise ValueError(message)
    return _told(s, target, count_rolls(s.clone(), attacker, target, wish))


def _told(s: Battle, target: int, counted: Counted) -> Odds:
    chances = counted.chances()
    left = health_left(s, target)
    fatal = sum((chance for dealt, chance in chances.items() if dealt >= left), Fraction(0))
    missed = Fraction(counted.missed, counted.whole)
    return {
        "damage": chances,
        "miss": {0: 1 - missed, 1: missed},
        "defeat": {0: 1 - fatal, 1: fatal},
        "rolls": {counted.whole: Fraction(1)},
    }


def _wish(words: list[str]) -> tuple[list[int], Wish]:
    """The two figures, if they are named, and what is done with the dice."""
    numbers: list[int] = []
    wish = Wish()
    again = False
    for word in words:
        if word == "unspent":
            wish.spends = False
        elif word == "best":
            wish.best = True
        elif word == "reroll":
            again = True
        elif not word.isdecimal():
            raise ValueError(HELP)
        elif again:
            wish.again.append(int(word))
        else:
            numbers.append(int(word))
    return numbers, wish

"""How the steps of an attack change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model.conditions import ALL_CONDITIONS, FOCUSED
from dejarik.games.imperial.model.dice import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    GREEN,
    RolledDie,
)
from dejarik.games.imperial.model.ids import (
    FIRST_ATTACK_DIE,
    FIRST_DEFENCE_DIE,
    NOWHERE,
    is_figure,
)
from dejarik.games.imperial.model.pieces import Attack
from dejarik.games.imperial.model.statistics import CLEAVE, CONDITION_KEYWORDS, EXTRA_DICE
from dejarik.games.imperial.rules.lasting import begin_attack_on, end_attack
from dejarik.games.imperial.rules.objects import attackable_as
from dejarik.games.imperial.rules.relations import distance
from dejarik.games.imperial.rules.results import modified_sums, surges_left
from dejarik.games.imperial.rules.targets import has_reach
from dejarik.kernel.events import nothing_done
from dejarik.kernel.modifiers import modified

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def _attack(s: Battle, e: Event) -> Attack:
    attack = s.attack(e.detail)
    assert attack is not None
    return attack


def begin(s: Battle, e: Event) -> bool:
    """An attack is about to be declared: who makes it, of which type, with which pool."""
    attack = Attack(e.detail, e.seat, e.source, bool(e.amount))
    ends = e.items.index(-1)
    attack.pool = e.items[:ends]
    attack.bonus = e.items[ends + 1 :]
    attack.reach = has_reach(s, s.figure(e.source))
    s.attack_count = e.detail
    s.attacks.append(attack)
    return True


def declare(s: Battle, e: Event) -> bool:
    """The target, its space and both pools as printed."""
    attack = _attack(s, e)
    # Dice of any colour that were chosen before are in the pool already.
    attack.attack_dice = [RolledDie(colour) for colour in attack.pool] + attack.attack_dice
    attack.defence_dice = [RolledDie(colour) for colour in _defence(s, e.subject)]
    begin_attack_on(s, e.subject, attack.id)
    return retarget(s, e)


def _defence(s: Battle, target: int) -> list[int]:
    if is_figure(target):
        return s.definition_of(s.figure(target)).defence
    part = attackable_as(s, target)
    return [] if part is None else list(part.dice)


def retarget(s: Battle, e: Event) -> bool:
    """The target or its space is another."""
    attack = _attack(s, e)
    attack.target = e.subject
    attack.space = e.amount
    attack.distance = distance(s, attack.attacker, attack.target)
    if is_figure(e.subject):
        attack.stood = s.figure(e.subject).placement
    return True


def make_pools(s: Battle, e: Event) -> bool:
    """
    Focused adds a green die, and dice that effects give join by themselves.

    Rulings: ia.condition.30, ia.condition.34, ia.attack.48
    """
    attack = _attack(s, e)
    if s.figure(attack.attacker).has(FOCUSED):
        attack.focused = True
        attack.attack_dice.append(RolledDie(GREEN))
    for colour in ATTACK_COLOURS:
        for _ in range(modified(s, EXTRA_DICE + colour, attack.id, 0)):
            attack.attack_dice.append(RolledDie(colour))
    for colour in DEFENCE_COLOURS:
        for _ in range(modified(s, EXTRA_DICE + colour, attack.id, 0)):
            attack.defence_dice.append(RolledDie(colour))
    return True


def add_die(s: Battle, e: Event) -> bool:
    """A die joins a pool: that of the attacker or that of the target."""
    attack = _attack(s, e)
    pool = attack.attack_dice if e.subject == attack.attacker else attack.defence_dice
    pool.append(RolledDie(e.amount))
    return True


def remove_die(s: Battle, e: Event) -> bool:
    """A die leaves its pool."""
    attack = _attack(s, e)
    if e.amount >= FIRST_DEFENCE_DIE:
        pool, place = attack.defence_dice, e.amount - FIRST_DEFENCE_DIE
    else:
        pool, place = attack.attack_dice, e.amount - FIRST_ATTACK_DIE
    if place >= len(pool):
        return nothing_done(e)
    del pool[place]
    return True


def roll(s: Battle, e: Event) -> bool:
    """All dice show the faces that were drawn."""
    attack = _attack(s, e)
    for place, die in enumerate(attack.attack_dice + attack.defence_dice):
        die.face = e.items[place]
    return True


def reroll(s: Battle, e: Event) -> bool:
    """One die shows another face, and is rerolled no more in this attack."""
    die = die_of(_attack(s, e), e.subject)
    die.face = e.amount
    die.rerolled = True
    return True


def die_of(attack: Attack, number: int) -> RolledDie:
    """The die of an attack with this number."""
    if number >= FIRST_DEFENCE_DIE:
        return attack.defence_dice[number - FIRST_DEFENCE_DIE]
    return attack.attack_dice[number - FIRST_ATTACK_DIE]


def modify(s: Battle, e: Event) -> bool:
    """Results are modified; at the end evades cancel surges."""
    attack = _attack(s, e)
    attack.sums = modified_sums(s, attack)
    attack.surges = surges_left(attack.sums)
    for condition in ALL_CONDITIONS:
        if modified(s, CONDITION_KEYWORDS + condition, attack.id, 0) > 0:
            attack.keywords |= condition
    return True


def spend_surge(s: Battle, e: Event) -> bool:
    """Surges are spent on an ability."""
    attack = _attack(s, e)
    attack.surges -= e.amount
    attack.spent.append(e.items[0])
    return True


def add_result(s: Battle, e: Event) -> bool:
    """A symbol or keyword is added to results that are counted already."""
    attack = _attack(s, e)
    if not attack.sums:
        return False
    attack.sums[e.subject] += e.amount
    if e.subject == CLEAVE:
        attack.cleaves.append(e.amount)
    return True


def add_keyword(s: Battle, e: Event) -> bool:
    """The attack has a condition keyword."""
    _attack(s, e).keywords |= e.amount
    return True


def check_accuracy(s: Battle, e: Event) -> bool:
    """Too little accuracy is a miss, and so is a dodge."""
    attack = _attack(s, e)
    if not e.amount:
        attack.missed = True
    return True


def end(s: Battle, e: Event) -> bool:
    """The attack is over."""
    attack = _attack(s, e)
    s.attacks.remove(attack)
    end_attack(s, attack.id)
    attack.space = NOWHERE
    return True

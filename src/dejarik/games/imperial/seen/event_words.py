"""What is said of an event by names: conditions, dice, results, abilities, zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.games.imperial.model.dice import COLOURS, RolledDie
from dejarik.games.imperial.model.statistics import SYMBOL_NAMES
from dejarik.games.imperial.rules.changes.attacks import die_of
from dejarik.games.imperial.rules.deployment import zone_names
from dejarik.games.imperial.rules.results import rolled_sums
from dejarik.games.imperial.rules.scenario import map_name, mission_name
from dejarik.games.imperial.seen.labels import die_label, result_label, surge_label_at
from dejarik.games.imperial.seen.view_names import option_name

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event


def words_of(s: Battle, e: Event) -> tuple[str, ...]:
    """What is said of an event by names: conditions, dice, results, abilities, zones."""
    kind = e.kind
    if kind in (ev.CONDITION_GAINED, ev.CONDITION_LOST, ev.KEYWORD_ADDED):
        return (CONDITION_NAMES[e.amount],)
    if kind in (ev.ACTION_BEGAN, ev.ACTION_ENDED):
        return _action(s, e)
    if kind == ev.DIE_ADDED:
        return (COLOURS[e.amount],)
    if kind in (ev.POWER_GAINED, ev.POWER_LOST):
        return (SYMBOL_NAMES[e.amount],)
    if kind == ev.RESULT_ADDED:
        return (result_label(e.subject, e.amount),)
    if kind == ev.ZONE_CHOSEN:
        return (zone_names(s)[e.amount],)
    if kind == ev.MISSION_CHOSEN:
        return (s.mission, s.map().missions[s.mission].name)
    if kind in (ev.MAP_CHOSEN, ev.MAP_VETOED):
        return (map_name(s, e.amount),)
    if kind == ev.MISSION_VETOED:
        return (mission_name(s, e.amount),)
    if kind == ev.DICE_ROLLED:
        return _rolled_outside(e.items)
    if kind in (ev.ROLLED, ev.REROLLED, ev.SURGE_SPENT, ev.MODIFIED):
        return _of_attack(s, e)
    return ()


def _of_attack(s: Battle, e: Event) -> tuple[str, ...]:
    attack = s.attack(e.detail)
    if attack is None:
        return ()
    if e.kind == ev.SURGE_SPENT:
        return (surge_label_at(s, attack, e.items[0]),)
    if e.kind == ev.REROLLED:
        return (die_label(die_of(attack, e.subject)),)
    if e.kind == ev.MODIFIED:
        return result_words(attack.sums or rolled_sums(attack))
    return tuple([die_label(die) for die in attack.attack_dice + attack.defence_dice])


def result_words(sums: list[int]) -> tuple[str, ...]:
    """What results come to, symbol by symbol, without those that are none."""
    return tuple([f"{sums[one]} {SYMBOL_NAMES[one]}" for one in SYMBOL_NAMES if sums[one]])


def _rolled_outside(items: list[int]) -> tuple[str, ...]:
    dice = [RolledDie(items[place], items[place + 1]) for place in range(0, len(items), 2)]
    return tuple([die_label(die) for die in dice])


def _action(s: Battle, e: Event) -> tuple[str, ...]:
    """The kind of action, and the name of a special one."""
    name = option_name(e.detail)
    if e.kind == ev.ACTION_BEGAN and name == "special":
        specials = s.specials_of(s.figure(e.subject))
        return (name, specials[e.items[1]].name)
    return (name,)

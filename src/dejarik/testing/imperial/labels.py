"""
Labels: how tests name what is on the table and what is offered.

Figures are named by their code, with `their` before it for the opponent's and a number behind
it where a side has several with the same code; spaces by their names, with `'` where a figure
is turned.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects.abilities import MOMENTS, When
from dejarik.games.imperial.effects.dice import AddKeyword, AddResults
from dejarik.games.imperial.model import ids
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.games.imperial.model.state import Battle
from dejarik.games.imperial.model.statistics import SYMBOL_NAMES
from dejarik.games.imperial.rules import menu, moving, surging
from dejarik.games.imperial.rules.keywords import Keyword
from dejarik.kernel import decisions, offers
from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.ops import Sequence
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.imperial import field_names

YOU: Final = 0
THEM: Final = 1
TURNED: Final = "'"

PLAIN: Final = {
    decisions.PASS: "pass",
    decisions.STOP: "stop",
    decisions.YES: "yes",
    decisions.NO: "no",
    menu.MOVE_OPTION: "move",
    menu.WALK_OPTION: "walk",
    menu.END_OPTION: "end",
    moving.STEPWISE: "stepwise",
}
MOVES: Final = {moving.GO: "go", moving.STEP: "step"}


def figure_label(s: Battle, number: int) -> str:
    """A figure by its code, side and number."""
    figure = s.figure(number)
    alike = [one.id for one in s.figures if (one.seat, one.card) == (figure.seat, figure.card)]
    place = f" {alike.index(number) + 1}" if len(alike) > 1 else ""
    return _theirs(figure.seat) + s.definition_of(figure).code + place


def group_label(s: Battle, number: int) -> str:
    """A group by its code, side and number."""
    group = s.group(number)
    alike = [one.id for one in s.groups_in_play if (one.seat, one.card) == (group.seat, group.card)]
    place = f" {alike.index(number) + 1}" if len(alike) > 1 else ""
    return f"{_theirs(group.seat)}group {s.definition(group.card).code}{place}"


def token_label(s: Battle, number: int) -> str:
    """A token by its kind and its number among those."""
    token = s.token(number)
    alike = [one.id for one in s.tokens if one.kind == token.kind]
    return f"{token.kind} {alike.index(number) + 1}"


def _theirs(seat: int) -> str:
    return "" if seat == YOU else "their "


def placement_label(s: Battle, placement: int) -> str:
    """A placement by its upper left space; nothing off the map."""
    if placement == ids.NOWHERE:
        return ""
    count = s.map().count
    return s.map().names[placement % count] + (TURNED if placement >= count else "")


def die_label(s: Battle, number: int) -> str:
    """A die of the innermost attack: its colour, and what it shows."""
    attack = s.attacks[-1]
    if number >= ids.FIRST_DEFENCE_DIE:
        die = attack.defence_dice[number - ids.FIRST_DEFENCE_DIE]
    else:
        die = attack.attack_dice[number - ids.FIRST_ATTACK_DIE]
    shown = "".join(str(one) for one in die.results())
    return f"{COLOURS[die.colour]} {shown}"


def thing_label(s: Battle, number: int, value: int = 0) -> str:
    """Anything that has a number."""
    if ids.is_figure(number):
        return figure_label(s, number)
    if ids.is_group(number):
        return group_label(s, number)
    if ids.is_card(number):
        return s.definition_of_command(number - ids.FIRST_CARD).code
    if ids.is_token(number):
        return token_label(s, number)
    if ids.is_door(number):
        return s.map().doors[number - ids.FIRST_DOOR].id
    if ids.is_space(number):
        return placement_label(s, number - ids.FIRST_SPACE + value * s.map().count)
    if number >= ids.FIRST_ATTACK_DIE:
        return die_label(s, number)
    for upgrade in s.upgrades:
        if upgrade.id == number:
            return _theirs(upgrade.seat) + s.definition(upgrade.card).code
    return "mission" if number == ids.MISSION else str(number)


def surge_label(effect: Op) -> str:
    """What a surge ability does: `damage 2`, `Stunned`, both with `and`, or else its kind."""
    if isinstance(effect, Sequence):
        return " and ".join(surge_label(part) for part in effect.parts)
    if isinstance(effect, AddKeyword):
        return CONDITION_NAMES[effect.condition]
    if isinstance(effect, AddResults):
        return " and ".join(
            f"{SYMBOL_NAMES[symbol]} {amount.number if isinstance(amount, Number) else '?'}"
            for symbol, amount in effect.results
        )
    return type(effect).__name__


def reaction_label(s: Battle, option: Option) -> str:
    """An ability offered in a window: the card, or the figure and the ability's name."""
    holder = thing_label(s, option.source)
    key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
    ability = offers.offer_of(s, s.frames[-1], key).listener.ability
    answered = f" for {thing_label(s, option.target)}" if option.target else ""
    if isinstance(ability, When) and ability.name:
        return f"{holder}: {ability.name}{answered}"
    if isinstance(ability, Keyword):
        name = SYMBOL_NAMES.get(ability.symbol) or CONDITION_NAMES[ability.condition]
        return f"{holder}: {name}{answered}"
    return holder + answered


def moment_label(s: Battle) -> str:
    """The moment at which the window on top is open."""
    window = s.frames[-1]
    _, event = offers.open_events(s, window)[0]
    return field_names.MOMENTS[MOMENTS.index((event.kind, window.x))]


def menu_label(s: Battle, option: Option) -> str:
    """What a figure may do in its activation."""
    kind, target, value = option.kind, option.target, option.value
    if kind == menu.ATTACK_OPTION:
        return f"attack {thing_label(s, target)}" if target else "attack"
    if kind == menu.INTERACT_OPTION:
        return f"interact {thing_label(s, target)}"
    if kind == menu.COMMAND_OPTION:
        return f"play {thing_label(s, target)}"
    if kind == menu.DISCARD_OPTION:
        return f"discard {CONDITION_NAMES[value]}"
    definition = s.definition_of(s.figure(option.source))
    if kind == menu.SPECIAL_OPTION:
        return f"special {definition.specials[value].name}"
    return f"use {definition.during[value].name}"


def option_label(s: Battle, decision: Decision, option: Option) -> str:
    """An option in words."""
    kind = option.kind
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in MOVES:
        return f"{MOVES[kind]} {thing_label(s, option.target, option.value)}"
    if kind == decisions.ENTITY:
        return thing_label(s, option.target, option.value)
    if kind == decisions.REACTION:
        return reaction_label(s, option)
    if kind == decisions.SEAT:
        return "you" if option.value == YOU else "they"
    if kind == decisions.VALUE:
        return str(option.value)
    if kind == surging.SURGE_OPTION:
        surges = dict(surging.surge_abilities(s, s.attacks[-1]))
        granted = "granted " if option.value >= surging.GRANTED else ""
        return f"surge {granted}{surge_label(surges[option.value].effect)}"
    return menu_label(s, option)

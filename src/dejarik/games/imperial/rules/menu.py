"""
The menu of an activation: everything a figure may do now, and nothing else.

Each kind of option is listed by a function of its own, with the reasons of the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.conditions import BLEEDING, STUNNED
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.statistics import ATTACKS
from dejarik.games.imperial.rules.attacking import spaces_that_differ_for
from dejarik.games.imperial.rules.commands import hand_of, may_play, may_play_on
from dejarik.games.imperial.rules.moments import is_used_up
from dejarik.games.imperial.rules.moving import POINTS, can_move, may_stand
from dejarik.games.imperial.rules.objects import interactions_of
from dejarik.games.imperial.rules.relations import shares_space
from dejarik.games.imperial.rules.targets import may_attack, targets_of, usual_manner
from dejarik.kernel.decisions import GAME_OPTION, Option
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Activation, Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.program import Condition

ACTIONS: Final = 2
"""How many actions an activation has."""

MOVE_OPTION: Final[int] = GAME_OPTION + 10
"""The move action: gain movement points."""
WALK_OPTION: Final[int] = GAME_OPTION + 11
"""Spend movement points."""
ATTACK_OPTION: Final[int] = GAME_OPTION + 12
"""Attack a target; without one it is named after what comes before declaring."""
INTERACT_OPTION: Final[int] = GAME_OPTION + 13
SPECIAL_OPTION: Final[int] = GAME_OPTION + 14
COMMAND_OPTION: Final[int] = GAME_OPTION + 15
DISCARD_OPTION: Final[int] = GAME_OPTION + 16
"""Discard a condition (value) for an action."""
USE_OPTION: Final[int] = GAME_OPTION + 17
END_OPTION: Final[int] = GAME_OPTION + 18

OPTION_NAMES: Final = {
    MOVE_OPTION: "move",
    WALK_OPTION: "walk",
    ATTACK_OPTION: "attack",
    INTERACT_OPTION: "interact",
    SPECIAL_OPTION: "special",
    COMMAND_OPTION: "command",
    DISCARD_OPTION: "discard_condition",
    USE_OPTION: "use",
    END_OPTION: "end",
}

_KIND: Final = 1 << 24
_TARGET: Final = 1 << 8


def packed(option: Option) -> int:
    """An option of the menu as one number."""
    return option.kind * _KIND + option.target * _TARGET + option.value


def unpacked(number: int) -> list[int]:
    """Kind, target and value of an option of the menu."""
    return [number // _KIND, number % _KIND // _TARGET, number % _TARGET]


def points_left(s: Battle, figure: Figure) -> int:
    """The movement points a figure may spend now."""
    activation = s.activation_of(figure.id)
    return 0 if activation is None else activation.points


def menu_options(s: Battle, figure: Figure, seat: int) -> list[Option]:
    """Everything a figure may do now."""
    activation = s.activation_of(figure.id)
    assert activation is not None
    found: list[Option] = []
    if can_move(s, figure, activation.points, POINTS):
        found.append(Option(WALK_OPTION, figure.id))
    if not shares_space(s, figure) and activation.actions > 0:
        found += _actions(s, figure, seat, activation)
    found += _uses(s, figure, activation)
    found += _commands(s, figure, seat, activation)
    if not found or may_stand(s, figure):
        found.append(Option(END_OPTION, figure.id))
    return found


def _actions(s: Battle, figure: Figure, seat: int, activation: Activation) -> list[Option]:
    found = [Option(MOVE_OPTION, figure.id)]
    if may_spend_on_attacks(s, figure, activation):
        found += _attacks(s, figure, seat)
    for place, (thing, _) in enumerate(interactions_of(s, figure)):
        found.append(Option(INTERACT_OPTION, figure.id, thing, place))
    found += _specials(s, figure, activation)
    for condition in (STUNNED, BLEEDING):
        if figure.has(condition):
            found.append(Option(DISCARD_OPTION, figure.id, figure.id, condition))
    return found


def may_spend_on_attacks(s: Battle, figure: Figure, activation: Activation) -> bool:
    """
    Whether another action may be spent on attacks: one only, unless an effect lifts the limit.

    Rulings: ia.activation.14, ia.activation.15
    """
    return not activation.attacks or bool(forbidding(s, ATTACKS, figure.id))


def _attacks(s: Battle, figure: Figure, seat: int) -> list[Option]:
    definition = s.definition_of(figure)
    if not may_attack(s, figure) or not (definition.pool or definition.free_dice):
        return []
    found = [
        Option(ATTACK_OPTION, figure.id, target)
        for target in targets_of(s, usual_manner(s, figure, seat))
    ]
    if holds_card_before_declaring(s, figure, seat):
        found.append(Option(ATTACK_OPTION, figure.id))
    return found


def holds_card_before_declaring(s: Battle, figure: Figure, seat: int) -> bool:
    """Whether a seat holds a card that could be played just before this figure declares."""
    if not may_play(s, seat):
        return False
    is_melee = s.definition_of(figure).melee
    for _, definition in hand_of(s, seat):
        for ability in definition.heard:
            if ability.is_before_declaring(is_melee) and may_play_on(s, definition, figure):
                return True
    return False


def _specials(s: Battle, figure: Figure, activation: Activation) -> list[Option]:
    found: list[Option] = []
    for place, special in enumerate(s.definition_of(figure).specials):
        if special.actions > activation.actions or place in activation.specials:
            continue
        if special.attacks and not _may_attack_by_special(s, figure, activation):
            continue
        scope = Scope(figure.seat, figure.id)
        if holds(s, scope, special.provided) and special.effect.can(s, scope):
            found.append(Option(SPECIAL_OPTION, figure.id, figure.id, place))
    return found


def _may_attack_by_special(s: Battle, figure: Figure, activation: Activation) -> bool:
    return may_attack(s, figure) and may_spend_on_attacks(s, figure, activation)


def _uses(s: Battle, figure: Figure, activation: Activation) -> list[Option]:
    """What may be used between actions without spending one."""
    found: list[Option] = []
    for place, part in enumerate(s.definition_of(figure).during):
        scope = Scope(figure.seat, figure.id)
        if is_used_up(s, part.effect, scope):
            continue
        if holds(s, scope, part.provided) and part.effect.can(s, scope):
            found.append(Option(USE_OPTION, figure.id, figure.id, place))
    return found


def _commands(s: Battle, figure: Figure, seat: int, activation: Activation) -> list[Option]:
    """The cards in hand that this figure may play now."""
    found: list[Option] = []
    shared = shares_space(s, figure)
    if not may_play(s, seat):
        return found
    for card, definition in hand_of(s, seat):
        for place, part in enumerate(definition.actions):
            if part.actions > activation.actions or (part.actions and shared):
                continue
            if part.attacks and not _may_attack_by_special(s, figure, activation):
                continue
            scope = command_scope(figure, seat, card)
            if not may_play_on(s, definition, figure) or not holds(s, scope, part.provided):
                continue
            if part.effect.can(s, scope):
                found.append(Option(COMMAND_OPTION, figure.id, card, place))
    return found


def command_scope(figure: Figure, seat: int, card: int) -> Scope:
    """The scope a Command card played on a figure runs in."""
    scope = Scope(seat, card)
    scope.names["self"] = [figure.id]
    return scope


def holds(s: Battle, scope: Scope, conditions: tuple[Condition, ...]) -> bool:
    """Whether all conditions hold."""
    return all(condition.holds(s, scope) for condition in conditions)


def has_stages(s: Battle, figure: Figure, seat: int, option: Option) -> bool:
    """Whether more must be said about an option: where to, or which space of a target."""
    if option.kind == WALK_OPTION:
        return True
    if option.kind == ATTACK_OPTION and is_figure(option.target):
        return len(attack_spaces(s, figure, seat, option.target)) > 1
    return False


def attack_spaces(s: Battle, figure: Figure, seat: int, target: int) -> list[int]:
    """The spaces at which a target may be attacked, where it matters which."""
    return spaces_that_differ_for(s, usual_manner(s, figure, seat), target)

"""
The menu of an activation: everything a figure may do now, and nothing else.

Each kind of option is listed by a function of its own, with the reasons of the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.conditions import BLEEDING, STUNNED
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.statistics import ATTACKS
from dejarik.games.imperial.rules import commands, legality
from dejarik.games.imperial.rules.moments import is_used_up
from dejarik.games.imperial.rules.moving import POINTS, can_move, may_stand
from dejarik.games.imperial.rules.objects import interactions_of
from dejarik.games.imperial.rules.relations import shares_space
from dejarik.games.imperial.rules.targets import (
    spaces_that_differ,
    targets_of,
    usual_manner,
    why_not_declare,
)
from dejarik.kernel.decisions import GAME_OPTION, Option
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.pieces import Activation, Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.rules.legality import Reason
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
    if owes_action(s, figure, activation):
        found = _actions(s, figure, seat, activation)
        return found + _commands(s, figure, seat, activation)
    if can_move(s, figure, activation.points, POINTS):
        found.append(Option(WALK_OPTION, figure.id))
    if why_no_action(s, figure, activation) is None:
        found += _actions(s, figure, seat, activation)
    found += _uses(s, figure)
    found += _commands(s, figure, seat, activation)
    if not found or may_stand(s, figure):
        found.append(Option(END_OPTION, figure.id))
    return found


def owes_action(s: Battle, figure: Figure, activation: Activation) -> bool:
    """Whether a further action is to be performed before anything else."""
    return activation.stun_after == 1 and why_no_action(s, figure, activation) is None


def why_no_action(s: Battle, figure: Figure, activation: Activation) -> Reason | None:
    """Why a figure can begin no action at all."""
    if shares_space(s, figure):
        return legality.ON_THE_WAY
    return None if activation.actions > 0 else legality.NO_ACTIONS


def _actions(s: Battle, figure: Figure, seat: int, activation: Activation) -> list[Option]:
    found = [Option(MOVE_OPTION, figure.id)]
    if why_no_attack(s, figure, activation) is None:
        found += _attacks(s, figure, seat)
    for place, (thing, _) in enumerate(interactions_of(s, figure)):
        found.append(Option(INTERACT_OPTION, figure.id, thing, place))
    for place in range(len(s.specials_of(figure))):
        if why_not_special(s, figure, activation, place) is None:
            found.append(Option(SPECIAL_OPTION, figure.id, figure.id, place))
    for condition in (STUNNED, BLEEDING):
        if figure.has(condition):
            found.append(Option(DISCARD_OPTION, figure.id, figure.id, condition))
    return found


def why_no_attack(s: Battle, figure: Figure, activation: Activation) -> Reason | None:
    """Why a figure cannot spend an action on an attack, whatever its target."""
    if not may_spend_on_attacks(s, figure, activation):
        return legality.HAS_ATTACKED
    reason = why_not_declare(s, figure)
    if reason is not None:
        return reason
    definition = s.definition_of(figure)
    return None if definition.pool or definition.free_dice else legality.NO_DICE


def may_spend_on_attacks(s: Battle, figure: Figure, activation: Activation) -> bool:
    """
    Whether another action may be spent on attacks: one only, unless an effect lifts the limit.

    Rulings: ia.activation.14, ia.activation.15
    """
    return not activation.attacks or bool(forbidding(s, ATTACKS, figure.id))


def _attacks(s: Battle, figure: Figure, seat: int) -> list[Option]:
    manner = usual_manner(s, figure, seat)
    found = [Option(ATTACK_OPTION, figure.id, target) for target in targets_of(s, manner)]
    if commands.could_play_before_declaring(s, figure, seat):
        # What is played before declaring may bring targets into sight, but not about.
        manner.clear = True
        if len(targets_of(s, manner)) > len(found):
            found.append(Option(ATTACK_OPTION, figure.id))
    return found


def why_not_special(s: Battle, figure: Figure, activation: Activation, place: int) -> Reason | None:
    """Why a figure cannot use a special action of its card, by its place there."""
    special = s.specials_of(figure)[place]
    if special.actions > activation.actions:
        return legality.TOO_FEW_ACTIONS
    if place in activation.specials:
        return legality.ALREADY_DONE
    if special.attacks:
        reason = _why_no_attack_by_special(s, figure, activation)
        if reason is not None:
            return reason
    scope = Scope(figure.seat, figure.id)
    if not holds(s, scope, special.provided):
        return legality.NOT_PROVIDED
    return None if special.effect.can(s, scope) else legality.NO_EFFECT


def _why_no_attack_by_special(s: Battle, figure: Figure, activation: Activation) -> Reason | None:
    if not may_spend_on_attacks(s, figure, activation):
        return legality.HAS_ATTACKED
    return why_not_declare(s, figure)


def _uses(s: Battle, figure: Figure) -> list[Option]:
    """What may be used between actions without spending one."""
    return [
        Option(USE_OPTION, figure.id, figure.id, place)
        for place in range(len(s.during_of(figure)))
        if why_not_use(s, figure, place) is None
    ]


def why_not_use(s: Battle, figure: Figure, place: int) -> Reason | None:
    """Why a figure cannot use something of its card between actions, by its place there."""
    part = s.during_of(figure)[place]
    scope = Scope(figure.seat, figure.id)
    if is_used_up(s, part.effect, scope):
        return legality.USED_UP
    if not holds(s, scope, part.provided):
        return legality.NOT_PROVIDED
    return None if part.effect.can(s, scope) else legality.NO_EFFECT


def _commands(s: Battle, figure: Figure, seat: int, activation: Activation) -> list[Option]:
    """The cards in hand that this figure may play now."""
    found: list[Option] = []
    if not commands.may_play(s, seat):
        return found
    for card, definition in commands.hand_of(s, seat):
        for place in range(len(definition.actions)):
            played = PlayedOn(figure, seat, card, place)
            if why_not_play(s, played, definition, activation) is None:
                found.append(Option(COMMAND_OPTION, figure.id, card, place))
    return found


class PlayedOn:
    """A Command card in hand that a seat would play on a figure, and which part of it."""

    __slots__ = ("card", "figure", "place", "seat")

    def __init__(self, figure: Figure, seat: int, card: int, place: int) -> None:
        self.figure: Figure = figure
        self.seat: int = seat
        self.card: int = card
        self.place: int = place


def why_not_play(
    s: Battle, played: PlayedOn, definition: Definition, activation: Activation
) -> Reason | None:
    """Why a Command card in hand cannot be played on a figure in its activation."""
    part, figure = definition.actions[played.place], played.figure
    if part.actions > activation.actions:
        return legality.TOO_FEW_FOR_CARD
    if not part.actions and owes_action(s, figure, activation):
        return legality.FURTHER_ACTION
    if part.actions and shares_space(s, figure):
        return legality.ON_THE_WAY
    if part.attacks:
        reason = _why_no_attack_by_special(s, figure, activation)
        if reason is not None:
            return reason
    if not commands.may_play_on(s, definition, figure):
        return legality.NOT_FITTING
    scope = command_scope(figure, played.seat, played.card)
    if not holds(s, scope, part.provided):
        return legality.NOT_PROVIDED
    return None if part.effect.can(s, scope) else legality.NO_EFFECT


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
    return spaces_that_differ(s, usual_manner(s, figure, seat), target)

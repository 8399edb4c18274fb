"""
What stands beside each option: the space it names, its cost or distance, the ability it uses.

Each list has an entry for every option, or is empty where there is nothing to say. Beside a menu
stand the spaces that several of its answers lead to (`ways_of`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.dice import COLOURS
from dejarik.games.imperial.model.ids import FIRST_SPACE, is_figure, is_space
from dejarik.games.imperial.rules import menu, moving, reasons
from dejarik.games.imperial.rules.activation import FigureActivation
from dejarik.games.imperial.rules.deployment import zone_names
from dejarik.games.imperial.rules.menu_ways import menu_ways
from dejarik.games.imperial.rules.relations import distance
from dejarik.games.imperial.rules.results import needed_accuracy
from dejarik.games.imperial.rules.scenario import map_name, mission_name
from dejarik.games.imperial.rules.surging import SURGE_OPTION
from dejarik.games.imperial.seen import labels
from dejarik.games.imperial.wire import WayView
from dejarik.kernel import offers
from dejarik.kernel.decisions import ENTITY, REACTION, VALUE
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.ops import Either
from dejarik.kernel.windows import Window

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.decisions import Decision, Option
    from dejarik.kernel.frames import Frame


WAYS: Final = {"PerformMove": "move", "MakeAttack": "attack"}
"""What the parts of a choice between effects are called, by their verbs."""


def spaces_of(s: Battle, options: list[Option]) -> tuple[str, ...]:
    """The space that each option names; nothing if none does."""
    names = s.map().names
    if not any(is_space(option.target) for option in options):
        return ()
    return tuple(
        [
            names[option.target - FIRST_SPACE] if is_space(option.target) else ""
            for option in options
        ]
    )


def numbers_of(s: Battle, f: Frame, decision: Decision) -> tuple[int, ...]:
    """What each way costs, or how far away each target is; nothing where neither is asked."""
    kinds = {option.kind for option in decision.options}
    if moving.GO in kinds:
        return _costs(s, f, decision.options)
    if menu.ATTACK_OPTION in kinds or decision.reason == reasons.TARGET:
        return tuple([_distance(s, option) for option in decision.options])
    return ()


def _distance(s: Battle, option: Option) -> int:
    """How far a target is from its attacker; of a choice among targets the innermost attack's."""
    if option.kind not in (menu.ATTACK_OPTION, ENTITY) or not is_figure(option.target):
        return 0
    attacker = option.source
    if attacker == NOTHING and s.attacks:
        attacker = s.attacks[-1].attacker
    return distance(s, attacker, option.target) if is_figure(attacker) else 0


def needed_of(s: Battle, decision: Decision, away: tuple[int, ...]) -> tuple[int, ...]:
    """The accuracy that an attack on each target needs; nothing where none is ranged."""
    if not away or decision.reason not in (reasons.MENU, reasons.TARGET):
        return ()
    found = [
        needed_accuracy(option.target, far) if _is_ranged(s, option) else 0
        for option, far in zip(decision.options, away, strict=True)
    ]
    return tuple(found) if any(found) else ()


def _is_ranged(s: Battle, option: Option) -> bool:
    """Whether an option names a figure as the target of a ranged attack."""
    if not is_figure(option.target):
        return False
    if option.kind == menu.ATTACK_OPTION:
        return not s.definition_of(s.figure(option.source)).melee
    return option.kind == ENTITY and bool(s.attacks) and not s.attacks[-1].is_melee


def _costs(s: Battle, f: Frame, options: list[Option]) -> tuple[int, ...]:
    figure = s.figure(options[0].source)
    left, manner = f.x, f.y
    if isinstance(f.op, FigureActivation):
        left, manner = menu.points_left(s, figure), moving.POINTS
    if manner != moving.POINTS:
        return ()
    found = moving.reach_of(s, figure, left)
    return tuple(
        [
            found.cost(moving.placement_of(s, option)) if option.kind == moving.GO else 0
            for option in options
        ]
    )


def ways_of(s: Battle, f: Frame, decision: Decision) -> tuple[WayView, ...]:
    """Where a figure could go from its menu, with the moves that it takes first."""
    if decision.reason != reasons.MENU or decision.stage:
        return ()
    figure = s.figure(s.scope_of(f).source)
    found: list[WayView] = []
    for placement, cost, moves in menu_ways(s, figure):
        option = moving.option_to(s, moving.GO, figure, placement)
        found.append(WayView(option.target, option.value, cost, moves))
    return tuple(found)


def labels_of(s: Battle, f: Frame, decision: Decision) -> tuple[str, ...]:
    """The ability, zone, map or mission that each option is; nothing if none has a name."""
    if decision.reason == reasons.ZONE:
        return tuple([zone_names(s)[option.value] for option in decision.options])
    if decision.reason == reasons.VETO_MAP:
        return tuple([map_name(s, option.value) for option in decision.options])
    if decision.reason == reasons.VETO_MISSION:
        return tuple([mission_name(s, option.value) for option in decision.options])
    if decision.reason == reasons.DICE:
        return tuple([COLOURS[option.value] for option in decision.options])
    labels = [_label(s, f, option) for option in decision.options]
    return tuple(labels) if any(labels) else ()


def _label(s: Battle, f: Frame, option: Option) -> str:
    kind = option.kind
    if kind == menu.SPECIAL_OPTION:
        return s.specials_of(s.figure(option.source))[option.value].name
    if kind == menu.USE_OPTION:
        return s.during_of(s.figure(option.source))[option.value].name
    if kind == SURGE_OPTION:
        attack = s.attack(s.scope_of(f).names["attack"][0])
        return "" if attack is None else labels.surge_label_at(s, attack, option.value)
    if kind == REACTION and isinstance(f.op, Window):
        key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
        return labels.ability_label(offers.offer_of(s, f, key).listener.ability)
    if kind == VALUE and isinstance(f.op, Either):
        return WAYS.get(type(f.op.effects[option.value]).__name__, "")
    return labels.value_label(f.op, option.value) if kind == VALUE else ""

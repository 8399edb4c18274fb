"""
What stands beside each option: the space it names, its cost or distance, the ability it uses.

Each list has an entry for every option, or is empty where there is nothing to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.board.reach import reach
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.games.imperial.model.ids import FIRST_SPACE, is_figure, is_space
from dejarik.games.imperial.rules import menu, moving, reasons
from dejarik.games.imperial.rules.activation import FigureActivation
from dejarik.games.imperial.rules.relations import distance, mover_of, position_for
from dejarik.games.imperial.rules.setup import zone_names
from dejarik.games.imperial.rules.surging import SURGE_OPTION
from dejarik.games.imperial.seen.labels import ability_label, surge_label_at
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


def _costs(s: Battle, f: Frame, options: list[Option]) -> tuple[int, ...]:
    figure = s.figure(options[0].source)
    left, manner = f.x, f.y
    if isinstance(f.op, FigureActivation):
        left, manner = menu.points_left(s, figure), moving.POINTS
    if manner == moving.SPACES:
        return ()
    found = reach(s.board(), mover_of(s, figure), position_for(s, figure), figure.placement, left)
    return tuple(
        [
            found.cost(moving.placement_of(s, option)) if option.kind == moving.GO else 0
            for option in options
        ]
    )


def labels_of(s: Battle, f: Frame, decision: Decision) -> tuple[str, ...]:
    """The ability or zone that each option is; nothing if none has a name."""
    if decision.reason == reasons.ZONE:
        return tuple([zone_names(s)[option.value] for option in decision.options])
    if decision.reason == reasons.DICE:
        return tuple([COLOURS[option.value] for option in decision.options])
    labels = [_label(s, f, option) for option in decision.options]
    return tuple(labels) if any(labels) else ()


def _label(s: Battle, f: Frame, option: Option) -> str:
    kind = option.kind
    if kind == menu.SPECIAL_OPTION:
        return s.definition_of(s.figure(option.source)).specials[option.value].name
    if kind == menu.USE_OPTION:
        return s.definition_of(s.figure(option.source)).during[option.value].name
    if kind == SURGE_OPTION:
        attack = s.attack(s.scope_of(f).names["attack"][0])
        return "" if attack is None else surge_label_at(s, attack, option.value)
    if kind == REACTION and isinstance(f.op, Window):
        key = option.source * offers.ABILITIES * offers.ABILITIES + option.value
        return ability_label(offers.offer_of(s, f, key).listener.ability)
    if kind == VALUE and isinstance(f.op, Either):
        return WAYS.get(type(f.op.effects[option.value]).__name__, "")
    return ""

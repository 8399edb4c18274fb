"""
Abilities: when something may or must be done, and Command cards that are played at a moment.

A moment is a kind of event and a side of its change; a role says which figure of the event must
fit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.conditions import IsRanged
from dejarik.games.imperial.effects.figures import Filter, Itself, fits_all
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import FIRST_CARD, is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.texts import Listening
from dejarik.games.imperial.rules import commands, moments
from dejarik.games.imperial.rules.interrupts import can_be_interrupted
from dejarik.games.imperial.rules.lasting import Lasts
from dejarik.games.imperial.rules.menu import holds
from dejarik.kernel import decisions
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Condition, Op
from dejarik.kernel.timing import FIRST, MANDATORY, OPTIONAL

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.events import Event
    from dejarik.kernel.state import State

# --- moments ------------------------------------------------------------------------------

START_OF_ROUND: Final = 0
END_OF_ROUND: Final = 1
START_OF_ACTIVATION: Final = 2
END_OF_ACTIVATION: Final = 3
AFTER_GROUP: Final = 4
AFTER_ACTION: Final = 5
BEFORE_LEAVING: Final = 6
AFTER_ENTERING: Final = 7
BEFORE_DECLARING: Final = 8
WHEN_DECLARED: Final = 9
WHILE_POOLS_ARE_MADE: Final = 10
WHILE_REROLLING: Final = 11
WHILE_MODIFYING: Final = 12
AFTER_ATTACK: Final = 13
WHEN_DEFEATED: Final = 14
BEFORE_DAMAGE: Final = 15
AFTER_DAMAGE: Final = 16
WHEN_PLAYED: Final = 17
AFTER_DEFEAT: Final = 18

MOMENTS: Final = (
    (ev.ROUND_BEGAN, moments.AFTER),
    (ev.ROUND_ENDED, moments.AFTER),
    (ev.FIGURE_BEGAN, moments.AFTER),
    (ev.FIGURE_ENDED, moments.AFTER),
    (ev.GROUP_ENDED, moments.AFTER),
    (ev.ACTION_ENDED, moments.AFTER),
    (ev.EXITING, moments.BEFORE),
    (ev.ENTERED, moments.AFTER),
    (ev.ATTACK_BEFORE, moments.AFTER),
    (ev.DECLARED, moments.AFTER),
    (ev.POOLS_MADE, moments.BEFORE),
    (ev.ROLLED, moments.AFTER),
    (ev.MODIFIED, moments.BEFORE),
    (ev.ATTACK_RESOLVED, moments.AFTER),
    (ev.DEFEATED, moments.BEFORE),
    (ev.DAMAGE_SUFFERED, moments.BEFORE),
    (ev.DAMAGE_SUFFERED, moments.AFTER),
    (ev.COMMAND_STANDS, moments.BEFORE),
    (ev.DEFEATED, moments.AFTER),
)
"""By the number of a moment: the kind of event, and before or after its change."""

SUBJECT: Final = 0
"""The figure the event is about: who moves, is attacked, falls."""
SOURCE: Final = 1
"""The figure it comes from: the attacker."""
NOBODY_IN_PARTICULAR: Final = 2

_ATTACK_MOMENTS: Final = frozenset(
    {
        BEFORE_DECLARING,
        WHEN_DECLARED,
        WHILE_POOLS_ARE_MADE,
        WHILE_REROLLING,
        WHILE_MODIFYING,
        AFTER_ATTACK,
    }
)


def _figure_of(event: Event, role: int) -> int:
    if role == SUBJECT:
        return event.subject
    return event.source if role == SOURCE else NOTHING


def _name_event(moment: int, scope: Scope, event: Event) -> None:
    """Note in a scope what the event is about."""
    scope.subject = event.subject
    if moment in _ATTACK_MOMENTS:
        scope.names["attack"] = [event.detail]
    elif moment == BEFORE_LEAVING:
        scope.names["will"] = event.items.copy()
    elif moment == AFTER_ACTION:
        scope.names["action"] = [event.detail, event.amount]
    elif event.detail and event.kind in (ev.DEFEATED, ev.DAMAGE_SUFFERED):
        scope.names["attack"] = [event.detail]
    if moment == AFTER_DEFEAT and event.items:
        scope.names["fell"] = event.items.copy()


# --- abilities of figures, missions and upgrades ------------------------------------------


@dataclass(frozen=True)
class When(Listening):
    """
    At a moment, if the figure in a role fits: something may, or must, be done.

    The figure that acts is the one with the ability. `owed` is not optional; a mission's rules
    come before everybody's (`first`). `kept`: what was named when it began to last is named.
    `interrupts`: it interrupts what goes on.
    """

    moment: int
    effect: Op
    role: int = SUBJECT
    whom: tuple[Filter, ...] = (Itself(),)
    provided: tuple[Condition, ...] = ()
    owed: bool = False
    first: bool = False
    name: str = ""
    kept: bool = False
    interrupts: bool = False

    def event_kind(self) -> int:
        return MOMENTS[self.moment][0]

    def band(self) -> int:
        return MOMENTS[self.moment][1]

    def duty(self) -> int:
        if self.first:
            return FIRST
        return MANDATORY if self.owed else OPTIONAL

    def program(self) -> Op:
        return self.effect

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        b = battle_of(s)
        if self.interrupts and not can_be_interrupted(b):
            return None
        scope = Scope(_seat_for(b, holder, event), holder)
        if scope.you == NOBODY:
            # Among equal solutions of a mission's rule whoever has initiative chooses.
            scope.actor = b.initiative
        _name_event(self.moment, scope, event)
        if self.kept:
            scope.it = named_for(b, self, holder)
        if self.role != NOBODY_IN_PARTICULAR and not self._concerns(b, scope, event):
            return None
        if moments.is_used_up(b, self.effect, scope):
            return None
        if not holds(b, scope, self.provided) or not self.effect.can(s, scope):
            return None
        return scope

    def _concerns(self, s: Battle, scope: Scope, event: Event) -> bool:
        figure = _figure_of(event, self.role)
        if not is_figure(figure):
            return False
        if self.moment == AFTER_DEFEAT:
            # Who has just been defeated is no longer on the map.
            return all(one.fits(s, scope, figure) for one in self.whom)
        return fits_all(s, scope, self.whom, figure)


def named_for(s: Battle, ability: When, holder: int) -> list[int]:
    """What was named when an ability that lasts was given to a figure."""
    for lasting in s.lasting:
        op = lasting.op
        is_its_own = lasting.scope.names.get("self") == [holder]
        if is_its_own and isinstance(op, Lasts) and any(one is ability for one in op.abilities()):
            return lasting.scope.it.copy()
    return []


def _seat_for(s: Battle, holder: int, event: Event) -> int:
    """Whose ability it is here: whoever attacks with an opponent's figure uses its abilities."""
    if event.kind in ev.ATTACK_KINDS:
        attack = s.attack(event.detail)
        if attack is not None and attack.attacker == holder:
            return attack.seat
    return _seat_of(s, holder)


def _seat_of(s: Battle, holder: int) -> int:
    if is_figure(holder):
        return s.figure(holder).seat
    for upgrade in s.upgrades:
        if upgrade.id == holder:
            return upgrade.seat
    return NOBODY


# --- Command cards played at a moment -----------------------------------------------------


@dataclass(frozen=True)
class Play(Listening):
    """
    A Command card that may be played at a moment.

    In a role the card is played on that figure, if it is one's own and fits both the card's
    restriction and `whom`; without a role on any figure that fits, or by the side itself.
    `interrupts`: it interrupts what goes on.
    """

    moment: int
    effect: Op
    role: int = SUBJECT
    whom: tuple[Filter, ...] = ()
    concerns: tuple[Filter, ...] = ()
    provided: tuple[Condition, ...] = ()
    interrupts: bool = False

    def event_kind(self) -> int:
        return MOMENTS[self.moment][0]

    def band(self) -> int:
        return MOMENTS[self.moment][1]

    def is_before_declaring(self, is_melee: bool) -> bool:
        if self.moment != BEFORE_DECLARING:
            return False
        return not is_melee or not any(isinstance(one, IsRanged) for one in self.provided)

    def program(self) -> Op:
        return self.effect

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        b = battle_of(s)
        card = holder - FIRST_CARD
        seat = b.owner_of(card)
        definition = b.definition_of_command(card)
        if commands.was_played(b, event.flags, definition.number, seat):
            return None
        found = self.players(b, definition, seat, event)
        if not found:
            return None
        scope = Scope(seat, holder)
        _name_event(self.moment, scope, event)
        scope.names["moment"] = [event.flags]
        scope.names["players"] = found
        if len(found) == 1 and found[0]:
            scope.names["self"] = found
        return scope

    def players(self, s: Battle, definition: Definition, seat: int, event: Event) -> list[int]:
        """The figures the card may be played on here; [0] where it needs none."""
        if self.interrupts and not can_be_interrupted(s):
            return []
        if commands.is_by_side(definition):
            return [NOTHING] if self._allows(s, seat, NOTHING, event) else []
        if self.role == NOBODY_IN_PARTICULAR:
            candidates = [one.id for one in s.standing(seat)]
        else:
            candidates = [_figure_of(event, self.role)]
        return [one for one in candidates if self._fits(s, definition, seat, one, event)]

    def _fits(self, s: Battle, card: Definition, seat: int, figure: int, event: Event) -> bool:
        if not is_figure(figure) or s.figure(figure).seat != seat:
            return False
        return commands.may_play_on(s, card, s.figure(figure)) and self._allows(
            s, seat, figure, event
        )

    def _allows(self, s: Battle, seat: int, figure: int, event: Event) -> bool:
        scope = Scope(seat, FIRST_CARD)
        if figure:
            scope.names["self"] = [figure]
            if not fits_all(s, scope, self.whom, figure):
                return False
        _name_event(self.moment, scope, event)
        if self.concerns:
            other = event.subject
            if not is_figure(other):
                return False
            for one in self.concerns:
                if not one.fits(s, scope, other):
                    return False
        return holds(s, scope, self.provided) and self.effect.can(s, scope)

    def is_possible(self, s: Battle, definition: Definition, seat: int, event: Event) -> bool:
        return bool(self.players(s, definition, seat, event))

    def stage(
        self, s: State, scope: Scope, picks: list[decisions.Option]
    ) -> list[decisions.Option]:
        """On which figure it is played."""
        found = scope.names["players"]
        return [] if picks or found == [NOTHING] else decisions.entity_options(found)

    def chosen(self, scope: Scope, picks: list[decisions.Option]) -> None:
        scope.names["self"] = [picks[0].target]

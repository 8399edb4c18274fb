"""
Damage, strain and defeat.

Figures at their Health are defeated at one moment, whatever brought them there; who has the
points for it and whether the game is over follows at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import NOWHERE, is_figure
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.moments import moment
from dejarik.games.imperial.rules.objects import attackable_as, attackable_objects, damage_on
from dejarik.kernel.decisions import NUMBER, VALUE, Option
from dejarik.kernel.emitting import emit, emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


def health_left(s: Battle, thing: int) -> int:
    """How much more damage a figure or object can suffer."""
    if is_figure(thing):
        figure = s.figure(thing)
        return s.definition_of(figure).health - figure.damage
    part = attackable_as(s, thing)
    return 0 if part is None else part.health - damage_on(s, thing)


def suffering(s: Battle, thing: int, amount: int, seat: int, source: int) -> Event:
    """Damage that comes from no attack."""
    return moment(s, Event(ev.DAMAGE_SUFFERED, seat, thing, source, amount))


# --- strain -------------------------------------------------------------------------------


def suffer_strain(s: Battle, figure: int, amount: int, source: int) -> None:
    """Put strain on a figure, whose player is asked how much of it cards prevent."""
    scope = Scope(s.figure(figure).seat, source)
    scope.subject = figure
    scope.amount = amount
    push_scope(s, STRAIN, scope)


@dataclass(frozen=True)
class Strain(Op):
    """
    Strain is damage, each point of which may be prevented by the top card of the command deck.

    Rulings: ia.condition.124, ia.condition.125, ia.condition.126, ia.condition.129
    """

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        figure = b.figure(scope.subject)
        place = f.step
        f.step = place + 1
        if figure.placement == NOWHERE or place > _HURT:
            pop(s)
        elif place == _TOLD:
            emit(s, Event(ev.STRAIN_SUFFERED, scope.you, figure.id, scope.source, scope.amount))
        elif place == _ASKED:
            if b.sides[figure.seat].deck:
                ask(s, f, figure.seat, NUMBER, reasons.STRAIN)
        elif place == _PREVENTED:
            if f.x:
                emit(s, Event(ev.TOP_DISCARDED, figure.seat, NOTHING, figure.id, f.x))
        elif scope.amount > f.x:
            emit(s, suffering(b, figure.id, scope.amount - f.x, scope.you, scope.source))

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """How many cards are discarded instead."""
        scope = s.scope_of(f)
        most = min(scope.amount, len(battle_of(s).sides[form.seat].deck))
        return [Option(VALUE, scope.subject, NOTHING, number) for number in range(most + 1)]

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.value)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        f.x = f.forms[0].picks[0]


_TOLD: Final = 0
_ASKED: Final = 1
_PREVENTED: Final = 2
_HURT: Final = 3

STRAIN: Final = Strain()


# --- defeat -------------------------------------------------------------------------------


def points_for(s: Battle, figure: Figure) -> int:
    """What the opponent scores for a figure: its cost, and with the last one what was attached."""
    points = s.definition_of(figure).figure_cost
    group = s.group(figure.group)
    left = [one for one in group.figures if s.figure(one).is_on_map() and one != figure.id]
    if not left:
        for number in group.upgrades:
            points += max(0, s.definition(s.upgrade(number).card).cost)
    return points


def defeat_fallen(s: Battle) -> None:
    """All that have as much damage as Health are defeated, at one moment."""
    fallen: list[Event] = []
    for figure in s.figures:
        if figure.placement == NOWHERE or figure.id in s.falling:
            continue
        if figure.damage >= s.definition_of(figure).health:
            s.falling.append(figure.id)
            fallen.append(defeat(s, figure.id))
    for thing in attackable_objects(s):
        if thing not in s.falling and health_left(s, thing) <= 0:
            s.falling.append(thing)
            fallen.append(defeat(s, thing))
    if fallen:
        emit_together(s, fallen)


def defeat(s: Battle, thing: int) -> Event:
    """The event of a defeat, by whoever struck last."""
    seat, source, attack = struck_by(s, thing)
    return moment(s, Event(ev.DEFEATED, seat, thing, source, 0, attack))


def struck_by(s: Battle, thing: int) -> tuple[int, int, int]:
    """Who hurt a thing last: seat, source and attack; the thing itself if nobody did."""
    struck = s.struck
    for place in range(0, len(struck), 4):
        if struck[place] == thing:
            return struck[place + 1], struck[place + 2], struck[place + 3]
    return s.figure(thing).seat if is_figure(thing) else 0, thing, 0


def note_strike(s: Battle, thing: int, seat: int, source: int, attack: int) -> None:
    """Remember who hurt a thing last."""
    struck = s.struck
    for place in range(0, len(struck), 4):
        if struck[place] == thing:
            struck[place + 1 : place + 4] = [seat, source, attack]
            return
    struck.extend([thing, seat, source, attack])

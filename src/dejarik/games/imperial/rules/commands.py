"""
Command cards: who may play which on which figure, what playing one is, and what all may know.

A window asks a seat by what is public: that it has cards, and that some card of the edition could
be played there by one of its figures. Nothing of the hand is looked at but its size.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.facts import BY_SIDE, fits
from dejarik.games.imperial.model.ids import FIRST_CARD
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.statistics import CANNOT_PLAY
from dejarik.games.imperial.rules.moments import moment
from dejarik.kernel.emitting import emit, emit_for
from dejarik.kernel.events import Event
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.modifiers import forbidding
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push
from dejarik.kernel.timing import BANDS

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.frames import Frame, Scope
    from dejarik.kernel.state import State


def may_play(s: Battle, seat: int) -> bool:
    """Whether a seat may play Command cards at all."""
    return not forbidding(s, CANNOT_PLAY, seat + 1)


def is_by_side(definition: Definition) -> bool:
    """Whether a card is played by the side itself and not on a figure."""
    command = definition.command
    assert command is not None
    return command.restriction.kind == BY_SIDE


def may_play_on(s: Battle, definition: Definition, figure: Figure) -> bool:
    """Whether a card's restriction fits a figure."""
    command = definition.command
    card = s.definition_of(figure).deployment
    assert command is not None
    assert card is not None
    return figure.is_on_map() and fits(command.restriction, card)


def players_of(s: Battle, definition: Definition, seat: int) -> list[int]:
    """The figures of a seat on which a card may be played."""
    return [one.id for one in s.standing(seat) if may_play_on(s, definition, one)]


def was_played(s: Battle, number: int, definition: int, seat: int) -> bool:
    """
    Whether a seat has played a copy of a card at this moment already.

    Rulings: ia.command.12, ia.command.13
    """
    played = s.played
    for place in range(0, len(played), 3):
        if played[place : place + 3] == [number, definition, seat]:
            return True
    return False


def hand_of(s: Battle, seat: int) -> list[tuple[int, Definition]]:
    """The cards in a hand, as options name them, each with what it is."""
    return [(FIRST_CARD + card, s.definition_of_command(card)) for card in s.sides[seat].hand]


def copies_gone(s: Battle, seat: int, definition: Definition) -> bool:
    """Whether all copies of a card that a deck may hold lie in the discard pile, as all can see."""
    command = definition.command
    assert command is not None
    gone = 0
    for card in s.sides[seat].discard:
        if s.knowledge.identity[card] == definition.number:
            gone += 1
    return gone >= command.limit


def could_answer(s: Battle, seat: int, event: Event, band: int) -> bool:
    """
    Whether some card of the edition could be played here by a seat, as far as all can see.

    Rulings: ia.secret.01, ia.secret.101
    """
    if not s.sides[seat].hand or not may_play(s, seat):
        return False
    found = s.rules.answers.get(event.kind * BANDS + band)
    if found is None:
        return False
    for definition, ability in found:
        if copies_gone(s, seat, definition):
            continue
        if was_played(s, event.flags, definition.number, seat):
            continue
        if ability.is_possible(s, definition, seat, event):
            return True
    return False


def could_play_before_declaring(s: Battle, figure: Figure, seat: int) -> bool:
    """
    Whether a card could be played just before this figure declares, as far as all can see.

    Who offered this for the cards in hand would tell which they are.
    Rulings: ia.secret.01, ia.secret.101
    """
    if not s.sides[seat].hand or not may_play(s, seat):
        return False
    is_melee = s.definition_of(figure).melee
    for band in range(BANDS):
        for definition, ability in s.rules.answers.get(ev.ATTACK_BEFORE * BANDS + band, ()):
            if not ability.is_before_declaring(is_melee) or copies_gone(s, seat, definition):
                continue
            if may_play_on(s, definition, figure):
                return True
    return False


@dataclass(frozen=True)
class Played(Op):
    """
    A Command card is played: it leaves the hand, may be cancelled, takes effect, is discarded.

    The scope's source is the card, `self` the figure it is played on. `y` is 1 once it stands.
    """

    effect: Op

    def can(self, s: State, scope: Scope) -> bool:
        return self.effect.can(s, scope)

    def step(self, s: State, f: Frame) -> None:
        b = battle_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        figure = scope.names.get("self", [NOTHING])[0]
        if place == _PLAY:
            event = Event(ev.COMMAND_PLAYED, scope.you, scope.source, figure)
            event.detail = scope.names.get("moment", [0])[0]
            emit_for(s, f, event)
        elif place == _STAND:
            scope.source = f.result
            where = len(s.frames) - 1
            event = Event(ev.COMMAND_STANDS, scope.you, scope.source, figure, 0, where)
            emit(s, moment(b, event))
        elif place == _EFFECT:
            if f.y:
                push(s, self.effect, f)
        elif place == _DISCARD:
            emit(s, Event(ev.COMMAND_DISCARDED, scope.you, scope.source, figure, f.y))
        else:
            pop(s)


_PLAY: Final = 0
_STAND: Final = 1
_EFFECT: Final = 2
_DISCARD: Final = 3

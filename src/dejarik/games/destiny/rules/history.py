"""
History: which events are remembered, for how long, and what lies in which span of time.

What a card may ask of the past is decided by the cards there are, whoever plays them: what is
remembered tells nothing of anybody's hidden cards. Of a round that is over only the last turn
of each player stays, for cards that ask for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.past import Past
from dejarik.games.destiny.model.state import ACTION, FIRST_COPY, FIRST_DIE
from dejarik.games.destiny.rules.costs import cost_now
from dejarik.games.destiny.rules.values import controller_of_die
from dejarik.kernel.ids import NOBODY

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.events import Event

EVER: Final = 0
THIS_TURN: Final = 1
THIS_ROUND: Final = 2
THIS_PHASE: Final = 3
OPPONENTS_LAST_TURN: Final = 4
OPPONENTS_LAST_TURN_THIS_ROUND: Final = 5
ONE_MOMENT: Final = 6
"""Of several events at one moment the first: the queue knows it, the history does not."""


def recalled(t: Table, event: Event) -> Past:
    """An event that is about to happen, as it will be remembered."""
    one = Past(event.serial, event.kind, event.seat)
    one.detail = event.detail
    one.turn = t.turns
    one.mover = t.turn
    one.phase = t.phase
    one.round = t.round
    one.source = event.source if event.source in t.copies else 0
    entity = event.source if event.kind == ev.CARD_PLAYED and event.source else event.subject
    if entity >= FIRST_COPY:
        copy = t.copy(entity)
        one.whose, one.ref = copy.controller, copy.ref
        one.number = t.definition_of(copy).number
    elif entity >= FIRST_DIE:
        die = t.die(entity)
        one.whose, one.ref, one.die = controller_of_die(t, die), die.copy, die.id
        one.number = t.definition_of_die(die).number
    elif event.kind in (ev.CARD_PLAYED, ev.CARD_DISCARDED):
        one.number = t.definition(entity).number
    if event.kind == ev.CARD_PLAYED:
        one.amount = cost_now(t, entity)
    return one


def recalled_modifiers(t: Table, event: Event) -> list[Past]:
    """The modifiers of a die that is about to be resolved: they are resolved with it."""
    found: list[Past] = []
    for number in event.items:
        die = t.die(number)
        one = recalled(t, event)
        one.whose, one.ref, one.die = controller_of_die(t, die), die.copy, die.id
        one.number = t.definition_of_die(die).number
        found.append(one)
    return found


def remember(t: Table, event: Event, one: Past) -> None:
    """Keep what has happened, as much of it as there was; of a card played, what it cost."""
    if event.kind != ev.CARD_PLAYED:
        one.amount = event.amount
    if event.kind == ev.TURN_BEGAN:
        one.turn, one.mover = t.turns, event.seat
    t.past.append(one)


def forget_round(t: Table) -> None:
    """A round is over: of what happened only each player's last turn stays."""
    last = [_last_turn(t, seat) for seat in range(t.seats)]
    t.past = [one for one in t.past if one.phase == ACTION and one.turn == last[one.mover]]


def _last_turn(t: Table, seat: int) -> int:
    """The number of the last turn a player began, or -1."""
    for place in range(len(t.past) - 1, -1, -1):
        one = t.past[place]
        if one.kind == ev.TURN_BEGAN and one.seat == seat:
            return one.turn
    return NOBODY


def is_within(t: Table, one: Past, span: int, you: int) -> bool:
    """Whether something happened in a span of time, as a player speaks of it."""
    if span == THIS_ROUND:
        return one.round == t.round
    if span == THIS_PHASE:
        return one.round == t.round and one.phase == t.phase
    if span == THIS_TURN:
        return one.round == t.round and one.phase == t.phase and one.turn == t.turns
    opponent = t.other(you)
    if one.mover != opponent or one.phase != ACTION or one.turn != _last_turn_before(t, opponent):
        return False
    return span == OPPONENTS_LAST_TURN or one.round == t.round


def _last_turn_before(t: Table, seat: int) -> int:
    """The number of the last turn of a player that is over, or -1."""
    now = t.turns if t.turn == seat and t.phase == ACTION else NOBODY
    for place in range(len(t.past) - 1, -1, -1):
        one = t.past[place]
        if one.kind == ev.TURN_BEGAN and one.seat == seat and one.turn != now:
            return one.turn
    return NOBODY


def learn(kinds: set[int], definition: Definition) -> None:
    """Remember what a card asks for, and when turns began."""
    if definition.recalls:
        kinds |= definition.recalls
        kinds.add(ev.TURN_BEGAN)

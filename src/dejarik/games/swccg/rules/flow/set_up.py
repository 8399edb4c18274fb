"""
Set-up: each player picks a starting location, sealed; both are shown and laid at once.

Then decks are shuffled and hands dealt. The same location twice is converted if one of them lets it
be; Dark is asked first. If both refuse, both are set aside and others are picked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.rules import reasons
from dejarik.games.swccg.rules.flow.deploying import destinations
from dejarik.games.swccg.rules.flow.turns import TURNS
from dejarik.kernel.decisions import NO, ONE, YES, YES_NO, Option, entity_options
from dejarik.kernel.emitting import emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import BY_LAST_ANSWER, ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

_PICK: Final = 0
_ALLOW: Final = 1
_LAY: Final = 2
_SHUFFLE: Final = 3
_DEAL: Final = 4
_BEGIN: Final = 5


def starting_locations(t: Table, seat: int, aside: list[int]) -> list[int]:
    """
    One card of each location of a seat's deck that can be deployed to an empty table.

    Cards that were set aside are not among them, another copy of the same location is.
    """
    found: list[int] = []
    seen: set[int] = set()
    for card in t.pile(seat, ids.RESERVE):
        number = t.knowledge.identity[card]
        is_location = t.rules.definitions[number].kind == kinds.LOCATION
        if not is_location or card in aside or number in seen or not destinations(t, seat, card):
            continue
        seen.add(number)
        found.append(card)
    return found


@dataclass(frozen=True)
class SetUp(Op):
    """The set-up; `items` are the cards picked by seat (NOTHING if none), `held` by names aside."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        place = f.step
        f.step = place + 1
        if place == _PICK:
            f.items = [NOTHING, NOTHING]
            for seat in range(2):
                if starting_locations(t, seat, s.scope_of(f).it):
                    ask(s, f, seat, ONE, reasons.STARTING_LOCATION)
        elif place == _ALLOW:
            f.x = 0
            if self.is_same(t, f):
                ask(
                    s,
                    f,
                    t.dark() if not f.y else t.other(t.dark()),
                    YES_NO,
                    reasons.ALLOW_CONVERSION,
                )
        elif place == _LAY:
            emit_all(s, self.laid(t, f))
        elif place == _SHUFFLE:
            emit_all(s, [Event(ev.SHUFFLED, seat, detail=ids.RESERVE) for seat in range(2)])
        elif place == _DEAL:
            emit_all(s, [Event(ev.DEALT, seat) for seat in range(2)])
        else:
            pop(s)
            push_scope(s, TURNS, Scope(NOBODY, NOTHING)).cause = BY_LAST_ANSWER

    def is_same(self, t: Table, f: Frame) -> bool:
        """Whether both have picked the same location."""
        titles = [t.definition_of(card).title for card in f.items if card]
        return len(titles) == 2 and titles[0] == titles[1]

    def laid(self, t: Table, f: Frame) -> list[Event]:
        """Both locations, the Dark one first; one that lets itself be converted lies below."""
        first = t.other(t.dark()) if f.x == 2 else t.dark()
        found: list[Event] = []
        for seat in (first, t.other(first)):
            if f.items[seat]:
                found.append(Event(ev.STARTING_SHOWN, seat, f.items[seat]))
        return found

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        """A location of one's deck, or whether one's own may be converted."""
        if form.kind == YES_NO:
            return [Option(YES), Option(NO)]
        return entity_options(starting_locations(table_of(s), form.seat, s.scope_of(f).it))

    def pick(self, s: State, f: Frame, form: Form, option: Option) -> None:
        form.picks.append(option.kind if form.kind == YES_NO else option.target)
        form.closed = True

    def closed(self, s: State, f: Frame) -> None:
        """Note the picks; after two refusals both are set aside and picked anew."""
        t = table_of(s)
        form = f.forms[0]
        if form.kind != YES_NO:
            for one in f.forms:
                f.items[one.seat] = one.picks[0]
            f.y = 0
        elif form.picks[0] == YES:
            # Who lets it be converted lies below: 1 for Dark, 2 for Light.
            f.x = 1 if form.seat == t.dark() else 2
        elif not f.y:
            f.y = 1
            f.step = _ALLOW
        else:
            s.scope_of(f).it += [card for card in f.items if card]
            f.step = _PICK


SET_UP: Final = SetUp()

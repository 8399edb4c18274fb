"""
Made-up searches: a card taken into hand out of a pile, or deployed out of it.

Who looks, who may verify and what is locked afterwards is up to the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.nouns import fits_all
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules import reasons, uses
from dejarik.games.swccg.rules.flow.deploying import Deploy, where_to
from dejarik.games.swccg.rules.flow.searching import look_through
from dejarik.kernel.decisions import ONE, Option, entity_options
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop, push_scope

if TYPE_CHECKING:
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class TakeFromChosen(Op):
    """The pile that was chosen is searched; a card that fits is shown and taken into hand."""

    what: tuple[Filter, ...]

    def found(self, t: Table, scope: Scope) -> list[int]:
        """The cards there that fit."""
        seat, pile = ids.pile_of(scope.names["chosen"][0])
        return [one for one in t.pile(seat, pile) if fits_all(t, scope, self.what, one)]

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        seat, pile = ids.pile_of(scope.names["chosen"][0])
        if place == 0:
            found = self.found(t, scope)
            look_through(s, seat, scope.names["chosen"][0], scope.source, in_vain=not found)
        elif place == 1 and self.found(t, scope):
            ask(s, f, seat, ONE, reasons.SEARCH)
        elif place == 2 and f.items:
            emit(s, Event(ev.CARD_SHOWN, seat, f.items[0], scope.source))
            emit(s, Event(ev.PUT_CARD, seat, f.items[0], scope.source, 0, ids.HAND))
        elif place == 3:
            emit(s, Event(ev.SHUFFLED, seat, scope.names["chosen"][0], scope.source, 0, pile))
        elif place > 3:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return entity_options(self.found(table_of(s), s.scope_of(f)))

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()


@dataclass(frozen=True)
class Searching(Text):
    """A text that searches a pile of its player which is neither empty nor locked for it."""

    piles: tuple[int, ...] = ()

    def found(self, t: Table, scope: Scope, place: int) -> list[int]:
        piles = [ids.pile_id(scope.you, pile) for pile in self.piles if t.pile(scope.you, pile)]
        number = t.definition(scope.source).number
        return [one for one in piles if number not in uses.entries(t, uses.SEARCHED, one)]


@dataclass(frozen=True)
class DeployTopOf(Op):
    """The top card of one of its player's piles is deployed, to the first place it may go."""

    pile: int
    action: Deploy

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        card = t.pile(scope.you, self.pile)[-1]
        one = where_to(t, scope.you, card)[0]
        begun = Scope(scope.you, card)
        begun.names["chosen"] = [one.target]
        begun.names["way"] = [one.way]
        push_scope(s, self.action, begun)


@dataclass(frozen=True)
class PlayFromLost(Op):
    """
    The Lost Pile is looked through for an interrupt that could be played now, which is played.

    It must be one without targets; `band` is the band of the window in which this is used.
    """

    band: int

    def found(self, s: State, scope: Scope) -> list[int]:
        """The interrupts there that could be played if they were in hand."""
        t = table_of(s)
        return [one for one in t.pile(scope.you, ids.LOST) if self.caught(s, scope, one)]

    def caught(self, s: State, scope: Scope, card: int) -> tuple[Op, Scope] | None:
        """What playing a card would do now, and in which scope."""
        t = table_of(s)
        event = s.event_of(scope)
        for text in t.definition_of(card).heard:
            is_for_now = event is not None and event.kind in text.event_kinds()
            if event is not None and is_for_now and text.band() == self.band:
                begun = text.catches(s, card, event)
                if begun is not None:
                    return text.program(), begun
        return None

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        place = f.step
        f.step = place + 1
        if place == 0:
            pile = ids.pile_id(scope.you, ids.LOST)
            look_through(s, scope.you, pile, scope.source, in_vain=not self.found(s, scope))
        elif place == 1 and self.found(s, scope):
            ask(s, f, scope.you, ONE, reasons.SEARCH)
        elif place == 2 and f.items:
            begun = self.caught(s, scope, f.items[0])
            assert begun is not None
            op, own = begun
            own.event = None
            own.paused = scope.paused
            t.pile(scope.you, ids.LOST).remove(f.items[0])
            t.pile(scope.you, ids.OPEN).append(f.items[0])
            push_scope(s, op, own)
        elif place > 2:
            pop(s)

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return entity_options(self.found(s, s.scope_of(f)))

    def closed(self, s: State, f: Frame) -> None:
        f.items = f.forms[0].picks.copy()

"""
Texts for made-up cards: the plainest op for each thing that rules ask about.

They only begin what `rules` then does; nothing here decides a rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.swccg.effects.force import change_debt
from dejarik.games.swccg.effects.nouns import fits_all, place_of_source
from dejarik.games.swccg.effects.playing import Text, UseText
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids, pieces
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.texts import Filter
from dejarik.games.swccg.rules.flow import destiny
from dejarik.games.swccg.rules.flow.leaving import lose_cards, return_card
from dejarik.games.swccg.rules.flow.losing import begin_loss
from dejarik.games.swccg.rules.flow.retrieving import begin_retrieval, retrieve_cards
from dejarik.kernel.emitting import emit, emit_all
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import pop, push
from dejarik.testing.swccg.synthetic_terms import OPPONENT, YOU, seats

if TYPE_CHECKING:
    from dejarik.kernel.frames import Frame
    from dejarik.kernel.state import State

CHOOSE_AMONG = 100
"""Of an answer to a draw: draw two and choose."""


def answering(
    kinds: int | tuple[int, ...],
    band: int,
    effect: Op,
    *,
    play: bool = False,
    cost: int = 0,
    **other: object,
) -> Text:
    """A text that answers events: played from hand, or on table."""
    wanted = (kinds,) if isinstance(kinds, int) else kinds
    return Text(wanted, band, UseText(cost, effect, play), **other)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Unit(Op):
    """So many single cards go from pile to pile: activated, drawn, used or retrieved."""

    kind: int
    count: int
    who: int = YOU

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        found = seats(t, scope, self.who)
        pop(s)
        events = [Event(self.kind, seat, 0, scope.source) for seat in found]
        emit_all(s, [one.clone() for one in events for _ in range(self.count)])


@dataclass(frozen=True)
class MustLose(Op):
    """Somebody must lose Force."""

    count: int
    who: int = OPPONENT
    first: tuple[int, ...] = ()

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        for seat in seats(t, scope, self.who):
            begin_loss(s, seat, scope.you, scope.source, self.count, self.first)


@dataclass(frozen=True)
class LoseChosen(Op):
    """What was chosen is lost from table."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        chosen = [one for one in scope.names["chosen"] if one in t.copies]
        lose_cards(s, t, scope.you, scope.source, chosen)


@dataclass(frozen=True)
class LoseAlso(Op):
    """What was chosen is lost, and all on table that fits, if there is any."""

    also: tuple[Filter, ...]

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        found = [one for one in t.copies if fits_all(t, scope, self.also, one)]
        lose_cards(s, t, scope.you, scope.source, [*scope.names["chosen"], *found])


@dataclass(frozen=True)
class MarkChosen(Op):
    """What was chosen gets a mark, by the one door."""

    mark: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        (chosen,) = scope.names["chosen"]
        emit(s, Event(ev.MARKED, scope.you, chosen, scope.source, self.mark))


@dataclass(frozen=True)
class MoveChosen(Op):
    """The first thing chosen is moved to the second, which is no regular move."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        what, where = scope.names["chosen"]
        event = Event(ev.MOVED, scope.you, what, scope.source)
        event.items = [where]
        emit(s, event)


@dataclass(frozen=True)
class TakeBack(Op):
    """What was chosen goes from table to its owner's hand, or to another pile."""

    pile: int = ids.HAND

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        (chosen,) = scope.names["chosen"]
        return_card(s, t, scope.you, scope.source, chosen, self.pile)


@dataclass(frozen=True)
class LoseIt(Op):
    """What the answered event is about is lost from table."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        event = s.event_of(scope)
        pop(s)
        if event is not None and event.subject in t.copies:
            lose_cards(s, t, scope.you, scope.source, [event.subject])


@dataclass(frozen=True)
class TakeBackIt(Op):
    """What the answered event is about goes from table to its owner's hand."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        event = s.event_of(scope)
        pop(s)
        if event is not None and event.subject in t.copies:
            return_card(s, t, scope.you, scope.source, event.subject, ids.HAND)


@dataclass(frozen=True)
class PutTop(Op):
    """The top card of one of your piles goes to another."""

    start: int
    end: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        card = t.pile(scope.you, self.start)[-1]
        emit(s, Event(ev.PUT_CARD, scope.you, card, scope.source, 0, self.end))


@dataclass(frozen=True)
class DrawFor(Op):
    """Destinies are drawn for their own sake; lose as much Force as their total."""

    count: int = 1
    purpose: int = destiny.PLAIN

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        if f.step == 0:
            f.step = 1
            destiny.draw_destiny(s, scope.you, scope.source, self.count, self.purpose)
            return
        total = f.result
        t = table_of(s)
        pop(s)
        # A failed draw is resolved in the opponent's favour: nothing is lost.
        begin_loss(s, t.other(scope.you), scope.you, scope.source, max(0, total))


@dataclass(frozen=True)
class GiveBattle(Op):
    """The battle that goes on owes its player more destinies."""

    field: str
    amount: int = 1

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        battle = t.battle()
        assert battle is not None
        getattr(battle, self.field)[scope.you] += self.amount
        s.changes += 1


@dataclass(frozen=True)
class AnswerDraw(Op):
    """The draw that is answered: cancelled, made anew, given up for a value, or one of two."""

    what: int
    value: int = 0

    def step(self, s: State, f: Frame) -> None:
        answered = s.event_of(s.scope_of(f))
        pop(s)
        assert answered is not None
        drawing = s.frames[answered.detail]
        if self.what == CHOOSE_AMONG:
            s.scope_of(drawing).names[destiny.CHOOSE] = [2, self.value]
        elif self.what:
            drawing.y = self.what
        else:
            s.scope_of(drawing).names[destiny.INSTEAD] = [self.value]
        s.changes += 1


@dataclass(frozen=True)
class LoseAllHere(Op):
    """All characters, weapons and devices at the chosen place are lost, of both sides."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        (place,) = scope.names["chosen"]
        pop(s)
        lose_cards(s, t, scope.you, scope.source, t.at(place))


@dataclass(frozen=True)
class InsteadOfDraining(Op):
    """The drain that could be made here is used up for something else."""

    effect: Op

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        f.step += 1
        if f.step == 1:
            place = place_of_source(t, scope)
            emit(s, Event(ev.COMMITTED, scope.you, place, scope.source, 0, ev.DRAINING))
        elif f.step == 2:
            push(s, self.effect, f)
        else:
            pop(s)


@dataclass(frozen=True)
class Attach(Op):
    """The first thing chosen comes onto the second."""

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        what, onto = scope.names["chosen"]
        event = Event(ev.ATTACHED, scope.you, what, scope.source)
        event.items = [onto]
        emit(s, event)


@dataclass(frozen=True)
class MoveHere(Op):
    """What was chosen comes to the place of this text."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        (what,) = scope.names["chosen"]
        event = Event(ev.MOVED, scope.you, what, scope.source)
        event.items = [place_of_source(t, scope)]
        emit(s, event)


@dataclass(frozen=True)
class WipeDebt(Op):
    """What you owe is cancelled: damage, attrition, or both."""

    what: str

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        battle = table_of(s).battle()
        pop(s)
        assert battle is not None
        if self.what != "attrition":
            battle.damage[scope.you] = 0
        if self.what != "damage":
            battle.attrition[scope.you] = 0
        s.changes += 1


@dataclass(frozen=True)
class PutDrawn(Op):
    """The card just drawn goes to a pile of its owner."""

    pile: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(ev.PUT_CARD, scope.you, scope.subject, scope.source, 0, self.pile))


@dataclass(frozen=True)
class MatchDraw(Op):
    """You draw destiny and the opponent draws: equal numbers make the opponent lose so much."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        f.step += 1
        if f.step == 1:
            destiny.draw_destiny(s, scope.you, scope.source, 1, destiny.PLAIN)
            return
        if f.step == 2:
            scope.names["first"] = [f.result]
            destiny.draw_destiny(s, t.other(scope.you), scope.source, 1, destiny.PLAIN)
            return
        first, second = scope.names["first"][0], f.result
        pop(s)
        # A failed draw matches nothing, not even another failed draw.
        if first == second and first >= 0:
            begin_loss(s, t.other(scope.you), scope.you, scope.source, first)


@dataclass(frozen=True)
class Peek(Op):
    """You look at the top of a pile of the opponent's, or at the hand."""

    pile: int

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        other = t.other(scope.you)
        if self.pile == ids.HAND:
            emit(s, Event(ev.HAND_SHOWN, other, 0, scope.source))
            return
        event = Event(ev.PEEKED, scope.you, 0, scope.source)
        event.items = t.pile(other, self.pile)[-1:]
        emit(s, event)


@dataclass(frozen=True)
class Shuffle(Op):
    """A pile of yours is shuffled."""

    pile: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        emit(s, Event(ev.SHUFFLED, scope.you, 0, scope.source, 0, self.pile))


@dataclass(frozen=True)
class LoseKind(Op):
    """All cards of a kind in the opponent's hand go to the Lost Pile, for what they are."""

    kind: str

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        hand = t.pile(t.other(scope.you), ids.HAND)
        found = [one for one in hand if t.definition_of(one).is_kind(self.kind)]
        emit_all(s, [Event(ev.PUT_CARD, scope.you, one, 0, 0, ids.LOST) for one in found])


@dataclass(frozen=True)
class RetrieveForce(Op):
    """You retrieve so much Force."""

    count: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        pop(s)
        begin_retrieval(s, scope.you, scope.source, self.count)


@dataclass(frozen=True)
class RetrieveForEach(Op):
    """You retrieve a Force for each card of yours on table of a kind."""

    kind: str

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        found = [
            one.id
            for one in t.copies.values()
            if one.side == scope.you and t.definition(one.id).is_kind(self.kind)
        ]
        begin_retrieval(s, scope.you, scope.source, len(found))


@dataclass(frozen=True)
class LoseForEach(Op):
    """The opponent loses a Force for each card of yours on table of a kind."""

    kind: str

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        found = [
            one.id
            for one in t.copies.values()
            if one.side == scope.you and t.definition(one.id).is_kind(self.kind)
        ]
        begin_loss(s, t.other(scope.you), scope.you, scope.source, len(found))


@dataclass(frozen=True)
class RaiseLoss(Op):
    """The loss that this answers is more by a number."""

    amount: int

    def step(self, s: State, f: Frame) -> None:
        scope = s.scope_of(f)
        event = s.event_of(scope)
        pop(s)
        if event is not None:
            change_debt(s, event, scope.you, scope.source, self.amount)


@dataclass(frozen=True)
class RetrieveTitled(Op):
    """You retrieve a particular card."""

    title: str

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        lost = t.pile(scope.you, ids.LOST)
        found = [one for one in lost if t.definition_of(one).title == self.title]
        retrieve_cards(s, scope.you, scope.source, found[-1:], ids.USED)


@dataclass(frozen=True)
class Reload(Op):
    """The weapon chosen may be fired again, and by who bears it."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        battle = t.battle()
        (weapon,) = scope.names["chosen"]
        pop(s)
        assert battle is not None
        battle.weapons.remove(weapon)
        marks = Event(ev.MARKED, scope.you, t.copies[weapon].holder, scope.source)
        marks.amount = pieces.USED_WEAPON
        marks.detail = 1
        emit(s, marks)


@dataclass(frozen=True)
class CallBack(Op):
    """The top card of the Lost Pile comes to the chosen place, without being deployed."""

    def step(self, s: State, f: Frame) -> None:
        t = table_of(s)
        scope = s.scope_of(f)
        pop(s)
        event = Event(ev.REVIVED, scope.you, t.pile(scope.you, ids.LOST)[-1], scope.source)
        event.items = scope.names["chosen"].copy()
        emit(s, event)

"""
The game: its timing policy, its one door, its turns.

Belongs here: who is asked when, and what events do. Cards and their texts do not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.kernel import machine
from dejarik.kernel.chance import KEYED, Chance
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Frame, Scope
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.program import Op
from dejarik.kernel.stack import BY_LAST_ANSWER, push_scope
from dejarik.kernel.state import Outcome
from dejarik.kernel.timing import CHANGE, CHECK, OFFER, Index, Stage, Timing
from tests.spine.redraw import redraw
from tests.spine.response_stack import table as t
from tests.spine.response_stack.cards import TEXTS, add_to_index

if TYPE_CHECKING:
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.state import State

OPENING_HAND: Final = 4
ACTIVATION: Final = 2


class StackTiming(Timing):
    """Initiate, respond, result, just after: passes close a window, the opponent begins."""

    def __init__(self) -> None:
        super().__init__()
        change = Stage(CHANGE)
        for kind in (t.TURN, t.PLAY, t.LEAVE, t.PAY, t.ACTIVATE, t.DRAW, t.RECIRCULATE, t.USE):
            self.plans[kind] = (change,)
        self.plans[t.DAMAGE] = (change, Stage(CHECK))
        self.plans[t.INITIATE] = (Stage(OFFER, t.RESPOND), change)
        self.plans[t.DEPLOY] = (change, Stage(OFFER, t.JUST))
        phase = [Stage(OFFER, band) for band in (t.TOP, t.DEADLINE, t.END)]
        self.plans[t.PHASE] = (*phase, change)

    def stands(self, s: State, event: Event, band: int) -> bool:
        """What was just deployed can be answered only while it is there."""
        return event.kind != t.DEPLOY or t.table_of(s).is_in(event.subject, t.FIELD)

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """The opponent of the performer begins; in a phase the turn player does."""
        if event.kind == t.PHASE:
            return [event.seat, 1 - event.seat]
        return [1 - event.seat, event.seat]

    def closes(self, s: State, event: Event, band: int, passes: int) -> bool:
        """Two passes in a row; deadlines only force, they ask nobody."""
        return passes == 2 or band == t.DEADLINE

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """Whoever holds hidden cards is always asked, and so is the turn player in a phase."""
        if event.kind == t.PHASE and event.seat == seat:
            return True
        return offers > 0 or bool(t.table_of(s).zone(seat, t.HAND))

    def repeats(self, band: int) -> bool:
        """At top level an action may be done again; its own text may limit it."""
        return band == t.TOP

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """The turn player."""
        return t.table_of(s).turn


@dataclass(frozen=True)
class Turns(Op):
    """One turn after the other, for ever."""

    def step(self, s: State, f: Frame) -> None:
        """The next part of a turn."""
        table = t.table_of(s)
        seat = table.turn
        f.step += 1
        if f.step == 1:
            emit(s, Event(t.TURN, 1 - seat))
        elif f.step == 2:
            emit(s, Event(t.ACTIVATE, seat, amount=ACTIVATION))
        elif f.step == 3:
            emit(s, Event(t.DRAW, seat, amount=1))
        elif f.step == 4:
            emit(s, Event(t.PHASE, seat))
        elif f.step == 5:
            drain = 1 + len(table.characters(seat))
            emit(s, Event(t.DAMAGE, 1 - seat, amount=drain))
        else:
            f.step = 0
            emit(s, Event(t.RECIRCULATE, seat))


TURNS: Final = Turns()


class StackGame(Game):
    """Two seats, a field, and responses to everything."""

    def __init__(self) -> None:
        super().__init__(StackTiming())
        self.programs.add("turns", (TURNS,))
        for title, hooks in TEXTS.items():
            self.programs.add(title, tuple(hook.offer for hook in hooks))

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> t.Table:
        """Shuffle the decks, deal, and go to the first decision."""
        decks = setup["decks"]
        assert isinstance(decks, list)
        table = self.empty(seed)
        for seat, deck in enumerate(decks):
            for title in deck:
                table.add(t.TITLES.index(title), seat, t.DECK)
            table.knowledge.shuffle(table.zone(seat, t.DECK), table.chance, 1, seat)
            for _ in range(OPENING_HAND):
                table.move(table.zone(seat, t.DECK)[-1], t.HAND)
        self.begin(table, 0, recorder)
        return table

    def empty(self, seed: bytes) -> t.Table:
        """A table without cards, not yet begun."""
        table = t.Table(self, Chance(seed, KEYED))
        table.add(0, NOBODY, t.DECK)
        return table

    def begin(self, table: t.Table, step: int, recorder: Recorder | None = None) -> None:
        """Go on from one step of the turn to the first decision."""
        f = push_scope(table, TURNS, Scope(NOBODY, NOTHING))
        f.cause = BY_LAST_ANSWER
        f.step = step
        table.recorder = recorder
        machine.run(table)
        table.recorder = None

    def unpack(self, data: list[object]) -> t.Table:
        """The state in this plain data."""
        spine, identity, zones, owners, turn, used = data
        assert isinstance(spine, list)
        assert isinstance(identity, list)
        assert isinstance(zones, list)
        assert isinstance(owners, list)
        assert isinstance(turn, int)
        assert isinstance(used, list)
        table = t.Table(self, Chance(b"\0" * 32, KEYED))
        table.unpack_spine(spine, identity)
        table.zones, table.owners, table.turn, table.used = zones, owners, turn, used
        return table

    def determinize(self, s: State, seat: int, seed: bytes) -> t.Table:
        """Everyone brought a deck: an unknown card is another one of its owner's."""
        copy = t.table_of(s).clone()
        cards = range(1, len(copy.owners))
        pools = [[card for card in cards if copy.owners[card] == side] for side in range(2)]
        redraw(copy, seat, seed, pools)
        return copy

    def evaluate(self, s: State) -> list[float] | None:
        """By the life that is left, and the characters that take it."""
        table = t.table_of(s)
        parts = [1 + table.life(seat) + 4 * len(table.characters(seat)) for seat in range(2)]
        return [part / sum(parts) for part in parts]

    def conceded(self, s: State, seat: int) -> None:
        """The other seat has won."""
        s.outcome = Outcome([[1 - seat], [seat]], "concession")

    def change(self, s: State, event: Event) -> bool:
        """The one door."""
        table = t.table_of(s)
        if event.kind == t.TURN:
            table.turn = event.seat
            table.used = []
        elif event.kind == t.INITIATE:
            s.frames[event.detail].y = 1
        elif event.kind == t.USE:
            table.used.append(event.subject)
        elif event.kind == t.PLAY:
            table.move(event.subject, t.LIMBO)
        elif event.kind == t.DEPLOY:
            table.move(event.subject, t.FIELD)
        elif event.kind == t.LEAVE:
            table.move(event.subject, event.detail)
        else:
            return change_piles(table, event)
        return True

    def check(self, s: State) -> None:
        """A seat without life has lost."""
        table = t.table_of(s)
        for seat in range(2):
            if table.outcome is None and not table.life(seat):
                table.outcome = Outcome([[1 - seat], [seat]], "life")

    def build_index(self, s: State) -> Index:
        """Cards in hand and on the field listen; cards on the field modify."""
        table = t.table_of(s)
        index = Index()
        for seat in range(2):
            for zone in (t.HAND, t.FIELD):
                for card in table.zone(seat, zone):
                    add_to_index(index, table, card, zone)
        return index


ROUTES: Final = {
    t.PAY: ((t.POOL,), t.SPENT),
    t.ACTIVATE: ((t.DECK,), t.POOL),
    t.DRAW: ((t.DECK,), t.HAND),
    t.DAMAGE: ((t.DECK, t.SPENT, t.POOL), t.LOST),
}


def change_piles(table: t.Table, event: Event) -> bool:
    """Move as many cards as there are from pile to pile; whether any moved."""
    if event.kind == t.RECIRCULATE:
        spent = table.zone(event.seat, t.SPENT)
        table.zone(event.seat, t.DECK)[:0] = spent
        del spent[:]
        return True
    if event.kind not in ROUTES:
        return False
    origins, goal = ROUTES[event.kind]
    cards = [card for zone in origins for card in reversed(table.zone(event.seat, zone))]
    for card in cards[: event.amount]:
        table.move(card, goal)
    return bool(cards and event.amount)

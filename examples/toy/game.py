"""
A game small enough to read at one sitting that uses nearly everything the kernel has.

Two or three seats with hidden hands. Each round all secretly bid a card (the highest
begins), then each plays a card, rolls a die, trades in some cards or passes. Whoever has no
life left is out, and the others play on. What belongs here is that game; the laws it is held
against are in `dejarik.laws.contract`.
"""

from __future__ import annotations

from typing import cast

from dejarik.kernel import machine, timing
from dejarik.kernel.chance import KEYED, Chance
from dejarik.kernel.decisions import NO, PASS, STOP, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form, Scope
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.modifiers import ActiveModifier
from dejarik.kernel.ops import Until
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.stack import BY_LAST_ANSWER, push_scope
from dejarik.kernel.state import State
from dejarik.kernel.timing import Index, Listener, Stage
from examples.toy import cards as c
from examples.toy import rounds as r
from examples.toy import state as t


class ToyTiming(timing.Timing):
    """Only being hurt has windows."""

    def __init__(self) -> None:
        super().__init__()
        for kind in range(t.HURT, t.ROUND_BEGAN + 1):
            self.plans[kind] = (Stage(timing.CHANGE),)
        self.plans[t.HURT] = (
            Stage(timing.REPLACE, t.WOULD),
            Stage(timing.INTERRUPT, t.BEFORE),
            Stage(timing.CHANGE),
            Stage(timing.CHECK),
            Stage(timing.QUEUE_TRIGGERS, t.AFTER, looks_back=True),
        )

    def block_chooser(self, s: State) -> int:
        """Whoever began the round, or the next who is still in it."""
        return t.toy(s).playing()[0]


SCHEMA = 3


class Toy(Game):
    """The rules."""

    def __init__(self) -> None:
        super().__init__(ToyTiming(), SCHEMA)
        self.root = r.Rounds()
        self.programs.add("toy", (self.root,))
        for identity, play in c.PLAYS.items():
            ability = c.ABILITIES.get(identity)
            self.programs.add(f"card{identity}", (play,) if ability is None else (play, ability))

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        """Shuffle, deal, and ask for the first bids; without a word on decks two bring the same."""
        generator = setup.get("generator", KEYED)
        assert isinstance(generator, int)
        decks = cast("list[list[int]]", setup.get("decks", [[*t.CARDS], [*t.CARDS]]))
        s = t.ToyState(self, Chance(seed, generator), len(decks))
        s.knowledge.add(0)
        s.knowledge.publish(0)
        for seat, brought in enumerate(decks):
            s.decks[seat] = [s.knowledge.add(identity) for identity in brought]
            s.knowledge.shuffle(s.decks[seat], s.chance, t.DECK, seat)
        root = push_scope(s, self.root, Scope(NOBODY, NOTHING))
        root.cause = BY_LAST_ANSWER
        root.drain = True
        return self.to_first_decision(s, recorder)

    def conceded(self, s: State, seat: int) -> None:
        """The seat is out; whatever it is asked just now, it declines."""
        while seat in s.seats_asked() and t.toy(s).playing()[1:]:
            form = next(form for form in s.frames[-1].forms if form.seat == seat)
            form.picks.clear()
            s.decisions = None
            asked = next(one for one in self.pending(s) if one.seat == seat)
            machine.answer(s, seat, asked.id, declining(asked.options))
        if s.outcome is None:
            r.leave(t.toy(s), seat, t.BY_CONCESSION)

    def unpack(self, data: list[object]) -> State:
        """The state in this plain data."""
        spine, identity, life, decks, hands, tables, piles, first, round_ = data
        s = t.ToyState(self, Chance(b"", KEYED), len(cast("list[int]", life)))
        s.unpack_spine(cast("list[object]", spine), cast("list[int]", identity))
        s.life = cast("list[int]", life)
        s.decks = cast("list[list[int]]", decks)
        s.hands = cast("list[list[int]]", hands)
        s.tables = cast("list[list[int]]", tables)
        s.piles = cast("list[list[int]]", piles)
        s.first = cast("int", first)
        s.round = cast("int", round_)
        return s

    def change(self, s: State, event: Event) -> bool:
        """The one door."""
        state = t.toy(s)
        if event.kind == t.HURT:
            state.life[event.detail] -= event.amount
            return event.amount > 0
        if event.kind == t.HEALED:
            before = state.life[event.seat]
            state.life[event.seat] = min(t.LIFE, before + event.amount)
            return before < state.life[event.seat]
        if event.kind == t.ROUND_BEGAN:
            state.round += 1
            fill_hands(state)
        elif event.kind == t.DRAWN:
            draw(state, event)
        elif event.kind in (t.DISCARDED, t.PLAYED):
            move(state, event)
        return True

    def check(self, s: State) -> None:
        """Without life it is over for a seat."""
        state = t.toy(s)
        for seat in state.playing():
            if state.life[seat] <= 0:
                r.leave(state, seat, t.BY_LIFE)

    def build_index(self, s: State) -> Index:
        """Abilities of cards on the table, and lasting modifiers."""
        index = Index()
        for seat in range(s.seats):
            for card in t.toy(s).tables[seat]:
                ability = c.ABILITIES[s.knowledge.identity[card]]
                index.listen(t.HURT, ability.band, Listener(ability, card))
        for lasting in s.lasting:
            assert isinstance(lasting.op, Until)
            index.modify(t.STRENGTH, ActiveModifier(lasting.op.modifier, lasting.scope))
        return index

    def view(self, s: State, seat: int) -> object:
        """The table as it lies, the cards this seat knows, and what it is asked."""
        state = t.toy(s)
        open_part = state.clone()
        open_part.chance.reseed(b"")
        hide_open_answers(open_part, seat)
        return {
            "zones": state.zones(),
            "round": [state.first, state.round],
            "cards": [
                [handle(state, seat, card), identity if s.knowledge.knows(seat, card) else NOBODY]
                for card, identity in enumerate(s.knowledge.identity)
            ],
            "asked": s.seats_asked(),
            "yours": [
                [one.id, [option.key() for option in one.options]]
                for one in self.pending(s)
                if one.seat == seat
            ],
            "spine": open_part.pack_spine(),
        }

    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """Deal what the seat does not know anew, and answer anew for others."""
        copy = t.toy(s).clone()
        chance = Chance(seed, KEYED)
        identity = copy.knowledge.identity
        for side in range(s.seats):
            cards = range(1 + side * len(t.CARDS), 1 + (side + 1) * len(t.CARDS))
            hidden = [card for card in cards if not copy.knowledge.knows(seat, card)]
            left = sorted(identity[card] for card in hidden)
            for card in hidden:
                identity[card] = left.pop(chance.draw(t.DEAL, side, len(left)))
        copy.chance.reseed(seed)
        f = copy.frames[-1]
        for form in hide_open_answers(copy, seat):
            while form.closed and not form.picks:
                options = f.op.options(copy, f, form)
                f.op.pick(copy, f, form, options[chance.draw(t.ACT, form.seat, len(options))])
        return copy


def declining(options: list[Option]) -> int:
    """The place of the answer that does nothing; the last one where there is none such."""
    for place, option in enumerate(options):
        if option.kind in (NO, PASS, STOP):
            return place
    return len(options) - 1


def hide_open_answers(s: t.ToyState, seat: int) -> list[Form]:
    """Forget what others have picked in an open group; their forms."""
    others = [form for form in s.frames[-1].forms if form.seat != seat]
    for form in others:
        form.picks = []
    return others


def handle(s: t.ToyState, seat: int, card: int) -> int:
    """What a seat calls a card; a spectator has no names."""
    return NOBODY if seat < 0 else s.knowledge.handles[seat][card]


def fill_hands(s: t.ToyState) -> None:
    """Each seat that is still in the game draws up to the size of a hand."""
    for seat in sorted(s.playing()):
        for _ in range(min(t.HAND - len(s.hands[seat]), len(s.decks[seat]))):
            emit(s, Event(t.DRAWN, seat))


def draw(s: t.ToyState, event: Event) -> None:
    """The top card goes to the hand."""
    event.subject = s.decks[event.seat].pop()
    s.hands[event.seat].append(event.subject)
    s.knowledge.enter_hidden_zone(event.subject)
    s.knowledge.show(event.subject, event.seat)


def move(s: t.ToyState, event: Event) -> None:
    """A card leaves a hand or the table and is seen by all."""
    seat = event.seat
    if event.subject in s.hands[seat]:
        event.subject = s.knowledge.swap_identity(s.hands[seat], event.subject, seat)
        s.knowledge.publish(event.subject)
    else:
        s.tables[seat].remove(event.subject)
    stays = event.kind == t.PLAYED and s.knowledge.identity[event.subject] in t.STAYING
    (s.tables if stays else s.piles)[seat].append(event.subject)
    s.index = None

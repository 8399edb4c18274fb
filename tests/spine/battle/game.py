"""
The game: its timing policy, how it starts and is saved, what each seat may see.

Belongs here: who is asked when. Cards, procedures and changes do not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from dejarik.kernel import machine
from dejarik.kernel.chance import KEYED, Chance
from dejarik.kernel.frames import Scope
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.modifiers import ActiveModifier
from dejarik.kernel.stack import BY_LAST_ANSWER, push_scope
from dejarik.kernel.state import Outcome
from dejarik.kernel.timing import CHANGE, CHECK, OFFER, Index, Listener, Stage, Timing
from tests.spine.battle import cards
from tests.spine.battle import table as t
from tests.spine.battle.changes import make_change
from tests.spine.battle.procedures import TURNS, UntilBattleEnds, power
from tests.spine.redraw import redraw

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.state import State

OPENING_HAND: Final = 5
LAST_SERIAL: Final = 900
"""A game that goes on for so long ends by what is left."""


class BattleTiming(Timing):
    """Responses alternate from the opponent; at the top level from whoever acts first."""

    def __init__(self) -> None:
        super().__init__()
        change, check = Stage(CHANGE), Stage(CHECK)
        self.plans = dict.fromkeys(t.KINDS, (change, check))
        self.plans[t.ACTING] = (Stage(OFFER, t.RESPOND), change)
        self.plans[t.DESTINY] = (change, Stage(OFFER, t.JUST))
        self.plans[t.LEFT] = (change, Stage(OFFER, t.JUST, looks_back=True), check)
        for kind in (t.PHASE, t.WEAPONS, t.DAMAGE):
            self.plans[kind] = (Stage(OFFER, t.TOP), change)

    def listeners(self, s: State, event: Event, band: int) -> list[Listener]:
        """Those on the table by the index; hands, piles and sites as they lie now."""
        table = t.table_of(s)
        found = super().listeners(s, event, band).copy()
        if (event.kind, band) in cards.HAND_MOMENTS:
            for seat in range(2):
                for card in table.zone(seat, t.HAND):
                    for hook in cards.TEXTS[table.title(card)]:
                        if (hook.zone, hook.kind, hook.band) == (t.HAND, event.kind, band):
                            found.append(Listener(hook.ability, card, spends=True))
        if event.kind == t.PHASE:
            found += [Listener(cards.BATTLE, site) for site in t.SITES]
        elif event.kind == t.DAMAGE:
            for seat in range(2):
                tops = [pile[-1] for zone in t.LIFE if (pile := table.zone(seat, zone))]
                found += [Listener(cards.LOSE, card) for card in tops[:1]]
        return found

    def stands(self, s: State, event: Event, band: int) -> bool:
        """What left can be answered while it lies in its pile, a destiny while it lies open."""
        table = t.table_of(s)
        if event.kind == t.LEFT:
            return table.is_in(event.subject, t.LOST)
        return event.kind != t.DESTINY or table.is_in(event.subject, t.OPEN)

    def opens(self, s: State, event: Event, band: int) -> bool:
        """Only if somebody might respond, for all that everybody knows."""
        table = t.table_of(s)
        if band == t.TOP or any(table.zone(seat, t.HAND) for seat in range(2)):
            return True
        return bool((s.index or s.get_index()).listeners)

    def priority(self, s: State, event: Event, band: int) -> list[int]:
        """The opponent of who acts begins; at top level who acts."""
        first = event.seat if band == t.TOP else 1 - event.seat
        return [first, 1 - first]

    def closes(self, s: State, event: Event, band: int, passes: int) -> bool:
        """Two passes in a row."""
        return passes == 2

    def is_asked(self, s: State, event: Event, band: int, seat: int, offers: int) -> bool:
        """Who has something on the table, or a hand when a card might be played from it."""
        may_hold = (event.kind, band) in cards.HAND_MOMENTS and self.might(event, seat)
        return offers > 0 or (may_hold and len(t.table_of(s).zone(seat, t.HAND)) > 0)

    def might(self, event: Event, seat: int) -> bool:
        """Whether a hidden card could answer this, by what everybody knows."""
        if event.kind == t.ACTING:
            return event.seat != seat and event.amount in (t.TO_FIRE, t.TO_PLAY)
        return event.kind == t.WEAPONS or event.seat == seat

    def may_pass(self, s: State, event: Event, band: int, seat: int) -> bool:
        """Not while something is owed in the damage segment."""
        return event.kind != t.DAMAGE or not t.table_of(s).owes(seat)

    def repeats(self, band: int) -> bool:
        """At top level an action may be done again, as far as its own limits go."""
        return band == t.TOP

    def orders_forced(self, s: State, event: Event, band: int) -> int:
        """The turn player."""
        return t.table_of(s).turn


class BattleGame(Game):
    """Two seats, two sites, and a battle over them."""

    def __init__(self) -> None:
        super().__init__(BattleTiming())
        self.programs.add("turns", (TURNS,))
        self.programs.add("rules", (cards.BATTLE, cards.LOSE))
        for title, hooks in cards.TEXTS.items():
            self.programs.add(title, tuple(hook.ability for hook in hooks))

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> t.Table:
        """Shuffle the decks, deal, and go to the first decision."""
        table = self.empty(seed)
        for seat, deck in enumerate(cast("list[list[str]]", setup["decks"])):
            for title in deck:
                table.add(title, seat, t.RESERVE)
            reserve = table.zone(seat, t.RESERVE)
            table.knowledge.shuffle(reserve, table.chance, t.SHUFFLING, seat)
            for _ in range(OPENING_HAND):
                table.move(reserve[-1], t.HAND)
        self.begin(table, 0, recorder)
        return table

    def empty(self, seed: bytes) -> t.Table:
        """A table without cards, not yet begun."""
        table = t.Table(self, Chance(seed, KEYED))
        table.add("", NOBODY, t.RESERVE)
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
        spine, identity, things = cast("list[list[object]]", data)
        table = t.Table(self, Chance(b"\0" * 32, KEYED))
        table.take_things(things)
        table.unpack_spine(spine, cast("list[int]", identity))
        return table

    def view(self, s: State, seat: int) -> dict[str, object]:
        """The table, the cards a seat knows, and its own open picks."""
        table = t.table_of(s)
        seen: dict[str, object] = {
            "piles": [len(pile) for pile in table.zones],
            "known": [
                [table.title(card) if s.knowledge.knows(seat, card) else "" for card in pile]
                for pile in table.zones
            ],
            "sites": table.site,
            "carriers": table.carrier,
            "battle": table.battle.pack(),
            "turn": table.turn,
            "asked": s.seats_asked(),
            "handles": [] if seat == NOBODY else s.knowledge.handles[seat],
        }
        if seat != NOBODY and s.frames:
            seen["picks"] = [one.picks.copy() for one in s.frames[-1].forms if one.seat == seat]
            asked = [one for one in self.pending(s) if one.seat == seat]
            seen["options"] = [[option.key() for option in one.options] for one in asked]
        return seen

    def pools(self, s: State) -> list[list[int]]:
        """Whose cards could be exchanged for all anyone knows: those of one deck."""
        owners = t.table_of(s).owners
        cards_of_all = range(1, len(owners))
        return [[card for card in cards_of_all if owners[card] == side] for side in range(2)]

    def determinize(self, s: State, seat: int, seed: bytes) -> t.Table:
        """Everyone brought a deck: an unknown card is another one of its owner's."""
        copy = t.table_of(s).clone()
        redraw(copy, seat, seed, self.pools(copy))
        return copy

    def evaluate(self, s: State) -> list[float] | None:
        """By the life that is left, and the power that takes it."""
        table = t.table_of(s)
        parts = [
            1 + table.life(seat) + 2 * sum(power(table, card) for card in table.characters(seat))
            for seat in range(2)
        ]
        return [part / sum(parts) for part in parts]

    def conceded(self, s: State, seat: int) -> None:
        """The other seat has won."""
        s.outcome = Outcome([[1 - seat], [seat]], "concession")

    def change(self, s: State, event: Event) -> bool:
        """The one door."""
        make_change(t.table_of(s), event)
        return True

    def check(self, s: State) -> None:
        """A seat without life has lost; a long game ends by what is left."""
        table = t.table_of(s)
        lives = [table.life(seat) for seat in range(2)]
        if s.outcome is None and (0 in lives or s.serial > LAST_SERIAL):
            if lives[0] == lives[1]:
                s.outcome = Outcome([[0, 1]], "life")
            else:
                best = 0 if lives[0] > lives[1] else 1
                s.outcome = Outcome([[best], [1 - best]], "life")

    def build_index(self, s: State) -> Index:
        """Cards on the table listen; what lasts modifies, in the order it came about."""
        table = t.table_of(s)
        index = Index(by_time=True)
        for seat in range(2):
            for card in table.zone(seat, t.TABLE):
                for hook in cards.TEXTS[table.title(card)]:
                    if hook.zone == t.TABLE:
                        index.listen(hook.kind, hook.band, Listener(hook.ability, card))
        for lasting in s.lasting:
            assert isinstance(lasting.op, UntilBattleEnds)
            modifier = lasting.op.modifier
            active = ActiveModifier(modifier, lasting.scope, lasting.since)
            index.modify(modifier.statistic(), active)
        return index

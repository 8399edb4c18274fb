"""
The game: how it starts and is saved, what each seat may see.

Does not belong here: cards, procedures, changes, and who is asked when.
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
from dejarik.kernel.timing import Index, Listener
from tests.spine.battle import cards
from tests.spine.battle import table as t
from tests.spine.battle.changes import make_change
from tests.spine.battle.procedures import TURNS, UntilBattleEnds, power
from tests.spine.battle.timing import BattleTiming
from tests.spine.redraw import redraw

if TYPE_CHECKING:
    from dejarik.kernel.events import Event
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.state import State

OPENING_HAND: Final = 5
LAST_SERIAL: Final = 900
"""A game that goes on for so long ends by what is left."""


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

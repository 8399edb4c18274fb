"""The game: how it starts, is saved, and what each seat may see of it."""

from __future__ import annotations

from typing import cast

from dejarik.kernel import machine
from dejarik.kernel.chance import KEYED, Chance
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.modifiers import ActiveModifier
from dejarik.kernel.program import Node
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.stack import BY_LAST_ANSWER, push_scope
from dejarik.kernel.state import Outcome, State
from dejarik.kernel.timing import Index, Listener
from tests.spine.procedures import abilities, pieces, reach
from tests.spine.procedures.changes import make_change
from tests.spine.procedures.pieces import Skirmish, table
from tests.spine.procedures.procedures import ROOTS, TURNS
from tests.spine.procedures.timing import ProcedureTiming, listen
from tests.spine.redraw import redraw


class Procedures(Game):
    """A made-up skirmish of two seats."""

    def __init__(self) -> None:
        super().__init__(ProcedureTiming())
        self.programs.add("procedures", ROOTS)
        for kind, printed in abilities.FIGURE_ABILITIES.items():
            self.programs.add(kind, cast("tuple[Node, ...]", printed))
        for name, card in zip(abilities.CARD_NAMES, abilities.CARDS, strict=True):
            self.programs.add(name, (card,))

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> Skirmish:
        """
        A fresh game: `armies` are figure kinds by seat, `hands` cards by seat or a number.

        With `spaces`, one for each figure, deployment has already happened.
        """
        s = Skirmish(self, Chance(seed, KEYED))
        s.recorder = recorder
        for seat, army in enumerate(cast("list[list[str]]", setup["armies"])):
            for kind in army:
                s.figures.append(pieces.Figure(pieces.FIRST_FIGURE + len(s.figures), seat, kind))
        deal(s, setup["hands"])
        root = push_scope(s, TURNS, Scope(NOBODY, NOTHING))
        root.cause = BY_LAST_ANSWER
        if "spaces" in setup:
            root.step = 1
            for figure, space in zip(s.figures, cast("list[int]", setup["spaces"]), strict=True):
                emit(s, Event(pieces.DEPLOYED, figure.seat, figure.id, figure.id, space))
        machine.run(s)
        s.recorder = None
        return s

    def conceded(self, s: State, seat: int) -> None:
        """The other seat wins."""
        s.outcome = Outcome([[1 - seat], [seat]], "concession")

    def unpack(self, data: list[object]) -> Skirmish:
        """The state in this plain data."""
        spine, identity, own = cast("list[list[object]]", data)
        s = Skirmish(self, Chance(b"\0" * 32, KEYED))
        s.take_pieces(own)
        s.unpack_spine(spine, cast("list[int]", identity))
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        """The table, one's own hand and one's own open picks."""
        game = table(s)
        name = abilities.CARD_NAMES
        known = [s.knowledge.identity[card] for card in game.discards]
        seen: dict[str, object] = {
            "figures": [figure.pack() for figure in game.figures],
            "hands": [len(hand) for hand in game.hands],
            "discards": [name[one] for one in known],
            "round": game.round,
            "asked": s.seats_asked(),
            "attacks": [attack.pack() for attack in game.attacks],
        }
        if seat != NOBODY:
            seen["hand"] = [name[s.knowledge.identity[card]] for card in game.hands[seat]]
            forms = s.frames[-1].forms
            seen["picks"] = [form.picks.copy() for form in forms if form.seat == seat]
            asked = [one for one in self.pending(s) if one.seat == seat]
            seen["options"] = [[option.key() for option in one.options] for one in asked]
        return seen

    def determinize(self, s: State, seat: int, seed: bytes) -> Skirmish:
        """Hands come from one deck, so an unknown card may be any of the others."""
        copy = table(s).clone()
        redraw(copy, seat, seed, [list(range(len(copy.knowledge.identity)))])
        return copy

    def change(self, s: State, event: Event) -> bool:
        """The one door."""
        make_change(table(s), event)
        return True

    def check(self, s: State) -> None:
        """Figures without health leave; a seat without figures has lost."""
        game = table(s)
        for figure in game.figures:
            if figure.space and figure.damage >= pieces.KINDS[figure.kind].health:
                emit(s, Event(pieces.DEFEATED, figure.seat, figure.id, figure.id))
        for seat in range(2):
            if not any(one.space for one in reach.own_figures(game, seat)):
                s.outcome = Outcome([[1 - seat], [seat]], "elimination")

    def build_index(self, s: State) -> Index:
        """Abilities of figures on the board and cards in hand; modifiers that last."""
        game = table(s)
        index = Index()
        for figure in game.figures:
            if figure.space:
                for ability in abilities.FIGURE_ABILITIES[figure.kind]:
                    listen(index, ability.kind, Listener(ability, figure.id))
        for hand in game.hands:
            for card in hand:
                printed = abilities.CARDS[s.knowledge.identity[card]]
                listen(index, printed.kind, Listener(printed, pieces.FIRST_CARD + card))
        for lasting in s.lasting:
            assert isinstance(lasting.op, abilities.UntilAttackEnds)
            modifier = lasting.op.modifier
            index.modify(modifier.statistic(), ActiveModifier(modifier, lasting.scope))
        return index


def deal(s: Skirmish, hands: object) -> None:
    """Deal named cards, or that many from a shuffled deck of three of each."""
    if isinstance(hands, int):
        deck = [s.knowledge.add(card % 3) for card in range(9)]
        s.knowledge.shuffle(deck, s.chance, pieces.DEAL, NOTHING)
        s.hands = [[deck.pop() for _ in range(hands)] for _ in range(2)]
    else:
        for seat, names in enumerate(cast("list[list[str]]", hands)):
            for name in names:
                s.hands[seat].append(s.knowledge.add(abilities.CARD_NAMES.index(name)))
    for seat in range(2):
        for card in s.hands[seat]:
            s.knowledge.show(card, seat)

"""The game: how it starts and is saved, and what each seat may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from dejarik.kernel import machine
from dejarik.kernel.chance import KEYED, Chance
from dejarik.kernel.emitting import emit_together
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY, NOTHING
from dejarik.kernel.stack import BY_LAST_ANSWER, push_scope
from dejarik.kernel.state import Outcome
from tests.spine.activation import cards, pieces
from tests.spine.activation.changes import make_change
from tests.spine.activation.pieces import FIGURES, Skirmish, table
from tests.spine.activation.procedures import ROOTS, TURNS
from tests.spine.activation.timing import ActivationTiming, build_index
from tests.spine.redraw import redraw

if TYPE_CHECKING:
    from dejarik.kernel.program import Node
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index

COPIES: Final = 2
"""How many copies of each card the common deck has."""


class ActivationGame(Game):
    """A made-up skirmish of two seats, with commands in hand and a mission."""

    def __init__(self) -> None:
        super().__init__(ActivationTiming())
        self.programs.add("procedures", ROOTS)
        self.programs.add("mission", (cards.FOG,))
        for kind, printed in cards.FIGURE_ABILITIES.items():
            self.programs.add(kind, cast("tuple[Node, ...]", printed))
        for name, card in zip(cards.CARD_NAMES, cards.CARDS, strict=True):
            self.programs.add(name, (card,))

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> Skirmish:
        """`armies` are kinds and spaces by seat; `hands` are names by seat, or how many cards."""
        s = Skirmish(self, Chance(seed, KEYED))
        for seat, army in enumerate(cast("list[list[list[object]]]", setup["armies"])):
            for kind, space in army:
                number = pieces.FIRST_FIGURE + len(s.figures)
                figure = pieces.Figure(number, seat, cast("str", kind))
                figure.space = cast("int", space)
                s.figures.append(figure)
        deal(s, setup["hands"])
        root = push_scope(s, TURNS, Scope(NOBODY, NOTHING))
        root.cause = BY_LAST_ANSWER
        s.recorder = recorder
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
        """The table, the cards a seat knows, and its own open picks."""
        game = table(s)
        cards_seen = [[self.named(s, seat, card) for card in hand] for hand in game.hands]
        seen: dict[str, object] = {
            "pieces": [figure.pack() for figure in game.figures],
            "attacks": [attack.pack() for attack in game.attacks],
            "hands": cards_seen,
            "discards": [self.named(s, seat, card) for card in game.discards],
            "asked": s.seats_asked(),
            "handles": [] if seat == NOBODY else s.knowledge.handles[seat],
        }
        if seat != NOBODY and s.frames:
            seen["picks"] = [one.picks.copy() for one in s.frames[-1].forms if one.seat == seat]
            asked = [one for one in self.pending(s) if one.seat == seat]
            seen["options"] = [[option.key() for option in one.options] for one in asked]
        return seen

    def named(self, s: State, seat: int, card: int) -> str:
        """A card by its name, to who knows it."""
        known = s.knowledge.knows(seat, card)
        return cards.CARD_NAMES[s.knowledge.identity[card]] if known else ""

    def determinize(self, s: State, seat: int, seed: bytes) -> Skirmish:
        """Hands come from one deck, so an unknown card may be any of the others."""
        copy = table(s).clone()
        redraw(copy, seat, seed, self.pools(copy))
        return copy

    def pools(self, s: State) -> list[list[int]]:
        """All cards are of one deck."""
        return [list(range(len(s.knowledge.identity)))]

    def evaluate(self, s: State) -> list[float] | None:
        """By the health that is left on the board."""
        game = table(s)
        parts = [
            1 + sum(1 + FIGURES[one.kind].health - one.damage for one in game.standing(seat))
            for seat in range(2)
        ]
        return [part / sum(parts) for part in parts]

    def change(self, s: State, event: Event) -> bool:
        """The one door."""
        make_change(table(s), event)
        return True

    def check(self, s: State) -> None:
        """Figures without health fall at one moment; a seat without figures has lost."""
        game = table(s)
        for seat in range(2):
            if s.outcome is None and not game.standing(seat):
                s.outcome = Outcome([[1 - seat], [seat]], "elimination")
        falling: list[Event] = []
        for figure in game.figures:
            is_down = figure.space and figure.damage >= FIGURES[figure.kind].health
            if is_down and figure.id not in game.falling:
                game.falling.append(figure.id)
                striker = game.figure(figure.struck_by)
                event = Event(pieces.DEFEATED, striker.seat, figure.id, striker.id)
                event.detail = figure.struck_in
                falling.append(event)
        emit_together(s, falling)

    def build_index(self, s: State) -> Index:
        """Who listens to what and what modifies what."""
        return build_index(table(s))


def deal(s: Skirmish, hands: object) -> None:
    """Deal named cards, or that many from a shuffled deck."""
    if isinstance(hands, int):
        deck = [
            s.knowledge.add(card % len(cards.CARDS)) for card in range(len(cards.CARDS) * COPIES)
        ]
        s.knowledge.shuffle(deck, s.chance, pieces.DEAL, NOTHING)
        s.hands = [[deck.pop() for _ in range(hands)] for _ in range(2)]
    else:
        for seat, names in enumerate(cast("list[str]", hands)):
            for name in names.split():
                s.hands[seat].append(s.knowledge.add(cards.CARD_NAMES.index(name)))
    for seat in range(2):
        for card in s.hands[seat]:
            s.knowledge.show(card, seat)

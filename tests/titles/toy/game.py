"""
The toy game as it is hosted: set up from what seats bring, with advice.

What belongs here: reading a setup, reasons, odds and a guess at who is ahead. What does
not: the rules (`examples.toy.game`).
"""

from fractions import Fraction

from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import contributions
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State
from examples.toy import state as t
from examples.toy.game import Toy
from tests.titles.toy.wire import CODES, read_setup

LEGAL = "legal"
Odds = dict[str, dict[int, Fraction]]
ODDS: Odds = {"damage": {0: Fraction(1, 2), 1: Fraction(1, 2)}}
STRENGTHS = {t.STRIKE: 2}


class ToyGame(Toy):
    """The rules, and what can be asked about a game."""

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        read = read_setup(setup)
        decks = [[CODES[code] for code in seat.cards] for seat in read.seats]
        s = super().start({"decks": decks}, seed, recorder)
        t.toy(s).life = [read.life for _ in read.seats]
        return s

    def explain(self, s: State, seat: int, question: str) -> list[str]:
        about, _, number = question.partition(":")
        if about not in ("play", "strength") or not number.isdecimal():
            message = "ask `play:CARD` or `strength:CARD`, with the number of a card"
            raise ValueError(message)
        card = int(number)
        if not 0 < card < len(s.knowledge.identity) or not s.knowledge.knows(seat, card):
            message = "you know no such card"
            raise ValueError(message)
        return _why_not(s, seat, card) if about == "play" else _strength(s, card)

    def odds(self, s: State, seat: int, question: str) -> Odds:
        if question != "roll":
            message = "only a `roll` has odds"
            raise ValueError(message)
        return ODDS

    def evaluate(self, s: State) -> list[float] | None:
        state = t.toy(s)
        alive = [0 if seat in state.out else max(0, life) for seat, life in enumerate(state.life)]
        return [life / max(1, sum(alive)) for life in alive]


def _why_not(s: State, seat: int, card: int) -> list[str]:
    """Each reason against playing a card now, with its ruling."""
    found = []
    if seat in t.toy(s).out:
        found.append("out toy.out.01")
    elif (seat, t.ACT) not in [(one.seat, one.reason) for one in s.game.pending(s)]:
        found.append("turn toy.turns.01")
    if card not in t.toy(s).hands[seat]:
        found.append("hand")
    return found or [LEGAL]


def _strength(s: State, card: int) -> list[str]:
    """The printed number, and what each card adds to it. Raises ValueError where there is none."""
    printed = STRENGTHS.get(s.knowledge.identity[card], NOBODY)
    if printed == NOBODY:
        message = "this card has no strength"
        raise ValueError(message)
    parts = [part for part in contributions(s, t.STRENGTH, card) if part.amount]
    return [f"printed {printed}", *(f"{part.source} {part.amount:+}" for part in parts)]

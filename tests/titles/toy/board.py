"""
What an audience of the toy may see: views, and what happens as it is told.

What belongs here: who may know what. What does not: sentences (`telling`).
"""

from dejarik.hosting.wire import Decision, Option, View
from dejarik.kernel import decisions
from dejarik.kernel.decisions import GAME_OPTION, KIND_NAMES, SOME
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State
from examples.toy import state as t
from tests.titles.toy.wire import (
    CODE_OF,
    DECK,
    KERNEL_OPTIONS,
    OPTION_KINDS,
    REASONS,
    TOLD_KINDS,
    Board,
    Card,
    Player,
    Told,
)


def seen(s: State, seat: int) -> View:
    """The table as a seat, or a spectator (-1), sees it."""
    state = t.toy(s)
    board = Board(
        state.round, state.first, tuple(_player(state, one, seat) for one in range(s.seats))
    )
    asked = [one for one in s.game.pending(s) if one.seat == seat]
    decision = _decision(s, asked[0]) if asked else None
    outcome = s.outcome
    ranking = None if outcome is None else tuple(tuple(level) for level in outcome.ranking)
    reason = "" if outcome is None else outcome.reason
    return View(seat, _deciding(s, seat), decision, ranking, reason, board)


def _deciding(s: State, seat: int) -> tuple[int, ...]:
    """Who is to decide; whether others have answered is hidden while bids are open."""
    if s.outcome is not None:
        return ()
    forms = s.frames[-1].forms
    return tuple(sorted(form.seat for form in forms if form.seat != seat or not form.closed))


def _player(s: t.ToyState, place: int, seat: int) -> Player:
    identity = s.knowledge.identity
    block = identity[1 + place * DECK : 1 + (place + 1) * DECK]
    return Player(
        s.life[place],
        len(s.decks[place]),
        cards(s, s.hands[place], seat),
        cards(s, s.tables[place], seat),
        cards(s, s.piles[place], seat),
        tuple(CODE_OF[one] for one in sorted(block)),
        place in s.out,
    )


def cards(s: State, numbers: list[int], seat: int) -> tuple[Card, ...]:
    """Cards as an audience may know them."""
    return tuple(card(s, number, seat) for number in numbers)


def card(s: State, number: int, seat: int) -> Card:
    """A card as an audience may know it: numbers carry no secret."""
    known = s.knowledge.knows(seat, number)
    return Card(number, CODE_OF[s.knowledge.identity[number]] if known else "")


def _decision(s: State, asked: decisions.Decision) -> Decision:
    form = next(form for form in s.frames[-1].forms if form.seat == asked.seat)
    least, most = (form.lo, form.hi) if asked.kind == SOME else (0, 0)
    return Decision(
        asked.id,
        KIND_NAMES[asked.kind],
        REASONS[asked.reason],
        tuple(_option(option) for option in asked.options),
        asked.source,
        asked.stage,
        asked.sealed,
        asked.may_step_back(),
        least,
        most,
        card(s, asked.source, asked.seat).code if asked.source else "",
    )


def _option(option: decisions.Option) -> Option:
    own = option.kind - GAME_OPTION + KERNEL_OPTIONS
    kind = OPTION_KINDS[own if option.kind >= GAME_OPTION else option.kind]
    return Option(kind, option.source, option.target, option.value)


class ToyRecorder(Recorder):
    """Keeps what one audience is told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told: list[Told] = []

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        self.told.append(Told(serial, 0, "decided", seats=tuple(form.seat for form in forms)))

    def happened(self, s: State, event: Event) -> None:
        self.told.append(
            Told(
                event.serial,
                event.cause,
                TOLD_KINDS[event.kind],
                event.seat,
                victim=event.detail if event.kind == t.HURT else -1,
                card=card(s, event.subject, self.seat) if event.subject else None,
                source=card(s, event.source, self.seat) if event.source else None,
                amount=event.detail if event.kind == t.ROLLED else event.amount,
            )
        )

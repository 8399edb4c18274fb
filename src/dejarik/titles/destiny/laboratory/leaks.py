"""
The leak law: what a seat is sent never depends on cards that stay hidden from it.

At a decision the game is played on as it really went, and every card that the seat does
not come to know on the way is noted. In a second world the identities of just these cards
are others; the same answers are given there, by option and not by place. Every message
and every view of the seat must be the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.destiny.model.state import Table, table_of
from dejarik.games.destiny.seen.determinize import forget_answers
from dejarik.games.destiny.seen.seat_log import SeatRecorder
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import encode_view
from dejarik.kernel.choosing import CHOICE_REASON
from dejarik.kernel.decisions import BACK, IllegalAnswer, find_option
from dejarik.kernel.ids import NOBODY
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Answer, Compared
from dejarik.laws.secrets import (
    Following,
    asked_of,
    hidden_from,
    is_hidden_card,
    is_private_and_gone,
    tag,
)
from dejarik.titles.destiny.laboratory.explanation_laws import questions
from dejarik.titles.destiny.laboratory.secrets import SECRETS

if TYPE_CHECKING:
    import random

    from dejarik.games.destiny.game import Destiny
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

Glimpse = list[bytes]
"""All a seat is sent because of one answer: messages, then its view."""

LONGEST_PART = 300


class Watcher(Following):
    """Hears what a seat is told, and strikes out the cards it comes to know."""

    def __init__(self, seat: int, t: Table) -> None:
        super().__init__(seat, t)
        self.ear = SeatRecorder(seat)

    def messages_since(self) -> list[bytes]:
        """What was told since this was last asked."""
        messages = self.ear.messages()
        self.ear = SeatRecorder(self.seat)
        return messages

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        self.ear.answered(s, serial, forms)

    def happened(self, s: State, event: Event) -> None:
        """Keep what is told, and look at what is known now."""
        self.ear.happened(s, event)
        super().happened(s, event)


# --- the law --------------------------------------------------------------------------


def leak_free(
    game: Destiny, start: bytes, answers: list[Answer], seat: int, rng: random.Random
) -> Compared:
    """Play the answers in the real world and in one with other hidden cards; compare."""
    real = table_of(game.load(start))
    tag(real)
    watcher = Watcher(seat, real)
    first = _first_glimpse(game, real, seat)
    glimpses = [_answer(game, real, answer, watcher) for answer in answers]
    if watcher.lost:
        return Compared(0, 0, stopped=True)
    other = table_of(game.load(start))
    changed = SECRETS.exchange(other, seat, watcher.hidden, rng)
    if first != _first_glimpse(game, other, seat):
        message = f"seat {seat} sees hidden cards before anything is answered"
        raise LawBroken(message)
    recorder = Watcher(seat, other)
    for count, answer in enumerate(answers):
        if is_private_and_gone(SECRETS, game, other, answer, seat):
            return Compared(count, changed, stopped=True)
        glimpse = _answer(game, other, answer, recorder)
        if glimpse != glimpses[count]:
            raise LawBroken(_difference(seat, answer, glimpses[count], glimpse))
    return Compared(len(answers), changed, stopped=False)


def exchanged(game: Destiny, t: Table, seat: int, rng: random.Random) -> Table:
    """A copy in which whatever is hidden from a seat is otherwise."""
    other = table_of(game.clone(t))
    SECRETS.exchange(other, seat, hidden_from(other, seat), rng)
    # What others have chosen so far may be no choice with other cards.
    forget_answers(other, seat)
    return other


def private_choice(game: Destiny, t: Table, decision: Decision) -> int:
    """
    Which of its hidden cards a seat chose tells others nothing, while they stay hidden.

    Gives how many choices were compared.
    """
    if decision.reason != CHOICE_REASON:
        return 0
    compared = 0
    for seat in range(NOBODY, t.seats):
        seen: set[tuple[bytes, ...]] = set()
        for option in decision.options:
            if seat == decision.seat or not is_hidden_card(SECRETS, t, option, seat):
                continue
            copy = table_of(game.clone(t))
            tag(copy)
            watcher = Watcher(seat, copy)
            glimpse = _answer(game, copy, Answer(decision.seat, option.key()), watcher)
            if option.target in watcher.hidden and not watcher.lost:
                compared += 1
                seen.add(tuple(glimpse))
        if len(seen) > 1:
            message = f"seat {seat} can tell what seat {decision.seat} chose in {decision.id}"
            raise LawBroken(message)
    return compared


# --- below ----------------------------------------------------------------------------


def _first_glimpse(game: Destiny, t: Table, seat: int) -> Glimpse:
    """The view, and every explanation the seat can ask for."""
    glimpse = [encode_view(view_of(t, seat))]
    if seat != NOBODY:
        for question in questions(t, seat):
            glimpse.append(repr(game.explain(t, seat, question)).encode())
    return glimpse


def _answer(game: Destiny, t: Table, answer: Answer, recorder: Watcher) -> Glimpse:
    """Give one answer, and gather what the recorder's seat is sent because of it."""
    decision = asked_of(game, t, answer.seat)
    if decision is None:
        message = f"seat {answer.seat} is not asked what it was asked in the real world"
        raise LawBroken(message)
    choice = BACK
    if answer.option is not None:
        try:
            choice = find_option(decision.options, answer.option)
        except IllegalAnswer as error:
            message = f"seat {answer.seat} lost an option that is not its secret: {error}"
            raise LawBroken(message) from error
    game.apply(t, decision.seat, decision.id, choice, recorder)
    return [*recorder.messages_since(), encode_view(view_of(t, recorder.seat))]


def _difference(seat: int, answer: Answer, real: Glimpse, other: Glimpse) -> str:
    parts = f"{len(real) - 1} and {len(other) - 1} messages"
    for place, (one, two) in enumerate(zip(real, other, strict=False)):
        if one != two:
            what = "its view" if place == len(real) - 1 else f"message {place}"
            shown = (msgspec.msgpack.decode(data) for data in (one, two))
            parts = f"{what}: " + " and ".join(_short(data) for data in shown)
            break
    return f"hidden cards change what seat {seat} is sent after {answer}: {parts}"


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) < LONGEST_PART else f"{text[:LONGEST_PART]}..."

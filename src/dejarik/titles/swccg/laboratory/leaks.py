"""
The leak law: what a seat is sent never depends on cards that stay hidden from it.

At a decision the game is played on as it really went, and every card that the seat does not come
to know on the way is noted. In a second world the identities of just these cards are others; the
same answers are given there, by option and not by place. Every message and every view of the seat
must be the same bytes. What others pick of their hidden cards is their secret: where that is
another card in the second world the comparison ends, and where they have begun to pick none begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from dejarik.games.swccg.model.state import Table, table_of
from dejarik.games.swccg.seen.determinize import forget_answers
from dejarik.games.swccg.seen.seat_log import SeatRecorder
from dejarik.games.swccg.seen.views import view_of
from dejarik.games.swccg.wire import encode_view
from dejarik.kernel.decisions import BACK, IllegalAnswer, Option, find_option
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Answer, Compared
from dejarik.laws.secrets import Following, asked_of, hidden_from, is_private_and_gone, tag
from dejarik.titles.swccg.laboratory.secrets import SECRETS

if TYPE_CHECKING:
    import random

    from dejarik.games.swccg.game import CustomizableCardGame
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

Glimpse = list[bytes]
"""All a seat is sent because of one answer: messages, then its view."""

LONGEST_PART = 300


class Watcher(Following):
    """Hears what a seat is told, and strikes out the cards it comes to know."""

    def __init__(self, seat: int, s: Table) -> None:
        super().__init__(seat, s)
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


def leak_free(
    game: CustomizableCardGame, start: bytes, answers: list[Answer], seat: int, rng: random.Random
) -> Compared:
    """Play the answers in the real world and in one with other hidden cards; compare."""
    real = table_of(game.load(start))
    tag(real)
    watcher = Watcher(seat, real)
    if any(form.picks and form.seat != seat for form in real.frames[-1].forms):
        return Compared(0, 0, stopped=True)
    first = encode_view(view_of(real, seat))
    meant: list[list[int]] = []
    glimpses: list[Glimpse] = []
    for answer in answers:
        meant.append(_meant(real, answer))
        glimpses.append(_answer(game, real, answer, watcher))
    if watcher.lost:
        return Compared(0, 0, stopped=True)
    other = table_of(game.load(start))
    changed = SECRETS.exchange(other, seat, watcher.hidden, rng)
    if first != encode_view(view_of(other, seat)):
        message = f"seat {seat} sees hidden cards before anything is answered"
        raise LawBroken(message)
    recorder = Watcher(seat, other)
    for count, answer in enumerate(answers):
        is_other = answer.seat != seat and meant[count] != _meant(other, answer)
        if is_other or is_private_and_gone(SECRETS, game, other, answer, seat):
            return Compared(count, changed, stopped=True)
        glimpse = _answer(game, other, answer, recorder)
        if glimpse != glimpses[count]:
            raise LawBroken(_difference(seat, answer, glimpses[count], glimpse))
    return Compared(len(answers), changed, stopped=False)


def exchanged(game: CustomizableCardGame, s: Table, seat: int, rng: random.Random) -> Table:
    """A copy in which whatever is hidden from a seat is otherwise."""
    other = table_of(game.clone(s))
    SECRETS.exchange(other, seat, hidden_from(other, seat), rng)
    # What others have chosen so far may be no choice with other cards.
    forget_answers(other, seat)
    return other


def _meant(s: Table, answer: Answer) -> list[int]:
    """What the cards are that an answer is about."""
    if answer.option is None:
        return []
    identity = s.knowledge.identity
    return [identity[card] for card in SECRETS.cards_in(Option(*answer.option))]


def _answer(game: CustomizableCardGame, s: Table, answer: Answer, recorder: Watcher) -> Glimpse:
    """Give one answer, and gather what the recorder's seat is sent because of it."""
    decision = asked_of(game, s, answer.seat)
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
    game.apply(s, decision.seat, decision.id, choice, recorder)
    return [*recorder.messages_since(), encode_view(view_of(s, recorder.seat))]


def _difference(seat: int, answer: Answer, real: Glimpse, other: Glimpse) -> str:
    parts = f"{len(real) - 1} and {len(other) - 1} messages"
    for place, (one, two) in enumerate(zip(real, other, strict=False)):
        if one != two:
            what = "its view" if place == len(real) - 1 else f"message {place}"
            shown = [msgspec.msgpack.decode(data) for data in (one, two)]
            parts = f"{what}: " + " and ".join(_short(data) for data in _apart(*shown))
            break
    return f"hidden cards change what seat {seat} is sent after {answer}: {parts}"


def _apart(one: dict[str, object], two: dict[str, object]) -> tuple[object, object]:
    """Only what differs of two records."""
    keys = [key for key in one if one[key] != two.get(key)]
    return {key: one[key] for key in keys}, {key: two.get(key) for key in keys}


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) < LONGEST_PART else f"{text[:LONGEST_PART]}..."

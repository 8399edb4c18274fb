"""
The leak law: what a seat is sent never depends on cards that stay hidden from it.

At a decision the game is played on as it really went, and every card that the seat does not come
to know on the way is noted. In a second world the identities of just these cards are others; the
same answers are given there, by option and not by place. Every message and every view of the seat
must be the same bytes. What others pick of their hidden cards is their secret: where that is
another card in the second world the comparison ends, and where they have begun to pick none begins.

What belongs here: comparing the worlds of any title. What does not: which cards may be exchanged
(`secrets`, answered by each title), and what a seat is told (its recorder).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from dejarik.kernel.choosing import CHOICE_REASON
from dejarik.kernel.decisions import BACK, IllegalAnswer, Option, find_option
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.stack import forget_answers
from dejarik.laws.contract import LawBroken, view_bytes
from dejarik.laws.laboratory import Answer, Compared
from dejarik.laws.secrets import (
    Following,
    asked_of,
    hidden_from,
    is_hidden_card,
    is_private_and_gone,
    tag,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.game import Game
    from dejarik.kernel.state import State
    from dejarik.laws.secrets import Secrets

Glimpse = list[bytes]
"""All a seat is sent because of one answer: messages, then its view."""

LONGEST_PART: Final = 300


class Ear(Protocol):
    """A recorder that keeps what one seat is told."""

    def messages(self) -> list[bytes]:
        """All that was told, each as bytes."""
        ...

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        """Somebody has answered."""
        ...

    def happened(self, s: State, event: Event) -> None:
        """Something has happened."""
        ...


class Watcher(Following):
    """Hears what a seat is told, and strikes out the cards it comes to know."""

    def __init__(self, seat: int, s: State, ears: Callable[[int], Ear]) -> None:
        super().__init__(seat, s)
        self.ears = ears
        self.ear = ears(seat)

    def messages_since(self) -> list[bytes]:
        """What was told since this was last asked."""
        messages = self.ear.messages()
        self.ear = self.ears(self.seat)
        return messages

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        self.ear.answered(s, serial, forms)

    def happened(self, s: State, event: Event) -> None:
        """Keep what is told, and look at what is known now."""
        self.ear.happened(s, event)
        super().happened(s, event)


class LeakLaw:
    """The law for one title: its secrets, and what its seats are told."""

    def __init__(self, secrets: Secrets, ears: Callable[[int], Ear]) -> None:
        self.secrets = secrets
        self.ears = ears

    # --- what a title may say otherwise ---

    def first_glimpse(self, game: Game, s: State, seat: int) -> Glimpse:
        """What a seat sees before anything is answered: its view."""
        return [view_bytes(game, s, seat)]

    def is_private(self, game: Game, s: State, answer: Answer, seat: int) -> bool:
        """Whether another seat cannot give this answer here for reasons only it can see."""
        return is_private_and_gone(self.secrets, game, s, answer, seat)

    # --- the law ---

    def leak_free(
        self, game: Game, start: bytes, answers: list[Answer], seat: int, rng: random.Random
    ) -> Compared:
        """Play the answers in the real world and in one with other hidden cards; compare."""
        real = game.load(start)
        tag(real)
        watcher = self.watcher(seat, real)
        if any(form.picks and form.seat != seat for form in real.frames[-1].forms):
            return Compared(0, 0, stopped=True)
        first = self.first_glimpse(game, real, seat)
        meant: list[list[int]] = []
        glimpses: list[Glimpse] = []
        for answer in answers:
            meant.append(self.meant(real, answer))
            glimpses.append(_answer(game, real, answer, watcher))
        if watcher.lost:
            return Compared(0, 0, stopped=True)
        other = game.load(start)
        changed = self.secrets.exchange(other, seat, watcher.hidden, rng)
        if first != self.first_glimpse(game, other, seat):
            message = f"seat {seat} sees hidden cards before anything is answered"
            raise LawBroken(message)
        recorder = self.watcher(seat, other)
        for count, answer in enumerate(answers):
            is_other = answer.seat != seat and meant[count] != self.meant(other, answer)
            if is_other or self.is_private(game, other, answer, seat):
                return Compared(count, changed, stopped=True)
            glimpse = _answer(game, other, answer, recorder)
            if glimpse != glimpses[count]:
                raise LawBroken(_difference(seat, answer, glimpses[count], glimpse))
        return Compared(len(answers), changed, stopped=False)

    def exchanged(self, game: Game, s: State, seat: int, rng: random.Random) -> State:
        """A copy in which whatever is hidden from a seat is otherwise."""
        other = game.clone(s)
        self.secrets.exchange(other, seat, hidden_from(other, seat), rng)
        # What others have chosen so far may be no choice with other cards.
        forget_answers(other, seat)
        return other

    def private_choice(self, game: Game, s: State, decision: Decision) -> int:
        """
        Which of its hidden cards a seat chose tells others nothing, while they stay hidden.

        Gives how many choices were compared.
        """
        if decision.reason != CHOICE_REASON:
            return 0
        compared = 0
        for seat in range(NOBODY, s.seats):
            seen: set[tuple[bytes, ...]] = set()
            for option in decision.options:
                if seat == decision.seat or not is_hidden_card(self.secrets, s, option, seat):
                    continue
                copy = game.clone(s)
                tag(copy)
                watcher = self.watcher(seat, copy)
                glimpse = _answer(game, copy, Answer(decision.seat, option.key()), watcher)
                if option.target in watcher.hidden and not watcher.lost:
                    compared += 1
                    seen.add(tuple(glimpse))
            if len(seen) > 1:
                message = f"seat {seat} can tell what seat {decision.seat} chose in {decision.id}"
                raise LawBroken(message)
        return compared

    def meant(self, s: State, answer: Answer) -> list[int]:
        """What the cards are that an answer is about."""
        if answer.option is None:
            return []
        cards = self.secrets.cards_in(Option(*answer.option))
        return [s.knowledge.identity[card] for card in cards]

    def watcher(self, seat: int, s: State) -> Watcher:
        """Somebody who hears what a seat is told from now on."""
        return Watcher(seat, s, self.ears)


class KeepsSecrets:
    """The part of a laboratory that answers for the leak law of its title."""

    leaks: LeakLaw

    def exchanged(self, game: Game, s: State, seat: int, rng: random.Random) -> State:
        """A copy in which whatever is hidden from a seat is otherwise; it must look the same."""
        return self.leaks.exchanged(game, s, seat, rng)

    def leak_free(
        self, game: Game, start: bytes, answers: list[Answer], seat: int, rng: random.Random
    ) -> Compared:
        """Play answers on in a world where what stays hidden from a seat is otherwise; compare."""
        return self.leaks.leak_free(game, start, answers, seat, rng)


# --- below ----------------------------------------------------------------------------


def _answer(game: Game, s: State, answer: Answer, recorder: Watcher) -> Glimpse:
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
    return [*recorder.messages_since(), view_bytes(game, s, recorder.seat)]


def _difference(seat: int, answer: Answer, real: Glimpse, other: Glimpse) -> str:
    parts = f"{len(real) - 1} and {len(other) - 1} messages"
    for place, (one, two) in enumerate(zip(real, other, strict=False)):
        if one != two:
            what = "its view" if place == len(real) - 1 else f"message {place}"
            shown = [msgspec.msgpack.decode(data) for data in (one, two)]
            parts = f"{what}: " + " and ".join(_short(data) for data in _apart(*shown))
            break
    return f"hidden cards change what seat {seat} is sent after {answer}: {parts}"


def _apart(one: object, two: object) -> tuple[object, object]:
    """Only what differs of two records."""
    if not isinstance(one, dict) or not isinstance(two, dict):
        return one, two
    keys = [key for key in {**one, **two} if one.get(key) != two.get(key)]
    return {key: one.get(key) for key in keys}, {key: two.get(key) for key in keys}


def _short(data: object) -> str:
    text = repr(data)
    return text if len(text) < LONGEST_PART else f"{text[:LONGEST_PART]}..."

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

from dejarik.games.destiny.model.state import FIRST_DIE, Table, table_of
from dejarik.games.destiny.seen.determinize import forget_answers
from dejarik.games.destiny.seen.seat_log import SeatRecorder
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import encode_view
from dejarik.kernel.choosing import CHOICE_REASON
from dejarik.kernel.decisions import BACK, ENTITY, GAME_OPTION, IllegalAnswer, Option, find_option
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.recorder import Recorder
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Answer, Compared
from dejarik.titles.destiny.laboratory.explanation_laws import questions

if TYPE_CHECKING:
    import random

    from dejarik.games.destiny.game import Destiny
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Form
    from dejarik.kernel.state import State

Glimpse = list[bytes]
"""All a seat is sent because of one answer: messages, then its view."""

ANYTHING_RATE = 0.5
"""How often another player's hidden cards become cards that may not be theirs at all."""

LONGEST_PART = 300


class Token(int):
    """
    An identity that can be told from an equal one, so that it can be followed.

    Compiled rules make plain numbers of them when they shuffle; following ends there.
    """

    place: int


class Watcher(Recorder):
    """Hears what a seat is told, and strikes out the cards it comes to know."""

    def __init__(self, seat: int, t: Table) -> None:
        self.seat = seat
        self.ear = SeatRecorder(seat)
        self.hidden = hidden_from(t, seat)
        self.mask = self.known_mask(t)
        self.lost = False

    def messages_since(self) -> list[bytes]:
        """What was told since this was last asked."""
        messages = self.ear.messages()
        self.ear = SeatRecorder(self.seat)
        return messages

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        self.ear.answered(s, serial, forms)

    def known_mask(self, t: Table) -> int:
        """What the seat knows, as bits."""
        if self.seat != NOBODY:
            return t.knowledge.known[self.seat]
        return t.knowledge.known[0] & t.knowledge.known[1]

    def happened(self, s: State, event: Event) -> None:
        """Keep what is told, and look at what is known now."""
        self.ear.happened(s, event)
        self.look(table_of(s))

    def look(self, t: Table) -> None:
        """Strike out what has become known."""
        mask = self.known_mask(t)
        if mask == self.mask:
            return
        self.mask = mask
        for card, identity in enumerate(t.knowledge.identity):
            if card and mask >> card & 1:
                if isinstance(identity, Token):
                    self.hidden.discard(identity.place)
                else:
                    self.lost = True


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
    changed = exchange(other, seat, watcher.hidden, rng)
    if first != _first_glimpse(game, other, seat):
        message = f"seat {seat} sees hidden cards before anything is answered"
        raise LawBroken(message)
    recorder = Watcher(seat, other)
    for count, answer in enumerate(answers):
        if is_private_and_gone(game, other, answer, seat):
            return Compared(count, changed, stopped=True)
        glimpse = _answer(game, other, answer, recorder)
        if glimpse != glimpses[count]:
            raise LawBroken(_difference(seat, answer, glimpses[count], glimpse))
    return Compared(len(answers), changed, stopped=False)


def exchanged(game: Destiny, t: Table, seat: int, rng: random.Random) -> Table:
    """A copy in which whatever is hidden from a seat is otherwise."""
    other = table_of(game.clone(t))
    exchange(other, seat, hidden_from(other, seat), rng)
    # What others have chosen so far may be no choice with other cards.
    forget_answers(other, seat)
    return other


def exchange(t: Table, seat: int, hidden: set[int], rng: random.Random) -> int:
    """
    Give hidden cards other identities; how many really changed.

    The seat's own trade places, since it knows what it brought. Another player's may
    trade places too, or be any deck card at this table.
    """
    identity = t.knowledge.identity
    before = identity.copy()
    pool = [identity[card] for card in range(1, len(identity)) if _is_deck_card(t, card)]
    for owner in range(t.seats):
        cards = sorted(card for card in hidden if t.owner_of(card) == owner)
        dealt = [identity[card] for card in cards]
        if owner != seat and rng.random() < ANYTHING_RATE:
            dealt = [rng.choice(pool) for _ in cards]
        rng.shuffle(dealt)
        for card, number in zip(cards, dealt, strict=True):
            identity[card] = number
    t.index = None
    t.decisions = None
    return sum(one != other for one, other in zip(before, identity, strict=True))


def hidden_from(t: Table, seat: int) -> set[int]:
    """The cards a seat does not know now."""
    cards = range(1, len(t.knowledge.identity))
    return {card for card in cards if not t.knowledge.knows(seat, card)}


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
            if seat == decision.seat or not _is_hidden_card(t, option, seat):
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


def _is_deck_card(t: Table, card: int) -> bool:
    """Whether it began in a deck: behind the battlefield of its owner."""
    return card > t.players[t.owner_of(card)].battlefield


def tag(t: Table) -> None:
    """Make every identity one that can be followed."""
    tokens: list[int] = []
    for place, number in enumerate(t.knowledge.identity):
        token = Token(number)
        token.place = place
        tokens.append(token)
    t.knowledge.identity = tokens


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


def asked_of(game: Destiny, t: Table, seat: int) -> Decision | None:
    """What a seat is asked now."""
    for decision in game.pending(t):
        if decision.seat == seat:
            return decision
    return None


def is_private_and_gone(game: Destiny, t: Table, answer: Answer, seat: int) -> bool:
    """Whether another seat cannot give this answer here for reasons only it can see."""
    decision = asked_of(game, t, answer.seat)
    if decision is None or answer.seat == seat or answer.option is None:
        return False
    if any(option.key() == answer.option for option in decision.options):
        return False
    options = [Option(*answer.option), *decision.options]
    return any(_is_hidden_card(t, option, seat) for option in options)


def _is_hidden_card(t: Table, option: Option, seat: int) -> bool:
    """Whether an option is about a card that a seat does not know."""
    is_entity = option.kind == ENTITY or option.kind >= GAME_OPTION
    things = (option.source, option.target) if is_entity else ()
    return any(0 < one < FIRST_DIE and not t.knowledge.knows(seat, one) for one in things)


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

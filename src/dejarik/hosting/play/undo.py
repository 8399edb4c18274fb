"""
Undoing: when an answer may be taken back, and how the seats agree on it.

What belongs here: noting what each answer has given away, deciding from that whether a
return is free, and the talk about a return that is not. What does not: going back
(`kernel.journal.Play.return_to`), and taking back an action that still goes on, which is
the game's own rule (`Game.undoable_from`, `Play.take_back`) and needs nobody's consent.
"""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from dejarik.hosting.play.settings_wire import Undo
from dejarik.kernel.entries import ANSWER, RETURN, Entry
from dejarik.kernel.events import Event
from dejarik.kernel.frames import Form
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.replaying import carry_out
from dejarik.kernel.state import State

START: Final = 0
"""The position before every entry."""


class Verdict(Enum):
    """Whether a seat may return to a position."""

    FREE = "free"
    BY_CONSENT = "by_consent"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Mark:
    """
    What an entry that counts has done: `before` is the position to return to without it.

    `told`: chance was drawn, or a seat came to know a card. `turn` is the turn it was asked
    in, 0 in games that count none. `final`: no answer, but an end.
    """

    number: int
    before: int
    seat: int
    turn: int
    told: bool
    final: bool = False

    def is_own(self, seat: int, passed: Container[int] = ()) -> bool:
        """Whether it is an answer of a seat, given by itself: what is `passed` for it is none."""
        return self.seat == seat and not self.final and self.number not in passed


@dataclass(frozen=True, slots=True)
class Footprint:
    """How much chance was drawn, which cards each seat knows, and what the cards are."""

    draws: int
    known: tuple[int, ...]
    identity: tuple[int, ...]

    def kinds(self, seat: int) -> Counter[int]:
        """What the cards are that a seat knows, and how many of each."""
        mask = self.known[seat]
        return Counter([kind for card, kind in enumerate(self.identity) if mask >> card & 1])


def footprint(s: State) -> Footprint:
    """Where chance and knowledge stand."""
    knowledge = s.knowledge
    return Footprint(draws(s), tuple(knowledge.known), tuple(knowledge.identity))


def draws(s: State) -> int:
    """How often chance was drawn."""
    return sum(s.chance.counts.values())


def is_told(before: Footprint, after: Footprint) -> bool:
    """
    Whether anything happened in between that cannot be forgotten.

    It errs to the safe side: cards that trade numbers may look like news.
    """
    if before.draws != after.draws:
        return True
    for seat, mask in enumerate(after.known):
        if mask & ~before.known[seat]:
            return True
        if before.identity != after.identity and after.kinds(seat) - before.kinds(seat):
            return True
    return False


class Watch(Recorder):
    """
    Follows a game entry by entry and keeps the marks of those that count.

    Its beginning is the state at a position, by default the start of the game: what came
    before is not known to it. As a recorder it also hears what is shown and hidden again before
    the next question.
    """

    def __init__(self, s: State, at: int = START) -> None:
        self._marks: dict[int, Mark] = {}
        # By position: the entry that counts last there.
        self._last: dict[int, int] = {at: at}
        self._tip = at
        # By position: how many entries count up to it.
        self._counts: dict[int, int] = {at: 0}
        self._look(s, footprint(s))

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of the entries that count now, oldest first."""
        return tuple(reversed(list(self._backwards())))

    def _backwards(self) -> Iterator[Mark]:
        """The marks of the entries that count now, newest first."""
        number = self._tip
        while number in self._marks:
            mark = self._marks[number]
            yield mark
            number = mark.before

    def since_own(self, seat: int, passed: Container[int], opening: int) -> list[Mark]:
        """
        The marks from the last answer of a seat on, oldest first; all behind `opening` without one.

        They are all it takes to say what comes of taking it back, however long the game is.
        """
        found: list[Mark] = []
        for mark in self._backwards():
            if mark.number <= opening:
                break
            found.append(mark)
            if mark.is_own(seat, passed):
                break
        found.reverse()
        return found

    def count(self) -> int:
        """How many entries count now."""
        return self._counts.get(self._tip, 0)

    def _look(self, s: State, now: Footprint) -> None:
        self._print = now
        self._known = now.known
        self._shown = False
        self._turn = s.turns

    def answered(self, s: State, serial: int, forms: list[Form]) -> None:
        """An answer alone shows nothing."""

    def happened(self, s: State, event: Event) -> None:
        """Note whether a seat has come to know a card by this event."""
        known = s.knowledge.known
        for seat, mask in enumerate(known):
            if mask & ~self._known[seat]:
                self._shown = True
        self._known = tuple(known)

    def has_shown(self, s: State) -> bool:
        """Whether chance was drawn or a seat has come to know a card since the last entry."""
        return self._shown or self._print.draws != draws(s)

    def has_told(self, s: State) -> bool:
        """Whether anything that cannot be forgotten has happened since the last entry."""
        return self._has_told(footprint(s))

    def _has_told(self, now: Footprint) -> bool:
        return self._shown or is_told(self._print, now)

    def note(self, entry: Entry, s: State) -> None:
        """An entry was carried out; this is the state after it."""
        now = footprint(s)
        if entry.kind == RETURN:
            # Beyond a position whose past is not known nobody can go back.
            self._tip = self._last.get(entry.to, entry.to)
        else:
            told = self._has_told(now)
            final = entry.kind != ANSWER or s.outcome is not None
            mark = Mark(entry.number, self._tip, entry.seat, self._turn, told, final)
            self._marks[entry.number] = mark
            self._counts[entry.number] = self.count() + 1
            self._tip = entry.number
        self._last[entry.number] = self._tip
        self._look(s, now)


def watch_of(game: Game, journal: Journal) -> Watch:
    """
    The watch of a stored game, by playing again all of it that counts.

    Positions that do not count now are not known to it.
    """
    s = game.start(journal.setup(), journal.seed)
    watch = Watch(s)
    for entry in journal.effective():
        carry_out(game, s, entry, watch)
        watch.note(entry, s)
    return watch


# --- deciding -------------------------------------------------------------------------


def may_return(marks: Sequence[Mark], seat: int, to: int) -> Verdict:
    """
    Whether a seat may go back to a position: to before an answer of its own, no other.

    Free if since then nothing was told and nobody else has answered.
    """
    undone = [mark for mark in marks if mark.number > to]
    if not undone or undone[0].before != to or undone[0].seat != seat:
        return Verdict.NEVER
    if any(mark.final for mark in undone):
        return Verdict.NEVER
    if all(mark.seat == seat and not mark.told for mark in undone):
        return Verdict.FREE
    return Verdict.BY_CONSENT


def before_last_answer(marks: Sequence[Mark], seat: int, passed: Container[int] = ()) -> int | None:
    """
    The position before a seat's last answer; nothing if it has given none.

    What was `passed` for it, by the numbers of the entries, is no answer of its own.
    """
    own = [mark for mark in marks if mark.is_own(seat, passed)]
    return own[-1].before if own else None


def before_last_action(marks: Sequence[Mark], seat: int) -> int | None:
    """
    The position before a seat's first answer in the turn of its last one.

    In games that count no turns it is the position before its last answer.
    """
    own = [mark for mark in marks if mark.is_own(seat)]
    if not own:
        return None
    turn = own[-1].turn
    return next(mark.before for mark in own if mark.turn == turn) if turn else own[-1].before


# --- agreeing -------------------------------------------------------------------------


class UndoOutcome(Enum):
    """What came of a message in the talk."""

    GRANTED = "granted"
    ASKED = "asked"
    AGREED = "agreed"
    DECLINED = "declined"
    REFUSED = "refused"
    LAPSED = "lapsed"
    NOTED = "noted"


REFUSALS: Final = {
    "undo_off": "At this table nothing is taken back.",
    "undo_nothing": "There is no answer of yours that could be taken back.",
    "undo_told": "Something was rolled, shown or answered since: at this table that stands.",
    "undo_blocked": "Somebody takes no such requests in this game.",
    "undo_open": "A request is open already; wait for its answer.",
    "undo_limit_decision": "You have asked for this one already.",
    "undo_limit_game": "You have asked as often as a game allows.",
    "undo_none_open": "Nobody asks you for anything now.",
}
"""By code: why nothing is taken back, for people."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of it; when granted, the position to return to; when refused, the code."""

    what: UndoOutcome
    to: int = START
    code: str = ""

    def message(self) -> str:
        """The refusal for people."""
        return REFUSALS.get(self.code, "")


@dataclass(frozen=True, slots=True)
class Limits:
    """How often a seat may ask for consent in a game and for one decision; how often it is free."""

    per_game: int = 5
    per_decision: int = 1
    free_per_game: int = 50


@dataclass(frozen=True, slots=True)
class Request:
    """An open request: who asks to return where, and who has still to agree."""

    seat: int
    to: int
    waiting: frozenset[int]


@dataclass(slots=True)
class UndoTalk:
    """The talk of one game about taking back; `agreeable` are seats that always agree: bots."""

    seats: int
    rule: Undo = "consent"
    agreeable: frozenset[int] = frozenset()
    limits: Limits = Limits()
    open: Request | None = None
    refusing: set[int] = field(default_factory=set)
    asked: list[tuple[int, int]] = field(default_factory=list)
    freely: Counter[int] = field(default_factory=Counter)

    def ask(
        self,
        seat: int,
        marks: Sequence[Mark],
        to: int | None,
        out: frozenset[int] = frozenset(),
    ) -> Reply:
        """A seat wants to return to before an answer of its own; who is `out` is not asked."""
        if self.rule == "never":
            return _refused("undo_off")
        verdict = Verdict.NEVER if to is None else may_return(marks, seat, to)
        if to is None or verdict == Verdict.NEVER:
            return _refused("undo_nothing")
        if self.open is not None:
            return _refused("undo_open")
        if verdict == Verdict.FREE:
            return self._grant_freely(seat, to)
        if self.rule == "free":
            return _refused("undo_told")
        return self._request(seat, to, out)

    def would(
        self,
        seat: int,
        marks: Sequence[Mark],
        to: int | None,
        out: frozenset[int] = frozenset(),
    ) -> Reply:
        """What would come of asking now; nothing is asked."""
        return self.copy().ask(seat, marks, to, out)

    def copy(self) -> "UndoTalk":
        """The talk as it stands: what is said in one is not said in the other."""
        asked, freely = [*self.asked], Counter(self.freely)
        return replace(self, refusing={*self.refusing}, asked=asked, freely=freely)

    def _grant_freely(self, seat: int, to: int) -> Reply:
        if self.freely[seat] >= self.limits.free_per_game:
            return _refused("undo_limit_game")
        self.freely[seat] += 1
        return Reply(UndoOutcome.GRANTED, to)

    def _request(self, seat: int, to: int, out: frozenset[int]) -> Reply:
        others = frozenset(range(self.seats)) - {seat} - self.agreeable - out
        if others & self.refusing:
            return _refused("undo_blocked")
        if self.asked.count((seat, to)) >= self.limits.per_decision:
            return _refused("undo_limit_decision")
        if sum(who == seat for who, _ in self.asked) >= self.limits.per_game:
            return _refused("undo_limit_game")
        self.asked.append((seat, to))
        if not others:
            return Reply(UndoOutcome.GRANTED, to)
        self.open = Request(seat, to, others)
        return Reply(UndoOutcome.ASKED, to)

    def answer(self, seat: int, *, accept: bool) -> Reply:
        """A seat agrees to the open request or declines it."""
        request = self.open
        if request is None or seat not in request.waiting:
            return _refused("undo_none_open")
        if not accept:
            self.open = None
            return Reply(UndoOutcome.DECLINED, request.to)
        waiting = request.waiting - {seat}
        if waiting:
            self.open = Request(request.seat, request.to, waiting)
            return Reply(UndoOutcome.AGREED, request.to)
        self.open = None
        return Reply(UndoOutcome.GRANTED, request.to)

    def refuse_all(self, seat: int, *, on: bool = True) -> Reply:
        """A seat wants no requests from now on, or takes them again; an open one is declined."""
        if not on:
            self.refusing.discard(seat)
            return Reply(UndoOutcome.NOTED)
        self.refusing.add(seat)
        if self.open is not None and seat in self.open.waiting:
            return self.answer(seat, accept=False)
        return Reply(UndoOutcome.NOTED)

    def played_on(self) -> Reply:
        """The game has gone on: an open request lapses."""
        if self.open is None:
            return Reply(UndoOutcome.NOTED)
        to, self.open = self.open.to, None
        return Reply(UndoOutcome.LAPSED, to)


def _refused(code: str) -> Reply:
    return Reply(UndoOutcome.REFUSED, code=code)

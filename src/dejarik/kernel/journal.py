"""
The journal: everything that is true about a game, from which it can be played again.

Seed, setup and entries are the whole truth. Nothing is ever deleted: going back is an
entry too, and replay is re-execution of the entries that count now. Where a journal is
kept, and who may write to it, is no business of this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.kernel.chance import SEED_BYTES
from dejarik.kernel.decisions import BACK, IllegalAnswer
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.machine import STAGES
from dejarik.kernel.state import Outcome
from dejarik.kernel.wire import decode, digest, encode

if TYPE_CHECKING:
    from dejarik.kernel.game import Game
    from dejarik.kernel.recorder import Recorder, Witness
    from dejarik.kernel.state import State

FORMAT: Final = 1
"""The number of this way of writing a journal down."""

HASH_EVERY: Final = 20
"""How many answers go by between two state hashes."""

PRESENT: Final = -1
"""The position after the newest entry."""

ANSWER: Final = 0
RETURN: Final = 1
CONCEDE: Final = 2
ADJUDICATE: Final = 3
ENTRY_NAMES: Final = ("answer", "return", "concede", "adjudicate")


class Diverged(Exception):
    """
    Playing a journal again did not give what it gave the first time.
    """


class WrongRelease(Exception):
    """
    A journal was written by other rules than those at hand.
    """


class Release:
    """
    Which rules a game is played by: names, versions, and a hash for each card's program.
    """

    def __init__(self, game: str, schema: int, rules: str, programs: dict[str, str]) -> None:
        self.game: str = game
        self.schema: int = schema
        self.rules: str = rules
        self.programs: dict[str, str] = programs


class Entry:
    """
    One line of a journal; which fields mean something depends on its kind.

    `number` is its place, from 1 on; position 0 is the start of the game. `hash` is the
    fingerprint of the state after it, where the journal keeps one.
    """

    def __init__(self, kind: int) -> None:
        self.kind: int = kind
        self.number: int = 0
        self.seat: int = NOBODY
        self.decision: int = 0
        self.choice: int = 0
        self.to: int = 0
        self.ranking: list[list[int]] = []
        self.reason: str = ""
        self.hash: str = ""

    def describe(self) -> str:
        """
        What to call it in an error message.
        """
        return f"entry {self.number} ({ENTRY_NAMES[self.kind]})"

    def pack(self) -> list[object]:
        """
        As plain data: the kind, then only the fields that mean something.
        """
        if self.kind == ANSWER:
            return [ANSWER, self.seat, self.decision, self.choice, self.hash]
        if self.kind == RETURN:
            return [RETURN, self.to]
        if self.kind == CONCEDE:
            return [CONCEDE, self.seat]
        return [ADJUDICATE, self.ranking, self.reason]


def answered(seat: int, decision_id: int, choice: int) -> Entry:
    """
    A seat answered a decision.
    """
    entry = Entry(ANSWER)
    entry.seat = seat
    entry.decision = decision_id
    entry.choice = choice
    return entry


def returned(to: int) -> Entry:
    """
    The game went back to the position after entry `to`; 0 is the start.
    """
    entry = Entry(RETURN)
    entry.to = to
    return entry


def conceded(seat: int) -> Entry:
    """
    A seat gave up.
    """
    entry = Entry(CONCEDE)
    entry.seat = seat
    return entry


def adjudicated(ranking: list[list[int]], reason: str) -> Entry:
    """
    A judge ended the game.
    """
    entry = Entry(ADJUDICATE)
    entry.ranking = [level.copy() for level in ranking]
    entry.reason = reason
    return entry


class Journal:
    """
    The whole truth of one game.

    Raises ValueError when setup is not plain data or the seed has the wrong length.
    """

    def __init__(self, release: Release, setup: dict[str, object], seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            message = f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}"
            raise ValueError(message)
        self.release: Release = release
        # Through bytes at once: the first game then sees just what every replay will see.
        self.setup_bytes: bytes = _setup_bytes(setup)
        self.seed: bytes = seed
        self.entries: list[Entry] = []

    def setup(self) -> dict[str, object]:
        """
        The setup, a fresh copy each time.
        """
        return _text_keys(decode(self.setup_bytes), "the setup")

    def append(self, entry: Entry) -> None:
        """
        Write one more entry down and number it; whether the game takes it is not asked here.

        Raises ValueError when it returns to a position that has not been yet.
        """
        if entry.kind == RETURN and not 0 <= entry.to <= len(self.entries):
            message = (
                f"cannot return to position {entry.to}: "
                f"the journal has positions 0 to {len(self.entries)}"
            )
            raise ValueError(message)
        entry.number = len(self.entries) + 1
        self.entries.append(entry)

    def effective(self, at: int = PRESENT) -> list[Entry]:
        """
        The entries that count at a position, oldest first; returns are followed, not listed.
        """
        if not PRESENT <= at <= len(self.entries):
            message = f"there is no position {at}: the journal has 0 to {len(self.entries)}"
            raise ValueError(message)
        return self._back_to(0, len(self.entries) if at == PRESENT else at) or []

    def after(self, position: int) -> list[Entry] | None:
        """
        The entries that count now and came after a position; None if it does not count now.
        """
        return self._back_to(position, len(self.entries))

    def _back_to(self, goal: int, place: int) -> list[Entry] | None:
        found: list[Entry] = []
        while place > goal:
            entry = self.entries[place - 1]
            if entry.kind == RETURN:
                place = entry.to
            else:
                found.append(entry)
                place -= 1
        found.reverse()
        return found if place == goal else None


def verify(journal: Journal, release: Release) -> None:
    """
    Check that these rules are the ones the journal was written by.

    The release may know more cards than the game had. Raises WrongRelease.
    """
    wrote = journal.release
    if wrote.game != release.game:
        message = f"the journal is of the game {wrote.game}, the rules are of {release.game}"
        raise WrongRelease(message)
    differences: list[str] = []
    if wrote.schema != release.schema:
        differences.append(f"schema {wrote.schema}, here {release.schema}")
    if wrote.rules != release.rules:
        differences.append(f"rules {wrote.rules}, here {release.rules}")
    for code in sorted(wrote.programs):
        here = release.programs.get(code)
        if here is None:
            differences.append(f"card {code} is unknown here")
        elif here != wrote.programs[code]:
            differences.append(f"card {code} has program {wrote.programs[code]}, here {here}")
    if differences:
        message = f"the {wrote.game} journal is of another release: {'; '.join(differences)}"
        raise WrongRelease(message)


# --- playing --------------------------------------------------------------------------


def replay(
    game: Game, journal: Journal, at: int = PRESENT, witness: Witness | None = None
) -> State:
    """
    Play a journal again, up to a position.

    Raises Diverged when an entry is refused or a state hash differs.
    """
    s = game.start(journal.setup(), journal.seed, witness.start() if witness else None)
    if witness:
        witness.after()
    play_on(game, s, journal.effective(at), witness)
    return s


def play_on(game: Game, s: State, entries: list[Entry], witness: Witness | None) -> None:
    """
    Let entries that were played once change a state as they did then.

    Raises Diverged when one is refused or a state hash differs.
    """
    for entry in entries:
        try:
            carry_out(game, s, entry, witness.before(s, entry) if witness else None)
        except IllegalAnswer as error:
            message = f"{entry.describe()} is refused: {error}"
            raise Diverged(message) from error
        if witness:
            witness.after()
        if entry.hash:
            found = digest(game.dump(s))
            if found != entry.hash:
                message = (
                    f"{entry.describe()} gives another state: "
                    f"expected hash {entry.hash}, found {found}"
                )
                raise Diverged(message)


def carry_out(game: Game, s: State, entry: Entry, recorder: Recorder | None) -> None:
    """
    Let one entry change the state; raises IllegalAnswer, and then changes nothing.
    """
    if entry.kind == ANSWER:
        game.apply(s, entry.seat, entry.decision, entry.choice, recorder)
    elif entry.kind == CONCEDE:
        game.concede(s, entry.seat)
    else:
        _adjudicate(s, entry)


def _adjudicate(s: State, entry: Entry) -> None:
    if s.outcome is not None:
        message = "the game is over; there is nothing to adjudicate"
        raise IllegalAnswer(message)
    if not entry.ranking or [] in entry.ranking:
        message = f"the ranking {entry.ranking} has an empty place"
        raise IllegalAnswer(message)
    ranked: set[int] = set()
    for level in entry.ranking:
        for side in level:
            if not 0 <= side < s.seats or side in ranked:
                message = f"the ranking {entry.ranking} names side {side} wrongly or twice"
                raise IllegalAnswer(message)
            ranked.add(side)
    s.outcome = Outcome([level.copy() for level in entry.ranking], entry.reason)
    s.decisions = None


class Play:
    """
    A game being played: the state, and the journal that it can be made from again.

    Every method either changes both or raises IllegalAnswer (or ValueError for a position
    that has not been) and changes neither. Without a state the journal is played again.
    """

    def __init__(
        self,
        game: Game,
        journal: Journal,
        witness: Witness | None = None,
        state: State | None = None,
    ) -> None:
        self.game: Game = game
        self.journal: Journal = journal
        self.state: State = replay(game, journal, PRESENT, witness) if state is None else state
        self.answers: int = _count_answers(journal)

    def position(self) -> int:
        """
        The number of the newest entry: what a return can name.
        """
        return len(self.journal.entries)

    def answer(
        self, seat: int, decision_id: int, choice: int, recorder: Recorder | None = None
    ) -> Entry:
        """
        Play one answer on and write it down.
        """
        entry = answered(seat, decision_id, choice)
        self._play(entry, recorder)
        self.answers += 1
        if self.answers % HASH_EVERY == 0:
            entry.hash = digest(self.game.dump(self.state))
        return entry

    def concede(self, seat: int) -> Entry:
        """
        A seat gives up.
        """
        entry = conceded(seat)
        self._play(entry, None)
        return entry

    def adjudicate(self, ranking: list[list[int]], reason: str) -> Entry:
        """
        A judge ends the game: sides from best to worst.
        """
        entry = adjudicated(ranking, reason)
        self._play(entry, None)
        return entry

    def return_to(self, position: int) -> Entry:
        """
        Go back to the position after an entry, by playing up to it again.
        """
        entry = returned(position)
        self.journal.append(entry)
        self.state = replay(self.game, self.journal)
        self.answers = _count_answers(self.journal)
        return entry

    def take_back(self) -> Entry:
        """
        Undo what goes on as a whole, up to the question the game allows.

        Raises IllegalAnswer when it can no longer be undone, or nothing has been answered.
        """
        group = self.game.retreat(self.state)
        before = 0
        for entry in self.journal.effective():
            if group and entry.kind == ANSWER and entry.decision // STAGES >= group:
                return self.return_to(before)
            before = entry.number
        message = "there is nothing that could be undone"
        raise IllegalAnswer(message)

    def _play(self, entry: Entry, recorder: Recorder | None) -> None:
        try:
            carry_out(self.game, self.state, entry, recorder)
        except IllegalAnswer:
            raise
        except Exception:
            # A rule broke halfway: the journal still knows where the game stood.
            self.state = replay(self.game, self.journal)
            raise
        self.journal.append(entry)


def begin(game: Game, release: Release, setup: dict[str, object], seed: bytes) -> Play:
    """
    A new game with an empty journal.
    """
    return Play(game, Journal(release, setup, seed))


def _count_answers(journal: Journal) -> int:
    return sum([1 for entry in journal.effective() if entry.kind == ANSWER])


# --- bytes ----------------------------------------------------------------------------


def dump_journal(journal: Journal) -> bytes:
    """
    The whole journal as bytes.
    """
    return encode(
        [
            FORMAT,
            pack_release(journal.release),
            journal.setup_bytes,
            journal.seed,
            [entry.pack() for entry in journal.entries],
        ]
    )


def load_journal(data: bytes) -> Journal:
    """
    The journal in these bytes; whether its rules are at hand is asked with `verify`.

    Raises ValueError, with the place of the mistake, when they are not a journal.
    """
    try:
        plain = decode(data)
    except ValueError as error:
        message = f"these bytes are no journal: {error}"
        raise ValueError(message) from error
    parts = _row(plain, 5, "the journal")
    if _number(parts[0], "the format") != FORMAT:
        message = f"the journal has format {parts[0]}; this program reads format {FORMAT}"
        raise ValueError(message)
    setup_bytes = parts[2]
    seed = parts[3]
    if not isinstance(setup_bytes, bytes) or not isinstance(seed, bytes):
        message = "setup and seed of a journal are bytes"
        raise ValueError(message)
    setup = _text_keys(decode(setup_bytes), "the setup")
    journal = Journal(unpack_release(parts[1]), setup, seed)
    entries = parts[4]
    if not isinstance(entries, list):
        message = "the entries of a journal are a list"
        raise ValueError(message)
    for place, entry in enumerate(entries):
        journal.append(unpack_entry(entry, f"entry {place + 1}"))
    return journal


def pack_release(release: Release) -> list[object]:
    """
    A release as plain data.
    """
    programs = [[code, release.programs[code]] for code in sorted(release.programs)]
    return [release.game, release.schema, release.rules, programs]


def unpack_release(data: object) -> Release:
    """
    The release that was packed.

    Raises ValueError when it is none.
    """
    game, schema, rules, rows = _row(data, 4, "the release")
    if not isinstance(rows, list):
        message = "the programs of a release are a list"
        raise ValueError(message)
    programs: dict[str, str] = {}
    for row in rows:
        code, program = _row(row, 2, "a program of the release")
        programs[_text(code, "a card's code")] = _text(program, "a program's hash")
    return Release(
        _text(game, "the game's name"),
        _number(schema, "the schema version"),
        _text(rules, "the rules version"),
        programs,
    )


def unpack_entry(data: object, where: str) -> Entry:
    """
    The entry that was packed; `where` names it in complaints.

    Raises ValueError when it is not an entry.
    """
    if not isinstance(data, list) or not data:
        message = f"{where} is not a list that begins with its kind"
        raise ValueError(message)
    kind = _number(data[0], f"the kind of {where}")
    if kind == ANSWER:
        return _unpack_answer(data, where)
    if kind == RETURN:
        return returned(_number(_row(data, 2, where)[1], f"the position of {where}"))
    if kind == CONCEDE:
        return conceded(_number(_row(data, 2, where)[1], f"the seat of {where}"))
    if kind == ADJUDICATE:
        row = _row(data, 3, where)
        return adjudicated(_unpack_ranking(row[1], where), _text(row[2], f"the reason of {where}"))
    message = f"{where} has the unknown kind {kind}"
    raise ValueError(message)


def _unpack_answer(data: list[object], where: str) -> Entry:
    row = _row(data, 5, where)
    choice = row[3]
    if not isinstance(choice, int) or choice != BACK:
        choice = _number(choice, f"the choice of {where}")
    entry = answered(
        _number(row[1], f"the seat of {where}"),
        _number(row[2], f"the decision of {where}"),
        choice,
    )
    entry.hash = _text(row[4], f"the hash of {where}")
    return entry


def _unpack_ranking(data: object, where: str) -> list[list[int]]:
    if not isinstance(data, list):
        message = f"the ranking of {where} is not a list"
        raise ValueError(message)
    ranking: list[list[int]] = []
    for level in data:
        if not isinstance(level, list):
            message = f"a place in the ranking of {where} is not a list"
            raise ValueError(message)
        ranking.append([_number(side, f"a side in the ranking of {where}") for side in level])
    return ranking


def _setup_bytes(setup: dict[str, object]) -> bytes:
    try:
        data = encode(setup)
    except (TypeError, OverflowError, NotImplementedError) as error:
        message = f"the setup is not plain data: {error}"
        raise ValueError(message) from error
    _text_keys(decode(data), "the setup")
    return data


def _text_keys(data: object, what: str) -> dict[str, object]:
    if not isinstance(data, dict):
        message = f"{what} is not a table of names and values"
        raise ValueError(message)
    table: dict[str, object] = {}
    for key, value in data.items():
        table[_text(key, f"a name in {what}")] = value
    return table


def _row(data: object, length: int, what: str) -> list[object]:
    if not isinstance(data, list) or len(data) != length:
        message = f"{what} is not a list of {length} parts"
        raise ValueError(message)
    row: list[object] = data
    return row


def _number(data: object, what: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or data < 0:
        message = f"{what} is {data!r}, not a number from 0 on"
        raise ValueError(message)
    return data


def _text(data: object, what: str) -> str:
    if not isinstance(data, str):
        message = f"{what} is {data!r}, not text"
        raise ValueError(message)
    return data

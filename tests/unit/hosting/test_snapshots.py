"""Snapshots change nothing but the time: rooms made with and without them are the same."""

import random
from dataclasses import dataclass, field

import msgspec
import pytest

from dejarik.hosting.play import telling
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.snapshots import BEHIND, EVERY, KEPT, Snapshot, chosen, packed, unpacked
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.release import Release
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE

AUDIENCES = (NOBODY, 0, 1)
UNDOES = 0.01


@dataclass
class Game:
    """A game played by chance, with everything that was kept of it on the way."""

    room: Room
    chance: random.Random
    undoes: float = 0.0
    onlies: list[int] = field(default_factory=list)
    kept: list[Snapshot] = field(default_factory=list)

    def play_one(self) -> None:
        """Answer by chance, or take back a little now and then."""
        room = self.room
        if room.seq() > 5 and self.chance.random() < self.undoes:
            step = room.return_to(room.seq() - self.chance.randrange(1, 5))
        else:
            asked = self.chance.choice(room.game.pending(room.state))
            choice = self.chance.randrange(len(asked.options))
            step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        self.onlies.append(step.only)
        made = room.new_snapshot()
        if made is not None:
            self.kept = [*self.kept, made][-KEPT:]

    def play(self, entries: int) -> None:
        """Play until there are so many entries, or to the end."""
        while self.room.seq() < entries and not self.room.is_over():
            self.play_one()

    def again(self, snapshots: list[Snapshot], expected: tuple[int, ...] = ()) -> Room:
        """Return the room as another process would make it."""
        journal = load_journal(dump_journal(self.room.play.journal))
        return Room(TITLE, journal, tuple(self.onlies), expected, snapshots)


def begun(number: int, undoes: float = 0.0) -> Game:
    """Return a game of two ready-made decks; numbers in a row have every deck."""
    first, second = DECKS[number % len(DECKS)], DECKS[(3 * number + 1) % len(DECKS)]
    setup = setup_of(first, second, ("Ann", "Bob"))
    journal = Journal(TITLE.release(setup), setup, seed_from(f"snapshots {number}"))
    return Game(Room(TITLE, journal), random.Random(number), undoes)


def long_game(entries: int = EVERY + BEHIND + 10, beyond: int = 0) -> Game:
    """Return the first game after a number that goes on after so many entries."""
    while True:
        game = begun(beyond)
        game.play(entries)
        if not game.room.is_over():
            return game
        beyond += 1


def shown(room: Room) -> list[object]:
    """Return all that can be asked of a room: its state, its versions, and what it tells."""
    wholes = [msgspec.json.encode(room.attend(seat)) for seat in AUDIENCES]
    return [room.game.dump(room.state), room.seq(), wholes]


@pytest.mark.parametrize("number", range(len(DECKS)))
def test_a_room_from_a_snapshot_is_the_same_room(number: int) -> None:
    """In the middle of a game, while it is played on, and at its end, down to the words."""
    game = begun(number, UNDOES)
    game.play(EVERY + BEHIND + 10 + number)
    plain, short = game.again([]), game.again(game.kept, (0, 1))
    assert not short.distrusted
    assert shown(plain) == shown(short)
    for room in (plain, short):
        Game(room, random.Random(number)).play(room.seq() + 8)
    assert shown(plain) == shown(short)
    game.play(10_000)
    short = game.again(game.kept)
    assert not short.distrusted
    assert shown(game.again([])) == shown(short)


def test_most_games_are_begun_from_a_snapshot() -> None:
    """So that the comparison above compares something."""
    used = 0
    for number in range(len(DECKS)):
        game = begun(number, UNDOES)
        game.play(EVERY + BEHIND + 10 + number)
        used += chosen(game.kept, game.room.play.journal) is not None

    assert len(DECKS) // 2 < used


def test_a_snapshot_is_made_every_so_many_entries() -> None:
    """The newest two stay; none is made of a game that is over."""
    game = begun(1)
    made: list[int] = []
    while not game.room.is_over():
        game.play_one()
        made += [one.seq for one in game.room.snapshots if one.seq not in made]

    assert 2 <= len(made)
    assert list(range(EVERY, game.room.seq(), EVERY)) == made
    assert made[-KEPT:] == [one.seq for one in game.room.snapshots]


def test_a_snapshot_that_was_taken_back_is_not_begun_from() -> None:
    """One before it still counts; without one all is played again."""
    room = long_game().room
    journal = room.play.journal
    far, near, nearest = [Snapshot(room.seq() - BEHIND - back, b"") for back in (9, 0, -1)]
    kept = [near, far, nearest]

    assert near == chosen(kept, journal)
    room.return_to(near.seq - 1)
    assert far == chosen(kept, journal)
    room.return_to(far.seq - 1)
    assert chosen(kept, journal) is None


@pytest.mark.parametrize("broken", [b"", b"nonsense", b"\x90"], ids=repr)
def test_a_room_with_a_broken_snapshot_is_made_all_the_same(broken: bytes) -> None:
    """Bytes that are no state are passed over, and the room says so."""
    game = long_game()
    room = game.again([Snapshot(one.seq, broken) for one in game.kept])

    assert room.distrusted
    assert shown(game.again([])) == shown(room)


def test_a_state_of_another_game_is_found_out() -> None:
    """It can be read, but playing on from it does not give what it gave."""
    game, other = long_game(), long_game(beyond=5)
    room = game.again([Snapshot(game.kept[0].seq, other.kept[0].state)])

    assert room.distrusted
    assert shown(game.again([])) == shown(room)


def test_too_few_lines_are_told_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told at first does not depend on how far back the snapshot lies."""
    monkeypatch.setattr(telling, "RECENT", 100_000)
    game = long_game()

    assert shown(game.again([])) == shown(game.again(game.kept))


def test_only_the_release_that_made_it_reads_a_snapshot() -> None:
    """Neither another one nor a damaged one is taken."""
    ours, theirs = Release("g", 1, "1.0", {"a": "b"}), Release("g", 1, "1.0", {"a": "c"})
    stored = packed(Snapshot(7, b"state"), ours)

    assert Snapshot(7, b"state") == unpacked(7, stored, ours)
    assert unpacked(7, stored, theirs) is None
    assert unpacked(7, stored.replace(b"state", b"stale"), ours) is None
    assert unpacked(7, stored[:-1], ours) is None
    assert unpacked(7, b"", ours) is None

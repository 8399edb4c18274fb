"""
Snapshots: states of a game kept beside its journal, so that not all of it is played again.

What belongs here: when one is made, which of them is begun from, and whether it can be
trusted. What does not: storing them. A snapshot is a cache: whatever is wrong with it, the
journal tells the same without it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.recorder import Witness
from dejarik.kernel.release import Release, pack_release
from dejarik.kernel.replaying import must_arrive, play_on
from dejarik.kernel.state import State
from dejarik.kernel.wire import decode, digest, encode

EVERY: Final = 40
"""How many entries go by between two snapshots."""
BEHIND: Final = 40
"""How many entries are played again at least: the latest lines of the log come of them."""
KEPT: Final = 2
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after an entry, as bytes."""

    seq: int
    state: bytes


def packed(snapshot: Snapshot, release: Release) -> bytes:
    """A snapshot as it is stored: with the release that made it, and a hash of the state."""
    return encode([FORMAT, _name(release), digest(snapshot.state), snapshot.state])


def unpacked(seq: int, data: bytes, release: Release) -> Snapshot | None:
    """The snapshot that was stored; nothing if it is damaged, or another release made it."""
    try:
        match decode(data):
            case [int(form), str(made_by), str(checked), bytes(state)]:
                is_ours = form == FORMAT and made_by == _name(release)
                return Snapshot(seq, state) if is_ours and checked == digest(state) else None
    except ValueError:
        pass
    return None


def _name(release: Release) -> str:
    return digest(encode(pack_release(release)))


def chosen(snapshots: Sequence[Snapshot], journal: Journal) -> Snapshot | None:
    """The newest snapshot that is far enough back and still counts: what was undone does not."""
    newest = len(journal.entries)
    for snapshot in sorted(snapshots, key=lambda one: -one.seq):
        if newest - snapshot.seq >= BEHIND and journal.after(snapshot.seq) is not None:
            return snapshot
    return None


def resumed(
    game: Game, journal: Journal, snapshot: Snapshot, witness: Witness | None = None
) -> State:
    """
    The state at the end of a journal, played on from a snapshot.

    Raises ValueError when it is no state of the game or no longer counts, Diverged when
    playing on does not give what it gave the first time.
    """
    entries = journal.after(snapshot.seq)
    if entries is None:
        message = f"what followed entry {snapshot.seq} was taken back"
        raise ValueError(message)
    s = game.load(snapshot.state)
    play_on(game, s, journal, entries, witness)
    must_arrive(game, s, journal)
    return s

"""A room that goes on from a snapshot, of every title that there is."""

from dejarik.hosting.play.room import Room
from dejarik.hosting.play.snapshots import BEHIND, Snapshot
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.replaying import replay
from tests.titles.playing import every_table, played


@every_table
def test_a_room_made_from_a_snapshot_tells_the_same(id_: str, seats: int) -> None:
    """Those who are expected have heard enough on the way, so nothing is played twice."""
    told = played(id_, seats)
    journal = load_journal(dump_journal(told.room.play.journal))
    at = max(0, len(journal.entries) - BEHIND)
    kept = Snapshot(at, told.room.game.dump(replay(told.room.game, journal, at)))
    room = Room(told.title, journal, expected=tuple(range(seats)), snapshots=[kept])

    assert not room.distrusted
    assert min(BEHIND, len(journal.entries)) == room.replayed
    for seat in range(seats):
        assert room.audiences[seat].listener is not None
        assert told.room.attend(seat).view == room.attend(seat).view
        assert told.room.attend(seat).lines == room.attend(seat).lines

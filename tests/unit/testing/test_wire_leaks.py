"""The leak law over the wire: it holds for some games, and it would notice a leak."""

import pytest

from dejarik.games.destiny.model.state import table_of
from dejarik.hosting.play.room import Room
from dejarik.hosting.wire import Whole
from dejarik.testing import wire_leaks


def test_what_is_hidden_changes_no_byte() -> None:
    """Two games from two places each, for both seats and spectators; replays agree."""
    report = wire_leaks.run(2, "unit")

    assert [] == report.leaks
    assert report.pairs > 6
    assert report.changed > 50
    assert report.messages > 200


def test_a_room_that_counts_hidden_cards_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A result that depends on a card that nobody knows is a leak."""
    attend = Room.attend

    def leaking(room: Room, seat: int) -> Whole:
        whole = attend(room, seat)
        told = str(
            sum(place * one for place, one in enumerate(table_of(room.state).knowledge.identity))
        )
        return Whole(whole.version, whole.view, whole.prompt, whole.lines, told)

    report = wire_leaks.Report()
    journal = wire_leaks.play_game("leak", report)
    monkeypatch.setattr(Room, "attend", leaking)
    wire_leaks.compare("leak", journal, 20, 0, report)

    assert 1 == len(report.leaks)
    assert "to begin with" in report.leaks[0]

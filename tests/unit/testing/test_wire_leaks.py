"""The leak law over the wire: it holds for some games, and it would notice a leak."""

import pytest

from dejarik.hosting.play.room import Room
from dejarik.hosting.wire import Whole
from dejarik.testing import wire_leaks
from dejarik.testing.wire_subjects import Tried, all_tried
from tests.titles.both import BOTH

TRIED = all_tried(BOTH)
NAMES = [f"{one.title.id}-{one.seats}" for one in TRIED]


def test_what_is_hidden_changes_no_byte() -> None:
    """Two games from two places each, for both seats and spectators; replays agree."""
    report = wire_leaks.run(2, "unit")

    assert [] == report.leaks
    assert report.pairs > 6
    assert report.changed > 50
    assert report.messages > 200


def test_titles_and_numbers_of_seats_take_turns() -> None:
    """Destiny for two, the toy for two and for three: nothing of either leaks."""
    assert ["destiny-2", "toy-2", "toy-3"] == NAMES
    report = wire_leaks.run(3, "mixed", BOTH)

    assert ([], 3) == (report.leaks, report.games)
    assert report.pairs > 12
    assert report.changed > 80


@pytest.mark.parametrize("tried", TRIED, ids=NAMES)
def test_a_room_that_counts_hidden_cards_is_found_out(
    tried: Tried, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result that depends on a card that nobody knows is a leak."""
    attend = Room.attend

    def leaking(room: Room, seat: int) -> Whole:
        whole = attend(room, seat)
        told = str(sum(place * one for place, one in enumerate(room.state.knowledge.identity)))
        return Whole(whole.version, whole.view, whole.prompt, whole.lines, told)

    report = wire_leaks.Report()
    journal = wire_leaks.play_game(tried, "leak", report)
    monkeypatch.setattr(Room, "attend", leaking)
    # Where everything becomes known soon there is nothing to exchange.
    for place in (0, 10, 20):
        wire_leaks.compare(tried, "leak", journal, place, 0, report)

    assert report.leaks
    assert all("to begin with" in leak for leak in report.leaks)

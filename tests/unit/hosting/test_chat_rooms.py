"""Who may say something where, and who hears it."""

import pytest

from dejarik.hosting.people.chat_rooms import Chamber, Standing, chamber_of, may_hear


@pytest.mark.parametrize(
    ("standing", "speaks_in", "hears", "hears_afterwards"),
    [
        (Standing.PLAYER, Chamber.TABLE, {Chamber.TABLE}, {Chamber.TABLE, Chamber.WATCH}),
        (Standing.WATCHER, Chamber.WATCH, set(Chamber), set(Chamber)),
        (Standing.STRANGER, None, set(), set()),
    ],
)
def test_everybody_has_a_room(
    standing: Standing,
    speaks_in: Chamber | None,
    hears: set[Chamber],
    hears_afterwards: set[Chamber],
) -> None:
    """Players and watchers one each, strangers none; the rest opens when the game is over."""
    assert speaks_in is chamber_of(standing)
    assert hears == {one for one in Chamber if may_hear(standing, one, over=False)}
    assert hears_afterwards == {one for one in Chamber if may_hear(standing, one, over=True)}

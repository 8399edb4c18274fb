"""Ids of games tell their time, and nothing else."""

from collections.abc import Callable

import msgspec
import pytest

from dejarik.service.ids import first_of, game_id, new_game_id, new_id
from dejarik.service.people.tokens import new_token
from dejarik.service.wire import Id

MADE = 1_469_918_176_385
"""The example of the specification of ULIDs begins with this millisecond."""


def test_an_id_begins_with_its_millisecond() -> None:
    """As in the specification, whose signs leave out those that look alike."""
    assert "01ARYZ6S41" == first_of(MADE)
    assert f"01ARYZ6S41{'Z' * 16}" == game_id(MADE, b"\xff" * 10)
    assert f"01ARYZ6S41{'0' * 15}1" == game_id(MADE, bytes(9) + b"\x01")


@pytest.mark.parametrize("later", [1, 31, 32, 1_000, 86_400_000, 10**12])
def test_a_later_id_sorts_behind_an_earlier_one(later: int) -> None:
    """Whatever chance has put behind the time."""
    assert game_id(MADE, b"\xff" * 10) < game_id(MADE + later, bytes(10))


def test_new_ids_differ_and_are_ids() -> None:
    """Two of one millisecond too; every client and every address takes them."""
    ids = {new_game_id(MADE) for _ in range(100)}

    assert 100 == len(ids)
    assert ids == {msgspec.convert(one, Id) for one in ids}


@pytest.mark.parametrize("draw", [new_id, new_token])
def test_what_is_typed_behind_an_option_is_never_read_as_one(
    draw: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever chance says first: no id and no token begins with a dash."""
    drawn = iter(["-KTq8U", "--PL_c", "f2KkJ-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))

    assert "f2KkJ-" == draw()

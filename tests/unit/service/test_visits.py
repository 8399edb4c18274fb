"""Visits: how many connections one account and one address may have."""

from collections.abc import Collection
from typing import cast

import pytest

from dejarik.service.ports import Account
from dejarik.service.tables.clients import Client
from dejarik.service.tables.live import LiveTable
from dejarik.service.tables.visits import CROWDED, OF_ACCOUNT, TOO_MANY, TurnedAway, Visit, Visits

ANN = Account("a", "Ann", "guest", 0)


async def _all_last(sessions: Collection[str]) -> frozenset[str]:
    return frozenset(sessions)


def _come(visits: Visits, account: Account = ANN) -> Visit:
    visit = Visit(Client(account.id, account.name, 0), cast("LiveTable", None), account)
    with visits.coming(account.id):
        visits.inside.add(visit)
    return visit


def test_one_account_takes_so_many_connections_and_no_more() -> None:
    """The next is told so; one that goes makes room, once."""
    visits = Visits(_all_last, 1_000)
    mine = [_come(visits) for _ in range(OF_ACCOUNT)]

    with pytest.raises(TurnedAway) as turned:
        _come(visits)
    assert TOO_MANY is turned.value.message
    _come(visits, Account("b", "Bob", "guest", 0))
    for _ in range(2):
        visits.go(mine[0])
    _come(visits)
    with pytest.raises(TurnedAway):
        _come(visits)


def test_one_address_takes_so_many_connections_and_no_more() -> None:
    """Whoever has a whole network counts as one; other addresses still come in."""
    visits = Visits(_all_last, 2)
    visits.come_from("2001:db8:1:2::1")
    visits.come_from("2001:db8:1:2::2")

    with pytest.raises(TurnedAway) as turned, visits.from_address("2001:db8:1:2::3"):
        pass
    assert CROWDED is turned.value.message
    with visits.from_address("192.0.2.1"), visits.from_address("192.0.2.1"):
        pass
    visits.leave_from("2001:db8:1:2::1")
    visits.come_from("2001:db8:1:2::3")


def test_a_visit_that_comes_to_nothing_takes_no_place() -> None:
    """Whoever is sent elsewhere may try as often as they like."""
    visits = Visits(_all_last, 1)
    for _ in range(OF_ACCOUNT + 1):
        with pytest.raises(KeyError), visits.coming("a"):
            raise KeyError
        with pytest.raises(KeyError), visits.from_address("192.0.2.1"):
            raise KeyError

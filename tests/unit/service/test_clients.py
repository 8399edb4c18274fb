"""Outbound queues."""

from dejarik.service.tables.clients import WAITING, Client
from dejarik.service.wire import Pong


def test_a_client_that_takes_nothing_is_dropped_as_slow() -> None:
    """One message too many closes it; until then it is only behind."""
    client = Client("a", "Ann", 0)

    for number in range(WAITING):
        client.send(Pong(number, 0))
    assert (False, False) == (client.closed, client.slow)
    client.send(Pong(WAITING, 0))

    assert (True, True) == (client.closed, client.slow)


def test_a_client_that_leaves_is_not_slow() -> None:
    """Closing for another reason is not counted."""
    client = Client("a", "Ann", 0)

    client.close()

    assert (True, False) == (client.closed, client.slow)

"""What the lobby has not heard of its games it hears later."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from dejarik.service.lobby import course
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.repair import mend
from dejarik.service.lobby.retention import TABLES_MS, sweep_lobby
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.ports import Unavailable
from dejarik.testing.application import Application, Somebody, application
from tests.service.test_table_and_lobby import DECKS, at_table, begun


@pytest.fixture
def place(database_url: str) -> Iterator[Application]:
    """The whole application in this process."""
    with application(database_url) as opened:
        yield opened


def lobby_of(place: Application) -> LobbyPorts:
    """What the lobby's handlers have."""
    found = place.state.ports.lobby
    assert isinstance(found, LobbyPorts)
    return found


def status(somebody: Somebody, table: str) -> str:
    """How the lobby says that a table stands."""
    found: str = somebody.told("/api/tables/show", {"table": table})["status"]
    return found


def unheard_end(place: Application, monkeypatch: pytest.MonkeyPatch) -> tuple[Somebody, str, str]:
    """A game that was given up while the lobby was out of reach: who, table, game."""
    ann, bob = place.player("Ann"), place.player("Bob")
    table, game = begun(ann, bob)

    async def away(*_: object) -> bool:
        raise Unavailable("away")

    with monkeypatch.context() as patched:
        patched.setattr(TableStore, "finish", away)
        with at_table(ann, game) as seat:
            seat.socket.send_json({"type": "concede", "ref": 3})
            while seat.hear()["type"] != "over":
                pass
    assert "playing" == status(ann, table)
    return ann, table, game


def test_an_end_that_was_not_heard_is_found_by_a_sweep(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal knows how the game ended."""
    ann, table, _ = unheard_end(place, monkeypatch)
    assert 1 == place.client.blocking_portal.call(mend, lobby_of(place))
    found: dict[str, Any] = ann.told("/api/tables/show", {"table": table})
    assert ("over", "concession") == (found["status"], found["result"]["reason"])
    assert 0 == place.client.blocking_portal.call(mend, lobby_of(place))


def test_an_end_that_was_not_heard_is_found_when_the_table_is_opened(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever takes the game over tells the lobby what the last home could not."""
    ann, table, game = unheard_end(place, monkeypatch)
    place.client.blocking_portal.call(place.state.table_registry.let_go, [game])
    with at_table(ann, game):
        assert "over" == status(ann, table)


def test_a_beginning_that_was_not_heard_is_found(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is played, so the table does not wait; it is not swept as one that does."""
    ann, bob = place.player("Ann"), place.player("Bob")

    async def unheard(*_: object) -> bool:
        return False

    with monkeypatch.context() as patched:
        patched.setattr(course, "begun", unheard)
        table, _ = begun(ann, bob)
    later = replace(lobby_of(place), now=lambda: time.time_ns() // 1_000_000 + 2 * TABLES_MS)
    place.client.blocking_portal.call(sweep_lobby, later)
    assert "playing" == status(ann, table)


def test_games_that_never_began_are_swept(place: Application) -> None:
    """Their table went with its players; a game that is played or still waits stays."""
    ann, bob, eve = place.player("Ann"), place.player("Bob"), place.player("Eve")
    begun(ann, bob)
    lobby = lobby_of(place)
    for leaver in (eve, None):
        table = ann.told("/api/tables/create", {"terms": {"format": "starter"}, "deck": DECKS[0]})
        eve.told("/api/tables/sit", {"table": table["id"], "deck": DECKS[1]})
        if leaver is not None:
            leaver.told("/api/tables/leave", {"table": table["id"]})

    def games() -> int:
        counting = "SELECT count(*) FROM games"
        ((found,),) = place.client.blocking_portal.call(lobby.database.rows, counting)
        assert isinstance(found, int)
        return found

    assert 3 == games()
    place.client.blocking_portal.call(sweep_lobby, lobby)
    assert 3 == games()
    soon = replace(lobby, now=lambda: time.time_ns() // 1_000_000 + TABLES_MS - 60_000)
    place.client.blocking_portal.call(sweep_lobby, soon)
    assert 3 == games()
    later = replace(lobby, now=lambda: time.time_ns() // 1_000_000 + TABLES_MS + 60_000)
    place.client.blocking_portal.call(sweep_lobby, later)
    assert 1 == games()

"""A connection to a table lasts no longer than the session it was opened with."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from dejarik.service.people.session_store import SessionStore
from dejarik.service.tables.visits import ENDED
from dejarik.testing.application import PASSWORD, Application, Somebody, application
from dejarik.testing.sites import Place
from dejarik.testing.tables import lay_table
from dejarik.testing.visits import MEANT

TRIES = 100
OTHER_PASSWORD = "seven tauntauns under the stairs"


@pytest.fixture
def app(sqlite_url: str) -> Iterator[Application]:
    """The whole application over an empty database."""
    with application(sqlite_url) as opened:
        yield opened


def game_of(app: Application) -> str:
    """A game that everybody may watch."""
    return app.client.blocking_portal.call(lay_table, app.state.database, "doors").game


def again(app: Application, somebody: Somebody) -> Somebody:
    """The same person at another device."""
    body = {"name": somebody.name, "password": PASSWORD}
    opened = app.nobody.told("/api/people/log-in", body)
    return Somebody(app.nobody.client, opened["token"], somebody.id, somebody.name)


def change_password(app: Application, here: Somebody, there: Somebody) -> None:
    """The other device has the new password."""
    there.told("/api/people/change-password", {"old": PASSWORD, "new": OTHER_PASSWORD})


def log_out(app: Application, here: Somebody, there: Somebody) -> None:
    """The device itself logs out."""
    here.told("/api/people/log-out")


def revoke(app: Application, here: Somebody, there: Somebody) -> None:
    """The other device ends every session but its own."""
    for one in there.get("/api/people/sessions").json()["sessions"]:
        if not one["current"]:
            there.told("/api/people/revoke-session", {"session": one["id"]})


def delete(app: Application, here: Somebody, there: Somebody) -> None:
    """The account is gone."""
    there.told("/api/people/delete", {"password": PASSWORD})


def reset(app: Application, here: Somebody, there: Somebody) -> None:
    """Somebody has used a link to a new password."""
    link = app.moderator("Mon-Mothma")
    app.client.blocking_portal.call(
        app.state.database.run, "UPDATE accounts SET role = 'administrator'"
    )
    token = link.told("/api/people/reset-link", {"account": here.id})["token"]
    app.nobody.told("/api/people/reset-password", {"token": token, "password": OTHER_PASSWORD})


def sweep(app: Application, here: Somebody, there: Somebody) -> None:
    """Its row is gone, and nobody was told: the next look finds it."""
    store = SessionStore(app.state.database)
    app.client.blocking_portal.call(store.end_all, here.id)
    visits = app.state.door.visits
    app.client.blocking_portal.call(visits.look, list(visits.inside))


ENDS = [change_password, log_out, revoke, delete, reset, sweep]


@pytest.mark.parametrize("end", ENDS)
def test_a_socket_ends_with_its_session(
    app: Application, end: Callable[[Application, Somebody, Somebody], None]
) -> None:
    """Whatever ends the session: who holds an old token hears no more of the game."""
    here = app.player("Han")
    there = again(app, here)
    game = game_of(app)
    with app.client.websocket_connect("/api/socket", headers=MEANT) as socket:
        socket.send_json({"type": "hello", "table": game, "session": here.token})
        assert "welcome" == socket.receive_json()["type"]
        end(app, here, there)
        heard = _until_closing(socket)

    assert ENDED.code == heard.get("code")


def test_the_session_that_changes_the_password_plays_on(app: Application) -> None:
    """Only the others end."""
    here = app.player("Han")
    there = again(app, here)
    game = game_of(app)
    with app.client.websocket_connect("/api/socket", headers=MEANT) as socket:
        socket.send_json({"type": "hello", "table": game, "session": there.token})
        assert "welcome" == socket.receive_json()["type"]
        change_password(app, here, there)
        visits = app.state.door.visits
        app.client.blocking_portal.call(visits.look, list(visits.inside))
        socket.send_json({"type": "ping", "ref": 7})
        while (heard := socket.receive_json()).get("ref") != 7:
            assert "closing" != heard["type"]


def _until_closing(socket: Any) -> dict[str, Any]:
    """The news of an end may take a moment: until then a ping is answered."""
    heard: dict[str, Any] = {}
    for _ in range(TRIES):
        socket.send_json({"type": "ping"})
        while (heard := socket.receive_json())["type"] not in ("closing", "pong"):
            pass
        if heard["type"] == "closing":
            break
        time.sleep(0.05)
    return heard


def _log_out_elsewhere(place: Place) -> None:
    """By the process the client did not come to, if there are two."""
    address = place.site.processes[-1].url.replace("ws", "http", 1)
    headers = {**MEANT, "Authorization": f"Bearer {place.table.sessions[0]}"}
    asked = httpx.post(f"{address}/api/people/log-out", headers=headers, trust_env=False)
    asked.raise_for_status()


def test_logging_out_in_one_process_closes_connections_to_the_others(place: Place) -> None:
    """Nothing that is sent afterwards is taken."""

    async def main() -> None:
        async with place.come(0) as ann:
            await ann.settle()
            _log_out_elsewhere(place)
            async with asyncio.timeout(20):
                closing = await ann.until("closing")
            assert ENDED.code == closing["code"]
            assert 0 == await place.entries()

    asyncio.run(main())

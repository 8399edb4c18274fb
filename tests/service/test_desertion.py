"""Whoever deletes the account in the middle of a game has lost it; whoever stays has won."""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from dejarik.service import chores
from dejarik.service.game_starts import StartPorts
from dejarik.service.people.roles import Role
from dejarik.testing.application import PASSWORD, Application, Somebody, application
from dejarik.testing.visits import MEANT

TERMS = {"format": "starter"}
READY = {"kind": "ready", "name": "aw-heroes"}
OTHER = {"kind": "ready", "name": "aw-villains"}
NONE = {"kind": "none"}
CLOCK = {"kind": "chess", "minutes": 5}


@pytest.fixture
def place(database_url: str) -> Iterator[Application]:
    """The whole application over an empty database of each kind."""
    with application(database_url) as opened:
        yield opened


def begun(first: Somebody, second: Somebody, **settings: object) -> dict[str, Any]:
    """The table of two people whose game has begun."""
    wish = {"terms": TERMS, "deck": READY, "settings": settings, "private": True}
    table = first.told("/api/tables/create", wish)
    second.told("/api/tables/sit", {"table": table["id"], "deck": OTHER, "link": table["link"]})
    for one in (first, second):
        share = {"table": table["id"], "nonce": secrets.token_hex(16)}
        table = one.told("/api/tables/nonce", share)
    found: dict[str, Any] = table
    return found


def heard(somebody: Somebody, game: str, *wanted: str) -> Iterator[dict[str, Any]]:
    """The messages of these kinds that somebody hears at a table, as they come."""
    with somebody.client.websocket_connect("/api/socket", headers=MEANT) as socket:  # type: ignore[attr-defined]
        socket.send_json({"type": "hello", "table": game, "session": somebody.token})
        while True:
            message = socket.receive_json()
            if message["type"] in wanted:
                yield message


def shown(somebody: Somebody, table: dict[str, Any]) -> dict[str, Any]:
    """A table as somebody sees it now."""
    found: dict[str, Any] = somebody.told("/api/tables/show", {"table": table["id"]})
    return found


def points(place: Application, somebody: Somebody) -> list[tuple[object, ...]]:
    """Somebody's ratings after how many games."""
    sql = "SELECT points, games FROM ratings WHERE account = %s"
    found: list[tuple[object, ...]] = place.client.blocking_portal.call(
        place.state.database.rows, sql, (somebody.id,)
    )
    return found


@pytest.mark.parametrize(("rated", "clock"), [(False, NONE), (False, CLOCK), (True, CLOCK)])
def test_whoever_deletes_the_account_loses(
    place: Application, rated: bool, clock: dict[str, object]
) -> None:
    """At once, with a clock and without; a rated game counts for the one who stays."""
    han, leia = place.player("Han-Solo"), place.player("Leia")
    table = begun(han, leia, rated=rated, clock=clock)
    at_table = heard(leia, table["game"], "whole", "closing")
    assert "whole" == next(at_table)["type"]
    han.told("/api/people/delete", {"password": PASSWORD})

    assert "moved" == next(at_table)["code"]
    assert "concession" == next(heard(leia, table["game"], "over"))["result"]
    seen = shown(leia, table)
    assert ("over", [[1], [0]]) == (seen["status"], seen["result"]["ranking"])
    after = points(place, leia)
    assert ([(after[0][0], 1)] if rated else []) == after
    assert not rated or float(str(after[0][0])) > 1500


def test_a_wrong_password_concedes_nothing(place: Application) -> None:
    """Only whoever really leaves has left."""
    han, leia = place.player("Han-Solo"), place.player("Leia")
    table = begun(han, leia)

    assert 401 == han.post("/api/people/delete", {"password": "wrong"}).status_code
    assert "playing" == shown(leia, table)["status"]


def test_a_game_that_was_over_keeps_its_end(place: Application) -> None:
    """Whoever has won and deletes the account has won."""
    han, leia = place.player("Han-Solo"), place.player("Leia")
    table = begun(han, leia)
    with leia.client.websocket_connect("/api/socket", headers=MEANT) as socket:  # type: ignore[attr-defined]
        socket.send_json({"type": "hello", "table": table["game"], "session": leia.token})
        socket.send_json({"type": "concede", "ref": 1})
        while socket.receive_json()["type"] != "over":
            continue
        han.told("/api/people/delete", {"password": PASSWORD})

    assert [[0], [1]] == shown(leia, table)["result"]["ranking"]


def test_a_game_against_a_bot_ends_for_nobody(place: Application) -> None:
    """Nobody has won who was not there."""
    han, watcher = place.player("Han-Solo"), place.player("Leia")
    wish = {"terms": TERMS, "deck": READY, "against": {"bot": "random"}}
    table = han.told("/api/tables/create", wish)
    han.told("/api/tables/nonce", {"table": table["id"], "nonce": secrets.token_hex(16)})
    han.told("/api/people/delete", {"password": PASSWORD})

    assert "abandoned" == shown(watcher, table)["result"]["reason"]


def test_a_guest_who_was_swept_up_has_lost(place: Application) -> None:
    """Where an account went in another way the sweep ends its games, and no rating moves."""
    guest, leia = place.guest(), place.somebody(Role.PLAYER)
    table = begun(guest, leia)
    call = place.client.blocking_portal.call
    call(place.state.database.run, "DELETE FROM accounts WHERE id = %s", (guest.id,))
    start = place.state.ports.others[StartPorts]
    call(chores.sweep_once, place.state.office, start)

    assert [[1], [0]] == shown(leia, table)["result"]["ranking"]
    assert [] == points(place, leia)

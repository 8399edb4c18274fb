"""Offers that lead to somebody who plays a bot meanwhile, and pairings that fall apart."""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from dejarik.service.lobby import matchmaker, tables
from dejarik.service.people.roles import Role
from dejarik.testing.application import Application, Somebody, application

TERMS = {"format": "starter"}
READY = {"kind": "ready", "name": "aw-heroes"}
OTHER = {"kind": "ready", "name": "aw-villains"}
BOT = {"bot": "random"}


@pytest.fixture
def place(database_url: str) -> Iterator[Application]:
    """The whole application over an empty database of each kind."""
    with application(database_url) as opened:
        yield opened


def offered(somebody: Somebody, deck: dict[str, str] = READY) -> dict[str, Any]:
    """A rated offer of somebody with a clock."""
    settings = {"clock": {"kind": "chess", "minutes": 20}, "rated": True}
    seek: dict[str, Any] = somebody.told(
        "/api/seeks/offer", {"terms": TERMS, "deck": deck, "settings": settings}
    )
    return seek


def inbox(somebody: Somebody) -> dict[str, Any]:
    """What waits for somebody."""
    told: dict[str, Any] = somebody.get("/api/inbox").json()
    return told


def share(somebody: Somebody, table: str) -> dict[str, Any]:
    """Come to a table, as the page does."""
    body = {"table": table, "nonce": secrets.token_hex(16)}
    told: dict[str, Any] = somebody.told("/api/tables/nonce", body)
    return told


def meanwhile(somebody: Somebody, seek: dict[str, Any]) -> dict[str, Any]:
    """A game against a bot that goes on while an offer waits."""
    table = somebody.told("/api/seeks/meanwhile", {"id": seek["id"], "against": BOT})
    return share(somebody, table["id"])


def test_an_offer_waits_while_its_owner_plays_a_bot(place: Application) -> None:
    """Unrated and untimed; when somebody comes they are told where, until they are there."""
    han, leia = place.guest(), place.guest()
    seek = offered(han)
    game = meanwhile(han, seek)
    assert ("playing", False, "none", True) == (
        game["status"],
        game["settings"]["rated"],
        game["settings"]["clock"]["kind"],
        game["private"],
    )
    assert [] == inbox(han)["found"]

    table = offered(leia, OTHER)["table"]
    assert [table] == [one["id"] for one in inbox(han)["found"]]
    share(leia, table)
    assert "playing" == share(han, table)["status"]
    assert [] == inbox(han)["found"]
    playing = {one["id"] for one in han.get("/api/tables/mine").json()["tables"]}
    assert {table, game["id"]} == playing


def test_the_game_against_the_bot_is_ended_and_counts_for_nobody(place: Application) -> None:
    """Only one's own, unrated, against bots alone."""
    han = place.guest()
    game = meanwhile(han, offered(han))
    assert 404 == place.guest().post("/api/tables/abandon", {"table": game["id"]}).status_code
    han.told("/api/tables/abandon", {"table": game["id"]})

    seen = han.told("/api/tables/show", {"table": game["id"]})
    assert ("over", "abandoned", "") == (seen["status"], seen["result"]["reason"], seen["closed"])
    told = han.told("/api/people/profile", {"account": han.id})
    assert {"won": 0, "lost": 0, "drawn": 0} == told["scores"]
    clock = {"kind": "chess", "minutes": 20}
    settings = {"rated": True, "undo": "never", "clock": clock}
    wish = {"terms": TERMS, "deck": READY, "settings": settings, "against": BOT}
    rated = share(han, han.told("/api/tables/create", wish)["id"])
    assert 409 == han.post("/api/tables/abandon", {"table": rated["id"]}).status_code


def test_a_pairing_to_which_one_does_not_come_falls_apart(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was there waits again since when they did; the other's offer is gone."""
    monkeypatch.setattr(matchmaker, "COMING_MS", 0)
    han, leia = place.guest(), place.guest()
    seek = offered(leia)
    table = offered(han, OTHER)["table"]
    share(leia, table)
    assert 404 == leia.post("/api/tables/show", {"table": table}).status_code

    [again] = leia.get("/api/seeks").json()["own"]
    assert (seek["id"], seek["since"], "") == (again["id"], again["since"], again["table"])
    assert [] == inbox(han)["found"]


def test_a_challenger_is_told_that_the_challenge_was_taken(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And has a while to come, or the table goes."""
    han, leia = place.somebody(Role.PLAYER), place.somebody(Role.PLAYER)
    wish = {"account": leia.id, "terms": TERMS, "deck": READY}
    table = han.told("/api/tables/challenge", wish)["id"]
    assert [] == inbox(han)["found"]
    leia.told("/api/tables/sit", {"table": table, "deck": OTHER})
    assert [table] == [one["id"] for one in inbox(han)["found"]]

    monkeypatch.setattr(tables, "COMING_MS", 0)
    han.told("/api/tables/leave", {"table": table})
    table = han.told("/api/tables/challenge", wish)["id"]
    leia.told("/api/tables/sit", {"table": table, "deck": OTHER})
    assert [] == inbox(han)["found"]


def test_terms_tell_how_strong_bots_are(place: Application) -> None:
    """Those who have played rated games, by format; any name of the roster can be asked for."""
    han = place.somebody(Role.PLAYER)
    terms = han.get("/api/terms").json()
    assert [] == terms["bot_ratings"]
    values = ("bot:greedy", "destiny", "INF", 1622.4, 60.0, 0.06, 9, 1)
    sql = (
        "INSERT INTO ratings (holder, title, format, points, deviation, volatility, games, played)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
    )
    place.client.blocking_portal.call(place.state.database.run, sql, values)
    rated = {"bot": "greedy", "title": "destiny", "format": "INF", "points": 1622}
    assert [{**rated, "provisional": False}] == han.get("/api/terms").json()["bot_ratings"]
    unknown = {"terms": TERMS, "deck": READY, "against": {"bot": "nobody"}}
    assert 400 == han.post("/api/tables/create", unknown).status_code

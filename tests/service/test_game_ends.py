"""Tables that moderators close: the game ends wherever it is, and those who sat there are told."""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from dejarik.service.people.roles import Role
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.visits import MEANT

TERMS = {"format": "starter"}
READY = {"kind": "ready", "name": "aw-heroes"}
OTHER = {"kind": "ready", "name": "aw-villains"}
RATED = {"rated": True, "clock": {"kind": "chess", "minutes": 20}}
WHY = "Played for a title that is not theirs."


@pytest.fixture
def place(database_url: str) -> Iterator[Application]:
    """The whole application over an empty database of each kind."""
    with application(database_url) as opened:
        yield opened


def begun(place: Application) -> tuple[Somebody, Somebody, dict[str, Any]]:
    """Two people and their table, whose rated game has begun."""
    first, second = place.somebody(Role.PLAYER), place.somebody(Role.PLAYER)
    wish = {"terms": TERMS, "deck": READY, "settings": RATED, "private": True}
    table = first.told("/api/tables/create", wish)
    second.told("/api/tables/sit", {"table": table["id"], "deck": OTHER, "link": table["link"]})
    for one in (first, second):
        share = {"table": table["id"], "nonce": secrets.token_hex(16)}
        table = one.told("/api/tables/nonce", share)
    return first, second, table


def heard(somebody: Somebody, game: str, *wanted: str) -> Iterator[dict[str, Any]]:
    """The messages of these kinds that somebody hears at a table, as they come."""
    with somebody.client.websocket_connect("/api/socket", headers=MEANT) as socket:  # type: ignore[attr-defined]
        socket.send_json({"type": "hello", "table": game, "session": somebody.token})
        while True:
            message = socket.receive_json()
            if message["type"] in wanted:
                yield message


def test_a_closed_table_ends_its_game_and_says_why(place: Application) -> None:
    """Whoever is at the table is sent to its end; it counts for nobody and is written down."""
    first, second, table = begun(place)
    judge = place.somebody(Role.ADMINISTRATOR)
    at_table = heard(first, table["game"], "whole", "closing")
    assert "whole" == next(at_table)["type"]
    judge.told("/api/tables/close", {"table": table["id"], "reason": WHY})

    assert "moved" == next(at_table)["code"]
    assert "abandoned" == next(heard(first, table["game"], "over"))["result"]
    for one in (first, second):
        seen = one.told("/api/tables/show", {"table": table["id"]})
        assert ("over", WHY) == (seen["status"], seen["closed"])
        told = one.told("/api/people/profile", {"account": one.id})
        assert ([], []) == (told["ratings"], told["games"])
    act = judge.told("/api/people/audit", {})["acts"][0]
    assert ("close a table", first.id, f"table {table['id']}: {WHY}") == (
        act["act"],
        act["target"],
        act["detail"],
    )


def test_a_table_that_waits_is_over_when_it_is_closed(place: Application) -> None:
    """Nobody can sit down any more, and a second time there is nothing to close."""
    guest, judge = place.guest(), place.somebody(Role.MODERATOR)
    table = guest.told("/api/tables/create", {"terms": TERMS, "deck": READY})["id"]
    judge.told("/api/tables/close", {"table": table, "reason": WHY})

    seen = guest.told("/api/tables/show", {"table": table})
    assert ("over", WHY, None) == (seen["status"], seen["closed"], seen["result"])
    sitting = place.guest().post("/api/tables/sit", {"table": table, "deck": OTHER})
    assert 409 == sitting.status_code
    again = judge.post("/api/tables/close", {"table": table, "reason": WHY})
    assert "conflict" == again.json()["code"]


def test_nobody_closes_a_table_they_sit_at(place: Application) -> None:
    """Neither to escape a loss nor for any other reason."""
    judge = place.somebody(Role.MODERATOR)
    table = judge.told("/api/tables/create", {"terms": TERMS, "deck": READY})["id"]
    answer = judge.post("/api/tables/close", {"table": table, "reason": WHY})

    assert (403, "waiting") == (
        answer.status_code,
        judge.told("/api/tables/show", {"table": table})["status"],
    )


def test_a_hidden_deck_is_not_shared_again(place: Application) -> None:
    """Its link leads nowhere, its owner is warned and still has it."""
    owner, judge = place.somebody(Role.PLAYER), place.somebody(Role.MODERATOR)
    cards = "\n".join(f"1 {code}" for code in ("01001", "01002"))
    wish = {"name": "Rude words", "text": cards, "format": "INF"}
    deck = owner.told("/api/decks/store", wish)["id"]
    link = owner.told("/api/decks/share", {"id": deck})["link"]
    judge.told("/api/decks/hide", {"link": link, "reason": "The name is rude."})

    assert 404 == place.nobody.post("/api/decks/shared", {"link": link}).status_code
    assert 403 == owner.post("/api/decks/share", {"id": deck}).status_code
    assert "Rude words" == owner.told("/api/decks/read", {"id": deck})["name"]
    [warning] = owner.get("/api/inbox").json()["warnings"]
    assert "Your deck Rude words is no longer shared. The name is rude." == warning["reason"]


def test_a_warning_is_read_before_anything_is_said(place: Application) -> None:
    """It waits in the inbox of its own person until they have said so."""
    rude, judge = place.somebody(Role.PLAYER), place.somebody(Role.MODERATOR)
    judge.told("/api/people/warn", {"account": rude.id, "reason": "Be kind."})

    [warning] = rude.get("/api/inbox").json()["warnings"]
    assert "Be kind." == warning["reason"]
    assert 409 == rude.post("/api/chat/say", {"text": "Never."}).status_code
    judge.told("/api/people/acknowledge", {"warning": warning["id"]})
    assert [warning] == rude.get("/api/inbox").json()["warnings"]
    rude.told("/api/people/acknowledge", {"warning": warning["id"]})
    assert [] == rude.get("/api/inbox").json()["warnings"]
    rude.told("/api/chat/say", {"text": "Sorry."})

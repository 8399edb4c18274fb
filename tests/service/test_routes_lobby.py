"""From the lobby to a game: tables fill, publish a commitment, take nonces, and begin."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from dejarik.service.game_starts import StartPorts, advance
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.deck_wire import ReadyChoice
from dejarik.service.lobby.tables import sit_down
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Row
from dejarik.testing.application import Application, Somebody, application

TERMS = {"format": "starter"}
DECK = {"kind": "ready", "name": "aw-heroes"}
OTHER_DECK = {"kind": "ready", "name": "aw-villains"}
NONCE = "0123456789abcdef" * 2
BOT = {"bot": "random"}


@pytest.fixture
def place(database_url: str) -> Iterator[Application]:
    """The whole application over an empty database of each kind."""
    with application(database_url) as opened:
        yield opened


def created(somebody: Somebody, **more: object) -> dict[str, Any]:
    """A new table of somebody."""
    body = {"terms": TERMS, "deck": DECK, **more}
    table: dict[str, Any] = somebody.told("/api/tables/create", body)
    return table


def seated(place: Application) -> tuple[Somebody, Somebody, dict[str, Any]]:
    """Two guests at one table whose game has been opened."""
    first, second = place.guest(), place.guest()
    table = created(first)
    sat = second.told("/api/tables/sit", {"table": table["id"], "deck": OTHER_DECK})
    return first, second, sat


def test_a_table_against_a_bot_begins_with_one_nonce(place: Application) -> None:
    """The commitment is there at once, and the game begins with one's own share."""
    guest = place.guest()
    table = created(guest, against=BOT)

    assert "waiting" == table["status"]
    assert 64 == len(table["commitment"])
    begun = guest.told("/api/tables/nonce", {"table": table["id"], "nonce": NONCE})
    assert ("playing", table["game"]) == (begun["status"], begun["game"])


def test_two_people_begin_once_both_have_added_their_share(place: Application) -> None:
    """One share is not enough, and the order of the two does not matter."""
    first, second, table = seated(place)
    share = {"table": table["id"], "nonce": NONCE}

    assert "waiting" == second.told("/api/tables/nonce", share)["status"]
    assert "playing" == first.told("/api/tables/nonce", share)["status"]


def test_a_share_before_the_commitment_is_refused(place: Application) -> None:
    """Whoever sits alone has seen no commitment, so no share is taken."""
    guest = place.guest()
    table = created(guest)

    answer = guest.post("/api/tables/nonce", {"table": table["id"], "nonce": NONCE})

    assert (409, "conflict") == (answer.status_code, answer.json()["code"])


def test_a_stranger_adds_no_share(place: Application) -> None:
    """Only those who sit there have a part in the chance."""
    _, _, table = seated(place)

    answer = place.guest().post("/api/tables/nonce", {"table": table["id"], "nonce": NONCE})

    assert 409 == answer.status_code


def test_requests_that_race_store_one_game(place: Application) -> None:
    """Ten that move a table on at the same time leave one game behind."""
    first, second = place.guest(), place.guest()
    table = created(first)
    ports: StartPorts = place.state.ports.others[StartPorts]

    async def race() -> list[Row]:
        await _sit_quietly(table["id"], second, ports)
        async with asyncio.TaskGroup() as tasks:
            for _ in range(10):
                tasks.create_task(advance(table["id"], ports))
        return await ports.lobby.database.rows("SELECT id FROM games")

    games = place.client.blocking_portal.call(race)
    shown = first.told("/api/tables/show", {"table": table["id"]})

    assert [(shown["game"],)] == games


async def _sit_quietly(table: str, somebody: Somebody, ports: StartPorts) -> None:
    """Sit down as the lobby alone does it, so that no game is opened yet."""
    account = await AccountStore(ports.lobby.database).find(somebody.id)
    assert account is not None
    await sit_down(wire.SitDown(table, ReadyChoice("aw-villains")), account, ports.lobby)


def test_offers_that_fit_lead_to_a_game(place: Application) -> None:
    """Two who want the same are paired, and either finds the commitment at their table."""
    first, second = place.guest(), place.guest()
    first.told("/api/seeks/offer", {"terms": TERMS, "deck": DECK})
    seek = second.told("/api/seeks/offer", {"terms": TERMS, "deck": OTHER_DECK})

    shown = first.told("/api/tables/show", {"table": seek["table"]})

    assert 64 == len(shown["commitment"])


def test_a_fork_is_not_made_from_the_list_of_tables(place: Application) -> None:
    """A new table with a fork would play the old game with other decks."""
    body = {"terms": TERMS, "deck": DECK, "fork": {"game": "x", "seq": 1}}

    assert 400 == place.guest().post("/api/tables/create", body).status_code


def test_the_company_is_counted_and_not_named(place: Application) -> None:
    """Asking how many are here makes nobody be here."""
    assert {"total": 0, "titles": {}} == place.guest().get("/api/company").json()


def test_a_report_carries_what_was_said(place: Application) -> None:
    """The excerpt is the service's own, not the reporter's."""
    first, second = place.player("Ackbar"), place.player("Mothma")
    second.told("/api/chat/say", {"text": "something rude"})
    first.told("/api/people/report", {"about": second.id, "place": "lobby", "reason": "Rude."})
    moderator = place.moderator("Holdo")

    reports = moderator.told("/api/people/reports", {})["reports"]

    assert ["something rude"] == [line["text"] for line in reports[0]["excerpt"]]

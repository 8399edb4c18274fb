"""Tables of guided first games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.service.game_starts import StartPorts
from dejarik.service.tables.rebuild import room_of
from dejarik.testing.application import Application, application
from dejarik.titles.registry import TITLES


@pytest.fixture(scope="module")
def place(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    """The whole application."""
    path = tmp_path_factory.mktemp("guided") / "dejarik.sqlite"
    path.write_bytes(migrated_file.read_bytes())
    with application(f"sqlite:///{path}") as opened:
        yield opened


@pytest.mark.parametrize("title", TITLES.ids)
def test_a_guided_game_is_played_at_once(place: Application, title: str) -> None:
    """It waits for the newcomer, who sits first, and can be opened again from its journal."""
    ann = place.guest()
    table = ann.told("/api/tables/guided", {"title": title})

    assert "playing" == table["status"]
    assert [ann.name] == [seat["name"] for seat in table["seats"] if not seat.get("bot")]
    ports: StartPorts = place.state.ports.others[StartPorts]
    stored = place.client.blocking_portal.call(ports.journal.load, table["game"])
    room = room_of(stored, TITLES)
    assert [0] == [asked.seat for asked in room.game.pending(room.state)]
    assert 409 == ann.get(f"/api/games/{table['game']}/review").status_code


def test_a_guided_game_has_no_receipt_of_its_own(place: Application) -> None:
    """Its chance is the title's; while it goes on nothing of it is told."""
    ann = place.guest()
    game = ann.told("/api/tables/guided", {"title": "destiny"})["game"]

    assert "seed" not in ann.get(f"/api/games/{game}/receipt").json()
    assert not ann.get(f"/api/games/{game}").json()["receipt"]


def test_a_title_without_one_says_so(place: Application) -> None:
    """In words, not by an error."""
    assert 404 == place.guest().post("/api/tables/guided", {"title": "none"}).status_code

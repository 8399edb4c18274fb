"""Tables of guided first games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.hosting.play.hosted_wire import read_hosted
from dejarik.service.game_starts import StartPorts
from dejarik.service.tables.agreements import agreements_for
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


@pytest.mark.parametrize("title", TITLES.ids)
def test_nobody_takes_back_what_was_played_before_they_came(place: Application, title: str) -> None:
    """The first answer of the newcomer is the first that can be taken back."""
    game = place.guest().told("/api/tables/guided", {"title": title})["game"]
    ports: StartPorts = place.state.ports.others[StartPorts]
    stored = place.client.blocking_portal.call(ports.journal.load, game)
    room, hosted = room_of(stored, TITLES), read_hosted(stored.settings)
    agreed = agreements_for(hosted, b"", room.seq())

    assert room.seq() == hosted.opening
    assert "no" == agreed.undo_outlook(room, 0).how
    assert "undo_nothing" == agreed.ask_undo(room, 0).code
    [asked] = room.game.pending(room.state)
    room.answer(0, room.version(0), asked.id, 0)
    assert "no" != agreed.undo_outlook(room, 0).how


def test_a_guided_game_has_no_receipt_of_its_own(place: Application) -> None:
    """Its chance is the title's; while it goes on nothing of it is told."""
    ann = place.guest()
    game = ann.told("/api/tables/guided", {"title": "destiny"})["game"]

    assert "seed" not in ann.get(f"/api/games/{game}/receipt").json()
    assert not ann.get(f"/api/games/{game}").json()["receipt"]


def test_a_title_without_one_says_so(place: Application) -> None:
    """In words, not by an error."""
    assert 404 == place.guest().post("/api/tables/guided", {"title": "none"}).status_code

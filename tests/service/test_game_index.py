"""Games are indexed when they end, and what was missed then is indexed later."""

from collections.abc import Iterator

import pytest

from dejarik.kernel.state import Outcome
from dejarik.service.lobby import course
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.ports import Unavailable
from dejarik.service.records.lengths import index_lacking
from dejarik.testing.application import Application, application
from tests.service.test_table_and_lobby import at_table, begun


@pytest.fixture
def place(database_url: str) -> Iterator[Application]:
    """The whole application in this process."""
    with application(database_url) as opened:
        yield opened


def concede(place: Application) -> str:
    """A game that is given up at once; which."""
    ann, bob = place.player("Ann"), place.player("Bob")
    _, game = begun(ann, bob)
    with at_table(ann, game) as seat:
        seat.socket.send_json({"type": "concede", "ref": 3})
        while seat.hear()["type"] != "over":
            pass
    return game


def test_a_game_is_found_as_soon_as_it_is_over(place: Application) -> None:
    """Its length is noted with its result; anybody may search, and a mistake is told."""
    game = concede(place)
    [told] = place.client.get("/api/games/search?player=bob&result=won").json()["games"]
    assert (game, 1, 0) == (told["game"], told["rounds"], told["decisions"])
    assert 400 == place.client.get("/api/games/search?most=51").status_code
    assert 400 == place.client.get("/api/games/search?cursor=1'--").status_code


def test_a_game_that_was_not_measured_at_its_end_is_indexed_later(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once: by playing it again."""

    async def away(*_: object) -> bool:
        raise Unavailable("away")

    with monkeypatch.context() as patched:
        patched.setattr(TableStore, "finish", away)
        game = concede(place)
    lobby, journal = place.state.ports.lobby, place.state.table_registry.staff.journal
    [(table,)] = place.client.blocking_portal.call(lobby.database.rows, "SELECT id FROM tables")
    outcome = Outcome([[1], [0]], "concession")
    assert place.client.blocking_portal.call(course.finished, str(table), outcome, lobby)
    assert [] == place.client.get("/api/games/search").json()["games"]
    assert 1 == place.client.blocking_portal.call(index_lacking, journal, lobby)
    [told] = place.client.get("/api/games/search").json()["games"]
    assert (game, 1, 0) == (told["game"], told["rounds"], told["decisions"])
    assert 0 == place.client.blocking_portal.call(index_lacking, journal, lobby)

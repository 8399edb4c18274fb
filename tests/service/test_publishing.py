"""Games for others: journals in their published form, and replays that anybody may embed."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.play.journal_wire import JournalForm
from dejarik.kernel.chance import KEYED, Chance
from dejarik.kernel.journal_bytes import load_journal
from dejarik.service.game_starts import StartPorts
from dejarik.service.records.publishing import EmbedPorts
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.played_games import play_out
from tests.service.test_routes_replays import begun

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def place(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    """The whole application."""
    path = tmp_path_factory.mktemp("publishing") / "dejarik.sqlite"
    path.write_bytes(migrated_file.read_bytes())
    with application(f"sqlite:///{path}") as opened:
        yield opened


def finished(place: Application, **settings: object) -> tuple[Somebody, str]:
    """Somebody, and a game of theirs that is over."""
    first, _, game = begun(place, **settings)
    ports: StartPorts = place.state.ports.others[StartPorts]
    place.client.blocking_portal.call(play_out, ports.journal, game)
    return first, game


@pytest.fixture(scope="module")
def over(place: Application) -> tuple[Somebody, str]:
    """A game that is over and was open to all."""
    return finished(place)


@pytest.fixture(scope="module")
def reader() -> ModuleType:
    """The example that reads journals by itself."""
    sys.path.insert(0, str(ROOT / "examples"))
    try:
        return __import__("read_journal")
    finally:
        sys.path.pop(0)


Played = tuple[Somebody, str]


def test_both_forms_of_a_journal_hold_the_same(over: Played) -> None:
    """The JSON names what the bytes have in order."""
    who, game = over
    told = who.get(f"/api/games/{game}/journal")
    form = msgspec.json.decode(told.content, type=JournalForm)
    journal = load_journal(who.get(f"/api/games/{game}/journal?form=binary").content)

    assert game == form.game
    assert journal.seed.hex() == form.seed
    assert journal.setup() == form.setup
    assert journal.start_hash == form.start_hash
    assert [one.hash for one in journal.entries] == [one.hash for one in form.entries]
    assert len(form.entries) > 10


def test_an_independent_reader_checks_both_forms(over: Played, reader: ModuleType) -> None:
    """It finds the receipt in order, and every change of it or of the journal."""
    who, game = over
    receipt = who.get(f"/api/games/{game}/receipt").json()
    for form in ("json", "binary"):
        data = who.get(f"/api/games/{game}/journal?form={form}").content
        journal = reader.read(data)
        assert [] == reader.findings(journal, receipt)
        assert list(range(1, len(journal.entries) + 1)) == journal.counting()
        journal.entries[3]["choice"] += 1
        assert 1 == len(reader.findings(journal, receipt))
    spoilt = {**receipt, "nonces": receipt["nonces"][::-1]}
    assert reader.findings(reader.read(data), spoilt)


def test_the_reader_draws_what_the_kernel_draws(reader: ModuleType) -> None:
    """The same numbers for every purpose, object, count and size."""
    seed = bytes(range(32))
    chance = Chance(seed, KEYED)
    for purpose, thing, size in ((1, 7, 6), (1, 7, 6), (3, 0, 30), (2, 1_000, 2**47 + 1)):
        count = chance.counts.get(purpose * 2**20 + thing, 0)
        drawn = chance.draw(purpose, thing, size)

        assert drawn == reader.drawn(seed.hex(), purpose, thing, count, size)


def test_the_reader_reads_and_writes_numbers_of_every_length(reader: ModuleType) -> None:
    """As the project's own packing does."""
    values = [0, 1, 127, 128, 255, 256, 65_535, 65_536, 2**32, -1, -32, -33, -129, -40_000]
    texts = ["", "a" * 31, "b" * 32, "c" * 300]
    for data in (values, texts, [values] * 20):
        packed = msgspec.msgpack.encode(data)

        assert packed == reader.packed(data)
        assert data == reader.Reader(packed).value()


def test_a_journal_is_nobody_s_before_the_end(place: Application) -> None:
    """Its hashes would confirm guesses."""
    first, _, game = begun(place)

    assert 409 == first.get(f"/api/games/{game}/journal").status_code


def test_the_published_schema_is_that_of_the_journal(over: Played) -> None:
    """What is exported has the fields and kinds that the file of the schema names."""
    schema = json.loads((ROOT / "src/dejarik/service/protocol/journal.json").read_text("utf-8"))
    who, game = over
    told = who.get(f"/api/games/{game}/journal").json()
    kinds = {
        one["properties"]["kind"]["enum"][0]
        for one in schema["$defs"].values()
        if "kind" in one["properties"]
    }

    assert {"answer", "return", "concede", "adjudicate"} == kinds
    assert set(schema["$defs"]["JournalForm"]["required"]) == told.keys()


# --- embedding ------------------------------------------------------------------------


def test_anybody_embeds_a_game_as_spectators_saw_it(place: Application, over: Played) -> None:
    """Without a session, without a cookie, and with nothing that a spectator did not see."""
    who, game = over
    told = place.nobody.get(f"/api/embed/{game}")

    assert 200 == told.status_code
    assert "set-cookie" not in told.headers
    assert who.get(f"/api/games/{game}/replay?seat=-1").json() == told.json()["replay"]
    assert who.get(f"/api/games/{game}").json() == told.json()["summary"]


def test_what_spectators_may_not_see_is_not_embedded(place: Application) -> None:
    """Neither a game that goes on, nor one that was closed to them; not even to its player."""
    _, _, going = begun(place)
    player, closed = finished(place, spectators=False)

    assert 409 == place.nobody.get(f"/api/embed/{going}").status_code
    assert 404 == place.nobody.get(f"/api/embed/{closed}").status_code
    assert 404 == player.get(f"/api/embed/{closed}").status_code


def test_asking_for_what_is_not_told_is_counted(place: Application) -> None:
    """The game is read for it, and anybody may ask."""
    _, _, going = begun(place)
    place.state.ports.others[EmbedPorts].replays.rates.forgive(network_of("testclient"))
    codes = [place.nobody.get(f"/api/embed/{going}").status_code for _ in range(11)]
    place.state.ports.others[EmbedPorts].replays.rates.forgive(network_of("testclient"))

    assert [409] * 10 + [429] == codes


def test_only_the_embedded_page_may_be_framed(place: Application, over: Played) -> None:
    """Every other address keeps every other site out."""
    _, game = over
    framed = place.client.get(f"/embed/{game}").headers
    # Whoever asks for the first slash twice means no other host.
    twice = f"{place.client.base_url}//embed/{game}"
    paths = ("/", f"/replay/{game}", "/embedded", f"/api/embed/{game}", "/settings", twice)
    not_found = (f"/embed/{game}/x", "/embed/a.b", "/embed/a%2Fb", "/embed/")
    closed = [place.client.get(path).headers for path in (*paths, *not_found)]

    assert "frame-ancestors *" in framed["content-security-policy"]
    assert "script-src 'self'" in framed["content-security-policy"]
    assert "x-frame-options" not in framed
    for headers in closed:
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "DENY" == headers["x-frame-options"]


def test_an_address_is_told_how_it_is_embedded(place: Application, over: Played) -> None:
    """As large as it is wanted, and only for addresses of ours."""
    _, game = over
    page = place.state.ports.config.page()
    told = place.nobody.get(f"/api/oembed?url={page}/replay/{game}?at=3&maxwidth=400").json()
    other = place.nobody.get(f"/api/oembed?url=http://example.org/replay/{game}")

    assert ("rich", "1.0", 400, 540) == (
        told["type"],
        told["version"],
        told["width"],
        told["height"],
    )
    assert f'src="{page}/embed/{game}"' in told["html"]
    assert 404 == other.status_code


@pytest.mark.parametrize("id_", ["a%00b", "a%2Fb", "%F0%9F%92%A9", "x" * 41, ""])
def test_what_is_no_id_is_not_looked_up(place: Application, id_: str) -> None:
    """PostgreSQL would not even take some of it."""
    page = place.state.ports.config.page()
    told = place.nobody.get(f"/api/oembed?url={page}/embed/{id_}")

    assert 404 == told.status_code
    assert "not the address of a replay" in told.json()["message"]

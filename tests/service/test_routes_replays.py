"""Games that were played: summaries, replays, receipts, forks."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from dejarik.hosting.people.names import SOMEBODY
from dejarik.hosting.play.deltas import patched
from dejarik.hosting.play.receipt_wire import read_receipt
from dejarik.hosting.play.receipts import check, journal_of
from dejarik.hosting.review.review_wire import Review
from dejarik.hosting.wire import Delta
from dejarik.service.game_starts import StartPorts
from dejarik.service.people.roles import Role
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.played_games import play_out
from dejarik.titles.destiny.title import TITLE
from tests.service.test_table_and_lobby import at_table

TERMS = {"format": "starter"}
DECKS = ({"kind": "ready", "name": "aw-heroes"}, {"kind": "ready", "name": "aw-villains"})


@pytest.fixture(scope="module")
def place(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    """The whole application, with one game that is over."""
    path = tmp_path_factory.mktemp("replays") / "dejarik.sqlite"
    path.write_bytes(migrated_file.read_bytes())
    with application(f"sqlite:///{path}") as opened:
        yield opened


def begun(place: Application, **settings: object) -> tuple[Somebody, Somebody, str]:
    """Two guests and their game, which has begun."""
    first, second = place.guest(), place.guest()
    body = {"terms": TERMS, "deck": DECKS[0], "settings": settings}
    table = first.told("/api/tables/create", body)["id"]
    second.told("/api/tables/sit", {"table": table, "deck": DECKS[1]})
    for one in (first, second):
        share = {"table": table, "nonce": secrets.token_hex(16)}
        game = one.told("/api/tables/nonce", share)["game"]
    return first, second, game


@pytest.fixture(scope="module")
def over(place: Application) -> tuple[Somebody, Somebody, str]:
    """The same once somebody has won, by chance."""
    first, second, game = begun(place)
    ports: StartPorts = place.state.ports.others[StartPorts]
    place.client.blocking_portal.call(play_out, ports.journal, game)
    return first, second, game


Played = tuple[Somebody, Somebody, str]


def test_a_game_that_goes_on_is_not_told_again(place: Application) -> None:
    """Neither replay nor fork nor the server's seed before the end, and not its length."""
    first, _, game = begun(place)
    summary = first.get(f"/api/games/{game}").json()

    assert 409 == first.get(f"/api/games/{game}/replay?seat=0").status_code
    assert 409 == first.post(f"/api/games/{game}/fork", {"position": 0}).status_code
    assert "server_seed" not in first.get(f"/api/games/{game}/receipt").json()
    assert (False, 0) == (summary["over"], summary["length"])


def test_a_summary_says_who_and_how(over: Played) -> None:
    """Names in the order of seats, and the commitment."""
    first, second, game = over
    summary = first.get(f"/api/games/{game}").json()

    assert [first.name, second.name] == [one["name"] for one in summary["players"]]
    assert summary["over"]
    assert summary["receipt"]
    assert 64 == len(summary["commitment"])


def test_whoever_is_gone_has_no_name_in_what_is_left(place: Application) -> None:
    """The other one still has theirs, also for whoever opens the table anew."""
    first, second, game = begun(place)
    first.told("/api/people/delete", {})
    summary = second.get(f"/api/games/{game}").json()

    with at_table(second, game) as seat:
        sitters = next(one["sitters"] for one in seat.heard if one["type"] == "welcome")
    for told in (summary["players"], sitters):
        assert [SOMEBODY, second.name] == [one["name"] for one in told]

    ports: StartPorts = place.state.ports.others[StartPorts]
    place.client.blocking_portal.call(play_out, ports.journal, game)
    left = [second.get(f"/api/games/{game}/{what}").text for what in ("replay?seat=1", "receipt")]
    assert [False, False] == [first.name in text for text in left]
    assert f"{SOMEBODY} " in left[0]


def test_the_receipt_of_a_game_that_is_over_has_the_hash_of_every_entry(over: Played) -> None:
    """Whoever checks it finds the first entry that is not as it was."""
    first, _, game = over
    receipt = read_receipt(first.get(f"/api/games/{game}/receipt").content)
    marks = [entry.hash for entry in journal_of(receipt).entries]

    assert receipt.release is not None
    assert {f"{receipt.release.schema}"} == {mark.partition(":")[0] for mark in marks}
    assert {16} == {len(mark.partition(":")[2]) for mark in marks}


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_replay_leads_to_the_last_view(over: Played, seat: int) -> None:
    """Patching the first view with all news ends where the game ended."""
    first, _, game = over
    told = first.get(f"/api/games/{game}/replay?seat={seat}").json()
    whole, *news = told["messages"]
    view = whole["view"]
    for one in news:
        view = patched(view, msgspec.convert(one["delta"], Delta))

    assert view["outcome"] is not None
    assert len(told["positions"]) == len(told["messages"])


def test_a_receipt_proves_the_game(over: Played) -> None:
    """Anybody who has the id can check it."""
    first, _, game = over
    answer = Somebody(first.client).get(f"/api/games/{game}/receipt")
    receipt = read_receipt(answer.content)
    setup = journal_of(receipt).setup()
    title = TITLE

    assert [] == check(receipt, title.game(setup), title.release(setup)).findings


def test_a_fork_stands_where_the_game_stood(over: Played) -> None:
    """The new table is being played, against a bot, and its game says so."""
    first, second, game = over
    table = second.told(f"/api/games/{game}/fork", {"position": 4, "bot": "random"})

    assert ("playing", {"game": game, "seq": 4}) == (table["status"], table["fork"])
    assert ["random bot", second.name] == [one["name"] for one in table["seats"]]
    assert not first.get(f"/api/games/{table['game']}").json()["over"]


def test_a_fork_at_the_end_is_refused(over: Played) -> None:
    """There is nothing to play at the last position, and none after it."""
    first, _, game = over
    length = first.get(f"/api/games/{game}").json()["length"]
    path = f"/api/games/{game}/fork"

    assert 409 == first.post(path, {"position": length}).status_code
    assert 400 == first.post(path, {"position": length + 1}).status_code


def test_a_game_without_spectators_is_for_its_players(place: Application) -> None:
    """Others are told that there is no such game; moderators may look."""
    first, _, game = begun(place, spectators=False)
    moderator = place.player("Holdo", Role.MODERATOR)

    assert 404 == place.guest().get(f"/api/games/{game}").status_code
    assert 200 == first.get(f"/api/games/{game}").status_code
    assert 200 == moderator.get(f"/api/games/{game}").status_code


def test_replays_are_counted(over: Played, place: Application) -> None:
    """Somebody who asks again and again is told to wait."""
    _, _, game = over
    guest = place.guest()
    answers = [guest.get(f"/api/games/{game}/replay").status_code for _ in range(20)]

    assert 429 in answers
    assert 200 == answers[0]


def test_a_review_tells_how_a_game_went(place: Application, over: Played) -> None:
    """In another process, once: whoever asks again gets the very same, whoever they are."""
    first, second, game = over
    told = first.get(f"/api/games/{game}/review?seat=0")

    assert 200 == told.status_code
    review = msgspec.json.decode(told.content, type=Review)
    assert {0.0, 100.0} == set(review.points[-1].chances)
    assert review.numbers
    assert told.content == second.get(f"/api/games/{game}/review?seat=0").content
    assert 400 == first.get(f"/api/games/{game}/review?seat=5").status_code


def test_a_game_that_goes_on_has_no_review(place: Application) -> None:
    """A review is made from the true state: it would tell what is hidden."""
    first, _, game = begun(place)

    assert 409 == first.get(f"/api/games/{game}/review?seat=0").status_code


def test_a_review_is_for_whoever_may_see_the_replay(place: Application) -> None:
    """A closed table is a closed table."""
    first, _, game = begun(place, spectators=False)
    ports: StartPorts = place.state.ports.others[StartPorts]
    place.client.blocking_portal.call(play_out, ports.journal, game)
    stranger = place.guest()

    assert 404 == stranger.get(f"/api/games/{game}/review").status_code
    assert 200 == first.get(f"/api/games/{game}/review").status_code


def test_a_receipt_is_for_whoever_may_see_the_game(place: Application) -> None:
    """It holds decks and every answer: of a closed table it is for its players and moderators."""
    first, second, game = begun(place, spectators=False)
    path = f"/api/games/{game}/receipt"
    ports: StartPorts = place.state.ports.others[StartPorts]
    place.client.blocking_portal.call(play_out, ports.journal, game)
    moderator = place.player("Mothma", Role.MODERATOR)

    assert [404, 404] == [place.guest().get(path).status_code, place.nobody.get(path).status_code]
    for one in (first, second, moderator):
        assert "entries" in one.get(path).json()


def test_the_receipt_of_an_open_game_needs_no_session(over: Played, place: Application) -> None:
    """Whoever has its id can check it."""
    _, _, game = over

    assert "entries" in place.nobody.get(f"/api/games/{game}/receipt").json()

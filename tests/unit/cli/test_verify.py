"""`dejarik verify`: fair, forged, unreadable, from a file and from an address."""

import json
import threading
from collections.abc import Iterator
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import msgspec
import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.cli.main import main
from dejarik.games.destiny.model.rulebook import SCHEMA
from dejarik.hosting.play.fairness import game_seed
from dejarik.hosting.play.receipt_wire import Receipt, write_receipt
from dejarik.hosting.play.receipts import end_of, full_receipt, open_receipt
from dejarik.kernel.play import begin
from dejarik.titles.destiny.decks.ready import ready_deck, setup_of
from dejarik.titles.destiny.title import TITLE

SERVER = bytes(range(32))
NONCES = (b"n" * 16, b"")


@cache
def receipt() -> Receipt:
    """Return the receipt of a game of two boxed decks, one of them a bot's."""
    setup = setup_of(ready_deck("resistance"), ready_deck("first-order"), ("ada", "bot"))
    title = TITLE
    game = title.game(setup)
    play = begin(game, title.release(setup), setup, game_seed(SERVER, "t1", NONCES))
    bot = RandomBot("verify")
    while game.pending(play.state) and play.position() < 120:
        decision = game.pending(play.state)[0]
        play.answer(decision.seat, decision.id, bot.answer(decision))
    if game.pending(play.state):
        play.concede(0)
    return full_receipt("t1", SERVER, NONCES, play.journal, end_of(game, play.state))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return a file with the receipt."""
    path = tmp_path / "receipt.json"
    path.write_bytes(write_receipt(receipt()))
    return path


def test_a_fair_game_is_called_fair(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The dice and decks are listed, then what was proven."""
    assert 0 == main(["verify", str(kept)])
    shown = capsys.readouterr().out

    assert "Table t1: fair." in shown
    assert "at the start, shuffle: seat 0, from the top: " in shown
    assert ", roll: die 100" in shown


def test_the_report_can_be_read_by_machines(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With every draw."""
    assert 0 == main(["verify", str(kept), "--json"])
    data = json.loads(capsys.readouterr().out)

    assert data["fair"]
    assert {"shuffle", "roll"} <= {draw["purpose"] for draw in data["draws"]}


def test_a_forged_game_is_not(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code says so, and the findings stand in words."""
    forged = msgspec.structs.replace(receipt(), nonces=["00" * 16, ""])
    kept.write_bytes(write_receipt(forged))

    assert 1 == main(["verify", str(kept)])
    shown = " ".join(capsys.readouterr().out.split())
    assert "NOT in order. The seed of the game does not follow from server seed" in shown


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"no receipt", "is not the receipt of a game"),
        (write_receipt(open_receipt("t1", SERVER, NONCES)), "This game is not over"),
    ],
)
def test_what_cannot_be_checked_is_called_wrongly(
    kept: Path, capsys: pytest.CaptureFixture[str], data: bytes, why: str
) -> None:
    """Neither fair nor unfair."""
    kept.write_bytes(data)

    assert 2 == main(["verify", str(kept)])
    assert why in " ".join(capsys.readouterr().err.split())
    assert 2 == main(["verify", str(kept / "nowhere")])


def of_another_release() -> Receipt:
    """The receipt as rules of another version would have written it."""
    release = receipt().release
    assert release is not None
    other = msgspec.structs.replace(release, rules="0.0.9")
    return msgspec.structs.replace(receipt(), release=other)


def test_another_release_that_plays_alike_can_judge(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every state hash agrees, so nothing that has changed concerned this game."""
    kept.write_bytes(write_receipt(of_another_release()))

    assert 0 == main(["verify", str(kept)])
    assert "fair" in capsys.readouterr().out


def test_another_release_that_plays_otherwise_cannot_judge(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says what differs, and neither fair nor unfair."""
    entries = [*receipt().entries]
    entries[3] = [*entries[3][:4], f"{SCHEMA}:0123456789abcdef"]
    other = msgspec.structs.replace(of_another_release(), entries=entries)
    kept.write_bytes(write_receipt(other))

    assert 2 == main(["verify", str(kept)])
    said = " ".join(capsys.readouterr().err.split())
    assert "played by other rules" in said
    assert "rules 0.0.9, here" in said


def test_a_game_that_is_not_played_here_is_named(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With those that are."""
    release = receipt().release
    assert release is not None
    chess = msgspec.structs.replace(release, game="chess")
    kept.write_bytes(write_receipt(msgspec.structs.replace(receipt(), release=chess)))

    assert 2 == main(["verify", str(kept)])
    said = " ".join(capsys.readouterr().err.split())
    assert "there is no game 'chess' here; there are destiny" in said


class Offering(BaseHTTPRequestHandler):
    """A table that offers its receipt."""

    def do_GET(self) -> None:  # the name the library calls
        """Give it."""
        self.send_response(200)
        self.end_headers()
        self.wfile.write(write_receipt(receipt()))

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the library's name
        """Say nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    """Return where a receipt can be fetched."""
    with HTTPServer(("127.0.0.1", 0), Offering) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/receipt"
        server.shutdown()
        thread.join()


def test_a_receipt_is_fetched_from_its_table(address: str) -> None:
    """An address serves as well as a file."""
    assert 0 == main(["verify", address])
    assert 2 == main(["verify", address.replace("http://127.0.0.1", "http://127.0.0.1:1")])

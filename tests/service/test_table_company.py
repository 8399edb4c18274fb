"""Company at a table: spectators are counted everywhere, and quick words are said by name."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from dejarik.hosting.people.quick_words import QUICK_WORDS
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.lobby.spectators import PATIENCE_MS, Spectators, Watched
from dejarik.service.metrics import Metrics
from dejarik.service.people.roles import Role
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.visits import MEANT

TERMS = {"format": "starter"}
READY = {"kind": "ready", "name": "aw-heroes"}
OTHER = {"kind": "ready", "name": "aw-villains"}


@pytest.fixture
def place(migrated_file: Path, tmp_path: Path) -> Iterator[Application]:
    """The whole application: nothing here differs between databases."""
    path = tmp_path / "dejarik.sqlite"
    path.write_bytes(migrated_file.read_bytes())
    with application(f"sqlite:///{path}") as opened:
        yield opened


def begun(place: Application) -> tuple[Somebody, Somebody, dict[str, Any]]:
    """Two guests and their public table, whose game has begun."""
    first, second = place.somebody(Role.GUEST), place.somebody(Role.GUEST)
    table = first.told("/api/tables/create", {"terms": TERMS, "deck": READY})
    second.told("/api/tables/sit", {"table": table["id"], "deck": OTHER})
    for one in (first, second):
        share = {"table": table["id"], "nonce": secrets.token_hex(16)}
        table = one.told("/api/tables/nonce", share)
    return first, second, table


class Here:
    """Somebody at a table: what they send, and what they hear of a kind."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def heard(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message: dict[str, Any] = self.socket.receive_json()
            if message["type"] == kind:
                return message

    def reply(self, **message: object) -> dict[str, Any]:
        """What comes back on a message."""
        self.socket.send_json({"ref": 7, **message})
        while True:
            told: dict[str, Any] = self.socket.receive_json()
            if told.get("ref") == 7:
                return told

    def settled(self) -> list[dict[str, Any]]:
        """Everything until the table has nothing more to say."""
        self.socket.send_json({"type": "ping", "ref": 9})
        found = []
        while True:
            found.append(self.socket.receive_json())
            if found[-1]["type"] == "pong" and found[-1]["ref"] == 9:
                return found


@contextmanager
def at(somebody: Somebody, table: dict[str, Any], *, watch: bool = False) -> Iterator[Here]:
    """Bring somebody to a table, perhaps in a window that only watches."""
    with somebody.client.websocket_connect("/api/socket", headers=MEANT) as socket:  # type: ignore[attr-defined]
        hello = {"type": "hello", "table": table["game"], "session": somebody.token}
        socket.send_json({**hello, "watch": watch})
        here = Here(socket)
        assert QUICK_WORDS == here.heard("welcome")["quick"]
        here.heard("whole")
        yield here


def test_a_quick_word_is_told_in_words_and_not_kept(place: Application) -> None:
    """To the other player and to whoever watches, with its name, also from a guest."""
    first, second, table = begun(place)
    watcher = place.somebody(Role.GUEST)
    with at(first, table) as one, at(second, table) as two, at(watcher, table) as three:
        assert "accepted" == one.reply(type="quick", word="nice")["type"]
        for other in (two, three):
            told = other.heard("said")
            assert (first.name, QUICK_WORDS["nice"], "nice", "table") == (
                told["name"],
                told["text"],
                told["word"],
                told.get("where", "table"),
            )
    assert [] == second.told("/api/chat/hear", {"table": table["id"]})["lines"]


def test_quick_words_are_few_and_known(place: Application) -> None:
    """Three at once; whatever is none of them is refused, and so is whoever is muted."""
    first, _, table = begun(place)
    with at(first, table) as one:
        assert "invalid" == one.reply(type="quick", word="insult")["code"]
        codes = [one.reply(type="quick", word="hello").get("code") for _ in range(4)]
        assert [None, None, None, "too_often"] == codes
    second, _, other = begun(place)
    judge = place.somebody(Role.MODERATOR)
    judge.told("/api/people/mute", {"account": second.id, "minutes": 1, "reason": "Rude."})
    with at(second, other) as one:
        assert "forbidden" == one.reply(type="quick", word="hello")["code"]


def test_whoever_has_blocked_somebody_hears_no_quick_word_of_theirs(place: Application) -> None:
    """From that moment on; the watcher beside them does."""
    first, second, table = begun(place)
    watcher = place.somebody(Role.GUEST)
    with at(second, table) as two, at(watcher, table) as three, at(first, table) as one:
        second.told("/api/people/block", {"account": first.id})
        one.reply(type="quick", word="ouch")
        three.heard("said")
        assert [] == [told for told in two.settled() if told["type"] == "said"]


def test_a_player_does_not_hear_the_watchers_in_a_second_window(place: Application) -> None:
    """What is said there could help; when the game is over they hear it."""
    first, second, table = begun(place)
    watcher = place.somebody(Role.PLAYER)
    with (
        at(first, table, watch=True) as peeping,
        at(watcher, table) as watching,
        at(second, table) as two,
    ):
        assert "accepted" == watching.reply(type="say", text="he has the trooper")["type"]
        watching.heard("said")
        assert [] == [told for told in peeping.settled() if told["type"] == "said"]
        two.reply(type="concede")
        peeping.heard("over")
        watching.reply(type="say", text="well played")
        assert "well played" == peeping.heard("said")["text"]


def test_spectators_are_counted_at_the_table_and_in_the_lobby(place: Application) -> None:
    """Somebody with two windows once; nobody once they have gone."""
    first, _, table = begun(place)
    watcher = place.somebody(Role.GUEST)

    def watched() -> int:
        spectators, table_registry = place.state.ports.spectators, place.state.table_registry
        place.client.blocking_portal.call(spectators.tell, table_registry.watchers)
        [listed] = [
            one for one in first.get("/api/tables").json()["tables"] if one["id"] == table["id"]
        ]
        shown = first.told("/api/tables/show", {"table": table["id"]})
        assert listed["watching"] == shown["watching"]
        count: int = listed["watching"]
        return count

    with at(first, table) as one:
        assert 0 == watched()
        with at(watcher, table), at(watcher, table):
            told = [each for each in one.settled() if each["type"] == "presence"]
            assert 1 == told[-1]["watching"]
            assert 1 == watched()
        while one.heard("presence").get("watching"):
            pass
        assert 0 == watched()


def test_what_another_process_tells_is_believed_for_a_while() -> None:
    """And added to what is known here."""
    clock = [1_000]

    async def main() -> None:
        async with LocalBus() as bus:
            here = Spectators("p0", bus, lambda: clock[0], Metrics())
            await here.tell(lambda: {"t1": 2})
            here.hear(Watched("p1", {"t1": 1, "t2": 4}))
            assert [3, 4, 0] == [here.of(table) for table in ("t1", "t2", "t3")]
            clock[0] += PATIENCE_MS
            assert 0 == here.of("t1")

    asyncio.run(main())

"""What a table and the lobby know of each other: who is here, and who hears whom."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

from dejarik.hosting.people.presence import LINGER_MS
from dejarik.service.lobby.game_news import GameNews
from dejarik.service.lobby.presence import PresenceTracker
from dejarik.service.ports import Account
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.lobbies import Opens, lobby_on
from dejarik.testing.visits import MEANT

MOMENT = LINGER_MS + 1_000
NONCE = "0123456789abcdef" * 2
DECKS = [{"kind": "ready", "name": name} for name in ("aw-heroes", "aw-villains")]


@pytest.fixture
def place(sqlite_url: str) -> Iterator[Application]:
    """The whole application in this process."""
    with application(sqlite_url) as opened:
        yield opened


def begun(first: Somebody, second: Somebody) -> tuple[str, str]:
    """Return the table and the game of two, begun."""
    table = first.told("/api/tables/create", {"terms": {"format": "starter"}, "deck": DECKS[0]})
    second.told("/api/tables/sit", {"table": table["id"], "deck": DECKS[1]})
    for one in (first, second):
        table = one.told("/api/tables/nonce", {"table": table["id"], "nonce": NONCE})
    return table["id"], table["game"]


class Seat:
    """Somebody's socket at a table."""

    def __init__(self, socket: Any) -> None:
        """Take it; nothing is heard yet."""
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def hear(self) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = self.socket.receive_json()
        self.heard.append(message)
        return message

    def settle(self) -> None:
        """Hear everything up to now."""
        self.socket.send_json({"type": "ping", "ref": 1})
        while self.hear()["type"] != "pong":
            pass

    def say(self, text: str) -> None:
        """Say something, and wait until the speaker hears it: then the others have, too."""
        self.socket.send_json({"type": "say", "ref": 2, "text": text})
        while self.hear().get("text") != text:
            pass

    def lines(self) -> list[str]:
        """What was said up to now."""
        self.settle()
        return [one["text"] for one in self.heard if one["type"] == "said"]


@contextmanager
def at_table(somebody: Somebody, game: str) -> Iterator[Seat]:
    """Bring somebody to a table."""
    assert isinstance(somebody.client, TestClient)
    with somebody.client.websocket_connect("/api/socket", headers=MEANT) as socket:
        socket.send_json({"type": "hello", "table": game, "session": somebody.token})
        seat = Seat(socket)
        seat.settle()
        yield seat


def here(place: Application, people: Sequence[Somebody], after: int = 0) -> list[str]:
    """Who is here, or will be if nobody comes or goes for so long."""
    doorkeeper: PresenceTracker = place.state.ports.others[PresenceTracker]
    at = place.state.office.now() + after
    return [one.name for one in people if doorkeeper.presence.is_here(one.id, at)]


def here_soon(place: Application, people: Sequence[Somebody], *names: str) -> bool:
    """Whether just these of some people are here, once closed connections are noticed."""
    for _ in range(500):
        if list(names) == here(place, people, MOMENT):
            return True
        time.sleep(0.01)
    return False


def test_a_block_holds_at_tables_from_the_moment_it_is_made(place: Application) -> None:
    """Before coming, during the game, and no longer once it is taken back."""
    ann, bob = place.player("Ann"), place.player("Bob")
    _, game = begun(ann, bob)
    ann.told("/api/people/block", {"account": bob.id})
    with at_table(ann, game) as first, at_table(bob, game) as second:
        second.say("first")
        ann.told("/api/people/unblock", {"account": bob.id})
        second.say("second")
        ann.told("/api/people/block", {"account": bob.id})
        second.say("third")
        first.say("fourth")

        assert ["second", "fourth"] == first.lines()
        assert ["first", "second", "third", "fourth"] == second.lines()


def test_who_sits_at_a_table_is_here(place: Application) -> None:
    """Until their last connection is closed, and a moment longer."""
    ann, bob = place.player("Ann"), place.player("Bob")
    _, game = begun(ann, bob)

    assert [] == here(place, [ann, bob])
    with at_table(ann, game):
        with at_table(ann, game), at_table(bob, game):
            assert ["Ann", "Bob"] == here(place, [ann, bob], MOMENT)
        assert here_soon(place, [ann, bob], "Ann")
    assert here_soon(place, [ann, bob])


def test_a_poll_is_a_connection_like_any_other(place: Application) -> None:
    """Whoever opens one is here; once it is closed they are not, after a moment."""
    ann, bob = place.player("Ann"), place.player("Bob")
    _, game = begun(ann, bob)
    hello = {"type": "hello", "table": game, "session": bob.token}
    poll = place.nobody.client.post("/api/polls", json=hello, headers=MEANT).json()["poll"]

    assert ["Bob"] == here(place, [ann, bob], MOMENT)
    place.client.blocking_portal.call(place.state.polls.close, poll)
    assert [] == here(place, [ann, bob], MOMENT)


def test_whoever_is_not_here_is_told_that_their_time_is_nearly_up(
    database: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the way to their table; accounts that are gone are passed over."""
    told: list[tuple[str, ...]] = []

    async def tell(account: Account, subject: str, _text: str, path: str) -> None:
        told.append((account.id, subject, path))

    async def main() -> None:
        async with lobby_on(database) as lobby:
            await lobby.person("Ann")
            monkeypatch.setattr(lobby.notices, "tell", tell)
            async with GameNews(lobby.ports) as ties:
                await ties.runs_out("t1", ["ann", "gone"])
                await ties.runs_out("", ["ann"])

    asyncio.run(main())
    assert [("ann", "Your time is nearly up", "/table/t1")] == told

"""Who may do what: every route and every message of a table, by role."""

import re
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from dejarik.hosting.people.buckets import Buckets
from dejarik.service import wire
from dejarik.service.people.roles import Role
from dejarik.service.rate_limits import MemoryCounts
from dejarik.service.records.looking_back import ReplayPorts
from dejarik.service.scopes import Scope
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.visits import MEANT, PATIENCE

READY = {"kind": "ready", "name": "aw-heroes"}
OTHER = {"kind": "ready", "name": "aw-villains"}
TERMS = {"format": "starter"}
ONE = {"id": "none"}
TABLE = {"table": "none"}
PERSON = {"account": "none"}
TEXT = {"name": "x", "text": "nothing", "format": "starter"}
NAMED = {"name": "x", "password": "x"}
OUTLINE = {"/api/schema", "/api/schema/{path}"}
"""Where the framework says that there is no such description."""
PAGE = {"/", "/{path}"}
"""Files for anybody, if the page is built: `test_page`."""
ROLES = (None, Role.GUEST, Role.PLAYER, Role.MODERATOR, Role.ADMINISTRATOR)


class Row(NamedTuple):
    """
    What is sent, the status for nobody, guest, player, moderator, administrator, and for keys.

    A key of `scope` is answered as a player is, whoever made it; others are refused.
    """

    body: object
    expected: tuple[int, int, int, int, int]
    scope: Scope | None = None

    def for_key(self, scope: Scope) -> int:
        """The status for a key of one scope."""
        nobody, _, player, _, _ = self.expected
        if len(set(self.expected)) == 1:
            return nobody
        return player if scope is self.scope else 403


def anybody(status: int, body: object = None) -> Row:
    """A route that makes no difference between people."""
    return Row(body, (status,) * 5)


def signed_in(status: int, body: object = None, scope: Scope | None = None) -> Row:
    """A route for everybody with a session, and for keys of a scope."""
    return Row(body, (401, *(status,) * 4), scope)


def reading(status: int, body: object = None) -> Row:
    """A route for everybody with a session, and for keys that read."""
    return signed_in(status, body, Scope.READ)


def playing(status: int, body: object = None) -> Row:
    """A route for everybody with a session, and for keys that play."""
    return signed_in(status, body, Scope.PLAY)


def of_decks(status: int, body: object = None) -> Row:
    """A route for everybody with a session, and for keys of decks."""
    return signed_in(status, body, Scope.DECKS)


def moderators(status: int, body: object = None) -> Row:
    """A route for moderators and administrators."""
    return Row(body, (401, 403, 403, status, status))


def administrators(status: int, body: object = None) -> Row:
    """A route for administrators."""
    return Row(body, (401, 403, 403, 403, status))


EXPECTED = {
    "GET /api/waiting": administrators(200),
    "POST /api/waiting/end": administrators(404, {"game": "none"}),
    "GET /health/live": anybody(200),
    "GET /health/ready": anybody(200),
    "GET /api/schema/openapi.json": anybody(200),
    "GET /api/terms": anybody(200),
    "GET /api/house": anybody(200),
    "GET /api/games/{game}/receipt": anybody(404),
    "GET /api/games/search": anybody(200),
    "GET /api/cards": anybody(200),
    "GET /api/rules": anybody(200),
    "GET /api/cards/{code}/rulings": anybody(404),
    "GET /api/cards/{code}/odds": anybody(404),
    "GET /api/cards/{code}/decks": anybody(404),
    "GET /api/rulings/{ruling}": anybody(404),
    "GET /api/polls/{key}": anybody(404),
    "POST /api/polls/{key}": anybody(404, {"type": "ping"}),
    "POST /api/news": anybody(200, {"type": "hello", "topics": [{"topic": "people"}]}),
    "POST /api/polls": anybody(201, {"type": "hello", "table": "none"}),
    "POST /api/people/register": anybody(400, NAMED),
    "POST /api/people/log-in": anybody(401, NAMED),
    "POST /api/people/guest": anybody(200),
    "POST /api/people/reset-password": anybody(410, {"token": "x", "password": "x"}),
    "POST /api/people/forgot-password": anybody(409, {"name": "x"}),
    "GET /api/decks/ready": anybody(200),
    "POST /api/decks/shared": anybody(404, {"link": "none"}),
    "POST /api/decks/check": anybody(200, {"text": "nothing", "format": "starter"}),
    "POST /api/decks/write": anybody(400, {"text": "nothing"}),
    "POST /api/seeks/linked": anybody(404, {"link": "none"}),
    "POST /api/notices/confirm-address": anybody(410, {"code": "x"}),
    "GET /api/sign-up": anybody(200),
    "POST /api/people/invitation": anybody(410, {"code": "x"}),
    "POST /api/people/invite": Row({}, (401, 403, 403, 200, 200)),
    "POST /api/people/invitations": Row({}, (401, 403, 200, 200, 200)),
    "POST /api/people/revoke-invitation": Row({"invitation": "none"}, (401, 403, 404, 404, 404)),
    "POST /api/people/origin": moderators(404, PERSON),
    "POST /api/people/bans": moderators(200, {}),
    "POST /api/people/ban-network": moderators(
        200, {"network": "198.51.100.0/24", "minutes": 1, "reason": "x"}
    ),
    "POST /api/people/lift-ban": moderators(404, {"ban": "none"}),
    "GET /api/people/me": signed_in(200),
    "GET /api/people/sessions": signed_in(200),
    "GET /api/people/blocked": signed_in(200),
    "GET /api/people/statistics": reading(200),
    "GET /api/decks": of_decks(200),
    "GET /api/seeks": reading(200),
    "GET /api/tables": reading(200),
    "GET /api/tables/mine": reading(200),
    "GET /api/company": reading(200),
    "GET /api/inbox": signed_in(200),
    "GET /api/friends": signed_in(200),
    "POST /api/friends/ask": Row(PERSON, (401, 403, 404, 404, 404)),
    "POST /api/friends/accept": Row(PERSON, (401, 403, 404, 404, 404)),
    "POST /api/friends/end": signed_in(200, PERSON),
    "POST /api/tables/challenge": playing(404, {**PERSON, "terms": TERMS, "deck": READY}),
    "GET /api/notices": signed_in(200),
    "GET /api/games/{game}": reading(404),
    "GET /api/games/{game}/replay": reading(404),
    "GET /api/games/{game}/review": reading(404),
    "POST /api/games/{game}/fork": playing(404, {"position": 0}),
    "POST /api/people/become-account": Row(NAMED, (401, 400, 403, 403, 403)),
    "POST /api/people/change-password": Row({"old": "x", "new": "y"}, (401, 403, 400, 400, 400)),
    "POST /api/people/delete": Row({}, (401, 200, 401, 401, 401)),
    "POST /api/people/export": signed_in(200),
    "POST /api/people/log-out": signed_in(200),
    "POST /api/people/settings": signed_in(200, {"settings": {}}),
    "POST /api/people/revoke-session": signed_in(404, {"session": "none"}),
    "POST /api/people/find": reading(404, {"name": "Nobody-Here"}),
    "POST /api/people/block": signed_in(404, PERSON),
    "POST /api/people/unblock": signed_in(200, PERSON),
    "POST /api/people/profile": reading(404, PERSON),
    "POST /api/people/ladder": anybody(200, {"title": "destiny", "format": "INF"}),
    "POST /api/people/report": signed_in(404, {"about": "none", "place": "lobby", "reason": "x"}),
    "POST /api/people/reports": moderators(200, {}),
    "POST /api/people/close-report": moderators(404, {"report": "none", "note": "x"}),
    "POST /api/people/mute": moderators(404, {**PERSON, "minutes": 1, "reason": "x"}),
    "POST /api/people/unmute": moderators(404, PERSON),
    "POST /api/people/suspend": moderators(404, {**PERSON, "minutes": 1, "reason": "x"}),
    "POST /api/people/readmit": moderators(404, PERSON),
    "POST /api/people/rename": moderators(404, {**PERSON, "name": "Yoda", "reason": "x"}),
    "POST /api/people/warn": moderators(404, {**PERSON, "reason": "x"}),
    "POST /api/people/acknowledge": signed_in(200, {"warning": "none"}),
    "POST /api/tables/abandon": playing(404, TABLE),
    "POST /api/seeks/meanwhile": playing(404, {**ONE, "against": {"bot": "random"}}),
    "POST /api/tables/close": moderators(404, {**TABLE, "reason": "x"}),
    "POST /api/decks/hide": moderators(404, {"link": "none", "reason": "x"}),
    "POST /api/chat/remove": moderators(404, {"line": 0, "reason": "x"}),
    "POST /api/people/reset-link": administrators(404, PERSON),
    "POST /api/people/role": administrators(404, {**PERSON, "role": "player"}),
    "POST /api/people/audit": administrators(200, {}),
    "POST /api/decks/store": of_decks(400, TEXT),
    "POST /api/decks/change": of_decks(404, {**ONE, "text": "nothing"}),
    "POST /api/decks/rename": of_decks(404, {**ONE, "name": "x"}),
    "POST /api/decks/delete": of_decks(404, ONE),
    "POST /api/decks/with": of_decks(404, {"code": "none"}),
    "POST /api/decks/read": of_decks(404, ONE),
    "POST /api/decks/share": Row(ONE, (401, 403, 404, 404, 404), Scope.DECKS),
    "POST /api/decks/unshare": of_decks(404, ONE),
    "POST /api/decks/versions": of_decks(404, ONE),
    "POST /api/decks/restore": of_decks(404, {**ONE, "number": 1}),
    "POST /api/seeks/offer": playing(200, {"terms": TERMS, "deck": READY, "private": True}),
    "POST /api/seeks/show": reading(404, ONE),
    "POST /api/seeks/renew": playing(404, ONE),
    "POST /api/seeks/withdraw": playing(404, ONE),
    "POST /api/seeks/take": playing(404, {**ONE, "deck": READY}),
    "POST /api/tables/create": playing(200, {"terms": TERMS, "deck": READY}),
    "POST /api/tables/sit": playing(404, {**TABLE, "deck": READY}),
    "POST /api/tables/leave": playing(404, TABLE),
    "POST /api/tables/show": reading(404, TABLE),
    "POST /api/tables/rematch": playing(404, TABLE),
    "POST /api/tables/guided": playing(404, {"title": "none"}),
    "POST /api/tables/nonce": playing(404, {**TABLE, "nonce": "00" * 16}),
    "POST /api/chat/say": Row({"text": "Hello."}, (401, 403, 200, 200, 200)),
    "POST /api/chat/hear": signed_in(200, {}),
    "POST /api/notices/subscribe": signed_in(409, {"endpoint": "x", "p256dh": "x", "auth": "x"}),
    "POST /api/notices/unsubscribe": signed_in(200, {"endpoint": "x"}),
    "POST /api/notices/set-address": signed_in(409, {"address": "x@example.org", "password": "x"}),
    "POST /api/notices/forget-address": signed_in(200),
    "GET /api/embed/{game}": anybody(404),
    "GET /api/oembed": anybody(400),
    "GET /api/games/{game}/journal": reading(404),
    "GET /api/caller": reading(200),
    "GET /api/keys": signed_in(200),
    "POST /api/keys/make": Row({"name": "x", "scopes": ["read"]}, (401, 403, 200, 200, 200)),
    "POST /api/keys/revoke": signed_in(404, {"key": "none"}),
    "POST /api/keys/make-bot": Row({"name": "x"}, (401, 403, 400, 400, 400)),
    "POST /api/keys/delete-bot": signed_in(404, PERSON),
}
ENDLESS = {"GET /api/feed"}
"""Answered without an end: `test_feed`."""


@pytest.fixture(scope="module")
def place(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Application]:
    """The whole application."""
    path = tmp_path_factory.mktemp("authorization") / "dejarik.sqlite"
    path.write_bytes(migrated_file.read_bytes())
    with application(f"sqlite:///{path}") as opened:
        end = time.monotonic() + PATIENCE
        while not opened.state.table_registry.is_ready():
            assert time.monotonic() < end, "the application never became ready"
            time.sleep(0.1)
        yield opened


def test_every_route_stands_in_the_table(place: Application) -> None:
    """A new route gets a row that says who may ask it, and a row goes with its route."""
    found = {
        f"{method} {route.path_format}"
        for route in place.client.app.routes
        if isinstance(route, HTTPRoute) and route.path_format not in OUTLINE | PAGE
        for method in route.methods - {"OPTIONS"}
    }

    assert found == EXPECTED.keys() | ENDLESS


@pytest.mark.parametrize("route", EXPECTED)
def test_a_route_answers_each_role_as_the_table_says(place: Application, route: str) -> None:
    """The same request of nobody, a guest, a player, a moderator, an administrator."""
    method, _, path = route.partition(" ")
    row = EXPECTED[route]
    address = re.sub("{[a-z]+}", "none", path)
    answers = []
    for role in ROLES:
        somebody = place.nobody if role is None else place.somebody(role)
        ask = somebody.get(address) if method == "GET" else somebody.post(address, row.body)
        answers.append(ask.status_code)

    assert row.expected == tuple(answers)


@pytest.mark.parametrize("route", EXPECTED)
def test_a_key_opens_what_its_scope_names(place: Application, route: str) -> None:
    """One key of each scope: no key does more than a player's, whoever made it."""
    method, _, path = route.partition(" ")
    row = EXPECTED[route]
    address = re.sub("{[a-z]+}", "none", path)
    replays: ReplayPorts = place.state.ports.others[ReplayPorts]
    replays.rates = Buckets(replays.rates.rate)
    place.state.office.limits.counts = MemoryCounts()
    for role in (Role.PLAYER, Role.MODERATOR, Role.ADMINISTRATOR):
        somebody = place.somebody(role)
        answers = []
        for scope in Scope:
            key = place.key_of(somebody, scope)
            ask = key.get(address) if method == "GET" else key.post(address, row.body)
            answers.append(ask.status_code)

        assert [row.for_key(scope) for scope in Scope] == answers


@pytest.mark.parametrize("scope", Scope)
def test_a_key_of_a_bot_account_is_answered_as_a_bot(place: Application, scope: Scope) -> None:
    """It plays, but offers nothing to people."""
    owner = place.somebody(Role.PLAYER)
    bot = owner.told("/api/keys/make-bot", {"name": "Droid"})
    key = place.key_of(owner, scope, bot["id"])
    table = key.post("/api/tables/create", {"terms": TERMS, "deck": READY})
    offer = key.post("/api/seeks/offer", {"terms": TERMS, "deck": READY})

    assert (200 if scope is Scope.PLAY else 403) == table.status_code
    assert 403 == offer.status_code


# --- messages of a table ---------------------------------------------------------------


class Said(NamedTuple):
    """What is sent, and what is told to a seat, to the opponent of that seat, to a watcher."""

    message: dict[str, Any]
    seat: str
    opponent: str
    watcher: str
    guest: str = ""
    """What a guest who watches is told, if it is something else."""


HERE = {"version": "VERSION"}
MESSAGES = {
    # Both are asked at the beginning, under one number: each answers for its own seat.
    "answer": Said(
        {**HERE, "decision": "DECISION", "choice": 0}, "accepted", "accepted", "not_yours"
    ),
    "concede": Said({}, "accepted", "accepted", "not_yours"),
    "offer_draw": Said({}, "accepted", "accepted", "not_yours"),
    "answer_draw": Said({"accept": False}, "nothing_offered", "nothing_offered", "not_yours"),
    "ask_undo": Said(HERE, "undo_nothing", "undo_nothing", "not_yours"),
    "answer_undo": Said({"accept": False}, "undo_none_open", "undo_none_open", "not_yours"),
    "explain": Said({"question": "action:0"}, "no_answer", "no_answer", "not_yours"),
    "why": Said({"line": 999_999}, "no_answer", "no_answer", "no_answer"),
    "odds": Said({"question": "roll:0"}, "no_answer", "no_answer", "not_yours"),
    "card": Said({"code": "01001"}, "card_sheet", "card_sheet", "card_sheet"),
    "say": Said({"text": "Hello."}, "accepted", "accepted", "accepted", "forbidden"),
    "quick": Said({"word": "hello"}, "accepted", "accepted", "accepted"),
    "give_order": Said({"order": {}}, "accepted", "accepted", "not_yours"),
    "refresh": Said({}, "whole", "whole", "whole"),
    "bug": Said({"note": "It is wrong."}, "accepted", "accepted", "not_yours"),
    "ping": Said({}, "pong", "pong", "pong"),
}


def test_every_message_stands_in_the_table() -> None:
    """A new message gets a row that says who may send it."""
    assert {one.__struct_config__.tag for one in get_args(wire.Message)} == MESSAGES.keys()


@pytest.mark.parametrize("tag", MESSAGES)
def test_a_message_is_answered_by_role(place: Application, tag: str) -> None:
    """Watchers of every role are watchers; a seat is asked by its own decisions only."""
    row = MESSAGES[tag]
    first, second, game = begun(place)
    with at_table(first, game) as seat:
        own = seat.view
    watchers = [place.somebody(role) for role in ROLES if role is not None]
    told = [answered(one, game, tag, row.message, own) for one in [*watchers, second]]
    another, _, fresh = begun(place)
    told.append(answered(another, fresh, tag, row.message, None))

    guest = row.guest or row.watcher
    others = [row.watcher] * (len(watchers) - 1)
    assert [guest, *others, row.opponent, row.seat] == told


def test_nobody_comes_to_a_table(place: Application) -> None:
    """Without a session there is nothing to send a message to."""
    _, _, game = begun(place)
    with place.client.websocket_connect("/api/socket", headers=MEANT) as socket:
        socket.send_json({"type": "hello", "table": game})

        assert ("closing", "not_signed_in") == _kind(socket.receive_json())


class Seat:
    """Somebody at a table: the socket, and the whole view that came first."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}


@contextmanager
def at_table(somebody: Somebody, game: str) -> Iterator[Seat]:
    """Bring somebody to a table."""
    assert isinstance(somebody.client, TestClient)
    with somebody.client.websocket_connect("/api/socket", headers=MEANT) as socket:
        socket.send_json({"type": "hello", "table": game, "session": somebody.token})
        seat = Seat(socket)
        while not seat.view:
            message = socket.receive_json()
            if message["type"] == "whole":
                seat.view = message
        yield seat


def answered(
    somebody: Somebody, game: str, tag: str, message: dict[str, Any], view: dict[str, Any] | None
) -> str:
    """What somebody is told; the decision is that of the view given, else their own."""
    with at_table(somebody, game) as seat:
        asked = (view or seat.view)["view"]["decision"]["id"]
        known = {"VERSION": seat.view["version"], "DECISION": asked}
        body = {
            key: known.get(value, value) if isinstance(value, str) else value
            for key, value in message.items()
        }
        seat.socket.send_json({"type": tag, "ref": 7, **body})
        while True:
            kind, code = _kind(reply := seat.socket.receive_json())
            if reply.get("ref") == 7 or (tag == "refresh" and kind == "whole"):
                return code or kind


def _kind(message: dict[str, Any]) -> tuple[str, str]:
    return message["type"], message.get("code", "") if message["type"] != "card_sheet" else ""


def begun(place: Application) -> tuple[Somebody, Somebody, str]:
    """Two people and their game, which has begun."""
    first, second = place.somebody(Role.PLAYER), place.somebody(Role.PLAYER)
    table = first.told("/api/tables/create", {"terms": TERMS, "deck": READY})["id"]
    second.told("/api/tables/sit", {"table": table, "deck": OTHER})
    for one in (first, second):
        share = {"table": table, "nonce": secrets.token_hex(16)}
        game = one.told("/api/tables/nonce", share)["game"]
    return first, second, game

"""Keys: made once, kept as hashes, revoked at once, worth no more than a player."""

import asyncio
from collections.abc import Iterator

import pytest

from dejarik.service.people import key_wire as wire
from dejarik.service.people import keys, people_wire, removal, sessions, sweeping
from dejarik.service.people.keys import MOST_KEYS, PREFIX
from dejarik.service.people.office import DAY, Caller
from dejarik.service.people.roles import Role
from dejarik.service.people.tokens import hash_of
from dejarik.service.refusals import Code
from dejarik.service.scopes import Scope
from dejarik.testing import http_clients
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.people import PASSWORD, START, AccountsFixture, Opens, crowd, refused
from dejarik.testing.sites import Site
from dejarik.testing.tables import lay_table
from dejarik.testing.visits import MEANT

TODAY = START - START % DAY


async def made(
    people: AccountsFixture, owner: Caller, *scopes: Scope, days: int = 90
) -> wire.KeyMade:
    """A key of somebody."""
    request = wire.MakeKey("my program", scopes or (Scope.READ,), days)
    return await keys.make_key(request, owner, people.office)


def test_a_key_is_kept_as_its_hash_and_recognized_by_its_beginning(database: Opens) -> None:
    """Whoever reads the database finds no key, whoever finds a key knows what it is."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            key = await made(people, han, Scope.READ, Scope.PLAY)
            stored = await people.office.database.rows("SELECT key_hash, begins FROM api_keys")
            assert [(hash_of(key.key), key.key[:12])] == stored
            assert key.key.startswith(PREFIX)
            caller = await people.caller(key.key)
            assert han.account.id == caller.account.id
            assert frozenset({Scope.READ, Scope.PLAY}) == caller.scopes
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(key.key[:-1])

    asyncio.run(main())


def test_the_day_of_the_last_use_is_noted(database: Opens) -> None:
    """Nothing finer: when somebody's program runs is nobody's business."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            key = await made(people, han)
            for wait, used in ((0, TODAY), (1, TODAY), (2 * DAY, TODAY + 2 * DAY)):
                people.now += wait
                await people.caller(key.key)
                [line] = (await keys.list_keys(han, people.office)).keys
                assert used == line.used

    asyncio.run(main())


def test_a_key_ends_on_its_day_and_is_swept_up(database: Opens) -> None:
    """It opens nothing afterwards, and nothing of it is kept."""

    async def main() -> None:
        async with crowd(database) as people:
            key = await made(people, await people.player("Han"), days=7)
            people.now += 7 * DAY - 1
            await people.caller(key.key)
            people.now += 1
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(key.key)
            assert 1 == (await sweeping.sweep(people.office)).keys

    asyncio.run(main())


def test_nobody_has_more_keys_than_ten(database: Opens) -> None:
    """Also if they are asked for at once."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            many = [made(people, han) for _ in range(MOST_KEYS + 3)]
            found = await asyncio.gather(*many, return_exceptions=True)
            assert MOST_KEYS == sum(isinstance(one, wire.KeyMade) for one in found)
            with refused(Code.CONFLICT):
                await made(people, han)

    asyncio.run(main())


def test_a_key_is_revoked_by_its_owner_alone(database: Opens) -> None:
    """And opens nothing from then on."""

    async def main() -> None:
        async with crowd(database) as people:
            han, leia = await people.player("Han"), await people.player("Leia")
            key = await made(people, han)
            request = wire.RevokeKey(key.line.id)
            with refused(Code.MISSING):
                await keys.revoke_key(request, leia, people.office)
            await keys.revoke_key(request, han, people.office)
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(key.key)
            with refused(Code.MISSING):
                await keys.revoke_key(request, han, people.office)

    asyncio.run(main())


def test_keys_of_a_suspended_person_open_nothing(database: Opens) -> None:
    """Until they are let in again."""

    async def main() -> None:
        async with crowd(database) as people:
            han, mon = await people.player("Han"), await people.player("Mon", Role.MODERATOR)
            key = await made(people, han)
            await removal.suspend(
                people_wire.Suspend(han.account.id, 10, "Cheating."), mon, people.office
            )
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(key.key)
            assert frozenset() == await sessions.lasting([key.line.id], people.office)
            await removal.readmit(people_wire.OnePerson(han.account.id), mon, people.office)
            await people.caller(key.key)

    asyncio.run(main())


def test_a_moderator_s_key_is_a_player_s(database: Opens) -> None:
    """Whatever its owner is: a program is not given power over people."""

    async def main() -> None:
        async with crowd(database) as people:
            for role in (Role.MODERATOR, Role.ADMINISTRATOR):
                owner = await people.player(f"Keeper-{len(role)}", role)
                caller = await people.caller((await made(people, owner)).key)
                assert Role.PLAYER == caller.account.role

    asyncio.run(main())


def test_a_key_that_asks_too_often_waits(database: Opens) -> None:
    """Each key has its own count; the session of its owner does not pay for it."""

    async def main() -> None:
        async with crowd(database) as people:
            han = await people.player("Han")
            busy, idle = await made(people, han), await made(people, han)
            for _ in range(60):
                await people.caller(busy.key)
            with refused(Code.TOO_OFTEN):
                await people.caller(busy.key)
            await people.caller(idle.key)
            people.now += 250
            await people.caller(busy.key)

    asyncio.run(main())


# --- at tables ------------------------------------------------------------------------


@pytest.fixture
def app(sqlite_url: str) -> Iterator[Application]:
    """The whole application over an empty database."""
    with application(sqlite_url) as opened:
        yield opened


def greeted(app: Application, key: Somebody, *, watch: bool = True) -> str:
    """What somebody with a key is told first at a table that everybody may watch."""
    game = app.client.blocking_portal.call(lay_table, app.state.database, "keys").game
    with app.client.websocket_connect("/api/socket", headers=MEANT) as socket:
        hello = {"type": "hello", "table": game, "session": key.token, "watch": watch}
        socket.send_json(hello)
        told = socket.receive_json()
        return str(told.get("code", told["type"]))


def test_only_a_key_that_reads_watches(app: Application) -> None:
    """Another one is told which scope it lacks."""
    han = app.player("Han")

    assert "welcome" == greeted(app, app.key_of(han, Scope.READ))
    assert "other_scope" == greeted(app, app.key_of(han, Scope.DECKS))


def test_whoever_comes_with_a_key_does_not_speak(app: Application) -> None:
    """Neither in words of their own nor in ready ones."""
    key = app.key_of(app.player("Han"), Scope.READ)
    game = app.client.blocking_portal.call(lay_table, app.state.database, "keys").game
    with app.client.websocket_connect("/api/socket", headers=MEANT) as socket:
        socket.send_json({"type": "hello", "table": game, "session": key.token})
        for message in ({"type": "say", "text": "Hi."}, {"type": "quick", "word": "hello"}):
            socket.send_json({**message, "ref": 7})
            told = socket.receive_json()
            while told.get("ref") != 7:
                told = socket.receive_json()
            assert ("refused", "no_key") == (told["type"], told["code"])


# --- at the news ----------------------------------------------------------------------


def asked(key: Somebody, *topics: str) -> str:
    """What somebody is told first who asks for news without a websocket."""
    hello = {"type": "hello", "topics": [{"topic": one} for one in topics]}
    [told] = key.told("/api/news", hello)
    return str(told.get("code", told["type"]))


def test_a_key_hears_no_more_news_than_its_scope_opens(app: Application) -> None:
    """What no key opens over HTTP is not told as news either; nor without the scope to read."""
    han = app.player("Han")
    reads, keeps_decks = app.key_of(han, Scope.READ), app.key_of(han, Scope.DECKS)

    assert "told" == asked(reads, "people", "offers", "tables", "own")
    for topic in ("inbox", "friends", "chat"):
        assert "other_scope" == asked(reads, "people", topic)
        assert "told" == asked(han, topic)
    assert "other_scope" == asked(keeps_decks, "people")


def test_a_key_that_listens_cannot_turn_to_what_is_closed(app: Application) -> None:
    """Neither with another message on an open socket."""
    key = app.key_of(app.player("Han"), Scope.READ)
    with app.client.websocket_connect("/api/news", headers=MEANT) as socket:
        socket.send_json({"type": "hello", "topics": [], "session": key.token})
        socket.send_json({"type": "listen", "topics": [{"topic": "inbox"}]})
        told = socket.receive_json()

    assert ("refused", "other_scope") == (told["type"], told["code"])


def test_a_key_is_revoked_everywhere_at_once(cluster_site: Site) -> None:
    """Another process, too, does not take it any more."""
    here, there = (one.url.replace("ws", "http", 1) for one in cluster_site.processes)
    with (
        http_clients.client(here) as first,
        http_clients.client(there) as second,
    ):
        asked = {"name": "Han-of-keys", "password": PASSWORD}
        owner = Somebody(first, Somebody(first).told("/api/people/register", asked)["token"])
        made_here = owner.told("/api/keys/make", {"name": "x", "scopes": ["read"]})
        key = Somebody(second, made_here["key"])
        assert 200 == key.get("/api/tables").status_code
        owner.told("/api/keys/revoke", {"key": made_here["line"]["id"]})

        assert 401 == key.get("/api/tables").status_code

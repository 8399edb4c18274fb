"""What is kept of people: an export tells it, a deletion ends it, and no table is forgotten."""

import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
import sqlalchemy as sa

from dejarik.hosting.play.bug_wire import BugReport
from dejarik.service.ids import new_id
from dejarik.service.lobby.deck_store import DeckStore, StoredDeck
from dejarik.service.lobby.version_store import StoredVersion, VersionStore
from dejarik.service.notices.board import Subscription
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.roles import Role
from dejarik.service.people.session_store import ResetStore
from dejarik.service.personal_data import export_store
from dejarik.service.personal_data.export import EXPORTS
from dejarik.service.personal_data.export_wire import PersonalData
from dejarik.service.personal_data.inventory import INVENTORY, NO_PERSON, Deletion
from dejarik.service.records.fault_store import FaultStore
from dejarik.service.scopes import Scope
from dejarik.testing.application import PASSWORD, Application, Somebody, application

HEROES = {"kind": "ready", "name": "aw-heroes"}
VILLAINS = {"kind": "ready", "name": "aw-villains"}
TERMS = {"format": "starter"}
FAR = 2**52
SHARED_ONLY = {"rate_limits"}
"""Tables that a file of one process does not have."""
NAME_IS_LEFT = {"games.settings", "games.setup", "reports.excerpt", "faults.report"}
"""Where the name of somebody who is gone is still stored, and shown to nobody."""
CARDS = b'{"secret":"list"}'


class World(NamedTuple):
    """A service where everything has happened to Han at least once, and whom he met."""

    url: str
    place: Application
    han: Somebody
    leia: Somebody
    keeper: Somebody


@pytest.fixture
def world(database_url: str) -> Iterator[World]:
    """Two people who have done everything there is to do."""
    with application(database_url) as place:
        han, leia = place.player("Han-Solo"), place.player("Leia")
        keeper = place.player("Keeper", Role.ADMINISTRATOR)
        found = World(database_url, place, han, leia, keeper)
        meet(found)
        play(found)
        place.client.blocking_portal.call(keep, found)
        yield found


def meet(world: World) -> None:
    """Let them be friends and foes, speak, and be spoken to by moderators."""
    han, leia, keeper = world.han, world.leia, world.keeper
    lando, jabba = world.place.player("Lando"), world.place.player("Jabba")
    han.told("/api/friends/ask", {"account": leia.id})
    leia.told("/api/friends/accept", {"account": han.id})
    lando.told("/api/friends/ask", {"account": han.id})
    han.told("/api/people/block", {"account": jabba.id})
    for one in (han, leia):
        one.told("/api/keys/make", {"name": "my program", "scopes": ["read"], "days": 1})
        one.told("/api/keys/make-bot", {"name": f"{one.name}-droid"})
    jabba.told("/api/people/block", {"account": han.id})
    han.told("/api/chat/say", {"text": "Never tell me the odds."})
    leia.told("/api/chat/say", {"text": "A word of Leia."})
    for one, about in ((han, leia), (leia, han)):
        wish = {"about": about.id, "place": "lobby", "reason": f"Told by {one.name[:3]}."}
        one.told("/api/people/report", wish)
    reports = keeper.told("/api/people/reports", {})["reports"]
    (about_han,) = [one["id"] for one in reports if one["about"] == han.id]
    keeper.told("/api/people/close-report", {"report": about_han, "note": "Leia is right."})
    keeper.told("/api/people/warn", {"account": han.id, "reason": "Shoot second."})
    keeper.told("/api/people/role", {"account": leia.id, "role": "moderator"})
    leia.told("/api/people/mute", {"account": han.id, "minutes": 1, "reason": "Quiet."})


def play(world: World) -> None:
    """Let them play one game that a moderator ends, begin another, and offer a third."""
    han, leia = world.han, world.leia
    for number in range(2):
        table = han.told("/api/tables/create", {"terms": TERMS, "deck": HEROES})["id"]
        leia.told("/api/tables/sit", {"table": table, "deck": VILLAINS})
        for one in (han, leia):
            one.told("/api/tables/nonce", {"table": table, "nonce": secrets.token_hex(16)})
        if number == 0:
            world.keeper.told("/api/tables/close", {"table": table, "reason": "Too long."})
    for one in (han, leia):
        one.told("/api/seeks/offer", {"terms": TERMS, "deck": HEROES, "private": True})


async def keep(world: World) -> None:
    """Keep of both what would take a game, a mail server or a browser."""
    database = world.place.state.database
    for one in (world.han, world.leia):
        # Older releases wrote it.
        await database.run("INSERT INTO private_presence (account) VALUES (%s)", (one.id,))
        deck = StoredDeck(new_id(), one.id, "destiny", f"{one.name}'s", "", "INF", CARDS, 1, 1)
        await DeckStore(database).add(deck, 10)
        await VersionStore(database).add(deck.id, StoredVersion(1, CARDS, "first", 1), 10)
        push = Subscription(f"https://push.example.org/{one.name}", "p256dh", "auth")
        await NoticeStore(database).subscribe(one.id, push, 1)
        mail = MailStore(database)
        for address in (f"{one.name}@old.example.org", f"{one.name}@new.example.org"):
            await mail.ask(one.id, address, f"hash of {address}", FAR)
            if "old" in address:
                await mail.confirm(f"hash of {address}", 1)
        await ResetStore(database).put(f"reset of {one.name}", one.id, FAR)
        fault = BugReport("game", f"{one.name} found it.", 0, 0, b"hidden")
        await FaultStore(database, lambda: 1).keep(fault, one.id)
        await database.run(
            "INSERT INTO ratings (holder, account, title, format, points, deviation, volatility,"
            " games, played) VALUES (%s, %s, 'destiny', 'INF', 1500.5, 80.0, 0.06, 3, 1)",
            (one.id, one.id),
        )
        # Whom one met last is noted with an offer after a game that counted.
        other = world.leia if one is world.han else world.han
        sql = "UPDATE seeks SET last_opponent = %s WHERE owner = %s"
        await database.run(sql, (other.id, one.id))


def opened(url: str) -> sa.Engine:
    """Return what reads the whole database."""
    return sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))


def tables_of(url: str) -> set[str]:
    """Return the names of all tables."""
    engine = opened(url)
    try:
        return set(sa.inspect(engine).get_table_names())
    finally:
        engine.dispose()


def holding(url: str, text: str) -> set[str]:
    """Return the columns of all tables in which a text stands, inside of anything."""
    engine, found = opened(url), set()
    with engine.connect() as connection:
        schema = sa.MetaData()
        schema.reflect(connection)
        for table in schema.tables.values():
            for row in connection.execute(sa.select(table)).mappings():
                for column, value in row.items():
                    held = bytes(value) if isinstance(value, memoryview) else value
                    shown = held.decode("latin-1") if isinstance(held, bytes) else str(held)
                    if text in shown:
                        found.add(f"{table.name}.{column}")
    engine.dispose()
    return found


def test_every_table_is_in_the_inventory(database_url: str) -> None:
    """A new table says which of its columns name people, or that none does."""
    personal = {name.partition(".")[0] for name in INVENTORY}
    missing = SHARED_ONLY if database_url.startswith("sqlite") else set()

    assert tables_of(database_url) == (personal | NO_PERSON.keys()) - missing
    assert set() == personal & NO_PERSON.keys()


def test_every_reference_to_an_account_is_in_the_inventory(database_url: str) -> None:
    """And goes with it, as the inventory says."""
    engine = opened(database_url)
    inspector = sa.inspect(engine)
    found = {
        f"{table}.{column}": key["options"].get("ondelete")
        for table in inspector.get_table_names()
        for key in inspector.get_foreign_keys(table)
        if key["referred_table"] == "accounts"
        for column in key["constrained_columns"]
    }
    engine.dispose()

    assert found
    assert {"CASCADE"} == set(found.values())
    assert {Deletion.DELETED} == {INVENTORY[name].deletion for name in found}


def test_what_is_not_exported_or_stays_has_a_reason() -> None:
    """And whatever is exported has a field."""
    fields = set(PersonalData.__struct_fields__)
    for name, held in INVENTORY.items():
        assert held.exported in fields | {""}, name
        needs_reason = not held.exported or held.deletion is Deletion.KEPT
        assert needs_reason == bool(held.reason), name


def test_no_column_names_people_behind_the_inventory(world: World) -> None:
    """Everything was done once, and every id that is found anywhere is known to be there."""
    found: set[str] = set()
    for one in (world.han, world.leia, world.keeper):
        found |= holding(world.url, one.id)

    assert INVENTORY.keys() == found


def test_whoever_leaves_is_found_only_where_the_inventory_says(world: World) -> None:
    """The rest is gone, and so is the name wherever anybody could read it."""
    before = holding(world.url, world.han.id)
    assert holding(world.url, "Han-Solo") > NAME_IS_LEFT
    world.han.told("/api/people/delete", {"password": PASSWORD})

    kept = {name for name, held in INVENTORY.items() if held.deletion is Deletion.KEPT}
    assert before & kept == holding(world.url, world.han.id)
    assert NAME_IS_LEFT >= holding(world.url, "Han-Solo")
    assert set() == holding(world.url, "Never tell me the odds.") - {"reports.excerpt"}


@pytest.mark.parametrize("who", ["guest", "bot"])
def test_nobody_waits_at_a_table_for_whoever_has_left(world: World, who: str) -> None:
    """A public table goes with the last person at it; one with others stays theirs."""
    owner = world.leia
    leaver = world.place.guest()
    if who == "bot":
        [bot] = owner.get("/api/keys").json()["bots"]
        leaver = world.place.key_of(owner, Scope.PLAY, bot["id"])
    wish = {"terms": TERMS, "deck": HEROES, "private": who == "bot"}
    table = leaver.told("/api/tables/create", wish)
    if who == "bot":
        owner.told("/api/keys/delete-bot", {"account": leaver.id})
    else:
        leaver.told("/api/people/delete", {})

    found = owner.post("/api/tables/show", {"table": table["id"], "link": table["link"] or None})
    assert 404 == found.status_code
    assert set() == holding(world.url, leaver.id)


def exported(somebody: Somebody) -> tuple[PersonalData, str]:
    """Return an export, and its text."""
    answer = somebody.post("/api/people/export")
    assert 200 == answer.status_code, answer.text
    assert "dejarik-data.json" in answer.headers["content-disposition"]
    return msgspec.json.decode(answer.content, type=PersonalData), answer.text


def test_an_export_has_everything(world: World) -> None:
    """Each field that the inventory names has something in it."""
    data, _ = exported(world.han)

    for field in {held.exported for held in INVENTORY.values()} - {"", "acts_by_you"}:
        assert getattr(data, field), field
    assert "Han-Solo" == data.account.name
    assert "Han-Solo@old.example.org" == data.mail.address
    assert "Han-Solo@new.example.org" == data.mail.new_address
    assert ["push.example.org"] == [one.host for one in data.push_subscriptions]
    assert ["first"] == [one.note for deck in data.decks for one in deck.versions]
    assert [False, True] == sorted(one.asked_by_you for one in data.friends)
    assert ["Never tell me the odds."] == [one.text for one in data.chat_lines]
    assert {"warn somebody", "mute somebody", "close reports", "close a table"} == {
        one.act for one in data.acts_about_you
    }
    assert {"mute somebody"} == {one.act for one in exported(world.leia)[0].acts_by_you}


def test_games_are_exported_with_the_way_to_their_answers(world: World) -> None:
    """When they are over; while one goes on there is none."""
    data, _ = exported(world.han)
    over, running = data.games

    assert ("over", "playing") == (over.status, running.status)
    assert f"{data.site}/replay/{over.game}?seat=0" == over.replay
    assert "" == running.replay
    assert (True, 0) == (over.is_host, over.seat)


def test_an_export_has_nothing_that_is_not_ones_own(world: World) -> None:
    """No secrets, no words of others, and not who has blocked or reported one."""
    _, text = exported(world.han)

    hidden = holding(world.url, "argon2")
    assert {"accounts.password"} == hidden
    for secret in ("argon2", "hash of", "reset of", "p256dh", "push.example.org/", world.han.token):
        assert secret not in text
    for theirs in ("A word of Leia", "Told by Lei", "Leia is right", "Leia@", "Leia's", "aw-vil"):
        assert theirs not in text
    assert 1 == text.count("Jabba")
    assert world.keeper.id not in text


def test_an_export_is_read_page_by_page(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is lost or doubled where a page ends."""
    monkeypatch.setattr(export_store, "PAGE", 2)
    database: Any = world.place.state.database
    sql = "INSERT INTO chat (place, author, said, at) VALUES ('lobby', %s, %s, %s)"
    for number in range(5):
        # Two were said in the same moment.
        values = (world.leia.id, f"line {number}", FAR + number // 2)
        world.place.client.blocking_portal.call(database.run, sql, values)
    data, _ = exported(world.leia)

    assert [f"line {number}" for number in range(5)] == [one.text for one in data.chat_lines[1:]]


def test_exports_are_few_a_day(world: World) -> None:
    """Then whoever asks is told how long to wait."""
    codes = [world.leia.post("/api/people/export").status_code for _ in range(4)]

    assert [200] * EXPORTS.rate.burst + [429] == codes


def test_guests_can_export_and_leave(world: World) -> None:
    """They have no password, and as much right."""
    guest = world.place.guest()
    guest.told("/api/chat/say", {"text": "Just passing."})
    data, _ = exported(guest)
    assert ("guest", "Just passing.") == (data.account.role, data.chat_lines[0].text)
    guest.told("/api/people/delete", {})

    assert set() == holding(world.url, guest.id)

"""What is kept of people: an export tells it, a deletion ends it, and no table is forgotten."""

import re
from base64 import b64decode
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from dejarik.service.people.roles import Role
from dejarik.service.personal_data import export_store
from dejarik.service.personal_data.export import EXPORTS
from dejarik.service.personal_data.export_wire import PersonalData
from dejarik.service.personal_data.inventory import INVENTORY, NO_PERSON, Deletion
from dejarik.service.scopes import Scope
from dejarik.testing.application import PASSWORD, Somebody, application
from tests.service.lived import HEROES, TERMS, World, keep, meet, play

FAR = 2**52
SHARED_ONLY = {"rate_limits"}
"""Tables that a file of one process does not have."""
NAME_IS_LEFT = {"reports.excerpt"}
"""Where the name of somebody who is gone is still stored, for moderators to decide about."""


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
        place.keep_sign_up(han, leia, FAR)
        place.keep_sign_up(leia, keeper, FAR)
        yield found


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


def unpacked(shown: str) -> str:
    """Return what long words of base64 in a text stand for."""
    words = re.findall(r"[A-Za-z0-9+/]{40,}", shown)
    parts = [b64decode(word[: len(word) // 4 * 4]).decode("latin-1") for word in words]
    return "\n".join(parts)


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
                    if text in shown or text in unpacked(shown):
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
    acts = {one.act for one in exported(world.leia)[0].acts_by_you}
    assert {"mute somebody", "ban a network"} == acts


def test_games_are_exported_with_the_way_to_their_answers(world: World) -> None:
    """When they are over; while one goes on there is none."""
    data, _ = exported(world.han)
    over, running = data.games[:2]

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
    guest.told("/api/people/settings", {"settings": {"sound": True}})
    data, _ = exported(guest)
    assert ("guest", {"sound": True}) == (data.account.role, data.settings)
    guest.told("/api/people/delete", {})

    assert set() == holding(world.url, guest.id)

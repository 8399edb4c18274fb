"""Bot accounts: known as such wherever they are named, and used by keys alone."""

import asyncio
from collections.abc import Iterator

import pytest

from dejarik.service.people import (
    accounts,
    administration,
    bot_accounts,
    keys,
    people_wire,
    removal,
)
from dejarik.service.people import key_wire as wire
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.bot_accounts import MOST_BOTS
from dejarik.service.people.office import Caller
from dejarik.service.people.people_wire import Person
from dejarik.service.people.roles import Role
from dejarik.service.personal_data import deletion
from dejarik.service.personal_data.deletion import delete_account
from dejarik.service.refusals import Code
from dejarik.service.scopes import Scope
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.people import HOME, PASSWORD, AccountsFixture, Opens, crowd, refused

TERMS = {"format": "starter"}
READY = {"kind": "ready", "name": "aw-heroes"}


async def bot_of(people: AccountsFixture, owner: Caller, name: str = "R2-D2") -> Person:
    """A bot account of somebody."""
    return await bot_accounts.make_bot(wire.MakeBot(name), owner, people.office)


async def key_for(people: AccountsFixture, owner: Caller, bot: Person) -> str:
    """A key for it."""
    request = wire.MakeKey("plays", (Scope.PLAY,), account=bot.id)
    return (await keys.make_key(request, owner, people.office)).key


def test_a_bot_says_whose_it_is_and_is_no_more_than_a_bot(database: Opens) -> None:
    """Its name, its role, and what its key stands for."""

    async def main() -> None:
        async with crowd(database) as people:
            luke = await people.player("Luke")
            bot = await bot_of(people, luke)
            assert ("R2-D2 (bot of Luke)", "bot") == (bot.name, bot.role)
            caller = await people.caller(await key_for(people, luke, bot))
            assert (bot.id, Role.BOT) == (caller.account.id, caller.account.role)
            for password in ("", PASSWORD):
                with refused(Code.NOT_SIGNED_IN):
                    request = people_wire.LogIn(bot.name, password)
                    await accounts.log_in(request, HOME, people.office)

    asyncio.run(main())


def test_nobody_has_more_than_three(database: Opens) -> None:
    """Also if they are asked for at once; one that is deleted makes room."""

    async def main() -> None:
        async with crowd(database) as people:
            luke = await people.player("Luke")
            many = [bot_of(people, luke, f"Droid-{letter}") for letter in "abcde"]
            found = await asyncio.gather(*many, return_exceptions=True)
            bots = [one for one in found if isinstance(one, Person)]
            assert MOST_BOTS == len(bots)
            with refused(Code.CONFLICT):
                await bot_of(people, luke, "Droid-f")
            await deletion.delete_bot(wire.NamedBot(bots[0].id), luke, people.office, people.start)
            await bot_of(people, luke, "Droid-f")

    asyncio.run(main())


def test_a_bot_is_its_owner_s_alone(database: Opens) -> None:
    """Nobody else deletes it or makes keys for it."""

    async def main() -> None:
        async with crowd(database) as people:
            luke, han = await people.player("Luke"), await people.player("Han")
            bot = await bot_of(people, luke)
            with refused(Code.MISSING):
                await key_for(people, han, bot)
            with refused(Code.MISSING):
                await deletion.delete_bot(wire.NamedBot(bot.id), han, people.office, people.start)

    asyncio.run(main())


def test_a_bot_goes_with_its_owner(database: Opens) -> None:
    """Suspended with them, renamed with them, and gone with them."""

    async def main() -> None:
        async with crowd(database) as people:
            luke, mon = await people.player("Luke"), await people.player("Mon", Role.MODERATOR)
            bot = await bot_of(people, luke)
            key = await key_for(people, luke, bot)
            rename = people_wire.Rename(luke.account.id, "Wormie", "As asked.")
            await removal.rename(rename, mon, people.office)
            store = AccountStore(people.office.database)
            assert {bot.id: "R2-D2 (bot of Wormie)"} == await store.names([bot.id])
            await removal.rename(
                people_wire.Rename(bot.id, "Bolt", "As asked."), mon, people.office
            )
            assert {bot.id: "Bolt (bot of Wormie)"} == await store.names([bot.id])
            suspend = people_wire.Suspend(luke.account.id, 5, "Noise.")
            await removal.suspend(suspend, mon, people.office)
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(key)
            await removal.readmit(people_wire.OnePerson(luke.account.id), mon, people.office)
            await people.caller(key)
            back = await people.log_in("Wormie")
            delete = people_wire.DeleteAccount(PASSWORD)
            await delete_account(delete, back, people.office, people.start)
            assert await store.find(bot.id) is None
            with refused(Code.NOT_SIGNED_IN):
                await people.caller(key)

    asyncio.run(main())


def test_an_administrator_makes_no_person_of_a_bot(database: Opens) -> None:
    """It gets neither another role nor a password."""

    async def main() -> None:
        async with crowd(database) as people:
            luke = await people.player("Luke")
            ruler = await people.player("Mon", Role.ADMINISTRATOR)
            bot = await bot_of(people, luke)
            with refused(Code.CONFLICT):
                request = people_wire.SetRole(bot.id, "moderator")
                await administration.set_role(request, ruler, people.office)
            with refused(Code.CONFLICT):
                link = people_wire.MakeResetLink(bot.id)
                await administration.make_reset_link(link, ruler, people.office)

    asyncio.run(main())


# --- at tables ------------------------------------------------------------------------


@pytest.fixture
def app(sqlite_url: str) -> Iterator[Application]:
    """The whole application over an empty database."""
    with application(sqlite_url) as opened:
        yield opened


@pytest.fixture
def bot(app: Application) -> Somebody:
    """A bot account that plays, by its key."""
    luke = app.player("Luke")
    made = luke.told("/api/keys/make-bot", {"name": "R2-D2"})
    return app.key_of(luke, Scope.PLAY, made["id"])


def test_a_bot_is_challenged_and_sits_down(app: Application, bot: Somebody) -> None:
    """Its seat says what it is; a rated game with it is refused."""
    han = app.player("Han")
    asked = {"account": bot.id, "terms": TERMS, "deck": READY}
    assert (
        400 == han.post("/api/tables/challenge", {**asked, "settings": {"rated": True}}).status_code
    )
    table = han.told("/api/tables/challenge", asked)
    told = bot.told("/api/tables/sit", {"table": table["id"], "deck": READY})

    assert ["Han", "R2-D2 (bot of Luke)"] == [seat["name"] for seat in told["seats"]]


def test_nobody_meets_a_bot_unawares(app: Application, bot: Somebody) -> None:
    """It neither sits down at a table for anybody, nor offers or takes games, nor is rated."""
    han = app.player("Han")
    table = han.told("/api/tables/create", {"terms": TERMS, "deck": READY})
    seek = han.told("/api/seeks/offer", {"terms": TERMS, "deck": READY})
    own = {"terms": TERMS, "deck": READY, "settings": {"rated": True}}
    answers = [
        bot.post("/api/tables/sit", {"table": table["id"], "deck": READY}),
        bot.post("/api/seeks/take", {"id": seek["id"], "deck": READY}),
        bot.post("/api/seeks/offer", {"terms": TERMS, "deck": READY}),
        bot.post("/api/tables/create", own),
    ]

    assert [403, 403, 403, 400] == [one.status_code for one in answers]
    assert 200 == bot.post("/api/tables/create", {"terms": TERMS, "deck": READY}).status_code

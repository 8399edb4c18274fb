"""Every table has one home, and the dead lose theirs."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager

import pytest

from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ports import Database, Home, Missing, Neighbour, StoredGame, Value

Opens = Callable[[], AbstractAsyncContextManager[Database]]
Play = Callable[[Database, SqlDirectory, SqlDirectory], Awaitable[None]]

WRONG_NOW = 5
"""No directory looks at the clock of its caller."""


def with_two(database: Opens, play: Play) -> None:
    """Do something with two processes that have beaten, and the games a and b."""

    async def main() -> None:
        async with database() as db:
            for name in "ab":
                game = StoredGame(name, "destiny", b"", b"", b"", b"", b"", b"", 1)
                await SqlJournal(db).create(game)
            one = SqlDirectory(db, "one", "http://one")
            two = SqlDirectory(db, "two", "http://two")
            await one.beat(WRONG_NOW, 0)
            await two.beat(WRONG_NOW, 0)
            async with asyncio.timeout(30):
                await play(db, one, two)

    asyncio.run(main())


async def bury(db: Database, instance: str) -> None:
    """Let a process have been silent for longer than the living are."""
    await db.run("UPDATE instances SET seen = seen - 2001 WHERE id = %s", (instance,))


def test_a_new_table_has_no_home_and_an_unknown_one_is_missing(database: Opens) -> None:
    """Nothing is not an error, but a game that is not there is."""

    async def play(_db: Database, one: SqlDirectory, _two: SqlDirectory) -> None:
        assert None is await one.find("a", WRONG_NOW)
        with pytest.raises(Missing):
            await one.find("c", WRONG_NOW)
        assert None is await one.claim("c", None)

    with_two(database, play)


def test_a_claimed_table_is_found_by_everybody(database: Opens) -> None:
    """The home has the address and the first epoch, and hears of it with its beat."""

    async def play(_db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        home = Home("a", "one", "http://one", 1, own_url="http://one")
        assert home == await one.claim("a", None)
        assert home == await two.find("a", WRONG_NOW)
        await one.beat(WRONG_NOW, 0)
        assert frozenset({"a"}) == await one.mine()
        await two.beat(WRONG_NOW, 0)
        assert frozenset() == await two.mine()

    with_two(database, play)


def test_a_silent_process_is_dead_and_its_table_can_be_taken(database: Opens) -> None:
    """Whoever takes it moves the epoch on; the old home finds out by its beat."""

    async def play(db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        await one.claim("a", None)
        await bury(db, "one")
        found = await two.find("a", WRONG_NOW)
        assert Home("a", "one", "http://one", 1, alive=False, own_url="http://one") == found
        taken = Home("a", "two", "http://two", 2, own_url="http://two")
        assert taken == await two.claim("a", found)
        await one.beat(WRONG_NOW, 0)
        assert frozenset() == await one.mine()

    with_two(database, play)


def test_a_process_is_asked_at_an_address_of_its_own(database: Opens) -> None:
    """Clients are sent to the public one, where a proxy may answer."""

    async def play(db: Database, one: SqlDirectory, _two: SqlDirectory) -> None:
        three = SqlDirectory(db, "three", "http://proxy/3", own_url="http://three")
        home = await three.claim("a", None)
        await three.beat(WRONG_NOW, 0)
        assert Home("a", "three", "http://proxy/3", 1, own_url="http://three") == home
        assert home == await one.find("a", WRONG_NOW)

    with_two(database, play)


def test_a_process_that_beats_again_lives_again(database: Opens) -> None:
    """Being silent for a while costs nothing if nobody has acted on it."""

    async def play(db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        await one.claim("a", None)
        await bury(db, "one")
        await one.beat(WRONG_NOW, 0)
        assert frozenset({"a"}) == await one.mine()
        found = await two.find("a", WRONG_NOW)
        assert found is not None
        assert found.alive

    with_two(database, play)


@pytest.mark.parametrize("left", [False, True])
def test_of_many_who_claim_at_once_one_wins(database: Opens, left: bool) -> None:
    """All saw the same; one gets the table, whether it was dead or left."""

    async def play(db: Database, one: SqlDirectory, _two: SqlDirectory) -> None:
        await one.claim("a", None)
        await (one.leave() if left else bury(db, "one"))
        many = [SqlDirectory(db, f"p{n}", "") for n in range(20)]
        found = await many[0].find("a", WRONG_NOW)
        assert left is (found is None)
        claims = await asyncio.gather(*(each.claim("a", found) for each in many))
        assert [2] == [home.epoch for home in claims if home is not None]

    with_two(database, play)


def test_a_claim_on_what_has_changed_is_nothing(database: Opens) -> None:
    """Neither a table that was taken meanwhile nor one that came back to its old home goes."""

    async def play(_db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        old = await one.claim("a", None)
        await one.leave()
        await one.beat(WRONG_NOW, 0)
        again = await one.claim("a", None)
        assert Home("a", "one", "http://one", 2, own_url="http://one") == again
        assert None is await two.claim("a", old)
        assert None is await two.claim("a", None)
        assert again == await two.find("a", WRONG_NOW)

    with_two(database, play)


def test_whoever_leaves_has_no_tables(database: Opens) -> None:
    """Its tables have no home, and those of others stay."""

    async def play(_db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        await one.claim("a", None)
        theirs = await two.claim("b", None)
        await one.leave()
        assert None is await two.find("a", WRONG_NOW)
        assert theirs == await two.find("b", WRONG_NOW)

    with_two(database, play)


def test_neighbours_live_and_the_emptiest_comes_first(database: Opens) -> None:
    """Oneself is no neighbour, and the dead are none either."""

    async def play(db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        three = SqlDirectory(db, "three", "http://three", "1.0", "http://own")
        await one.beat(WRONG_NOW, 0)
        await two.beat(WRONG_NOW, 7)
        await three.beat(WRONG_NOW, 4)
        second = Neighbour("http://two", 7, own_url="http://two")
        third = Neighbour("http://three", 4, "1.0", "http://own")
        assert (third, second) == await one.neighbours(WRONG_NOW)
        assert (Neighbour("http://one", 0, own_url="http://one"), third) == await two.neighbours(
            WRONG_NOW
        )
        await bury(db, "three")
        assert (second,) == await one.neighbours(WRONG_NOW)

    with_two(database, play)


def test_a_table_that_was_claimed_again_is_not_let_go_of(database: Opens) -> None:
    """Who lets go of a home that was taken and come back to since does not mean that one."""

    async def play(db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        first = await one.claim("a", None)
        assert first is not None
        second = await two.claim("a", first)
        assert second is not None
        third = await one.claim("a", second)
        assert third is not None
        await one.release({"a": first.epoch})
        assert frozenset({"a"}) == await one.mine()
        await one.release({"a": third.epoch})
        assert frozenset() == await one.mine()

    with_two(database, play)


def test_many_tables_are_let_go_of_at_once(database: Opens) -> None:
    """One statement for all of them, and none of another process is touched."""

    async def play(db: Database, one: SqlDirectory, two: SqlDirectory) -> None:
        statements = 0
        run = db.run

        async def counted(sql: str, values: Sequence[Value] = ()) -> int:
            nonlocal statements
            statements += 1
            return await run(sql, values)

        many = [f"g{number}" for number in range(2_000)]
        async with db.transaction() as together:
            for game in many:
                sql = "INSERT INTO homes (game, instance, epoch) VALUES (%s, %s, 1)"
                await together.run(sql, (game, "one"))
        await two.claim("a", None)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(db, "run", counted)
            await one.release(dict.fromkeys([*many, "a"], 1))
        assert (1, frozenset[str](), frozenset({"a"})) == (
            statements,
            await one.mine(),
            await two.mine(),
        )

    with_two(database, play)

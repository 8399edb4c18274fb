"""Tables of two titles in one server: sockets, bots, taking back, and a server that dies."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from dejarik.hosting.play.room import Room
from dejarik.hosting.play.settings_wire import ChessClock, TableSettings
from dejarik.service import wire
from dejarik.service.adapters.databases import open_database
from dejarik.testing.accounting import examine
from dejarik.testing.playing import until
from dejarik.testing.processes import Process
from dejarik.testing.sites import Place, Site
from dejarik.testing.table_clients import Player
from dejarik.testing.tables import Seated, lay_tables
from dejarik.testing.visits import SOCKET, Visit
from tests.service.alone import alone
from tests.titles.both import BOTH

PATIENCE = 150.0
KINDS = ("destiny", "toy", "toy")
"""The titles of three tables: Destiny for two, the toy for two, the toy for three."""


def players_of(urls: list[str], seated: list[Seated]) -> list[Player]:
    """A player for each seat."""
    return [
        Player(urls, session, table.game, f"{number}.{seat}")
        for number, table in enumerate(seated)
        for seat, session in enumerate(table.sessions)
    ]


async def play_all(players: list[Player]) -> None:
    """Let everybody play to the end."""
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        for player in players:
            tasks.create_task(player.play())


async def played_beside_each_other(site: Site, bot: str = "") -> list[Player]:
    """Three tables at once; every answer and every view is held against the journal."""
    async with site.open_database() as database:
        seated = await lay_tables(database, len(KINDS), f"beside {bot}", bot, BOTH)
        players = players_of([site.url], seated)
        await play_all(players)
        assert [] == await examine(database, seated, players, BOTH)
    return players


def test_two_and_three_play_the_toy_beside_destiny(site: Site) -> None:
    """To the end, over sockets, in one process; everybody sees a board of their own title."""
    players = asyncio.run(played_beside_each_other(site))

    assert [2, 2, 2, 2, 3, 3, 3] == [len(player.view["board"]["players"]) for player in players]
    assert [0, 1, 0, 1, 0, 1, 2] == [player.seat for player in players]
    assert ["battlefield" in player.view["board"] for player in players] == [True] * 2 + [False] * 5


async def played_for(site: Site, longest: int) -> list[Player]:
    """One table of Destiny, whose people give up after so many answers."""
    async with site.open_database() as database:
        seated = await lay_tables(database, 1, "short", titles=BOTH)
        players = players_of([site.url], seated)
        for player in players:
            player.longest = longest
        await play_all(players)
        assert [] == await examine(database, seated, players, BOTH)
    return players


def test_a_scripted_player_gives_up_after_its_last_answer(site: Site) -> None:
    """What it answered until then is all it is held to."""
    players = asyncio.run(played_for(site, 3))

    answered = [len(player.account.acknowledged) for player in players]
    assert 3 == max(answered)
    assert any(player.gave_up for player in players)
    assert all(player.view["outcome"] is not None for player in players)


def test_a_bot_plays_every_title(site: Site) -> None:
    """One person against one bot, and against two; the bots think in a child of the server."""
    players = asyncio.run(played_beside_each_other(site, "greedy"))

    assert [2, 2, 3] == [len(player.view["board"]["players"]) for player in players]


def test_a_table_of_any_title_outlives_its_server(tmp_path: Path, sqlite_url: str) -> None:
    """A process is killed in the middle, another one takes over, and no answer is lost."""
    processes = [Process(tmp_path, sqlite_url, "", number, titles=BOTH) for number in range(2)]

    async def scenario() -> None:
        async with open_database(sqlite_url) as database:
            seated = await lay_tables(database, len(KINDS), "killed", titles=BOTH)
            processes[0].start()
            players = players_of([process.url for process in processes], seated)
            for player in players:
                player.pace = 0.1
            async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.play())
                await until(lambda: all(len(one.account.acknowledged) > 3 for one in players), 60)
                processes[0].kill()
                await asyncio.to_thread(processes[1].start)
                for player in players:
                    player.pace = 0.0
            assert all(player.account.outages for player in players)
            assert [] == await examine(database, seated, players, BOTH)

    try:
        asyncio.run(scenario())
    finally:
        for process in processes:
            process.kill()


async def everybody(stack: AsyncExitStack, place: Place) -> list[Visit]:
    """Bring everybody to a table, with everything heard that is told at the beginning."""
    count = len(place.table.sessions)
    visits = [await stack.enter_async_context(place.come(seat)) for seat in range(count)]
    await settled(visits)
    return visits


async def settled(visits: list[Visit]) -> None:
    """Let everybody hear all that was told."""
    for visit in visits:
        await visit.settle()


async def no_bids(visits: list[Visit]) -> None:
    """Nobody bids: the first seat begins."""
    for visit in [one for one in visits if one.options]:
        assert "accepted" == (await visit.answer(-1))["type"]
    await settled(visits)


async def three(site: Site, stack: AsyncExitStack, settings: TableSettings) -> list[Visit]:
    """Three people and a watcher at a table of the toy, after the bids."""
    place = Place(site, SOCKET, await site.lay("three", settings, "toy", 3))
    visits = await everybody(stack, place)
    await no_bids(visits)
    return visits


def decided(visit: Visit) -> str:
    """The question that somebody is asked, in words; empty if none."""
    return visit.prompt["text"] if visit.prompt else ""


def test_three_agree_to_take_an_answer_back(site: Site) -> None:
    """Both of the others are asked, and one word is not enough."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            visits = await three(site, stack, TableSettings())
            ann, bob, cid, watcher = visits
            assert "What do you do?" == decided(ann)
            await ann.answer(-3)
            await settled(visits)
            assert ["", "What do you do?"] == [decided(ann), decided(bob)]

            await ann.ask("ask_undo", version=ann.version)
            await bob.until("offered", seat=0)
            await bob.ask("answer_undo", accept=True)
            await settled(visits)
            assert "What do you do?" == decided(bob)
            await cid.ask("answer_undo", accept=True)
            await settled(visits)

            assert ["What do you do?", "", "", ""] == [*map(decided, visits)]
            assert 0 == watcher.view["deciding"][0]

    asyncio.run(scenario())


def test_three_agree_to_a_draw(site: Site) -> None:
    """One who agrees cannot end the game of a third."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            ann, bob, cid, watcher = await three(site, stack, TableSettings())
            await ann.ask("offer_draw")
            await bob.ask("answer_draw", accept=True)
            await watcher.settle()
            assert [] == watcher.of_kind("over")

            await cid.ask("answer_draw", accept=True)
            await watcher.until("over")
            assert ([[0, 1, 2]], "draw_agreed") == (
                watcher.view["outcome"],
                watcher.view["outcome_reason"],
            )

    asyncio.run(scenario())


def test_whoever_gives_up_at_a_table_of_three_watches_the_others(site: Site) -> None:
    """They are asked nothing, agree to nothing, and see everything up to the end."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            visits = await three(site, stack, TableSettings())
            ann, bob, cid, _ = visits
            assert "accepted" == (await ann.ask("concede"))["type"]
            await settled(visits)
            assert ["", "What do you do?", ""] == [*map(decided, visits[:3])]
            assert [True, False, False] == [one["out"] for one in ann.view["board"]["players"]]
            for kind, more in (("offer_draw", {}), ("ask_undo", {"version": ann.version})):
                refused = await ann.ask(kind, **more)
                assert ("refused", "not_yours") == (refused["type"], refused["code"])
            assert "illegal" == (await ann.ask("concede"))["code"]

            await bob.ask("offer_draw")
            await cid.ask("answer_draw", accept=True)
            await ann.until("over")
            assert [[1, 2], [0]] == ann.view["outcome"]

    asyncio.run(scenario())


def test_whoever_gives_up_in_their_turn_takes_no_seconds_from_the_next(sqlite_url: str) -> None:
    """Only a return takes back what an answer brought."""

    async def scenario() -> None:
        blitz = TableSettings(clock=ChessClock(1, increment=5))
        async with alone(sqlite_url, blitz, titles=BOTH, title="toy", seats=3) as here:
            for seat in (0, 1, 2):
                here.answer(seat)
            here.table.post((here.players[0], wire.Concede()))
            await here.heard(here.players[1])

            clocks = here.table.clocks.clocks
            assert ((1,), (65_000, 65_000)) == (clocks.running, clocks.left[1:])

    asyncio.run(scenario())


def test_three_play_on_when_ones_time_is_up(sqlite_url: str) -> None:
    """Whoever is too slow is out; of the last two the slow one has lost the game."""

    async def scenario() -> None:
        blitz = TableSettings(clock=ChessClock(1))
        async with alone(sqlite_url, blitz, titles=BOTH, title="toy", seats=3) as here:
            room = here.table.room
            for seat in (0, 1, 2):
                here.answer(seat)
            await here.heard(here.players[0])
            assert [0] == room.state.seats_asked()

            await here.live(61_000)
            await here.heard(here.players[0])
            assert ([1, 2], [1], None) == (room.playing(), room.state.seats_asked(), _ended(room))

            await here.live(61_000)
            await here.heard(here.players[0])
            assert ([[2], [1], [0]], "out_of_time") == _ended(room)

    asyncio.run(scenario())


def _ended(room: Room) -> tuple[list[list[int]], str] | None:
    outcome = room.game.outcome(room.state)
    return None if outcome is None else (outcome.ranking, outcome.reason)

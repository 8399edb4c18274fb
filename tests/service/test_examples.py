"""What the documents show for programs of others is run, against real processes."""

import asyncio
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest

from dejarik.client import Site
from dejarik.testing import http_clients
from dejarik.testing.sites import Site as Served

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to" / "use-the-api.md"
BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = [(kind, text) for kind, text in BLOCK.findall(PAGE.read_text(encoding="utf-8"))]
PASSWORD = "three porgs in the pantry"
PATIENCE = 120.0


def address_of(served: Served) -> str:
    """Where a program finds a site."""
    return served.url.replace("ws", "http", 1)


def signed_up(address: str, name: str) -> httpx.Client:
    """Somebody new, as a client that asks for them."""
    with http_clients.client(address, headers={"X-Dejarik": "1"}) as http:
        asked: dict[str, object] = {"name": name, "password": PASSWORD}
        token = http.post("/api/people/register", json=asked).raise_for_status().json()["token"]
    signed = {"X-Dejarik": "1", "Authorization": f"Bearer {token}"}
    return http_clients.client(address, PATIENCE, signed)


def made(http: httpx.Client, path: str, asked: Mapping[str, object]) -> dict[str, object]:
    """What was made by a request."""
    told: dict[str, object] = http.post(path, json=asked).raise_for_status().json()
    return told


async def lost(address: str, key: str) -> str:
    """A game against the computer that is over soon: it is given up."""
    async with Site(address, key) as site:
        deck = (await site.ready_decks("destiny"))[0]["name"]
        async with await site.play_bot(title="destiny", deck=deck, bot="random") as seat:
            await seat.concede()
            return seat.game


@pytest.fixture(scope="module")
def surroundings(club_site: Served) -> dict[str, str]:
    """What the examples find in their environment."""
    address = address_of(club_site)
    with signed_up(address, "Example-Reader") as http:
        asked: dict[str, object] = {"name": "examples", "scopes": ["read", "play", "decks"]}
        key = str(made(http, "/api/keys/make", asked)["key"])
    game = asyncio.run(lost(address, key))
    places = {"DEJARIK": address, "DEJARIK_KEY": key, "GAME": game}
    return {**os.environ, **places, "EXAMPLES": str(ROOT / "examples")}


def test_the_page_has_examples_of_both_kinds() -> None:
    """The pattern that finds them does find them."""
    kinds = [kind for kind, _ in EXAMPLES]

    assert kinds.count("sh") >= 4
    assert kinds.count("python") >= 3


@pytest.mark.parametrize("place", range(len(EXAMPLES)))
def test_an_example_of_the_page_runs(
    surroundings: dict[str, str], tmp_path: Path, place: int
) -> None:
    """As it stands there, and it says something."""
    kind, text = EXAMPLES[place]
    command = ["bash", "-euc", text] if kind == "sh" else [sys.executable, "-c", text]
    found = subprocess.run(
        command,
        cwd=tmp_path,
        env=surroundings,
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )

    assert 0 == found.returncode, found.stderr
    assert found.stdout or list(tmp_path.iterdir())


def test_the_house_bot_accepts_a_challenge_and_plays_it_out(club_site: Served) -> None:
    """As a bot account, by its key alone, to the end of the game."""
    address = address_of(club_site)
    with signed_up(address, "Chewie") as owner, signed_up(address, "Challenger") as han:
        bot = made(owner, "/api/keys/make-bot", {"name": "Droid"})
        asked: dict[str, object] = {"name": "bot", "scopes": ["read", "play"], "account": bot["id"]}
        key = str(made(owner, "/api/keys/make", asked)["key"])
        deck = {"kind": "ready", "name": "aw-heroes"}
        challenge = {"account": bot["id"], "terms": {"format": "starter"}, "deck": deck}
        table = made(han, "/api/tables/challenge", challenge)
        with house_bot(address, key) as program:
            game = asyncio.run(played(address, han, str(table["id"])))
            said, _ = program.communicate(timeout=PATIENCE)

    assert "Droid (bot of Chewie) waits for challenges." in said
    assert re.search(f"^{game}: .*(win|lose|draw)", said, re.MULTILINE)


def house_bot(address: str, key: str) -> "subprocess.Popen[str]":
    """The example, until it has played one game."""
    command = [sys.executable, str(ROOT / "examples" / "house_bot.py"), address, "--games", "1"]
    around = {**os.environ, "DEJARIK_KEY": key}
    return subprocess.Popen(command, env=around, stdout=subprocess.PIPE, text=True)


async def played(address: str, han: httpx.Client, table: str) -> str:
    """The challenger's side of the game, each answer the last option; its id."""
    token = han.headers["Authorization"].removeprefix("Bearer ")
    async with asyncio.timeout(PATIENCE), Site(address, token) as site:
        # The bot sits down when it next looks.
        while not (await site.ask("/api/tables/show", {"table": table}))["game"]:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        async with await site.begin(table) as seat:
            async for question in seat:
                await seat.answer(question, len(question.options) - 1)
        assert seat.result
        return seat.game


def test_the_simulation_counts_and_draws(tmp_path: Path) -> None:
    """The same seed gives the same result on one process and on two."""
    told = [simulated(tmp_path, jobs, 6) for jobs in (1, 2)]
    picture = (tmp_path / "simulation.svg").read_text(encoding="utf-8")

    assert told[0].splitlines()[:2] == told[1].splitlines()[:2]
    assert " of 6 games " in told[0]
    assert picture.startswith("<svg ")
    assert picture.count("<rect") > 5


def simulated(folder: Path, jobs: int, games: int) -> str:
    """What the example prints."""
    command = [sys.executable, str(ROOT / "examples" / "simulate.py")]
    command += ["--games", str(games), "--jobs", str(jobs), "--seed", "test"]
    found = subprocess.run(
        command, cwd=folder, check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    return found.stdout


@pytest.fixture
def with_interrupts() -> Iterator[None]:
    """What a test starts can be interrupted, also if the tests themselves run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("with_interrupts")
def test_a_simulation_that_is_stopped_tells_what_it_has(tmp_path: Path) -> None:
    """With Ctrl-C after its first games."""
    command = [sys.executable, str(ROOT / "examples" / "simulate.py"), "--games", "100000"]
    # The bar is shown where somebody looks at it.
    screen, seen = pty.openpty()
    with subprocess.Popen(
        [*command, "--jobs", "1"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=seen, text=True
    ) as program:
        os.close(seen)
        assert select.select([screen], [], [], PATIENCE)[0], "nothing was shown"
        os.read(screen, 20)
        program.send_signal(signal.SIGINT)
        said, _ = program.communicate(timeout=PATIENCE)
    os.close(screen)

    assert 0 == program.returncode
    assert "games against" in said

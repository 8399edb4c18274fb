"""What a process serves to Prometheus, and where it does not."""

import asyncio
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from dejarik.cli.main import main
from dejarik.client import Site as Client
from dejarik.testing import http_clients
from dejarik.testing.ports import HOST
from dejarik.testing.processes import Process
from dejarik.testing.sites import Site
from dejarik.titles.registry import TITLES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "metrics.md").read_text(encoding="utf-8")
ROW = re.compile(r"(?m)^\| `(\w+)` \|([^|]*)\|")
MOVED = (
    "dejarik_bot_thinking_seconds_count",
    "dejarik_bot_wait_seconds_count",
    "dejarik_entry_seconds_count",
    "dejarik_commit_entries_sum",
    "dejarik_commit_seconds_count",
    "dejarik_database_wait_seconds_count",
    "dejarik_loop_lag_seconds_count",
    "dejarik_rebuild_seconds_count",
    "dejarik_http_request_seconds_count",
    "dejarik_tables_taken_total",
    "dejarik_work_running",
    "dejarik_build_info",
    "dejarik_rules_info",
    "process_resident_memory_bytes",
)
"""What a game with a bot moves."""


def play(process: Process) -> None:
    """A guest plays a game against a bot, and asks something that is not there."""

    async def played() -> None:
        async with Client(f"http://{HOST}:{process.port}") as site:
            await site.guest()
            deck = (await site.ready_decks(TITLES.default))[0]["name"]
            begun = await site.play_bot(title=TITLES.default, deck=deck, bot="random")
            async with begun as seat:
                async for question in seat:
                    await seat.answer(question, 0)

    asyncio.run(played())
    with http_clients.client(f"http://{HOST}:{process.port}") as client:
        for path in ("/api/games/a-secret-of-somebody", "/api/nothing?name=a-secret-of-somebody"):
            client.get(path)
        client.request("PROPFIND", "/api/tables")


def test_a_process_serves_what_the_page_tells(club_site: Site) -> None:
    """After a game: each metric with its labels, and nothing beside them."""
    process = club_site.processes[0]
    play(process)
    found = list(text_string_to_metric_families(process.metrics()))
    ours = {one.name: one for one in found if one.name.startswith("dejarik_")}
    rows = ROW.findall(PAGE)
    told = {name.removesuffix("_total"): set(re.findall(r"\w+", row)) for name, row in rows}
    moved = {sample.name for one in found for sample in one.samples if sample.value}

    assert sorted(told) == sorted(ours)
    for name, family in ours.items():
        labels = {label for sample in family.samples for label in sample.labels}
        assert labels - {"le"} <= told[name], name
    assert set() == set(MOVED) - moved


def test_addresses_are_told_by_their_templates(club_site: Site) -> None:
    """Whatever stands in an address, a metric has the route and never the address."""
    process = club_site.processes[0]
    play(process)
    text = process.metrics()

    assert 'route="/api/games/{game}"' in text
    assert 'method="other"' in text
    assert "a-secret-of-somebody" not in text
    assert "PROPFIND" not in text


def test_the_public_port_does_not_serve_metrics(club_site: Site) -> None:
    """Neither to this machine nor by any method; and the port for metrics serves nothing else."""
    process = club_site.processes[0]
    with http_clients.client() as client:
        public = [
            client.get(f"http://{HOST}:{process.port}{path}") for path in ("/metrics", "/metrics/")
        ]
        others = [
            client.get(f"http://{HOST}:{process.metrics_port}{path}")
            for path in ("/", "/api/terms")
        ]
        posted = client.post(f"http://{HOST}:{process.metrics_port}/metrics")

    assert [404] * 5 == [one.status_code for one in (*public, *others, posted)]
    assert "dejarik_" not in "".join(one.text for one in (*public, *others, posted))


@pytest.mark.parametrize("named", ["here", "127.0.0.1:", "127.0.0.1:0", "70000"])
def test_metrics_need_an_address(
    named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anything else is refused in words."""
    code = main(["serve", "--sqlite", str(tmp_path / "x.sqlite"), "--metrics", named])

    assert 2 == code
    assert "no address for metrics" in capsys.readouterr().err

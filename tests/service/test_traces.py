"""One number from click to commit: the spans of an answer form one tree."""

import asyncio
from collections.abc import Collection
from dataclasses import replace
from typing import cast

import msgspec
import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from dejarik.cli.main import main
from dejarik.service import wire
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.telemetry import TracedSpans, sampler_of
from dejarik.service.ports import Account, Attendance, Recognized
from dejarik.service.tables.door import Door
from dejarik.service.tables.visits import Visit, Visits
from tests.service.alone import Alone, alone

TRACE = "0123456789abcdef0123456789abcdef"
CLICK = "0123456789abcdef"
ANN = Account("a0", "Ann of Naboo", "player", 0)


async def _nobody(token: str) -> Recognized | None:
    return None


async def _all_last(sessions: Collection[str]) -> frozenset[str]:
    return frozenset(sessions)


def traced(here: Alone, percent: int) -> InMemorySpanExporter:
    """Let a table measure its way from now on, and keep the spans."""
    kept = InMemorySpanExporter()
    provider = TracerProvider(sampler=sampler_of(percent), shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(kept))
    spans = TracedSpans(provider.get_tracer("test"))
    here.table.staff = here.table_registry.staff = replace(here.table_registry.staff, spans=spans)
    cast("SqlJournal", here.table_registry.staff.journal)._spans = spans
    return kept


async def click(here: Alone) -> None:
    """Somebody who is asked clicks on the last option, in a page that has drawn a number."""
    room = here.table.room
    asked = room.game.pending(room.state)[0]
    choice = len(asked.options) - 1
    said = wire.Answer(
        version=room.version(asked.seat),
        decision=asked.id,
        choice=choice,
        trace=f"00-{TRACE}-{CLICK}-01",
    )
    player = here.players[asked.seat]
    visits = Visits(_all_last, 10)
    door = Door(
        here.table_registry, _nobody, here.table_registry.now, cast("Attendance", None), visits
    )
    door.receive(Visit(player, here.table, ANN), msgspec.json.encode(said))
    assert any(one["type"] == "accepted" for one in await here.heard(player))


def of_click(kept: InMemorySpanExporter) -> dict[str, ReadableSpan]:
    """Return the spans of the click, by their names."""
    found = [one for one in kept.get_finished_spans() if TRACE == f"{one.context.trace_id:032x}"]
    return {one.name: one for one in found}


def parent_of(span: ReadableSpan, among: dict[str, ReadableSpan]) -> str:
    """Return the name of the span that one belongs to, or its number if it is none of ours."""
    assert span.parent is not None
    names = {one.context.span_id: name for name, one in among.items()}
    return names.get(span.parent.span_id, f"{span.parent.span_id:016x}")


def test_the_spans_of_an_answer_form_one_tree_that_ends_with_its_commit(sqlite_url: str) -> None:
    """From the page's click through the table and the rules to the journal, then the news."""

    async def clicked() -> dict[str, ReadableSpan]:
        async with alone(sqlite_url) as here:
            kept = traced(here, 100)
            await click(here)
            return of_click(kept)

    spans = asyncio.run(clicked())
    assert {
        "message.received": CLICK,
        "table.mail": "message.received",
        "rules.answer": "table.mail",
        "journal.append": "table.mail",
        "journal.commit": "journal.append",
        "table.news": "table.mail",
    } == {name: parent_of(span, spans) for name, span in spans.items()}
    assert {"entries": 1} == dict(spans["journal.commit"].attributes or {})
    assert {"kind": "Answer"} == dict(spans["table.mail"].attributes or {})
    assert "Naboo" not in "".join(one.to_json() for one in spans.values())


def test_a_page_cannot_ask_to_be_sampled(sqlite_url: str) -> None:
    """How much is sampled is decided here, whatever the flag of the message says."""

    async def clicked() -> dict[str, ReadableSpan]:
        async with alone(sqlite_url) as here:
            kept = traced(here, 0)
            await click(here)
            return of_click(kept)

    assert {} == asyncio.run(clicked())


@pytest.mark.parametrize(
    ("url", "percent"), [("127.0.0.1:4318", "1"), ("http://", "1"), ("http://x/v1/traces", "101")]
)
def test_traces_need_a_collector_and_a_part(
    url: str, percent: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anything else is refused in words."""
    options = ["--traces", url, "--traces-percent", percent]

    assert 2 == main(["serve", "--sqlite", "x.sqlite", *options])
    assert "0 to 100 %" in " ".join(capsys.readouterr().err.split())


def test_without_the_extra_traces_are_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And everything else goes on without it."""
    monkeypatch.setattr("dejarik.cli.monitoring_settings.find_spec", lambda _: None)

    assert 2 == main(
        ["serve", "--sqlite", "x.sqlite", "--traces", "http://127.0.0.1:4318/v1/traces"]
    )
    assert "install dejarik[telemetry]" in " ".join(capsys.readouterr().err.split())

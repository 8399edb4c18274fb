"""Measurements: what commands print is read, and the page keeps what was not measured again."""

import json
from pathlib import Path

import pytest

from scripts import measure
from scripts.measure_page import INTRODUCTION, Row, complaints, rows_of, with_rows
from scripts.measure_rows import MEASUREMENTS, Unreadable

CHAOS = {
    "process_killed": {"times": 1, "returns": 2, "median_s": 1.83, "longest_s": 1.83},
    "acknowledged": 171,
    "longest_outage": 5.83,
    "median_outage": 1.83,
    "findings": ["late"],
}
LOAD = {
    "connection_kb": 36.4,
    "paced": {"p50_ms": 50.55, "p99_ms": 151.55},
    "saturated": {"rate": 28.9},
    "by_tables": [{"tables": 10, "p50_ms": 1}, {"tables": 1000, "p50_ms": 9.6, "p99_ms": 108}],
}
LOBBY = {"lobby": {"people": 40, "news_p50_ms": 616.3, "news_p99_ms": 700, "losses": 0}}
WATCHED = {"watched": {"watchers": 60, "news_p99_ms": 21, "answers_p99_ms": 16.38, "lost": 0}}
ARENA = {
    "pairings": [
        {"first": "regular", "second": "novice", "rate": 0.73},
        {"first": "veteran", "second": "regular", "rate": 0.785},
    ]
}
BENCH = {"plain": 1.19, "compiled": 2.5, "clone_us_plain": 60.2, "clone_us_compiled": 21.3}
DISASTERS = [{"name": "table dropped", "findings": []}, {"name": "disk full", "findings": ["x"]}]
TAB = [
    {"figure": "acknowledged", "p50_ms": 22, "p95_ms": 53},
    {"figure": "memory", "heap_kb_early": 9700, "heap_kb_late": 10400},
]
FACED = ["1.19", "2.50 (missed)", "60.2 µs", "21.3 µs", "210.0"]
PRINTED = {
    "bench": (json.dumps(BENCH | {"games_per_s": 210}), FACED),
    "perft": ("action: [9, 51]\nclaim: [2, 9], stored [2, 8]\n", ["2", "1 (missed)"]),
    "journals": (
        "schema-2/a: refused\nschema-2: 20 of 30 games play on\nschema-3: 25 of 30 games play on\n",
        ["60", "45"],
    ),
    "fuzz": ('{"games": 6, "decisions": 916, "violations": 0}', ["6", "916", "0"]),
    "mutants": (
        '01040: 16 of 16 killed\n{"cards": 1, "mutants": 16, "survivors": 0}',
        ["1", "16", "0"],
    ),
    "inversions": (
        "1/1  a.1  noticed  4.8 s\ninversions: 76 tried, 0 not noticed\n",
        ["76", "0"],
    ),
    "arena": (json.dumps(ARENA), ["73 %", "78 %"]),
    "load": (json.dumps(LOAD), ["151.6 ms (missed)", "29", "9.6 ms", "108.0 ms", "36 kB"]),
    "lobby": (json.dumps(LOBBY), ["40", "616 ms", "700 ms", "0"]),
    "watchers": (json.dumps(WATCHED), ["60", "21 ms", "16.4 ms", "0"]),
    "chaos": (json.dumps(CHAOS), ["171", "1", "1.83 s", "5.83 s (missed)", "1 (missed)"]),
    "disaster": ("\n".join(map(json.dumps, DISASTERS)), ["2", "1 (missed)"]),
    "wire-leaks": ('{"games": 1, "pairs": 6, "leaks": []}', ["1", "6", "0"]),
    "wire-fuzz": ('{"sent": 48, "findings": []}', ["48", "0"]),
    "page-script": (
        '> e2e\n{"figure": "script", "first_kb": 121.4, "with_table_kb": 301}',
        ["121 kB", "301 kB (missed)"],
    ),
    "page-games": (
        "\n".join(map(json.dumps, TAB)),
        ["22 ms", "53 ms (missed)", "9,700 kB", "10,400 kB"],
    ),
    "start": ('{"cpu_s": 0.042, "game_s": 1.176, "times": 7}', ["0.04 s", "1.18 s"]),
}


@pytest.mark.parametrize("name", PRINTED)
def test_figures_are_read_from_what_a_command_prints(name: str) -> None:
    """Each by its name, in the shape that the command has, and marked where it misses its aim."""
    printed, figures = PRINTED[name]

    assert figures == [figure for _, figure in MEASUREMENTS[name].rows(printed)]


def test_every_command_has_an_output_to_be_read() -> None:
    """The benches of the other games print as the first does; a wheel is looked at on disk."""
    others = {"bench-imperial-assault", "bench-swccg", "wheel"}

    assert MEASUREMENTS.keys() == PRINTED.keys() | others


def test_a_wheel_is_weighed_where_it_lies(tmp_path: Path) -> None:
    """Its path is the last line of the command."""
    wheel = tmp_path / "a.whl"
    wheel.write_bytes(b"0" * 3_600_000)

    assert ["3.6 MB"] == [figure for _, figure in MEASUREMENTS["wheel"].rows(f"{wheel}\n")]


@pytest.mark.parametrize("printed", ["", "Traceback", '{"games": 1}'])
def test_an_output_without_the_figures_is_refused(printed: str) -> None:
    """Nothing is guessed: the rows stay as they were."""
    with pytest.raises(Unreadable):
        MEASUREMENTS["fuzz"].rows(printed)


def row(name: str, figure: str, date: str = "2026-11-20") -> Row:
    """A row of the first figure of a measurement."""
    one = MEASUREMENTS[name].figures[0]
    return Row(
        one.what, figure, one.wanted(), MEASUREMENTS[name].written(), "here", "0123abcd", date
    )


def test_one_measurement_leaves_the_rows_of_the_others() -> None:
    """Its own older rows go, and the order is that of the registry."""
    before = with_rows("", [row("start", "0.05 s"), row("bench", "1.00")])

    page = with_rows(before, [row("start", "0.04 s")])

    assert [row("bench", "1.00"), row("start", "0.04 s")] == rows_of(page)
    assert [] == list(complaints(page))


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("| x | 1 |  | `just bench` | here | 0123abcd | 2026-11-20 |", "nothing measures"),
        (row("start", "1 s", "today").written(), "no date"),
        (row("start", "").written(), "must be there"),
        (row("bench", "1").written().replace("at least 1.00", "at least 9"), "wanted is"),
        ("| x | 1 |", "2 columns"),
    ],
)
def test_a_page_that_was_written_by_hand_is_noticed(line: str, word: str) -> None:
    """What cannot be measured again, or does not say when and where, is no measurement."""
    page = with_rows("", []) + line + "\n"

    assert [word] == [word for one in complaints(page) if word in one]


def test_the_words_of_the_page_are_those_of_the_program() -> None:
    """The introduction is written with the table."""
    assert INTRODUCTION in measure.PAGE.read_text(encoding="utf-8")


def test_a_machine_is_named_in_a_few_words() -> None:
    """Cores, processor, Python, load; nothing that a table could not hold."""
    assert "cores" in measure.machine()
    assert "|" not in measure.machine()


def test_times_are_not_taken_beside_other_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command is not even begun, and the words say what to do."""
    monkeypatch.setattr(measure, "measured_commit", lambda: "0123abcd")
    monkeypatch.setattr("os.getloadavg", lambda: (1_000.0, 0.0, 0.0))

    with pytest.raises(measure.Failed, match="--busy"):
        measure.measured(MEASUREMENTS["bench"])

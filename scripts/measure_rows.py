"""
What is measured of the project: each command, and the figures read out of what it prints.

What belongs here: commands, how their output is read, and what is wanted. What does not: running
them (`measure`), and the page they are written to (`measure_page`).
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.bench import TARGETS

Plain = dict[str, Any]
Read = Callable[[list[Plain]], float]


class Unreadable(Exception):
    """A command printed something else than it used to."""


@dataclass(frozen=True)
class Figure:
    """One number of a measurement, how it is written, and what is wanted of it."""

    what: str
    read: Read
    written: str = "{:,.0f}"
    least: float | None = None
    most: float | None = None

    def wanted(self) -> str:
        """What is wanted, in words."""
        if self.least is not None:
            return f"at least {self.written.format(self.least)}"
        if self.most is not None and not self.most:
            return "none"
        return "" if self.most is None else f"at most {self.written.format(self.most)}"

    def told(self, value: float) -> str:
        """The number as it stands on the page; what misses its aim says so."""
        missed = (self.least is not None and value < self.least) or (
            self.most is not None and value > self.most
        )
        return self.written.format(value) + (" (missed)" if missed else "")


@dataclass(frozen=True)
class Measurement:
    """One command of the project, and the figures that it gives."""

    name: str
    command: tuple[str, ...]
    figures: tuple[Figure, ...]
    before: tuple[tuple[str, ...], ...] = ()
    """What must be run first, such as the compiler."""
    records: Callable[[str], list[Plain]] | None = None
    """How output is read that is not lines of JSON."""
    timed: bool = False
    """Whether figures are times, which other work on the machine would spoil."""

    def rows(self, output: str) -> list[tuple[str, str]]:
        """Each figure by name, read from what the command has printed."""
        records = (self.records or json_lines)(output)
        if not records:
            raise Unreadable(f"`{self.written()}` printed no figures")
        try:
            return [(one.what, one.told(one.read(records))) for one in self.figures]
        except (KeyError, IndexError, TypeError, StopIteration) as error:
            raise Unreadable(f"`{self.written()}` prints no {error}") from error

    def written(self) -> str:
        """The command as it is typed."""
        return " ".join(f"'{part}'" if " " in part else part for part in self.command)


def json_lines(output: str) -> list[Plain]:
    """The records among the lines of an output."""
    lines = [line for line in output.splitlines() if line.startswith("{")]
    return [json.loads(line) for line in lines]


def last(*path: str | int) -> Read:
    """A number of the last record, by its keys."""
    return _found(lambda records: records[-1], path)


def named(key: str, name: str, *path: str | int) -> Read:
    """A number of the first record that has a name under a key."""
    return _found(lambda records: next(one for one in records if one[key] == name), path)


def _found(choose: Callable[[list[Plain]], Any], path: tuple[str | int, ...]) -> Read:
    def read(records: list[Plain]) -> float:
        found = choose(records)
        for part in path:
            found = found[part]
        return float(len(found)) if isinstance(found, list) else float(found)

    return read


def with_tables(count: int, key: str) -> Read:
    """A number of the load at so many tables."""

    def read(records: list[Plain]) -> float:
        parts = records[-1]["by_tables"]
        return float(next(one for one in parts if one["tables"] == count)[key])

    return read


def counted(pattern: str) -> Callable[[str], list[Plain]]:
    """The named numbers of each match of a pattern, for an output that is words."""

    def records(output: str) -> list[Plain]:
        return [found.groupdict() for found in re.finditer(pattern, output, re.MULTILINE)]

    return records


def added(key: str) -> Read:
    """A number of all records together."""
    return lambda records: sum(float(one[key]) for one in records)


def how_many(records: list[Plain]) -> float:
    """How many records there are."""
    return len(records)


def differing(records: list[Plain]) -> float:
    """How many positions count otherwise than it is stored."""
    return sum(one["stored"] is not None for one in records)


def won(records: list[Plain], stronger: str) -> float:
    """How many of a hundred games a strength won against the next weaker one."""
    pairs = records[-1]["pairings"]
    return float(next(one for one in pairs if one["first"] == stronger)["rate"]) * 100


def wheel_sizes(output: str) -> list[Plain]:
    """The size of the wheel whose path stands on the last line."""
    lines = output.split()
    path = Path(lines[-1]) if lines else Path()
    return [{"mb": path.stat().st_size / 1e6}] if path.is_file() else []


COMPILED: Final = (("just", "compile", "3"),)
PAGE: Final = (("just", "web"),)


def bench(name: str, title: str) -> Measurement:
    """Random play of one game beside python-chess."""
    plain, compiled = TARGETS[title]["plain"], TARGETS[title]["compiled"]
    return Measurement(
        name,
        ("just", "bench", "--title", title, "--json"),
        (
            Figure(
                f"{title}: decisions a second, times those of python-chess, plain",
                last("plain"),
                "{:.2f}",
                least=plain.ratio,
            ),
            Figure(
                f"{title}: the same, compiled", last("compiled"), "{:.2f}", least=compiled.ratio
            ),
            Figure(
                f"{title}: copy of a game, plain",
                last("clone_us_plain"),
                "{:.1f} µs",
                most=plain.clone,
            ),
            Figure(
                f"{title}: copy of a game, compiled",
                last("clone_us_compiled"),
                "{:.1f} µs",
                most=compiled.clone,
            ),
            Figure(
                f"{title}: random games a second and core, compiled", last("games_per_s"), "{:,.1f}"
            ),
        ),
        timed=True,
    )


RULES: Final = (
    bench("bench", "destiny"),
    bench("bench-imperial-assault", "imperial-assault"),
    bench("bench-swccg", "swccg"),
    Measurement(
        "perft",
        ("just", "perft"),
        (
            Figure("stored positions of Destiny whose ways on were counted again", how_many),
            Figure("of these with another count", differing, most=0),
        ),
        records=counted(r"^(?P<name>[\w-]+): \[[^\]]*\](?:, stored (?P<stored>.*))?$"),
    ),
    Measurement(
        "journals",
        ("just", "journals"),
        (
            Figure("journals of older releases of Destiny", added("games")),
            Figure("of these played on by today's rules; the others are refused", added("on")),
        ),
        records=counted(r"^[\w.-]+: (?P<on>\d+) of (?P<games>\d+) games play on$"),
    ),
    Measurement(
        "fuzz",
        ("just", "fuzz-compiled", "20000", "--json"),
        (
            Figure("random games over random decks", last("games")),
            Figure("answers in them", last("decisions")),
            Figure("laws broken", last("violations"), most=0),
        ),
        before=COMPILED,
    ),
    Measurement(
        "mutants",
        ("just", "mutants", "--json"),
        (
            Figure("cards of Destiny that were broken on purpose", last("cards")),
            Figure("ways in which they were broken", last("mutants")),
            Figure("of these noticed by no test", last("survivors"), most=0),
        ),
    ),
    Measurement(
        "inversions",
        ("just", "inversions"),
        (
            Figure("rules turned around", last("tried")),
            Figure("of these noticed by no test", last("missed"), most=0),
        ),
        records=counted(r"^inversions: (?P<tried>\d+) tried, (?P<missed>\d+) not noticed$"),
    ),
    Measurement(
        "arena",
        (
            *("just", "arena-compiled", "200", "--ladder", "--cpu", "--json"),
            *("--players", "novice", "regular", "veteran"),
        ),
        (
            Figure(
                "Destiny: games won by the regular bot against the novice",
                lambda records: won(records, "regular"),
                "{:.0f} %",
            ),
            Figure(
                "Destiny: games won by the veteran bot against the regular",
                lambda records: won(records, "veteran"),
                "{:.0f} %",
            ),
        ),
        before=COMPILED,
    ),
)

SERVICE: Final = (
    Measurement(
        "load",
        ("just", "load-compiled", "1", "--only", "tables", "--json"),
        (
            Figure(
                "1,000 clients, paced: an answer is acknowledged, p99",
                last("paced", "p99_ms"),
                "{:,.1f} ms",
                most=25,
            ),
            Figure("200 clients, as fast as they can: answers a second", last("saturated", "rate")),
            Figure("1,000 tables: acknowledged, p50", with_tables(1_000, "p50_ms"), "{:,.1f} ms"),
            Figure("1,000 tables: acknowledged, p99", with_tables(1_000, "p99_ms"), "{:,.1f} ms"),
            Figure("memory for each connection", last("connection_kb"), "{:,.0f} kB"),
        ),
        before=COMPILED,
        timed=True,
    ),
    Measurement(
        "lobby",
        ("just", "load-compiled", "1", "--only", "lobby", "--json"),
        (
            Figure("people in the lobby", last("lobby", "people")),
            Figure("news reach them, p50", last("lobby", "news_p50_ms"), "{:,.0f} ms"),
            Figure("news reach them, p99", last("lobby", "news_p99_ms"), "{:,.0f} ms"),
            Figure("news lost", last("lobby", "losses"), most=0),
        ),
        before=COMPILED,
        timed=True,
    ),
    Measurement(
        "watchers",
        ("just", "load-compiled", "1", "--only", "watchers", "--json"),
        (
            Figure("guests who watch one table", last("watched", "watchers")),
            Figure("they are told, p99", last("watched", "news_p99_ms"), "{:,.0f} ms"),
            Figure(
                "its players are acknowledged, p99", last("watched", "answers_p99_ms"), "{:.1f} ms"
            ),
            Figure("watchers lost", last("watched", "lost"), most=0),
        ),
        before=COMPILED,
        timed=True,
    ),
    Measurement(
        "chaos",
        ("just", "chaos-compiled", "200", "--pace", "1", "--longest", "250", "--json"),
        (
            Figure("answers acknowledged while servers were killed", last("acknowledged")),
            Figure("processes killed", last("process_killed", "times")),
            Figure("back at the table, median", last("median_outage"), "{:.2f} s"),
            Figure("back at the table, longest", last("longest_outage"), "{:.2f} s", most=5),
            Figure("lost, played twice, late, or otherwise wrong", last("findings"), most=0),
        ),
        before=COMPILED,
        timed=True,
    ),
    Measurement(
        "disaster",
        ("just", "disaster", "4", "--json"),
        (
            Figure("disasters rehearsed", how_many),
            Figure(
                "findings in them",
                lambda records: sum(len(one["findings"]) for one in records),
                most=0,
            ),
        ),
    ),
    Measurement(
        "wire-leaks",
        ("just", "wire-leaks", "500", "--json"),
        (
            Figure("games in two worlds that look alike", last("games")),
            Figure("pairs of messages compared", last("pairs")),
            Figure("of these different", last("leaks"), most=0),
        ),
    ),
    Measurement(
        "wire-fuzz",
        ("just", "wire-fuzz", "20000", "--json"),
        (
            Figure("messages that must not be taken", last("sent")),
            Figure("taken, or broke something", last("findings"), most=0),
        ),
    ),
)

PACKAGE: Final = (
    Measurement(
        "page-script",
        ("just", "page-figures", "1", "-t", "less.script"),
        (
            Figure("script of the first page, as sent", last("first_kb"), "{:.0f} kB"),
            Figure("the same with a table", last("with_table_kb"), "{:.0f} kB", most=300),
        ),
        before=PAGE,
    ),
    Measurement(
        "page-games",
        ("just", "page-figures", "30"),
        (
            Figure(
                "30 games in one tab: a click is acknowledged, p50",
                named("figure", "acknowledged", "p50_ms"),
                "{:.0f} ms",
            ),
            Figure(
                "the same, p95", named("figure", "acknowledged", "p95_ms"), "{:.0f} ms", most=50
            ),
            Figure(
                "memory after five games", named("figure", "memory", "heap_kb_early"), "{:,.0f} kB"
            ),
            Figure("memory at the end", named("figure", "memory", "heap_kb_late"), "{:,.0f} kB"),
        ),
        before=PAGE,
        timed=True,
    ),
    Measurement(
        "start",
        (".venv/bin/python", "-m", "scripts.start_time"),
        (
            Figure("`dejarik --help`, processor time", last("cpu_s"), "{:.2f} s"),
            Figure(
                "`dejarik play --auto`, a whole game, processor time", last("game_s"), "{:.2f} s"
            ),
        ),
        timed=True,
    ),
    Measurement(
        "wheel",
        ("just", "wheel", "--pure", "--into", "build/measured"),
        (Figure("wheel without compiled rules", last("mb"), "{:.1f} MB"),),
        before=PAGE,
        records=wheel_sizes,
    ),
)

MEASUREMENTS: Final = {one.name: one for one in (*RULES, *SERVICE, *PACKAGE)}

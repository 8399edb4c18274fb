#!/usr/bin/env python3
"""
A second reader made of data: what a card's text needs, beside what its program's nodes stand for.

What belongs here: reading the table of parts and nodes, comparing every card, and naming what
differs and has not been looked at yet.
What does not: the survey of the printed texts (`data/needs.json`), and the table of the nodes
(`tests/cards/destiny/tags.toml`) with the differences that were looked at (`looked_at.toml`).

    scripts/tags.py                 every card; a difference that nobody looked at is named
    scripts/tags.py --card 02117    one card: what agrees, what differs, and why that is well
    scripts/tags.py --json          the same as data

A part that the survey asks for and no node stands for is `missing`; a part that a node stands
for and the survey does not ask for is `extra`. Neither has to be an error, but each is looked at.

Exit codes: 0 all well, 1 a new difference, or a reason for one that is gone, 2 no such card.
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Final

from dejarik.games.destiny.cards import written_texts
from dejarik.games.destiny.effects import damage, selectors, triggers
from dejarik.games.destiny.model import events, facts
from dejarik.games.destiny.model.edition import CURRENT
from dejarik.games.destiny.rules import history, timing, values
from dejarik.kernel import program
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.titles.destiny.catalogue import files

ROOT: Final = Path(__file__).resolve().parents[1]
TABLE: Final = ROOT / "tests" / "cards" / "destiny" / "tags.toml"
LOOKED_AT: Final = ROOT / "tests" / "cards" / "destiny" / "looked_at.toml"
CONSTANTS: Final = (program, timing, triggers, selectors, events, facts, damage, values, history)

WELL: Final = 0
DIFFERENT: Final = 1
NO_CARD: Final = 2
MISSING: Final = "missing"
EXTRA: Final = "extra"

ALL_DAMAGE: Final = (facts.MELEE, facts.RANGED, facts.INDIRECT)
"""Not these symbols, but damage of any kind."""

PATTERN: Final = re.compile(r"(\w+)(?:\((.*)\))?(?: outside ([\w ]+))?")
DEMAND: Final = re.compile(r"([\w.]+)([=!<>:])(.+)")

Scalar = int | str | tuple[int, ...]
Said = tuple[str, str, str]
"""A difference: the card, on which side, the part."""


class BadPattern(ValueError):
    """A pattern of the table that cannot be read."""


@dataclass(frozen=True)
class Demand:
    """What a field of a node must be like."""

    field: str
    how: str
    wanted: tuple[Scalar, ...]

    def met_by(self, node: Node) -> bool:
        """Whether the node's field, or the field of one below it, is so; without it, never."""
        found: object = node
        for step in self.field.split("."):
            if not hasattr(found, step):
                return False
            found = getattr(found, step)
        held = plain(found)
        if self.how == "=":
            return held in self.wanted
        if self.how == "!":
            return held not in self.wanted
        if self.how == ":":
            return isinstance(held, tuple) and held != ALL_DAMAGE and self.wanted[0] in held
        least = self.wanted[0]
        if not isinstance(held, int) or not isinstance(least, int):
            return False
        return held > least if self.how == ">" else held < least


@dataclass(frozen=True)
class Found:
    """A node in its place: the kinds it is of, and the names of those above it."""

    node: Node
    kinds: frozenset[str]
    above: frozenset[str]


@dataclass(frozen=True)
class Pattern:
    """A kind of node, what its fields must be like, and below what it does not count."""

    name: str
    demands: tuple[Demand, ...] = ()
    outside: frozenset[str] = frozenset()

    def met_by(self, found: Found) -> bool:
        """Whether the node is of this kind, or of one made from it, and its fields are so."""
        if self.name not in found.kinds or self.outside & found.above:
            return False
        return all(one.met_by(found.node) for one in self.demands)


@dataclass(frozen=True)
class Row:
    """What the table says of a part."""

    nodes: tuple[Pattern, ...]
    """What stands for it."""
    also: tuple[Pattern, ...]
    """What may stand for it, and is no surprise where the text does not ask for it."""
    within: frozenset[str]
    """Parts of a text that bring it along without saying it."""


@dataclass(frozen=True)
class Compared:
    """The parts that agree on a card, and those that differ either way."""

    agreed: frozenset[str]
    missing: frozenset[str]
    extra: frozenset[str]


def plain(held: object) -> Scalar:
    """What a field holds, to compare: a node by its name, a number by what it is."""
    if isinstance(held, Number):
        return held.number
    if isinstance(held, bool):
        return str(held).lower()
    if isinstance(held, int | str):
        return held
    if isinstance(held, tuple) and all(isinstance(one, int) for one in held):
        return tuple(int(one) for one in held)
    return type(held).__name__


def meaning(word: str) -> Scalar:
    """A value as the table writes it: a number, a constant's name, several with +, or a name."""
    if "+" in word:
        parts = [meaning(part) for part in word.split("+") if part]
        return tuple(part for part in parts if isinstance(part, int))
    if re.fullmatch(r"-?\d+", word):
        return int(word)
    module, _, name = word.rpartition(".")
    if not name.isupper():
        return word
    found = {
        held
        for one in CONSTANTS
        if one.__name__.endswith(module) and isinstance(held := getattr(one, name, None), int)
    }
    if len(found) != 1:
        raise BadPattern(f"{word} means {len(found)} numbers; name its module as well")
    return found.pop()


def read_pattern(text: str) -> Pattern:
    """
    A pattern as the table writes it: `Pick(how=ALL)`, `Pick(least=0,most>1)`, `May`.

    Raises BadPattern if it cannot be read.
    """
    found = PATTERN.fullmatch(text)
    if found is None:
        raise BadPattern(text)
    demands = []
    for written in (found[2] or "").split(","):
        demand = DEMAND.fullmatch(written)
        if demand is None and written:
            raise BadPattern(text)
        if demand is not None:
            wanted = tuple(meaning(word) for word in demand[3].split("|"))
            demands.append(Demand(demand[1], demand[2], wanted))
    return Pattern(found[1], tuple(demands), frozenset((found[3] or "").split()))


def table(path: Path = TABLE) -> dict[str, Row]:
    """What the table says of each part that is compared."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))["parts"]
    return {
        part: Row(
            tuple(read_pattern(one) for one in said["nodes"]),
            tuple(read_pattern(one) for one in said.get("also", [])),
            frozenset(said.get("within", [])),
        )
        for part, said in found.items()
    }


def nodes_of(held: object, above: frozenset[str] = frozenset()) -> Iterator[Found]:
    """A program's nodes, each with those below it."""
    if isinstance(held, tuple | list):
        for one in held:
            yield from nodes_of(one, above)
    elif isinstance(held, Node) and is_dataclass(held):
        kinds = frozenset(kind.__name__ for kind in type(held).__mro__)
        yield Found(held, kinds, above)
        for field in fields(held):
            yield from nodes_of(getattr(held, field.name), above | kinds)


def needed(code: str) -> frozenset[str]:
    """The parts that the survey says a card's text, or that of its first printing, needs."""
    survey = files.needs().cards
    first = files.facts()[code].reprint_of
    return frozenset(survey.get(code, survey.get(first, "")).split())


def compare(asked: frozenset[str], parts: object, rows: dict[str, Row]) -> Compared:
    """What one card's text needs, beside what its program's nodes stand for."""
    nodes = list(nodes_of(parts))
    agreed, missing, extra = set(), set(), set()
    for part, row in rows.items():
        stands = any(one.met_by(node) for one in row.nodes for node in nodes)
        if part not in asked:
            if stands and not row.within & asked:
                extra.add(part)
        elif stands or any(one.met_by(node) for one in row.also for node in nodes):
            agreed.add(part)
        else:
            missing.add(part)
    return Compared(frozenset(agreed), frozenset(missing), frozenset(extra))


def compared(rows: dict[str, Row]) -> dict[str, Compared]:
    """Every text that somebody wrote and that stands today."""
    return {
        text.code: compare(needed(text.code), text.parts, rows)
        for text in written_texts()
        if text.until == CURRENT
    }


def differences(cards: dict[str, Compared]) -> set[Said]:
    """What differs, either way."""
    return {
        (code, side, part)
        for code, one in cards.items()
        for side, those in ((MISSING, one.missing), (EXTRA, one.extra))
        for part in those
    }


def looked_at(path: Path = LOOKED_AT) -> dict[Said, str]:
    """The differences that somebody looked at, and why each is well."""
    reasons = tomllib.loads(path.read_text(encoding="utf-8"))["reason"] if path.exists() else []
    return {
        (code, side, part): str(one["why"])
        for one in reasons
        for side in (MISSING, EXTRA)
        for part in one.get(side, [])
        for code in one["cards"]
    }


def report(cards: dict[str, Compared], known: dict[Said, str]) -> dict[str, object]:
    """The numbers and the differences, as data."""
    found = differences(cards)
    return {
        "cards": len(cards),
        "agreed": sum(len(one.agreed) for one in cards.values()),
        "differences": len(found),
        "looked_at": len(found & known.keys()),
        "new": [" ".join(one) for one in sorted(found - known.keys())],
        "gone": [" ".join(one) for one in sorted(known.keys() - found) if one[0] in cards],
    }


def sentences(said: dict[str, object]) -> str:
    """The same for a person."""
    counted = "{cards} cards, {agreed} parts agree, {differences} differ, {looked_at} looked at"
    lines = ["tags: " + counted.format_map(said)]
    for name, means in (("new", "not looked at"), ("gone", "no longer so, but named")):
        listed = said[name]
        if isinstance(listed, list):
            lines += [f"  {one}: {means}" for one in listed]
    return "\n".join(lines) + "\n"


def one_card(code: str, one: Compared, known: dict[Said, str]) -> str:
    """What agrees and what differs on one card, for a person."""
    parts = files.needs().parts
    lines = [f"{code} {files.facts()[code].title}: {' '.join(sorted(one.agreed))}"]
    for said in sorted(differences({code: one})):
        reason = known.get(said, "not looked at")
        lines.append(f"  {said[1]} {said[2]} ({parts[said[2]].means}): {reason}")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Compare the cards and say what differs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--card", help="only the card with this code")
    parser.add_argument("--json", action="store_true", help="as data")
    said = parser.parse_args()
    cards, known = compared(table()), looked_at()
    if said.card and said.card not in cards:
        sys.stderr.write(f"tags: {said.card} is no card with a program of its own\n")
        return NO_CARD
    if said.card:
        cards = {said.card: cards[said.card]}
    found = report(cards, known)
    if said.json:
        sys.stdout.write(json.dumps(found, indent=1) + "\n")
    else:
        if said.card:
            sys.stdout.write(one_card(said.card, cards[said.card], known))
        sys.stdout.write(sentences(found))
    return DIFFERENT if found["new"] or found["gone"] else WELL


if __name__ == "__main__":
    sys.exit(main())

"""
Approved positions: tables on which a card was read to do the right thing, kept as data.

What belongs here: keeping them, and playing them again. Finding them is in `finder`; a position
is approved by somebody who has read the card and says that what happens there is right.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypedDict

from dejarik.testing.destiny.positions import Line, Position
from dejarik.testing.destiny.table_facts import Facts, facts_of

FOLDER: Final = Path("tests/cards/destiny/positions")
"""Below a checkout: a file per set, by the first two digits of its codes."""
SET_DIGITS: Final = 2


@dataclass(frozen=True)
class Step:
    """An answer, and what was asked and offered before it."""

    asked: str
    offered: tuple[str, ...]
    answer: str


@dataclass(frozen=True)
class Approved:
    """A position, how it is played, and what can be said of the table then."""

    position: Position
    steps: tuple[Step, ...]
    end: Facts

    def replay(self) -> tuple[tuple[Step, ...], Facts]:
        """Play it again: what was asked and offered, and the same facts of the end."""
        steps, found = played(self.position, [step.answer for step in self.steps])
        return steps, {word: found.get(word) for word in self.end}


def played(position: Position, answers: Sequence[str]) -> tuple[tuple[Step, ...], Facts]:
    """Play a table by a script: what was asked and offered, and what can be said at the end."""
    t = position.table()
    steps: list[Step] = []
    for answer in answers:
        steps.append(Step(t.asked(), tuple(t.options()), answer))
        t.answer(answer)
    return tuple(steps), facts_of(t)


class Kept(TypedDict):
    """A position as it is kept."""

    table: tuple[str, str, str, str, str, int, int]
    lines: list[tuple[str, str, str, int]]
    steps: list[tuple[str, list[str], str]]
    end: Facts


def packed(one: Approved) -> Kept:
    """As it is kept."""
    position = one.position
    return {
        "table": (
            " ".join(position.yours),
            " ".join(position.theirs),
            " ".join(position.hand),
            " ".join(position.their_hand),
            " ".join(position.deck),
            position.resources,
            position.their_resources,
        ),
        "lines": [(line.verb, line.what, line.where, line.number) for line in position.lines],
        "steps": [(step.asked, list(step.offered), step.answer) for step in one.steps],
        "end": one.end,
    }


def unpacked(kept: Kept) -> Approved:
    """What was kept."""
    yours, theirs, hand, their_hand, deck, mine, other = kept["table"]
    lines = tuple(Line(*line) for line in kept["lines"])
    steps = [Step(asked, tuple(offered), answer) for asked, offered, answer in kept["steps"]]
    position = Position(
        tuple(yours.split()),
        tuple(theirs.split()),
        tuple(hand.split()),
        tuple(their_hand.split()),
        tuple(deck.split()),
        mine,
        other,
        lines,
    )
    return Approved(position, tuple(steps), kept["end"])


@cache
def approved(folder: Path = FOLDER) -> dict[str, list[Approved]]:
    """
    All that are kept, by the code of their card.

    The answer is shared: read it, do not change it.
    """
    found: dict[str, list[Approved]] = {}
    for path in sorted(folder.glob("*.json")):
        for code, kept in json.loads(path.read_text(encoding="utf-8")).items():
            found[code] = [unpacked(one) for one in kept]
    return found


def keep(code: str, positions: list[Approved], folder: Path = FOLDER) -> None:
    """Keep these as the positions of a card, in place of those that were kept for it."""
    path = folder / f"{code[:SET_DIGITS]}.json"
    folder.mkdir(exist_ok=True)
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept[code] = [packed(one) for one in positions]
    rows = [
        f"{json.dumps(name)}: [\n"
        + ",\n".join(json.dumps(one, ensure_ascii=False) for one in of_card)
        + "\n]"
        for name, of_card in sorted(kept.items())
        if of_card
    ]
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    approved.cache_clear()

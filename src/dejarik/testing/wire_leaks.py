"""
The leak law over the wire: what an audience is sent does not depend on what it cannot know.

    python -m dejarik.testing.wire_leaks GAMES [--seed S] [--sockets N] [--json]

A game of ready-made decks is played by chance, and everything its room says is kept. From
places in it the same answers are played through two rooms: one as it was, and one where
every card that the audience does not come to know on the way is another. Wholes, news,
log lines, prompts, causes, explanations, odds and clocks must be the same bytes, for each
seat and for spectators. A replay must say the very bytes that were said live. With
--sockets the bytes that clients receive are held against those of a room as well.
"""

import argparse
import asyncio
import json
import random
import sys
from dataclasses import dataclass, field
from typing import Final

from dejarik.games.destiny.model.state import table_of
from dejarik.hosting.play.replays import forked, retold
from dejarik.hosting.play.room import Room
from dejarik.kernel.chance import seed_from
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Answer
from dejarik.service.tables.clients import encoded
from dejarik.testing.wire_glimpses import asked_at, destiny_in, told
from dejarik.testing.wire_streams import streams_agree
from dejarik.testing.wire_worlds import given, scouted
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.laboratory.leaks import exchange, is_private_and_gone
from dejarik.titles.destiny.title import TITLE

AUDIENCES: Final = (NOBODY, 0, 1)
PLACES: Final = 2
"""From how many places of a game each audience is tried."""
LENGTH: Final = 14
"""How many answers two worlds are played for."""
LONGEST: Final = 400
"""Answers after which a game played by chance is left as it is."""


@dataclass
class Report:
    """What was compared, and what leaks."""

    games: int = 0
    answers: int = 0
    pairs: int = 0
    changed: int = 0
    messages: int = 0
    skipped: int = 0
    leaks: list[str] = field(default_factory=list)


def play_game(name: str, report: Report) -> Journal:
    """A game by chance; its replay must say to every audience what was said live."""
    chance = random.Random(name)  # noqa: S311  (an experiment, not a secret)
    setup = setup_of(chance.choice(DECKS), chance.choice(DECKS), ("Ann", "Bob"))
    room = Room(TITLE, Journal(TITLE.release(setup), setup, seed_from(name)))
    live = {seat: [encoded(room.attend(seat))] for seat in AUDIENCES}
    while not room.is_over() and room.seq() < LONGEST:
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        for seat, news in step.news.items():
            live[seat].append(encoded(news))
    report.games += 1
    report.answers += room.seq()
    for seat in AUDIENCES:
        again = [encoded(said) for said in retold(TITLE, room.play.journal, seat)]
        if again != live[seat]:
            report.leaks.append(f"{name}: a replay says other bytes to seat {seat} than the table")
    return room.play.journal


def compare(name: str, journal: Journal, at: int, seat: int, report: Report) -> None:
    """Play a part of a game in two worlds that look alike to an audience."""
    chance = random.Random(f"{name} {at} {seat}")  # noqa: S311  (an experiment)
    real, other = (Room(TITLE, forked(journal, at)) for _ in range(2))
    answers, hidden = scouted(real, journal.effective()[at : at + LENGTH], seat)
    if not hidden:
        report.skipped += 1
        return
    # Both have heard the same up to here; from now on one of them is another world.
    for room in (real, other):
        room.attend(seat)
    report.changed += exchange(table_of(other.state), seat, hidden, chance)
    report.pairs += 1
    try:
        _held_against(real, other, seat, answers, report)
    except LawBroken as leak:
        report.leaks.append(f"{name} at {at}: {leak}")


def _held_against(
    real: Room, other: Room, seat: int, answers: list[Answer], report: Report
) -> None:
    _must_agree(list(asked_at(real, seat)), list(asked_at(other, seat)), seat, "to begin with")
    for answer in answers:
        if is_private_and_gone(destiny_in(other), table_of(other.state), answer, seat):
            return
        here, there = (told(room, seat, given(room, answer)) for room in (real, other))
        report.messages += len(here)
        _must_agree(here, there, seat, f"after {answer}")
    _must_agree(list(asked_at(real, seat)), list(asked_at(other, seat)), seat, "in the end")


def _must_agree(here: list[bytes], there: list[bytes], seat: int, when: str) -> None:
    if here == there:
        return
    for one, two in zip(here, there, strict=False):
        if one != two:
            start = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
            parts = [part[max(0, start - 80) : start + 80].decode() for part in (one, two)]
            raise LawBroken(f"seat {seat} {when} hears …{parts[0]}… and …{parts[1]}…")
    raise LawBroken(f"seat {seat} {when} hears {len(here)} and {len(there)} messages")


def run(games: int, seed: str) -> Report:
    """So many games, each tried from some places for every audience."""
    report = Report()
    for number in range(games):
        name = f"{seed}.{number}"
        journal = play_game(name, report)
        chance = random.Random(f"{name} places")  # noqa: S311  (an experiment)
        length = len(journal.effective())
        for seat in AUDIENCES:
            for _ in range(PLACES):
                compare(name, journal, chance.randrange(length), seat, report)
    return report


def main(arguments: list[str] | None = None) -> int:
    """Look for leaks as the command line says; 1 if there is one."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.wire_leaks")
    parser.add_argument("games", type=int, help="how many games are played")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sockets", type=int, default=0, help="games over real sockets as well")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    asked = parser.parse_args(arguments)
    report = run(asked.games, asked.seed)
    if asked.sockets:
        report.leaks += asyncio.run(streams_agree(asked.sockets, asked.seed))
    found = {name: getattr(report, name) for name in Report.__dataclass_fields__}
    shown = "\n".join(f"{name}: {value}" for name, value in found.items())
    print(json.dumps(found) if asked.json else shown)
    return 1 if report.leaks else 0


if __name__ == "__main__":
    sys.exit(main())

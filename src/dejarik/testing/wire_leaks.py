"""
The leak law over the wire: what an audience is sent does not depend on what it cannot know.

    python -m dejarik.testing.wire_leaks GAMES [--seed S] [--sockets N] [--titles T ...] [--json]

A game of ready-made decks is played by chance, and everything its room says is kept. From
places in it the same answers are played through two rooms: one as it was, and one where
every card that the audience does not come to know on the way is another. Wholes, news,
log lines, prompts, explanations, odds and clocks must be the same bytes, for each seat and
for spectators. A replay must say the very bytes that were said live. With --sockets the
bytes that clients receive are held against those of a room as well. The titles take turns,
and so do the numbers of seats that each of them allows.
"""

import argparse
import asyncio
import json
import random
import sys
from dataclasses import dataclass, field
from typing import Final

from dejarik.hosting.play.replays import forked, retold
from dejarik.hosting.play.room import Room
from dejarik.hosting.titles import Titles
from dejarik.kernel.chance import seed_from
from dejarik.kernel.journal import Journal
from dejarik.laws.contract import LawBroken
from dejarik.laws.laboratory import Answer
from dejarik.laws.secrets import Secrets, is_private_and_gone
from dejarik.service.tables.clients import encoded
from dejarik.testing.title_options import add_titles, titles_from
from dejarik.testing.wire_glimpses import asked_at, told
from dejarik.testing.wire_streams import streams_agree
from dejarik.testing.wire_subjects import Tried, all_tried
from dejarik.testing.wire_worlds import given, scouted
from dejarik.titles.registry import TITLES

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


def play_game(tried: Tried, name: str, report: Report) -> Journal:
    """A game by chance; its replay must say to every audience what was said live."""
    chance = random.Random(name)  # noqa: S311  (an experiment, not a secret)
    title, setup = tried.title, tried.setup(chance)
    room = Room(title, Journal(title.release(setup), setup, seed_from(name)))
    live = {seat: [encoded(room.attend(seat))] for seat in tried.audiences()}
    while not room.is_over() and room.seq() < LONGEST:
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        for seat, news in step.news.items():
            live[seat].append(encoded(news))
    report.games += 1
    report.answers += room.seq()
    for seat in tried.audiences():
        again = [encoded(said) for said in retold(title, room.play.journal, seat)]
        if again != live[seat]:
            report.leaks.append(f"{name}: a replay says other bytes to seat {seat} than the table")
    return room.play.journal


def compare(tried: Tried, name: str, journal: Journal, at: int, seat: int, report: Report) -> None:
    """Play a part of a game in two worlds that look alike to an audience."""
    chance = random.Random(f"{name} {at} {seat}")  # noqa: S311  (an experiment)
    real, other = (Room(tried.title, forked(journal, at)) for _ in range(2))
    answers, hidden = scouted(real, journal.effective()[at : at + LENGTH], seat)
    if not hidden:
        report.skipped += 1
        return
    # Both have heard the same up to here; from now on one of them is another world.
    for room in (real, other):
        room.attend(seat)
    report.changed += tried.secrets.exchange(other.state, seat, hidden, chance)
    report.pairs += 1
    try:
        report.messages += _held_against(real, other, seat, answers, tried.secrets)
    except LawBroken as leak:
        report.leaks.append(f"{name} at {at}: {leak}")


def _held_against(
    real: Room, other: Room, seat: int, answers: list[Answer], secrets: Secrets
) -> int:
    """How many messages were the same. Raises LawBroken for one that was not."""
    messages = 0
    _must_ask_alike(real, other, seat, secrets, "to begin with")
    for answer in answers:
        if is_private_and_gone(secrets, other.game, other.state, answer, seat):
            return messages
        here, there = (told(room, seat, given(room, answer)) for room in (real, other))
        messages += len(here)
        _must_agree(here, there, seat, f"after {answer}")
    _must_ask_alike(real, other, seat, secrets, "in the end")
    return messages


def _must_ask_alike(real: Room, other: Room, seat: int, secrets: Secrets, when: str) -> None:
    here, there = (list(asked_at(room, seat, secrets)) for room in (real, other))
    _must_agree(here, there, seat, when)


def _must_agree(here: list[bytes], there: list[bytes], seat: int, when: str) -> None:
    if here == there:
        return
    for one, two in zip(here, there, strict=False):
        if one != two:
            start = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
            parts = [part[max(0, start - 80) : start + 80].decode() for part in (one, two)]
            raise LawBroken(f"seat {seat} {when} hears …{parts[0]}… and …{parts[1]}…")
    raise LawBroken(f"seat {seat} {when} hears {len(here)} and {len(there)} messages")


def run(games: int, seed: str, titles: Titles = TITLES) -> Report:
    """So many games, each tried from some places for every audience."""
    report = Report()
    kinds = all_tried(titles)
    for number in range(games):
        tried = kinds[number % len(kinds)]
        name = f"{seed}.{number}"
        journal = play_game(tried, name, report)
        chance = random.Random(f"{name} places")  # noqa: S311  (an experiment)
        length = len(journal.effective())
        for seat in tried.audiences():
            for _ in range(PLACES):
                compare(tried, name, journal, chance.randrange(length), seat, report)
    return report


def main(arguments: list[str] | None = None) -> int:
    """Look for leaks as the command line says; 1 if there is one."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.wire_leaks")
    parser.add_argument("games", type=int, help="how many games are played")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sockets", type=int, default=0, help="games over real sockets as well")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    add_titles(parser)
    asked = parser.parse_args(arguments)
    titles = titles_from(asked.titles)
    report = run(asked.games, asked.seed, titles)
    if asked.sockets:
        report.leaks += asyncio.run(streams_agree(asked.sockets, asked.seed, titles))
    found = {name: getattr(report, name) for name in Report.__dataclass_fields__}
    shown = "\n".join(f"{name}: {value}" for name, value in found.items())
    print(json.dumps(found) if asked.json else shown)
    return 1 if report.leaks else 0


if __name__ == "__main__":
    sys.exit(main())

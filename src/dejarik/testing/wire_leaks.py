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
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.state import table_of
from dejarik.hosting.asking import causes_of
from dejarik.hosting.destiny import DestinyListener, DestinyTitle
from dejarik.hosting.ready_decks import DECKS, setup_of
from dejarik.hosting.replays import forked, retold
from dejarik.hosting.room import EVERYONE, Room, Step
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, IllegalAnswer, find_option
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Entry, Journal
from dejarik.lab.laws import LawBroken
from dejarik.lab.leaks import Answer, Watcher, asked_of, exchange, is_private_and_gone, tag
from dejarik.lab.table_laws import questions
from dejarik.service import wire
from dejarik.service.clients import encoded
from dejarik.service.informing import informed
from dejarik.testing.wire_streams import streams_agree

AUDIENCES: Final = (NOBODY, 0, 1)
PLACES: Final = 2
"""From how many places of a game each audience is tried."""
LENGTH: Final = 14
"""How many answers two worlds are played for."""
LONGEST: Final = 400
"""Answers after which a game played by chance is left as it is."""
TITLE: Final = DestinyTitle()


@dataclass
class Report:
    """
    What was compared, and what leaks.
    """

    games: int = 0
    answers: int = 0
    pairs: int = 0
    changed: int = 0
    messages: int = 0
    skipped: int = 0
    leaks: list[str] = field(default_factory=list)


def play_game(name: str, report: Report) -> Journal:
    """
    A game by chance; its replay must say to every audience what was said live.
    """
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
    """
    Play a part of a game in two worlds that look alike to an audience.
    """
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


def scouted(room: Room, entries: list[Entry], seat: int) -> tuple[list[Answer], set[int]]:
    """
    The answers by what they chose, and the cards that stay hidden from an audience meanwhile.
    """
    game = _destiny(room)
    t = table_of(game.load(game.dump(room.state)))
    tag(t)
    watcher = Watcher(seat, t)
    answers = []
    for entry in entries:
        asked = asked_of(game, t, entry.seat)
        assert asked is not None
        option = None if entry.choice == BACK else asked.options[entry.choice].key()
        answers.append(Answer(entry.seat, option))
        game.apply(t, entry.seat, entry.decision, entry.choice, watcher)
    return answers, set() if watcher.lost else watcher.hidden


def _held_against(
    real: Room, other: Room, seat: int, answers: list[Answer], report: Report
) -> None:
    _must_agree(list(asked_at(real, seat)), list(asked_at(other, seat)), seat, "to begin with")
    for answer in answers:
        if is_private_and_gone(_destiny(other), table_of(other.state), answer, seat):
            return
        here, there = (told(room, seat, given(room, answer)) for room in (real, other))
        report.messages += len(here)
        _must_agree(here, there, seat, f"after {answer}")
    _must_agree(list(asked_at(real, seat)), list(asked_at(other, seat)), seat, "in the end")


def given(room: Room, answer: Answer) -> Step:
    """
    Give an answer by what it chooses. Raises LawBroken when it is not asked or offered.
    """
    asked = asked_of(_destiny(room), table_of(room.state), answer.seat)
    if asked is None:
        raise LawBroken(f"seat {answer.seat} is not asked in both worlds")
    try:
        choice = BACK if answer.option is None else find_option(asked.options, answer.option)
    except IllegalAnswer as error:
        raise LawBroken(f"seat {answer.seat} lost an option that is no secret") from error
    return room.answer(answer.seat, room.version(answer.seat), asked.id, choice)


def told(room: Room, seat: int, step: Step) -> list[bytes]:
    """
    All that an audience is sent because of a step: news, clocks, and the causes it can ask for.
    """
    news = step.news.get(seat)
    found = [] if news is None else [encoded(news)]
    if step.only == EVERYONE:
        running = tuple(asked.seat for asked in room.game.pending(room.state))
        found.append(encoded(wire.Ticking(wire.Clock((0, 0), running), 0)))
    if news is not None:
        listener = room.audiences[seat].listener
        assert isinstance(listener, DestinyListener)
        for line in news.lines:
            causes = causes_of(listener.chronicle, line.event.serial)
            found.append(encoded(wire.Explained(0, causes.lines, causes.rulings)))
    return found


def asked_at(room: Room, seat: int) -> Iterator[bytes]:
    """
    The whole table, and the answers to every question an audience can ask now.
    """
    yield encoded(room.attend(seat))
    if seat == NOBODY:
        return
    t = table_of(room.state)
    for question in questions(t, seat):
        yield encoded(informed(room, seat, wire.Explain(question=question)))
    numbers = [f"cost:{t.knowledge.handles[seat][card]}" for card in t.players[seat].hand]
    for question in numbers + [f"health:{ref}" for ref in t.copies]:
        yield encoded(informed(room, seat, wire.Explain(question=question)))
    for ref in t.copies:
        yield encoded(informed(room, seat, wire.Odds(question=f"activate:{ref}")))


def _must_agree(here: list[bytes], there: list[bytes], seat: int, when: str) -> None:
    if here == there:
        return
    for one, two in zip(here, there, strict=False):
        if one != two:
            start = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
            parts = [part[max(0, start - 80) : start + 80].decode() for part in (one, two)]
            raise LawBroken(f"seat {seat} {when} hears …{parts[0]}… and …{parts[1]}…")
    raise LawBroken(f"seat {seat} {when} hears {len(here)} and {len(there)} messages")


def _destiny(room: Room) -> Destiny:
    assert isinstance(room.game, Destiny)
    return room.game


def run(games: int, seed: str) -> Report:
    """
    So many games, each tried from some places for every audience.
    """
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
    """
    Look for leaks as the command line says; 1 if there is one.
    """
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

"""
Prompts: how often people are asked, and how often there is nothing to answer.

    python -m dejarik.lab.prompts GAMES [--title NAME] [--player NAME]

Bots sit in the seats of two people. All is counted twice: as it would be if nobody had a standing
order, and with the orders that everybody has from the start. The stages of a question are one.
A lonely question has one answer; a choice is an answer that does something; beyond the choices are
the questions of one's own turn that were answered with nothing.
"""

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from time import thread_time

from dejarik.bots.outlook import outlooks
from dejarik.bots.roster import BOTS, bot_named
from dejarik.hosting.play.passing import Passing
from dejarik.hosting.play.standing import answers
from dejarik.hosting.play.standing_wire import AS_USUAL
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import NO, PASS, STOP, Decision
from dejarik.kernel.ids import NOBODY
from dejarik.lab.arena import LONGEST_GAME
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

SEATS = 2
REGULAR = BOTS[1]
NOTHING = (PASS, STOP, NO)
"""Kinds of answers that do nothing."""


@dataclass
class Counts:
    """Questions, those with one answer, and those of one's own turn answered with nothing."""

    asked: Counter[str] = field(default_factory=Counter)
    lonely: Counter[str] = field(default_factory=Counter)
    beyond: int = 0

    def note(self, name: str, *, lonely: bool, beyond: bool) -> None:
        """Count one question."""
        self.asked[name] += 1
        self.lonely[name] += lonely
        self.beyond += beyond


@dataclass
class Prompts:
    """What is counted without orders and with those of everybody, in so many turns."""

    turns: int = 0
    without: Counts = field(default_factory=Counts)
    usual: Counts = field(default_factory=Counts)

    def note(self, decision: Decision, passing: Passing, name: str, choice: int, turn: int) -> None:
        """Count one question, answered so, in the turn of a seat."""
        lonely = len(decision.options) == 1
        nothing = lonely or decision.options[choice].kind in NOTHING
        beyond = nothing and turn == decision.seat
        self.without.note(name, lonely=lonely, beyond=beyond)
        if not answers(AS_USUAL, passing):
            self.usual.note(name, lonely=lonely, beyond=beyond)


def play(title_id: str, number: int, player: str, found: Prompts) -> None:
    """Play one game of ready decks and count what is asked."""
    title = TITLES.named(title_id)
    laboratory = laboratory_of(title_id)
    game = title.game_in(title.editions[0])
    first, second = random.Random(f"prompts {number}").sample(laboratory.ready_decks(), 2)
    s = game.start(laboratory.duel_setup(first, second, number), seed_from(f"prompts {number}"))
    bots = [bot_named(player, f"prompts {number} {seat}", thread_time) for seat in range(SEATS)]
    group, turn = 0, (0, NOBODY)
    for _ in range(LONGEST_GAME):
        asked = outlooks(game, s)
        if not asked:
            break
        decision = asked[0].decision
        now = (laboratory.round_of(s), laboratory.turn_of(s))
        found.turns += now != turn and now[1] != NOBODY
        turn = now
        choice = bots[decision.seat].choose(asked[0])
        if not decision.group or decision.group != group:
            passing = title.telling.passing(s, decision)
            found.note(decision, passing, laboratory.reason(decision), choice, turn[1])
        group = decision.group
        game.apply(s, decision.seat, decision.id, choice)


def table_of(found: Prompts) -> list[str]:
    """The counts, and the reasons that ask most, those with one answer beside them."""
    turns = max(1, found.turns)
    lines: list[str] = []
    for name, counts in (("without orders", found.without), ("orders as usual", found.usual)):
        asked, lonely = counts.asked.total(), counts.lonely.total()
        lines += [
            f"{name}: {asked} questions in {found.turns} turns",
            f"  {lonely / max(1, asked):6.1%} with one answer",
            f"  {asked / turns:6.2f} a turn, of both players",
            f"  {counts.beyond / turns:6.2f} of whose turn it is, beyond the choices made",
        ]
        lines += [
            f"      {reason:24}{count:6} {counts.lonely[reason]:6} with one answer"
            for reason, count in counts.asked.most_common(8)
        ]
    return lines


def main(arguments: list[str] | None = None) -> int:
    """Count as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.prompts", description="Who asks?")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--title", choices=tuple(LABORATORIES), default=TITLES.default)
    parser.add_argument("--player", default=REGULAR, metavar="NAME", help="the bot of both sides")
    asked = parser.parse_args(arguments)
    found = Prompts()
    for number in range(asked.games):
        play(asked.title, number, asked.player, found)
    print("\n".join(table_of(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

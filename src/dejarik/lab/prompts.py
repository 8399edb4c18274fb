"""
Prompts: how often a player is asked in a round, by what the question is about.

    python -m dejarik.lab.prompts GAMES [--title NAME] [--player NAME]

Three counts for each player and round: all windows in which one may respond; those that are left
with standing orders on, which pass where nothing can be used; and what one chooses on one's own.
The stages of a question are one, and one option is none where no response is asked for. Lonely
passes are answers that had no other option, of all answers with their stages.
"""

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from time import thread_time

from dejarik.bots.outlook import outlooks
from dejarik.bots.roster import GREEDY, bot_named
from dejarik.hosting.play.standing import answers, pass_in
from dejarik.hosting.play.standing_wire import Order
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.lab.arena import LONGEST_GAME
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of


@dataclass
class Prompts:
    """Counts of windows, of those that orders leave, and of own choices, each by its reason."""

    rounds: int = 0
    windows: Counter[str] = field(default_factory=Counter)
    left: Counter[str] = field(default_factory=Counter)
    own: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    lonely: int = 0

    def note(self, decision: Decision, reason: str) -> None:
        """Count one question."""
        if pass_in(decision) >= 0:
            self.windows[reason] += 1
            if not answers(Order(), decision, reason):
                self.left[reason] += 1
        elif len(decision.options) > 1:
            self.own[reason] += 1


def play(title_id: str, number: int, player: str, found: Prompts) -> None:
    """Play one game of ready decks and count what is asked."""
    title = TITLES.named(title_id)
    laboratory = laboratory_of(title_id)
    game = title.game_in(title.editions[0])
    first, second = random.Random(f"prompts {number}").sample(laboratory.ready_decks(), 2)
    s = game.start(laboratory.duel_setup(first, second, number), seed_from(f"prompts {number}"))
    bots = [bot_named(player, f"prompts {number} {seat}", thread_time) for seat in range(2)]
    group = 0
    for _ in range(LONGEST_GAME):
        asked = outlooks(game, s)
        if not asked:
            break
        decision = asked[0].decision
        found.answers += 1
        found.lonely += len(decision.options) == 1
        if not decision.group or decision.group != group:
            found.note(decision, laboratory.reason(decision))
        group = decision.group
        found.answers += 1
        found.lonely += len(decision.options) == 1 and pass_in(decision) >= 0
        game.apply(s, decision.seat, decision.id, bots[decision.seat].choose(asked[0]))
    found.rounds += max(1, laboratory.round_of(s))


def table_of(found: Prompts, seats: int = 2) -> list[str]:
    """The counts for a round and player, and the reasons that ask most."""
    lines: list[str] = []
    parts = {
        "windows": found.windows,
        "windows with standing orders": found.left,
        "own choices": found.own,
    }
    for name, counts in parts.items():
        share = found.rounds * seats
        lines.append(f"{name:32}{counts.total() / share:8.2f} a round and player")
        lines += [f"    {one:28}{count / share:8.2f}" for one, count in counts.most_common(8)]
    lonely = found.lonely / max(1, found.answers)
    return [*lines, f"{'lonely passes':32}{lonely:8.1%} of {found.answers} answers"]


def main(arguments: list[str] | None = None) -> int:
    """Count as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.prompts", description="Who asks?")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--title", choices=tuple(LABORATORIES), default=TITLES.default)
    parser.add_argument("--player", default=GREEDY, metavar="NAME", help="the bot of both sides")
    asked = parser.parse_args(arguments)
    found = Prompts()
    for number in range(asked.games):
        play(asked.title, number, asked.player, found)
    print("\n".join(table_of(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

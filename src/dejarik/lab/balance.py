"""
Balance: every ready deck against every other, played by one bot on both sides.

    python -m dejarik.lab.balance SIZE [--title NAME] [--player NAME] [--decks NAME ...] [--check]

SIZE is the number of games of every pairing; each deck sits half of them on either side. A deck
falls out if it wins fewer than 15 % or more than 85 % of its games: with `--check` the program
then fails, if the games leave no doubt.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import Pool
from time import thread_time
from typing import Final

from dejarik.bots.roster import GREEDY, bot_named
from dejarik.kernel.chance import seed_from
from dejarik.lab.arena import wilson
from dejarik.play.playout import play_out
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

LEAST: Final = 0.15
MOST: Final = 0.85


@dataclass(frozen=True)
class Duel:
    """One game: which decks in the order of their seats, which of their games, who plays."""

    title: str
    first: str
    second: str
    number: int
    player: str


@dataclass
class Standing:
    """What came of a deck's games, against each other deck: games, and wins."""

    games: dict[str, int] = field(default_factory=dict)
    won: dict[str, float] = field(default_factory=dict)

    def add(self, other: str, score: float) -> None:
        """One more game."""
        self.games[other] = self.games.get(other, 0) + 1
        self.won[other] = self.won.get(other, 0.0) + score

    def rate(self) -> float:
        """The part of all games that was won."""
        return sum(self.won.values()) / max(1, sum(self.games.values()))


def duels(
    title: str, size: int, player: str, first: int = 0, decks: Sequence[str] = ()
) -> list[Duel]:
    """Everyone, or each of these, against everyone; odd numbers are played with seats swapped."""
    met = [one for one in laboratory_of(title).ready_decks() if not decks or one in decks]
    return [
        Duel(title, *((two, one) if number % 2 else (one, two)), number, player)
        for number in range(first, first + size)
        for one, two in combinations(met, 2)
    ]


def play(duel: Duel) -> tuple[Duel, float]:
    """Play one game: 1 if the first deck won, a half if nobody did."""
    title = TITLES.named(duel.title)
    game = title.game_in(title.editions[0])
    # Seats are swapped every time, whatever else differs every second time.
    setup = laboratory_of(duel.title).duel_setup(duel.first, duel.second, duel.number // 2)
    name = f"balance {duel.first} {duel.second} {duel.number}"
    bots = [bot_named(duel.player, f"{name} {seat}", thread_time) for seat in range(2)]
    s = game.start(setup, seed_from(name))
    play_out(game, s, [bot.choose for bot in bots])
    outcome = game.outcome(s)
    winners = [0, 1] if outcome is None else outcome.winners()
    return duel, 0.5 if len(winners) != 1 else float(winners == [0])


def table_of(found: dict[str, Standing]) -> list[str]:
    """Each deck with what part of its games it won, in all and against each other deck."""
    names = sorted(found)
    lines = [f"{'':20}{'games':>6}{'won':>8}{'95 %':>16}" + "".join(f"{one:>20}" for one in names)]
    for name in names:
        one = found[name]
        count = sum(one.games.values())
        low, high = wilson(one.rate(), count)
        line = f"{name:20}{count:6}{one.rate():8.1%}{f'{low:.0%}–{high:.0%}':>16}"
        for other in names:
            games = one.games.get(other, 0)
            line += f"{f'{one.won[other]:g} of {games}' if games else '':>20}"
        lines.append(line)
    return lines


def failures(found: dict[str, Standing]) -> list[str]:
    """The decks that surely win too little or too much."""
    lines: list[str] = []
    for name, one in sorted(found.items()):
        low, high = wilson(one.rate(), sum(one.games.values()))
        if high < LEAST or low > MOST:
            lines.append(
                f"{name} wins {one.rate():.0%} of its games, not {LEAST:.0%} to {MOST:.0%}"
            )
    return lines


def main(arguments: list[str] | None = None) -> int:
    """Play as the command line says; 1 if `--check` found a deck that falls out."""
    parser = argparse.ArgumentParser(
        prog="python -m dejarik.lab.balance", description="Decks meet."
    )
    parser.add_argument("size", type=int, help="games of every pairing; half of them swapped")
    parser.add_argument("--title", choices=tuple(LABORATORIES), default=TITLES.default)
    parser.add_argument("--player", default=GREEDY, metavar="NAME", help="the bot of both sides")
    parser.add_argument("--decks", nargs="+", default=(), metavar="NAME", help="only these")
    parser.add_argument("--first", type=int, default=0, help="number of the game to start with")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--check", action="store_true", help="fail when a deck falls out")
    asked = parser.parse_args(arguments)
    planned = duels(asked.title, asked.size, asked.player, asked.first, asked.decks)
    found: dict[str, Standing] = {}
    with Pool(asked.jobs) as workers:
        for count, (duel, score) in enumerate(workers.imap_unordered(play, planned), 1):
            found.setdefault(duel.first, Standing()).add(duel.second, score)
            found.setdefault(duel.second, Standing()).add(duel.first, 1 - score)
            print(f"\r{count}/{len(planned)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    failed = failures(found) if asked.check else []
    print("\n".join([*table_of(found), *[f"failed: {line}" for line in failed]]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

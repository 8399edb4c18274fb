"""
The toy played to its end by chance, from nothing but the kernel's contract.

    python -m examples.toy --seats 3 --seed 7

This is all that a program needs of a game: `start`, what is `pending`, `apply`, and the `outcome`.
"""

import argparse
import random

from dejarik.kernel.chance import seed_from
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from examples.toy import state as t
from examples.toy.game import Toy


def play(game: Game, seats: int, seed: str) -> State:
    """One game in which every seat answers anything with anything."""
    chance = random.Random(seed)
    s = game.start({"decks": [[*t.CARDS] for _ in range(seats)]}, seed_from(seed))
    while asked := game.pending(s):
        decision = chance.choice(asked)
        game.apply(s, decision.seat, decision.id, chance.randrange(len(decision.options)))
    return s


def main() -> None:
    """Play as the command line says, and tell how it ended."""
    parser = argparse.ArgumentParser(prog="python -m examples.toy", description="A toy game.")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3), help="how many play")
    parser.add_argument("--seed", default="1", help="names the game")
    said = parser.parse_args()
    s = play(Toy(), said.seats, said.seed)
    assert s.outcome is not None
    left = ", ".join(f"seat {seat}: {life}" for seat, life in enumerate(t.toy(s).life))
    print(f"Round {t.toy(s).round}; life left: {left}.")
    print(f"First: {s.outcome.winners()}, by {s.outcome.reason}.")


if __name__ == "__main__":
    main()

"""
What `play.many` costs beside the bare loop over the kernel's contract.

    python -m bench.many --games 100 --rounds 5

Both play the same two decks by chance, in turns, so that whatever else a machine does hits both.
The processor's time of this process is counted; `--jobs` shows how long several processes take.
"""

import argparse
import random
from statistics import median
from time import process_time

from dejarik import play
from dejarik.play.one_of_many import Sides
from dejarik.play.terms import game_meant
from dejarik.play.title_choice import title_named


def bare(sides: Sides, games: int) -> int:
    """The same games with nothing but start, pending and apply; how many answers they took."""
    answers = 0
    for number in range(games):
        chosen, journal, _ = sides.begun(number)
        game = chosen.title.game_in(sides.terms.edition)
        s = game.start(journal.setup(), journal.seed)
        chance = random.Random(number)
        while asked := game.pending(s):
            choice = chance.randrange(len(asked[0].options))
            game.apply(s, asked[0].seat, asked[0].id, choice)
            answers += 1
    return answers


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.many", description=__doc__)
    parser.add_argument("--title", choices=play.titles(), default="destiny")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=0)
    said = parser.parse_args()
    wanted = game_meant(title_named(said.title), (), {})
    bots = (play.bot("random"), play.bot("random"))
    sides = Sides(said.title, wanted.decks, wanted.lists, wanted.terms, bots, "1")
    bare(sides, 2)
    each: dict[str, list[float]] = {"bare loop": [], "play.many": []}
    for _ in range(said.rounds):
        began = process_time()
        answers = bare(sides, said.games)
        middle = process_time()
        results = play.many(said.games, said.title, jobs=1)
        each["bare loop"].append((middle - began) / answers)
        each["play.many"].append((process_time() - middle) / sum(one.answers for one in results))
    for name, times in each.items():
        print(f"{name}: {median(times) * 1e6:.1f} µs of processor time an answer")
    print(f"{said.games} games of {said.title}, median of {said.rounds} rounds each")
    if said.jobs:
        print(play.many(said.games * said.jobs, said.title, jobs=said.jobs))


if __name__ == "__main__":
    main()

"""
Perft: how many ways there are to go on from a position, counted to a depth.

    python -m dejarik.lab.perft [--title T]     count the stored positions and compare
    python -m dejarik.lab.perft --write         store the counts of the rules as they are
    python -m dejarik.lab.perft --find          look for new positions, and store them

A position is a setup, a seed and the answers that lead to it, so chance is fixed. The
count at depth n is that of the leaves of the tree of options n answers deep; a game that
is over is a leaf. A rule that offers one option more or less changes a count, wherever
in the tree it does so. Taking a stage back is no option here.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import IllegalAnswer, Option
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.laws.laboratory import Laboratory
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

FOLDER: Final = Path("tests/perft")

FEWEST_OPTIONS: Final = 2
MOST_LEAVES: Final = 3000
DEEPEST: Final = 6
LATEST: Final = 300
"""A position lies at most so many answers from the start."""

GAMES: Final = 400
"""How many games are searched for a position."""


@dataclass
class Position:
    """A position that can be reached again, and what was counted there."""

    asks: str
    seed: str
    setup: dict[str, object]
    answers: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)


# --- counting -------------------------------------------------------------------------


def count(game: Game, s: State, depth: int) -> int:
    """The leaves so many answers deep; the state is left as it was."""
    pending = game.pending(s)
    if depth == 0 or not pending:
        return 1
    decision = pending[0]
    if depth == 1:
        return len(decision.options)
    leaves = 0
    for choice in range(len(decision.options)):
        copy = game.clone(s)
        game.apply(copy, decision.seat, decision.id, choice)
        leaves += count(game, copy, depth - 1)
    return leaves


def counts(game: Game, s: State, depths: Iterable[int]) -> list[int]:
    """The leaves at each of these depths."""
    return [count(game, s, depth) for depth in depths]


def reached(game: Game, position: Position) -> State:
    """
    Play to a position.

    Raises IllegalAnswer, naming the answer, when one of them is not offered any more.
    """
    s = game.start(position.setup, seed_from(position.seed))
    for place, answer in enumerate(position.answers):
        decision = game.pending(s)[0]
        offered = [_key(option) for option in decision.options]
        if answer not in offered:
            message = f"answer {place} of a {position.asks} position is not offered: {answer}"
            raise IllegalAnswer(message)
        game.apply(s, decision.seat, decision.id, offered.index(answer))
    return s


def recounted(game: Game, position: Position) -> list[int]:
    """The counts of a stored position by the rules as they are."""
    return counts(game, reached(game, position), range(1, len(position.counts) + 1))


def _key(option: Option) -> str:
    return ".".join(str(part) for part in option.key())


# --- finding --------------------------------------------------------------------------


def find(laboratory: Laboratory, game: Game, name: str) -> Position | None:
    """A position where this is asked, come across in random games; nothing if there is none."""
    for number in range(GAMES):
        seed = f"perft {name} {number}"
        setup = laboratory.position_setup(game, name, seed)
        position = Position(laboratory.positions[name], seed, setup)
        if _search(laboratory, game, name, position):
            return position
    return None


def _search(laboratory: Laboratory, game: Game, name: str, position: Position) -> bool:
    """Play until the position's question is asked; whether it was."""
    s = game.start(position.setup, seed_from(position.seed))
    bot = RandomBot(position.seed)
    while game.pending(s) and len(position.answers) <= LATEST:
        decision = game.pending(s)[0]
        is_asked = laboratory.is_position(name, s, decision)
        if is_asked and len(decision.options) >= FEWEST_OPTIONS:
            position.counts = _affordable(game, s)
            return True
        choice = bot.answer(decision)
        position.answers.append(_key(decision.options[choice]))
        game.apply(s, decision.seat, decision.id, choice)
    return False


def _affordable(game: Game, s: State) -> list[int]:
    """Counts as deep as a test can afford."""
    found: list[int] = []
    for depth in range(1, DEEPEST + 1):
        found.append(count(game, s, depth))
        widest = max(found[0], found[-1] // max(found[-2:][0], 1))
        if found[-1] * widest > MOST_LEAVES:
            break
    return found


# --- files ----------------------------------------------------------------------------


def load(path: Path) -> Position:
    """A stored position."""
    return Position(**json.loads(path.read_text(encoding="utf-8")))


def store(position: Position, path: Path) -> None:
    """Keep a position."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(asdict(position), indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Count, write or find; 1 if a count differs or a position cannot be reached or found."""
    asked = _parse(arguments)
    laboratory = laboratory_of(asked.title)
    game = laboratory.game(TITLES.named(asked.title).editions[0])
    folder = asked.folder or FOLDER / asked.title
    wrong = 0
    for name in asked.names or sorted(laboratory.positions):
        path = folder / f"{name}.json"
        if asked.find:
            position = find(laboratory, game, name)
            if position is not None:
                store(position, path)
            said = "not found" if position is None else f"{position.counts} found"
            wrong += position is None
        else:
            position = load(path)
            now = recounted(game, position)
            said = f"{now}" if now == position.counts else f"{now}, stored {position.counts}"
            wrong += now != position.counts and not asked.write
            if asked.write:
                position.counts = now
                store(position, path)
        print(f"{name}: {said}", flush=True)
    return 1 if wrong else 0


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.perft", description="Count ways.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these positions")
    parser.add_argument("--write", action="store_true", help="store the counts as they are now")
    parser.add_argument("--find", action="store_true", help="look for new positions")
    parser.add_argument("--folder", type=Path, help=f"where they are ({FOLDER}/TITLE)")
    parser.add_argument(
        "--title", choices=tuple(LABORATORIES), default=TITLES.default, help="of which game"
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())

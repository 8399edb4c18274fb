"""
A finder of positions: for each mutant of a card that its tests let pass, a table that shows it.

    python -m dejarik.testing.destiny.finder 01023 [--tries 3000] [--all] [--approve]

Tables are laid at random and played at random, with the card as it is and with each surviving
mutant; where the two differ, the table is made as small as it can be and written as a test. What
the card does there is only what its program does: whoever takes it over has read the card and says
that it is right, as a test with a name, or with `--approve` as one of the positions that are kept
as data (`approved`). With `--all` no test counts, not even those that exist.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from dejarik.games.destiny.game import Destiny
from dejarik.testing import mutants
from dejarik.testing.card_tests import collect
from dejarik.testing.destiny import games
from dejarik.testing.destiny.approved import Approved, Step, approved, keep, played
from dejarik.testing.destiny.broken_cards import CARDS
from dejarik.testing.destiny.positions import Dealer, Position
from dejarik.testing.destiny.table_facts import Facts, facts_of
from dejarik.testing.mutation import Mutant, mutants_of
from dejarik.titles.registry import collection_of

LONGEST: Final = 10
"""How many answers a game at random has at most."""


@dataclass(frozen=True)
class Game:
    """What was answered on a table, and what it looked like at the end."""

    steps: tuple[Step, ...]
    end: Facts


@dataclass
class Find:
    """A position with its game, and the mutants that play it otherwise."""

    position: Position
    game: Game
    shown: list[Mutant]


def play(position: Position, code: str, rng: random.Random) -> Game | None:
    """Play a table at random, the card's own offers first; nothing if it cannot be laid."""
    try:
        t = position.table()
        steps: list[Step] = []
        for _ in range(rng.randint(1, LONGEST)):
            if t.state.outcome is not None:
                break
            offered = t.options()
            own = [one for one in offered if code in one or "special" in one or one == "claim"]
            answer = rng.choice(own if own and rng.random() < 3 / 4 else offered)
            steps.append(Step(t.asked(), tuple(offered), answer))
            t.answer(answer)
        return Game(tuple(steps), facts_of(t))
    except (AssertionError, StopIteration, KeyError, ValueError):
        return None


def again(position: Position, answers: list[str]) -> Game | None:
    """Play a table by a script; nothing where an answer is not offered."""
    try:
        return Game(*played(position, answers))
    except Exception:  # noqa: BLE001  # a mutant may break anything
        return None


def with_game(game: Destiny | None, position: Position, answers: list[str]) -> Game | None:
    """Play a script in another game."""
    games.play_with(game)
    try:
        return again(position, answers)
    finally:
        games.play_with(None)


def smallest(position: Position, game: Game, other: Destiny) -> tuple[Position, Game]:
    """The same difference on a table with less on it, and with fewer answers."""
    answers = [step.answer for step in game.steps]
    for length in range(len(answers) + 1):
        true = with_game(None, position, answers[:length])
        if true is not None and true != with_game(other, position, answers[:length]):
            answers, game = answers[:length], true
            break
    shrinking = True
    while shrinking:
        shrinking = False
        for less in position.smaller():
            true = with_game(None, less, answers)
            if true is not None and true != with_game(other, less, answers):
                position, game, shrinking = less, true, True
                break
    return position, game


def find(code: str, survivors: list[Mutant], tries: int, seed: str) -> tuple[list[Find], int]:
    """Positions that show mutants, and how many mutants none was found for."""
    rng = random.Random(seed)  # noqa: S311  # an experiment
    dealer = Dealer(code, CARDS.parts(code), rng)
    left = [(one, CARDS.game_with(code, one.parts)) for one in survivors]
    found: list[Find] = []
    for _ in range(tries):
        if not left:
            break
        position = dealer.deal()
        game = play(position, code, rng)
        if game is None:
            continue
        answers = [step.answer for step in game.steps]
        for mutant, other in left:
            if other is not None and with_game(other, position, answers) != game:
                small, short = smallest(position, game, other)
                script = [step.answer for step in short.steps]
                shown = [one for one, its in left if with_game(its, small, script) != short]
                found.append(Find(small, short, shown or [mutant]))
                names = [id(one) for one in found[-1].shown]
                left = [pair for pair in left if id(pair[0]) not in names]
                break
    return found, len(left)


def differences(code: str, one: Find) -> Facts:
    """What of the end the shown mutants change."""
    answers = [step.answer for step in one.game.steps]
    words: set[str] = set()
    for mutant in one.shown:
        other = with_game(CARDS.game_with(code, mutant.parts), one.position, answers)
        if other is not None:
            words |= {word for word, fact in one.game.end.items() if other.end.get(word) != fact}
    return {word: one.game.end[word] for word in sorted(words)}


def assertion(word: str, fact: object) -> str:
    """One fact as a test says it."""
    if isinstance(fact, bool):
        return f"assert {word}" if fact else f"assert not {word}"
    if fact is None:
        return f"assert {word} is None"
    return f"assert {json.dumps(fact)} == {word}"


def written(code: str, number: int, one: Find) -> str:
    """A find as a test, to be read, named and shortened by hand."""
    lines = [f'@card("{code}")', f"def test_{number}() -> None:"]
    shown = "; ".join(f"[{each.operator}] {each.path}" for each in one.shown)
    lines.append(f'    """{shown.replace(chr(34), "")}"""')
    lines += [f"    {line}" for line in one.position.written()]
    for step in one.game.steps:
        lines.append(f"    assert {json.dumps(step.offered)} == t.options()  # {step.asked}")
        lines.append(f'    t.answer("{step.answer}")')
    lines += [f"    {assertion(word, fact)}" for word, fact in differences(code, one).items()]
    return "\n".join(lines)


def taken(code: str, one: Find) -> Approved:
    """A find as it is kept: without what no mutant changes."""
    return Approved(one.position, one.game.steps, differences(code, one))


def surviving(code: str, *, all_of_them: bool) -> list[Mutant]:
    """The mutants of a card that its tests let pass."""
    found = mutants_of(CARDS.parts(code), CARDS.nodes)
    if all_of_them:
        return found
    tests = collect(Path(collection_of("destiny").tests), CARDS.read).tests.get(code, [])
    report = mutants.try_card(CARDS, code, tests)
    keys = {one.key for one in report.survivors}
    return [one for one in found if (code, one.operator, one.path) in keys]


def main() -> int:
    """Search, and write what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[1])
    parser.add_argument("card", help="the code of a card, for example 01023")
    parser.add_argument("--tries", type=int, default=3000, help="how many tables to lay")
    parser.add_argument("--all", action="store_true", help="as if the card had no tests")
    parser.add_argument("--seed", default="find", help="other tables")
    parser.add_argument("--approve", action="store_true", help="keep them: the card says the same")
    said = parser.parse_args()
    survivors = surviving(said.card, all_of_them=said.all)
    found, left = find(said.card, survivors, said.tries, said.seed)
    for number, one in enumerate(found, 1):
        sys.stdout.write(written(said.card, number, one) + "\n\n\n")
    if said.approve:
        more = [taken(said.card, one) for one in found]
        keep(said.card, [*approved().get(said.card, []), *more])
    sys.stdout.write(
        f"# {len(survivors)} mutants pass the tests: {len(found)} positions show "
        f"{len(survivors) - left} of them, {left} stay unseen.\n"
    )
    return 0 if not left else 1


if __name__ == "__main__":
    sys.exit(main())

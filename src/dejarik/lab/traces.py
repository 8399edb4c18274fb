"""
Traces: seeded games as lines, the same for the same rules, plain or compiled.

    python -m dejarik.lab.traces [N] [--title T]
    python -m dejarik.lab.traces --write-playthroughs [FOLDER] [--title T]

Without a title all are traced. A line for each game: its seed, how long it was, how it ended,
and a fingerprint of every decision and of the state at each tenth. Playthroughs are whole games,
a line for each answer, stored with the tests and compared line by line.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, KIND_NAMES, Decision, IllegalAnswer
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.kernel.wire import digest
from dejarik.laws.contract import Chooser
from dejarik.laws.laboratory import Laboratory
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

GAMES = 40
STATE_EVERY = 10
READY = 3
"""Which of four games in a row is of ready decks."""
STEP_BACK = "back"
MOST_DECISIONS = 20_000
FOLDER = "tests/playthroughs"


class Tracer:
    """Plays the games of one title and writes them down."""

    def __init__(self, game: Game, laboratory: Laboratory) -> None:
        self.game = game
        self.laboratory = laboratory

    def _setup(self, number: int, seed: str) -> dict[str, object]:
        """Every fourth game is of ready decks: what a team can bring is asked of those alone."""
        if number % 4 == READY:
            return self.laboratory.match_setup(number, seed)
        return self.laboratory.plain_setup(self.game, seed, swift=number % 2 == 1)

    def trace(self, number: int) -> str:
        """One game as one line; every second game of mixed decks uses the quicker chance."""
        game = self.game
        seed = f"trace {number}"
        setup = self._setup(number, seed)
        s = game.start(setup, seed_from(seed))
        bot = RandomBot(seed, steps_back=0.05)
        lines = blake2b(digest_size=16)
        count = 0
        while game.pending(s) and count < MOST_DECISIONS:
            decision = game.pending(s)[bot.random.randrange(len(game.pending(s)))]
            choice = bot.answer(decision)
            lines.update(f"{self._decision(decision)} {choice}\n".encode())
            game.apply(s, decision.seat, decision.id, choice)
            count += 1
            if count % STATE_EVERY == 0:
                lines.update(digest(game.dump(s)).encode())
        lines.update(digest(game.dump(s)).encode())
        return f"{seed}: {count} decisions, {_ending(game, s)}, {lines.hexdigest()}"

    def _decision(self, decision: Decision) -> str:
        offered = " ".join(_key(option.key()) for option in decision.options)
        kind = KIND_NAMES[decision.kind]
        return f"seat {decision.seat} {kind} {self.laboratory.reason(decision)} [{offered}]"

    # --- playthroughs ---

    def new_playthrough(self, name: str) -> list[str]:
        """A whole game, to be stored."""
        return list(self._play(*self.laboratory.playthrough(self.game, name)))

    def played_again(self, stored: list[str]) -> list[str]:
        """
        The same setup and the same answers as in stored lines: what comes of them now.

        Raises IllegalAnswer, naming the line, where a stored answer is not offered any more.
        """
        setup = json.loads(stored[0].removeprefix("setup "))
        seed = stored[1].removeprefix("seed ")
        answers = iter(stored[2:])

        def choose(decision: Decision) -> int:
            line = next(answers)
            answer = line.partition(" -> ")[2].partition(" ")[0]
            if answer == STEP_BACK:
                return BACK
            for choice, option in enumerate(decision.options):
                if answer == _key(option.key()):
                    return choice
            message = f"this answer is not offered any more: {line}"
            raise IllegalAnswer(message)

        return list(self._play(setup, seed, choose))

    def _play(self, setup: dict[str, object], seed: str, choose: Chooser) -> Iterator[str]:
        game, seen = self.game, self.laboratory.seen_by_all
        yield f"setup {json.dumps(setup)}"
        yield f"seed {seed}"
        s = game.start(setup, seed_from(seed))
        count = 0
        while game.pending(s):
            decision = game.pending(s)[0]
            choice = choose(decision)
            answer = STEP_BACK if choice == BACK else _key(decision.options[choice].key())
            game.apply(s, decision.seat, decision.id, choice)
            count += 1
            state = f" {seen(s)}" if count % STATE_EVERY == 0 else ""
            yield f"{count} {self._decision(decision)} -> {answer}{state}"
        yield f"end {_ending(game, s)} {seen(s)}"

    def write_playthroughs(self, folder: Path) -> list[Path]:
        """Make the stored games anew."""
        folder.mkdir(parents=True, exist_ok=True)
        written: list[Path] = []
        for name in self.laboratory.playthroughs:
            path = folder / f"{name}.txt"
            lines = self.new_playthrough(name)
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
            written.append(path)
        return written


def _key(key: tuple[int, int, int, int]) -> str:
    return ".".join(str(part) for part in key)


def _ending(game: Game, s: State) -> str:
    outcome = game.outcome(s)
    if outcome is None:
        return "no outcome"
    places = " > ".join("=".join(str(side) for side in place) for place in outcome.ranking)
    return f"{outcome.reason} {places}"


def tracer_of(title_id: str) -> Tracer:
    """A tracer of a title's newest edition."""
    title = TITLES.named(title_id)
    return Tracer(title.game_in(title.editions[0]), laboratory_of(title_id))


def main(arguments: list[str] | None = None) -> int:
    """Print traces, or write the playthroughs."""
    parser = argparse.ArgumentParser(
        prog="python -m dejarik.lab.traces", description="Trace games."
    )
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--write-playthroughs", nargs="?", const=FOLDER, metavar="FOLDER")
    parser.add_argument("--title", choices=tuple(LABORATORIES), help="of which game (all)")
    asked = parser.parse_args(arguments)
    for title in [asked.title] if asked.title else LABORATORIES:
        tracer = tracer_of(title)
        if asked.write_playthroughs:
            for path in tracer.write_playthroughs(Path(asked.write_playthroughs) / title):
                print(f"written: {path}")
            continue
        for number in range(asked.games):
            print(f"{title} {tracer.trace(number)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

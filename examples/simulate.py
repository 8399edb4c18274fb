"""
Ten thousand games of two decks on all cores, and a picture of what came of them.

    python examples/simulate.py
    python examples/simulate.py --title destiny --decks aw-heroes aw-villains \
        --bots random greedy --games 1000 --seed 7 --plot duel.svg

Kernel, titles and bots are used as a library: nothing is served, stored or sent. Decks are the
names of ready ones (`--list` shows them) or files with lists; the first bot plays the first deck.
Seats are swapped after every game. The same seed gives the same games on any number of cores, if
the bots are not bound by time. With Ctrl-C the games so far are counted and drawn.
"""

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from math import sqrt
from pathlib import Path

from dejarik.bots.outlook import outlooks
from dejarik.bots.roster import NAMES, bot_named
from dejarik.hosting.decks import Terms
from dejarik.kernel.chance import seed_from
from dejarik.titles.registry import TITLES

LONGEST = 5_000
"""Answers after which a game counts as drawn."""
SURENESS = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""
BAR = 40


# --- one game --------------------------------------------------------------------------


@dataclass(frozen=True)
class Duel:
    """What is played: a title, two decks, and who plays them."""

    title: str
    format: str
    decks: tuple[bytes, bytes]
    bots: tuple[str, str]
    seed: str


@dataclass(frozen=True)
class Played:
    """What came of one game for the first deck: 1, a half or 0; and how many answers it took."""

    score: float
    answers: int


def play(duel: Duel, number: int) -> Played:
    """Play one game; in every second one the first deck has the second seat."""
    title = TITLES.named(duel.title)
    game = title.game_in(title.editions[0])
    order = (0, 1) if number % 2 == 0 else (1, 0)
    setup = title.decks.setup(
        [duel.decks[one] for one in order],
        [f"Deck {one + 1}" for one in order],
        Terms(duel.format, title.editions[0]),
    )
    name = f"{duel.seed} {number}"
    bots = [bot_named(duel.bots[one], f"{name} {one}") for one in order]
    state = game.start(setup, seed_from(name))
    answers = 0
    while answers < LONGEST and (asked := outlooks(game, state)):
        decision = asked[0].decision
        choice = bots[decision.seat].choose(asked[0])
        game.apply(state, decision.seat, decision.id, choice)
        answers += 1
    outcome = game.outcome(state)
    winners = [] if outcome is None else outcome.winners()
    if len(winners) != 1:
        return Played(0.5, answers)
    return Played(float(order[winners[0]] == 0), answers)


# --- all of them -----------------------------------------------------------------------


@dataclass
class Tally:
    """What came of all games so far."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    lengths: Counter[int] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """One more game."""
        self.won += played.score > 0.75
        self.lost += played.score < 0.25
        self.drawn += 0.25 <= played.score <= 0.75
        self.lengths[played.answers] += 1

    @property
    def games(self) -> int:
        """How many games there were."""
        return self.won + self.drawn + self.lost

    @property
    def rate(self) -> float:
        """What part of them the first deck won; a draw is half a win."""
        return (self.won + self.drawn / 2) / self.games

    def interval(self) -> tuple[float, float]:
        """Where the true rate lies in 95 of 100 cases, by Wilson's score."""
        square = SURENESS * SURENESS / self.games
        middle = (self.rate + square / 2) / (1 + square)
        spread = sqrt(self.rate * (1 - self.rate) / self.games + square / (4 * self.games))
        reach = SURENESS * spread / (1 + square)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def quantile(self, part: float) -> int:
        """The length that this part of all games does not exceed."""
        left = part * self.games
        for length in sorted(self.lengths):
            left -= self.lengths[length]
            if left <= 0:
                return length
        return max(self.lengths)


_duel: Duel | None = None


def _prepare(duel: Duel) -> None:
    """Make a worker ready: it knows what is played, and leaves Ctrl-C to the main process."""
    global _duel  # noqa: PLW0603  (each worker has its own)
    _duel = duel
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _numbered(number: int) -> Played:
    assert _duel is not None
    return play(_duel, number)


def play_all(duel: Duel, games: int, jobs: int) -> Iterator[Played]:
    """Play so many games on so many cores, as they come."""
    chunk = max(1, min(50, games // (jobs * 20)))
    with multiprocessing.Pool(jobs, _prepare, (duel,)) as workers:
        yield from workers.imap_unordered(_numbered, range(games), chunk)


def simulate(duel: Duel, games: int, jobs: int) -> Tally:
    """Play and count, with a progress bar; what was counted until Ctrl-C, if that comes."""
    tally, began = Tally(), time.monotonic()
    try:
        for played in play_all(duel, games, jobs):
            tally.add(played)
            show_progress(tally.games, games, time.monotonic() - began)
    except KeyboardInterrupt:
        print("\nStopped: these are the games so far.", file=sys.stderr)
    else:
        print(file=sys.stderr)
    return tally


def show_progress(done: int, games: int, seconds: float) -> None:
    """One line that is written over."""
    if done % max(1, games // 500) and done != games:
        return
    speed = done / seconds if seconds else 0.0
    left = (games - done) / speed if speed else 0.0
    full = BAR * done // games
    bar = "█" * full + "·" * (BAR - full)
    line = f"\r{bar} {done}/{games}  {speed:6.1f} games/s  {left:4.0f} s left "
    print(line, end="", file=sys.stderr, flush=True)


# --- telling ---------------------------------------------------------------------------


def told(tally: Tally, names: tuple[str, str]) -> str:
    """The result in words."""
    low, high = tally.interval()
    middle, long_ = tally.quantile(0.5), tally.quantile(0.95)
    return (
        f"{names[0]} won {tally.won}, drew {tally.drawn} and lost {tally.lost} "
        f"of {tally.games} games against {names[1]}: {tally.rate:.1%}, "
        f"in 95 of 100 cases between {low:.1%} and {high:.1%}.\n"
        f"Half of the games took up to {middle} answers, 95 of 100 up to {long_}."
    )


def picture(tally: Tally, names: tuple[str, str]) -> str:
    """The result as SVG: the win rate with its interval above, the lengths of games below."""
    low, high = tally.interval()
    parts = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" role="img"'
            ' font-family="sans-serif" font-size="14">'
        ),
        f"<title>{escape(names[0])} against {escape(names[1])}</title>",
        '<rect width="720" height="420" fill="#ffffff"/>',
        (
            f'<text x="40" y="36" font-size="18">{escape(names[0])} against {escape(names[1])}, '
            f"{tally.games} games</text>"
        ),
        *_rate_bar(tally.rate, low, high),
        *_histogram(tally),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _rate_bar(rate: float, low: float, high: float) -> list[str]:
    left, width, top = 40, 640, 64

    def at(part: float) -> float:
        return left + width * part

    return [
        f'<rect x="{left}" y="{top}" width="{width}" height="28" fill="#d7dde3"/>',
        f'<rect x="{left}" y="{top}" width="{width * rate:.1f}" height="28" fill="#2f6f8f"/>',
        (
            f'<line x1="{at(0.5):.1f}" x2="{at(0.5):.1f}" y1="{top - 6}" y2="{top + 34}"'
            ' stroke="#555555" stroke-dasharray="3 3"/>'
        ),
        (
            f'<line x1="{at(low):.1f}" x2="{at(high):.1f}" y1="{top + 14}" y2="{top + 14}"'
            ' stroke="#111111" stroke-width="3"/>'
        ),
        (
            f'<text x="{left}" y="{top + 52}">won {rate:.1%}, 95 % interval {low:.1%} to '
            f"{high:.1%}</text>"
        ),
    ]


def _histogram(tally: Tally) -> list[str]:
    left, width, bottom, height = 40, 640, 370, 200
    longest = max(1, tally.quantile(0.99))
    columns = min(40, longest)
    counts = [0] * columns
    for length, games in tally.lengths.items():
        counts[min(columns - 1, length * columns // (longest + 1))] += games
    step, most = width / columns, max(counts)
    bars = [
        f'<rect x="{left + step * place:.1f}" y="{bottom - height * count / most:.1f}"'
        f' width="{step * 0.9:.1f}" height="{height * count / most:.1f}" fill="#b4622d"/>'
        for place, count in enumerate(counts)
    ]
    return [
        f'<text x="{left}" y="{bottom - height - 14}">answers until the game was over</text>',
        *bars,
        f'<line x1="{left}" x2="{left + width}" y1="{bottom}" y2="{bottom}" stroke="#111111"/>',
        f'<text x="{left}" y="{bottom + 20}">0</text>',
        f'<text x="{left + width}" y="{bottom + 20}" text-anchor="end">{longest}</text>',
    ]


# --- the program -----------------------------------------------------------------------


def listed(title_id: str, wanted: str) -> bytes:
    """A ready deck by its name, or the list in a file. Ends the program if it is neither."""
    decks = TITLES.named(title_id).decks
    for ready in decks.ready():
        if ready.name == wanted:
            return ready.listed
    if not Path(wanted).is_file():
        known = ", ".join(ready.name for ready in decks.ready())
        sys.exit(f"{wanted} is neither a file nor a ready deck; those are {known}.")
    reading = decks.read(Path(wanted).read_bytes())
    for line in reading.unread:
        sys.exit(f"{wanted}: {line}")
    return reading.listed


def asked() -> argparse.Namespace:
    """What the command line says, with decks where it names none."""
    parser = argparse.ArgumentParser(description="Simulate many games of two decks.")
    parser.add_argument("--title", choices=TITLES.ids, default=TITLES.default, help="the game")
    parser.add_argument("--decks", nargs=2, metavar="DECK", help="ready decks or files")
    parser.add_argument("--bots", nargs=2, metavar="BOT", default=["random", "random"])
    parser.add_argument("--games", type=int, default=10_000, help="how many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", default="1", help="names the games")
    parser.add_argument("--plot", type=Path, default=Path("simulation.svg"), help="the picture")
    parser.add_argument("--list", action="store_true", help="show ready decks and bots, and end")
    said = parser.parse_args()
    if said.games < 1 or said.jobs < 1:
        parser.error("at least one game and one process are needed")
    said.decks = said.decks or couple(said.title)
    return said


def couple(title_id: str) -> list[str]:
    """Two ready decks that can meet."""
    decks = TITLES.named(title_id).decks
    first, *others = decks.ready()
    for other in others:
        if other.format == first.format and not decks.apart([first.listed, other.listed]):
            return [first.name, other.name]
    return [first.name, first.name]


def main() -> int:
    """Simulate as the command line says; 1 if not a single game was played."""
    said = asked()
    decks = TITLES.named(said.title).decks
    if said.list:
        print(f"decks: {', '.join(ready.name for ready in decks.ready())}")
        print(f"bots: {', '.join(NAMES)}, search:SECONDS")
        return 0
    lists = (listed(said.title, said.decks[0]), listed(said.title, said.decks[1]))
    if why := decks.apart(lists):
        sys.exit(why)
    ready = {one.name: one.format for one in decks.ready()}
    format_code = ready.get(said.decks[0]) or decks.formats()[0].code
    for bot in said.bots:
        bot_named(bot, "a try")
    duel = Duel(said.title, format_code, lists, (said.bots[0], said.bots[1]), said.seed)
    began = time.monotonic()
    tally = simulate(duel, said.games, said.jobs)
    if not tally.games:
        return 1
    sides = zip(said.decks, said.bots, strict=True)
    names = tuple(f"{Path(deck).name} ({bot})" for deck, bot in sides)
    seconds = time.monotonic() - began
    print(told(tally, (names[0], names[1])))
    print(f"That took {seconds:.1f} s: {tally.games / seconds:.1f} games a second.")
    said.plot.write_text(picture(tally, (names[0], names[1])), encoding="utf-8")
    print(f"The picture is {said.plot}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""
Ten thousand games of two decks on all cores, and a picture of what came of them.

    python examples/simulate.py
    python examples/simulate.py --title destiny --decks aw-heroes aw-villains \
        --bots random greedy --games 1000 --seed 7 --plot duel.svg

Nothing is served, stored or sent. Decks are the names of ready ones (`--list` shows them) or files
with lists; the first bot plays the first deck. Seats are swapped after every game. The same seed
gives the same games on any number of cores, if the bots are not bound by time. With Ctrl-C the
games so far are counted and drawn.
"""

import argparse
import sys
from html import escape
from pathlib import Path

from dejarik import play
from dejarik.bots.roster import NAMES


def told(results: play.Results) -> str:
    """The result in words."""
    first, other = results.sides
    return (
        f"{first.name} won {first.won}, shared {first.shared} and lost {first.lost} "
        f"of {len(results)} games against {other.name}: {first.rate:.1%}, "
        f"in 95 of 100 cases between {first.low:.1%} and {first.high:.1%}.\n"
        f"Half of the games took up to {results.length()} answers, "
        f"95 of 100 up to {results.length(0.95)}.\n"
        f"That took {results.seconds:.1f} s: {len(results) / results.seconds:.1f} games a second."
    )


def picture(results: play.Results) -> str:
    """The result as SVG: the win rate with its interval above, the lengths of games below."""
    first, other = results.sides
    name, against = escape(first.name), escape(other.name)
    parts = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" role="img"'
            ' font-family="sans-serif" font-size="14">'
        ),
        f"<title>{name} against {against}</title>",
        '<rect width="720" height="420" fill="#ffffff"/>',
        (
            f'<text x="40" y="36" font-size="18">{name} against {against}, '
            f"{len(results)} games</text>"
        ),
        *_rate_bar(first.rate, first.low, first.high),
        *_histogram(results),
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


def _histogram(results: play.Results) -> list[str]:
    left, width, bottom, height = 40, 640, 370, 200
    longest = max(1, results.length(0.99))
    columns = min(40, longest)
    counts = [0] * columns
    for one in results:
        counts[min(columns - 1, one.answers * columns // (longest + 1))] += 1
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


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description="Simulate many games of two decks.")
    parser.add_argument("--title", choices=play.titles(), default="destiny", help="the game")
    parser.add_argument("--decks", nargs=2, metavar="DECK", default=[], help="ready decks or files")
    parser.add_argument("--bots", nargs=2, metavar="BOT", default=["random", "random"])
    parser.add_argument("--games", type=int, default=10_000, help="how many")
    parser.add_argument("--jobs", type=int, help="processes; one for each core if left out")
    parser.add_argument("--seed", default="1", help="names the games")
    parser.add_argument("--plot", type=Path, default=Path("simulation.svg"), help="the picture")
    parser.add_argument("--list", action="store_true", help="show ready decks and bots, and end")
    return parser.parse_args()


def deck(wanted: str) -> play.Deck:
    """A file if there is one of this name, else the name of a ready deck."""
    return Path(wanted) if Path(wanted).is_file() else wanted


def main() -> None:
    """Simulate as the command line says."""
    said = asked()
    if said.list:
        print(f"decks: {', '.join(ready.name for ready in play.decks(said.title))}")
        print(f"bots: {', '.join(NAMES)}, search:SECONDS")
        return
    decks = map(deck, said.decks)
    try:
        results = play.many(
            said.games, said.title, *decks, players=said.bots, seed=said.seed, jobs=said.jobs
        )
    except play.Trouble as trouble:
        sys.exit(str(trouble))
    print(told(results))
    said.plot.write_text(picture(results), encoding="utf-8")
    print(f"The picture is {said.plot}.")


if __name__ == "__main__":
    main()

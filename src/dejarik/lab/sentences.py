"""
Sentences: what the log says of each kind of event, on one page to be read through.

    python -m dejarik.lab.sentences GAMES [--title NAME]

Games are played at random over every format, and both seats and a spectator are told of them. Of
each kind some sentences are kept, no two of which differ by names and numbers alone.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from typing import TYPE_CHECKING, Final

from dejarik.hosting.play.recorders import Everyone
from dejarik.kernel.chance import seed_from
from dejarik.kernel.journal import Journal
from dejarik.lab.arena import LONGEST_GAME
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

if TYPE_CHECKING:
    from dejarik.hosting.title import Listener

AUDIENCES: Final = (0, 1, -1)
MOST: Final = 8
"""So many sentences of a kind are kept."""
NAMES: Final = re.compile(
    r"\b(?:[A-Z][\w'.()-]*|of|the|a)(?: (?:[A-Z][\w'.()-]*|of|the|a|\d+))*|\d+"
)
"""Names and numbers in a sentence, as far as their letters tell."""


class Page:
    """Sentences by the kind of event they tell of."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, str]] = {}
        self.counts: Counter[str] = Counter()

    def note(self, kind: str, sentence: str) -> None:
        """Keep a sentence, unless one of its shape is there or there are enough."""
        self.counts[kind] += 1
        kept = self.kept.setdefault(kind, {})
        if len(kept) < MOST:
            kept.setdefault(NAMES.sub("_", sentence), sentence)

    def hear(self, listeners: list[Listener]) -> None:
        """Take over what listeners were told since the last time."""
        for listener in listeners:
            for line in listener.after():
                self.note(str(getattr(line.event, "kind", "")), line.text)

    def lines(self) -> list[str]:
        """The page: a heading for each kind, with how often it was told."""
        found: list[str] = []
        for kind in sorted(self.kept):
            found += ["", f"## {kind} ({self.counts[kind]})", ""]
            found += [f"- {one}" for one in self.kept[kind].values()]
        return found


def play(title_id: str, number: int, page: Page) -> None:
    """Play one game at random and note what is said of it."""
    title = TITLES.named(title_id)
    laboratory = laboratory_of(title_id)
    rng = random.Random(f"sentences {number}")
    setup = laboratory.varied_setup(number, f"sentences {number}")
    game = title.game(setup)
    seed = seed_from(f"sentences {number}")
    journal = Journal(title.release(setup), setup, seed)
    listeners = [title.telling.listen(journal, seat) for seat in AUDIENCES]
    told = Everyone([one.recorder for one in listeners])
    s = game.start(setup, seed, told)
    page.hear(listeners)
    player = laboratory.player(rng)
    for _ in range(LONGEST_GAME):
        asked = game.pending(s)
        if not asked:
            break
        decision = rng.choice(asked)
        for listener in listeners:
            listener.view(s)
        game.apply(s, decision.seat, decision.id, player.answer(s, decision), told)
        page.hear(listeners)


def main(arguments: list[str] | None = None) -> int:
    """Play as the command line says, and print the page."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.lab.sentences", description="Read it.")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--title", choices=tuple(LABORATORIES), default=TITLES.default)
    asked = parser.parse_args(arguments)
    page = Page()
    for number in range(asked.games):
        print(f"game {number + 1} of {asked.games}", file=sys.stderr)
        play(asked.title, number, page)
    print(f"# What the log of {TITLES.named(asked.title).name()} says")
    print("\n".join(page.lines()))
    return 0


if __name__ == "__main__":
    sys.exit(main())

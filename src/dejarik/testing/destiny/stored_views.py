"""
Stored views: what a seat is sent when it is asked, one file for each reason.

    python -m dejarik.testing.destiny.stored_views [--check]

The tests of the page draw them. What no game leads to is laid on a table (`view_scenes`), and so
is what only a few would (`crowd_scenes`).
What belongs here: making the messages, writing them, and telling which are out of date.
What does not: which place of which game is shown (`view_finding`).
"""

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec

from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.seen.view_names import REASON_NAMES
from dejarik.hosting.play.foresight import asked
from dejarik.hosting.title import Listener
from dejarik.hosting.wire import Whole
from dejarik.kernel.state import State
from dejarik.testing.destiny.crowd_scenes import CROWDS
from dejarik.testing.destiny.recorder import Both
from dejarik.testing.destiny.view_checks import complaints
from dejarik.testing.destiny.view_finding import NAMES, Place, found_places
from dejarik.testing.destiny.view_scenes import SCENES, Scene, stand_ins, without_synthetic
from dejarik.testing.stored_files import write_all
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.chronicle import Chronicle
from dejarik.titles.destiny.laboratory.synthetic import synthetic_texts
from dejarik.titles.destiny.telling import DestinyListener
from dejarik.titles.destiny.title import TITLE

FOLDER: Final = Path(__file__).parents[4] / "web" / "tests" / "views"
LINES: Final = 24
"""How many of the latest lines of the log are stored."""


def found() -> dict[str, bytes]:
    """Every view that is to be stored, by its name."""
    reasons: set[str] = {*REASON_NAMES.values()}
    places = found_places(reasons - SCENES.keys())
    views = {name: _of_place(place) for name, place in places.items()}
    scenes = {**SCENES, **CROWDS}
    laid = {name: _of_scene(scene) for name, scene in scenes.items() if name not in views}
    return {**views, **laid}


def _of_place(place: Place) -> bytes:
    title = TITLE
    journal = place.cut()
    s = title.game(journal.setup()).start(journal.setup(), journal.seed)
    for entry in journal.entries:
        title.game(journal.setup()).apply(s, entry.seat, entry.decision, entry.choice)
    return _encoded(title.telling.listen(journal, place.seat), s, len(journal.entries))


def _of_scene(scene: Scene) -> bytes:
    t, seat, answers = scene()
    facts = {**files.facts(), **stand_ins()}
    texts = {**card_texts(), **synthetic_texts()}
    called = ["You" if one == seat else NAMES[one] for one in range(len(NAMES))]
    names = Names(facts, seat, called, texts)
    names.titles = t.game.titles
    chronicle = Chronicle(t.game, names)
    t.recorder = Both(chronicle.recorder)
    for answer in answers:
        decision = t.decision()
        chronicle.before(t.state, decision.seat, t.options().index(answer))
        t.answer(answer)
        chronicle.after()
    return without_synthetic(_encoded(DestinyListener(chronicle), t.state, len(answers)))


def _encoded(listener: Listener, s: State, version: int) -> bytes:
    view = listener.view(s)
    prompt, result = asked(listener, s, view), listener.result(view)
    whole = Whole(version, view, prompt, listener.recent()[-LINES:], result)
    return msgspec.json.encode(whole) + b"\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the views, or with --check say which are out of date."""
    parser = argparse.ArgumentParser(
        prog="python -m dejarik.testing.destiny.stored_views",
        description="Views for the page's tests.",
    )
    parser.add_argument("--check", action="store_true", help="only look; 1 if any is outdated")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are")
    asked = parser.parse_args(arguments)
    if not asked.check:
        write_all(asked.folder, {f"{name}.json": encoded for name, encoded in found().items()})
    wrong = list(complaints(asked.folder))
    for complaint in wrong:
        print(f"{complaint}: run `just views`")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

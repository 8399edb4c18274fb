"""
Stored views of Imperial Assault: what a seat is sent when it is asked, a file for each reason.

    python -m dejarik.testing.imperial.stored_views

The tests of the page draw them. They are met in games at random from fixed seeds, so the same
rules write the same files. Beside them stands what the catalogue tells of the cards and the map.
What belongs here: playing, choosing which moments are stored, writing. What does not: reading them.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from dejarik.games.imperial.language.english.speaker import Speaker
from dejarik.games.imperial.model.edition import CURRENT
from dejarik.games.imperial.wire import SeatView
from dejarik.hosting.play.foresight import asked
from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.wire import Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.state import State
from dejarik.testing.stored_files import write_all
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.cards import cards_of, glossary
from dejarik.titles.imperial.catalogue.map_facts import maps_of
from dejarik.titles.imperial.chronicle import Chronicle
from dejarik.titles.imperial.games import imperial
from dejarik.titles.imperial.telling import ImperialListener

TESTS: Final = Path(__file__).parents[4] / "web" / "tests"
FOLDER: Final = TESTS / "views" / "imperial-assault"
FACTS: Final = TESTS / "data" / "imperial-assault.json"
GAMES: Final = 12
LINES: Final = 24
"""How many of the latest lines of the log are stored."""
LATE: Final = 250
"""After so many answers a game is in its middle."""
RICH: Final = 6
"""A menu of so many options has something of everything."""
EAGER: Final = 0.7
"""How often somebody attacks who can."""
SHOWN: Final = frozenset({"attack", "interact", "special", "use", "step", "discard_condition"})
"""The kinds of options of which a view is stored, whatever it is asked for."""
CALLED: Final = ("Ann", "Bob")
WATCHING: Final = -1


def found() -> dict[str, bytes]:
    """Every view that is to be stored, by its name; the first that has the name."""
    views: dict[str, bytes] = {}
    for number in range(GAMES):
        for name, encoded in _moments(number):
            views.setdefault(name, encoded)
    return views


def _moments(number: int) -> Iterator[tuple[str, bytes]]:
    game = imperial()
    chance = random.Random(number)  # noqa: S311  (a test, not a secret)
    listeners = [_listener(seat) for seat in (0, 1, WATCHING)]
    told = Everyone([one.recorder for one in listeners])
    s = game.start(_setup(number), seed_from(f"stored {number}"), told)
    version = 0
    stored: set[str] = set()
    while s.outcome is None:
        for one in listeners:
            one.after()
        decision = chance.choice(game.pending(s))
        listener = listeners[decision.seat]
        view = game.view(s, decision.seat)
        assert isinstance(view, SeatView)
        for name in _names(view, version):
            if name not in stored:
                stored.add(name)
                yield name, _encoded(listener, s, version)
        if version == LATE:
            yield "spectator", _encoded(listeners[WATCHING], s, version)
        choice = _choice(view, chance)
        listener.before(s, decision.seat, choice)
        game.apply(s, decision.seat, decision.id, choice, told)
        version += 1
    for one in listeners:
        one.after()
    yield "over", _encoded(listeners[0], s, version)


def _names(view: SeatView, version: int) -> Iterator[str]:
    """What a moment may be stored as: its reason, the step of its attack, the middle of a game."""
    assert view.decision is not None
    yield view.decision.reason
    if view.attacks and view.decision.kind != "respond":
        yield f"attack_{view.attacks[-1].step}"
    if view.decision.kind == "respond":
        yield "respond"
    kinds = {option.kind for option in view.decision.options}
    yield from (f"{view.decision.reason}_{kind}" for kind in sorted(kinds & SHOWN))
    if version >= LATE and "attack" in kinds and len(view.decision.options) >= RICH:
        yield "midgame"


def _choice(view: SeatView, chance: random.Random) -> int:
    """Any option, but mostly an attack where there is one: otherwise hardly anybody is hurt."""
    assert view.decision is not None
    options = view.decision.options
    attacks = [place for place, option in enumerate(options) if option.kind == "attack"]
    if attacks and chance.random() < EAGER:
        return chance.choice(attacks)
    return chance.randrange(len(options))


def _listener(seat: int) -> ImperialListener:
    called = ["You" if one == seat else name for one, name in enumerate(CALLED)]
    return ImperialListener(Chronicle(imperial(), Speaker(files.library(), seat, called)))


def _setup(number: int) -> dict[str, object]:
    lists = [one.army_list() for one in files.ready_armies()[:2]]
    seats = [
        {"deployments": list(one.deployments), "commands": list(one.commands)} for one in lists
    ]
    return {"seats": seats, "mission": "AB"[number % 2]}


def _encoded(listener: ImperialListener, s: State, version: int) -> bytes:
    view = listener.view(s)
    prompt, result = asked(listener, s, view), listener.result(view)
    whole = Whole(version, view, prompt, listener.recent()[-LINES:], result)
    return msgspec.json.encode(whole) + b"\n"


def facts() -> bytes:
    """The cards that can be played, the maps and the glossary, as the catalogue tells them."""
    cards = [one for one in cards_of(CURRENT) if one.playable]
    plans = [one for one in maps_of() if any(mission.playable for mission in one.missions)]
    return msgspec.json.encode({"cards": cards, "maps": plans, "glossary": glossary()}) + b"\n"


def main() -> int:
    """Write the views, and the facts they are drawn with."""
    views = {f"{name}.json": encoded for name, encoded in found().items()}
    FACTS.write_bytes(facts())
    write_all(FOLDER, views)
    return 0


if __name__ == "__main__":
    sys.exit(main())

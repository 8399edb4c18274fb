"""
Stored views of the Customizable Card Game: what a seat is sent when it is asked, a file each.

    python -m dejarik.testing.swccg.stored_views

The tests of the page draw them. They are met in games at random from fixed seeds, so the same
rules write the same files. Beside them stands what the catalogue tells of the cards.
What belongs here: playing, choosing which moments are stored, writing. What does not: reading them.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.playing import Text, UseText
from dejarik.games.swccg.effects.stack import LoseChosen
from dejarik.games.swccg.language.english.speaker import Speaker
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.definition import DARK, LIGHT
from dejarik.games.swccg.model.edition import CURRENT
from dejarik.games.swccg.model.texts import SiteText
from dejarik.games.swccg.wire import SeatView
from dejarik.hosting.play.foresight import asked
from dejarik.hosting.play.recorders import Everyone
from dejarik.hosting.wire import Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.state import State
from dejarik.testing.stored_files import write_all
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue.cards import all_cards
from dejarik.titles.swccg.chronicle import Chronicle
from dejarik.titles.swccg.decks import ready
from dejarik.titles.swccg.telling import SwccgListener

TESTS: Final = Path(__file__).parents[4] / "web" / "tests"
FOLDER: Final = TESTS / "views" / "swccg"
FACTS: Final = TESTS / "data" / "swccg.json"
GAMES: Final = 16
LINES: Final = 24
"""How many of the latest lines of the log are stored."""
LATE: Final = 120
"""After so many answers a game is in its middle."""
SOME: Final = 7
"""So many cards at locations are a table to look at."""
CROWDED: Final = 13
"""So many cards at locations are a crowd."""
EAGER: Final = 0.85
"""How often somebody acts who can."""
WANTED: Final = ("battle", "fire", "drain", "deploy", "activate", "play", "use", "react", "draw")
"""What is done first by somebody who acts."""
CALLED: Final = ("Ann", "Bob")
WATCHING: Final = -1


def found() -> dict[str, bytes]:
    """Every view that is to be stored, by its name; the first that has the name."""
    views: dict[str, bytes] = {}
    for number in range(GAMES):
        for name, encoded in _moments(number):
            views.setdefault(name, encoded)
    return {**views, **laid_out()}


def laid_out() -> dict[str, bytes]:
    """The views that are laid out by hand, by name."""
    return {name: _laid(laid(), answers) for name, laid, answers in LAID}


def _moments(number: int) -> Iterator[tuple[str, bytes]]:
    game = games.game()
    chance = random.Random(number)  # noqa: S311  (a test, not a secret)
    listeners = [_listener(seat) for seat in (0, 1, WATCHING)]
    told = Everyone([one.recorder for one in listeners])
    s = game.start(_setup(), seed_from(f"stored {number}"), told)
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
            yield "waiting", _encoded(listeners[1 - decision.seat], s, version)
        choice = _choice(view, chance)
        listener.before(s, decision.seat, choice)
        game.apply(s, decision.seat, decision.id, choice, told)
        version += 1
    for one in listeners:
        one.after()
    yield "over", _encoded(listeners[0], s, version)


def _stack() -> Laid:
    """A Force drain, three answers deep."""
    return Laid(
        games.game(),
        "1_293, 1_295, 101_4",
        "1_196 + 1_315 @ 1, 1_196 @ 1, 1_196 @ 1, 101_5 + 1_317 @ 2, 1_194 @ 2, 1_194 @ 2",
        "101_2 + 1_152 @ 2, 1_28 @ 2, 1_28 @ 2, 1_6 @ 2, 1_18 @ 1",
        phase="control",
        filler=FILLER,
        light_hand="1_90, 1_109, 1_105, 1_28, 101_3, 1_129",
        dark_hand="1_252, 1_267, 1_249",
        dark_force=6,
        light_force=5,
        light_lost="1_80, 1_18",
    )


def duel() -> Laid:
    """Vader duels with Luke; a text that is made up lets either give Luke up before the draws."""
    give_up = Text(
        (ev.DUEL_STEP,),
        ev.TOP,
        UseText(0, LoseChosen(), is_play=False),
        targets=((nouns.OfPersona("Luke"),),),
    )
    bay = (SiteText(DARK, (give_up,)), SiteText(LIGHT, (give_up,)))
    laid = Laid(
        game_with(texts={"1_291": bay}),
        "1_291, 1_295",
        "101_5 @ 1, 1_194 @ 2",
        "101_2 + 1_152 @ 2",
        phase="move",
        filler=FILLER,
        dark_hand="101_6",
        dark_force=2,
    )
    laid.play("move 101_5", "play 101_6")
    return laid


def _battle() -> Laid:
    """Twelve characters in one battle, with weapons."""
    return Laid(
        games.game(),
        "1_295, 1_293",
        "101_5 + 1_317 @ 1, 1_194 + 1_312 @ 1, 1_194 @ 1, 1_196 @ 1, 1_182 @ 1, 1_186 @ 1",
        "101_2 + 1_153 @ 1, 1_28 + 1_152 @ 1, 1_28 @ 1, 1_6 @ 1, 1_31 @ 1, 1_30 @ 1",
        phase="battle",
        filler=FILLER,
        dark_hand="1_237, 1_194, 1_269",
        light_hand="1_80, 1_28, 101_3",
        dark_top="1_252, 1_252",
        light_top="1_115",
    )


def last_draw(force: int = 7) -> Laid:
    """All Life Force lies in the Force Pile: whoever draws it all has lost."""
    return Laid(
        games.game(),
        "1_295, 1_293",
        "1_194 @ 1",
        "1_28 @ 2",
        phase="draw",
        filler=FILLER,
        dark_force=force,
        dark_lost=", ".join(["1_194"] * (SIXTY - force - 1)),
    )


FILLER: Final = ("1_194", "1_28")
SIXTY: Final = 60
"""How many cards a deck has."""
LAID: Final = (
    ("last_draw", last_draw, ("draw",)),
    ("stack", _stack, ("drain Jundland Wastes", "pass", "play 1_90", "2", "play 1_252", "3")),
    ("duel", duel, ("pass",)),
    ("battle_twelve", _battle, ("battle Mos Eisley",)),
)
"""Moments that hardly ever come in games at random: how they are laid out, and what is answered."""


def _laid(laid: Laid, answers: tuple[str, ...]) -> bytes:
    """What whoever is asked then is sent."""
    laid.answer(*answers)
    return _encoded(_listener(laid.decision().seat), laid.table, len(answers))


def _names(view: SeatView, version: int) -> Iterator[str]:
    """What a moment may be stored as: what is asked, the segment of a battle, a crowded table."""
    asked = view.decision
    assert asked is not None
    staged = asked.reason == "respond" and asked.stage
    yield f"{asked.reason}_{asked.verb or 'stage'}" if staged else asked.reason
    verbs = {option.verb for option in asked.options if option.verb}
    yield from (f"may_{verb}" for verb in sorted(verbs))
    if view.battles:
        yield f"battle_{view.battles[-1].segment}"
        if {"forfeit", "lose"} & verbs:
            yield "battle_owing"
    if asked.about is not None and asked.about.kind == "phase":
        yield f"phase_{view.phase}" if view.turn == view.seat else "their_phase"
    standing = [one for one in view.copies if one.slot == "present"]
    if version >= LATE and len(standing) >= SOME and "deploy" in verbs:
        yield "midgame"
    if len(standing) >= CROWDED:
        yield "crowded"


def _choice(view: SeatView, chance: random.Random) -> int:
    """Any option, but mostly to do something: otherwise hardly anything happens."""
    assert view.decision is not None
    options = view.decision.options
    if chance.random() < EAGER:
        for verb in WANTED:
            able = [place for place, option in enumerate(options) if option.verb == verb]
            if able:
                return chance.choice(able)
        if options[-1].kind == "value":
            return len(options) - 1
    return chance.randrange(len(options))


def _listener(seat: int) -> SwccgListener:
    called = ["You" if one == seat else name for one, name in enumerate(CALLED)]
    return SwccgListener(Chronicle(games.game(), Speaker(games.names(), seat, called)))


def _setup() -> dict[str, object]:
    lists = [ready.ready_deck(name) for name in ready.playable_decks()[:2]]
    return ready.setup_of(lists, ("", ""), "", CURRENT)


def _encoded(listener: SwccgListener, s: State, version: int) -> bytes:
    view = listener.view(s)
    prompt, result = asked(listener, s, view), listener.result(view)
    whole = Whole(version, view, prompt, listener.recent()[-LINES:], result)
    return msgspec.json.encode(whole) + b"\n"


def facts() -> bytes:
    """The cards that can be played, as the catalogue tells them."""
    cards = [one for one in all_cards() if one.playable]
    return msgspec.json.encode({"cards": cards}) + b"\n"


def main() -> int:
    """Write the views, and the facts they are drawn with."""
    views = {f"{name}.json": encoded for name, encoded in found().items()}
    FACTS.write_bytes(facts())
    write_all(FOLDER, views)
    return 0


if __name__ == "__main__":
    sys.exit(main())

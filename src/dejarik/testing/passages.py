"""
Stored passages: what a seat is sent while the other one acts, message by message.

    python -m dejarik.testing.passages [NAME…]

The tests of the page play them: what is staged of them, and in which order. Games are played by
greedy bots or at random from fixed seeds, so the same rules write the same files.
What belongs here: playing, finding where somebody does something, writing. What does not: what a
page makes of it.
"""

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import bot_named
from dejarik.games.imperial.wire import SeatView as ImperialView
from dejarik.games.swccg.model.edition import CURRENT
from dejarik.games.swccg.wire import SeatView as SwccgView
from dejarik.hosting.play.room import Room
from dejarik.hosting.title import Title
from dejarik.hosting.wire import News, Whole
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.journal import Journal
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.title import TITLE as DESTINY
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.title import TITLE as IMPERIAL
from dejarik.titles.swccg.decks import ready as swccg_ready
from dejarik.titles.swccg.title import TITLE as SWCCG

FOLDER: Final = Path(__file__).parents[3] / "web" / "tests" / "passages"
SEEN_BY: Final = 0
OTHER: Final = 1
LINES: Final = 24
"""How many of the latest lines of the log are stored."""
LONGEST: Final = 10
"""How many messages a passage has at most."""
GAMES: Final = 12
ANSWERS: Final = 1_500
"""After so many answers a game has shown what it has to show."""

EAGER: Final = 0.85
"""How often somebody does what is wanted."""
VERBS: Final = ("battle", "fire", "drain", "deploy", "activate", "play", "use", "react", "draw")

Choose = Callable[[Room, Decision, random.Random], int]


@dataclass(frozen=True)
class Wanted:
    """A passage: how its game is played, and what the other seat does, so many times before."""

    title: Title
    setup: Callable[[], dict[str, object]]
    choose: Choose
    kinds: frozenset[str]
    skip: int = 0


@dataclass
class Passage:
    """What was sent from a moment on."""

    whole: Whole
    news: list[News] = field(default_factory=list)


def _greedy(room: Room, decision: Decision, chance: random.Random) -> int:
    bot = bot_named("greedy", chance.randrange(1 << 30))
    return bot.choose(Outlook(room.game, room.state, decision))


def _skirmishing(room: Room, decision: Decision, chance: random.Random) -> int:
    """Any option, but mostly an attack where there is one: otherwise hardly anybody is hurt."""
    view = room.game.view(room.state, decision.seat)
    assert isinstance(view, ImperialView)
    assert view.decision is not None
    kinds: list[str] = [option.kind for option in view.decision.options]
    return _eager(kinds, ("attack",), chance)


def _fighting(room: Room, decision: Decision, chance: random.Random) -> int:
    """Any option, but mostly to do something: otherwise hardly anything happens."""
    view = room.game.view(room.state, decision.seat)
    assert isinstance(view, SwccgView)
    assert view.decision is not None
    options = view.decision.options
    if options[-1].kind == "value" and chance.random() < EAGER:
        return len(options) - 1
    return _eager([option.verb or "" for option in options], VERBS, chance)


def _eager(kinds: list[str], wanted: tuple[str, ...], chance: random.Random) -> int:
    """Mostly the first kind that is wanted and offered, else anything."""
    if chance.random() < EAGER:
        for one in wanted:
            if one in kinds:
                return chance.choice([place for place, kind in enumerate(kinds) if kind == one])
    return chance.randrange(len(kinds))


def _destiny(kinds: str, skip: int = 0) -> Wanted:
    def setup() -> dict[str, object]:
        return setup_of(DECKS[0], DECKS[1], ("Ann", "Bob"))

    return Wanted(DESTINY, setup, _greedy, frozenset(kinds.split()), skip)


def _imperial(kinds: str, skip: int = 0) -> Wanted:
    def setup() -> dict[str, object]:
        lists = [one.army_list() for one in files.ready_armies()[:2]]
        seats = [
            {"deployments": list(one.deployments), "commands": list(one.commands)} for one in lists
        ]
        return {"seats": seats, "mission": "A"}

    return Wanted(IMPERIAL, setup, _skirmishing, frozenset(kinds.split()), skip)


def _swccg(kinds: str, skip: int = 0) -> Wanted:
    def setup() -> dict[str, object]:
        lists = [swccg_ready.ready_deck(name) for name in swccg_ready.playable_decks()[:2]]
        return swccg_ready.setup_of(lists, ("", ""), "", CURRENT)

    return Wanted(SWCCG, setup, _fighting, frozenset(kinds.split()), skip)


WANTED: Final[dict[str, Wanted]] = {
    "destiny/event": _destiny("play_started card_discarded", 1),
    "destiny/upgrade": _destiny("entered_play"),
    "destiny/hit": _destiny("die_resolving damage_taken", 1),
    "destiny/roll": _destiny("dice_rolled", 4),
    "destiny/claim": _destiny("battlefield_claimed"),
    "imperial-assault/attack": _imperial("declared"),
    "imperial-assault/hurt": _imperial("damage_suffered", 1),
    "imperial-assault/command": _imperial("command_played"),
    "imperial-assault/move": _imperial("stepped", 3),
    "swccg/deploy": _swccg("deploying", 2),
    "swccg/battle": _swccg("battle_begins"),
    "swccg/destiny": _swccg("destiny_drawn"),
    "swccg/drain": _swccg("draining"),
    "swccg/play": _swccg("playing"),
}
"""What is stored, by its file."""


def found(wanted: Wanted) -> Passage:
    """The first passage of its kind. Raises LookupError when no game has one."""
    skip = wanted.skip
    for number in range(GAMES):
        steps = _steps(wanted, number)
        for before, news in steps:
            if not _is_it(news, wanted.kinds):
                continue
            if skip:
                skip -= 1
                continue
            passage = Passage(before, [news])
            while passage.news[-1].prompt is None and len(passage.news) < LONGEST:
                passage.news.append(next(steps)[1])
            return passage
    message = f"nobody does this in such games: {' '.join(sorted(wanted.kinds))}"
    raise LookupError(message)


def _steps(wanted: Wanted, number: int) -> Iterator[tuple[Whole, News]]:
    """Every message of a game, each with the table before it."""
    setup = wanted.setup()
    seed = seed_from(f"passage {number}")
    room = Room(wanted.title, Journal(wanted.title.release(setup), setup, seed))
    chance = random.Random(number)  # noqa: S311  (a test, not a secret)
    room.attend(SEEN_BY)
    for _ in range(ANSWERS):
        if room.is_over():
            return
        before = room.attend(SEEN_BY)
        decision = chance.choice(room.game.pending(room.state))
        choice = wanted.choose(room, decision, chance)
        step = room.answer(decision.seat, room.version(decision.seat), decision.id, choice)
        news = step.news.get(SEEN_BY)
        if isinstance(news, News):
            yield msgspec.structs.replace(before, lines=before.lines[-LINES:]), news


def _is_it(news: News, kinds: frozenset[str]) -> bool:
    told = [msgspec.to_builtins(line.event) for line in news.lines]
    by = [event.get("seats") for event in told if event["kind"] == "decided"]
    happened = {event["kind"] for event in told if event.get("seat") == OTHER}
    return list(by[:1]) in ([(OTHER,)], [[OTHER]]) and bool(kinds & happened)


def main(arguments: list[str] | None = None) -> int:
    """Write the passages, or those that are named."""
    for name in arguments or WANTED:
        path = FOLDER / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(found(WANTED[name])) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

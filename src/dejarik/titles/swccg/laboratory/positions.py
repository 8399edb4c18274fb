"""The positions whose ways on are counted, and setups that lead to them."""

import random
from dataclasses import dataclass
from typing import Final

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import pieces
from dejarik.games.swccg.model.rulebook import Rulebook
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.rules.flow.acting import Action
from dejarik.kernel.decisions import Decision
from dejarik.kernel.events import Event
from dejarik.titles.swccg.laboratory import random_decks, themes

RESPOND: Final = "respond"

POSITIONS: Final = {
    "starting-location": "starting_location",
    "conversion": "allow_conversion",
    "force-to-lose": "force_to_lose",
    "window": RESPOND,
    "activation": "let_run",
    "stack-of-three": RESPOND,
    "battle-begins": RESPOND,
    "weapons": RESPOND,
    "damage": RESPOND,
    "drain": RESPOND,
    "react": RESPOND,
    "duel": RESPOND,
    "mine": "defuse",
    "search": "search",
    "destiny-drawn": RESPOND,
    "loss": RESPOND,
}
"""The stored positions by name, and what is asked in each."""


@dataclass(frozen=True)
class Moment:
    """Which event a window answers, in which segment of a battle, over how many actions."""

    kind: int = 0
    segment: int = -1
    actions: int = 0
    options: int = 2


MOMENTS: Final = {
    "stack-of-three": Moment(actions=3),
    "battle-begins": Moment(ev.BATTLE_BEGINS),
    "weapons": Moment(ev.SEGMENT, pieces.WEAPONS, options=3),
    "damage": Moment(ev.SEGMENT, pieces.DAMAGE, options=4),
    "drain": Moment(ev.DRAINING),
    "react": Moment(ev.REACTING),
    "duel": Moment(ev.MOVED),
    "destiny-drawn": Moment(ev.DESTINY_DRAWN),
    "loss": Moment(ev.MUST_LOSE),
}


def setup_for(game: Rulebook, name: str, seed: str) -> dict[str, object]:
    """A setup that may lead to a position."""
    rng = random.Random(f"{name} {seed}")
    if name not in themes.THEMES:
        return random_decks.setup_for(game, f"{name} {seed}", rng.randrange(2), "all", swift=False)
    return random_decks.setup_of(game, themes.lists(name, rng), rng, swift=False)


def is_meant(t: Table, name: str, decision: Decision) -> bool:
    """Whether a window is the one that a position is named for; other questions say it all."""
    moment = MOMENTS.get(name)
    if moment is None:
        return True
    event = _answered(t)
    battle = t.battle()
    return (
        event is not None
        and not decision.stage
        and moment.kind in (0, event.kind)
        and moment.segment in (-1, -1 if battle is None else battle.segment)
        and len(decision.options) >= moment.options
        and sum(isinstance(f.op, Action) for f in t.frames) >= moment.actions
    )


def _answered(t: Table) -> Event | None:
    """The event that the window on top is about."""
    f = t.frames[-1]
    if f.own is None or f.own.paused < 0:
        return None
    under = t.frames[f.own.paused]
    if under.event is not None:
        return under.event
    return under.events[0] if under.events else None

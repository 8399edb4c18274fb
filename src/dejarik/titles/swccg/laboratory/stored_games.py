"""
The games that are stored: playthroughs with the tests, and journals.

What belongs here: which there are, their setups, and who answers. What does not: playing and
writing them down (`lab`).
"""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.bots.roster import RANDOM
from dejarik.games.swccg.model.edition import EDITIONS
from dejarik.games.swccg.model.rulebook import Rulebook
from dejarik.laws.laboratory import Planned, Playthrough, number_of
from dejarik.titles.swccg.laboratory import random_decks
from dejarik.titles.swccg.laboratory.leaning_player import EagerPlayer, LeaningPlayer

PLAYTHROUGHS: Final = {
    "boxed": "playthrough 1",
    "boxed-again": "playthrough 2",
    "eager": "eager 4",
}
"""
The stored games by name, and the seed each was made from.

In the last cards come first; it was the one of eight seeds with the most different cards.
"""

READY: Final = "ready"
WILD: Final = "wild"


def playthrough(game: Rulebook, name: str) -> Playthrough:
    """The two boxed decks, Dark first."""
    seed = PLAYTHROUGHS[name]
    rng = random.Random(seed)
    lists = random_decks.boxed_lists()
    setup = random_decks.plain_setup(
        game, lists, swift=name == "boxed-again", turns=random_decks.LAB_TURNS
    )
    player = EagerPlayer(rng) if name == "eager" else LeaningPlayer(rng)
    return Playthrough(setup, seed, player.choose)


def planned() -> Iterator[Planned]:
    """Ten games of each edition, half of them wild."""
    for edition in EDITIONS:
        for number in range(10):
            kind = WILD if number % 2 else READY
            yield Planned(f"{edition}-{number}", edition, kind, RANDOM)


def planned_setup(game: Rulebook, plan: Planned) -> dict[str, object]:
    """The decks of a planned game."""
    number = number_of(plan)
    name = f"journal {plan.name}"
    return random_decks.setup_for(game, name, number, random_decks.ALL, swift=number % 4 == 0)

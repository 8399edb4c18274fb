"""
The games of Imperial Assault that are stored: playthroughs with the tests, and journals.

What belongs here: which there are, their setups, and who answers. What does not: playing and
writing them down (`lab`).
"""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.bots.roster import RANDOM
from dejarik.games.imperial.model.edition import EDITIONS
from dejarik.games.imperial.model.rulebook import Rulebook
from dejarik.laws.laboratory import Planned, Playthrough, number_of
from dejarik.titles.imperial.decks.ready import playable_armies, ready_army
from dejarik.titles.imperial.laboratory import random_armies
from dejarik.titles.imperial.laboratory.leaning_player import CommandPlayer, LeaningPlayer

MAP: Final = "mos-eisley-outskirts"
ARMIES: Final = ("vader", "han-and-luke")

PLAYTHROUGHS: Final = {
    "get-to-the-ship": ("A", "playthrough 1"),
    "smuggled-goods": ("B", "playthrough 2"),
    "commands": ("A", "commands 32"),
}
"""The stored games by name: the mission, and the seed each was made from.

The last was the one of sixty seeds with the most different Command cards played, 22 of 24.
"""

READY: Final = "ready"
LEGAL: Final = "legal"
WILD: Final = "wild"


def playthrough(game: Rulebook, name: str) -> Playthrough:
    """The first two ready armies in one of the missions; in the last game cards come first."""
    letter, seed = PLAYTHROUGHS[name]
    rng = random.Random(seed)
    lists = [ready_army(one).army_list() for one in ARMIES]
    setup = random_armies.setup_of(game, lists, rng, swift=name == "smuggled-goods")
    player = CommandPlayer(rng) if name == "commands" else LeaningPlayer(rng)
    return Playthrough({**setup, "map": MAP, "mission": letter}, seed, player.choose)


def planned() -> Iterator[Planned]:
    """Ten games of each edition: half of them whole, with all kinds of armies."""
    kinds = (*[READY] * 4, *[LEGAL] * 3, *[WILD] * 3)
    for edition in EDITIONS:
        for number, armies in enumerate(kinds):
            yield Planned(f"{edition}-{number}", edition, armies, RANDOM)


def planned_setup(game: Rulebook, plan: Planned) -> dict[str, object]:
    """The armies, the map and the mission of a planned game."""
    rng = random.Random(f"journal {plan.name}")
    if plan.decks == READY:
        lists = [one.army_list() for one in rng.sample(playable_armies(), 2)]
    elif plan.decks == LEGAL:
        lists = [random_armies.legal_army(game, rng) for _ in range(2)]
    else:
        lists = [random_armies.wild_army(game, rng) for _ in range(2)]
    return random_armies.setup_of(game, lists, rng, swift=number_of(plan) % 2 == 0)

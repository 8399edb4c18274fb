"""
The games that are stored, as playthroughs and as journals: which there are, and who plays what.

What does not belong here: playing them, writing them down, and playing stored ones again (`lab`).
"""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.bots.random_bot import RandomBot
from dejarik.bots.roster import GREEDY, RANDOM
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.laws.laboratory import Planned, Playthrough, number_of
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.laboratory.legal_decks import random_legal_setup
from dejarik.titles.destiny.laboratory.random_decks import PRINTED, collection_of, random_setup

PLAYTHROUGHS: Final = {"keyed": "playthrough 1", "swift": "playthrough 2"}
"""The playthroughs by name, and the seed each was made from."""

READY: Final = "ready"
LEGAL: Final = "legal"
WILD: Final = "wild"


def planned() -> Iterator[Planned]:
    """Ten games of each edition: half of them whole, with all kinds of decks and players."""
    kinds = (*[(READY, GREEDY)] * 4, *[(LEGAL, RANDOM)] * 3, *[(WILD, RANDOM)] * 3)
    for edition in EDITIONS:
        for number, (decks, player) in enumerate(kinds):
            name = f"{edition}-{number}"
            yield Planned(name, edition, decks, player)


def setup_for(game: Destiny, plan: Planned) -> dict[str, object]:
    """The decks of a planned game."""
    seed = f"journal {plan.name}"
    if plan.decks == READY:
        first, second = random.Random(seed).sample(DECKS, 2)
        return setup_of(first, second, ("", ""), lab=True, edition=plan.edition)
    cards = collection_of(game, PRINTED)
    if plan.decks == LEGAL:
        open_format = files.formats()[files.OPEN]
        setup = random_legal_setup(cards, games.library(plan.edition), seed, open_format)
    else:
        setup = random_setup(cards, seed, swift=number_of(plan) % 2 == 0)
    return {**setup, "edition": plan.edition}


def playthrough(game: Destiny, name: str) -> Playthrough:
    """A game of random answers, with either chance."""
    seed = PLAYTHROUGHS[name]
    setup = random_setup(collection_of(game), seed, swift=name == "swift")
    return Playthrough(setup, seed, RandomBot(seed).answer)

"""
The games of a store of journals: who plays what, and how often something is taken back.

What belongs here: playing them. What does not: writing them down, and playing stored ones
again (`journals`).
"""

import random
from collections.abc import Iterator
from typing import Final

from dejarik.bots.outlook import outlooks
from dejarik.bots.roster import GREEDY, RANDOM, bot_named
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.games.destiny.wire import read_setup
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, IllegalAnswer
from dejarik.kernel.play import Play, begin
from dejarik.laws.laboratory import Planned
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.ready import DECKS, setup_of
from dejarik.titles.destiny.laboratory.legal_decks import random_legal_setup
from dejarik.titles.destiny.laboratory.random_decks import PRINTED, collection_of, random_setup
from dejarik.titles.destiny.releases import release_for

READY: Final = "ready"
LEGAL: Final = "legal"
WILD: Final = "wild"

BACK_RATE: Final = 0.05
"""How often a stage is taken back where it can be."""
UNDO_RATE: Final = 0.04
"""How often what goes on is taken back as a whole."""
RETURN_RATE: Final = 0.01
"""How often the game goes back to any earlier position."""
SHORTEST: Final = 30
LONGEST: Final = 160
"""How many entries a half-played game has."""
MOST: Final = 1_500


def planned() -> Iterator[Planned]:
    """Ten games of each edition: half of them whole, with all kinds of decks and players."""
    kinds = (*[(READY, GREEDY)] * 4, *[(LEGAL, RANDOM)] * 3, *[(WILD, RANDOM)] * 3)
    for edition in EDITIONS:
        for number, (decks, player) in enumerate(kinds):
            name = f"{edition}-{number}"
            yield Planned(name, edition, decks, player)


def play(plan: Planned) -> Play:
    """Play one game, with stages, actions and whole stretches taken back on the way."""
    game = games.destiny(plan.edition)
    setup = setup_for(game, plan)
    number = _number(plan)
    whole = number % 2 == 0
    seed = f"journal {plan.name}"
    rng = random.Random(seed)
    bot = bot_named(plan.player, seed)
    going = begin(game, release_for(read_setup(setup)), setup, seed_from(seed))
    longest = MOST if whole else rng.randint(SHORTEST, LONGEST)
    while going.position() < longest and game.outcome(going.state) is None:
        if not _taken_back(going, rng):
            asked = rng.choice(outlooks(game, going.state))
            decision = asked.decision
            back = decision.may_step_back() and rng.random() < BACK_RATE
            going.answer(decision.seat, decision.id, BACK if back else bot.choose(asked))
    if not whole and number % 4 == 1 and game.outcome(going.state) is None:
        going.concede(number % 2)
    return going


def _number(plan: Planned) -> int:
    return int(plan.name.rpartition("-")[2])


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
        setup = random_setup(cards, seed, swift=_number(plan) % 2 == 0)
    return {**setup, "edition": plan.edition}


def _taken_back(going: Play, rng: random.Random) -> bool:
    """Now and then go back; whether that was done."""
    if rng.random() < UNDO_RATE:
        try:
            going.take_back()
        except IllegalAnswer:
            return False
        return True
    if going.position() and rng.random() < RETURN_RATE:
        going.return_to(rng.randint(max(0, going.position() - 12), going.position()))
        return True
    return False

"""
The cards that can be played: a package per set, a module per colour.

Listing the modules here is what puts their cards into the game.
"""

from functools import cache
from types import ModuleType
from typing import Final

from dejarik.games.destiny.cards.across_the_galaxy import yellow as atg_yellow
from dejarik.games.destiny.cards.awakenings import blue as aw_blue
from dejarik.games.destiny.cards.awakenings import gray as aw_gray
from dejarik.games.destiny.cards.awakenings import red as aw_red
from dejarik.games.destiny.cards.awakenings import yellow as aw_yellow
from dejarik.games.destiny.cards.covert_missions import red as cm_red
from dejarik.games.destiny.cards.empire_at_war import yellow as eaw_yellow
from dejarik.games.destiny.cards.redemption import blue as rm_blue
from dejarik.games.destiny.cards.spirit_of_rebellion import blue as sor_blue
from dejarik.games.destiny.cards.two_player_game import blue as tpg_blue
from dejarik.games.destiny.cards.two_player_game import gray as tpg_gray
from dejarik.games.destiny.cards.two_player_game import red as tpg_red
from dejarik.games.destiny.cards.way_of_the_force import blue as wotf_blue
from dejarik.games.destiny.language.words import CardText
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS

MODULES: Final[tuple[ModuleType, ...]] = (
    aw_red,
    aw_blue,
    aw_yellow,
    aw_gray,
    sor_blue,
    eaw_yellow,
    tpg_red,
    tpg_blue,
    tpg_gray,
    wotf_blue,
    atg_yellow,
    cm_red,
    rm_blue,
)


@cache
def versions() -> dict[str, CardText]:
    """
    Every implemented card in all its versions, by their names.

    The answer is shared: read it, do not change it.
    """
    texts = [
        thing
        for module in MODULES
        for thing in vars(module).values()
        if isinstance(thing, CardText)
    ]
    return {text.version: text for text in texts}


def card_texts(edition: str = CURRENT) -> dict[str, CardText]:
    """
    Every implemented card by its code, as it stands in an edition.

    That is the version that ended last of those that had not ended before.
    """
    age = EDITIONS.index(edition)
    found: dict[str, CardText] = {}
    for text in sorted(versions().values(), key=lambda one: EDITIONS.index(one.until)):
        if EDITIONS.index(text.until) <= age:
            found[text.code] = text
    return found

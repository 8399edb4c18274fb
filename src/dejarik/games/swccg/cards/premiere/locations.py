"""Sites of Premiere and the Introductory Two-Player Game: a text for each side of the Force."""

from typing import Final

from dejarik.games.swccg.effects import nouns as n
from dejarik.games.swccg.effects.place_conditions import (
    AbilityBelow,
    ThereAre,
    ToHere,
    ToSystem,
    YouControl,
)
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import DARK, DOCKING_BAY, LIGHT
from dejarik.games.swccg.model.texts import Ongoing, SiteText
from dejarik.kernel.modifiers import CAP, RESET, SET
from dejarik.kernel.program import Condition, Node

DEATH_STAR: Final = "Death Star"
BLANK: Final[tuple[Node, ...]] = ()


def _sides(dark: tuple[Node, ...], light: tuple[Node, ...]) -> tuple[Node, ...]:
    return (SiteText(DARK, dark), SiteText(LIGHT, light))


def _transit(cost: int) -> Ongoing:
    """What a transit from here requires."""
    return w.changed(st.TRANSIT_COST, cost, n.YourSeat(), provided=(ToHere(),), how=SET)


def _drain(amount: int, *provided: Condition) -> Ongoing:
    """A drain of the player who controls the site takes more."""
    return w.changed(st.DRAIN, amount, n.This(), provided=(YouControl(), *provided))


_FREE_TRANSIT: Final = w.changed(st.TRANSIT_COST, 0, n.YourSeat(), provided=(ToHere(),), how=RESET)
_WEAPON_DRAWS: Final = w.changed(st.WEAPON_DRAW, 1, n.Yours(), n.SamePlace())
_SIX_TO_DRAW: Final = w.changed(
    st.BATTLE_DESTINIES, 0, n.YourSeat(), provided=(ToHere(), AbilityBelow(6)), how=CAP
)
_JAWAS: Final = (n.Yours(), n.Is("jawa"))
_JAWAS_FOR_ONE: Final = (
    w.changed(st.DEPLOY_COST, 1, *_JAWAS, provided=(ToHere(),), how=SET),
    w.forbidden(st.FROM_ONE_PLAYER, *_JAWAS, provided=(ToHere(),)),
)
_SANDCRAWLER: Final = ThereAre((n.Titled("Sandcrawler"), n.SamePlace()))
_ROGUES: Final = n.AnyOf((n.Is("spy"), n.Is("thief"), n.Is("bounty hunter"), n.Is("smuggler")))
_REBEL_LEADER: Final = ThereAre((n.Is("rebel"), n.AbilityOver(2), n.SamePlace()))

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "1_284": _sides((_WEAPON_DRAWS,), (_drain(1),)),
    "1_285": _sides((_FREE_TRANSIT,), (_transit(2),)),
    "101_4": _sides(
        (w.deploys_from_reserve(DOCKING_BAY, YouControl()),),
        (_drain(2, _REBEL_LEADER),),
    ),
    "1_291": _sides((_transit(1),), (_transit(2),)),
    "1_292": _sides(
        _JAWAS_FOR_ONE,
        (w.power(-1, *_JAWAS, n.SamePlace()), w.forfeit(-1, *_JAWAS, n.SamePlace())),
    ),
    "1_293": _sides(
        (
            w.forfeit(1, n.Yours(), n.Is("tusken raider"), n.SamePlace()),
            _drain(1),
        ),
        (_SIX_TO_DRAW,),
    ),
    "1_295": _sides(
        (
            w.power(1, n.Yours(), _ROGUES, n.SamePlace()),
            w.forfeit(1, n.Yours(), _ROGUES, n.SamePlace()),
        ),
        BLANK,
    ),
    "1_124": _sides((_transit(1),), (_transit(1),)),
    "101_1": _sides(
        (
            w.changed(
                st.TO_CONTROL,
                2,
                n.OtherSeat(),
                provided=(ToSystem(DEATH_STAR), YouControl()),
                how=SET,
            ),
        ),
        (
            w.power(
                2,
                n.AnyOf((n.OfPersona("Luke"), n.OfPersona("Obi-Wan"))),
                n.OnSystem(DEATH_STAR),
                provided=(YouControl(),),
            ),
        ),
    ),
    "1_129": _sides((_transit(2),), (_transit(1),)),
    "1_130": _sides((_SIX_TO_DRAW,), BLANK),
    "1_131": _sides(
        BLANK,
        (
            *_JAWAS_FOR_ONE,
            w.changed(st.DEPLOY_COST, 0, *_JAWAS, provided=(ToHere(), _SANDCRAWLER), how=RESET),
        ),
    ),
    "1_132": _sides(
        (_WEAPON_DRAWS,),
        (
            w.changed(
                st.DEPLOY_COST,
                -1,
                n.AnyOf((n.OfPersona("Luke"), n.Titled("Beru Lars"))),
                provided=(ToHere(),),
            ),
        ),
    ),
}

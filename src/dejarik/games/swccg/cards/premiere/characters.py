"""Characters of Premiere and the Introductory Two-Player Game."""

from typing import Final

from dejarik.games.swccg.effects import nouns as n
from dejarik.games.swccg.effects.fighting import LoseOneIfDestiny
from dejarik.games.swccg.effects.place_conditions import Defending, LosingBattle, ThereAre, ToHere
from dejarik.games.swccg.effects.places import AtNight, PlaceWith
from dejarik.games.swccg.effects.playing import Text, UseText
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, DeploysFree
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Not

TATOOINE: Final = "Tatooine"
DEATH_STAR: Final = "Death Star"

_FEW_UNIQUES: Final = (Not(ThereAre((n.Opponents(), w.CHARACTER, n.Unique()), 2)),)
_TUSKENS: Final = (n.Is("tusken raider"), n.Without(n.Unique()), n.SamePlace())

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    **w.twin(
        "1_28",
        "1_194",
        DeploysFree((PlaceWith((n.Yours(), n.OfOwnFaction(), n.AbilityOver(2))),)),
    ),
    **w.twin(
        "1_26",
        "1_181",
        w.power(4, n.This(), provided=(Defending(),)),
        w.forbidden(st.MAY_NOT_MOVE, n.This()),
    ),
    **w.twin(
        "1_12",
        "1_182",
        DeployRule((n.OnSystem(TATOOINE),), 1, from_both=True),
    ),
    **w.twin("1_18", "1_186", w.defuses()),
    "1_170": (
        w.deploys_on(DEATH_STAR),
        w.power(-1, n.This(), n.Without(n.OnSystem(DEATH_STAR))),
    ),
    "1_196": (
        w.deploys_on(TATOOINE),
        w.power(1, n.This(), provided=(ThereAre((*_TUSKENS, n.Another())),)),
        w.changed(
            st.TOTAL_POWER,
            2,
            n.YourSeat(),
            provided=(ToHere(), ThereAre((n.Yours(), *_TUSKENS), 4)),
        ),
    ),
    "101_5": (
        w.deploys_on(DEATH_STAR, _FEW_UNIQUES),
        Text(
            (ev.WON,),
            ev.JUST,
            UseText(0, LoseOneIfDestiny(4, (n.Is("imperial"),)), is_play=False),
            provided=(LosingBattle(),),
            forced=True,
        ),
    ),
    "101_2": (
        w.deploys_on(TATOOINE, _FEW_UNIQUES),
        w.forfeit(1, n.Yours(), w.WARRIOR, n.AnyOf((n.SamePlace(), n.AdjacentPlace()))),
    ),
    "1_6": (w.reacts_by_deploying(),),
    "1_30": (w.reacts_by_moving(),),
    "1_31": (
        w.forfeits_in_place(),
        w.power(2, n.Is("talz"), AtNight()),
    ),
}

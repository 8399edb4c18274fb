"""Weapons of Premiere."""

from typing import Final

from dejarik.games.swccg.effects import nouns as n
from dejarik.games.swccg.effects.modifiers import For, Forbids
from dejarik.games.swccg.effects.places import PlaceWith
from dejarik.games.swccg.effects.weapons import HitIfAbove, IfTotalAbove
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, WeaponText
from dejarik.kernel.program import Node

_KNOCKED_AWAY: Final = For(
    (Forbids(st.MAY_NOT_FIRE, (n.OfType(kinds.WEAPON), n.CarriedBy((n.Chosen(),)))),),
    durations.THIS_BATTLE,
)

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    **w.twin(
        "1_152",
        "1_317",
        w.goes_on(1, w.CHARACTER, w.WARRIOR),
        WeaponText((w.CHARACTER,), 1, HitIfAbove()),
    ),
    **w.twin(
        "1_153",
        "1_312",
        w.goes_on(2, w.CHARACTER, w.WARRIOR),
        WeaponText((w.CHARACTER,), 2, HitIfAbove(plus=1)),
    ),
    **w.twin(
        "1_162",
        "1_322",
        DeployRule((PlaceWith((n.Yours(), n.Is("mining droid"))),), 0),
        w.explodes(),
    ),
    "1_315": (
        w.goes_on(2, n.Is("tusken raider")),
        WeaponText(
            (w.CHARACTER, n.Carrying((n.OfType(kinds.WEAPON),))),
            0,
            IfTotalAbove(2, 5, _KNOCKED_AWAY),
            ev.BATTLE_BEGINS,
        ),
        w.fires_at_battle(),
    ),
}

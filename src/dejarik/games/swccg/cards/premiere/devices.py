"""Devices of Premiere."""

from typing import Final

from dejarik.games.swccg.effects import nouns as n
from dejarik.games.swccg.effects.peeking import PeekAtTop
from dejarik.games.swccg.effects.place_conditions import HasReserve
from dejarik.games.swccg.effects.playing import Text, UseText
from dejarik.games.swccg.language import words as w
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.ids import FORCE
from dejarik.kernel.program import Node

_ALIEN: Final = n.Is("alien")
_ON_DEATH_STAR: Final = n.OnSystem("Death Star")

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "1_201": (w.goes_on(1, w.CHARACTER), w.reacts_by_deploying()),
    "1_207": (
        w.goes_on(1, n.AnyOf((n.Is("imperial"), _ALIEN))),
        w.power(1, n.Bearer(), n.Without(_ON_DEATH_STAR)),
        w.forfeit(1, n.Bearer(), n.Without(_ON_DEATH_STAR)),
        w.power(2, n.Bearer(), _ON_DEATH_STAR),
        w.forfeit(2, n.Bearer(), _ON_DEATH_STAR),
    ),
    "1_35": (
        w.goes_on(1, w.CHARACTER, w.WARRIOR),
        Text(
            (ev.PHASE, ev.SEGMENT),
            ev.TOP,
            UseText(2, PeekAtTop(FORCE), is_play=False),
            provided=(HasReserve(),),
        ),
    ),
    "1_40": (
        w.goes_on(1, n.AnyOf((n.Is("rebel"), _ALIEN))),
        w.power(2, n.Bearer(), n.OnSystem("Tatooine")),
        w.forfeit(2, n.Bearer(), n.OnSystem("Tatooine")),
    ),
}

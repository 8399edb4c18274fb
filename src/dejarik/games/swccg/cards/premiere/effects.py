"""Effects of Premiere and the Introductory Two-Player Game."""

from typing import Final

from dejarik.games.swccg.cards.shapes import at_top_level, one, twin
from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.amounts import Depending, SizeOf
from dejarik.games.swccg.effects.conditions import InSecondWay, Nighttime
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.effects.sights import PeekAtDeck
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.ids import RESERVE
from dejarik.games.swccg.model.texts import DeployRule, ImmuneTo, Ongoing
from dejarik.kernel.program import Node
from dejarik.kernel.terms import AtLeast, Not, Number, Opponent

YOUR_CHARACTER: Final = (nouns.Yours(), nouns.OfType(CHARACTER))
WARRIOR: Final = nouns.HasIcon(nouns.WARRIOR)

teachers = twin(
    "1_64",
    "1_221",
    DeployRule((*YOUR_CHARACTER, nouns.Without(WARRIOR), nouns.Without(nouns.Is("droid")))),
    DeployRule((*YOUR_CHARACTER, WARRIOR)),
    Ongoing(Changes(st.GIVES_SKILL, Number(1), (nouns.Bearer(),), provided=(Not(InSecondWay()),))),
    Ongoing(Changes(st.POWER, Number(1), (nouns.Bearer(),), provided=(InSecondWay(),))),
    ImmuneTo("Alter"),
)

macroscan = one(
    "1_224",
    DeployRule(cost=2, beside=True, opponents_pile=True),
    at_top_level(
        1,
        PeekAtDeck(Depending(Nighttime(), Number(3), Number(1))),
        provided=(AtLeast(SizeOf(RESERVE, Opponent()), Number(1)),),
        from_hand=False,
    ),
)

CARDS: Final[dict[str, tuple[Node, ...]]] = {**teachers, **macroscan}

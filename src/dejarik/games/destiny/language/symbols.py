"""
The die symbols as programs: what each does when a die showing it is resolved.

Written in the same words as cards, in the order of the symbols' numbers; the last ones are
for shields that may be distributed, and for cards that are picked to be discarded.
"""

from typing import Final

from dejarik.games.destiny.effects import resolution
from dejarik.games.destiny.effects import selectors as sel
from dejarik.games.destiny.effects.damage import DealDamage
from dejarik.games.destiny.effects.dice import RollDice, TurnDice
from dejarik.games.destiny.effects.filters import OfType
from dejarik.games.destiny.effects.hands import DiscardFromHand, LookAtHand
from dejarik.games.destiny.effects.resolution import DieValue
from dejarik.games.destiny.effects.resources import ChangeResources
from dejarik.games.destiny.effects.shields import DistributeShields, GiveShields
from dejarik.games.destiny.model.events import RESOURCES_GAINED, RESOURCES_LOST
from dejarik.games.destiny.model.facts import CHARACTER, MELEE, RANGED
from dejarik.games.destiny.rules.indirect_damage import DealIndirect
from dejarik.kernel import ops, terms
from dejarik.kernel.ops import May, Nothing
from dejarik.kernel.program import ALL, CHOOSE, RANDOM, Op
from dejarik.kernel.terms import Opponent, You

VALUE: Final = DieValue()
UP_TO_VALUE_OF_YOUR_DICE: Final = sel.Pick(sel.POOL, sel.YOURS, (), CHOOSE, terms.Number(0), VALUE)
UP_TO_VALUE_OF_DICE: Final = sel.Pick(sel.POOL, sel.ANYONES, (), CHOOSE, terms.Number(0), VALUE)
RANDOM_CARDS: Final = sel.Pick(sel.HAND, sel.OPPONENTS, (), RANDOM, VALUE, VALUE)
PICKED_CARDS: Final = sel.Pick(sel.HAND, sel.OPPONENTS, (), CHOOSE, VALUE, VALUE)
THEIR_HAND: Final = sel.Pick(sel.HAND, sel.OPPONENTS, (), ALL)
A_CHARACTER: Final = sel.Pick(sel.IN_PLAY, sel.ANYONES, (OfType((CHARACTER,)),))
TO_ONE_CHARACTER: Final = GiveShields(VALUE, A_CHARACTER)

SYMBOL_PROGRAMS: Final[list[Op]] = [
    Nothing(),
    DealDamage(VALUE, resolution.DieTarget(), MELEE),
    DealDamage(VALUE, resolution.DieTarget(), RANGED),
    DealIndirect(VALUE, Opponent()),
    TO_ONE_CHARACTER,
    ChangeResources(RESOURCES_GAINED, VALUE, You()),
    ChangeResources(RESOURCES_LOST, VALUE, Opponent()),
    DiscardFromHand(RANDOM_CARDS),
    TurnDice(UP_TO_VALUE_OF_YOUR_DICE),
    Nothing(),
    RollDice(UP_TO_VALUE_OF_DICE),
    Nothing(),
    Nothing(),
    May(DistributeShields(VALUE), TO_ONE_CHARACTER),
    ops.Sequence((LookAtHand(THEIR_HAND), DiscardFromHand(PICKED_CARDS))),
]

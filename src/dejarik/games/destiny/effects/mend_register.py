"""
The register of mends: what was mended in words and rules, and where a game meets it.

What belongs here: an entry for everything that is asked, listed or done otherwise than in
games that were written down before. What does not: cards whose programs have changed, for
their hashes tell (`model.mends`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.effects.hand_responses import HAND_REASON
from dejarik.games.destiny.effects.resolution import ResolveChosen, ResolveSeveral, fitting_dice
from dejarik.games.destiny.model.mends import Mend
from dejarik.kernel.choosing import Choosing
from dejarik.kernel.decisions import ENTITY, SOME

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.decisions import Decision


def looked_one_pick_ahead(t: Table, decision: Decision) -> bool:
    """Whether things were listed that led to no complete choice."""
    f = t.frames[-1]
    op = f.op
    if decision.kind != SOME or not isinstance(op, Choosing) or f.step > 1:
        return False
    for form in f.forms:
        if form.seat == decision.seat and len(form.picks) < form.hi:
            found = op.found(t, f)
            start = found.index(form.picks[-1]) + 1 if form.picks else 0
            enough = len(found) - max(0, form.lo - len(form.picks) - 1)
            listed = [one for one in found[start:enough] if op.accepts(t, f, form.picks, one)]
            return listed != [one.target for one in decision.options if one.kind == ENTITY]
    return False


def listed_all_dice(t: Table, decision: Decision) -> bool:
    """Whether dice were listed to be resolved that cannot be, or are being resolved already."""
    f = t.frames[-1]
    op = f.op
    if not isinstance(op, (ResolveChosen, ResolveSeveral)):
        return False
    scope = t.scope_of(f)
    listed = fitting_dice(t, scope, op.dice)
    if isinstance(op, ResolveSeveral):
        listed = [number for number in listed if op.how.allows(t, scope, number)]
    return listed != op.how.resolvable_among(t, scope, op.dice)


def holds_revealed(t: Table, decision: Decision) -> bool:
    """Whether a hand holds a card that was revealed: others slipped out beside it otherwise."""
    return any(player.detected for player in t.players)


def asks_whoever_could_hold(t: Table, decision: Decision) -> bool:
    """Whether it is asked for a card that somebody could hold: nobody was before."""
    return decision.reason == HAND_REASON


MENDS: Final[list[Mend]] = [
    Mend(
        3,
        "what leads to no complete choice of several things is not offered any more",
        asked=looked_one_pick_ahead,
    ),
    Mend(3, "dice that cannot be resolved are not offered any more", asked=listed_all_dice),
    Mend(3, "a revealed card of a hand keeps its place there", asked=holds_revealed),
    Mend(
        4,
        "whoever could hold a card that is used out of the hand is asked for it",
        asked=asks_whoever_could_hold,
    ),
]
"""Everything that was mended in what is asked, listed or done, in the order it was."""

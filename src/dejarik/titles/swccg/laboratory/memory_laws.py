"""
What a table remembers: it is what would be worked out anew.

Each law raises LawBroken and changes nothing.
"""

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.state import Table, table_of
from dejarik.games.swccg.rules.asking import may_hold
from dejarik.games.swccg.rules.presence import ABILITY_OF, characters_at, total_ability
from dejarik.games.swccg.rules.values import STATISTICS, THINGS, value
from dejarik.kernel.offers import offers_to
from dejarik.kernel.windows import WINDOW
from dejarik.laws.contract import demand


def remembered_rightly(game: CustomizableCardGame, t: Table) -> None:
    """Numbers, who is where, what a seat may hold and what it is offered are as they are now."""
    other = table_of(game.clone(t))
    other.index = None
    for seat in range(t.seats):
        held = t.held[seat]
        demand(held is None or held == may_hold(other, seat), "seat {} may hold {}", seat, held)
    for key, cards in t.counted.items():
        place, seat = divmod(key, t.seats)
        right = characters_at(other, seat, place)
        demand(cards == right, "seat {} has {} at {}", seat, cards, place)
    if t.numbers_of is t.index and t.index is not None:
        for key, number in t.numbers.items():
            demand(number == _number(other, key), "{} is remembered for {}", number, key)
    _offers_kept(t, other)


def _number(t: Table, key: int) -> int:
    """A number read anew, by the key under which it is remembered."""
    read, aim = divmod(key, THINGS)
    thing, statistic = divmod(read, STATISTICS)
    t.aim = aim
    try:
        if statistic in ABILITY_OF:
            return total_ability(t, ABILITY_OF.index(statistic), thing)
        return value(t, statistic, thing)
    finally:
        t.aim = 0


def _offers_kept(t: Table, other: Table) -> None:
    """The offers of the window on top are those that a table without memory makes."""
    if not t.frames or t.frames[-1].op is not WINDOW or t.outcome is not None:
        return
    for seat in range(t.seats):
        kept = [one.key() for one in offers_to(t, t.frames[-1], seat)]
        made = [one.key() for one in offers_to(other, other.frames[-1], seat)]
        demand(kept == made, "seat {} is offered {}, not {}", seat, kept, made)

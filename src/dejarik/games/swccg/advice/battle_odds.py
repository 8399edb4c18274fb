"""
The odds of a battle, before it is begun and while it goes on, exactly from what a seat knows.

Each player draws every destiny there is to draw; weapons that are still to be fired and cards that
are still to be played are not foreseen. Both sides' totals come with their chances, and with them
who wins, what is owed and by whom.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.advice.coming_draws import ComingDraws
from dejarik.games.swccg.model import draws, ids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.rules import battle_numbers as numbers
from dejarik.games.swccg.rules.changes.battles import commit
from dejarik.games.swccg.rules.flow.battling import is_ahead, is_totalled
from dejarik.games.swccg.rules.flow.destiny import drawing_for, under_way
from dejarik.games.swccg.rules.presence import both_present, can_begin_battle
from dejarik.games.swccg.rules.values import modified, value
from dejarik.kernel.events import Event

if TYPE_CHECKING:
    from dejarik.games.swccg.model.pieces import Battle
    from dejarik.games.swccg.model.state import Table
    from dejarik.kernel.game import Odds

Totals = tuple[int, int]
"""The power of a side, and the attrition it causes (-1 for none)."""
_PURPOSES: Final = (draws.FOR_POWER, draws.FOR_BATTLE, draws.FOR_ATTRITION)
NO_DRAW: Final = -1


class Coming:
    """What a seat's draws for one purpose are: a sum that stands, of how many, and those ahead."""

    __slots__ = ("draws", "is_over", "stands", "values")

    def __init__(self) -> None:
        self.values: int = 0
        self.stands: int = 0
        self.draws: int = 0
        self.is_over: bool = False


class SideOdds:
    """The chances of one side's totals in the battle that goes on."""

    def __init__(self, t: Table, viewer: int, seat: int) -> None:
        self.t: Table = t
        self.seat: int = seat
        battle = _battle(t)
        self.power: int = numbers.total_power(t, seat, battle.place)
        self.parts: list[Coming] = [coming(t, seat, purpose) for purpose in _PURPOSES]
        self.ahead: ComingDraws = ComingDraws(t, viewer, seat, [part.draws for part in self.parts])
        drawn = self.parts[1].values + self.ahead.groups[1]
        if not drawn and self.ahead.groups[2]:
            # Without a total of battle destiny nothing is drawn for attrition.
            self.ahead = ComingDraws(t, viewer, seat, [*self.ahead.groups[:2], 0])
        self.has_destiny: bool = drawn > 0

    def chances(self) -> dict[Totals, Fraction]:
        """The chance of each total power with the attrition that goes with it."""
        t = self.t
        battle = _battle(t)
        drawing = drawing_for(draws.FOR_BATTLE)
        found: dict[Totals, Fraction] = {}
        for sums, chance in self.ahead.chances(drawing, battle.place).items():
            for_power, for_battle, for_attrition = [
                part.stands + one for part, one in zip(self.parts, sums, strict=True)
            ]
            destiny = NO_DRAW
            if self.has_destiny:
                destiny = self.destiny(battle, for_battle)
            totals = (
                self.power + for_power + max(0, destiny),
                self.caused(destiny, for_attrition),
            )
            found[totals] = found.get(totals, Fraction(0)) + chance
        return found

    def destiny(self, battle: Battle, total: int) -> int:
        """What the battle destinies come to; what was added when it was totalled stays."""
        if self.parts[1].is_over:
            return max(0, total + battle.bonus[self.seat])
        hand = ids.pile_id(self.seat, ids.HAND)
        return modified(self.t, st.DESTINY_TOTAL, hand, total)

    def caused(self, destiny: int, drawn: int) -> int:
        """The attrition against the other side."""
        if destiny == NO_DRAW:
            return 0
        hand = ids.pile_id(self.t.other(self.seat), ids.HAND)
        return modified(self.t, st.ATTRITION, hand, destiny + drawn)


def coming(t: Table, seat: int, purpose: int) -> Coming:
    """What a seat has drawn and is to draw for a purpose in the battle that goes on."""
    battle = _battle(t)
    found = Coming()
    if purpose == draws.FOR_BATTLE:
        drawn = battle.destinies
        values = [drawn[at + 2] for at in range(0, len(drawn), 3) if drawn[at] == seat]
        found.values = len(values)
        found.stands = sum(values)
    elif purpose == draws.FOR_POWER:
        found.stands = battle.power_drawn[seat]
    else:
        found.stands = battle.attrition_drawn[seat]
    if is_ahead(t, seat, purpose):
        found.draws = due(t, seat, purpose)
        return found
    open_ = under_way(t, seat, purpose)
    if open_ is not None and open_.is_choice:
        message = "some of several destinies are just being chosen; ask again when that is done"
        raise ValueError(message)
    found.is_over = open_ is None or open_.is_over
    if open_ is not None and not open_.is_over:
        found.values += len(open_.values)
        found.stands += sum(open_.values)
        found.draws = open_.draws
    return found


def due(t: Table, seat: int, purpose: int) -> int:
    """How many destinies a seat will draw for a purpose, if there are cards."""
    battle = _battle(t)
    hand = ids.pile_id(seat, ids.HAND)
    if purpose == draws.FOR_POWER:
        return numbers.power_destinies(t, seat)
    if purpose == draws.FOR_BATTLE:
        return numbers.destiny_count(t, seat)
    return modified(t, st.ATTRITION_DESTINIES, hand, battle.extra_attrition[seat])


def battle_odds(t: Table, viewer: int, place: int) -> Odds:
    """
    The odds of a battle at a place: of the one there, or of one that the viewer begins.

    Raises ValueError where there is none and none could be.
    """
    fought = _fought(t, viewer, place)
    if is_totalled(fought):
        return _settled(fought, viewer)
    if not both_present(fought, place):
        message = "a side has no presence left: the battle ends"
        raise ValueError(message)
    other = fought.other(viewer)
    sides = [SideOdds(fought, viewer, seat) for seat in (viewer, other)]
    factors = [
        _battle(fought).factors[seat] * value(fought, st.DAMAGE_FACTOR, ids.pile_id(seat, ids.HAND))
        for seat in (viewer, other)
    ]
    found = _compared(sides[0].chances(), sides[1].chances(), factors)
    for name, side in (("own", sides[0]), ("their", sides[1])):
        found[f"{name}_draws"] = {sum(side.ahead.groups): Fraction(1)}
        found[f"{name}_unseen"] = {side.ahead.unseen: Fraction(1)}
    return found


def _battle(t: Table) -> Battle:
    battle = t.battle()
    assert battle is not None
    return battle


def _fought(t: Table, viewer: int, place: int) -> Table:
    """A copy in which a battle goes on at a place."""
    fought = t.clone()
    battle = fought.battle()
    if battle is not None:
        if battle.place != place:
            message = "a battle goes on elsewhere"
            raise ValueError(message)
        return fought
    if not all(can_begin_battle(t, seat, place) for seat in range(2)):
        message = "there can be no battle: both sides need presence there that may still fight"
        raise ValueError(message)
    commit(fought, Event(ev.COMMITTED, viewer, place, place, 0, ev.BATTLE_BEGINS))
    return fought


def _compared(
    own: dict[Totals, Fraction], theirs: dict[Totals, Fraction], factors: list[int]
) -> Odds:
    """Both sides' chances against each other: the decks have nothing to do with one another."""
    found: Odds = {
        "win": {0: Fraction(0), 1: Fraction(0)},
        "lose": {0: Fraction(0), 1: Fraction(0)},
    }
    for (mine, causes), chance in own.items():
        for (other, against), other_chance in theirs.items():
            both = chance * other_chance
            _note(found, "win", int(mine > other), both)
            _note(found, "lose", int(mine < other), both)
            _note(found, "own_damage", max(0, other - mine) * factors[0], both)
            _note(found, "their_damage", max(0, mine - other) * factors[1], both)
            _note(found, "own_power", mine, both)
            _note(found, "their_power", other, both)
            _note(found, "own_attrition", against, both)
            _note(found, "their_attrition", causes, both)
    return {name: dict(sorted(chances.items())) for name, chances in found.items()}


def _note(found: Odds, name: str, amount: int, chance: Fraction) -> None:
    chances = found.setdefault(name, {})
    chances[amount] = chances.get(amount, Fraction(0)) + chance


def _settled(t: Table, viewer: int) -> Odds:
    """What is certain once the totals are known: who has won, and what is still owed."""
    battle = _battle(t)
    other = t.other(viewer)
    sure = Fraction(1)
    won, lost = int(battle.winner == viewer), int(battle.winner == other)
    return {
        "win": {1 - won: 1 - sure, won: sure},
        "lose": {1 - lost: 1 - sure, lost: sure},
        "own_power": {battle.totals[viewer]: sure},
        "their_power": {battle.totals[other]: sure},
        "own_damage": {battle.damage[viewer]: sure},
        "their_damage": {battle.damage[other]: sure},
        "own_attrition": {battle.attrition[viewer]: sure},
        "their_attrition": {battle.attrition[other]: sure},
    }

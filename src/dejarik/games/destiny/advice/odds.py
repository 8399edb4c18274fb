"""
Odds: what a roll, a reroll or a focus leads to, exactly.

Questions are short, as for explaining: `activate:COPY` rolls the dice of a card and its
upgrades, `roll:DIE:DIE…` and `reroll:DIE:DIE…` roll just those dice, and `focus:DIE:DIE…`
turns them to whatever side is best for what is counted. The rest of the pool stays as it
lies. The answer is about the whole pool afterwards: damage of each kind and together,
shields and so on, as far as modifiers find a die to join and costs can be paid, and the
number of blanks.

Chances are counted in sixths by folding one die after the other into what is known of
those before; they become fractions at the end. A value is the one its die would show as
things lie now: a value that depends on other dice of the same roll is not followed.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import (
    BLANK,
    DISCARD,
    DISRUPT,
    FOCUS,
    INDIRECT,
    MELEE,
    NONE,
    RANGED,
    RESOURCE,
    SHIELD,
    SIDES_OF_A_DIE,
    SPECIAL,
)
from dejarik.games.destiny.model.state import IN_POOL, SET_ASIDE
from dejarik.games.destiny.rules.die_costs import cost_of_die
from dejarik.games.destiny.rules.die_rules import value_of
from dejarik.games.destiny.rules.flow.activating import dice_to_roll
from dejarik.games.destiny.rules.values import controller_of_die

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.game import Odds

DAMAGE: Final = "damage"
MEASURES: Final[dict[str, tuple[int, ...]]] = {
    DAMAGE: (MELEE, RANGED, INDIRECT),
    "melee": (MELEE,),
    "ranged": (RANGED,),
    "indirect": (INDIRECT,),
    "shield": (SHIELD,),
    "resource": (RESOURCE,),
    "disrupt": (DISRUPT,),
    "discard": (DISCARD,),
    "focus": (FOCUS,),
}
"""What is counted by value, and the symbols that count for it."""
COUNTED: Final[dict[str, int]] = {"special": SPECIAL, "blank": BLANK}
"""What is counted by the number of dice that show it."""

MOST_DICE: Final = 30

Faces = list["Face"]
Paid = tuple[int, int, int, int]
"""A side that costs something: the place of its symbol, its value, its cost, if a modifier."""


class Face:
    """What one side of a die would do, as things lie."""

    def __init__(self, symbol: int, value: int, modifier: bool, cost: int) -> None:
        self.symbol: int = symbol
        self.value: int = value
        self.modifier: bool = modifier
        self.cost: int = cost


def odds_of(t: Table, seat: int, question: str) -> Odds:
    """
    The chance of every amount of everything that counts.

    Raises ValueError for a question nobody can answer, or about dice nobody can see.
    """
    topic, *numbers = question.split(":")
    if not numbers or not all(number.isdigit() for number in numbers):
        message = f"ask with numbers: `{topic}:NUMBER`"
        raise ValueError(message)
    asked = _asked(t, topic, [int(number) for number in numbers])
    owner = controller_of_die(t, t.dice[asked[0]])
    kept = [number for number in t.players[owner].pool if number not in asked]
    thrown = _faces(t, owner, asked)
    still = [
        faces[t.dice[number].side]
        for number, faces in zip(kept, _faces(t, owner, kept), strict=True)
    ]
    return spread(thrown, still, t.players[owner].resources, free_choice=topic == "focus")


def _asked(t: Table, topic: str, numbers: list[int]) -> list[int]:
    """The dice a question is about."""
    dice = numbers
    if topic == "activate":
        copy = t.copies.get(numbers[0])
        if copy is None:
            message = f"nothing in play has the number {numbers[0]}"
            raise ValueError(message)
        dice = dice_to_roll(t, copy)
    elif topic not in ("roll", "reroll", "focus"):
        message = f"nobody knows the odds of {topic!r}; ask activate, roll, reroll or focus"
        raise ValueError(message)
    if not dice or len(dice) > MOST_DICE or len(set(dice)) < len(dice):
        message = "there are no such dice to roll, or some twice, or too many"
        raise ValueError(message)
    for number in dice:
        die = t.dice.get(number)
        if die is None or die.zone == SET_ASIDE:
            message = f"there is no die {number} on the table"
            raise ValueError(message)
        if topic in ("reroll", "focus") and die.zone != IN_POOL:
            message = f"die {number} is in no pool"
            raise ValueError(message)
        if controller_of_die(t, die) != controller_of_die(t, t.dice[dice[0]]):
            message = "ask about dice of one player"
            raise ValueError(message)
    return dice


def _faces(t: Table, owner: int, dice: list[int]) -> list[Faces]:
    """Every side of these dice as it would count, were the die in its player's pool."""
    other = t.clone()
    for number in dice:
        die = other.dice[number]
        if die.zone != IN_POOL:
            die.zone = IN_POOL
            die.seat = owner
            other.players[owner].pool.append(number)
    found: list[Faces] = []
    for number in dice:
        die = other.dice[number]
        shown = die.side
        faces: Faces = []
        for place in range(SIDES_OF_A_DIE):
            die.side = place
            side = other.side_of(die)
            value = value_of(other, die)
            faces.append(Face(side.symbol, value, side.modifier, cost_of_die(other, die)))
        die.side = shown
        found.append(faces)
    return found


# --- counting -------------------------------------------------------------------------


class Tally:
    """
    What the dice so far add up to for some symbols; two alike are one and the same.

    `based` are the symbols with a die that is no modifier, as bits; `sums` the values of
    those dice, then the modifiers of each symbol, then those of any symbol; `paid` the
    sides that cost something.
    """

    def __init__(self, based: int, sums: tuple[int, ...], paid: tuple[Paid, ...]) -> None:
        self.based: int = based
        self.sums: tuple[int, ...] = sums
        self.paid: tuple[Paid, ...] = paid

    def with_face(self, face: Face, symbols: tuple[int, ...]) -> Tally:
        """The same and one side more."""
        if face.symbol == NONE and face.modifier:
            place = len(symbols)
        elif face.symbol in symbols:
            place = symbols.index(face.symbol)
        else:
            return self
        if face.cost:
            item = (place, face.value, face.cost, int(face.modifier))
            return Tally(self.based, self.sums, tuple(sorted([*self.paid, item])))
        return self.counting(place, face.value, face.modifier)

    def counting(self, place: int, value: int, modifier: bool) -> Tally:
        """The same with this value counted where it belongs."""
        sums = list(self.sums)
        if modifier:
            sums[1 + place] += value
            return Tally(self.based, tuple(sums), self.paid)
        sums[0] += value
        return Tally(self.based | 1 << place, tuple(sums), self.paid)

    def total(self, size: int, resources: int) -> int:
        """The most that can be made of it: what is paid for is chosen best."""
        if self.paid:
            first, rest = self.paid[0], Tally(self.based, self.sums, self.paid[1:])
            best = rest.total(size, resources)
            place, value, cost, modifier = first
            if cost <= resources:
                bought = rest.counting(place, value, bool(modifier))
                best = max(best, bought.total(size, resources - cost))
            return best
        found = self.sums[0]
        for place in range(size):
            if self.based >> place & 1:
                found += self.sums[1 + place]
        return found + (self.sums[1 + size] if self.based else 0)

    def key(self) -> tuple[int, tuple[int, ...], tuple[Paid, ...]]:
        """What makes two of them alike."""
        return (self.based, self.sums, self.paid)


def spread(thrown: list[Faces], still: Faces, resources: int, *, free_choice: bool = False) -> Odds:
    """The chances for dice that are rolled, or turned at will, beside some that lie still."""
    found: Odds = {}
    for name, symbols in MEASURES.items():
        if free_choice:
            found[name] = {_best(thrown, still, symbols, resources): Fraction(1)}
        else:
            found[name] = _by_value(thrown, still, symbols, resources)
    for name, symbol in COUNTED.items():
        # A focus turns no die to a blank; it turns all that can to a special.
        found[name] = _by_count(thrown, still, symbol, turned=free_choice)
    return found


def _by_value(
    thrown: list[Faces], still: Faces, symbols: tuple[int, ...], resources: int
) -> dict[int, Fraction]:
    size = len(symbols)
    tally = _lying(still, symbols)
    ways = {tally.key(): 1}
    for faces in thrown:
        more: dict[tuple[int, tuple[int, ...], tuple[Paid, ...]], int] = {}
        for (based, sums, paid), count in ways.items():
            before = Tally(based, sums, paid)
            for face in faces:
                key = before.with_face(face, symbols).key()
                more[key] = more.get(key, 0) + count
        ways = more
    amounts: dict[int, int] = {}
    for (based, sums, paid), count in ways.items():
        amount = Tally(based, sums, paid).total(size, resources)
        amounts[amount] = amounts.get(amount, 0) + count
    return _fractions(amounts, len(thrown))


def _best(thrown: list[Faces], still: Faces, symbols: tuple[int, ...], resources: int) -> int:
    """The most that turning these dice can make."""
    size = len(symbols)
    tallies = {_lying(still, symbols).key()}
    for faces in thrown:
        tallies = {
            Tally(based, sums, paid).with_face(face, symbols).key()
            for based, sums, paid in tallies
            for face in faces
        }
    return max([Tally(based, sums, paid).total(size, resources) for based, sums, paid in tallies])


def _lying(still: Faces, symbols: tuple[int, ...]) -> Tally:
    tally = Tally(0, tuple([0] * (2 + len(symbols))), ())
    for face in still:
        tally = tally.with_face(face, symbols)
    return tally


def _by_count(
    thrown: list[Faces], still: Faces, symbol: int, *, turned: bool
) -> dict[int, Fraction]:
    """How many dice show a symbol."""
    lying = len([face for face in still if face.symbol == symbol])
    shares = [len([face for face in faces if face.symbol == symbol]) for faces in thrown]
    if turned:
        can = len([share for share in shares if share]) if symbol != BLANK else 0
        return {lying + can: Fraction(1)}
    ways = {lying: 1}
    for share in shares:
        more: dict[int, int] = {}
        for count, number in ways.items():
            more[count] = more.get(count, 0) + number * (SIDES_OF_A_DIE - share)
            if share:
                more[count + 1] = more.get(count + 1, 0) + number * share
        ways = {count: number for count, number in more.items() if number}
    return _fractions(ways, len(thrown))


def _fractions(ways: dict[int, int], dice: int) -> dict[int, Fraction]:
    """Ways as parts of all ways the dice can fall, the smallest amount first."""
    whole = 1
    for _ in range(dice):
        whole *= SIDES_OF_A_DIE
    return {amount: Fraction(ways[amount], whole) for amount in sorted(ways)}


def at_least(chances: dict[int, Fraction], amount: int) -> Fraction:
    """The chance of this amount or more."""
    return sum([chance for found, chance in chances.items() if found >= amount], Fraction(0))


def mean_of(chances: dict[int, Fraction]) -> Fraction:
    """The amount to expect."""
    return sum([chance * amount for amount, chance in chances.items()], Fraction(0))

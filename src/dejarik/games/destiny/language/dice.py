"""
Words for what is done with dice.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import dice, keeping, resolving
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.nouns import Amount, number, showing_a_symbol, such
from dejarik.kernel.program import Op, Quantity, Selector


def remove(what: Selector, name: str = "") -> Op:
    """
    Remove dice from a pool.
    """
    return dice.RemoveDice(what, name)


def turn(what: Selector, *to_symbols: int) -> Op:
    """
    Turn dice to another side.
    """
    return dice.TurnDice(what, to_symbols)


def choose_symbol(showing_on: Pick, name: str) -> Op:
    """
    Choose a symbol that a die shows.
    """
    return dice.ChooseSymbol(such(showing_on, showing_a_symbol), name)


def turn_to_symbol(name: str, what: Selector) -> Op:
    """
    Turn dice to a side that shows the symbol chosen under this name.
    """
    return dice.TurnDice(what, (), name)


def reroll(what: Selector, name: str = "") -> Op:
    """
    Reroll dice.
    """
    return dice.RollDice(what, again=True, name=name)


def roll_in(what: Selector) -> Op:
    """
    Roll dice from their card into the pool.
    """
    return dice.RollDice(what, again=False)


def resolve(what: Selector, plus: Amount = 0) -> Op:
    """
    Resolve a die, its value increased.
    """
    return resolving.ResolveChosen(what, number(plus))


reroll_this_die_instead: Final = resolving.StayInPool(reroll=True)
"""The die being resolved is rerolled in its pool instead of leaving it."""


def place_here(what: Selector) -> Op:
    """
    Place a die on this card, away from its own.
    """
    return keeping.PlaceDie(what)


def gain_dice(what: Selector) -> Op:
    """
    The character gains dice.
    """
    return keeping.GainDice(what)


def split_pool(who: Quantity, name: str) -> Op:
    """
    A player splits their pool in two; you choose a group.
    """
    return keeping.SplitPool(who, name)

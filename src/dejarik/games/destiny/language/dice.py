"""Words for what is done with dice."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import dice as nodes
from dejarik.games.destiny.effects.die_sides import Showing
from dejarik.games.destiny.effects.filters import Filter, Without
from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.language.die_sides import showing_a_symbol
from dejarik.games.destiny.language.selectors import such
from dejarik.kernel import program
from dejarik.kernel.program import Op, Quantity, Selector

this_die: Final = nodes.ThisDie()
"""The die whose special is being resolved."""
with_dice_in_a_pool: Final = nodes.WithDiceInAPool()
"""A character with one of its character dice in somebody's pool."""


def dice_of(card: Selector) -> Selector:
    """All character dice of a card."""
    return nodes.DiceOf(card, program.ALL)


def a_die_on(card: Selector) -> Selector:
    """A character die that lies on a card."""
    return nodes.DiceOf(card, program.CHOOSE)


def dice_just_rolled(*such_a_die: Filter) -> Selector:
    """Such dice among those rolled by the activation an ability waits for."""
    return nodes.JustRolled(such_a_die)


def a_die_of(card: Selector) -> Selector:
    """A character die of a card that is not in your own pool; it may lie in an opponent's."""
    return nodes.DiceOf(card, program.CHOOSE, anywhere=True)


def remove(what: Selector, name: str = "") -> Op:
    """Remove dice from a pool."""
    return nodes.RemoveDice(what, name)


def turn(what: Selector, *, to: Filter | tuple[Filter, ...] = (), name: str = "") -> Op:
    """Turn dice to another side, perhaps one on which they have certain qualities."""
    others = isinstance(to, Without)
    shown = to.quality if isinstance(to, Without) else to
    if isinstance(shown, Showing):
        return nodes.TurnDice(what, shown.symbols, "", name, others)
    if not to:
        return nodes.TurnDice(what, (), "", name)
    return nodes.TurnDiceTo(what, name=name, to=(to,) if isinstance(to, Filter) else to)


def choose_symbol(showing_on: Pick, name: str) -> Op:
    """Choose a symbol that a die shows."""
    return nodes.ChooseSymbol(such(showing_on, showing_a_symbol), name)


def turn_to_symbol(name: str, what: Selector) -> Op:
    """Turn dice to a side that shows the symbol chosen under this name."""
    return nodes.TurnDice(what, (), name)


def reroll(what: Selector, name: str = "") -> Op:
    """Reroll dice."""
    return nodes.RollDice(what, again=True, name=name)


def roll_in(what: Selector, name: str = "") -> Op:
    """Roll dice from their card into your pool."""
    return nodes.RollDice(what, again=False, name=name)


def roll_into_the_pool(what: Selector) -> Op:
    """Roll dice from their card into the pool of the player who controls them."""
    return nodes.RollDice(what, again=False, the_pool=True)


def place_here(what: Selector) -> Op:
    """Place a die on this card, away from its own."""
    return nodes.PlaceDie(what)


def gain_dice(what: Selector) -> Op:
    """The character gains dice."""
    return nodes.GainDice(what)


def split_pool(who: Quantity, name: str) -> Op:
    """A player splits their pool in two; you choose a group."""
    return nodes.SplitPool(who, name)


def give_dice(what: Selector, to: Selector) -> Op:
    """Another card gains dice; what they are for is its own from then on."""
    return nodes.GiveDice(what, to)


def character_of(dice: Selector) -> Selector:
    """The characters that character and upgrade dice belong to."""
    return nodes.CharacterOf(dice)


def card_of(dice: Selector) -> Selector:
    """The cards that dice match."""
    return nodes.CardOf(dice)

"""Words for the flow of the game: actions, phases, winning, what upkeep brings."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import flow as nodes
from dejarik.games.destiny.language.amounts import Amount, number, the_opponent, you
from dejarik.games.destiny.rules import values
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Op, Quantity

first_round: Final = nodes.FirstRound()
in_the_action_phase: Final = nodes.InActionPhase()
end_the_action_phase: Final = nodes.EndActionPhase()
win_the_game: Final = nodes.WinTheGame()
lose_the_game: Final = nodes.LoseTheGame()


def opponent_may_take_actions(amount: Amount) -> Op:
    """The opponent may take actions."""
    return nodes.GrantActions(number(amount), the_opponent)


def take_actions(amount: Amount) -> Op:
    """You may take additional actions."""
    return nodes.GrantActions(number(amount), you)


def cannot_take_the_same_action(who: Quantity) -> Modifier:
    """A player is barred from the kind of action that was just taken."""
    return nodes.BanSameAction(who)


def hand_size(change: int, of: Quantity = you) -> Modifier:
    """A player draws up to so many more cards."""
    return nodes.ChangeAllowance(values.HAND_SIZE, change, of)


def starting_resources(change: int, of: Quantity = you) -> Modifier:
    """A player begins the game with so many more resources."""
    return nodes.ChangeAllowance(values.FIRST_INCOME, change, of)


def upkeep_income(change: int, of: Quantity = you) -> Modifier:
    """A player gains so many more resources in each upkeep phase."""
    return nodes.ChangeAllowance(values.INCOME, change, of)


def roll_for_the_battlefield(change: int, of: Quantity = you) -> Modifier:
    """What a player rolls for the choice of the battlefield counts so much more."""
    return nodes.ChangeAllowance(values.ROLL_OFF, change, of)


def loses_the_roll_for_the_battlefield(who: Quantity = you) -> Modifier:
    """A player loses the roll for the choice of the battlefield, whatever is rolled."""
    return nodes.LoseRollOff(who)

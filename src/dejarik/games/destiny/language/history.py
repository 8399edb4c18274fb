"""Words for what has happened: this turn, this round, on an opponent's last turn, first of all."""

from __future__ import annotations

from dejarik.games.destiny.effects import history as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.triggers import Happening
from dejarik.games.destiny.language.triggers import the_first
from dejarik.games.destiny.rules import history as spans
from dejarik.kernel.program import Condition, Quantity, Selector


def first_each_round(when: Happening) -> Happening:
    """
    Only the first such event in each round.

    Rulings: arh.clar.uh.13
    """
    return the_first(when, spans.THIS_ROUND)


def first_each_action_phase(when: Happening) -> Happening:
    """Only the first such event in each action phase, and none outside of one."""
    return the_first(when, spans.THIS_PHASE)


def this_turn(what: Happening) -> Condition:
    """It has happened this turn."""
    return nodes.Happened(what, spans.THIS_TURN)


def this_round(what: Happening) -> Condition:
    """It has happened this round."""
    return nodes.Happened(what, spans.THIS_ROUND)


def as_many_this_turn(what: Happening) -> Quantity:
    """How much such events came to this turn."""
    return nodes.HowMuchHappened(what, spans.THIS_TURN)


def on_opponents_last_turn(what: Happening) -> Condition:
    """It happened during the opponent's last turn, perhaps of the round before."""
    return nodes.Happened(what, spans.OPPONENTS_LAST_TURN)


def on_opponents_last_turn_this_round(what: Happening) -> Condition:
    """It happened during the opponent's last turn of this round."""
    return nodes.Happened(what, spans.OPPONENTS_LAST_TURN_THIS_ROUND)


def to_which(happened: Condition) -> Filter:
    """A card to which something has happened, told as a condition of this family."""
    assert isinstance(happened, nodes.Happened)
    return nodes.HappenedTo(happened)


def dice_to_which(happened: Condition) -> Selector:
    """The dice to which something has happened, told as a condition of this family."""
    assert isinstance(happened, nodes.Happened)
    return nodes.DiceOfThePast(happened)

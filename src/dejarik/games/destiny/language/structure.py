"""Words for how sentences hang together: then, may, if, either, later, and for how long."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects.selectors import Pick
from dejarik.games.destiny.effects.structure import Repeatable, SpotToDo, Unless
from dejarik.games.destiny.language.conditions import spot
from dejarik.games.destiny.language.then_guard import refuse_condition_before_then
from dejarik.games.destiny.model.moments import (
    AFTER_GRANTED_ACTIONS,
    AFTER_ROUND_ENDS,
    BEFORE_ROUND_ENDS,
    OPPONENTS_NEXT_TURN,
    OPPONENTS_NEXT_TURN_ENDS,
    OPPONENTS_NEXT_TURN_EVER,
)
from dejarik.games.destiny.rules import durations
from dejarik.kernel import ops
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity

nothing: Final = ops.Nothing()


def in_order(*effects: Op) -> Op:
    """One sentence after another, each as far as possible."""
    return effects[0] if len(effects) == 1 else _checked(ops.Sequence(effects))


def then(first: Op, *rest: Op) -> Op:
    """The rest only if everything before it was fully done; no `if_` can come before it."""
    return _checked(ops.Then(first, in_order(*rest)))


def may(*effects: Op, otherwise: Op = nothing) -> Op:
    """The player decides whether to; who does not has something else to do."""
    return ops.May(in_order(*effects), otherwise)


def unless(effect: Op, *otherwise: Op) -> Op:
    """Do something; if it is not done, or not in full, something else happens."""
    return Unless(effect, in_order(*otherwise))


def pay(cost: Op, *effects: Op) -> Op:
    """Do the first in full to have the rest."""
    return ops.Pay(cost, in_order(*effects))


def _checked(effect: Op) -> Op:
    refuse_condition_before_then(effect)
    return effect


def spot_to(thing: Pick, *effects: Op) -> Op:
    """Spot such a thing of yours to do this; without it nothing is done, and no then follows."""
    return SpotToDo(spot(thing), in_order(*effects))


def spot_so_many_to(condition: Condition, *effects: Op) -> Op:
    """Spot as much as a condition says to do this; else nothing is done, and no then follows."""
    return SpotToDo(condition, in_order(*effects))


def if_(condition: Condition, *effects: Op, otherwise: Op = nothing) -> Op:
    """Only if this holds."""
    return ops.If(condition, in_order(*effects), otherwise)


def either(*effects: Op) -> Op:
    """The player chooses one of these."""
    return ops.Either(effects)


def choose_and_do(how_many: int, *effects: Op) -> Op:
    """The player chooses so many different ones of these, and the order."""
    return ops.Either(effects, how_many)


def repeatable(*effects: Op, if_: Condition, otherwise: Op = nothing, most: int = 0) -> Op:
    """Do this; if something holds after it, the player may do it again, or so often at most."""
    often = most or ops.EVER
    return Repeatable(in_order(*effects), if_, often, otherwise)


def as_(who: Quantity, *effects: Op) -> Op:
    """Another player makes the choices."""
    return ops.As(who, in_order(*effects))


def instead(*effects: Op) -> Op:
    """Something else in place of what the ability interrupts."""
    return ops.Instead(in_order(*effects))


def before_this_round_ends(*effects: Op) -> Op:
    """Later, at the end of this round."""
    return ops.Later(BEFORE_ROUND_ENDS, in_order(*effects))


def after_this_round_ends(*effects: Op) -> Op:
    """Later, when this round is over and before the next one begins."""
    return ops.Later(AFTER_ROUND_ENDS, in_order(*effects))


def when_opponents_next_turn_begins(*effects: Op) -> Op:
    """Later, if the opponent has another turn in this round."""
    return ops.Later(OPPONENTS_NEXT_TURN, in_order(*effects))


def when_the_opponents_next_turn_begins_in_any_round(*effects: Op) -> Op:
    """Later, be it in this round or in the next."""
    return ops.Later(OPPONENTS_NEXT_TURN_EVER, in_order(*effects))


def when_opponents_next_turn_ends(*effects: Op) -> Op:
    """Later, at the end of the opponent's next turn."""
    return ops.Later(OPPONENTS_NEXT_TURN_ENDS, in_order(*effects))


def after_that_action(*effects: Op) -> Op:
    """Later, when the granted actions are taken or declined."""
    return ops.Later(AFTER_GRANTED_ACTIONS, in_order(*effects))


def on_opponents_next_turn(modifier: Modifier) -> Op:
    """Until the end of the opponent's next turn."""
    return ops.Until(modifier, durations.NEXT_TURN_OF_OPPONENT)


def on_opponents_next_turn_this_round(modifier: Modifier) -> Op:
    """Until the end of the opponent's next turn, if they have another one in this round."""
    return ops.Until(modifier, durations.NEXT_TURN_THIS_ROUND)


def for_the_rest_of_the_turn(modifier: Modifier) -> Op:
    """Until this turn ends."""
    return ops.Until(modifier, durations.THIS_TURN)


def for_the_rest_of_the_action_phase(modifier: Modifier) -> Op:
    """Until this action phase ends."""
    return ops.Until(modifier, durations.THIS_ACTION_PHASE)


def for_the_rest_of_the_round(modifier: Modifier) -> Op:
    """Until this round ends."""
    return ops.Until(modifier, durations.THIS_ROUND)


def in_the_next_round(modifier: Modifier) -> Op:
    """From the end of this round to the end of the next."""
    return ops.Until(modifier, durations.NEXT_ROUND)


def while_it_is_played(modifier: Modifier) -> Op:
    """Until the card is played that the ability comes before."""
    return ops.Until(modifier, durations.WHILE_PLAYED)


def for_the_rest_of_the_game(modifier: Modifier) -> Op:
    """From now on."""
    return ops.Until(modifier, durations.REST_OF_GAME)

"""Amounts and players in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.swccg.effects import amounts as nodes
from dejarik.games.swccg.language.english.doors import amount, condition
from dejarik.games.swccg.language.english.nouns import OPPONENTS, YOUR, Description, chosen_name
from dejarik.games.swccg.language.english.speaker import PILES
from dejarik.games.swccg.model import ids
from dejarik.kernel import terms
from dejarik.kernel.program import Quantity
from dejarik.speech.voice import Voice

DESTINY: Final = "destiny"
"""Where a voice keeps what the result of a draw is called."""


def pile_name(pile: int) -> str:
    """A pile without its owner."""
    return PILES[ids.PILE_NAMES[pile]]


def whose(who: Quantity, voice: Voice) -> str:
    """A player as an owner."""
    return YOUR if isinstance(who, terms.You) else f"{amount(who, voice)}’s"


def force(quantity: Quantity, voice: Voice) -> str:
    """So much Force; of a difference by how much one is above the other."""
    if isinstance(quantity, terms.Difference):
        above, below = amount(quantity.amount_of, voice), amount(quantity.other, voice)
        return f"as much Force as {above} is above {below}"
    if isinstance(quantity, terms.Number):
        return f"{quantity.number} Force"
    return f"Force equal to {amount(quantity, voice)}"


@amount.register
def _count_of(node: nodes.CountOf, voice: Voice) -> str:
    found = Description(node.what, voice)
    every = "" if found.owner else "all "
    return f"the number of {every}{found.many()}{'' if found.where else ' on table'}"


@amount.register
def _power_there(node: nodes.PowerThere, voice: Voice) -> str:
    return f"{whose(node.who, voice)} power there"


@amount.register
def _destiny_drawn(node: nodes.DestinyDrawn, voice: Voice) -> str:
    return voice.names.get(DESTINY, "the destiny")


@amount.register
def _ability_of_chosen(node: nodes.AbilityOfChosen, voice: Voice) -> str:
    return f"{chosen_name(node.place, voice)}’s ability"


@amount.register
def _noted(node: nodes.Noted, voice: Voice) -> str:
    return f"that {node.name}"


@amount.register
def _multiplied(node: nodes.Multiplied, voice: Voice) -> str:
    return str(node.by)


@amount.register
def _depending(node: nodes.Depending, voice: Voice) -> str:
    then, otherwise = amount(node.then, voice), amount(node.otherwise, voice)
    return f"{otherwise}, or {then} if {condition(node.condition, voice)}"


@amount.register
def _loss_left(node: nodes.LossLeft, voice: Voice) -> str:
    return "what is left of that loss"


@amount.register
def _damage_left(node: nodes.DamageLeft, voice: Voice) -> str:
    return f"{whose(node.who, voice)} remaining battle damage"


@amount.register
def _force_to_use(node: nodes.ForceToUse, voice: Voice) -> str:
    return f"the Force in {whose(node.who, voice)} Force Pile"


@amount.register
def _size_of(node: nodes.SizeOf, voice: Voice) -> str:
    return f"the number of cards in {whose(node.who, voice)} {pile_name(node.pile)}"


@amount.register
def _life_force(node: nodes.LifeForce, voice: Voice) -> str:
    return f"{whose(node.who, voice)} Life Force"


# --- what knows no game -------------------------------------------------------------------


@amount.register
def _number(node: terms.Number, voice: Voice) -> str:
    return str(node.number)


@amount.register
def _sum(node: terms.Sum, voice: Voice) -> str:
    return " plus ".join(amount(one, voice) for one in node.amounts)


@amount.register
def _difference(node: terms.Difference, voice: Voice) -> str:
    return f"{amount(node.amount_of, voice)} minus {amount(node.other, voice)}"


@amount.register
def _you(node: terms.You, voice: Voice) -> str:
    return "you"


@amount.register
def _opponent(node: terms.Opponent, voice: Voice) -> str:
    return OPPONENTS.removesuffix("’s")

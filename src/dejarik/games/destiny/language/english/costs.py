"""Costs of cards in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import costs as nodes
from dejarik.games.destiny.effects import history, selectors
from dejarik.games.destiny.effects.triggers import BY_YOU
from dejarik.games.destiny.language.english.amounts import measure
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import history as spans
from dejarik.kernel.terms import Not, You
from dejarik.speech.clause import Clause, sentence
from dejarik.speech.doors import Quality
from dejarik.speech.voice import Voice

_PAYERS: Final = {selectors.YOURS: "you", selectors.OPPONENTS: "your opponent"}


@part.register
def _costs_x(node: nodes.CostsX, voice: Voice) -> str:
    return sentence(f"the X in its cost is {amount(node.amount, voice)}")


@part.register
def _firm_cost(node: nodes.FirmCost, voice: Voice) -> str:
    return sentence(f"nothing makes {voice.this} cost less")


@part.register
def _costs_less(node: nodes.CostsLess, voice: Voice) -> str:
    when = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    less = amount(node.amount, voice)
    if not less.isdecimal():
        return sentence(f"playing {voice.this} costs you less{when}: its cost is lower by {less}")
    return sentence(f"playing {voice.this} costs you {less} less{when}")


@clauses.register
def _lower_cost(node: nodes.LowerCardCost, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "resource", voice)
    return [Clause(f"lower its cost by {much}{end}")]


@influence.register
def _cost_change(node: nodes.CostChange, voice: Voice) -> str:
    things = Description(node.what, voice, "card").many()
    payer = _PAYERS.get(node.whose, "players")
    much = f"{abs(node.amount)} {'more' if node.amount > 0 else 'less'}"
    if _is_first_each_round(node):
        first = Description(node.what, voice, "card").one()
        return f"the first {first} you play each round costs {payer} {much}"
    when = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"playing {things} costs {payer} {much}{when}"


def _is_first_each_round(node: nodes.CostChange) -> bool:
    """Whether it holds until you have played such a card in this round."""
    unless = node.condition.condition if isinstance(node.condition, Not) else None
    if not isinstance(unless, history.Happened) or unless.span != spans.THIS_ROUND:
        return False
    what = unless.what
    return what.kind == ev.CARD_PLAYED and what.by == BY_YOU and what.about == node.what


@influence.register
def _cost_change_on(node: nodes.CostChangeOn, voice: Voice) -> str:
    things = Description(node.what, voice, "card").many()
    much = f"{abs(node.amount)} {'more' if node.amount > 0 else 'less'}"
    when = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"playing {things} on {noun(node.on, voice)} costs {much}{when}"


@amount.register
def _cost_of(node: nodes.CostOf, voice: Voice) -> str:
    thing = noun(node.what, voice)
    return "its cost" if thing == "it" else f"the cost of {thing}"


@quality.register
def _damaged_to_cost(node: nodes.DamagedToCost, voice: Voice) -> Quality:
    return Quality(
        after=("whose damage comes up to its cost", "whose damage is below its cost"),
        said=("has damage up to its cost or more", "has less damage than it costs"),
    )


@condition.register
def _best_total(node: nodes.BestTotal, voice: Voice) -> str:
    whose = "your" if isinstance(node.who, You) else "your opponent’s"
    return f"{whose} revealed cards have the highest total cost up to {node.most} (or share it)"


@quality.register
def _costs_at_most(node: nodes.CostsAtMost, voice: Voice) -> Quality:
    limit = amount(node.limit, voice)
    return Quality(
        after=(f"with a cost up to {limit}", f"with a cost above {limit}"),
        said=(f"costs up to {limit}", f"costs more than {limit}"),
    )


@quality.register
def _costs_at_least(node: nodes.CostsAtLeast, voice: Voice) -> Quality:
    limit = amount(node.limit, voice)
    return Quality(
        after=(f"with a cost of {limit} or more", f"with a cost below {limit}"),
        said=(f"costs {limit} or more", f"costs less than {limit}"),
    )


@quality.register
def _costs_exactly(node: nodes.CostsExactly, voice: Voice) -> Quality:
    cost = amount(node.amount, voice)
    if cost == "its cost":
        return Quality(
            after=("with the same cost", "with another cost"),
            said=("costs the same", "does not cost the same"),
        )
    has = "with a cost of " if cost.isdecimal() else "whose cost equals "
    return Quality(
        after=(f"{has}{cost}", f"with another cost than {cost}"),
        said=(f"costs {cost}", f"does not cost {cost}"),
    )


@quality.register
def _costs_odd(node: nodes.CostsOdd, voice: Voice) -> Quality:
    return Quality(
        after=("whose cost is odd", "whose cost is even"),
        said=("has an odd cost", "has an even cost"),
    )


@noun.register
def _cheapest(node: nodes.Cheapest, voice: Voice) -> str:
    return f"{noun(node.of, voice)} that costs least"


@quality.register
def _costs_like_another(node: nodes.CostsLikeAnother, voice: Voice) -> Quality:
    like = "as much as another card of that hand"
    return Quality(
        after=(f"costing {like}", f"not costing {like}"),
        said=(f"costs {like}", f"does not cost {like}"),
    )


@quality.register
def _worth_a_cost(node: nodes.WorthACost, voice: Voice) -> Quality:
    cards = noun(node.cards, voice).replace("each ", "any ", 1)
    cost = f"a value equal to the cost of {cards.replace('any card from', 'a card in', 1)}"
    return Quality(
        after=(f"with {cost}", f"without {cost}"), said=(f"shows {cost}", f"lacks {cost}")
    )


@influence.register
def _shown_too_dear(node: nodes.ShownTooDear, voice: Voice) -> str:
    cards = Description(node.cards, voice, "card").many()
    when = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"you can show {cards} to play them although you cannot pay for them{when}"

"""Costs in English, and playing cards by an effect."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import costs, filters, playing, selectors
from dejarik.games.destiny.language.english.amounts import measure
from dejarik.games.destiny.language.english.effects import counted, done_to, silently
from dejarik.games.destiny.language.english.grammar import Clause, Voice
from dejarik.games.destiny.language.english.nouns import Description, again
from dejarik.games.destiny.language.english.speaking import (
    Quality,
    amount,
    clauses,
    condition,
    influence,
    noun,
    quality,
)

_PAYERS: Final = {selectors.YOURS: "you", selectors.OPPONENTS: "your opponent"}


@clauses.register
def _lower_cost(node: costs.LowerCardCost, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "resource", voice)
    return [Clause(f"pay {much} less for it{end}")]


@influence.register
def _cost_change(node: costs.CostChange, voice: Voice) -> str:
    things = Description(node.what, voice, "card").many()
    payer = _PAYERS.get(node.whose, "players")
    much = f"{abs(node.amount)} {'more' if node.amount > 0 else 'less'}"
    return f"playing {things} costs {payer} {much}"


@influence.register
def _cost_change_on(node: costs.CostChangeOn, voice: Voice) -> str:
    things = Description(node.what, voice, "card").many()
    much = f"{abs(node.amount)} {'more' if node.amount > 0 else 'less'}"
    when = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"playing {things} on {noun(node.on, voice)} costs {much}{when}"


@amount.register
def _cost_of(node: costs.CostOf, voice: Voice) -> str:
    thing = noun(node.what, voice)
    return "its cost" if thing == "it" else f"the cost of {thing}"


@quality.register
def _costs_at_most(node: costs.CostsAtMost, voice: Voice) -> Quality:
    limit = amount(node.limit, voice)
    return Quality(
        after=(f"with a cost up to {limit}", f"with a cost above {limit}"),
        said=(f"costs up to {limit}", f"costs more than {limit}"),
    )


@noun.register
def _cheapest(node: costs.Cheapest, voice: Voice) -> str:
    return f"{noun(node.of, voice)} that costs least"


@quality.register
def _playable_for_less(node: filters.PlayableForLess, voice: Voice) -> Quality:
    less = f" for {node.less} less" if node.less else ""
    return Quality(
        after=(f"that could be played{less}", f"that could not be played{less}"),
        said=(f"could be played{less}", f"could not be played{less}"),
    )


@quality.register
def _playable_unrestricted(node: filters.PlayableUnrestricted, voice: Voice) -> Quality:
    whatever = "whatever its restrictions"
    return Quality(
        after=(f"that could be played {whatever}", f"that could not be played {whatever}"),
        said=(f"could be played {whatever}", f"could not be played {whatever}"),
    )


@clauses.register
def _play_stacked(node: playing.PlayStacked, voice: Voice) -> list[Clause]:
    upper = silently(node.upper, filters.HasStackedCard)
    under = noun(upper, voice)
    voice.touch(upper, again(upper, voice))
    return [
        Clause(f"play the card under {under} for free (discard it if it cannot be played)"),
        Clause(f"discard {voice.it}"),
    ]


@clauses.register
def _play_for_free(node: playing.PlayForFree, voice: Voice) -> list[Clause]:
    return done_to(silently(node.card, filters.PlayableForFree), "play", " for free", voice)


@clauses.register
def _play_for_less(node: playing.PlayForLess, voice: Voice) -> list[Clause]:
    card = silently(node.card, filters.PlayableForLess)
    less = f" for {node.less} less than its cost" if node.less else " at its usual cost"
    return counted("play", done_to(card, "play", less, voice))


@clauses.register
def _play_unrestricted(node: playing.PlayUnrestricted, voice: Voice) -> list[Clause]:
    card = silently(node.card, filters.PlayableUnrestricted)
    return done_to(card, "play", ", whatever its restrictions", voice)

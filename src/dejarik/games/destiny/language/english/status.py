"""How cards stand in play, in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import status as nodes
from dejarik.games.destiny.effects.selectors import Among, ThisCard
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    quality,
)
from dejarik.games.destiny.language.english.facts import subtype_word
from dejarik.games.destiny.language.english.filters import at_least_words, said_of
from dejarik.games.destiny.language.english.orders import done_to, order_about
from dejarik.games.destiny.language.english.selectors import again
from dejarik.games.destiny.model.facts import COLOUR_NAMES, TYPE_NAMES
from dejarik.games.destiny.rules import values
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice

_LIMITS: Final = {
    values.UPGRADE_LIMIT: "upgrade",
    values.DOWNGRADE_LIMIT: "downgrade",
    values.SHIELD_LIMIT: "shield",
}


@clauses.register
def _set_ready(node: nodes.SetReady, voice: Voice) -> list[Clause]:
    if node.ready and isinstance(node.target, ThisCard):
        return done_to(node.target, "make", " ready", voice, node.name)
    return done_to(node.target, "ready" if node.ready else "exhaust", "", voice, node.name)


@quality.register
def _worth_points(node: nodes.WorthPoints, voice: Voice) -> Quality:
    points = f"worth {node.least} points or more"
    return Quality(after=(points, f"not {points}"), said=(f"is {points}", f"is not {points}"))


@quality.register
def _most_points(node: nodes.MostPoints, voice: Voice) -> Quality:
    most, fewer = "worth the most points of all in play", "worth fewer points than another"
    return Quality(after=(most, fewer), said=(f"is {most}", f"is {fewer}"))


@quality.register
def _has_health(node: nodes.HasHealth, voice: Voice) -> Quality:
    return at_least_words(node.least, "health")


@clauses.register
def _make_elite(node: nodes.MakeElite, voice: Voice) -> list[Clause]:
    return order_about(node.cards, "make {} elite", voice)


@clauses.register
def _gain_own_die(node: nodes.GainOwnDie, voice: Voice) -> list[Clause]:
    return order_about(node.cards, "put another set-aside die of its own on {}", voice)


@clauses.register
def _stop_elite(node: nodes.StopElite, voice: Voice) -> list[Clause]:
    return order_about(node.card, "make {} non-elite", voice)


@clauses.register
def _flip(node: nodes.Flip, voice: Voice) -> list[Clause]:
    return order_about(node.cards, "turn {} over", voice)


@clauses.register
def _change_type(node: nodes.ChangeType, voice: Voice) -> list[Clause]:
    return order_about(node.cards, "turn {} into " + a(TYPE_NAMES[node.to]), voice)


@quality.register
def _elite(node: nodes.Elite, voice: Voice) -> Quality:
    return Quality(("elite", "non-elite"), said=("is elite", "is not elite"))


@quality.register
def _diceless(node: nodes.Diceless, voice: Voice) -> Quality:
    return Quality(
        ("diceless", ""), ("", "with a die"), ("has no matching die", "has a matching die")
    )


@amount.register
def _points_of(node: nodes.PointsOf, voice: Voice) -> str:
    return f"the point value of {noun(node.what, voice)}"


@influence.register
def _change_limit(node: nodes.ChangeLimit, voice: Voice) -> str:
    more = "higher" if node.change > 0 else "lower"
    if node.limit == values.HEALTH and isinstance(node.who, Among):
        whom, asked = noun(node.who.things, voice), said_of(node.who.filters, voice)
        return f"if {whom} {asked}, its health is {more} by {abs(node.change)} again"
    if node.limit == values.HEALTH:
        return f"the health of {noun(node.who, voice)} is {more} by {abs(node.change)}"
    kind = _LIMITS[node.limit]
    return f"the {kind} limit of {noun(node.who, voice)} is {more} by {abs(node.change)}"


@influence.register
def _gain_subtype(node: nodes.GainSubtype, voice: Voice) -> str:
    return f"{noun(node.who, voice)} is also {a(subtype_word(node.subtype))}"


@influence.register
def _not_counted(node: nodes.NotCounted, voice: Voice) -> str:
    asked = "" if node.condition is None else f" while {condition(node.condition, voice)}"
    return f"{noun(node.who, voice)} is not counted for the upgrade limit{asked}"


@influence.register
def _elite_meanwhile(node: nodes.EliteMeanwhile, voice: Voice) -> str:
    return f"{noun(node.who, voice)} is elite, with a second die of its own out of those set aside"


@influence.register
def _can_activate(node: nodes.CanActivate, voice: Voice) -> str:
    return f"{noun(node.who, voice)} can be activated without a die of its own"


@influence.register
def _gain_colour(node: nodes.GainColour, voice: Voice) -> str:
    return f"{noun(node.who, voice)} is also {COLOUR_NAMES[node.colour]}"


@clauses.register
def _activate_cards(node: nodes.ActivateCards, voice: Voice) -> list[Clause]:
    words = f"activate {noun(node.cards, voice)}{', all together' if node.together else ''}"
    voice.touch(node.cards, again(node.cards, voice))
    return [Clause(words)]


@clauses.register
def _activate_in_turn(node: nodes.ActivateInTurn, voice: Voice) -> list[Clause]:
    cards = noun(node.cards, voice)
    voice.touch(node.cards, again(node.cards, voice))
    return [Clause(f"activate {cards} one after another, in the order you like")]


@quality.register
def _ready(node: nodes.Ready, voice: Voice) -> Quality:
    return Quality(("ready", "exhausted"), said=("is ready", "is exhausted"))

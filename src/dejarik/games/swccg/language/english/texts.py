"""Parts of cards in English: where they deploy, what is always so, how weapons fire."""

from __future__ import annotations

from typing import Final

from dejarik.games.swccg.effects.nouns import OnSystem, Opponents
from dejarik.games.swccg.effects.place_conditions import ThereAre
from dejarik.games.swccg.effects.places import PlaceWith
from dejarik.games.swccg.language.english.doors import (
    condition,
    deeds,
    influence,
    no_words,
    part,
)
from dejarik.games.swccg.language.english.nouns import CHOSEN, Description
from dejarik.games.swccg.language.english.places import place_with
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import texts as nodes
from dejarik.games.swccg.model.definition import ABSENT, DARK
from dejarik.kernel.program import Condition
from dejarik.kernel.terms import Not
from dejarik.speech.clause import Clause, sentence, sentences
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

_FIRED: Final = {
    0: "in the weapons segment of a battle that its bearer is in",
    ev.BATTLE_BEGINS: "when either player initiates a battle that its bearer is in",
}
SIDES: Final = {True: "Dark Side", False: "Light Side"}
MOVES: Final = "moves"
"""Where a voice notes that the card is one that moves about."""
BLANK: Final = "No text."
_NTH: Final = ("first", "second", "third")


def told_ways(rules: list[nodes.DeployRule], voice: Voice) -> str:
    """All ways in which a card deploys, as sentences."""
    if len(rules) > 1:
        ways = [f"{nth}: {_way(one, voice)}" for nth, one in zip(_NTH, rules, strict=False)]
        head = f"there are {len(rules)} ways to deploy {voice.this}"
        return " ".join(sentence(one) for one in [head, *ways])
    first = rules[0]
    bound = any(isinstance(one, OnSystem) for one in first.on)
    asked = [_asked(one, voice) for one in first.provided]
    proviso = f", and only if {listing(asked)}" if asked else ""
    words = [f"deploy {voice.this} {'only ' * bound}{_way(first, voice)}{proviso}"]
    if first.from_both:
        words.append(f"each player uses {first.cost} Force for it")
    if bound and MOVES in voice.names:
        words.append("it may move to other places later")
    return " ".join(sentence(one) for one in words)


def _way(rule: nodes.DeployRule, voice: Voice) -> str:
    cost = ""
    if rule.cost != ABSENT and not rule.from_both:
        cost = f" for {rule.cost} Force" if rule.cost else " for free"
    if rule.beside:
        owner = "your opponent’s" if rule.opponents_pile else "your"
        return f"beside {owner} Reserve Deck{cost}"
    where = _where(rule.on, voice)
    return f"{cost} {where}".strip() if where.startswith("to ") else f"{where}{cost}"


def _where(on: tuple[nodes.Filter, ...], voice: Voice) -> str:
    for one in on:
        if isinstance(one, OnSystem):
            return f"to a {one.system} location"
        if isinstance(one, PlaceWith):
            return f"to a location where {place_with(one, voice)}"
    return f"on {Description(on, voice).one()}"


def _asked(one: Condition, voice: Voice) -> str:
    if isinstance(one, Not) and isinstance(one.condition, ThereAre):
        return Description(one.condition.filters, voice).are_fewer(one.condition.at_least)
    return condition(one, voice)


@part.register
def _deploy_rule(node: nodes.DeployRule, voice: Voice) -> str:
    return told_ways([node], voice)


@part.register
def _deploys_free(node: nodes.DeploysFree, voice: Voice) -> str:
    return sentence(f"you may deploy {voice.this} for free {_where(node.to, voice)}")


@part.register
def _ongoing(node: nodes.Ongoing, voice: Voice) -> str:
    return sentence(influence(node.modifier, voice))


@part.register
def _weapon_text(node: nodes.WeaponText, voice: Voice) -> str:
    voice.names[f"{CHOSEN}0"] = "the target"
    found = Description((*node.targets, Opponents()), voice)
    found.where = "in it"
    target = found.one()
    if node.moment not in _FIRED:
        raise no_words(node, f" fired at the event {node.moment}")
    price = f"use {node.cost} Force to " if node.cost else ""
    free = "" if node.cost else " for free"
    shot = f"{_FIRED[node.moment]}, you may {price}fire {voice.this}{free} at {target}"
    return sentences([Clause(shot), *deeds(node.fires, voice)])


@part.register
def _immune_to(node: nodes.ImmuneTo, voice: Voice) -> str:
    return sentence(f"{voice.this} is immune to {node.title}")


def side_name(node: nodes.SiteText) -> str:
    """The side of the Force whose player reads it."""
    return SIDES[node.side == DARK]

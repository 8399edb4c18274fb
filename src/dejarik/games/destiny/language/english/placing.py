"""Verbs in English: what is moved, whose it becomes, which side it shows."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import (
    abilities,
    distributing,
    moving,
    selectors,
    standing,
    taking,
    tokens,
    traits,
)
from dejarik.games.destiny.language.english.amounts import DONE, measure
from dejarik.games.destiny.language.english.grammar import (
    STATEMENT,
    Clause,
    Voice,
    a,
    count,
    plural,
)
from dejarik.games.destiny.language.english.nouns import Description, again
from dejarik.games.destiny.language.english.speaking import (
    Quality,
    amount,
    clauses,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.destiny.model.facts import TYPE_NAMES
from dejarik.games.destiny.rules import values
from dejarik.kernel.program import Selector

_LIMITS: Final = {
    values.UPGRADE_LIMIT: "upgrade",
    values.DOWNGRADE_LIMIT: "downgrade",
    values.SHIELD_LIMIT: "shield",
}


@clauses.register
def _distribute_damage(node: distributing.DistributeDamage, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "damage", voice, "damage")
    return [Clause(f"deal {much} spread over {_as_they_like(voice)}{end}")]


@clauses.register
def _distribute_shields(node: distributing.DistributeShields, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "shield", voice)
    return [Clause(f"spread {much} over {_as_they_like(voice)}{end}")]


def _as_they_like(voice: Voice) -> str:
    return f"{voice.their} characters as {voice.they} like"


@clauses.register
def _move_tokens(node: moving.MoveTokens, voice: Voice) -> list[Clause]:
    damage = node.what == moving.DAMAGE
    much, end = measure(node.amount, "damage" if damage else "shield", voice, "damage" * damage)
    whence = noun(node.from_, voice)
    whither = _another(node.to) if node.to == node.from_ else noun(node.to, voice)
    voice.touch(node.to, again(node.to, voice))
    up_to = "up to " if node.up_to else ""
    return [Clause(f"move {up_to}{much} from {whence} to {whither}{end}")]


def _another(goal: Selector) -> str:
    """Another one like that from which something is moved."""
    whose = goal.whose if isinstance(goal, selectors.Pick) else selectors.ANYONES
    owner = {selectors.YOURS: " of yours", selectors.OPPONENTS: " of theirs"}
    return "another" + owner.get(whose, "")


@clauses.register
def _move_attached(node: moving.MoveAttached, voice: Voice) -> list[Clause]:
    what = noun(node.what, voice)
    whither = noun(node.to, voice)
    voice.touch(node.to, again(node.to, voice))
    return [Clause(f"move {what} to {whither}")]


def _about(what: Selector, order: str, voice: Voice) -> list[Clause]:
    """An order with a place for the thing it is about."""
    text = order.format(noun(what, voice))
    voice.touch(what, again(what, voice))
    return [Clause(text)]


@clauses.register
def _put_into_play(node: taking.PutIntoPlay, voice: Voice) -> list[Clause]:
    found = _about(node.what, "put {} into play", voice)
    host = "" if node.to is None else f" on {noun(node.to, voice)}"
    dice = "" if node.dice == 1 else f" with {count(node.dice, 'die')}"
    return [Clause(found[0].text + host + dice)]


@clauses.register
def _take_control(node: taking.TakeControl, voice: Voice) -> list[Clause]:
    found = _about(node.what, "take control of {}", voice)
    host = "" if node.to is None else f" and move it to {noun(node.to, voice)}"
    return [Clause(found[0].text + host)]


@clauses.register
def _make_elite(node: standing.MakeElite, voice: Voice) -> list[Clause]:
    return _about(node.cards, "make {} elite", voice)


@clauses.register
def _stop_elite(node: standing.StopElite, voice: Voice) -> list[Clause]:
    return _about(node.card, "make {} non-elite", voice)


@clauses.register
def _flip(node: standing.Flip, voice: Voice) -> list[Clause]:
    return _about(node.cards, "flip {}", voice)


@clauses.register
def _change_type(node: standing.ChangeType, voice: Voice) -> list[Clause]:
    return _about(node.cards, "turn {} into " + a(TYPE_NAMES[node.to]), voice)


@clauses.register
def _remove_any_shields(node: tokens.RemoveAnyShields, voice: Voice) -> list[Clause]:
    voice.names[DONE] = "the number of shields removed"
    return _about(node.target, "remove any number of shields from {}", voice)


@clauses.register
def _use_claim(_node: taking.UseClaim, voice: Voice) -> list[Clause]:
    return [Clause(f"use the battlefield’s claim ability, as though {voice.they} claimed it now")]


@clauses.register
def _give_battlefield(node: taking.GiveBattlefield, voice: Voice) -> list[Clause]:
    who = amount(node.who, voice)
    if who == "you":
        return [Clause("take control of the battlefield")]
    return [Clause(f"{who} takes control of the battlefield", STATEMENT)]


@clauses.register
def _exchange_battlefield(node: taking.ExchangeBattlefield, voice: Voice) -> list[Clause]:
    return [Clause(f"exchange the battlefield for {noun(node.other, voice)}")]


@quality.register
def _elite(node: traits.Elite, voice: Voice) -> Quality:
    return Quality(("elite", "non-elite"), said=("is elite", "is not elite"))


@quality.register
def _diceless(node: traits.Diceless, voice: Voice) -> Quality:
    return Quality(
        ("diceless", ""), ("", "with a die"), ("has no matching die", "has a matching die")
    )


@quality.register
def _of_named_subtype(node: traits.OfNamedSubtype, voice: Voice) -> Quality:
    subtype = voice.names.get(node.name, "that subtype")
    return Quality(
        after=(f"with {subtype}", f"without {subtype}"),
        said=(f"has {subtype}", f"does not have {subtype}"),
    )


@amount.register
def _points_of(node: traits.PointsOf, voice: Voice) -> str:
    return f"the point value of {noun(node.what, voice)}"


@influence.register
def _change_limit(node: traits.ChangeLimit, voice: Voice) -> str:
    more = "higher" if node.change > 0 else "lower"
    kind = _LIMITS[node.limit]
    return f"the {kind} limit of {noun(node.who, voice)} is {more} by {abs(node.change)}"


@part.register
def _limit_per_host(node: abilities.LimitPerHost, voice: Voice) -> str:
    thing = Description(node.which, voice, "upgrade")
    head = thing.one() if node.most == 1 else plural(thing.one())
    return f"No more than {node.most} {head} on a character."

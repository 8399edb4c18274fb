"""Damage and defeat in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import damage as nodes
from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.language.english.amounts import DONE, measure
from dejarik.games.destiny.language.english.doors import (
    amount,
    clauses,
    condition,
    influence,
    noun,
    quality,
)
from dejarik.games.destiny.language.english.filters import at_least_words
from dejarik.games.destiny.language.english.orders import (
    amount_to,
    as_they_like,
    done_to,
    order_about,
)
from dejarik.games.destiny.language.english.selectors import Description, again, subject
from dejarik.games.destiny.model.facts import SYMBOL_NAMES
from dejarik.kernel import terms
from dejarik.kernel.program import Selector
from dejarik.speech.clause import Clause
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice


@influence.register
def _indirect_last(node: nodes.IndirectLast, voice: Voice) -> str:
    who = noun(node.who, voice)
    return f"indirect damage is assigned to {who} only when your others have no room for it"


@clauses.register
def _deal_damage(node: nodes.DealDamage, voice: Voice) -> list[Clause]:
    kind = f"{SYMBOL_NAMES[node.symbol]} " if node.symbol else ""
    sort = "unblockable " if node.unblockable else ""
    if isinstance(node.to, selectors.ThisCard) and isinstance(node.amount, terms.Number):
        voice.touch(node.to, voice.this)
        return [Clause(f"deal {voice.this} {node.amount.number} {sort}{kind}damage")]
    if isinstance(node.to, selectors.Host) and isinstance(node.amount, terms.Number):
        voice.touch(node.to, voice.host)
        return [Clause(f"deal {voice.host} {node.amount.number} {sort}{kind}damage")]
    return amount_to("deal", node.amount, f"{sort}{kind}damage", ("to", node.to), voice)


@clauses.register
def _deal_indirect_damage(node: nodes.DealIndirectDamage, voice: Voice) -> list[Clause]:
    sort = "unblockable indirect" if node.unblockable else "indirect"
    much, end = measure(node.amount, f"{sort} damage", voice, f"{sort} damage")
    whom = amount(node.who, voice)
    if isinstance(node.who, terms.Opponent) and voice.opponents == "their":
        return [Clause(f"deal themselves {much}{end}")]
    if isinstance(node.who, terms.ChosenPlayer) and voice.they == "they":
        return [Clause(f"deal themselves {much}{end}")]
    if whom == "you" and voice.they == "you":
        return [Clause(f"deal yourself {much}{end}")]
    if isinstance(node.who, terms.Opponent):
        return [Clause(f"deal {whom} {much}{end}")]
    return [Clause(f"deal {much} to {whom}{end}")]


@clauses.register
def _place_damage(node: nodes.PlaceDamage, voice: Voice) -> list[Clause]:
    return amount_to("put", node.amount, "damage", ("on", node.on), voice)


@clauses.register
def _heal(node: nodes.Heal, voice: Voice) -> list[Clause]:
    who = noun(node.target, voice) if isinstance(node.target, selectors.Named) else ""
    if who.startswith("that ") and isinstance(node.amount, terms.Number):
        return [Clause(f"heal {node.amount.number} of the damage on {who}")]
    return amount_to("heal", node.amount, "damage", ("from", node.target), voice)


@clauses.register
def _remove_damage(node: nodes.RemoveDamage, voice: Voice) -> list[Clause]:
    return amount_to("take", node.amount, "damage", ("off", node.target), voice)


@clauses.register
def _remove_any_damage(node: nodes.RemoveAnyDamage, voice: Voice) -> list[Clause]:
    voice.names[DONE] = "the damage removed"
    return order_about(node.target, "take any amount of damage off {}", voice)


@amount.register
def _damage_taken(node: nodes.DamageTaken, voice: Voice) -> str:
    return "the damage taken"


@influence.register
def _takes_damage(node: nodes.TakesDamage, voice: Voice) -> str:
    upto = "" if node.most == nodes.NO_LIMIT else f", up to {node.most}"
    return f"damage dealt to {voice.this} stays on it{upto}"


@influence.register
def _takes_indirect(node: nodes.TakesIndirect, voice: Voice) -> str:
    card = voice.this
    return (
        f"you can spread indirect damage over {card} too, which has {node.health} health for that"
    )


@clauses.register
def _defeat(node: nodes.Defeat, voice: Voice) -> list[Clause]:
    return done_to(node.target, "defeat", "", voice)


@clauses.register
def _distribute_damage(node: nodes.DistributeDamage, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "damage", voice, "damage")
    return [Clause(f"deal {much} spread over {as_they_like(voice)}{end}")]


@clauses.register
def _move_tokens(node: nodes.MoveTokens, voice: Voice) -> list[Clause]:
    damage = node.what == nodes.DAMAGE
    much, end = measure(node.amount, "damage" if damage else "shield", voice, "damage" * damage)
    whence = noun(node.from_, voice)
    whither = _another(node.to) if node.to == node.from_ else noun(node.to, voice)
    voice.touch(node.to, again(node.to, voice))
    or_less = (" or less" if damage else " or fewer") if node.up_to else ""
    return [Clause(f"move {much}{or_less} off {whence} onto {whither}{end}")]


def _another(goal: Selector) -> str:
    """Another one like that from which something is moved."""
    whose = goal.whose if isinstance(goal, selectors.Pick) else selectors.ANYONES
    owner = {selectors.YOURS: " of yours", selectors.OPPONENTS: " of theirs"}
    return "another" + owner.get(whose, "")


@clauses.register
def _block_damage(node: nodes.BlockDamage, voice: Voice) -> list[Clause]:
    return [Clause(f"block {amount(node.amount, voice)} of that damage")]


@quality.register
def _falling(node: nodes.Falling, voice: Voice) -> Quality:
    return Quality(
        after=("about to be defeated", "not about to be defeated"),
        said=("is about to be defeated", "is not about to be defeated"),
    )


@quality.register
def _damaged(node: nodes.Damaged, voice: Voice) -> Quality:
    if node.at_least == 1:
        return Quality(("damaged", "undamaged"), said=("has any damage", "has no damage on it"))
    return at_least_words(node.at_least, "damage")


@amount.register
def _health_of(node: nodes.HealthOf, voice: Voice) -> str:
    kind = "remaining health" if node.remaining else "health"
    whose = subject(node.what, voice)
    if whose.startswith("each of "):
        return f"the combined {kind} of all {whose.removeprefix('each of ')}"
    return f"the {kind} of {whose}"


@amount.register
def _damage_on(node: nodes.DamageOn, voice: Voice) -> str:
    return f"the damage on {subject(node.what, voice)}"


@clauses.register
def _increase_damage(node: nodes.IncreaseDamage, voice: Voice) -> list[Clause]:
    return [Clause(f"increase that damage by {amount(node.amount, voice)}")]


@condition.register
def _damage_from(node: nodes.DamageFrom, voice: Voice) -> str:
    thing = Description(node.what, voice, "card")
    card = f"a {thing.one()} of yours" if thing.is_yours else a(thing.one())
    return f"that damage comes from {card}"


@condition.register
def _damage_is(node: nodes.DamageIs, voice: Voice) -> str:
    return f"that damage is {SYMBOL_NAMES[node.symbol]} damage"


@quality.register
def _least_left(node: nodes.LeastLeft, voice: Voice) -> Quality:
    least, more = "the least health left", "more health left than another"
    return Quality(after=(f"with {least}", f"with {more}"), said=(f"has {least}", f"has {more}"))


@quality.register
def _left_exactly(node: nodes.LeftExactly, voice: Voice) -> Quality:
    just = f"just {node.health} health left"
    return Quality(
        after=(f"with {just}", f"without {just}"), said=(f"has {just}", f"does not have {just}")
    )


@quality.register
def _left_at_most(node: nodes.LeftAtMost, voice: Voice) -> Quality:
    few, many = f"{node.health} or less health left", f"more than {node.health} health left"
    return Quality(after=(f"with {few}", f"with {many}"), said=(f"has {few}", f"has {many}"))


@condition.register
def _damage_blocked(node: nodes.DamageBlocked, voice: Voice) -> str:
    return "any of it has been blocked"

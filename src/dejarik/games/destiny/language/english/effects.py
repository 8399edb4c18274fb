"""Verbs in English: what is done to tokens, dice and cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.effects import (
    cards,
    deck_cards,
    filters,
    hidden,
    quantities,
    selectors,
    switching,
    tokens,
)
from dejarik.games.destiny.language.english.amounts import measure, possessive
from dejarik.games.destiny.language.english.grammar import (
    STATEMENT,
    Clause,
    Voice,
    a,
    subtype_word,
    third_person,
)
from dejarik.games.destiny.language.english.nouns import again
from dejarik.games.destiny.language.english.speaking import amount, clauses, noun
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import SYMBOL_NAMES
from dejarik.kernel.choosing import Choose
from dejarik.kernel.program import Quantity, Selector

_RESOURCE_VERBS: Final = {
    ev.RESOURCES_GAINED: "gain",
    ev.RESOURCES_SPENT: "spend",
    ev.RESOURCES_LOST: "lose",
}

_LEAVING: Final = {
    ev.TO_DISCARD: ("discard ", ""),
    ev.TO_ASIDE: ("set aside ", ""),
    ev.TO_HAND: ("return ", " to its owner’s hand"),
    ev.TO_DECK: ("put ", " on top of its owner’s deck"),
}


def done_to(what: Selector, before: str, after: str, voice: Voice, name: str = "") -> list[Clause]:
    """An order about something, which is then what the talk is of."""
    text = f"{before} {noun(what, voice)}{after}"
    voice.touch(what, again(what, voice), name)
    return [Clause(text)]


def counted(verb: str, orders: list[Clause]) -> list[Clause]:
    """The same orders, about one card by its number: "play 1 upgrade"."""
    found: list[Clause] = []
    for order in orders:
        first, article, rest = order.text.partition(" a ")
        if not article:
            first, article, rest = order.text.partition(" an ")
        is_one = first == verb and not rest.startswith("number of")
        found.append(Clause(f"{verb} 1 {rest}") if is_one else order)
    return found


def _amount_to(
    verb: str, quantity: Quantity, unit: str, to: tuple[str, Selector], voice: Voice
) -> list[Clause]:
    """An order with an amount; its condition, if it has one, ends the sentence."""
    word, target = to
    phrase = noun(target, voice)
    if again(target, voice).startswith("those") and not phrase.startswith("each"):
        phrase = f"each of {phrase}"
    # Inside the amount the target is "it", while `it` is still what was spoken of before.
    voice.topic = target
    voice.names["target"] = "it"
    many = unit if unit.endswith("damage") else ""
    much, end = measure(quantity, unit, voice, many)
    voice.touch(target, again(target, voice), "target")
    return [Clause(f"{verb} {much} {word} {phrase}{end}")]


def done_by(who: Quantity, order: str, voice: Voice) -> list[Clause]:
    """What a player does: an order to you or to who acts anyway, told of anybody else."""
    name = amount(who, voice)
    if name == "you" or (isinstance(who, quantities.Opponent) and voice.opponents == "their"):
        return [Clause(order)]
    return [Clause(f"{name} {third_person(order)}", STATEMENT)]


@clauses.register
def _choose(node: Choose, voice: Voice) -> list[Clause]:
    return done_to(node.what, "choose", "", voice, node.name)


# Damage, shields, resources.


@clauses.register
def _deal_damage(node: tokens.DealDamage, voice: Voice) -> list[Clause]:
    kind = f"{SYMBOL_NAMES[node.symbol]} " if node.symbol else ""
    sort = "unblockable " if node.unblockable else ""
    return _amount_to("deal", node.amount, f"{sort}{kind}damage", ("to", node.to), voice)


@clauses.register
def _place_damage(node: tokens.PlaceDamage, voice: Voice) -> list[Clause]:
    return _amount_to("place", node.amount, "damage", ("on", node.on), voice)


@clauses.register
def _heal(node: tokens.Heal, voice: Voice) -> list[Clause]:
    return _amount_to("heal", node.amount, "damage", ("from", node.target), voice)


@clauses.register
def _give_shields(node: tokens.GiveShields, voice: Voice) -> list[Clause]:
    return _amount_to("give", node.amount, "shield", ("to", node.to), voice)


@clauses.register
def _remove_shields(node: tokens.RemoveShields, voice: Voice) -> list[Clause]:
    if node.amount == quantities.ShieldsOn(selectors.Named("target")):
        return done_to(node.target, "remove all shields from", "", voice, "target")
    return _amount_to("remove", node.amount, "shield", ("of", node.target), voice)


@clauses.register
def _change_resources(node: tokens.ChangeResources, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "resource", voice)
    if node.amount == quantities.ResourcesOf(node.who):
        much = f"all {'your' if amount(node.who, voice) == 'you' else 'their'} resources"
    return done_by(node.who, f"{_RESOURCE_VERBS[node.kind]} {much}{end}", voice)


@clauses.register
def _take_resources(node: tokens.TakeResources, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "resource", voice)
    return [Clause(f"take {much} from {amount(node.who, voice)}{end}")]


@clauses.register
def _defeat(node: tokens.Defeat, voice: Voice) -> list[Clause]:
    return done_to(node.target, "defeat", "", voice)


@clauses.register
def _set_ready(node: tokens.SetReady, voice: Voice) -> list[Clause]:
    return done_to(node.target, "ready" if node.ready else "exhaust", "", voice, node.name)


# Cards.


@clauses.register
def _reveal(node: hidden.Reveal, voice: Voice) -> list[Clause]:
    how_long = " until the action phase ends" if node.detects else ""
    found = done_to(node.cards, "reveal", how_long, voice)
    many = voice.it.startswith("those")
    voice.touch(node.cards, f"the revealed {'cards' if many else 'card'}")
    return found


@clauses.register
def _discard_from_hand(node: hidden.DiscardFromHand, voice: Voice) -> list[Clause]:
    return counted("discard", done_to(node.cards, "discard", "", voice))


@clauses.register
def _draw(node: hidden.Draw, voice: Voice) -> list[Clause]:
    much, end = measure(node.amount, "card", voice)
    if isinstance(node.amount, deck_cards.CardsMissing):
        much = f"cards until {possessive(node.amount.who, voice)} hand is up to its size"
    return done_by(node.who, f"draw {much}{end}", voice)


@clauses.register
def _leave_play(node: cards.LeavePlay, voice: Voice) -> list[Clause]:
    before, after = _LEAVING[node.zone]
    return done_to(node.cards, before.strip(), after, voice)


@clauses.register
def _stack_under_this(node: hidden.StackUnderThis, voice: Voice) -> list[Clause]:
    under = "it" if isinstance(voice.topic, selectors.ThisCard) else voice.this
    return [Clause(f"put {noun(node.card, voice)} face down under {under}")]


@clauses.register
def _switch_this(node: switching.SwitchThis, voice: Voice) -> list[Clause]:
    how = ", whatever restricts playing it"
    found = done_to(node.card, f"exchange {voice.this} for", how, voice)
    voice.touch(node.card, "the new upgrade", node.name)
    return found


@clauses.register
def _attach_this(node: cards.AttachThis, voice: Voice) -> list[Clause]:
    this = "it" if isinstance(voice.topic, selectors.ThisCard) else voice.this
    if not node.becomes:
        return done_to(node.to, f"move {this} to", "", voice)
    upgrade = a(f"{subtype_word(node.becomes)} upgrade")
    return done_to(node.to, f"attach {this} to", f" as {upgrade} with a cost of 0", voice)


@clauses.register
def _use_special(node: cards.UseSpecial, voice: Voice) -> list[Clause]:
    card = silently(node.of, filters.HasSpecial)
    return done_to(card, "use the special of", " as if that card were yours", voice)


def silently(what: Selector, quality: type[filters.Filter]) -> Selector:
    """The same thing, without saying a quality that its verb implies."""
    if not isinstance(what, selectors.Pick | selectors.Among):
        return what
    left = tuple(one for one in what.filters if not isinstance(one, quality))
    if isinstance(what, selectors.Among) and not left:
        return what.things
    return replace(what, filters=left)

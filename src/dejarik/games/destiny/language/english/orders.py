"""
Orders in English: how a verb, what it is done to and how much of it become a clause.

What belongs here: what the verbs of several families share.
What does not: the words of a single verb, which are in the file of its family.
"""

from __future__ import annotations

from dataclasses import replace

from dejarik.games.destiny.effects import filters, selectors
from dejarik.games.destiny.effects.decks import DeckCards
from dejarik.games.destiny.language.english.amounts import measure
from dejarik.games.destiny.language.english.doors import amount, noun
from dejarik.games.destiny.language.english.selectors import again
from dejarik.kernel import terms
from dejarik.kernel.program import ALL, Quantity, Selector
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.persons import third_person
from dejarik.speech.voice import Voice


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
        if order.text.startswith(f"{verb} any "):
            first, rest = verb, order.text.removeprefix(f"{verb} any ")
        is_one = first == verb and not rest.startswith("number of")
        found.append(Clause(f"{verb} 1 {rest}") if is_one else order)
    return found


def amount_to(
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
    if name == "you" and voice.they != "you":
        return [Clause(f"you {order}", STATEMENT)]
    if name == "you" or (isinstance(who, terms.Opponent) and voice.opponents == "their"):
        return [Clause(order)]
    return [Clause(f"{name} {third_person(order)}", STATEMENT)]


def silently(what: Selector, quality: type[filters.Filter]) -> Selector:
    """The same thing, without saying a quality that its verb implies."""
    if not isinstance(what, selectors.Pick | selectors.Among | DeckCards):
        return what
    left = tuple(one for one in what.filters if not isinstance(one, quality))
    if isinstance(what, selectors.Among) and not left and what.how == ALL:
        return what.things
    return replace(what, filters=left)


def as_they_like(voice: Voice) -> str:
    """Over whom something is distributed."""
    return f"{voice.their} characters as {voice.they} like"


def order_about(what: Selector, order: str, voice: Voice) -> list[Clause]:
    """An order with a place for the thing it is about."""
    text = order.format(noun(what, voice))
    voice.touch(what, again(what, voice))
    return [Clause(text)]

"""Amounts and players in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import amounts as nodes
from dejarik.games.destiny.effects import selectors
from dejarik.games.destiny.language.english.doors import amount, condition, noun
from dejarik.games.destiny.language.english.selectors import THEIR_NUMBER, ZONES, described, subject
from dejarik.kernel import terms
from dejarik.kernel.program import Quantity
from dejarik.speech.plurals import count, plural
from dejarik.speech.voice import Voice

DONE: Final = "done"
"""What the amount of the sentence before is called."""

EXCESS: Final = "excess"
"""By how much a condition has just said that one amount is larger than another."""


def measure(quantity: Quantity, unit: str, voice: Voice, many: str = "") -> tuple[str, str]:
    """So much of something, and what has to be said at the end of the sentence about it."""
    if isinstance(quantity, terms.Number):
        return count(quantity.number, unit, many), ""
    if isinstance(quantity, nodes.IfAmount) and quantity.otherwise == terms.Number(0):
        only, end = measure(quantity.then, unit, voice, many)
        return only, f"{end} if {condition(quantity.condition, voice)}"
    if isinstance(quantity, nodes.IfAmount):
        usual, end = measure(quantity.otherwise, unit, voice, many)
        instead = amount(quantity.then, voice)
        return usual, f"{end}, or {instead} instead if {condition(quantity.condition, voice)}"
    return f"{many or plural(unit)} equal to {amount(quantity, voice)}", ""


def possessive(who: Quantity, voice: Voice) -> str:
    """Whose, when a player owns it."""
    name = amount(who, voice)
    return "your" if name == "you" else f"{name}’s"


@amount.register
def _event_amount(node: terms.EventAmount, voice: Voice) -> str:
    return "that amount"


@amount.register
def _amount_done(node: terms.AmountDone, voice: Voice) -> str:
    return voice.names.get(DONE, "as much as that")


@amount.register
def _sum(node: terms.Sum, voice: Voice) -> str:
    return " plus ".join(amount(one, voice) for one in node.amounts)


@amount.register
def _difference(node: terms.Difference, voice: Voice) -> str:
    surplus = surplus_words(node.amount_of, node.other, voice)
    return "the difference" if surplus == voice.names.get(EXCESS) else surplus


@amount.register
def _distance(node: nodes.Distance, voice: Voice) -> str:
    one, other = (hand_words(term) or amount(term, voice) for term in (node.one, node.other))
    return f"the difference between {one} and {other}"


def surplus_words(more: Quantity, less: Quantity, voice: Voice) -> str:
    """By how much one amount is above another."""
    larger, smaller = (hand_words(one) or amount(one, voice) for one in (more, less))
    return f"the surplus of {larger} over {smaller}"


def hand_words(quantity: Quantity) -> str:
    """The hand whose size this is."""
    counted = counted_pick(quantity)
    if counted is None or counted.zone != selectors.HAND or counted.filters:
        return ""
    return "your opponent’s hand" if counted.whose == selectors.OPPONENTS else "your hand"


@amount.register
def _count(node: terms.Count, voice: Voice) -> str:
    what = node.what
    if not isinstance(what, selectors.Pick):
        if isinstance(what, selectors.Named) and subject(what, voice) == voice.it:
            return THEIR_NUMBER
        things = subject(what, voice).removeprefix("the ")
        return f"the number of {things.replace('die on', 'dice of', 1)}"
    thing = described(what, voice)
    where = _place(what, thing.head)
    # Dice of a card are in a pool, not a pool of that card.
    of_a_card = bool(where and thing.after and thing.after[0].startswith("of "))
    many = f"{thing.many()} {where}" if of_a_card else thing.many(where)
    many = many.replace(" of an upgrade on ", " of upgrades on ", 1)
    things = f"other {many}" if thing.is_other else many
    if what.zone == selectors.HAND:
        whose_hand = "your opponent’s" if what.whose == selectors.OPPONENTS else "your"
        return f"the number of {things} in {whose_hand} hand"
    whose = {
        selectors.YOURS: "your ",
        selectors.OPPONENTS: "your opponent’s ",
        selectors.CHOSEN_PLAYERS: "their " if voice.they == "they" else "that player’s ",
    }.get(what.whose, "")
    if what.zone in ZONES:
        return f"the number of {things} in {whose}{ZONES[what.zone]}"
    if what.whose == selectors.CHOSEN_PLAYERS:
        whose = f"{voice.their if voice.they == 'they' else 'that player’s'} "
    return f"the number of {whose}{things}"


def _place(what: selectors.Pick, head: str) -> str:
    """Where the things that are counted lie, unless that is plain."""
    if what.zone == selectors.POOL:
        return "in pools" if what.whose == selectors.ANYONES else "in the pool"
    return "in play" if what.zone == selectors.IN_PLAY and head == "card" else ""


@amount.register
def _if_amount(node: nodes.IfAmount, voice: Voice) -> str:
    usual, instead = amount(node.otherwise, voice), amount(node.then, voice)
    if usual == "0":
        return f"{instead} (but only if {condition(node.condition, voice)})"
    return f"{usual} ({instead} instead if {condition(node.condition, voice)})"


@amount.register
def _half(node: terms.Half, voice: Voice) -> str:
    return f"half of {amount(node.of, voice)} (rounded {'up' if node.rounded_up else 'down'})"


@amount.register
def _capped(node: terms.Capped, voice: Voice) -> str:
    return f"{amount(node.amount_of, voice)} (at most {amount(node.most, voice)})"


@amount.register
def _you(node: terms.You, voice: Voice) -> str:
    return _person(voice.yours)


@amount.register
def _opponent(node: terms.Opponent, voice: Voice) -> str:
    return _person(voice.opponents)


def _person(whose: str) -> str:
    """A player, from how what is theirs is called."""
    if whose.endswith("’s"):
        return whose.removesuffix("’s")
    return "you" if whose == "your" else "your opponent"


@amount.register
def _chosen_player(node: terms.ChosenPlayer, voice: Voice) -> str:
    return voice.names.get(terms.PLAYER_NAME, "that player")


def controller_words(thing: str) -> str:
    """Who controls a thing."""
    return "its controller" if thing == "it" else f"the controller of {thing}"


@amount.register
def _controller_of(node: nodes.ControllerOf, voice: Voice) -> str:
    return controller_words(noun(node.what, voice))


def counted_pick(quantity: Quantity) -> selectors.Pick | None:
    """The things whose number this is."""
    if isinstance(quantity, terms.Count) and isinstance(quantity.what, selectors.Pick):
        return quantity.what
    return None


@amount.register
def _number(node: terms.Number, voice: Voice) -> str:
    return str(node.number)

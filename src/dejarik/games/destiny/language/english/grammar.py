"""
English grammar: joining, plurals, the third person, and what has been spoken of.

What belongs here: what holds for any sentence of a card.
What does not: the words for single nodes, which are in the files beside this one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import TYPE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dejarik.games.destiny.model.facts import Card
    from dejarik.kernel.program import Selector

ORDER: Final = 0
STATEMENT: Final = 1
SEQUEL: Final = 2

_PLURALS: Final = {"die": "dice", "copy": "copies", "ability": "abilities"}
_THIRD_PERSON: Final = {"do": "does", "have": "has", "may": "may", "cannot": "cannot"}
_MANY: Final = {"is": "are", "has": "have", "shows": "show", "does": "do", "lies": "lie"}
_NAMES: Final = {
    "death-star": "Death Star",
    "ewok": "Ewok",
    "gungan": "Gungan",
    "jawa": "Jawa",
    "jedi": "Jedi",
    "nightbrother": "Nightbrother",
    "sith": "Sith",
    "twilek": "Twi’lek",
    "wookiee": "Wookiee",
}
_VOWELS: Final = frozenset("aeiou")


@dataclass
class Clause:
    """
    A sentence without its capital and full stop.

    An ORDER begins with a bare verb and can follow "you may" or "to"; a STATEMENT has its
    own subject; a SEQUEL leans on the sentence before it and always stands alone.
    """

    text: str
    kind: int = ORDER


@dataclass
class Voice:
    """What a sentence may take for granted: which card speaks, who acts, what has been named."""

    this: str = "this card"
    host: str = "the attached character"
    they: str = "you"
    their: str = "your"
    yours: str = "your"
    opponents: str = "your opponent’s"
    event: str = "that card"
    it: str = "that card"
    topic: Selector | None = None
    names: dict[str, str] = field(default_factory=dict)

    def touch(self, what: Selector, noun: str, name: str = "") -> None:
        """Note what a sentence was about, so that the next can speak of it."""
        self.topic = what
        self.it = noun
        if name:
            self.names[name.removesuffix("+")] = noun

    def turn_to_opponent(self) -> None:
        """Speak to the opponent of whose card it is, who has to act."""
        self.yours, self.opponents = self.opponents, self.yours


def voice_of(card: Card | None) -> Voice:
    """The voice of a card at the beginning of an ability."""
    return Voice() if card is None else Voice(this=f"this {TYPE_NAMES[card.type]}")


def plural(noun: str) -> str:
    """More than one of a thing; of several words the last is changed."""
    head, _, last = noun.rpartition(" ")
    return f"{head} {_PLURALS.get(last, last + 's')}".strip()


def count(number: int, noun: str, many: str = "") -> str:
    """So many things."""
    return f"{number} {noun if number == 1 else many or plural(noun)}"


def a(noun: str) -> str:
    """A noun with its article."""
    return f"an {noun}" if noun[0].lower() in _VOWELS and noun[:3] != "uni" else f"a {noun}"


def listing(words: Iterable[str], last: str = "and") -> str:
    """Words in a row: one, two and three."""
    *first, final = words
    return f"{', '.join(first)} {last} {final}" if first else final


def third_person(order: str) -> str:
    """An order told of somebody: "draw a card" becomes "draws a card"."""
    verb, _, rest = order.partition(" ")
    if verb in _THIRD_PERSON:
        told = _THIRD_PERSON[verb]
    elif verb.endswith("y") and verb[-2] not in _VOWELS:
        told = verb[:-1] + "ies"
    else:
        told = verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s")
    return f"{told} {rest}".strip()


def of_many(predicate: str) -> str:
    """What is said of one thing, said of several: "is blue" becomes "are blue"."""
    verb, _, rest = predicate.partition(" ")
    return f"{_MANY.get(verb, verb)} {rest}".strip()


def subtype_word(subtype: str) -> str:
    """A subtype as it is spoken: peoples and orders with a capital."""
    return _NAMES.get(subtype, subtype.replace("-", " "))


def joined(clauses: list[Clause]) -> str:
    """Clauses as one: orders by "and", statements set off."""
    groups: list[list[str]] = []
    before = STATEMENT
    for clause in clauses:
        if clause.kind == ORDER and before == ORDER:
            groups[-1].append(clause.text)
        else:
            groups.append([clause.text])
        before = clause.kind
    return "; ".join(listing(_shared_verb(group)) for group in groups)


def _shared_verb(orders: list[str]) -> list[str]:
    """Say a verb once where every order has the same: "reroll this and that"."""
    verbs = {order.partition(" ")[0] for order in orders}
    if len(verbs) > 1:
        return orders
    return [orders[0], *(order.partition(" ")[2] for order in orders[1:])]


def main_part(clauses: list[Clause]) -> tuple[list[Clause], list[Clause]]:
    """What comes before the first sequel, and the rest."""
    for place, clause in enumerate(clauses):
        if clause.kind == SEQUEL:
            return clauses[:place], clauses[place:]
    return clauses, []


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def sentences(clauses: list[Clause]) -> str:
    """One sentence after another."""
    return " ".join(sentence(clause.text) for clause in clauses)

"""
Rulings: what the rule documents of a title say, in our own words, and how far it is proven.

What belongs here: the shapes of the file that is shipped, finding in it, and what a reader is
told. What does not: writing that file (`scripts/ship_rulings.py`), and which cards are one card.
"""

from collections.abc import Collection
from typing import Literal

import msgspec

Standing = Literal["proven", "outside", "waiting", "missing"]


class RulingTold(msgspec.Struct, frozen=True):
    """A ruling in our own words, and where its document has it."""

    id: str
    text: str
    section: str


class RuleTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling with how far it is proven; `why` it is not, if it is not."""

    id: str
    text: str
    section: str
    standing: Standing
    why: str = ""


class Rulings(msgspec.Struct, frozen=True):
    """What the rule documents say of one card, all its printings together."""

    code: str
    rulings: tuple[RuleTold, ...]


class TopicTold(msgspec.Struct, frozen=True):
    """What is ruled about one topic."""

    name: str
    rules: tuple[RuleTold, ...]


class QuestionTold(msgspec.Struct, frozen=True):
    """What the documents leave open: what speaks for either side, and what we do."""

    topic: str
    question: str
    claims: tuple[str, ...]
    answer: str


class Rules(msgspec.Struct, frozen=True):
    """All rules of an edition, topic by topic, and what is open about them."""

    title: str
    edition: str
    documents: tuple[str, ...]
    topics: tuple[TopicTold, ...]
    questions: tuple[QuestionTold, ...]


class ShippedRuling(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling as it is shipped: in which editions it stands, and which cards it names."""

    id: str
    topic: str
    section: str
    text: str
    editions: tuple[str, ...]
    standing: Standing
    why: str = ""
    cards: tuple[str, ...] = ()

    def told(self) -> RulingTold:
        """For whoever cites it."""
        return RulingTold(self.id, self.text, self.section)

    def as_rule(self) -> RuleTold:
        """For whoever wants to know how far it is proven, too."""
        return RuleTold(self.id, self.text, self.section, self.standing, self.why)


class ShippedRules(msgspec.Struct, frozen=True):
    """The register of a title as it is shipped with the package."""

    documents: tuple[str, ...]
    rulings: tuple[ShippedRuling, ...]
    questions: tuple[QuestionTold, ...]

    def named(self, id_: str) -> RulingTold:
        """One ruling by its id. Raises ValueError when there is none."""
        for one in self.rulings:
            if one.id == id_:
                return one.told()
        message = f"there is no ruling {id_!r} here"
        raise ValueError(message)

    def about(self, codes: Collection[str], edition: str) -> tuple[RuleTold, ...]:
        """What stands in an edition about any of some cards."""
        return tuple(
            one.as_rule()
            for one in self.rulings
            if edition in one.editions and not set(codes).isdisjoint(one.cards)
        )

    def rules(self, title: str, edition: str) -> Rules:
        """Everything that stands in an edition, topics in the order of the register."""
        topics: dict[str, list[RuleTold]] = {}
        for one in self.rulings:
            if edition in one.editions:
                topics.setdefault(one.topic, []).append(one.as_rule())
        found = tuple(TopicTold(name, tuple(rules)) for name, rules in topics.items())
        return Rules(title, edition, self.documents, found, self.questions)


def read_rules(data: bytes) -> ShippedRules:
    """The register out of the bytes of its file."""
    return msgspec.json.decode(data, type=ShippedRules)

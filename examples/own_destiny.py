"""
Destiny with cards of one's own, beside all that are there: for the examples that write cards.

What belongs here: a title whose rules know more cards, and whose words know their names. What does
not: the cards (`own_card`, `own_set`).
"""

from collections.abc import Sequence

from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.language.english.names import Names
from dejarik.games.destiny.model.edition import CURRENT, edition_named
from dejarik.games.destiny.model.facts import Card, card_from
from dejarik.hosting.title import ENGLISH
from dejarik.kernel.journal import Journal
from dejarik.play import Chosen
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.chronicle import Chronicle
from dejarik.titles.destiny.terminal.answers import DestinyTerminal
from dejarik.titles.destiny.terminal.audience import DestinyAudience
from dejarik.titles.destiny.title import DestinyTitle


class OwnTitle(DestinyTitle):
    """Destiny by rules that know more cards."""

    def __init__(self, rules: Destiny) -> None:
        super().__init__()
        self.own_rules = rules

    def game(self, setup: dict[str, object]) -> Destiny:
        """The same for every setup."""
        return self.own_rules

    def game_in(self, edition: str) -> Destiny:
        """The same for every edition."""
        return self.own_rules


class OwnTerminal(DestinyTerminal):
    """Destiny in words that know more names."""

    def __init__(self, rules: Destiny, facts: dict[str, Card], texts: dict[str, CardText]) -> None:
        self.rules = rules
        self.facts = facts
        self.texts = texts

    def audience(
        self, journal: Journal, seat: int, called: Sequence[str], language: str = ENGLISH
    ) -> DestinyAudience:
        """An audience that has heard nothing yet."""
        names = Names(self.facts, seat, called, self.texts)
        return DestinyAudience(Chronicle(self.rules, names))


def with_cards(records: Sequence[dict[str, object]], texts: Sequence[CardText]) -> Chosen:
    """Destiny with these cards too: for `play.start` and `play.many` in place of its name."""
    facts = {**files.facts(), **{str(one["code"]): card_from(one) for one in records}}
    read = {**card_texts(), **{text.code: text for text in texts}}
    programs = {code: text.parts for code, text in read.items()}
    rules = Destiny(facts, programs, edition_named(CURRENT))
    rules.formats = {**files.formats()}
    rules.cuts_circles = True
    return Chosen(OwnTitle(rules), OwnTerminal(rules, facts, read))

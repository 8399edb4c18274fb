"""The six cards of the toy, and what is ruled about them."""

from typing import Final

from dejarik.hosting.catalogue import Roll, Sheet
from dejarik.hosting.rulings import Rules, RuleTold, Rulings, RulingTold, TopicTold
from examples.toy import state as t
from tests.titles.toy.wire import CODES, EDITION, CardFacts, Catalogue

TEXTS: Final = {
    "strike": "The next player loses 2 life, and 1 more for each of your Banners of this round.",
    "bomb": "At the end of the round the next player loses 2 life.",
    "banner": "Your Strikes are stronger by 1 until the end of the round. "
    "The next player loses 1 life.",
    "guard": "Before you lose life, you may lose 1 less.",
    "ward": "When you would lose life, discard this instead.",
    "echo": "After anybody loses life, you may gain 1 life.",
}
NAMES: Final = {code: code.capitalize() for code in CODES}
RULINGS: Final = {
    "toy.turns.01": RulingTold("toy.turns.01", "A card is played in one's own turn only.", "Turns"),
    "toy.out.01": RulingTold("toy.out.01", "Who is out is asked nothing and sees on.", "Leaving"),
    "toy.guard.01": RulingTold("toy.guard.01", "Each Guard softens a blow once.", "Guard"),
    "toy.ward.01": RulingTold("toy.ward.01", "An Echo hears nothing of a warded blow.", "Ward"),
}
ABOUT: Final = {"guard": ("toy.guard.01",), "ward": ("toy.ward.01",), "echo": ("toy.ward.01",)}


class ToyCatalogue:
    """What there is to look up."""

    def cards(self, edition: str, language: str) -> Catalogue:
        """Every card. Raises ValueError when there is no such edition."""
        _must_be_known(edition)
        return Catalogue(edition, tuple(_facts(code) for code in CODES))

    def sheet(self, code: str, edition: str, language: str) -> Sheet:
        """A card. Raises ValueError when there is none."""
        _must_be_known(edition, code)
        facts: dict[str, object] = {"code": code, "name": NAMES[code], "stays": _facts(code).stays}
        return Sheet(code, facts, (TEXTS[code],), playable=True)

    def printings(self, code: str, edition: str) -> tuple[str, ...]:
        """Every card was printed once. Raises ValueError when there is none."""
        _must_be_known(edition, code)
        return (code,)

    def rolls(self, code: str, edition: str, language: str) -> tuple[Roll, ...]:
        """No card has dice. Raises ValueError when there is none."""
        _must_be_known(edition, code)
        return ()

    def rulings_about(self, code: str, edition: str, language: str) -> Rulings:
        """What is ruled about a card. Raises ValueError when there is none such."""
        _must_be_known(edition, code)
        return Rulings(code, tuple(_rule(RULINGS[id_]) for id_ in ABOUT.get(code, ())))

    def ruling(self, id_: str, language: str) -> RulingTold:
        """One ruling by its id. Raises ValueError when there is none."""
        if id_ not in RULINGS:
            message = f"there is no ruling {id_!r} here"
            raise ValueError(message)
        return RULINGS[id_]

    def rules(self, edition: str, language: str) -> Rules:
        """The rulings are the rules. Raises ValueError when there is no such edition."""
        _must_be_known(edition)
        told = [_rule(one) for one in RULINGS.values()]
        return Rules("toy", edition, ("The toy",), (TopicTold("All", tuple(told)),), ())


def _rule(told: RulingTold) -> RuleTold:
    return RuleTold(told.id, told.text, told.section, "proven")


def _facts(code: str) -> CardFacts:
    return CardFacts(code, NAMES[code], CODES[code] in t.STAYING, (TEXTS[code],))


def _must_be_known(edition: str, code: str = "strike") -> None:
    if edition != EDITION:
        message = f"there is no edition {edition!r} here"
        raise ValueError(message)
    if code not in CODES:
        message = f"there is no card {code!r} here"
        raise ValueError(message)

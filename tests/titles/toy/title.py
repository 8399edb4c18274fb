"""
The toy as a title: small, and real in every part that a host asks for.

What belongs here: which rules a setup is played by. What does not: what its parts do.
"""

from collections.abc import Sequence
from typing import Final

from dejarik.hosting.review.counting import Counting
from dejarik.hosting.title import ENGLISH, Shapes, Telling
from dejarik.kernel.journal import Journal
from dejarik.kernel.program import Node, program_hash
from dejarik.kernel.release import Release
from examples.toy import cards as c
from examples.toy.game import SCHEMA
from tests.titles.toy import telling, wire
from tests.titles.toy.catalogue import ToyCatalogue
from tests.titles.toy.decks import ToyDecks
from tests.titles.toy.game import ToyGame
from tests.titles.toy.options import OPTIONS

TOY: Final = "toy"
RULES: Final = "1"
QUESTIONS: Final = """\
| question of `explain` | what is answered |
|---|---|
| `play:CARD` | why a card can be played now or not |
| `strength:CARD` | what makes up the strength of a card |

`odds` is asked `roll`.
"""


class ToyTitle:
    """A game of six cards for two or three."""

    id = TOY
    editions = (wire.EDITION,)
    seats = (2, 3)
    responses = False
    occasions = ()
    guided = None
    options = OPTIONS
    shapes = Shapes(
        records=(wire.Board, wire.Told, wire.Cards, wire.Catalogue),
        sets={
            "DecisionReason": wire.DecisionReason,
            "OptionKind": wire.OptionKind,
            "ToldKind": wire.ToldKind,
        },
        questions=QUESTIONS,
    )

    def __init__(self) -> None:
        self.telling: Telling = telling.ToyTelling()
        self.decks = ToyDecks()
        self.catalogue = ToyCatalogue()

    def name(self, language: str = ENGLISH) -> str:
        """What people call it."""
        return "Toy"

    def rules(self) -> str:
        """The schema and a number."""
        return f"{SCHEMA} {RULES}"

    def prepare(self) -> None:
        """There is nothing to load."""

    def game(self, setup: dict[str, object]) -> ToyGame:
        """The rules a setup asks for. Raises ValueError when there are none such here."""
        return self.game_in(wire.read_setup(setup).edition)

    def game_in(self, edition: str) -> ToyGame:
        """The rules of an edition. Raises ValueError when there is none such here."""
        if edition not in self.editions:
            message = f"there is no edition {edition!r} here"
            raise ValueError(message)
        return telling.GAME

    def release(self, setup: dict[str, object]) -> Release:
        """What a journal of this setup is written by. Raises ValueError likewise."""
        self.game(setup)
        brought = {code for seat in wire.read_setup(setup).seats for code in seat.cards}
        programs = {code: program_hash(_program(wire.CODES[code])) for code in sorted(brought)}
        return Release(TOY, SCHEMA, RULES, programs)

    def counting(self, journal: Journal) -> Counting:
        """Nothing counts: a title need not."""
        return Counting(len(wire.read_setup(journal.setup()).seats))

    def renamed(self, setup: dict[str, object], called: Sequence[str]) -> dict[str, object]:
        """A setup with other names at its seats."""
        seats = setup.get("seats")
        if not isinstance(seats, list):
            return setup
        named = [{**seat, "name": name} for seat, name in zip(seats, called, strict=False)]
        return {**setup, "seats": named}


def _program(identity: int) -> tuple[Node, ...]:
    ability = c.ABILITIES.get(identity)
    play = c.PLAYS[identity]
    return (play,) if ability is None else (play, ability)


TITLE: Final = ToyTitle()

"""
Decisions: the one way to ask.

A decision lists its options completely and in a stable order; an answer is the place
of one option in that list, or BACK inside a group of stages. Several things, orders and
distributions are asked in stages of one group, so that no list ever explodes.
Options carry numbers that mean something to machines, never sentences.
"""

from typing import Final, Literal, get_args

from dejarik.kernel.ids import NOTHING, EntityId, Seat

ONE: Final = 0
SOME: Final = 1
YES_NO: Final = 2
NUMBER: Final = 3
ORDER: Final = 4
DISTRIBUTION: Final = 5
SIDE: Final = 6
PRIORITY: Final = 7
KindName = Literal[
    "choose_one",
    "choose_some",
    "yes_or_no",
    "choose_number",
    "choose_order",
    "distribute",
    "choose_side",
    "respond",
]
KIND_NAMES: Final[tuple[KindName, ...]] = get_args(KindName)

BACK: Final = -1
"""The answer that takes the last stage of an open group back."""

ENTITY: Final = 0
STOP: Final = 1
NO: Final = 2
YES: Final = 3
VALUE: Final = 4
SEAT: Final = 5
REACTION: Final = 6
PASS: Final = 7
GAME_OPTION: Final = 16
"""Option kinds from here on belong to the game."""


class IllegalAnswer(Exception):
    """The answer is not among the options; nothing has changed."""


class StaleDecision(IllegalAnswer):
    """The decision answered is not the one asked now; nothing has changed."""


class Option:
    """One legal answer."""

    __slots__ = ("kind", "source", "target", "value")

    def __init__(
        self, kind: int, source: EntityId = NOTHING, target: EntityId = NOTHING, value: int = 0
    ) -> None:
        self.kind: int = kind
        self.source: EntityId = source
        self.target: EntityId = target
        self.value: int = value

    def key(self) -> tuple[int, int, int, int]:
        """What makes this option this option, whatever its place in the list."""
        return (self.kind, self.source, self.target, self.value)


class Decision:
    """What one seat is asked now."""

    __slots__ = ("group", "id", "kind", "options", "reason", "sealed", "seat", "source", "stage")

    def __init__(self, number: int, seat: Seat, kind: int, reason: int) -> None:
        self.id: int = number
        self.seat: Seat = seat
        self.kind: int = kind
        self.reason: int = reason
        self.source: EntityId = NOTHING
        self.group: int = 0
        self.stage: int = 0
        self.sealed: bool = False
        self.options: list[Option] = []

    def may_step_back(self) -> bool:
        """Whether BACK is an answer: only behind the first stage of a group."""
        return self.stage > 0


def entity_options(entities: list[int]) -> list[Option]:
    """One option for each entity, in the given order."""
    return [Option(ENTITY, NOTHING, entity) for entity in entities]


def any_of(entities: list[int], picks: list[int]) -> list[Option]:
    """A stage of choosing any number: what lies behind the last pick, and to stop."""
    start = entities.index(picks[-1]) + 1 if picks else 0
    options = entity_options(entities[start:])
    options.append(Option(STOP))
    return options


def find_option(options: list[Option], key: tuple[int, int, int, int]) -> int:
    """
    The place of the option with this key.

    Raises IllegalAnswer when it is not offered.
    """
    for place, option in enumerate(options):
        if option.key() == key:
            return place
    message = f"option {key} is not offered"
    raise IllegalAnswer(message)

"""
Definitions: what one card is to the rules.

Facts come from data files, the program from the cards; both are joined once, when a game is
made. A number that a card does not have is ABSENT, which is not 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.model.texts import (
    DeployRule,
    DeploysFree,
    DrawnText,
    Listening,
    Ongoing,
    OwnValue,
    SiteText,
    WeaponText,
)

if TYPE_CHECKING:
    from dejarik.kernel.program import Node

DARK: Final = 0
LIGHT: Final = 1
SIDE_NAMES: Final = ("dark", "light")

CHARACTER: Final = 0
WEAPON: Final = 1
DEVICE: Final = 2
EFFECT: Final = 3
INTERRUPT: Final = 4
LOCATION: Final = 5
TYPE_NAMES: Final = ("character", "weapon", "device", "effect", "interrupt", "location")

ABSENT: Final = -1
"""A number that a card does not have."""

INTERIOR: Final = "interior"
EXTERIOR: Final = "exterior"
DOCKING_BAY: Final = "docking bay"


class Definition:
    """
    A card by its number: facts, program, and the program's parts by what they are.

    `dots`: how many of it may be on table, 0 for any number. `kinds` are its subtypes and
    characteristics in lower case, `icons` its icons. For a location `strip` is its system and
    `icons_of` the Force icons of Dark and of Light; `site_kinds` say interior, exterior or both,
    `layout_kind` as what it is laid out. `answers` are its texts in hand by kind of event and band.
    """

    def __init__(self, number: int, code: str, title: str, side: int, kind: int) -> None:
        self.number: int = number
        self.code: str = code
        self.title: str = title
        self.side: int = side
        self.kind: int = kind
        self.implemented: bool = False
        self.dots: int = 0
        self.kinds: frozenset[str] = frozenset()
        self.icons: frozenset[str] = frozenset()
        self.persona: str = ""
        self.destiny: int = 0
        self.deploy: int = ABSENT
        self.power: int = ABSENT
        self.ability: int = ABSENT
        self.forfeit: int = ABSENT
        self.armor: int = ABSENT
        self.maneuver: int = ABSENT
        self.strip: str = ""
        self.site_kinds: frozenset[str] = frozenset()
        self.layout_kind: str = ""
        self.icons_of: list[int] = [0, 0]
        self.goes_lost: bool = False
        self.parts: tuple[Node, ...] = ()
        self.heard: list[Listening] = []
        self.answers: dict[int, list[Listening]] = {}
        self.ongoing: list[Ongoing] = []
        self.deploy_rules: list[DeployRule] = []
        self.free: list[DeploysFree] = []
        self.weapon: WeaponText | None = None
        self.sites: list[SiteText] = []
        self.drawn: list[DrawnText] = []
        self.own: list[OwnValue] = []

    def take(self, parts: tuple[Node, ...]) -> None:
        """Sort the parts of a program by what they are."""
        self.parts = parts
        self.implemented = True
        for part in parts:
            if isinstance(part, Listening):
                self.heard.append(part)
            elif isinstance(part, Ongoing):
                self.ongoing.append(part)
            elif isinstance(part, DeployRule):
                self.deploy_rules.append(part)
            elif isinstance(part, DeploysFree):
                self.free.append(part)
            elif isinstance(part, WeaponText):
                self.weapon = part
            elif isinstance(part, SiteText):
                self.sites.append(part)
            elif isinstance(part, DrawnText):
                self.drawn.append(part)
            elif isinstance(part, OwnValue):
                self.own.append(part)

    def is_kind(self, name: str) -> bool:
        """Whether it has a subtype or characteristic."""
        return name in self.kinds

    def has_icon(self, name: str) -> bool:
        """Whether it has an icon or skill."""
        return name in self.icons


def is_mine(definition: Definition) -> bool:
    """Whether a card is a mine: an automated weapon that is called one."""
    return definition.kind == WEAPON and definition.title.endswith(" Mine")

"""
The printed facts of Destiny cards, and the way a die side is written.

What belongs here: what is printed on a card apart from its text, as numbers a
rule can compare, and the reading of one record of the data files.
What does not: files (`titles.destiny.catalogue.files` reads them), what a card does, what the
rules make of a fact, and any printed text.

A die side is written in one way only, so writing what was read gives the same
characters again::

    side   = "-"                          a blank
           | "Sp" [cost]                  a special
           | ["+"] value symbol [cost]    anything else; "+" is a modifier side
    value  = number                       0 is a printed zero
           | "X"                          a number the card itself defines
    symbol = "MD"   melee damage            "Dr"   disrupt
           | "RD"   ranged damage           "Dc"   discard
           | "ID"   indirect damage         "F"    focus
           | "Sh"   shield                  "Re"   reroll
           | "R"    resource                "Fr"   feral
           | "*"    no symbol: a modifier that goes with any symbol
    cost   = number                       resources to pay
           | "i" number                   indirect damage to take

    2F      +2RD      3Dr1      2MDi1      XSh      +3*1      Sp1      -

Numbers have no leading zero, and a cost of nothing is not written.
"""

import re
from functools import cache
from typing import Final, Literal, get_args

from dejarik.games.destiny.model.edition import Edition

BLANK: Final = 0
MELEE: Final = 1
RANGED: Final = 2
INDIRECT: Final = 3
SHIELD: Final = 4
RESOURCE: Final = 5
DISRUPT: Final = 6
DISCARD: Final = 7
FOCUS: Final = 8
SPECIAL: Final = 9
REROLL: Final = 10
FERAL: Final = 11
NONE: Final = 12

SYMBOL_NAMES: Final = (
    "blank",
    "melee",
    "ranged",
    "indirect",
    "shield",
    "resource",
    "disrupt",
    "discard",
    "focus",
    "special",
    "reroll",
    "feral",
    "none",
)

COST_RESOURCES: Final = 0
COST_INDIRECT: Final = 1

CHARACTER: Final = 0
UPGRADE: Final = 1
SUPPORT: Final = 2
EVENT: Final = 3
BATTLEFIELD: Final = 4
PLOT: Final = 5
DOWNGRADE: Final = 6

TypeName = Literal[
    "character",
    "upgrade",
    "support",
    "event",
    "battlefield",
    "plot",
    "downgrade",
]
TYPE_NAMES: Final[tuple[TypeName, ...]] = get_args(TypeName)

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GRAY: Final = 3

ColourName = Literal["red", "blue", "yellow", "gray"]
COLOUR_NAMES: Final[tuple[ColourName, ...]] = get_args(ColourName)
COLOUR_THEMES: Final = ("Command", "Force", "Rogue", "General")

RarityName = Literal["fixed", "common", "uncommon", "rare", "legendary"]
RARITY_NAMES: Final[dict[str, RarityName]] = {
    "S": "fixed",
    "C": "common",
    "U": "uncommon",
    "R": "rare",
    "L": "legendary",
}

HERO: Final = 0
VILLAIN: Final = 1
NEUTRAL: Final = 2

AffiliationName = Literal["hero", "villain", "neutral"]
AFFILIATION_NAMES: Final[tuple[AffiliationName, ...]] = get_args(AffiliationName)

CHARACTER_SUBTYPES: Final = (
    "advisor",
    "apprentice",
    "bounty-hunter",
    "droid",
    "engineer",
    "ewok",
    "guard",
    "gungan",
    "inquisitor",
    "jawa",
    "jedi",
    "leader",
    "nightbrother",
    "partisan",
    "pilot",
    "pirate",
    "scavenger",
    "scoundrel",
    "shapeshifter",
    "sith",
    "spectre",
    "spy",
    "trooper",
    "twilek",
    "witch",
    "wookiee",
)
"""What a player may name when a character subtype is to be chosen; no other counts."""

OTHER_SUBTYPES: Final = (
    "ability",
    "artillery",
    "bomb",
    "bounty",
    "capital-ship",
    "creature",
    "curse",
    "death-star",
    "equipment",
    "form",
    "format",
    "injury",
    "intel",
    "location",
    "mission",
    "mod",
    "move",
    "musician",
    "podracer",
    "spell",
    "title",
    "trap",
    "vehicle",
    "weapon",
)

NO_COST: Final = -1
X_COST: Final = -2

SIDES_OF_A_DIE: Final = 6

# In the order of the symbol numbers above.
_SYMBOL_CODES: Final = ("-", "MD", "RD", "ID", "Sh", "R", "Dr", "Dc", "F", "Sp", "Re", "Fr", "*")

# No symbol has an "X" or a small "i" in it, so neither value nor cost can be mistaken for one.
_SIDE: Final = re.compile(r"(\+?)(X|[0-9]*)([A-WYZa-hj-z*-]*)(i?)([0-9]*)")


class UnreadableSide(ValueError):
    """A die side that does not follow the grammar."""

    def __init__(self, text: str, reason: str) -> None:
        """Keep the side and the reason apart, so a caller can name the card between them."""
        super().__init__(f'side "{text}" {reason}')
        self.text = text
        self.reason = reason


class UnreadableFact(ValueError):
    """A record that does not describe a card."""

    def __init__(self, code: str, field: str, reason: str) -> None:
        """Say which card, which of its facts, and what is wrong with it."""
        super().__init__(f"card {code}: {field}: {reason}")
        self.code = code
        self.field = field
        self.reason = reason


class Side:
    """
    One side of a die.

    A value of X is 0 here until the card's own ability says what it is. `price` is its cost
    as far as it is paid in resources.
    """

    def __init__(
        self,
        symbol: int,
        value: int,
        *,
        modifier: bool = False,
        is_x: bool = False,
        cost: int = 0,
        cost_kind: int = COST_RESOURCES,
    ) -> None:
        """Take the parts as they are; `parse_side` is where they are checked."""
        self.symbol: int = symbol
        self.value: int = value
        self.modifier: bool = modifier
        self.is_x: bool = is_x
        self.cost: int = cost
        self.cost_kind: int = cost_kind
        self.price: int = cost if cost_kind == COST_RESOURCES else 0

    def __repr__(self) -> str:
        """Show the side as it is written."""
        return f"Side({write_side(self)})"


class Card:
    """
    The printed thing; a copy of it on the table is something else.

    `points` has one value per number of dice: the first for one die, the second
    for two. `cost` is NO_COST where the card has none and X_COST where it is
    an X; `health` is 0 for what has none. `subtypes` are the data files' own
    words, in small letters with hyphens. `reprint_of` is the code of the earlier
    printing, `parallel` that of the card whose die this one shares; both are
    empty for most cards. `reworded` is a reprint that has other words than the first printing.
    `flip` and `errata` repeat what the source marks.
    """

    def __init__(self, record: "_Record") -> None:
        """Take each fact from its place in the record."""
        self.code: str = record.code
        self.set_code: str = record.named("set")
        self.number: str = record.named("number")
        self.position: int = record.number("position")
        self.title: str = record.named("title")
        self.subtitle: str = record.text("subtitle")
        self.type: int = record.place("type", TYPE_NAMES)
        self.colour: int = record.place("colour", COLOUR_NAMES)
        if self.type == BATTLEFIELD:
            # The rules make it gray whatever its collector line says (arh.part1.battlefields.05).
            self.colour = GRAY
        self.affiliation: int = record.place("affiliation", AFFILIATION_NAMES)
        self.rarity: str = record.one_of("rarity", RARITY_NAMES)
        self.unique: bool = record.flag("unique")
        self.cost: int = record.cost()
        self.health: int = record.number("health")
        self.points: tuple[int, ...] = record.numbers("points")
        self.subtypes: tuple[str, ...] = record.words("subtypes")
        self.sides: tuple[Side, ...] = record.sides()
        self.deck_limit: int = record.number("deck_limit")
        self.reprint_of: str = record.text("reprint_of")
        self.reworded: bool = record.flag("reworded")
        self.parallel: str = record.text("parallel_die")
        self.flip: bool = record.flag("flip")
        self.errata: bool = record.flag("errata")

    def __repr__(self) -> str:
        """Name the printing."""
        return f"Card({self.code} {self.title})"


def card_from(record: dict[str, object]) -> Card:
    """
    Read one record of the data files.

    Raises UnreadableFact, which names card, fact and reason.
    """
    return Card(_Record(record))


def facts_in(edition: Edition, card: Card) -> Card:
    """The same card, with what an edition knows nothing of taken from it."""
    if card.type == CHARACTER and not edition.character_subtypes:
        card.subtypes = ()
    return card


@cache
def parse_side(text: str) -> Side:
    """
    Read one die side; equal sides of different dice are one thing.

    Raises UnreadableSide, which names the side and the reason.
    """
    parts = _SIDE.fullmatch(text)
    if parts is None:
        raise UnreadableSide(text, "is not [+] value symbol [cost]")
    plus, value, letters, kind, cost = parts.groups()
    side = Side(
        _symbol(text, letters),
        int(value) if value.isdecimal() else 0,
        modifier=plus == "+",
        is_x=value == "X",
        cost=int(cost or "0"),
        cost_kind=COST_INDIRECT if kind else COST_RESOURCES,
    )
    if side.symbol == NONE and not side.modifier:
        raise UnreadableSide(text, "has no symbol, which only a modifier may do without")
    if not value and side.symbol not in (BLANK, SPECIAL):
        raise UnreadableSide(text, "has no value")
    if write_side(side) != text:
        raise UnreadableSide(text, f'has too much in it: "{write_side(side)}" would be understood')
    return side


def write_side(side: Side) -> str:
    """Write a side the way `parse_side` reads it."""
    letters = _SYMBOL_CODES[side.symbol]
    if side.symbol == BLANK:
        return letters
    cost = ""
    if side.cost:
        cost = f"i{side.cost}" if side.cost_kind == COST_INDIRECT else str(side.cost)
    if side.symbol == SPECIAL:
        return letters + cost
    plus = "+" if side.modifier else ""
    value = "X" if side.is_x else str(side.value)
    return plus + value + letters + cost


def _symbol(text: str, letters: str) -> int:
    """Find the number of a symbol by the letters that stand for it."""
    if not letters:
        raise UnreadableSide(text, "has no symbol")
    if letters not in _SYMBOL_CODES:
        raise UnreadableSide(text, f'has a symbol "{letters}" that no die has')
    return _SYMBOL_CODES.index(letters)


class _Record:
    """A record read one fact at a time; most facts, if missing, read as their empty value."""

    def __init__(self, facts: dict[str, object]) -> None:
        """Look up the code first: every complaint names it."""
        self.facts: dict[str, object] = facts
        self.code: str = "(no code)"
        self.code = self.named("code")

    def text(self, field: str) -> str:
        """Read a text, empty where there is none."""
        found = self.facts.get(field)
        if found is None:
            return ""
        if isinstance(found, str):
            return found
        raise self.unreadable(field, "a text")

    def named(self, field: str) -> str:
        """Read a text that every card has."""
        found = self.text(field)
        if found:
            return found
        raise UnreadableFact(self.code, field, "missing")

    def number(self, field: str) -> int:
        """Read a whole number, 0 where there is none."""
        found = self.facts.get(field)
        if found is None:
            return 0
        if isinstance(found, int) and not isinstance(found, bool):
            return found
        raise self.unreadable(field, "a whole number")

    def flag(self, field: str) -> bool:
        """Read a yes or no, no where nothing is said."""
        found = self.facts.get(field)
        if found is None:
            return False
        if isinstance(found, bool):
            return found
        raise self.unreadable(field, "true or false")

    def place(self, field: str, names: tuple[str, ...]) -> int:
        """Read one of the given names, as its place among them."""
        found = self.text(field)
        if found in names:
            return names.index(found)
        raise self.unreadable(field, "one of " + ", ".join(names))

    def one_of(self, field: str, known: dict[str, RarityName]) -> str:
        """Read one of the known letters."""
        found = self.text(field)
        if found in known:
            return found
        raise self.unreadable(field, "one of " + ", ".join(known))

    def items(self, field: str) -> list[object]:
        """Read a list, empty where there is none."""
        found = self.facts.get(field)
        if found is None:
            return []
        if isinstance(found, list):
            return found
        raise self.unreadable(field, "a list")

    def words(self, field: str) -> tuple[str, ...]:
        """Read a list of texts."""
        found: list[str] = []
        for item in self.items(field):
            if not isinstance(item, str):
                raise self.unreadable(field, "a list of texts")
            found.append(item)
        return tuple(found)

    def numbers(self, field: str) -> tuple[int, ...]:
        """Read a list of whole numbers."""
        found: list[int] = []
        for item in self.items(field):
            if not isinstance(item, int) or isinstance(item, bool):
                raise self.unreadable(field, "a list of whole numbers")
            found.append(item)
        return tuple(found)

    def cost(self) -> int:
        """Read the cost, which may be absent or an X."""
        found = self.facts.get("cost")
        if found is None:
            return NO_COST
        if found == "X":
            return X_COST
        return self.number("cost")

    def sides(self) -> tuple[Side, ...]:
        """Read the six sides of the card's die; a card without a die has none."""
        found: list[Side] = []
        for text in self.words("sides"):
            try:
                found.append(parse_side(text))
            except UnreadableSide as problem:
                reason = f"side {len(found) + 1}, {problem}"
                raise UnreadableFact(self.code, "sides", reason) from problem
        if found and len(found) != SIDES_OF_A_DIE:
            reason = f"a die has {SIDES_OF_A_DIE} sides, not {len(found)}"
            raise UnreadableFact(self.code, "sides", reason)
        return tuple(found)

    def unreadable(self, field: str, wanted: str) -> UnreadableFact:
        """Say what stands where something else was wanted."""
        return UnreadableFact(self.code, field, f"{self.facts.get(field)!r} is not {wanted}")

"""
The printed facts of Imperial Assault: deployment cards, command cards and dice.

What belongs here: what is printed on a card apart from its abilities in words, and the reading
of one record of the data files. What does not: files (`titles.imperial.catalogue.files` reads
them), what a card does, and any printed text.

Names, titles, traits and affiliations are plain strings as the data files spell them; a die is
the number of its colour.
"""

from dataclasses import dataclass
from typing import Final

GROUP: Final = "group"
UPGRADE: Final = "upgrade"
COMPANION: Final = "companion"
FORM: Final = "form"
KINDS: Final = (GROUP, UPGRADE, COMPANION, FORM)
"""What lies among deployment cards; companions and forms come with a group that names them."""

IMPERIAL: Final = "imperial"
REBEL: Final = "rebel"
MERCENARY: Final = "mercenary"
NEUTRAL: Final = "neutral"
AFFILIATIONS: Final = (REBEL, IMPERIAL, MERCENARY)
"""Those a figure can belong to; a neutral card shows a symbol of its own and belongs to none."""

CAMPAIGN: Final = "campaign"
SKIRMISH: Final = "skirmish"
MODES: Final = (CAMPAIGN, SKIRMISH)

MELEE: Final = "melee"
RANGED: Final = "ranged"

TRAITS: Final = (
    "Brawler",
    "Creature",
    "Droid",
    "Force User",
    "Guardian",
    "Heavy Weapon",
    "Hunter",
    "Leader",
    "Smuggler",
    "Spy",
    "Trooper",
    "Vehicle",
    "Wookiee",
)

MOBILE: Final = "mobile"
MASSIVE: Final = "massive"
REACH: Final = "reach"
ATTACHMENT: Final = "attachment"
KEYWORDS: Final = (MOBILE, MASSIVE, REACH, ATTACHMENT)

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5
ANY_DIE: Final = 6
"""A die printed as a question mark: an ability says which it is."""
COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white", "any")
ATTACK_DICE: Final = (RED, BLUE, GREEN, YELLOW)
DEFENCE_DICE: Final = (BLACK, WHITE)

SYMBOLS: Final = ("accuracy", "damage", "surge", "block", "evade", "dodge")
"""What faces show, in the order of a face's numbers."""
CONDITIONS: Final = ("focus", "hide", "stun", "weaken", "bleed")
"""The condition that somebody gains, by the verb the cards use."""
EFFECTS: Final = (
    *SYMBOLS,
    *CONDITIONS,
    "pierce",
    "blast",
    "cleave",
    "recover",
    "health",
    "damage_token",
    "any_token",
)
"""The words of always-on boxes and of surges."""

BY_SIDE: Final = "none"
ANY_FIGURE: Final = "any"
TRAIT: Final = "trait"
NAME: Final = "name"
SIZE: Final = "size"
KEYWORD: Final = "keyword"
UNIQUE: Final = "unique"
NOT_UNIQUE: Final = "not_unique"
RESTRICTIONS: Final = (BY_SIDE, ANY_FIGURE, TRAIT, NAME, SIZE, KEYWORD, UNIQUE, NOT_UNIQUE)
SMALL: Final = "small"
LARGE: Final = "large"

SEEN: Final = "seen"
TWO: Final = "two"
ONE: Final = "one"
WITNESSES: Final = (SEEN, TWO, ONE)
"""Read on the printed card; the same in two collections; in one only."""

PRINT: Final = "print"
"""The version of a fact that stands on the card, without errata."""

MORE_DECK_POINTS: Final = "deck_points"
ALLIES: Final = "allies"
ONLY_UNIQUE: Final = "only_unique"
ARMY_RULES: Final = (MORE_DECK_POINTS, ALLIES, ONLY_UNIQUE)

FACES_OF_A_DIE: Final = 6


class UnreadableFact(ValueError):
    """A record that does not describe what it should."""

    def __init__(self, code: str, field: str, reason: str) -> None:
        """Say which card, which of its facts, and what is wrong with it."""
        super().__init__(f"card {code}: {field}: {reason}")
        self.code = code
        self.field = field
        self.reason = reason


@dataclass(frozen=True)
class Effect:
    """A word of a box or a surge with its number, which is 1 for conditions."""

    word: str
    amount: int


@dataclass(frozen=True)
class Surge:
    """What the attacker may buy for so many surges; all effects together."""

    cost: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Restriction:
    """
    Whom a command card is played on, or what an attachment is put on.

    `none` is no restriction box at all: the side plays the card and no figure is named; `any`
    is any figure. Of `values` one is enough; `affiliation` and `title` are asked as well, where
    they are not empty.
    """

    kind: str
    affiliation: str = ""
    values: tuple[str, ...] = ()
    title: str = ""


@dataclass(frozen=True)
class Deployment:
    """
    A deployment card, a companion card or a form card.

    `title` is the name's second line. `size` is the short side and the long one, in spaces.
    Numbers that a card does not have are 0: `reinforce` where a group has one figure, `cost` of
    companions and forms, everything of figures on upgrades. `group` is how many figures it has.
    `box` are always-on symbols and keywords with a number, `keywords` those without one.
    `other_codes` are what collections call the same card.
    """

    code: str
    kind: str
    name: str
    title: str
    affiliation: str
    traits: tuple[str, ...]
    elite: bool
    unique: bool
    modes: tuple[str, ...]
    cost: int
    reinforce: int
    group: int
    health: int
    speed: int
    size: tuple[int, int]
    attack: str
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    box: tuple[Effect, ...]
    keywords: tuple[str, ...]
    habitats: tuple[str, ...]
    surges: tuple[Surge, ...]
    restriction: Restriction
    set_code: str
    also_in: tuple[str, ...]
    other_codes: tuple[str, ...]
    version: str
    witness: str

    @property
    def is_attachment(self) -> bool:
        """Whether it is put on the card of a group."""
        return ATTACHMENT in self.keywords

    @property
    def is_large(self) -> bool:
        """Whether its figures cover more than one space."""
        return self.size[1] > 1

    @property
    def figure_cost(self) -> int:
        """What one figure of it is worth: the cost of a single one, else that to reinforce."""
        return self.reinforce if self.group > 1 else self.cost


@dataclass(frozen=True)
class Command:
    """A command card; `limit` is how many copies a deck may hold."""

    code: str
    name: str
    cost: int
    limit: int
    restriction: Restriction
    set_code: str
    also_in: tuple[str, ...]
    version: str
    witness: str


@dataclass(frozen=True)
class Face:
    """One face of a die."""

    accuracy: int = 0
    damage: int = 0
    surge: int = 0
    block: int = 0
    evade: int = 0
    dodge: int = 0


@dataclass(frozen=True)
class Die:
    """The six faces of a colour, in the order of the data file."""

    colour: int
    faces: tuple[Face, ...]


@dataclass(frozen=True)
class ArmyRule:
    """
    What a card says about the army it is in.

    `deck_points`: the command deck may cost so much more. `allies`: so many groups of another
    affiliation, of that one or with that trait where one is named. `only_unique`: every card of
    the army is unique.
    """

    code: str
    kind: str
    most: int = 0
    affiliation: str = ""
    trait: str = ""


def fits(restriction: Restriction, card: Deployment) -> bool:
    """Whether a card, as printed, is one that a restriction asks for."""
    if card.kind not in (GROUP, COMPANION):
        return False
    if restriction.affiliation and restriction.affiliation != card.affiliation:
        return False
    if restriction.title and restriction.title != card.title:
        return False
    kind = restriction.kind
    if kind == TRAIT:
        return any(value in card.traits for value in restriction.values)
    if kind == NAME:
        return card.name in restriction.values
    if kind == SIZE:
        return (LARGE if card.is_large else SMALL) in restriction.values
    if kind == KEYWORD:
        return any(value in card.keywords for value in restriction.values)
    if kind == UNIQUE or kind == NOT_UNIQUE:
        return card.unique == (kind == UNIQUE)
    return True


def deployment_from(record: dict[str, object]) -> Deployment:
    """
    Read one record of `deployments.json`.

    Raises UnreadableFact, which names card, fact and reason.
    """
    return _Record(record).deployment()


def command_from(record: dict[str, object]) -> Command:
    """
    Read one record of `commands.json`.

    Raises UnreadableFact, which names card, fact and reason.
    """
    return _Record(record).command()


def die_from(record: dict[str, object]) -> Die:
    """
    Read one record of `dice.json`; a face is its numbers in the order of SYMBOLS.

    Raises UnreadableFact, which names die, fact and reason.
    """
    return _Record(record).die()


def army_rule_from(record: dict[str, object]) -> ArmyRule:
    """
    Read one record of `army-rules.json`.

    Raises UnreadableFact, which names card, fact and reason.
    """
    return _Record(record).army_rule()


class _Record:
    """A record read one fact at a time; what is missing reads as its empty value."""

    def __init__(self, facts: dict[str, object]) -> None:
        """Look up the code first: every complaint names it."""
        self.facts: dict[str, object] = facts
        self.code: str = "(no code)"
        self.code = self.named("code")

    def deployment(self) -> Deployment:
        """The whole card."""
        return Deployment(
            self.code,
            self.one_of("kind", KINDS),
            self.named("name"),
            self.text("title"),
            self.one_of("affiliation", ("", NEUTRAL, *AFFILIATIONS)),
            self.words("traits", TRAITS),
            self.flag("elite"),
            self.flag("unique"),
            self.words("modes", MODES),
            self.number("cost"),
            self.number("reinforce"),
            self.number("group"),
            self.number("health"),
            self.number("speed"),
            self.size(),
            self.one_of("attack", ("", MELEE, RANGED)),
            self.dice("attack_dice", (*ATTACK_DICE, ANY_DIE)),
            self.dice("defence_dice", DEFENCE_DICE),
            self.effects("box", self.facts.get("box")),
            self.words("keywords", KEYWORDS),
            self.words("habitats"),
            self.surges(),
            self.restriction(ANY_FIGURE),
            self.named("set"),
            self.words("also_in"),
            self.words("other_codes"),
            self.named("version"),
            self.one_of("witness", WITNESSES),
        )

    def command(self) -> Command:
        """The whole card."""
        return Command(
            self.code,
            self.named("name"),
            self.number("cost"),
            self.number("limit"),
            self.restriction(""),
            self.named("set"),
            self.words("also_in"),
            self.named("version"),
            self.one_of("witness", WITNESSES),
        )

    def die(self) -> Die:
        """The whole die."""
        if self.code not in COLOURS[:ANY_DIE]:
            raise UnreadableFact(self.code, "code", "no colour of a die")
        found = self.items("faces", self.facts.get("faces"))
        if len(found) != FACES_OF_A_DIE:
            raise self.unreadable("faces", f"{FACES_OF_A_DIE} faces")
        faces = [self.numbers("faces", face, len(SYMBOLS)) for face in found]
        return Die(
            COLOURS.index(self.code),
            tuple(Face(one[0], one[1], one[2], one[3], one[4], one[5]) for one in faces),
        )

    def army_rule(self) -> ArmyRule:
        """The whole rule."""
        return ArmyRule(
            self.code,
            self.one_of("kind", ARMY_RULES),
            self.number("most"),
            self.one_of("affiliation", ("", *AFFILIATIONS)),
            self.one_of("trait", ("", *TRAITS)),
        )

    def text(self, field: str) -> str:
        """A text, empty where there is none."""
        found = self.facts.get(field)
        if found is None:
            return ""
        if isinstance(found, str):
            return found
        raise self.unreadable(field, "a text")

    def named(self, field: str) -> str:
        """A text that is never missing."""
        found = self.text(field)
        if found:
            return found
        raise UnreadableFact(self.code, field, "missing")

    def one_of(self, field: str, known: tuple[str, ...]) -> str:
        """One of the known texts."""
        found = self.text(field)
        if found in known:
            return found
        raise self.unreadable(field, "one of " + ", ".join(known))

    def number(self, field: str) -> int:
        """A whole number, 0 where there is none."""
        found = self.facts.get(field)
        if found is None:
            return 0
        if isinstance(found, int) and not isinstance(found, bool):
            return found
        raise self.unreadable(field, "a whole number")

    def flag(self, field: str) -> bool:
        """A yes or no, no where nothing is said."""
        found = self.facts.get(field)
        if found is None:
            return False
        if isinstance(found, bool):
            return found
        raise self.unreadable(field, "true or false")

    def items(self, field: str, found: object) -> list[object]:
        """A list, empty where there is none."""
        if found is None:
            return []
        if isinstance(found, list):
            return found
        raise self.unreadable(field, "a list")

    def words(self, field: str, known: tuple[str, ...] = ()) -> tuple[str, ...]:
        """A list of texts, of known ones if any are named."""
        found: list[str] = []
        for item in self.items(field, self.facts.get(field)):
            if not isinstance(item, str) or (known and item not in known):
                raise self.unreadable(field, "a list of " + (", ".join(known) or "texts"))
            found.append(item)
        return tuple(found)

    def numbers(self, field: str, given: object, length: int) -> list[int]:
        """A list of so many whole numbers."""
        found: list[int] = []
        for item in self.items(field, given):
            if not isinstance(item, int) or isinstance(item, bool):
                raise self.unreadable(field, "whole numbers")
            found.append(item)
        if len(found) != length:
            raise self.unreadable(field, f"{length} whole numbers")
        return found

    def size(self) -> tuple[int, int]:
        """The two sides of a base, the short one first; nothing for what has no figure."""
        if self.facts.get("size") is None:
            return 0, 0
        short, long = self.numbers("size", self.facts["size"], 2)
        if not 1 <= short <= long:
            raise self.unreadable("size", "the short side and the long one")
        return short, long

    def dice(self, field: str, known: tuple[int, ...]) -> tuple[int, ...]:
        """Colours as their numbers."""
        names = tuple(COLOURS[colour] for colour in known)
        return tuple(COLOURS.index(name) for name in self.words(field, names))

    def effects(self, field: str, given: object) -> tuple[Effect, ...]:
        """Effects, each a word and its number."""
        found: list[Effect] = []
        for item in self.items(field, given):
            pair = self.items(field, item)
            if len(pair) != 2:
                raise self.unreadable(field, "pairs of a word and a number")
            word, amount = pair
            if not isinstance(word, str) or word not in EFFECTS:
                raise self.unreadable(field, "words among " + ", ".join(EFFECTS))
            found.append(Effect(word, self.numbers(field, [amount], 1)[0]))
        return tuple(found)

    def surges(self) -> tuple[Surge, ...]:
        """Surges, each its cost and its effects."""
        found: list[Surge] = []
        for item in self.items("surges", self.facts.get("surges")):
            pair = self.items("surges", item)
            if len(pair) != 2:
                raise self.unreadable("surges", "pairs of a cost and effects")
            cost = self.numbers("surges", [pair[0]], 1)[0]
            found.append(Surge(cost, self.effects("surges", pair[1])))
        return tuple(found)

    def restriction(self, usual: str) -> Restriction:
        """A restriction; a deployment card without one fits any group."""
        found = self.facts.get("restriction")
        if found is None and usual:
            return Restriction(usual)
        if not isinstance(found, dict):
            raise self.unreadable("restriction", "a record")
        inner = _Record({**found, "code": self.code})
        return Restriction(
            inner.one_of("kind", RESTRICTIONS),
            inner.one_of("affiliation", ("", *AFFILIATIONS)),
            inner.words("values"),
            inner.text("title"),
        )

    def unreadable(self, field: str, wanted: str) -> UnreadableFact:
        """Say what stands where something else was wanted."""
        return UnreadableFact(self.code, field, f"{self.facts.get(field)!r} is not {wanted}")

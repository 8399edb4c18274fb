"""
The printed facts of the Customizable Card Game.

What belongs here: what is printed on a card apart from its text, the names that rules ask for,
and the reading of one record of the data files. What does not: files
(`titles.swccg.catalogue.files` reads them), what a card does, and any printed text.

Types, subtypes, icons, characteristics and species are written in lower case; titles and systems
as they are printed, without dots and diamonds.
"""

from dataclasses import dataclass, field
from typing import Final, Optional

DARK: Final = "dark"
LIGHT: Final = "light"
SIDES: Final = (DARK, LIGHT)

CHARACTER: Final = "character"
CREATURE: Final = "creature"
DEVICE: Final = "device"
EFFECT: Final = "effect"
INTERRUPT: Final = "interrupt"
LOCATION: Final = "location"
OBJECTIVE: Final = "objective"
STARSHIP: Final = "starship"
VEHICLE: Final = "vehicle"
WEAPON: Final = "weapon"
ADMIRALS_ORDER: Final = "admiral's order"
DEFENSIVE_SHIELD: Final = "defensive shield"
EPIC_EVENT: Final = "epic event"
GAME_AID: Final = "game aid"
JEDI_TEST: Final = "jedi test"
PODRACER: Final = "podracer"
TYPES: Final = (
    CHARACTER,
    CREATURE,
    DEVICE,
    EFFECT,
    INTERRUPT,
    LOCATION,
    OBJECTIVE,
    STARSHIP,
    VEHICLE,
    WEAPON,
    ADMIRALS_ORDER,
    DEFENSIVE_SHIELD,
    EPIC_EVENT,
    GAME_AID,
    JEDI_TEST,
    PODRACER,
)

ALIEN: Final = "alien"
DROID: Final = "droid"
IMPERIAL: Final = "imperial"
REBEL: Final = "rebel"
CHARACTER_TYPES: Final = frozenset(
    {
        ALIEN,
        DROID,
        IMPERIAL,
        REBEL,
        "dark jedi master",
        "first order",
        "jedi master",
        "republic",
        "resistance",
        "sith",
    }
)
"""The types of characters, which facts list among the subtypes."""

USED: Final = "used"
LOST: Final = "lost"
STARTING: Final = "starting"

IMMEDIATE: Final = "immediate"
MOBILE_EFFECT: Final = "mobile"
POLITICAL: Final = "political"
UTINNI: Final = "utinni"

SITE: Final = "site"
SYSTEM: Final = "system"
SECTOR: Final = "sector"

CAPITAL: Final = "capital"
SQUADRON: Final = "squadron"
STARFIGHTER: Final = "starfighter"

COMBAT: Final = "combat"
SHUTTLE: Final = "shuttle"
TRANSPORT: Final = "transport"

ARTILLERY: Final = "artillery"
AUTOMATED: Final = "automated"

EXTERIOR: Final = "exterior"
INTERIOR: Final = "interior"
BOTH: Final = "both"
SITE_KINDS: Final = ("", INTERIOR, EXTERIOR, BOTH)
"""What a site is; sites with both icons are inside and outside, other cards are neither."""

CAVE: Final = "cave"
CLONE_ARMY: Final = "clone army"
EPISODE_I: Final = "episode i"
EPISODE_VII: Final = "episode vii"
GRABBER: Final = "grabber"
INDEPENDENT: Final = "independent"
MAINTENANCE: Final = "maintenance"
MOBILE: Final = "mobile"
NAV_COMPUTER: Final = "nav computer"
PERMANENT_WEAPON: Final = "permanent weapon"
PERSONAL_FORCE: Final = "personal force"
PILOT: Final = "pilot"
PLANET: Final = "planet"
PRESENCE: Final = "presence"
SCOMP_LINK: Final = "scomp link"
SELECTIVE: Final = "selective creature"
SEPARATIST: Final = "separatist"
SPACE: Final = "space"
STARSHIP_SITE: Final = "starship"
TRADE_FEDERATION: Final = "trade federation"
UNDERGROUND: Final = "underground"
UNDERWATER: Final = "underwater"
VEHICLE_SITE: Final = "vehicle site"
WARRIOR: Final = "warrior"
ICONS: Final = (
    CAVE,
    CLONE_ARMY,
    DEFENSIVE_SHIELD,
    EPISODE_I,
    EPISODE_VII,
    EXTERIOR,
    "first order",
    GRABBER,
    INDEPENDENT,
    INTERIOR,
    MAINTENANCE,
    MOBILE,
    NAV_COMPUTER,
    "permanent pilot",
    PERMANENT_WEAPON,
    PERSONAL_FORCE,
    PILOT,
    PLANET,
    PRESENCE,
    "presence droid",
    "republic",
    "resistance",
    SCOMP_LINK,
    SELECTIVE,
    SEPARATIST,
    "sidious",
    "skywalker",
    SPACE,
    STARSHIP_SITE,
    TRADE_FEDERATION,
    UNDERGROUND,
    UNDERWATER,
    "vader",
    VEHICLE_SITE,
    WARRIOR,
)
"""Every icon a card can show, but for the sets' and the two of the Force."""

MALE: Final = "male"
FEMALE: Final = "female"
MALE_AND_FEMALE: Final = "male and female"
GENDERS: Final = ("", MALE, FEMALE, MALE_AND_FEMALE)

DESTINY: Final = "destiny"
NUMBERS: Final = (
    "deploy",
    "power",
    "ability",
    "forfeit",
    "armor",
    "maneuver",
    "hyperspeed",
    "landspeed",
    "ferocity",
    "politics",
    "parsec",
    "special_defense",
)
"""The numbers a card can have beside its destiny."""

DEFINED_BY_TEXT: Final = "*"
"""The value of a number that a card's text defines."""

_MOST_MARKS: Final = 3


class UnreadableFact(ValueError):
    """A record that does not describe what it should."""

    def __init__(self, code: str, fact: str, reason: str) -> None:
        """Say which card, which of its facts, and what is wrong with it."""
        super().__init__(f"card {code}: {fact}: {reason}")
        self.code = code
        self.fact = fact
        self.reason = reason


@dataclass(frozen=True)
class Printing:
    """
    One way a card was printed.

    `source_id` is its number in the community's data, `code` what that calls it, often the code
    of the card, and `note` what sets it apart: nothing, or words such as `AI` for an alternate
    image.
    """

    source_id: int
    code: str
    note: str


@dataclass(frozen=True)
class Printed:
    """
    The facts of one card, or of its second side.

    Numbers that a card does not have are None; what is no whole number stands in `unusual` by
    the name of its fact: `*` for what the text defines, else as a fraction or a formula.
    `dots` 0 is any number of copies. `destiny` has more than one value where the player chooses.
    `expansions` are icons of sets, in lower case. `system` is the system a location belongs to,
    or the starship or vehicle that a site is inside of; nothing for generic ones.
    `twin_of` is the card of the other side with the same text but for the words for the sides;
    `counterpart` is the one that the community sees beside it. `also_in` are other sets.
    A virtual card has the title of the card it is played with.
    """

    code: str
    source_id: int
    side: str
    set_code: str
    rarity: str
    title: str
    type: str
    virtual: bool = False
    dots: int = 0
    diamonds: int = 0
    subtypes: tuple[str, ...] = ()
    destiny: tuple[int, ...] = ()
    deploy: int | None = None
    power: int | None = None
    ability: int | None = None
    forfeit: int | None = None
    armor: int | None = None
    maneuver: int | None = None
    hyperspeed: int | None = None
    landspeed: int | None = None
    ferocity: int | None = None
    politics: int | None = None
    parsec: int | None = None
    special_defense: int | None = None
    special_defense_name: str = ""
    unusual: dict[str, str] = field(default_factory=dict)
    no_hyperdrive: bool = False
    icons: dict[str, int] = field(default_factory=dict)
    expansions: tuple[str, ...] = ()
    light_icons: int = 0
    dark_icons: int = 0
    characteristics: tuple[str, ...] = ()
    species: str = ""
    gender: str = ""
    system: str = ""
    site_kind: str = ""
    twin_of: str = ""
    counterpart: str = ""
    also_in: tuple[str, ...] = ()
    printings: tuple[Printing, ...] = ()
    back: Optional["Printed"] = None

    @property
    def unique(self) -> bool:
        """Whether it has exactly one dot."""
        return self.dots == 1

    @property
    def generic(self) -> bool:
        """Whether it has diamonds instead of dots."""
        return self.diamonds > 0

    def is_a(self, type_: str, subtype: str = "") -> bool:
        """Whether it is of a type and, where one is named, of a subtype."""
        return self.type == type_ and (not subtype or subtype in self.subtypes)

    def has_icon(self, icon: str) -> bool:
        """Whether an icon stands on it at least once."""
        return self.icons.get(icon, 0) > 0

    def force_icons(self, side: str) -> int:
        """How many Force icons of a side it shows."""
        return self.dark_icons if side == DARK else self.light_icons


def printed_from(record: dict[str, object]) -> Printed:
    """
    Read one record of a set's data file.

    Raises UnreadableFact, which names card, fact and reason.
    """
    return _Record(record).printed()


class _Record:
    """A record read one fact at a time; what is missing reads as its empty value."""

    def __init__(self, facts: dict[str, object]) -> None:
        """Look up the code first: every complaint names it."""
        self.facts: dict[str, object] = facts
        self.code: str = "(no code)"
        self.code = self.named("code")

    def printed(self) -> Printed:
        """The whole card."""
        numbers = self.numbers()
        return Printed(
            code=self.code,
            source_id=self.count("source_id"),
            side=self.one_of("side", SIDES),
            set_code=self.named("set"),
            rarity=self.text("rarity"),
            title=self.named("title"),
            type=self.one_of("type", TYPES),
            virtual=self.flag("virtual"),
            dots=self.marks("dots"),
            diamonds=self.marks("diamonds"),
            subtypes=self.words("subtypes"),
            destiny=self.destiny(),
            deploy=numbers.get("deploy"),
            power=numbers.get("power"),
            ability=numbers.get("ability"),
            forfeit=numbers.get("forfeit"),
            armor=numbers.get("armor"),
            maneuver=numbers.get("maneuver"),
            hyperspeed=numbers.get("hyperspeed"),
            landspeed=numbers.get("landspeed"),
            ferocity=numbers.get("ferocity"),
            politics=numbers.get("politics"),
            parsec=numbers.get("parsec"),
            special_defense=numbers.get("special_defense"),
            special_defense_name=self.text("special_defense_name"),
            unusual=self.unusual(numbers),
            no_hyperdrive=self.flag("no_hyperdrive"),
            icons=self.icons(),
            expansions=self.words("expansions"),
            light_icons=self.count("light_icons"),
            dark_icons=self.count("dark_icons"),
            characteristics=self.words("characteristics"),
            species=self.text("species"),
            gender=self.one_of("gender", GENDERS),
            system=self.text("system"),
            site_kind=self.one_of("site_kind", SITE_KINDS),
            twin_of=self.text("twin_of"),
            counterpart=self.text("counterpart"),
            also_in=self.words("also_in"),
            printings=self.printings(),
            back=self.back(),
        )

    def text(self, fact: str) -> str:
        """A text, empty where there is none."""
        found = self.facts.get(fact)
        if found is None:
            return ""
        if isinstance(found, str):
            return found
        raise self.unreadable(fact, "a text")

    def named(self, fact: str) -> str:
        """A text that is never missing."""
        found = self.text(fact)
        if found:
            return found
        raise UnreadableFact(self.code, fact, "missing")

    def one_of(self, fact: str, known: tuple[str, ...]) -> str:
        """One of the known texts."""
        found = self.text(fact)
        if found in known:
            return found
        raise self.unreadable(fact, "one of " + ", ".join(known))

    def flag(self, fact: str) -> bool:
        """A yes or no, no where nothing is said."""
        found = self.facts.get(fact)
        if found is None:
            return False
        if isinstance(found, bool):
            return found
        raise self.unreadable(fact, "true or false")

    def count(self, fact: str) -> int:
        """A whole number from 0 on, 0 where nothing is said."""
        found = self.whole(fact)
        if found is None:
            return 0
        if found < 0:
            raise self.unreadable(fact, "0 or more")
        return found

    def marks(self, fact: str) -> int:
        """How many dots or diamonds stand before the title."""
        found = self.count(fact)
        if found > _MOST_MARKS:
            raise self.unreadable(fact, f"at most {_MOST_MARKS}")
        return found

    def whole(self, fact: str) -> int | None:
        """A whole number, or None where there is none."""
        found = self.facts.get(fact)
        if found is None:
            return None
        if isinstance(found, int) and not isinstance(found, bool):
            return found
        raise self.unreadable(fact, "a whole number")

    def numbers(self) -> dict[str, int]:
        """The numbers that are there and whole."""
        found: dict[str, int] = {}
        for fact in NUMBERS:
            number = self.whole(fact)
            if number is not None:
                found[fact] = number
        return found

    def unusual(self, numbers: dict[str, int]) -> dict[str, str]:
        """What is no whole number, by fact; a fact has one value or the other."""
        found: dict[str, str] = {}
        for fact, value in self.inner("unusual").items():
            if fact not in NUMBERS and fact != DESTINY:
                raise self.unreadable("unusual", "facts among " + ", ".join((DESTINY, *NUMBERS)))
            if not isinstance(value, str) or not value:
                raise self.unreadable("unusual", "values in words")
            if fact in numbers or (fact == DESTINY and self.facts.get(DESTINY)):
                raise self.unreadable("unusual", f"a fact once: {fact} is a number as well")
            found[fact] = value
        return found

    def destiny(self) -> tuple[int, ...]:
        """The destiny values; none where the only one is unusual."""
        found: list[int] = []
        for item in self.items(DESTINY):
            if not isinstance(item, int) or isinstance(item, bool):
                raise self.unreadable(DESTINY, "whole numbers")
            found.append(item)
        return tuple(found)

    def icons(self) -> dict[str, int]:
        """Icons with how often each stands on the card."""
        found: dict[str, int] = {}
        for name, number in self.inner("icons").items():
            if name not in ICONS:
                raise self.unreadable("icons", "names among " + ", ".join(ICONS))
            if not isinstance(number, int) or isinstance(number, bool) or number < 1:
                raise self.unreadable("icons", "counts from 1 on")
            found[name] = number
        return found

    def items(self, fact: str) -> list[object]:
        """A list, empty where there is none."""
        found = self.facts.get(fact)
        if found is None:
            return []
        if isinstance(found, list):
            return found
        raise self.unreadable(fact, "a list")

    def words(self, fact: str) -> tuple[str, ...]:
        """A list of texts."""
        found: list[str] = []
        for item in self.items(fact):
            if not isinstance(item, str) or not item:
                raise self.unreadable(fact, "a list of texts")
            found.append(item)
        return tuple(found)

    def inner(self, fact: str) -> dict[str, object]:
        """A record inside this one, empty where there is none."""
        found = self.facts.get(fact)
        if found is None:
            return {}
        if isinstance(found, dict):
            return found
        raise self.unreadable(fact, "a record")

    def printings(self) -> tuple[Printing, ...]:
        """Every way it was printed; where nothing is said, once."""
        given = self.items("printings")
        if not given:
            return (Printing(self.count("source_id"), self.code, ""),)
        found: list[Printing] = []
        for item in given:
            if not isinstance(item, dict):
                raise self.unreadable("printings", "a list of records")
            one = _Record({"code": self.code, **item})
            found.append(Printing(one.count("source_id"), one.code, one.text("note")))
        return tuple(found)

    def back(self) -> Printed | None:
        """The facts of the second side; what it does not say for itself is as on the first."""
        given = self.inner("back")
        if not given:
            return None
        shared = ("code", "source_id", "side", "set", "rarity", "virtual")
        return _Record({**{one: self.facts.get(one) for one in shared}, **given}).printed()

    def unreadable(self, fact: str, wanted: str) -> UnreadableFact:
        """Say what stands where something else was wanted."""
        return UnreadableFact(self.code, fact, f"{self.facts.get(fact)!r} is not {wanted}")

"""
From one entry of the Customizable Card Game's reference data to the facts we keep.

What belongs here: names, marks, numbers, icons, types and places of one side of one card.
What does not: how cards belong together (`swccg_links`), files (`import_swccg_facts`), and
texts: nothing of the source's game text or lore is taken.
"""

import re
from typing import Any, Final, TypeAlias

from dejarik.games.swccg.model.facts import (
    BOTH,
    CHARACTER,
    DEFINED_BY_TEXT,
    EXTERIOR,
    FEMALE,
    ICONS,
    INTERIOR,
    JEDI_TEST,
    LOCATION,
    MALE,
    SITE,
    SYSTEM,
    UnreadableFact,
)

Entry: TypeAlias = dict[str, Any]
Record: TypeAlias = dict[str, object]

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
)

EXPANSIONS: Final = (
    "a new hope",
    "cloud city",
    "coruscant",
    "dagobah",
    "death star ii",
    "endor",
    "hoth",
    "jabba's palace",
    "premium",
    "reflections 2",
    "reflections 3",
    "special edition",
    "tatooine",
    "theed palace",
)
SAME_ICON: Final = {
    "reflections ii": "reflections 2",
    "reflections iii": "reflections 3",
    "selective": "selective creature",
    "anakin pilot": "pilot",
}
SAME_SUBTYPE: Final = {"combat vehicle": "combat"}
FRACTIONS: Final = {"½": "1/2", "4½": "9/2", "0.5": "1/2", "1.5": "3/2"}
LONG_FORMULA: Final = re.compile(r"\([^)]* [^)]*\)")
NO_HYPERDRIVE: Final = ("no hyperdrive", "no hyperspped")
BOTH_DROIDS: Final = ("astromech & protocol", "astromech & protocol droid")

RELATED: Final = {
    "Cloud City": "Bespin",
    "Jabba's Palace": "Tatooine",
    "Maz's Castle": "Takodana",
    "Xizor's Palace": "Coruscant",
}
"""Places whose locations are those of a system: lines 3477, 3642 and 3698 of the rule document."""

SPECIES: Final = re.compile(
    r"abednedo|alderaanian|bith|chevin|chiss|chorin|clawdite|corellian|dathomirian|"
    r"devaronian|dowutin|duros|ewok|gamorrean|gand|gungan|harch|hutt|jawa|kowakian|kubaz|"
    r"lasat|lepi|mon calamari|muun|mythrol|nautolan|neimoidian|noghri|pacithhip|pau'an|"
    r"qiraash|rodian|skakoan|sullustan|togruta|tusken raider|twi'lek|ugnaught|weequay|"
    r"wookiee"
)

_MARKS: Final = re.compile(r"^((?:•|<>)*)")
_VIRTUAL: Final = re.compile(r" \(V\)$")
_ALTERNATE: Final = re.compile(r" \(((?:[\w -]* )?AI(?: \d)?|Readable)\)$")
_OF_A_SET: Final = re.compile(
    r" \((Coruscant|Premiere|Tatooine|Death Star II|Endor|Special Edition)\)(?= \(V\)|$)"
)
_COUNTED: Final = re.compile(r"(.+) x(\d)")
_DEFENSE: Final = re.compile(r"([^\d:]+):? (\d+)")
_SET_ICON: Final = re.compile(r"set \w+")


def notes(title: str) -> list[str]:
    """What sets a printing apart from others of its card, as its title says it."""
    alternate = _ALTERNATE.search(title)
    of_a_set = _OF_A_SET.search(_ALTERNATE.sub("", title))
    return [one[1] for one in (alternate, of_a_set) if one]


def bare(title: str) -> str:
    """A title with its marks and (V), without what sets printings apart."""
    return _OF_A_SET.sub("", _ALTERNATE.sub("", title))


def names(title: str) -> list[str]:
    """The titles of a card's sides, without marks."""
    whole = _VIRTUAL.sub("", bare(title)).replace("•", "").replace("<>", "")
    return [" ".join(one.split()) for one in whole.split(" / ")]


def is_virtual(title: str) -> bool:
    """Whether a title ends with the mark of virtual cards."""
    return bool(_VIRTUAL.search(bare(title)))


def side_record(code: str, title: str, given: Entry) -> Record:
    """The facts of one side, without what it does not have."""
    marks = _MARKS.match(str(given["title"]))
    start = marks[1] if marks else ""
    type_, subtypes = types(str(given["type"]), str(given.get("subType", "")))
    icons, expansions = icons_of(code, given.get("icons", []))
    extra = Extra(str(one) for one in given.get("extraText", []))
    found: Record = {
        "title": title,
        "type": type_,
        "dots": start.count("•"),
        "diamonds": start.count("<>"),
        "subtypes": subtypes,
        **numbers(given, extra),
        "no_hyperdrive": extra.no_hyperdrive,
        "icons": icons,
        "expansions": expansions,
        "light_icons": given.get("lightSideIcons"),
        "dark_icons": given.get("darkSideIcons"),
        **described(type_, [str(one) for one in given.get("characteristics", [])], extra),
        **placed(type_, subtypes, title, icons, start),
    }
    return {fact: value for fact, value in found.items() if value or worth_keeping(fact, value)}


def worth_keeping(fact: str, value: object) -> bool:
    """Whether a 0 is a fact: it is for numbers a card either has or has not."""
    return value == 0 and fact in (*NUMBERS, "special_defense") and value is not False


def types(type_: str, subtype: str) -> tuple[str, list[str]]:
    """The type and the subtypes, each a word or two in lower case."""
    type_, subtype = type_.lower(), subtype.lower()
    if type_.startswith(JEDI_TEST):
        return JEDI_TEST, [type_.partition("#")[2]]
    if not subtype:
        return type_, []
    if type_ == CHARACTER:
        return type_, subtype.split("/")
    if " or " in subtype:
        return type_, subtype.split(" or ")
    return type_, [SAME_SUBTYPE.get(one, one) for one in subtype.split(": ", 1)]


def icons_of(code: str, given: list[str]) -> tuple[dict[str, int], list[str]]:
    """Icons with their counts, and the icons of sets. Raises UnreadableFact."""
    icons: dict[str, int] = {}
    expansions: set[str] = set()
    for text in given:
        counted = _COUNTED.fullmatch(text)
        name = (counted[1] if counted else text).lower()
        name = SAME_ICON.get(name, name)
        if name in EXPANSIONS or _SET_ICON.fullmatch(name):
            expansions.add(name)
        elif name in ICONS:
            icons[name] = icons.get(name, 0) + int(counted[2] if counted else 1)
        else:
            raise UnreadableFact(code, "icons", f"{text!r} is not known")
    return dict(sorted(icons.items())), sorted(expansions)


class Extra:
    """What stands beside the numbers: kinds of droids, Force levels, defenses, no hyperdrive."""

    def __init__(self, given: Any) -> None:  # noqa: ANN401  # any texts
        """Sort each text to what it is."""
        self.kinds: list[str] = []
        self.no_hyperdrive = False
        self.defense: int | None = None
        self.defense_name = ""
        self.adds_to_power = ""
        for one in given:
            text = str(one).lower()
            if text in NO_HYPERDRIVE:
                self.no_hyperdrive = True
            elif text in BOTH_DROIDS:
                self.kinds += ["astromech droid", "protocol droid"]
            elif text == "+ x":
                self.adds_to_power = text
            elif defense := _DEFENSE.fullmatch(text):
                self.defense = int(defense[2])
                self.defense_name = defense[1].replace("ä", "a")
            else:
                self.kinds.append(text)


def numbers(given: Entry, extra: Extra) -> Record:
    """Destiny and the other numbers; what is not whole stands in `unusual`."""
    found: Record = {}
    unusual: dict[str, str] = {}
    destiny = str(given["destiny"])
    values = destiny.split(" or ")
    if all(one.isdigit() for one in values):
        found["destiny"] = sorted(int(one) for one in values)
    else:
        unusual["destiny"] = FRACTIONS.get(destiny, destiny)
    for fact in NUMBERS:
        value = given.get(fact)
        if value is None:
            continue
        text = str(value)
        if fact == "power" and extra.adds_to_power:
            text = f"{text} {extra.adds_to_power}"
        if text.isdigit():
            found[fact] = int(text)
        else:
            unusual[fact] = formula(text)
    if extra.defense is not None:
        found["special_defense"] = extra.defense
        found["special_defense_name"] = extra.defense_name
    return {**found, "unusual": unusual}


def formula(text: str) -> str:
    """A value that is no whole number, short; what takes a sentence is left to the text."""
    if LONG_FORMULA.search(text):
        return DEFINED_BY_TEXT
    text = FRACTIONS.get(text, text).replace("two destiny", "2 destiny")
    return re.sub(r"\s*([+-])\s*", r" \1 ", text)


def described(type_: str, given: list[str], extra: Extra) -> Record:
    """Characteristics in lower case, and what they say of species and gender."""
    plain = [one.lower().replace("(", "").replace(")", "") for one in given]
    kinds = [one for one in [*plain, *extra.kinds] if one != FEMALE]
    species = [one for one in kinds if SPECIES.fullmatch(one)]
    found: Record = {"characteristics": sorted(set(kinds))}
    if type_ == CHARACTER:
        found["species"] = species[0] if species else ""
        found["gender"] = FEMALE if FEMALE in plain else MALE
    return found


def placed(
    type_: str, subtypes: list[str], title: str, icons: dict[str, int], start: str
) -> Record:
    """The system of a location, and whether a site is interior, exterior or both."""
    if type_ != LOCATION:
        return {}
    name = title.partition(":")[0]
    owned = subtypes == [SYSTEM] or ":" in title
    found: Record = {"system": RELATED.get(name, name) if owned and "<>" not in start else ""}
    if SITE in subtypes:
        shown = [one for one in (INTERIOR, EXTERIOR) if one in icons]
        found["site_kind"] = BOTH if len(shown) > 1 else "".join(shown)
    return found

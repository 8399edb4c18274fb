"""
What each card of the Customizable Card Game waits for, by the names the register of rulings uses.

What belongs here: which facts and which words of a text speak of a subsystem. What does not: the
texts themselves, which are read here and never kept, and counting (`titles.swccg.catalogue.needs`).

A pattern finds words, not meanings: a card that only lists starships among its targets waits for
starships as well. That is what a plan needs: before that the card cannot be proven whole.
"""

import re
from typing import Final

from dejarik.games.swccg.model.facts import (
    CHARACTER,
    CREATURE,
    DEFENSIVE_SHIELD,
    EPIC_EVENT,
    INTERRUPT,
    JEDI_TEST,
    LOCATION,
    OBJECTIVE,
    PODRACER,
    STARSHIP,
    VEHICLE,
    WEAPON,
)
from scripts.swccg_records import Entry, Record

BY_TYPE: Final = {
    STARSHIP: ("starships", "capacity", "systems", "hyperspeed"),
    VEHICLE: ("vehicles", "capacity"),
    CREATURE: ("creatures",),
    OBJECTIVE: ("objectives", "double-sided cards", "starting cards"),
    EPIC_EVENT: ("epic events",),
    JEDI_TEST: ("Jedi tests", "Dagobah rules"),
    DEFENSIVE_SHIELD: ("defensive shields", "starting cards"),
    PODRACER: ("podracing",),
    "admiral's order": ("admiral's orders", "starships"),
}
BY_SUBTYPE: Final = {
    (LOCATION, "system"): ("systems",),
    (LOCATION, "sector"): ("sectors",),
    ("effect", "immediate"): ("immediate and mobile effects",),
    ("effect", "mobile"): ("immediate and mobile effects",),
    ("effect", "utinni"): ("Utinni effects",),
    ("effect", "political"): ("politics",),
    ("effect", "starting"): ("starting cards",),
    (INTERRUPT, "starting"): ("starting cards",),
    (STARSHIP, "squadron"): ("squadrons",),
    (WEAPON, "artillery"): ("artillery",),
    (WEAPON, "starship"): ("starships",),
    (WEAPON, "vehicle"): ("vehicles",),
    (WEAPON, "death star"): ("mobile systems", "epic events"),
    (WEAPON, "death star ii"): ("mobile systems", "epic events"),
    (VEHICLE, "creature"): ("creatures",),
}
BY_ICON: Final = {
    "clone army": ("era icons",),
    "episode i": ("era icons",),
    "episode vii": ("era icons",),
    "grabber": ("grabbers", "stacking"),
    "maintenance": ("maintenance",),
    "permanent weapon": ("permanent weapons",),
    "presence": ("presence icons",),
    "presence droid": ("presence icons",),
    "starship": ("starship sites",),
    "vehicle site": ("starship sites", "vehicles"),
}
BY_CHARACTERISTIC: Final = {
    "bomber": ("bombing",),
    "dejarik": ("dejariks",),
    "operative": ("operatives",),
    "spy": ("spies",),
}
BY_FACT: Final = {
    "back": ("double-sided cards",),
    "diamonds": ("diamond cards",),
    "politics": ("politics",),
    "virtual": ("virtual cards",),
}

_SHIPS: Final = (
    r"starships?|starfighters?|TIEs?\b|TIE/|[ABXY]-wings?|Star Destroyers?|corvettes?|shuttles?"
)
_RIDES: Final = (
    r"vehicles?|AT-[AS]Ts?|snowspeeders?|speeders?|sandcrawlers?|banthas?|tauntauns?|skiffs?|T-47s?"
    r"|sail barge|lift tubes?|cloud cars?|swoops?"
)
PATTERNS: Final = {
    "AT-ATs": r"AT-ATs?\b",
    "Death Star II": r"Death Star II\b|Reactor Core",
    "Jedi tests": r"Jedi Tests?",
    "Scomp links": r"Scomp link",
    "Utinni effects": r"Utinni Effects?",
    "admiral's orders": r"Admiral's Orders?",
    "artillery": r"artillery",
    "attacks": r"\battack(?:s|ed|ing)?\b|parasites?",
    "blown away": r"'?blown away",
    "bluff cards": r"bluff",
    "bombing": r"Bombing Run|\bbomb(?:s|ers?|ing)\b|Proton Bombs",
    "capacity": r"\bpassengers?\b|\bpilots? (?:or|and|capacity)|\baboard\b|\bpiloting\b|\bhe pilots"
    r"|\bpilots\b|\bdriver",
    "capture": r"captur|captive|escort|imprison|\bprisons?\b|frozen|freez|\breleased?\b|carbon",
    "collapsed sites": r"collapse",
    "combined fire": r"\bcombined\b",
    "combo cards": r"\bcombo\b",
    "creatures": r"\bcreatures?\b|ferocity|parasites?|habitat",
    "crossing over": r"\bcross(?:es|ed)?\b (?:\w+ )?(?:over|to (?:the )?(?:dark|light))",
    "defensive shields": r"Defensive Shields?",
    "dejariks": r"dejarik|hologameboard",
    "duels": r"\bduels?\b|\bdueling\b",
    "epic events": r"Epic (?:Event|Duel)s?|Death Star:? ?Plans|Commence Primary Ignition",
    "exchange": r"\bexchange",
    "excluded from battle": r"exclud",
    "game text canceled": r"game text (?:is |are )?cancel|cancels? (?:the )?game text",
    "generic sites": r"\(<>\)|<>|generic site|spaceport",
    "grabbers": r"\bgrabbed\b|\bgrabber",
    "holograms": r"hologram",
    "hyperspeed": r"hyperspeed|hyperdrive|hyperspace",
    "immediate and mobile effects": r"Immediate Effects?|Mobile Effects?",
    "insert cards": r"\binsert",
    "landing": r"\bland(?:s|ed|ing)?\b(?! (?:site|platform|pad))|take off|takes off",
    "lightsaber combat": r"lightsaber combat",
    "long-range weapons": r"\btargets? (?:\w+ ){0,4}at (?:an )?adjacent",
    "maintenance": r"\bmaintain\b|maintenance cost",
    "matching pairs": r"\bmatching\b",
    "missing": r"\bmissing\b",
    "mobile systems": r"\borbit|Death Star system|move the Death Star|Death Star moves",
    "moving piles": r"circulat|(?:Used|Lost|Force) Pile (?:on|under) (?:your )?Reserve",
    "nighttime": r"nighttime|under .night",
    "objectives": r"\bobjectives?\b|\bflip(?:s|ped)?\b",
    "operatives": r"\boperatives?\b",
    "out of play": r"out of play",
    "permanent weapons": r"permanent weapons?",
    "podracing": r"\bpodrac|\brace (?:total|destiny)",
    "politics": r"\bpolitics\b|\bsenat|Galactic Senate|\bvotes?\b",
    "presence by text": r"(?:provides?|has|have) presence|presence (?:equal|of)",
    "random selection": r"\brandom",
    "repeating weapons": r"repeat(?:ing|edly)",
    "retargeting": r"retarget|re-target",
    "rotated and expanded sites": r"\brotat|\bexpand",
    "sabacc": r"\bsabacc|\bclone card|wild card",
    "sectors": r"\bsectors?\b|\basteroids?\b|\bclouds\b",
    "seekers": r"\bseekers?\b|probe droids?",
    "shield": r"\bshielded\b|energy shield|Shield Generator|Shield Gate",
    "shuttling": r"\bshuttl",
    "spies": r"\bspy\b|\bspies\b|undercover",
    "squadrons": r"\bsquadrons?\b",
    "stacking": r"\bstack",
    "starship sites": r"starship sites?|(?:Executor|Blockade Flagship|Home One) sites?",
    "starships": rf"\b(?:{_SHIPS})",
    "starting cards": r"start of (?:the )?game|starting (?:interrupt|location|effect)",
    "stealing": r"\bsteal|\bstolen\b",
    "sub-battle": r"sub-battle|no other battles may occur",
    "substitution": r"\bsubstitut",
    "suspending": r"\bsuspend",
    "systems": r"\bsystems?\b|\bparsecs?\b",
    "tractor beams": r"tractor beam",
    "training": r"\bapprentice|\bmentor|\btraining\b",
    "trench": r"\btrench\b",
    "turned piles": r"face.?up|turned? over|upside",
    "two-sided units": r"\bthis side up\b",
    "vehicles": rf"\b(?:{_RIDES})\b",
    "word search": r"\bin (?:lore|title|game text)\b",
}
_PATTERNS: Final = {name: re.compile(text, re.IGNORECASE) for name, text in PATTERNS.items()}
OWN: Final = {"duels", "excluded from battle"}
"""What the boxed decks already need: no card waits for it."""

FRACTIONS: Final = ("1/2", "3/2", "9/2", "π")


def needs_of(record: Record, entry: Entry) -> list[str]:
    """The names of what a card waits for, in order."""
    found = by_facts(record)
    text = " ".join(
        str((entry.get(side) or {}).get("gametext") or "") for side in ("front", "back")
    )
    text = re.sub(r"\[[^\]]*\]", " ", text)
    found |= {name for name, pattern in _PATTERNS.items() if pattern.search(text)}
    if names_a_persona(record):
        found.add("personas")
    return sorted(found - OWN, key=str.lower)


def by_facts(record: Record) -> set[str]:
    """What type, subtypes, icons, characteristics and values of a card speak of."""
    type_ = str(record["type"])
    found = set(BY_TYPE.get(type_, ()))
    for subtype in listed(record, "subtypes"):
        found.update(BY_SUBTYPE.get((type_, subtype), ()))
    for icon in keyed(record, "icons"):
        found.update(BY_ICON.get(icon, ()))
    for one in listed(record, "characteristics"):
        found.update(BY_CHARACTERISTIC.get(one, ()))
    for fact, names in BY_FACT.items():
        if record.get(fact):
            found.update(names)
    if type_ == CHARACTER and "pilot" in keyed(record, "icons"):
        found.add("capacity")
    if " & " in str(record["title"]):
        found.add("combo cards")
    if len(listed(record, "destiny")) > 1:
        found.add("multiple destiny values")
    values = keyed(record, "unusual").values()
    if any(mark in str(value) for value in values for mark in FRACTIONS):
        found.add("fractional values")
    return found


def names_a_persona(record: Record) -> bool:
    """Whether it is a unique character, which other versions of the same persona exclude."""
    return record["type"] == CHARACTER and record.get("dots") == 1


def listed(record: Record, fact: str) -> list[str]:
    """A fact that is a list of words."""
    found = record.get(fact)
    return [str(one) for one in found] if isinstance(found, list) else []


def keyed(record: Record, fact: str) -> dict[str, object]:
    """A fact that is a record of its own."""
    found = record.get(fact)
    return found if isinstance(found, dict) else {}

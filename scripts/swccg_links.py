"""
How entries of the Customizable Card Game's reference data belong together.

What belongs here: which entries are printings of one card, which cards of the two sides have one
text (twins), and which the community puts beside each other (counterparts).
What does not: the facts of one card (`swccg_records`). Texts are compared here and never kept.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Final, TypeAlias

from scripts.swccg_records import Entry, bare, is_virtual, names, notes

Cards: TypeAlias = dict[str, list[Entry]]
"""The entries of each card by its code, its first printing first."""

_SHIELD_TYPE: Final = "Defensive Shield"
_SHIELD: Final = f" - {_SHIELD_TYPE}"
_EPISODE: Final = " (EP1)"
_HALF: Final = re.compile(r"(light|dark):\s*(.*?)(?=\s*(?:light|dark):|$)")
_FACTIONS: Final = re.compile(r"\b(?:dark|light|imperial|rebel)")


def folded(entries: Iterable[Entry]) -> Cards:
    """Put printings of one card together: one code, or one title in one set but for its note."""
    by_code: Cards = defaultdict(list)
    for one in entries:
        by_code[str(one["gempId"])].append(one)
    home: dict[tuple[str, str, str], str] = {}
    for code, group in by_code.items():
        for one in group:
            if not notes(title_of(one)):
                home[key_of(one)] = code
    found: Cards = {}
    for code, group in by_code.items():
        alternate = all(notes(title_of(one)) for one in group)
        owner = home.get(key_of(group[0]), code) if alternate else code
        found.setdefault(owner, []).extend(group)
    return {code: sorted(group, key=printing_order) for code, group in found.items()}


def key_of(entry: Entry) -> tuple[str, str, str]:
    """Side, set and title without what sets printings apart."""
    return str(entry["side"]), str(entry["set"]), bare(title_of(entry))


def title_of(entry: Entry) -> str:
    """The title as the data spells it."""
    return str(entry["front"]["title"])


def printing_order(entry: Entry) -> tuple[bool, int]:
    """Printings without a note first, then by their numbers."""
    return bool(notes(title_of(entry))), int(entry["id"])


def twins(cards: Cards) -> dict[str, str]:
    """The twin of each card that has one, by code; of several candidates that of the same set."""
    dark: dict[tuple[str, ...], list[str]] = defaultdict(list)
    light: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for code, group in cards.items():
        (dark if group[0]["side"] == "Dark" else light)[text_key(group[0])].append(code)
    found: dict[str, str] = {}
    for key, codes in light.items():
        others = list(dark.get(key, []))
        for code in codes:
            of_set = [one for one in others if cards[one][0]["set"] == cards[code][0]["set"]]
            rest = of_set or others
            if rest:
                found[code], found[rest[0]] = rest[0], code
                others.remove(rest[0])
    return found


def text_key(entry: Entry) -> tuple[str, ...]:
    """Type and text with own title and words for the sides put aside."""
    front = entry["front"]
    title = names(title_of(entry))[0].lower()
    text = " ".join(str(front.get("gametext", "")).split()).lower().replace(title, "@")
    if front["type"] == "Location":
        halves = dict(_HALF.findall(text))
        own, other = ("dark", "light") if entry["side"] == "Dark" else ("light", "dark")
        text = f"{title} | {halves.get(own, '')} | {halves.get(other, '')}"
    subtype = _FACTIONS.sub("#", str(front.get("subType", "")).lower())
    back = str((entry.get("back") or {}).get("gametext", "")).lower()
    return str(front["type"]), subtype, _FACTIONS.sub("#", text), _FACTIONS.sub("#", back)


def counterparts(cards: Cards, order: dict[str, int]) -> dict[str, str]:
    """The counterpart of each card that names one of the other side, by code."""
    titled: dict[tuple[str, str], list[str]] = defaultdict(list)
    for code, group in cards.items():
        whole = " / ".join(names(title_of(group[0]))).lower()
        titled[str(group[0]["side"]), whole].append(code)
    found: dict[str, str] = {}
    for code, group in cards.items():
        told = group[0].get("counterpart")
        if not told:
            continue
        other = "Light" if group[0]["side"] == "Dark" else "Dark"
        name = " / ".join(names(str(told).removesuffix(_SHIELD).removesuffix(_EPISODE))).lower()
        candidates = titled.get((other, name), [])
        fitting = [one for one in candidates if fits(group[0], cards[one][0])]
        if fitting:
            far = {one: distance(str(told), group[0], cards[one][0], order) for one in fitting}
            found[code] = min(far, key=far.__getitem__)
    return found


def fits(one: Entry, other: Entry) -> bool:
    """Whether both cards are defensive shields, or neither is."""
    types = [str(front["type"]) for front in (one["front"], other["front"])]
    return types.count(_SHIELD_TYPE) in (0, len(types))


def distance(told: str, one: Entry, other: Entry, order: dict[str, int]) -> tuple[bool, bool, int]:
    """Virtual as the name says or as the card is, then the same set, then the earliest."""
    wanted = is_virtual(told.removesuffix(_SHIELD)) or is_virtual(title_of(one))
    return (
        wanted != is_virtual(title_of(other)),
        one["set"] != other["set"],
        order[str(other["set"])],
    )

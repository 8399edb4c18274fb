"""
Deck lists people have: the community site's export, and plain lines.

What belongs here: reading a list from a file, and saying which line is not understood.
What does not: whether the list may be played (`dejarik.games.destiny.building`).

A plain line is a number, a title, and the set with the number in brackets:

    2 Mobilize (TPG 14)
    2x Luke Skywalker, Jedi Knight (Awakenings #35)
    Hangar Bay (TPG 23)

For characters the number is the number of dice, as on the community's site; a line with
a code instead of a title (`2 04014`), or behind it, will do as well. Empty lines,
headings without a bracket that end in a colon, and lines that begin with `#` are passed
over.
"""

import re
import unicodedata
from pathlib import Path
from typing import Final

import msgspec

from dejarik import catalog
from dejarik.cli.trouble import Trouble
from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.facts import BATTLEFIELD, CHARACTER, PLOT, Card

LARGEST_FILE: Final = 100_000
LONGEST_LINE: Final = 200
MOST_CARDS: Final = 200

_LINE: Final = re.compile(r"(?:(\d{1,2})\s*[xX]?\s+)?(.+)")
_PLACE: Final = re.compile(r"(.*)\(([^()]+?)\s+#?(\w+)\)")


class Slot(msgspec.Struct, frozen=True):
    """
    One card of the community site's export.
    """

    quantity: int = 1
    dice: int = 0


class Export(msgspec.Struct, frozen=True):
    """
    The community site's export; whatever else it says is passed over.
    """

    slots: dict[str, Slot]


def read_deck(path: Path) -> DeckList:
    """
    The deck list in a file.

    Raises Trouble, which names the line that is not understood.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Trouble(
            f"The deck list {path} cannot be opened.",
            str(error.strerror or error).lower(),
            "give the name of a file with a deck list",
        ) from error
    if len(data) > LARGEST_FILE:
        raise Trouble(
            f"{path.name} is not a deck list.",
            f"it is larger than {LARGEST_FILE // 1000} kB",
            "give a file with one deck list only",
        )
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise Trouble(
            f"{path.name} is not a deck list.",
            "it is not text",
            "export the list as JSON or as plain lines",
        ) from error
    if text.lstrip().startswith("{"):
        return sorted_list(_from_export(text, path.name))
    return sorted_list(_from_lines(text, path.name))


def _from_export(text: str, name: str) -> list[tuple[str, int, int]]:
    try:
        export = msgspec.json.decode(text, type=Export)
    except msgspec.DecodeError as error:
        raise Trouble(
            f"{name} is not a deck list.",
            f"it looks like JSON, but {error}",
            'export it anew: it needs {"slots": {"04014": {"quantity": 2, "dice": 0}}}',
        ) from error
    found = [(code, slot.quantity, slot.dice) for code, slot in export.slots.items()]
    if sum(max(quantity, 0) for _, quantity, _ in found) > MOST_CARDS:
        raise _too_many(name)
    return found


def _from_lines(text: str, name: str) -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if not words or words.startswith("#") or (words.endswith(":") and "(" not in words):
            continue
        if len(words) > LONGEST_LINE:
            raise _not_understood(name, number, f"{words[:40]}...", "it is too long")
        match = _LINE.fullmatch(words)
        assert match is not None
        count = int(match[1] or "1")
        card = _card(match[2], name, number)
        dice = count if card.type == CHARACTER and card.sides else 0
        # Of a character with several prices one is meant: its dice are counted.
        copies = 1 if card.type == CHARACTER and len(card.points) > 1 else count
        found.append((card.code, copies, dice))
        if sum(quantity for _, quantity, _ in found) > MOST_CARDS:
            raise _too_many(name)
    return found


def _card(words: str, name: str, number: int) -> Card:
    """
    The card a line names: by code, by set and number, or by a title only one card has.
    """
    facts = catalog.facts()
    if words.upper() in facts:
        return facts[words.upper()]
    in_brackets = words.rpartition("(")[2].rstrip(")").upper()
    if words.endswith(")") and in_brackets in facts:
        return _titled(facts[in_brackets], words, name, number)
    place = _PLACE.fullmatch(words)
    if place is not None:
        sets = {one.code.casefold(): one.code for one in catalog.sets()}
        sets.update({one.name.casefold(): one.code for one in catalog.sets()})
        wanted = sets.get(place[2].casefold())
        printed = place[3].upper().lstrip("0")
        for card in facts.values():
            if card.set_code == wanted and card.number == printed:
                return _titled(card, words, name, number)
        why = f"no set has a card {place[2]} {place[3]}"
        raise _not_understood(name, number, words, why)
    title = words.partition(",")[0].strip().casefold()
    same = [card for card in facts.values() if card.title.casefold() == title]
    if len({card.reprint_of or card.code for card in same}) == 1:
        return same[0]
    why = f"{len(same)} cards have this title" if same else "no card has this title"
    raise _not_understood(name, number, words, why)


def _titled(card: Card, words: str, name: str, number: int) -> Card:
    """
    The card, if the line does not call it by another card's title.
    """
    said = _bare(words.rpartition("(")[0])
    if said and not said.startswith(_bare(card.title)):
        why = f"{card.set_code} {card.number} ({card.code}) is {card.title}"
        raise _not_understood(name, number, words, why)
    return card


def _bare(title: str) -> str:
    """
    Only the letters and digits: people type apostrophes and accents as they can.
    """
    apart = unicodedata.normalize("NFKD", title.casefold())
    return "".join(one for one in apart if one.isalnum())


def _not_understood(name: str, number: int, words: str, why: str) -> Trouble:
    return Trouble(
        f"Line {number} of {name} is not understood: {words}",
        why,
        "write the set and the number behind the title, such as: 2 Mobilize (TPG 14)",
    )


def _too_many(name: str) -> Trouble:
    return Trouble(
        f"{name} is not a deck list.",
        f"it has more than {MOST_CARDS} cards",
        "give a file with one deck list only",
    )


def sorted_list(slots: list[tuple[str, int, int]]) -> DeckList:
    """
    Sort cards by what they are for; the dice of several copies are shared out evenly.

    A code that no card has goes to the deck, where the check will name it.
    """
    facts = catalog.facts()
    team: list[tuple[str, int]] = []
    battlefields: list[str] = []
    cards: list[str] = []
    for code, quantity, dice in slots:
        copies = max(0, quantity)
        card = facts.get(code)
        if card is not None and card.type in (CHARACTER, PLOT):
            each = max(dice // max(copies, 1), 1)
            team += [(code, each)] * copies
        elif card is not None and card.type == BATTLEFIELD:
            battlefields += [code] * copies
        else:
            cards += [code] * copies
    return DeckList(tuple(team), tuple(battlefields), tuple(cards))

"""
Deck lists people have: the community site's export, and plain lines.

What belongs here: reading a list, and saying which lines are not understood.
What does not: opening files, and whether the list may be played (`checks`).

A plain line is a number, a title, and the set with the number in brackets:

    2 Mobilize (TPG 14)
    2x Luke Skywalker, Jedi Knight (Awakenings #35)
    Hangar Bay (TPG 23)

For characters the number is the number of dice, as on the community's site; a line with
a code instead of a title (`2 04014`), or behind it, will do as well. Empty lines, headings
and lines that begin with `#` are passed over: a heading ends in a colon and has no bracket,
or it names a part of a deck, alone or with how many cards it has (`Character (2)`), or a side. So
are the name of the deck above its cards, and links to pages beside them. What stands
below `Spare dice` or `Set aside` is brought beside the deck; the move events that begin face down
under a plot are written there too.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.model.facts import BATTLEFIELD, CHARACTER, PLOT, Card
from dejarik.hosting.decks import UnreadableList, UnreadLine
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.suggestions import bare, cards_called, cards_titled, titles_near

LARGEST_LIST: Final = 100_000
LONGEST_LINE: Final = 200
LONGEST_CODE: Final = 12
MOST_CARDS: Final = 200
MOST_UNREAD: Final = 20
"""So many lines are named; a list with more of them is no deck list."""

_LINE: Final = re.compile(r"(?:(\d{1,2})(?:\s*+[xX])?\s++)?(.++)")
_PARTS: Final = (
    "characters?|team|battlefields?|plots?|upgrades?|downgrades?|supports?|events?"
    "|(?:main |draw )?deck|cards|set aside|spare dice"
)
_HEADING: Final = re.compile(
    rf"[*=_~\s-]*+(?:{_PARTS})\s*+(?:\(\d++[^()]*+\)|\[\d++\])?:?[*=_~\s-]*+", re.IGNORECASE
)
_SIDE: Final = re.compile(
    r"(?:(?:affiliation|side)\s*+:\s*+)?(?:hero(?:es)?|villains?|neutral)(?: deck)?+", re.IGNORECASE
)
_LINK: Final = re.compile(
    r"(?:https?://|www\.)\S++|(?:[a-z0-9-]++\.)++(?:com|org|net)/\S++", re.IGNORECASE
)
COMMUNITY: Final = ("swdrenewedhope.com", "swdestinydb.com")
"""Where the community keeps its lists. Nothing is ever fetched from there."""
ASIDE: Final = "Set aside"
DICE: Final = "Spare dice"
"""The headings of what is brought beside team and deck."""


class Slot(msgspec.Struct, frozen=True):
    """One card of the community site's export."""

    quantity: int = 1
    dice: int = 0


class Export(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    The community site's export; whatever else it says is passed over.

    `dice` and `aside` are ours: how many spare dice and how many cards beside the deck.
    """

    slots: dict[str, Slot]
    dice: dict[str, int] = {}
    aside: dict[str, int] = {}

    def beside(self) -> dict[str, dict[str, int]]:
        """What is brought beside team and deck, by its heading."""
        return {DICE: self.dice, ASIDE: self.aside}


@dataclass(frozen=True)
class Reading:
    """What was read, and the lines that were not."""

    listed: DeckList
    unread: tuple[UnreadLine, ...] = ()


def read_list(data: bytes) -> Reading:
    """
    The deck list in a text.

    Raises UnreadableList when it is none; single lines that are not understood are named.
    """
    if len(data) > LARGEST_LIST:
        why = f"it is larger than {LARGEST_LIST // 1000} kB"
        raise UnreadableList(why, "give one deck list only")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        do = "export the list as JSON or as plain lines"
        raise UnreadableList("it is not text", do) from error
    if text.lstrip().startswith("{"):
        return Reading(_from_export(text))
    return _from_lines(text)


def _from_export(text: str) -> DeckList:
    try:
        export = msgspec.json.decode(text, type=Export)
    except msgspec.DecodeError as error:
        raise UnreadableList(
            f"it looks like JSON, but {error}",
            'export it anew: it needs {"slots": {"04014": {"quantity": 2, "dice": 0}}}',
        ) from error
    found = [(code, slot.quantity, slot.dice) for code, slot in export.slots.items()]
    beside = {part: list(counts.items()) for part, counts in export.beside().items()}
    counted = [(code, count) for code, count, _ in found]
    counted += [pair for pairs in beside.values() for pair in pairs]
    strange = [code for code, _ in counted if not code or len(code) > LONGEST_CODE]
    if strange:
        raise UnreadableList(f"{strange[0][:40]!r} is no code of a card", "export it anew")
    if len(counted) > MOST_CARDS or sum(max(count, 0) for _, count in counted) > MOST_CARDS:
        raise _too_many()
    return with_more(sorted_list(found), beside)


def _from_lines(text: str) -> Reading:
    found: list[tuple[str, int, int]] = []
    beside: dict[str, list[tuple[str, int]]] = {DICE: [], ASIDE: []}
    unread: list[UnreadLine] = []
    part = ""
    lines = [line.strip() for line in text.splitlines()]
    named = _name_at(lines)
    for number, words in enumerate(lines, 1):
        if not words or number == named or _is_passed_over(words):
            part = _part_begun(words) if words and not words.startswith("#") else part
            continue
        try:
            slot = _slot(words, number)
            if part:
                # Of a character the number was taken for its dice.
                beside[part].append((slot[0], max(slot[1:])))
            else:
                found.append(slot)
        except UnreadLine as one:
            unread.append(one)
        if len(unread) == MOST_UNREAD:
            break
        more = sum(count for pairs in beside.values() for _, count in pairs)
        if more + sum(quantity for _, quantity, _ in found) > MOST_CARDS:
            raise _too_many()
    links = [words for words in lines if _LINK.fullmatch(words)]
    if links and not found and not any(beside.values()):
        raise _only_a_link(links[0])
    return Reading(with_more(sorted_list(found), beside), tuple(unread))


def _only_a_link(link: str) -> UnreadableList:
    """What is said of a link without a list; no page is opened for anybody."""
    ours = any(site in link.casefold() for site in COMMUNITY)
    why = "it is a link of the community's site" if ours else "it is a link to a page"
    return UnreadableList(why, "open it there, export the list as text, and paste that here")


def _name_at(lines: list[str]) -> int:
    """
    The number of the line that names the deck above its cards; 0 for none.

    It has no number before it and no set behind it, and is no card. A heading or an empty line
    follows it, or it is like no title; what a card is called too is a name only above a side.
    """
    number = next((place for place, words in enumerate(lines, 1) if words), 0)
    words, rest = lines[number - 1] if number else "", lines[number:]
    follows = next((line for line in rest if line), "")
    if (
        not words
        or not follows
        or words[0].isdigit()
        or words.endswith(")")
        or len(words) > LONGEST_LINE
    ):
        return 0
    if _is_passed_over(words) or words.upper() in files.facts():
        return 0
    if _SIDE.fullmatch(follows):
        return number
    if cards_called(words.partition(",")[0].strip()):
        return 0
    apart = not rest[0] or _is_passed_over(follows)
    return number if apart or not titles_near(words) else 0


def _part_begun(heading: str) -> str:
    """Which part beside team and deck begins with a heading; empty for none."""
    bare_words = heading.strip("*=_~- \t").casefold()
    for part in (DICE, ASIDE):
        if bare_words.startswith(part.casefold()):
            return part
    return ""


def _is_passed_over(words: str) -> bool:
    """Whether a line is a remark or a heading, and no card."""
    ends = words.endswith(":") and "(" not in words
    heading = _HEADING.fullmatch(words) or _SIDE.fullmatch(words) or _LINK.fullmatch(words)
    return words.startswith("#") or ends or heading is not None


def _slot(words: str, number: int) -> tuple[str, int, int]:
    """The code, the copies and the dice that a line asks for."""
    if len(words) > LONGEST_LINE:
        raise UnreadLine(number, f"{words[:40]}...", "it is too long")
    match = _LINE.fullmatch(words)
    assert match is not None
    count = int(match[1] or "1")
    card = _card(match[2], number)
    # Of a character or plot with several prices one is meant: its dice are counted, and a plot
    # without a die is bought twice for two.
    is_priced = card.type in (CHARACTER, PLOT) and len(card.points) > 1
    dice = count if is_priced or (card.type == CHARACTER and card.sides) else 0
    copies = 1 if is_priced else count
    return card.code, copies, dice


def _card(words: str, number: int) -> Card:
    """The card a line names: by code, by set and number, or by a title only one card has."""
    facts = files.facts()
    if words.upper() in facts:
        return facts[words.upper()]
    in_brackets = words.rpartition("(")[2].rstrip(")").upper()
    if words.endswith(")") and in_brackets in facts:
        return _titled(facts[in_brackets], words, number)
    said, place = _place(words)
    if place:
        card = by_place(*place)
        if card is not None:
            return _titled(card, words, number)
        why = f"no set has a card {' '.join(place)}"
        raise UnreadLine(number, words, why, cards_titled(titles_near(said)))
    same = cards_called(words.partition(",")[0].strip())
    if len({card.reprint_of or card.code for card in same}) == 1:
        return same[0]
    if same:
        why = f"{len(same)} cards have this title"
        raise UnreadLine(number, words, why, cards_titled([same[0].title], len(same)))
    raise UnreadLine(number, words, "no card has this title", cards_titled(titles_near(words)))


def _place(words: str) -> tuple[str, tuple[str, str] | tuple[()]]:
    """What stands before the last brackets, and the set and the number in them, if they are."""
    said, bracket, inside = words.rpartition("(")
    parts = inside.removesuffix(")").rsplit(None, 1)
    if not bracket or not inside.endswith(")") or len(parts) != len(("set", "number")):
        return words, ()
    number = parts[1].removeprefix("#")
    if not number.replace("_", "").isalnum():
        return words, ()
    return said, (parts[0], number)


def by_place(set_name: str, number: str) -> Card | None:
    """The card with a number of a set, which is named by its code or its name."""
    wanted = _set_codes().get(set_name.casefold(), "")
    return _cards_by_number().get((wanted, number.upper().lstrip("0")))


@cache
def _set_codes() -> dict[str, str]:
    named = {one.code.casefold(): one.code for one in files.sets()}
    return named | {one.name.casefold(): one.code for one in files.sets()}


@cache
def _cards_by_number() -> dict[tuple[str, str], Card]:
    cards = reversed(files.facts().values())
    return {(card.set_code, card.number): card for card in cards}


def _titled(card: Card, words: str, number: int) -> Card:
    """The card, if the line does not call it by another card's title."""
    said = words.rpartition("(")[0]
    if bare(said) and not bare(said).startswith(bare(card.title)):
        why = f"{card.set_code} {card.number} ({card.code}) is {card.title}"
        raise UnreadLine(number, words, why, cards_titled(titles_near(said)))
    return card


def _too_many() -> UnreadableList:
    return UnreadableList(f"it has more than {MOST_CARDS} cards", "give one deck list only")


def with_more(listed: DeckList, beside: dict[str, list[tuple[str, int]]]) -> DeckList:
    """A list with what is brought beside its team and deck."""
    dice, aside = [
        tuple(code for code, count in beside[part] for _ in range(count)) for part in (DICE, ASIDE)
    ]
    return DeckList(listed.team, listed.battlefields, listed.cards, dice, aside)


def sorted_list(slots: list[tuple[str, int, int]]) -> DeckList:
    """
    Sort cards by what they are for; copies share their dice evenly, and the first has what is over.

    A code that no card has goes to the deck, where the check will name it.
    """
    facts = files.facts()
    team: list[tuple[str, int]] = []
    battlefields: list[str] = []
    cards: list[str] = []
    for code, quantity, dice in slots:
        copies = max(0, quantity)
        card = facts.get(code)
        if card is not None and card.type in (CHARACTER, PLOT):
            each, left = divmod(dice, max(copies, 1))
            team += [(code, max(each + (place < left), 1)) for place in range(copies)]
        elif card is not None and card.type == BATTLEFIELD:
            battlefields += [code] * copies
        else:
            cards += [code] * copies
    return DeckList(tuple(team), tuple(battlefields), tuple(cards))

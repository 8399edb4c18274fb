"""
Deck lists people have: plain lines, what a stored list holds, and an export of GEMP.

What belongs here: reading and writing a list, and saying which lines are not understood.
What does not: opening files, and whether the list may be played (`checks`).

A plain line is a number and a card, by its title, its code, or both:

    7 Stormtrooper
    2x Rebel Guard (1_26)
    1_295

A line "Dark Side" or "Light Side" says the side; without one it is that of most cards. Where a
title exists on both sides the card of the list's side is meant, and of several sets the first.
Empty lines, headings (they end in a colon) and lines that begin with `#` are passed over.

An export of GEMP is XML with an element for each copy. The marks behind an id (a foil, another
picture) say nothing here, and cards outside the deck are passed over: nothing is played with them.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from dejarik.games.swccg.building.lists import DeckList
from dejarik.games.swccg.model.facts import DARK, LIGHT, SIDES
from dejarik.hosting.decks import UnreadableList, UnreadLine
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue import files
from dejarik.titles.swccg.decks.suggestions import bare, cards_near, codes_by_title, written

LARGEST_LIST: Final = 100_000
LONGEST_LINE: Final = 200
LONGEST_CODE: Final = 60
MOST_CARDS: Final = 200
MOST_UNREAD: Final = 20
"""So many lines are named; a list with more of them is no deck list."""

_LINE: Final = re.compile(r"(?:(\d{1,3})(?:\s*+[xX])?\s++)?(.++)")
_SIDE: Final = re.compile(
    r"[#*=_~\s-]*+(dark|light)(?:\s++side)?(?:\s++deck)?[:*=_~\s-]*+", re.IGNORECASE
)
_HEADING: Final = re.compile(
    r"[*=_~\s-]*+(?:characters?|weapons?|devices?|effects?|interrupts?|locations?|sites?|systems?"
    r"|starships?|vehicles?|creatures?|deck)\s*+(?:\(\d++\))?:?[*=_~\s-]*+",
    re.IGNORECASE,
)
_WITH_CODE: Final = re.compile(r"(.*)\(([^()]+)\)")

_COPY: Final = re.compile(r"<card\s[^<>]*?blueprintId=\"([^\"<>]{1,60})\"")
_MARKS: Final = "*^"

_stored = msgspec.json.Decoder(DeckList)


@dataclass(frozen=True)
class Reading:
    """What was read, and the lines that were not."""

    listed: DeckList
    unread: tuple[UnreadLine, ...] = ()


@dataclass(frozen=True)
class _Slot:
    """A line: how many of which cards it may mean."""

    number: int
    words: str
    copies: int
    codes: tuple[str, ...]


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
        raise UnreadableList("it is not text", "write the list as plain lines") from error
    if text.lstrip().startswith("{"):
        return Reading(_from_stored(text))
    if text.lstrip().startswith("<"):
        return _from_gemp(text)
    return _from_lines(text)


def write_list(listed: DeckList) -> str:
    """A list as plain lines that are read as the same cards again."""
    lines = [f"{listed.side.capitalize()} Side"]
    for code, copies in listed.cards.items():
        lines.append(f"{copies} {written(code) if code in files.cards() else code}")
    return "\n".join(lines) + "\n"


def _from_stored(text: str) -> DeckList:
    try:
        found = _stored.decode(text)
    except msgspec.DecodeError as error:
        raise UnreadableList(
            f"it looks like JSON, but {error}",
            'it needs {"side": "dark", "cards": {"1_194": 7}}',
        ) from error
    strange = [code for code in found.cards if not code or len(code) > LONGEST_CODE]
    if strange:
        raise UnreadableList(f"{strange[0][:40]!r} is no code of a card", "look its code up")
    if found.side not in SIDES:
        raise UnreadableList(f"{found.side[:20]!r} is no side of the Force", "say dark or light")
    if min(found.cards.values(), default=1) < 1 or found.size() > MOST_CARDS:
        raise _too_many()
    return found


def _from_gemp(text: str) -> Reading:
    slots: list[_Slot] = []
    unread: dict[str, UnreadLine] = {}
    for copy in _COPY.finditer(text):
        id_ = copy[1].rstrip(_MARKS)
        code = _by_code().get(id_.casefold())
        number = text.count("\n", 0, copy.start()) + 1
        if code is not None:
            slots.append(_Slot(number, id_, 1, (code,)))
        elif id_ not in unread and len(unread) < MOST_UNREAD:
            unread[id_] = UnreadLine(number, id_, "no card has this id")
    if not slots and not unread:
        do = 'export it anew: it needs <card blueprintId="1_194"/> for each copy'
        raise UnreadableList("it looks like XML, but there is no card in it", do)
    if len(slots) > MOST_CARDS:
        raise _too_many()
    cards = Counter(slot.codes[0] for slot in slots)
    return Reading(DeckList(_most(slots), dict(cards)), tuple(unread.values()))


def _from_lines(text: str) -> Reading:
    slots: list[_Slot] = []
    unread: list[UnreadLine] = []
    side = ""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        said = _SIDE.fullmatch(words)
        if said is not None:
            side = said[1].casefold()
        elif words and not _is_passed_over(words):
            try:
                slots.append(_slot(words, number))
            except UnreadLine as one:
                unread.append(one)
        if len(unread) == MOST_UNREAD:
            break
    if sum(slot.copies for slot in slots) > MOST_CARDS:
        raise _too_many()
    side = side or _most(slots)
    cards: Counter[str] = Counter()
    for slot in slots:
        cards[_meant(slot, side)] += slot.copies
    return Reading(DeckList(side, dict(cards)), tuple(unread))


def _is_passed_over(words: str) -> bool:
    """Whether a line is a remark or a heading, and no card."""
    return words.startswith("#") or words.endswith(":") or _HEADING.fullmatch(words) is not None


def _slot(words: str, number: int) -> _Slot:
    """The cards and the copies that a line asks for. Raises UnreadLine."""
    if len(words) > LONGEST_LINE:
        raise UnreadLine(number, f"{words[:40]}...", "it is too long")
    match = _LINE.fullmatch(words)
    assert match is not None
    return _Slot(number, words, max(1, int(match[1] or "1")), _codes(match[2], number))


def _codes(words: str, number: int) -> tuple[str, ...]:
    """The cards a line may name: by code, or by a title that several may have."""
    code = words.strip().casefold()
    if code in _by_code():
        return (_by_code()[code],)
    with_code = _WITH_CODE.fullmatch(words)
    if with_code is not None and with_code[2].strip().casefold() in _by_code():
        return (_called(_by_code()[with_code[2].strip().casefold()], words, with_code[1], number),)
    same = _by_title(bare(words))
    if same:
        return same
    raise UnreadLine(number, words, "no card has this title", cards_near(words))


def code_meant(words: str, side: str) -> str:
    """The card that words of a line mean in a list of a side. Raises UnreadLine."""
    return _meant(_Slot(1, words, 1, _codes(words, 1)), side)


def _called(code: str, words: str, said: str, number: int) -> str:
    """The card, if the line does not call it by another card's title."""
    title = files.cards()[code].title
    if bare(said) and bare(said) not in (bare(title), bare(title.partition(": ")[2])):
        raise UnreadLine(number, words, f"{code} is {title}", cards_near(said))
    return code


def _by_title(wanted: str) -> tuple[str, ...]:
    """The cards of a title, or of the name of a site without its system."""
    return tuple(codes_by_title().get(wanted) or _by_site_name().get(wanted, []))


def _most(slots: list[_Slot]) -> str:
    """The side of most cards that can be of one side only."""
    count: Counter[str] = Counter()
    for slot in slots:
        sides = {files.cards()[code].side for code in slot.codes}
        if len(sides) == 1:
            count[sides.pop()] += slot.copies
    return LIGHT if count[LIGHT] > count[DARK] else DARK


def _meant(slot: _Slot, side: str) -> str:
    """Of the cards a line may name: of the side, such as can be played, the first."""
    able = games.implemented()
    cards = files.cards()
    return min(slot.codes, key=lambda one: (cards[one].side != side, one not in able))


@cache
def _by_code() -> dict[str, str]:
    """Cards by their codes, in small letters."""
    return {code.casefold(): code for code in files.cards()}


@cache
def _by_site_name() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for code, card in files.cards().items():
        name = card.title.partition(": ")[2]
        if name:
            found.setdefault(bare(name), []).append(code)
    return found


def _too_many() -> UnreadableList:
    return UnreadableList(f"it has more than {MOST_CARDS} cards", "give one deck list only")

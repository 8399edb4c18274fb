"""
Army lists people have: plain lines, and what a stored list holds.

What belongs here: reading and writing a list, and saying which lines are not understood.
What does not: opening files, and whether the list may be played (`checks`).

A plain line is a number and a card, by its name, its code, or both:

    Darth Vader
    2 Rebel Trooper
    1x Stormtrooper (Elite)
    Luke Skywalker, Jedi Knight
    [Devious Scheme]
    elitestormtrooper
    Take Initiative (takeinitiative)

Of a name that has a regular and an elite version the regular one is meant, of one for a
skirmish and one for the campaign that for the skirmish. Upgrades may stand in brackets. Empty
lines, headings and lines that begin with `#` are passed over: a heading ends in a colon, or it
names a part of an army, alone or with how many cards it has (`Command cards (15)`).
"""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from dejarik.games.imperial.building.lists import ArmyList
from dejarik.games.imperial.language.english.names import card_name
from dejarik.games.imperial.model.facts import GROUP, SKIRMISH, UPGRADE, Deployment
from dejarik.hosting.decks import UnreadableList, UnreadLine
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.decks.suggestions import bare, cards_near, written

LARGEST_LIST: Final = 100_000
LONGEST_LINE: Final = 200
LONGEST_CODE: Final = 40
MOST_CARDS: Final = 100
MOST_UNREAD: Final = 20
"""So many lines are named; a list with more of them is no army list."""

_LINE: Final = re.compile(r"(?:(\d{1,2})(?:\s*+[xX])?\s++)?(.++)")
_PARTS: Final = (
    "army|groups?|deployments?|deployment cards?|(?:skirmish )?upgrades?|attachments?"
    "|commands?|command cards?|command deck|deck"
)
_HEADING: Final = re.compile(
    rf"[*=_~\s-]*+(?:{_PARTS})\s*+(?:\(\d++[^()]*+\)|\[\d++\])?:?[*=_~\s-]*+", re.IGNORECASE
)
_WITH_CODE: Final = re.compile(r"(.*)\(([^()]+)\)")

_stored = msgspec.json.Decoder(ArmyList)


@dataclass(frozen=True)
class Reading:
    """What was read, and the lines that were not."""

    listed: ArmyList
    unread: tuple[UnreadLine, ...] = ()


def read_list(data: bytes) -> Reading:
    """
    The army list in a text.

    Raises UnreadableList when it is none; single lines that are not understood are named.
    """
    if len(data) > LARGEST_LIST:
        why = f"it is larger than {LARGEST_LIST // 1000} kB"
        raise UnreadableList(why, "give one army list only")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise UnreadableList("it is not text", "write the list as plain lines") from error
    if text.lstrip().startswith("{"):
        return Reading(_from_stored(text))
    return _from_lines(text)


def write_list(listed: ArmyList) -> str:
    """A list as plain lines that are read as the same cards again."""
    lines = ["Deployment cards:", *_lines(listed.deployments)]
    lines += ["", "Command cards:", *_lines(listed.commands)]
    return "\n".join(lines) + "\n"


def _lines(codes: tuple[str, ...]) -> list[str]:
    known = files.library().knows
    return [
        f"{copies} {written(code) if known(code) else code}"
        for code, copies in Counter(codes).items()
    ]


def _from_stored(text: str) -> ArmyList:
    try:
        found = _stored.decode(text)
    except msgspec.DecodeError as error:
        raise UnreadableList(
            f"it looks like JSON, but {error}",
            'it needs {"deployments": ["darthvader"], "commands": ["planning"]}',
        ) from error
    strange = [code for code in found.codes() if not code or len(code) > LONGEST_CODE]
    if strange:
        raise UnreadableList(f"{strange[0][:40]!r} is no code of a card", "look its code up")
    if len(found.deployments) + len(found.commands) > MOST_CARDS:
        raise _too_many()
    return found


def _from_lines(text: str) -> Reading:
    found: list[str] = []
    unread: list[UnreadLine] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip()
        if not words or _is_passed_over(words):
            continue
        try:
            code, copies = _slot(words, number)
            found += [code] * copies
        except UnreadLine as one:
            unread.append(one)
        if len(unread) == MOST_UNREAD:
            break
        if len(found) > MOST_CARDS:
            raise _too_many()
    return Reading(sorted_list(found), tuple(unread))


def _is_passed_over(words: str) -> bool:
    """Whether a line is a remark or a heading, and no card."""
    return words.startswith("#") or words.endswith(":") or _HEADING.fullmatch(words) is not None


def _slot(words: str, number: int) -> tuple[str, int]:
    """The code and the copies that a line asks for."""
    if len(words) > LONGEST_LINE:
        raise UnreadLine(number, f"{words[:40]}...", "it is too long")
    match = _LINE.fullmatch(words)
    assert match is not None
    return _code(match[2], number), int(match[1] or "1")


def _code(words: str, number: int) -> str:
    """The card a line names: by code, by its whole name, or by a name only one card has."""
    wanted = bare(words)
    if wanted in _by_form():
        return _by_form()[wanted]
    with_code = _WITH_CODE.fullmatch(words)
    if with_code is not None and bare(with_code[2]) in _by_code():
        return _called(_by_code()[bare(with_code[2])], words, with_code[1], number)
    same = _by_name().get(wanted, [])
    if len(same) == 1:
        return same[0]
    if same:
        meant = tuple(written(code) for code in same)
        raise UnreadLine(number, words, f"{len(same)} cards have this name", meant)
    raise UnreadLine(number, words, "no card has this name", cards_near(words))


def code_of(words: str) -> str:
    """The card that a line names. Raises UnreadLine."""
    return _code(words, 1)


def _called(code: str, words: str, said: str, number: int) -> str:
    """The card, if the line does not call it by another card's name."""
    name = files.library().name(code)
    if bare(said) and not bare(said).startswith(bare(name)):
        raise UnreadLine(number, words, f"{code} is {name}", cards_near(said))
    return code


@cache
def _by_code() -> dict[str, str]:
    """Cards by their codes, and by those that collections list them under as well."""
    library = files.library()
    found = {code: code for code in [*library.deployments, *library.commands]}
    for one in library.deployments.values():
        found.update(dict.fromkeys(one.other_codes, one.code))
    return found


@cache
def _by_form() -> dict[str, str]:
    """Cards by everything that means one of them for certain."""
    library = files.library()
    found: dict[str, str] = {}
    for one in library.deployments.values():
        version = "Elite" if one.elite else "Regular"
        forms = (f"{one.name} {version}", f"{version} {one.name}")
        for form in forms if SKIRMISH in one.modes and not one.title else ():
            found[bare(form)] = one.code
    for code in [*library.deployments, *library.commands]:
        whole = bare(card_name(code, library))
        if whole not in _by_name():
            found[whole] = code
    return found | _by_code()


@cache
def _by_name() -> dict[str, list[str]]:
    """Cards by their names alone, of several versions those that are meant without a word."""
    library = files.library()
    named: dict[str, list[Deployment]] = {}
    for one in library.deployments.values():
        named.setdefault(bare(one.name), []).append(one)
    found = {name: [one.code for one in _meant(cards)] for name, cards in named.items()}
    for command in library.commands.values():
        found.setdefault(bare(command.name), []).append(command.code)
    return found


def _meant(cards: list[Deployment]) -> list[Deployment]:
    """Of cards of one name those for a skirmish, and of these the regular ones."""
    fighting = [one for one in cards if SKIRMISH in one.modes] or cards
    chosen = [one for one in fighting if one.kind in (GROUP, UPGRADE)] or fighting
    return [one for one in chosen if not one.elite] or chosen


def _too_many() -> UnreadableList:
    return UnreadableList(f"it has more than {MOST_CARDS} cards", "give one army list only")


def sorted_list(codes: Iterable[str]) -> ArmyList:
    """
    Sort cards into army and command deck.

    A code that no card has goes to the army, where the check will name it.
    """
    commands = files.commands()
    given = list(codes)
    return ArmyList(
        tuple(code for code in given if code not in commands),
        tuple(code for code in given if code in commands),
    )

"""
Cards of the Customizable Card Game for people: facts, what they do, whether they can be played.

What belongs here: finding a card by code or title and laying out what is known of it. What does
not: printed texts.
"""

from dataclasses import fields, is_dataclass

import msgspec

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.hosting.terminal import Found
from dejarik.hosting.terminal_text import wrapped
from dejarik.speech.lists import listing
from dejarik.titles.swccg import games
from dejarik.titles.swccg.catalogue import cards, files
from dejarik.titles.swccg.catalogue.texts import fact_lines


def matching(wanted: str) -> tuple[Found, ...]:
    """The card with this code, or all that the words fit: playable ones first."""
    code = wanted.strip()
    if code in files.cards():
        return (_found(code),)
    if not code:
        return ()
    able = games.implemented()
    found = list(cards.matching(wanted))
    words = wanted.casefold()
    found.sort(key=lambda one: (one.title.casefold() != words, one.code not in able))
    return tuple(_found(one.code) for one in found)


def _found(code: str) -> Found:
    card = files.cards()[code]
    return Found(code, f"{card.title}, {card.side.capitalize()} Side")


def describe(code: str) -> list[str]:
    """A card for a person. Raises ValueError when there is none."""
    card = cards.card_facts(code)
    sets = {one.code: one.name for one in files.sets()}
    dots = f" ({'unique' if card.dots == 1 else f'at most {card.dots} on table'})"
    mark = dots if card.dots else ""
    lines = wrapped(f"{card.title}{mark}   {code}, {sets.get(card.set, card.set)}", "", "  ")
    for line in fact_lines(files.cards()[code]):
        lines += wrapped(line, "", "  ")
    if card.characteristics:
        lines += wrapped(f"Is: {listing(card.characteristics)}.", "", "  ")
    if card.system:
        kinds = f", {card.site_kind}" if card.site_kind else ""
        lines.append(f"System: {card.system}{kinds}.")
    for line in card.text:
        lines += wrapped(line, "", "  ")
    if not card.playable:
        waits = f" It waits for {listing(card.needs)}." if card.needs else ""
        lines += wrapped(f"Not implemented yet: it cannot be played.{waits}", "", "  ")
    return lines


def card_data(code: str, edition: str) -> dict[str, object]:
    """Everything about a card as plain data; never its printed text."""
    facts: dict[str, object] = msgspec.to_builtins(cards.card_facts(code))
    parts = PROGRAMS.get(code)
    program = None if parts is None else program_data(parts)
    return {"text": [], "playable": False, **facts, "edition": edition, "program": program}


def program_data(node: object) -> object:
    """A program as plain data: each node by its name and fields."""
    if isinstance(node, tuple | list | frozenset):
        return [program_data(part) for part in node]
    if is_dataclass(node) and not isinstance(node, type):
        found: dict[str, object] = {"node": type(node).__name__}
        for field in fields(node):
            found[field.name] = program_data(getattr(node, field.name))
        return found
    return node

"""
Deck lists as others read them: plain lines, the community site's text and JSON, codes.

What belongs here: writing a list in each form that `lists` reads.
What does not: reading one, and whether it may be played (`checks`).

Every form keeps the printing, and what is brought beside the deck: spare dice, and cards that are
set aside or lie under another one. They come last, under headings of their own, and in the JSON
beside the slots, where the site itself passes over them. That has one entry for a code: of several
copies of a character it says how many dice they have together, and the first has what is over.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from dejarik.games.destiny.building.lists import DeckList
from dejarik.games.destiny.model.facts import TYPE_NAMES, Card
from dejarik.hosting.decks import Form
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.decks.lists import ASIDE, DICE, Export, Slot, by_place
from dejarik.titles.destiny.decks.suggestions import written

_UNKNOWN: Final = "cards"
"""What cards are called that nobody knows the type of."""


def as_lines(listed: DeckList) -> str:
    """A line for each card, with its set and number."""
    team = [f"{dice} {_named(code)}" for code, dice in listed.team]
    parts = (
        ("Team:", team),
        ("Battlefield:", _counted(listed.battlefields, _named)),
        ("Deck:", _counted(listed.cards, _named)),
        (f"{DICE}:", _counted(listed.extra_dice, _named)),
        (f"{ASIDE}:", _counted(listed.aside, _named)),
    )
    return "\n\n".join("\n".join([heading, *lines]) for heading, lines in parts if lines) + "\n"


def as_site_text(listed: DeckList) -> str:
    """The text of the community's site: by type, with the names of sets."""
    facts = files.facts()
    lines: dict[str, list[str]] = {}
    for code, count in [*listed.team, *Counter([*listed.battlefields, *listed.cards]).items()]:
        card = facts.get(code)
        heading = _UNKNOWN if card is None else TYPE_NAMES[card.type]
        lines.setdefault(heading.capitalize(), []).append(f"{count}x {_with_set(code)}")
    for part, codes in ((DICE, listed.extra_dice), (ASIDE, listed.aside)):
        if codes:
            lines[part] = [f"{count}x {_with_set(code)}" for code, count in Counter(codes).items()]
    parts = [[f"{heading} ({len(found)})", *found] for heading, found in lines.items()]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def as_json(listed: DeckList) -> str:
    """The JSON of the community's site."""
    slots: dict[str, Slot] = {}
    for code, dice in listed.team:
        old = slots.get(code, Slot(0, 0))
        slots[code] = Slot(old.quantity + 1, old.dice + dice)
    for code, count in Counter([*listed.battlefields, *listed.cards]).items():
        slots[code] = Slot(count, 0)
    export = Export(slots, dict(Counter(listed.extra_dice)), dict(Counter(listed.aside)))
    return msgspec.json.format(msgspec.json.encode(export), indent=2).decode() + "\n"


def as_codes(listed: DeckList) -> str:
    """A line for each card, with its code alone."""
    lines = [f"{dice} {code}" for code, dice in listed.team]
    lines += _counted((*listed.battlefields, *listed.cards), str)
    for heading, codes in ((DICE, listed.extra_dice), (ASIDE, listed.aside)):
        lines += [f"{heading}:", *_counted(codes, str)] if codes else []
    return "\n".join(lines) + "\n"


FORMS: Final[dict[Form, Callable[[DeckList], str]]] = {
    Form("lines", "Plain lines", "txt"): as_lines,
    Form("site", "Text of the community's site", "txt"): as_site_text,
    Form("json", "JSON of the community's site", "json"): as_json,
    Form("codes", "Codes", "txt"): as_codes,
}


def _counted(codes: tuple[str, ...], named: Callable[[str], str]) -> list[str]:
    return [f"{count} {named(code)}" for code, count in Counter(codes).items()]


def _is_only(card: Card) -> bool:
    """Whether no other printing has its set and number."""
    return by_place(card.set_code, card.number) is card


def _named(code: str) -> str:
    card = files.facts().get(code)
    if card is None:
        return code
    return written(card) if _is_only(card) else f"{card.title} ({code})"


def _with_set(code: str) -> str:
    card = files.facts().get(code)
    if card is None or not _is_only(card):
        return _named(code)
    name = f"{card.title}, {card.subtitle}" if card.subtitle else card.title
    sets = {one.code: one.name for one in files.sets()}
    return f"{name} ({sets[card.set_code]} #{card.number})"

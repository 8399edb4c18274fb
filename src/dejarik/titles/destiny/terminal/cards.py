"""
Cards of Destiny for people: facts, rendered text, program, and whether it can be played.

What belongs here: finding a card by code or title and laying out what is known of it.
What does not: printed texts.
"""

from dataclasses import fields, is_dataclass

from dejarik.games.destiny.language.english.names import side_words
from dejarik.games.destiny.model.edition import CURRENT, EDITIONS
from dejarik.games.destiny.model.facts import (
    AFFILIATION_NAMES,
    COLOUR_NAMES,
    COLOUR_THEMES,
    RARITY_NAMES,
    TYPE_NAMES,
    Card,
    write_side,
)
from dejarik.hosting.terminal_text import wrapped
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.sheets import cost_words, facts_of, lacking, rendered_text
from dejarik.titles.destiny.catalogue.texts import card_texts


def matching(wanted: str) -> list[Card]:
    """The card with this code, or all whose title has these words: the likeliest first."""
    facts = files.facts()
    if wanted.upper() in facts:
        return [facts[wanted.upper()]]
    texts = card_texts()
    words = wanted.casefold()
    found = [card for card in facts.values() if words in card.title.casefold()] if words else []
    return sorted(
        found, key=lambda one: (one.title.casefold() != words, one.code not in texts, one.code)
    )


def program_data(node: object) -> object:
    """A program as plain data: each node by its name and fields."""
    if isinstance(node, tuple | list):
        return [program_data(part) for part in node]
    if is_dataclass(node) and not isinstance(node, type):
        found: dict[str, object] = {"node": type(node).__name__}
        for field in fields(node):
            found[field.name] = program_data(getattr(node, field.name))
        return found
    return node


def card_data(card: Card, edition: str = CURRENT) -> dict[str, object]:
    """Everything about a card as plain data; never its printed text."""
    text = card_texts(edition).get(card.code)
    return {
        **facts_of(card),
        "implemented": text is not None,
        "lacks": None if text is not None else lacking(card.code),
        "edition": edition,
        "version": None if text is None else text.version,
        "text": rendered_text(card.code, edition),
        "program": None if text is None else program_data(text.parts),
    }


def set_name(code: str) -> str:
    """The name of a set."""
    return next((one.name for one in files.sets() if one.code == code), code)


def describe(card: Card, edition: str = CURRENT) -> list[str]:
    """A card for a person, as an edition has it."""
    subtitle = f", {card.subtitle}" if card.subtitle else ""
    mark = " (unique)" if card.unique else ""
    colour = f"{COLOUR_NAMES[card.colour]} ({COLOUR_THEMES[card.colour]})"
    kind = f"{AFFILIATION_NAMES[card.affiliation]} {colour}"
    where = f"{card.code}, {set_name(card.set_code)} {card.number}"
    lines = wrapped(f"{card.title}{subtitle}{mark}   {where}", "", "  ")
    subtypes = f" - {', '.join(card.subtypes)}" if card.subtypes else ""
    lines.append(f"{kind} {TYPE_NAMES[card.type]}{subtypes}")
    numbers = []
    if cost_words(card) is not None:
        numbers.append(f"cost {cost_words(card)}")
    if card.health:
        numbers.append(f"health {card.health}")
    if card.points:
        numbers.append(f"points {'/'.join(str(number) for number in card.points)}")
    numbers.append(f"rarity {RARITY_NAMES[card.rarity]}")
    lines.append(", ".join(numbers))
    if card.sides:
        die = " | ".join(side_words(write_side(side)).replace(" ", "\0") for side in card.sides)
        lines += [line.replace("\0", " ") for line in wrapped(f"die: {die}", "", "     ")]
    back = files.facts().get(card.code[:-1] + {"A": "B", "B": "A"}.get(card.code[-1], "?"))
    if back is not None:
        lines.append(f"other side: {back.title} ({back.code})")
    for line in rendered_text(card.code, edition):
        lines += wrapped(line, "", "  ")
    lines += describe_versions(card.code, edition)
    if card.code not in card_texts():
        lines.append("Not implemented yet: it cannot be played.")
        lines += describe_lack(card.code)
    return lines


def describe_versions(code: str, edition: str) -> list[str]:
    """In which editions a card has another text, for a person; empty if in none."""
    mine = card_texts(edition).get(code)
    others = [one for one in EDITIONS if card_texts(one).get(code) != mine]
    return [f"Another text in: {', '.join(others)} (--edition shows it)."] if others else []


def describe_lack(code: str) -> list[str]:
    """What stands between a card and its implementation, for a person."""
    missing = lacking(code)
    if missing is None:
        return ["Nobody has surveyed yet which words its text needs."]
    if not missing:
        return ["The card language has words for everything its text needs."]
    return ["Its text needs what the card language has no word for yet:"] + [
        f"  - {means}" for means in missing
    ]

"""
Cards of Imperial Assault for people: facts, what they do, and whether they can be played.

What belongs here: finding a card by code or name and laying out what is known of it. What does
not: printed texts.
"""

from dataclasses import fields, is_dataclass

import msgspec

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.language.english.glossary import GLOSSARY
from dejarik.games.imperial.language.english.names import card_name
from dejarik.hosting.terminal import Found
from dejarik.hosting.terminal_text import wrapped
from dejarik.titles.imperial import games
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.cards import card_facts
from dejarik.titles.imperial.catalogue.wire import CardFacts


def matching(wanted: str) -> tuple[Found, ...]:
    """The card with this code, or all whose name has these words: playable ones first."""
    library = files.library()
    code = wanted.casefold().replace(" ", "")
    if library.knows(code):
        return (Found(code, card_name(code, library)),)
    words = wanted.casefold()
    known = [*library.deployments, *library.commands]
    found = [one for one in known if words and words in library.name(one).casefold()]
    able = games.implemented()
    found.sort(key=lambda one: (library.name(one).casefold() != words, one not in able, one))
    return tuple(Found(one, card_name(one, library)) for one in found)


def describe(code: str) -> list[str]:
    """A card for a person."""
    card = card_facts(code)
    sets = {one.code: one.name for one in files.sets()}
    title = f", {card.title}" if card.title else ""
    mark = " (unique)" if card.unique else " (elite)" if card.elite else ""
    lines = wrapped(f"{card.name}{title}{mark}   {code}, {sets.get(card.set, card.set)}", "", "  ")
    traits = f" - {', '.join(card.traits)}" if card.traits else ""
    lines.append(f"{card.affiliation} {card.kind}{traits}".strip())
    lines += wrapped(", ".join(_numbers(card)), "", "  ")
    if card.attack_dice:
        lines.append(f"{card.attack} attack: {', '.join(card.attack_dice)}")
    if card.defence_dice:
        lines.append(f"defence: {', '.join(card.defence_dice)}")
    for line in card.text:
        lines += wrapped(line, "", "  ")
    for term in card.terms:
        lines += wrapped(f"{term[:1].upper()}{term[1:]}: {GLOSSARY[term]}", "  ", "    ")
    if not card.playable:
        lines.append("Not implemented yet: it cannot be played.")
    return lines


def _numbers(card: CardFacts) -> list[str]:
    found = [f"cost {card.cost}"]
    if card.kind == "command":
        found.append(f"at most {card.limit} in a deck")
        if card.restriction is not None:
            found.append(f"played on {_restriction(card)}")
    if card.group > 1:
        found.append(f"{card.group} figures, {card.reinforce} each")
    if card.health:
        found += [f"health {card.health}", f"speed {card.speed}"]
    if card.size[1] > 1:
        found.append(f"base {card.size[0]}x{card.size[1]}")
    return [*found, *card.keywords]


def _restriction(card: CardFacts) -> str:
    limit = card.restriction
    assert limit is not None
    if limit.kind == "none":
        return "no figure"
    words = [limit.affiliation, " or ".join(limit.values), limit.title]
    return " ".join(word for word in words if word) or limit.kind.replace("_", " ")


def card_data(code: str, edition: str) -> dict[str, object]:
    """Everything about a card as plain data; never its printed text."""
    facts: dict[str, object] = msgspec.to_builtins(card_facts(code))
    parts = programs().get(code)
    program = None if parts is None else program_data(parts)
    return {"text": [], "playable": False, **facts, "edition": edition, "program": program}


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

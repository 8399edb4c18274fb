"""
What cards are and do in our words.

What belongs here: the facts of a card as sentences, and joining programs and facts for the
renderer. What does not: what programs do in words (`games.swccg.language.english`), and printed
text of any kind.
"""

from functools import cache

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.definitions import definition_from
from dejarik.games.swccg.language.english.render import render_parts
from dejarik.games.swccg.language.english.voices import card_voice
from dejarik.games.swccg.model.facts import LOCATION, NUMBERS, Printed
from dejarik.games.swccg.model.texts import DeployRule, WeaponText
from dejarik.speech.lists import listing
from dejarik.titles.swccg.catalogue import files


@cache
def text_of(code: str) -> tuple[str, ...]:
    """What a card does, a line for each text; nothing for one that cannot be played."""
    parts = PROGRAMS.get(code)
    if parts is None:
        return ()
    card = definition_from(files.cards()[code])
    return tuple(render_parts(parts, card_voice(card.kind, card.side)))


def fact_lines(card: Printed) -> tuple[str, ...]:
    """What is printed beside the text, a sentence for each kind of fact."""
    found = [f"{' '.join((*card.subtypes, card.type)).capitalize()} of the {_side(card)}."]
    numbers = numbers_of(card)
    told = [f"{name.replace('_', ' ')} {number}" for name, number in numbers.items()]
    told += [f"{name.replace('_', ' ')} {value}" for name, value in card.unusual.items()]
    if card.destiny:
        told.insert(0, f"destiny {listing([str(one) for one in card.destiny], 'or')}")
    if told:
        found.append(f"{listing(told)}.".capitalize())
    if card.type == LOCATION:
        icons = f"{card.light_icons} of the Light Side, {card.dark_icons} of the Dark Side"
        found.append(f"Force icons: {icons}.")
    if card.icons:
        found.append(f"Icons: {listing(sorted(card.icons))}.")
    return tuple(found)


def numbers_of(card: Printed) -> dict[str, int]:
    """The numbers that a card has beside its destiny, by name."""
    found: dict[str, int] = {}
    for name in NUMBERS:
        number = getattr(card, name)
        if number is not None:
            found[name] = number
    return found


def prices_of(code: str) -> dict[str, int]:
    """What a card says it costs to deploy, if one price, and to fire; nothing without a program."""
    parts = PROGRAMS.get(code, ())
    found: dict[str, int] = {}
    deploying = {one.cost for one in parts if isinstance(one, DeployRule)}
    if len(deploying) == 1 and min(deploying) >= 0:
        found["deploy"] = min(deploying)
    for part in parts:
        if isinstance(part, WeaponText):
            found["fire"] = part.cost
    return found


def _side(card: Printed) -> str:
    return f"{card.side.capitalize()} Side"

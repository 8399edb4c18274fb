"""
What cards say in our words.

What belongs here: the facts of a card as a sentence. What does not: printed text of any kind.
"""

from dejarik.games.swccg.model.facts import LOCATION, NUMBERS, Printed
from dejarik.speech.lists import listing
from dejarik.titles.swccg.catalogue import files


def text_of(code: str) -> tuple[str, ...]:
    """A card's numbers and icons in words. Raises KeyError when there is none such."""
    return lines_of(files.cards()[code])


def lines_of(card: Printed) -> tuple[str, ...]:
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


def _side(card: Printed) -> str:
    return f"{card.side.capitalize()} Side"

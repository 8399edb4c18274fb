"""What counts as a character for something without being one, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import as_characters as nodes
from dejarik.games.destiny.language.english.doors import influence, part, quality
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.games.destiny.model.facts import COLOUR_NAMES, SYMBOL_NAMES
from dejarik.speech.clause import sentence
from dejarik.speech.doors import Quality
from dejarik.speech.plurals import a, count
from dejarik.speech.voice import Voice


@influence.register
def _struck_as_character(node: nodes.StruckAsCharacter, voice: Voice) -> str:
    kinds = " or ".join([SYMBOL_NAMES[symbol] for symbol in node.symbols])
    damage = f"{kinds} damage" if kinds else "damage"
    health = "" if node.health == nodes.NO_LIMIT else f" with {node.health} health"
    return f"{damage} can go to {voice.this} just as it can go to a character{health}"


@influence.register
def _spotted_as_character(node: nodes.SpottedAsCharacter, voice: Voice) -> str:
    return f"{voice.they} can spot {voice.this} as a {COLOUR_NAMES[node.colour]} character, too"


@part.register
def _carries_as_character(node: nodes.CarriesAsCharacter, voice: Voice) -> str:
    upgrades = Description(node.upgrades, voice, "upgrade").many()
    return sentence(
        f"you can play {upgrades} on {voice.this} and move them to it and from it; only for that "
        f"it counts as a character that carries at most {count(node.most, 'upgrade')}, "
        "and is otherwise what it is"
    )


@part.register
def _goes_on_as_character(node: nodes.GoesOnAsCharacter, voice: Voice) -> str:
    support = a(Description(node.supports, voice, "support").one())
    return sentence(
        f"you can play {voice.this} on {support} and move it to one, "
        f"just as on a character that is not unique and carries at most "
        f"{count(node.most, 'upgrade')}"
    )


@quality.register
def _carrying_this(node: nodes.CarryingThis, voice: Voice) -> Quality:
    return Quality(
        after=(f"that carries {voice.this}", f"that does not carry {voice.this}"),
        said=(f"carries {voice.this}", f"does not carry {voice.this}"),
    )

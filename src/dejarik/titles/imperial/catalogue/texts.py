"""
What cards and missions do in our words, rendered from their programs.

What belongs here: joining programs and facts for the renderer. What does not: any words
(`games.imperial.language.english`).
"""

from functools import cache

from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.definitions import printed_parts
from dejarik.games.imperial.language.english.facts import (
    army_words,
    command_voice,
    deployment_voice,
    mission_voice,
)
from dejarik.games.imperial.language.english.render import TextLine, render_parts
from dejarik.games.imperial.missions import missions
from dejarik.titles.imperial.catalogue import files


@cache
def lines_of(code: str) -> tuple[TextLine, ...]:
    """What a card does, ability by ability; nothing for one that cannot be played."""
    parts = programs().get(code)
    if parts is None:
        return ()
    if code in files.commands():
        return tuple(render_parts(parts, command_voice(files.commands()[code])))
    card = files.deployments()[code]
    lines = render_parts((*printed_parts(card), *parts), deployment_voice(card))
    rule = files.library().rules.get(code)
    if rule is not None:
        lines.append(TextLine("", army_words(rule)))
    return tuple(lines)


def text_of(code: str) -> tuple[str, ...]:
    """What a card does, line by line, the names of abilities in front."""
    return tuple(line.whole() for line in lines_of(code))


def names_of(code: str) -> tuple[str, ...]:
    """The names that stand in front of lines."""
    return tuple(line.name for line in lines_of(code) if line.name)


@cache
def mission_text(code: str) -> tuple[str, ...]:
    """What counts in a mission, by map and letter; nothing for one that cannot be played."""
    parts = missions().get(code, ())
    return tuple(line.whole() for line in render_parts(parts, mission_voice()))

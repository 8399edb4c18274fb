"""
Cards in English: a line for each text, and single nodes for questions.

A player reads this in place of what is printed. It is made of the nodes that run, so text and
behaviour cannot differ.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.effects.playing import Text
from dejarik.games.swccg.language.english import families
from dejarik.games.swccg.language.english.doors import (
    amount,
    condition,
    deeds,
    influence,
    noun,
    part,
    trait,
)
from dejarik.games.swccg.language.english.modifiers import are_alike, said_together
from dejarik.games.swccg.language.english.texts import BLANK, side_name, told_ways
from dejarik.games.swccg.language.english.voices import card_voice
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.texts import DeployRule, Filter, Ongoing, SiteText
from dejarik.kernel import program
from dejarik.kernel.modifiers import Modifier
from dejarik.speech.clause import sentence, sentences
from dejarik.speech.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

SPOKEN: Final = families.FAMILIES
"""The families of nodes that have words; to load their files is to open the doors."""


def render_parts(parts: Sequence[program.Node], voice: Voice) -> list[str]:
    """
    What a card does, a line for each text; a location has one for each side of the Force.

    Raises NoWords, which names the node and the file that lacks it.
    """
    lines: list[str] = []
    has_text = False
    for group in _groups(parts):
        first = group[0]
        words = _told(group, replace(voice, names={**voice.names}))
        is_play = isinstance(first, Text) and first.action.is_play
        lines.append(f"Or, {words[:1].lower()}{words[1:]}" if is_play and has_text else words)
        has_text = has_text or is_play
    return lines


@part.register
def _site_text(node: SiteText, voice: Voice) -> str:
    words = " ".join(render_parts(node.parts, voice)) or BLANK
    return f"{side_name(node)}: {words}"


def _groups(parts: Sequence[program.Node]) -> list[list[program.Node]]:
    """Parts that are said together."""
    groups: list[list[program.Node]] = []
    for one in parts:
        if groups and _go_together(groups[-1][0], one):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def _go_together(one: program.Node, other: program.Node) -> bool:
    if isinstance(one, DeployRule) and isinstance(other, DeployRule):
        return True
    first, second = _change(one), _change(other)
    return first is not None and second is not None and are_alike(first, second)


def _change(one: program.Node) -> Changes | None:
    return one.modifier if isinstance(one, Ongoing) and isinstance(one.modifier, Changes) else None


def _told(group: list[program.Node], voice: Voice) -> str:
    if len(group) == 1:
        return part(group[0], voice)
    ways = [one for one in group if isinstance(one, DeployRule)]
    if ways:
        return told_ways(ways, voice)
    changes = [found for one in group if (found := _change(one)) is not None]
    return sentence(said_together(changes, voice))


def render_node(node: program.Node, voice: Voice | None = None) -> str:
    """
    One node in words, as it would stand on a character if no voice says otherwise.

    An op becomes sentences, a part its line, anything else a phrase. Raises NoWords.
    """
    voice = voice or card_voice(CHARACTER, 0)
    if isinstance(node, Filter):
        return trait(node, voice).said[0]
    if isinstance(node, program.Op):
        return sentences(deeds(node, voice))
    if isinstance(node, program.Selector):
        return noun(node, voice)
    if isinstance(node, program.Quantity):
        return amount(node, voice)
    if isinstance(node, program.Condition):
        return condition(node, voice)
    if isinstance(node, Modifier):
        return influence(node, voice)
    return "\n".join(render_parts([node], voice))

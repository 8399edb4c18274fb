"""
Cards and missions in English: one line for each ability, and single nodes for questions.

A player reads this in place of what is printed. It is made of the nodes that run, so text and
behaviour cannot differ.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from dejarik.games.imperial.effects.figures import Filter
from dejarik.games.imperial.effects.modifiers import Results
from dejarik.games.imperial.language.english import families
from dejarik.games.imperial.language.english.deeds import sentences
from dejarik.games.imperial.language.english.doors import (
    amount,
    condition,
    deeds,
    influence,
    noun,
    part,
    quality,
)
from dejarik.games.imperial.language.english.facts import deployment_voice
from dejarik.games.imperial.language.english.results import is_alike, results_told
from dejarik.games.imperial.language.english.texts import told_always, told_attackable
from dejarik.games.imperial.model.texts import Attackable, Passive
from dejarik.kernel import program
from dejarik.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dejarik.speech.voice import Voice


SPOKEN: Final = families.FAMILIES
"""The families of nodes that have words; to load their files is to open the doors."""


class TextLine(NamedTuple):
    """An ability: its name, if it has one, and what it does in sentences."""

    name: str
    words: str

    def whole(self) -> str:
        """The line as it is read aloud."""
        return f"{self.name}. {self.words}" if self.name else self.words


def render_parts(parts: Sequence[program.Node], voice: Voice) -> list[TextLine]:
    """
    What a card or a mission does, a line for each ability.

    Parts of one name are one line. Raises NoWords, which names the node and the file that
    lacks it.
    """
    lines: list[TextLine] = []
    for group in _groups(parts):
        name, words = _name(group[0]), _told(group, voice)
        if lines and name and lines[-1].name == name:
            lines[-1] = TextLine(name, f"{lines[-1].words} {words}")
        else:
            lines.append(TextLine(name, words))
    return lines


def _name(one: program.Node) -> str:
    return str(getattr(one, "name", ""))


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
    if isinstance(one, Attackable) and isinstance(other, Attackable):
        return replace(one, kind=other.kind) == other
    first, second = _results(one), _results(other)
    if first is None or second is None or _name(one) != _name(other):
        return False
    return is_alike(first, second)


def _results(one: program.Node) -> Results | None:
    return one.modifier if isinstance(one, Passive) and isinstance(one.modifier, Results) else None


def _told(group: list[program.Node], voice: Voice) -> str:
    objects = [one for one in group if isinstance(one, Attackable)]
    if objects:
        return told_attackable(objects, voice)
    results = [found for one in group if (found := _results(one)) is not None]
    if results:
        return told_always(results_told(results, voice))
    return part(group[0], voice)


def render_node(node: program.Node, voice: Voice | None = None) -> str:
    """
    One node in words, as it would stand on a Deployment card if no voice says otherwise.

    An op becomes sentences, a part its line, anything else a phrase. Raises NoWords.
    """
    voice = voice or deployment_voice(None)
    if isinstance(node, program.Op):
        return sentences(deeds(node, voice), voice)
    if isinstance(node, program.Selector):
        return noun(node, voice)
    if isinstance(node, program.Quantity):
        return amount(node, voice)
    if isinstance(node, program.Condition):
        return condition(node, voice)
    if isinstance(node, Modifier):
        return influence(node, voice)
    if isinstance(node, Filter):
        return quality(node, voice).said[0]
    return render_parts([node], voice)[0].whole()

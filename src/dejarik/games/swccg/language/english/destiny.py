"""Destiny draws in English."""

from __future__ import annotations

from dejarik.games.swccg.effects import destiny as nodes
from dejarik.games.swccg.effects.amounts import CountOf
from dejarik.games.swccg.language.english.amounts import DESTINY
from dejarik.games.swccg.language.english.doors import amount, deeds
from dejarik.games.swccg.language.english.nouns import Description
from dejarik.kernel.terms import Number
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice


def drawn(count: int, voice: Voice, sort: str = "") -> str:
    """So many draws as an order; what they come to is remembered."""
    voice.names[DESTINY] = "the destiny" if count == 1 else "their total"
    return f"draw {sort}destiny" if count == 1 else f"draw {count} {sort}destinies"


@deeds.register
def _draw_then(node: nodes.DrawThen, voice: Voice) -> list[Clause]:
    if isinstance(node.count, Number):
        order = drawn(node.count.number, voice)
    elif isinstance(node.count, CountOf):
        each = Description(node.count.what, voice).each()
        order = f"draw one destiny for {each}"
        voice.names[DESTINY] = "the destiny total"
    else:
        order = f"draw as many destinies as {amount(node.count, voice)}"
        voice.names[DESTINY] = "their total"
    return [Clause(order), *deeds(node.then, voice)]


@deeds.register
def _draw_another(node: nodes.DrawAnother, voice: Voice) -> list[Clause]:
    return [Clause("put the drawn card on your Used Pile and draw a new destiny in its place")]


@deeds.register
def _switch_destinies(node: nodes.SwitchDestinies, voice: Voice) -> list[Clause]:
    return [Clause("the two battle destinies change places", STATEMENT)]

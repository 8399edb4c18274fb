"""Power tokens of a mission, in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import power as nodes
from dejarik.games.imperial.language.english.deeds import Deed, said
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.games.imperial.language.english.objects import PLAYER, kinds_words
from dejarik.games.imperial.language.english.points import victory_points
from dejarik.games.imperial.model.statistics import SYMBOL_NAMES
from dejarik.speech.lists import listing
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice


@deeds.register
def _lay_power(node: nodes.LayPower, voice: Voice) -> list[Deed]:
    return [said(f"each {kinds_words(node.kinds, 'and')} gets 1 power token")]


@deeds.register
def _hand_out_power(node: nodes.HandOutPower, voice: Voice) -> list[Deed]:
    first, *others = [(a(kind), SYMBOL_NAMES[symbol]) for kind, symbol in node.kinds]
    gives = [
        f"{first[0]} has {first[1]} tokens",
        *[f"{kind} {name} tokens" for kind, name in others],
    ]
    friends = "friendly figures on or adjacent to it"
    hand_out = f"hand out the power tokens of each crate they control to {friends}"
    return [
        Deed(PLAYER, hand_out, may=True),
        said(listing(gives)),
        Deed(PLAYER, f"gain {victory_points(node.points)} for each crate they control"),
    ]

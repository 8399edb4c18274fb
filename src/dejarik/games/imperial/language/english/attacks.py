"""Attacks that effects let figures make, in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects import attacks as nodes
from dejarik.games.imperial.effects.figures import AFigure, Friendly
from dejarik.games.imperial.language.english.deeds import YOU, Deed
from dejarik.games.imperial.language.english.dice import bonus_words, dice_words
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.games.imperial.language.english.figures import aimed
from dejarik.kernel.program import Selector
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

_TYPES: Final = {
    nodes.AS_PRINTED: "attack",
    nodes.RANGED: "ranged attack",
    nodes.MELEE: "melee attack",
}


@deeds.register
def _make_attack(node: nodes.MakeAttack, voice: Voice) -> list[Deed]:
    event = voice.event
    found, who = aimed(node.what, voice)
    if _may_be_hostile(node.what):
        return [*found, Deed(YOU, f"make {_attacks(node, event)} with {who}")]
    return [*found, Deed(who, f"make {_attacks(node, event)}")]


def _may_be_hostile(what: Selector) -> bool:
    return isinstance(what, AFigure) and Friendly() not in what.filters


def _attacks(node: nodes.MakeAttack, event: str) -> str:
    kind = _TYPES[node.attack_type]
    words = f"{node.times} {kind}s"
    if node.times == 1:
        words = f"{'an' if kind == 'attack' else 'a'} {kind}"
    extras = [bonus_words(symbol, amount) for symbol, amount in node.bonus]
    if node.pool:
        extras.append(f"an attack pool of {dice_words(node.pool)}")
    if extras:
        words += f" with {listing(extras)}"
    against = {
        nodes.ONLY_THE_ATTACKER: " against the attacker",
        nodes.ONLY_THE_SUBJECT: f" against {event}",
        nodes.DIFFERENT_TARGETS: ", each against a different target",
    }
    return words + against.get(node.targets, "")

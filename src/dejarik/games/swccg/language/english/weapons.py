"""What weapons do, in English: draw, compare, hit."""

from __future__ import annotations

from dejarik.games.swccg.effects import weapons as nodes
from dejarik.games.swccg.language.english.amounts import DESTINY
from dejarik.games.swccg.language.english.destiny import drawn
from dejarik.games.swccg.language.english.doors import deeds, part
from dejarik.speech.clause import STATEMENT, Clause, joined, sentence
from dejarik.speech.voice import Voice


@deeds.register
def _hit_if_above(node: nodes.HitIfAbove, voice: Voice) -> list[Clause]:
    order = drawn(node.draws, voice, "weapon ")
    plus = f" plus {node.plus}" if node.plus else ""
    compared = f"{voice.names[DESTINY]}{plus}"
    hit = f"if {compared} is above the target’s defence value, the target is hit"
    return [Clause(order), Clause(hit, STATEMENT)]


@deeds.register
def _if_total_above(node: nodes.IfTotalAbove, voice: Voice) -> list[Clause]:
    order = drawn(node.draws, voice, "weapon ")
    effect = joined(deeds(node.effect, voice))
    above = f"if {voice.names[DESTINY]} is above {node.above}, {effect}"
    return [Clause(order), Clause(above, STATEMENT)]


@part.register
def _fires_at_battle(node: nodes.FiresAtBattle, voice: Voice) -> str:
    return sentence(f"{voice.this} may not be fired in the weapons segment")

"""Costs of dice in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import die_costs as nodes
from dejarik.games.destiny.language.english.doors import amount, clauses
from dejarik.speech.clause import Clause
from dejarik.speech.voice import Voice


@clauses.register
def _lower_die_cost(node: nodes.LowerDieCost, voice: Voice) -> list[Clause]:
    return [Clause(f"lower the cost of that die by {amount(node.amount, voice)}")]

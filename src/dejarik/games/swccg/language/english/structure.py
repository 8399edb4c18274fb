"""Structure in English: in order, may, if, and cancelling what is answered."""

from __future__ import annotations

from dejarik.games.swccg.language.english.doors import condition, deeds
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel import ops
from dejarik.speech.clause import ORDER, STATEMENT, Clause, joined
from dejarik.speech.voice import Voice


@deeds.register
def _sequence(node: ops.Sequence, voice: Voice) -> list[Clause]:
    return [clause for one in node.parts for clause in deeds(one, voice)]


@deeds.register
def _then(node: ops.Then, voice: Voice) -> list[Clause]:
    first, *rest = deeds(node.second, voice)
    return [*deeds(node.first, voice), Clause(f"then {first.text}", STATEMENT), *rest]


@deeds.register
def _nothing(node: ops.Nothing, voice: Voice) -> list[Clause]:
    return []


@deeds.register
def _if(node: ops.If, voice: Voice) -> list[Clause]:
    asked = condition(node.condition, voice)
    found = [Clause(f"if {asked}, {joined(deeds(node.then, voice))}", STATEMENT)]
    otherwise = deeds(node.otherwise, voice)
    if otherwise:
        found.append(Clause(f"otherwise, {joined(otherwise)}", STATEMENT))
    return found


@deeds.register
def _may(node: ops.May, voice: Voice) -> list[Clause]:
    first, *rest = deeds(node.effect, voice)
    lead = "you may" if first.kind == ORDER else "if you wish,"
    found = [Clause(f"{lead} {first.text}", STATEMENT), *rest]
    otherwise = deeds(node.otherwise, voice)
    if otherwise:
        found.append(Clause(f"otherwise, {joined(otherwise)}", STATEMENT))
    return found


@deeds.register
def _cancel(node: Cancel, voice: Voice) -> list[Clause]:
    return [Clause(f"cancel {voice.event}")]

"""Changes of the pool that few cards make, in English."""

from __future__ import annotations

from dejarik.games.destiny.effects import pool_changes as nodes
from dejarik.games.destiny.language.english.doors import amount, clauses, condition, influence, noun
from dejarik.games.destiny.language.english.filters import said_of
from dejarik.games.destiny.language.english.orders import done_to
from dejarik.games.destiny.language.english.selectors import Description
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice


@clauses.register
def _put_in_pool(node: nodes.PutInPool, voice: Voice) -> list[Clause]:
    pool = f" into {voice.their} pool"
    if node.to:
        return done_to(node.dice, "put", f"{pool} so that it {said_of(node.to, voice)}", voice)
    return done_to(node.dice, "put", f"{pool} with the side it showed last", voice)


@noun.register
def _just_handled(node: nodes.JustHandled, voice: Voice) -> str:
    return "those dice"


@clauses.register
def _swap_values(node: nodes.SwapValues, voice: Voice) -> list[Clause]:
    return done_to(node.dice, "turn", ", each so that it shows the value the other showed", voice)


@condition.register
def _shown_again(node: nodes.ShownAgain, voice: Voice) -> str:
    return "it shows the symbol it showed before"


@clauses.register
def _gain_a_die(node: nodes.GainADie, voice: Voice) -> list[Clause]:
    return [Clause(f"{voice.this} gains one of {noun(node.dice, voice)}", STATEMENT)]


@clauses.register
def _reroll_noted(node: nodes.RerollNoted, voice: Voice) -> list[Clause]:
    return done_to(node.dice, "reroll", "", voice)


@influence.register
def _focus_turns(node: nodes.FocusTurns, voice: Voice) -> str:
    which = Description(node.dice, voice, "die").many()
    return f"the focus of {which} turns only dice of {amount(node.who, voice)}"


@clauses.register
def _turns_only(node: nodes.TurnsOnly, voice: Voice) -> list[Clause]:
    subtype = node.subtype.replace("-", " ")
    return [Clause(f"it turns only {subtype} dice this once", STATEMENT)]

"""Force in English: X of it, losses raised, reduced and halved."""

from __future__ import annotations

from dejarik.games.swccg.effects import amounts
from dejarik.games.swccg.effects import force as nodes
from dejarik.games.swccg.language.english.amounts import force
from dejarik.games.swccg.language.english.doors import amount, condition, deeds, influence, part
from dejarik.games.swccg.language.english.playing import Use, used
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.pieces import DAMAGE
from dejarik.speech.clause import STATEMENT, Clause
from dejarik.speech.voice import Voice

_REDUCED = "reduced"
"""Where a voice keeps what X is taken from."""


@part.register
def _text_for_x(node: nodes.TextForX, voice: Voice) -> str:
    if ev.SEGMENT in node.kinds and DAMAGE in node.segments:
        voice.names[_REDUCED] = "your battle damage"
    words = used(node, voice, Use("X"))
    if not isinstance(node.most, amounts.ForceToUse):
        words += f" X is at most {amount(node.most, voice)}."
    return words if node.least else f"{words} X may be 0."


@deeds.register
def _use_x(node: nodes.UseX, voice: Voice) -> list[Clause]:
    return [Clause("use X Force"), *deeds(node.effect, voice)]


@deeds.register
def _reduce_by_x(node: nodes.ReduceByX, voice: Voice) -> list[Clause]:
    return [Clause(f"reduce {voice.names.get(_REDUCED, 'the loss')} by X")]


@deeds.register
def _cancel_and_raise_by_x(node: nodes.CancelAndRaiseByX, voice: Voice) -> list[Clause]:
    return [
        Clause(f"cancel {voice.event}"),
        Clause("the loss that it was to reduce is X higher", STATEMENT),
    ]


@deeds.register
def _raise_damage(node: nodes.RaiseDamage, voice: Voice) -> list[Clause]:
    return [Clause(f"your opponent’s battle damage is {node.amount} higher", STATEMENT)]


@deeds.register
def _lose_force(node: nodes.LoseForce, voice: Voice) -> list[Clause]:
    who = amount(node.who, voice)
    verb = "lose" if who == "you" else "loses"
    return [Clause(f"{who} {verb} {force(node.how_much, voice)}", STATEMENT)]


@deeds.register
def _note(node: nodes.Note, voice: Voice) -> list[Clause]:
    return [Clause(f"note {amount(node.number, voice)}")]


@influence.register
def _halves_losses(node: nodes.HalvesLosses, voice: Voice) -> str:
    down = condition(node.down, voice)
    half = "whenever you must lose Force, battle damage included, you lose half as much, rounded up"
    return f"{half}, or rounded down if {down}"

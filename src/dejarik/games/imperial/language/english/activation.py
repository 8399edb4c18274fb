"""Activations, turns and initiative in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import activation as nodes
from dejarik.games.imperial.language.english.amounts import FOR_EACH
from dejarik.games.imperial.language.english.deeds import Deed, owned, said
from dejarik.games.imperial.language.english.doors import amount, deeds
from dejarik.games.imperial.language.english.figures import aimed
from dejarik.speech.plurals import count
from dejarik.speech.voice import Voice


@deeds.register
def _gain_actions(node: nodes.GainActions, voice: Voice) -> list[Deed]:
    words = amount(node.amount, voice)
    number, _, rest = words.partition(" ")
    many = f"{count(int(number), 'more action')} {rest}".strip()
    found = [Deed(voice.this, f"gain {many}")]
    if node.stunned:
        perform = Deed(voice.this, "perform 1 more action at once")
        return [perform, said(f"after it, {voice.this} becomes Stunned")]
    return found


@amount.register
def _fallen_in_activation(node: nodes.FallenInActivation, voice: Voice) -> str:
    return f"1 {FOR_EACH}hostile figure defeated so far in this activation"


@deeds.register
def _ready_group_of(node: nodes.ReadyGroupOf, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(voice.they, f"ready {owned(who, 'Deployment card')}")]


@deeds.register
def _take_initiative(node: nodes.TakeInitiative, voice: Voice) -> list[Deed]:
    return [Deed(voice.they, "take the initiative")]


@deeds.register
def _exhaust_own_group(node: nodes.ExhaustOwnGroup, voice: Voice) -> list[Deed]:
    return [Deed(voice.they, "exhaust one of your ready Deployment cards")]


@deeds.register
def _name_hostile_group(node: nodes.NameHostileGroup, voice: Voice) -> list[Deed]:
    voice.it = "that group"
    return [Deed(voice.they, "choose a hostile group with figures on the map")]

"""Damage, strain, rolls outside attacks and defeat in English."""

from __future__ import annotations

from dejarik.games.imperial.effects import damage as nodes
from dejarik.games.imperial.language.english.amounts import measure
from dejarik.games.imperial.language.english.deeds import Deed, is_many
from dejarik.games.imperial.language.english.dice import dice_words
from dejarik.games.imperial.language.english.doors import amount, deeds
from dejarik.games.imperial.language.english.figures import aimed
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.speech.plurals import a
from dejarik.speech.voice import Voice


@deeds.register
def _suffer(node: nodes.Suffer, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    each = " each" if is_many(who) else ""
    much = measure(node.amount, "damage", voice, "damage")
    if isinstance(node.amount, nodes.RolledDamage):
        much = amount(node.amount, voice)
    return [*found, Deed(who, f"suffer {much}{each}")]


@deeds.register
def _suffer_strain(node: nodes.SufferStrain, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, f"suffer {measure(node.amount, 'strain', voice, 'strain')}")]


@deeds.register
def _recover_damage(node: nodes.RecoverDamage, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, f"recover {measure(node.amount, 'damage', voice, 'damage')}")]


@deeds.register
def _roll_dice(node: nodes.RollDice, voice: Voice) -> list[Deed]:
    single = len(node.colours) == 1
    dice = a(f"{COLOURS[node.colours[0]]} die") if single else dice_words(node.colours)
    return [Deed(voice.they, f"roll {dice}")]


@amount.register
def _rolled_damage(node: nodes.RolledDamage, voice: Voice) -> str:
    return "the damage rolled"


@deeds.register
def _defeat(node: nodes.Defeat, voice: Voice) -> list[Deed]:
    found, who = aimed(node.what, voice)
    return [*found, Deed(who, "be defeated", later=True)]

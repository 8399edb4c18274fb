"""Dice and results of an attack in English."""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects import dice as nodes
from dejarik.games.imperial.language.english.amounts import measure, result
from dejarik.games.imperial.language.english.deeds import Deed, said
from dejarik.games.imperial.language.english.doors import deeds
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import BLEEDING, FOCUSED, HIDDEN, STUNNED, WEAKENED
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.kernel.program import Quantity
from dejarik.kernel.terms import Number
from dejarik.speech.lists import listing
from dejarik.speech.voice import Voice

KEYWORD_SYMBOLS: Final = (st.PIERCE, st.BLAST, st.CLEAVE, st.RECOVER)
CONDITION_VERBS: Final = {
    FOCUSED: "Focus",
    HIDDEN: "Hide",
    STUNNED: "Stun",
    WEAKENED: "Weaken",
    BLEEDING: "Bleed",
}
"""What attacks say for the condition they bring."""
_POOLS: Final = {
    nodes.ATTACK_DICE: "the attack dice",
    nodes.DEFENCE_DICE: "the defence dice",
    nodes.ALL_DICE: "the attack and defence dice",
}
_FROM: Final = {
    nodes.ATTACK_DICE: "the attack pool",
    nodes.DEFENCE_DICE: "the defence pool",
    nodes.ALL_DICE: "either pool",
}


def dice_words(colours: tuple[int, ...]) -> str:
    """Dice by their colours: "1 red die", "1 red and 1 yellow die", "2 blue dice"."""
    counts = {colour: colours.count(colour) for colour in colours}
    words = listing([f"{number} {COLOURS[colour]}" for colour, number in counts.items()])
    return f"{words} {'die' if max(counts.values()) == 1 else 'dice'}"


def bonus_words(symbol: int, amount: int) -> str:
    """What an attack has more of, in short: "+2 damage", "Pierce 3"."""
    name = st.SYMBOL_NAMES[symbol]
    return f"{name} {amount}" if symbol in KEYWORD_SYMBOLS else f"+{result(amount, name)}"


def added(symbol: int, amount: Quantity, voice: Voice) -> str:
    """The same of an amount that may have to be worked out."""
    if isinstance(amount, Number):
        return bonus_words(symbol, amount.number)
    return f"+{measure(amount, st.SYMBOL_NAMES[symbol], voice, st.SYMBOL_NAMES[symbol])}"


@deeds.register
def _reroll(node: nodes.Reroll, voice: Voice) -> list[Deed]:
    many = "one" if node.most == 1 else f"up to {node.most}"
    many = "any number" if node.most == nodes.ANY_NUMBER else many
    return [Deed(voice.they, f"reroll {many} of {_POOLS[node.pools]}")]


@deeds.register
def _remove_die(node: nodes.RemoveDie, voice: Voice) -> list[Deed]:
    which = "all dice" if node.every else "1 die of your choice"
    return [Deed(voice.they, f"remove {which} from {_FROM[node.pools]}")]


@deeds.register
def _add_results(node: nodes.AddResults, voice: Voice) -> list[Deed]:
    return [said(listing([added(symbol, amount, voice) for symbol, amount in node.results]))]


@deeds.register
def _add_keyword(node: nodes.AddKeyword, voice: Voice) -> list[Deed]:
    return [said(CONDITION_VERBS[node.condition])]

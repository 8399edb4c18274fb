"""
Labels: the name or the short form of an ability, where options and events speak of it.

What belongs here: names as they are printed and symbols with amounts. What does not: the text of
abilities in sentences (`language.english`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.effects.abilities import When
from dejarik.games.imperial.effects.dice import AddKeyword, AddResults
from dejarik.games.imperial.model.conditions import BLEEDING, FOCUSED, HIDDEN, STUNNED, WEAKENED
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.games.imperial.model.statistics import BLAST, CLEAVE, PIERCE, RECOVER
from dejarik.games.imperial.rules.keywords import Keyword
from dejarik.games.imperial.rules.power import GainPower, PowerToken
from dejarik.games.imperial.rules.surging import surge_abilities
from dejarik.games.imperial.seen.view_names import symbol_name
from dejarik.kernel.ops import Sequence
from dejarik.kernel.terms import Number

if TYPE_CHECKING:
    from dejarik.games.imperial.model.dice import RolledDie
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.model.texts import Surge
    from dejarik.kernel.program import Op
    from dejarik.kernel.timing import Ability

CONDITION_KEYWORDS: Final = {
    FOCUSED: "Focus",
    HIDDEN: "Hide",
    STUNNED: "Stun",
    WEAKENED: "Weaken",
    BLEEDING: "Bleed",
}
_KEYWORDS: Final = (PIERCE, BLAST, CLEAVE, RECOVER)
OTHER_EFFECT: Final = "another effect"


def result_label(symbol: int, amount: int) -> str:
    """A result: "+2 damage", "Pierce 3"."""
    name = symbol_name(symbol)
    return f"{name} {amount}" if symbol in _KEYWORDS else f"{amount:+d} {name}"


def surge_label(surge: Surge) -> str:
    """The name of a surge ability, or what it gives."""
    label = surge.name or ", ".join(_gives(surge.effect)) or OTHER_EFFECT
    return label if surge.cost == 1 else f"{label} (for {surge.cost} surges)"


def _gives(effect: Op) -> list[str]:
    if isinstance(effect, AddResults):
        return [
            result_label(symbol, amount.number) if isinstance(amount, Number) else OTHER_EFFECT
            for symbol, amount in effect.results
        ]
    if isinstance(effect, AddKeyword):
        return [CONDITION_KEYWORDS[effect.condition]]
    if isinstance(effect, Sequence):
        return [label for part in effect.parts for label in _gives(part)]
    return [OTHER_EFFECT]


def surge_label_at(s: Battle, attack: Attack, place: int) -> str:
    """What the surge ability at a place gives; one that is gone by now is another effect."""
    for one, surge in surge_abilities(s, attack):
        if one == place:
            return surge_label(surge)
    return OTHER_EFFECT


def ability_label(ability: Ability) -> str:
    """The name of an ability, or the keyword that it is; empty for one without."""
    if isinstance(ability, When):
        return ability.name
    if isinstance(ability, PowerToken):
        return f"power token: {symbol_name(ability.symbol)}"
    if isinstance(ability, Keyword):
        if ability.condition:
            return CONDITION_KEYWORDS[ability.condition]
        return symbol_name(ability.symbol)
    return ""


def value_label(op: Op, value: int) -> str:
    """What a number means that is asked for; empty where it is a number."""
    return symbol_name(value) if isinstance(op, GainPower) else ""


def die_label(die: RolledDie) -> str:
    """A die with what it shows: "blue 2/1/0"."""
    shows = "/".join([str(one) for one in die.results()])
    return f"{COLOURS[die.colour]} {shows}"

"""
Numbers explained: what is printed or rolled, and each thing that changes it.

Numbers of a figure are those of its card; results of an attack are those of the innermost open
one in which the figure attacks or defends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.wire import NumberAnswer, Part, PartKind
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import HIDDEN, WEAKENED
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.rules.results import SUMS, add_conditions
from dejarik.games.imperial.seen.labels import die_label
from dejarik.games.imperial.seen.things import thing_of
from dejarik.kernel.modifiers import ADD, CAP, MULTIPLY, contributions, total

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Attack, Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.kernel.modifiers import Contribution

SYMBOLS: Final = {name.lower(): symbol for symbol, name in st.SYMBOL_NAMES.items()}
OF_FIGURES: Final = ("speed", "health", "cost")
_KINDS: Final[dict[int, PartKind]] = {ADD: "added", MULTIPLY: "factor", CAP: "most"}
_OF_DIE: Final = {st.ACCURACY: 0, st.DAMAGE: 1, st.SURGE: 2, st.BLOCK: 0, st.EVADE: 1, st.DODGE: 2}
_DEFENCE: Final = (st.BLOCK, st.EVADE, st.DODGE)


def number_answer(s: Battle, seat: int, statistic: str, figure: Figure) -> NumberAnswer:
    """
    How a number comes about.

    Raises ValueError for a number there is none of, or that no open attack has.
    """
    if statistic in OF_FIGURES:
        return _of_figure(s, seat, statistic, figure)
    if statistic not in SYMBOLS:
        known = ", ".join([*OF_FIGURES, *SYMBOLS])
        message = f"there is no number {statistic!r}; ask for one of {known}"
        raise ValueError(message)
    for attack in reversed(s.attacks):
        if figure.id in (attack.attacker, attack.target):
            return _of_attack(s, seat, statistic, figure, attack)
    message = f"that figure is in no attack now, so it has no {statistic}"
    raise ValueError(message)


def _of_figure(s: Battle, seat: int, statistic: str, figure: Figure) -> NumberAnswer:
    definition = s.definition_of(figure)
    printed = {
        "speed": definition.speed,
        "health": definition.health,
        "cost": definition.figure_cost,
    }[statistic]
    found = contributions(s, st.SPEED, figure.id) if statistic == "speed" else []
    parts = [Part("printed", printed), *_parts(s, seat, found)]
    rulings = ("ia.movement.113",) if statistic == "speed" else ("ia.army.24",)
    return NumberAnswer(figure.id, statistic, max(0, total(printed, found)), tuple(parts), rulings)


def _parts(s: Battle, seat: int, found: list[Contribution]) -> list[Part]:
    return [
        Part(_KINDS.get(one.layer, "set"), one.amount, thing_of(s, seat, one.source))
        for one in found
    ]


def _of_attack(
    s: Battle, seat: int, statistic: str, figure: Figure, attack: Attack
) -> NumberAnswer:
    """Dice, conditions, what grants the attack, abilities, and what was added since."""
    symbol = SYMBOLS[statistic]
    parts = _rolled(attack, symbol)
    if not attack.sums:
        amount = sum(part.amount for part in parts)
        return NumberAnswer(figure.id, statistic, amount, tuple(parts), ("ia.attack.56",))
    parts += _conditions(s, attack, symbol)
    for place in range(0, len(attack.bonus), 2):
        if attack.bonus[place] == symbol:
            parts.append(Part("added", attack.bonus[place + 1], thing_of(s, seat, attack.attacker)))
    before = sum(part.amount for part in parts)
    found = contributions(s, symbol, attack.id)
    parts += _parts(s, seat, found)
    rest = attack.sums[symbol] - total(before, found)
    if rest:
        parts.append(Part("spent", rest))
    rulings = ["ia.attack.56"]
    if symbol == st.SURGE:
        rulings.append("ia.attack.57")
    if symbol == st.ACCURACY:
        rulings.append("ia.attack.04")
    return NumberAnswer(figure.id, statistic, attack.sums[symbol], tuple(parts), tuple(rulings))


def _rolled(attack: Attack, symbol: int) -> list[Part]:
    """The dice that show the symbol."""
    if symbol not in _OF_DIE:
        return []
    dice = attack.defence_dice if symbol in _DEFENCE else attack.attack_dice
    return [
        Part("die", die.results()[_OF_DIE[symbol]], name=die_label(die))
        for die in dice
        if die.face >= 0 and die.results()[_OF_DIE[symbol]]
    ]


def _conditions(s: Battle, attack: Attack, symbol: int) -> list[Part]:
    """What Hidden and Weakened of both figures change."""
    sums = [0] * SUMS
    add_conditions(s, attack, sums)
    if not sums[symbol]:
        return []
    whose = attack.attacker if symbol == st.SURGE else attack.target
    figure = s.figure(whose) if is_figure(whose) else None
    names = [
        name
        for condition, name in ((HIDDEN, "Hidden"), (WEAKENED, "Weakened"))
        if figure is not None and figure.has(condition)
    ]
    return [Part("condition", sums[symbol], name=" and ".join(names))]

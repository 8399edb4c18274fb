"""What everybody sees of the open attacks: dice, results, and how far each has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.ids import FIRST_ATTACK_DIE, FIRST_DEFENCE_DIE
from dejarik.games.imperial.rules.attacking import AttackProcedure
from dejarik.games.imperial.rules.relations import distance
from dejarik.games.imperial.rules.results import needed_accuracy, rolled_sums
from dejarik.games.imperial.seen.labels import surge_label_at
from dejarik.games.imperial.seen.things import space_name
from dejarik.games.imperial.seen.view_names import COLOUR_NAMES, STEP_NAMES, condition_names
from dejarik.games.imperial.wire import AttackStep, AttackView, DieView, SumsView

if TYPE_CHECKING:
    from dejarik.games.imperial.model.dice import RolledDie
    from dejarik.games.imperial.model.pieces import Attack
    from dejarik.games.imperial.model.state import Battle


def attack_view(s: Battle, attack: Attack) -> AttackView:
    """An open attack as everybody sees it."""
    sums = attack.sums or rolled_sums(attack)
    away = distance(s, attack.attacker, attack.target) if attack.space >= 0 else 0
    return AttackView(
        attack.id,
        attack.seat,
        attack.attacker,
        _step(s, attack),
        attack.is_melee,
        attack.target,
        space_name(s, attack.space),
        away,
        0 if attack.is_melee or not attack.target else needed_accuracy(attack.target, away),
        _dice(attack.attack_dice, FIRST_ATTACK_DIE),
        _dice(attack.defence_dice, FIRST_DEFENCE_DIE),
        SumsView(*sums[st.ACCURACY : st.RECOVER + 1]),
        bool(attack.sums),
        attack.surges,
        tuple([surge_label_at(s, attack, place) for place in attack.spent]),
        condition_names(attack.keywords),
        attack.missed,
        attack.suffered,
    )


def _step(s: Battle, attack: Attack) -> AttackStep:
    """The step an attack is in: its frame counts the next one."""
    for f in s.frames:
        if isinstance(f.op, AttackProcedure) and f.x == attack.id:
            return STEP_NAMES.get(f.step - 1, "after")
    return "after"


def _dice(dice: list[RolledDie], first: int) -> tuple[DieView, ...]:
    return tuple(
        [
            DieView(
                number,
                COLOUR_NAMES[die.colour],
                die.results() if die.face >= 0 else (),
                die.rerolled,
            )
            for number, die in enumerate(dice, first)
        ]
    )

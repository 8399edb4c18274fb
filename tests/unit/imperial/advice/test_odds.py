"""The odds of an attack: golden counts over all faces, worked out beside the rules."""

from fractions import Fraction
from typing import Final

import pytest

from dejarik.games.imperial.advice.odds import attack_odds, pool_chances
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.testing.imperial.table import Skirmish

GOLDEN: Final = (
    ("stormtrooper a1", "stormtrooper 1", "rebeltrooper e1", (59, 28, 57, 53, 19)),
    ("stormtrooper a1", "stormtrooper 1", "stormtrooper e1", (52, 55, 63, 40, 6)),
    (
        "darthvader a1",
        "darthvader",
        "rebeltrooper b1",
        (216, 4, 23, 72, 149, 224, 264, 217, 107, 20),
    ),
    (
        "darthvader a1",
        "darthvader",
        "stormtrooper b1",
        (1, 7, 32, 91, 179, 266, 312, 262, 122, 24),
    ),
)
"""An army, its attacker, the other army, and how many rolls deal 0, 1, 2, … damage."""


@pytest.mark.parametrize(("yours", "attacker", "theirs", "counts"), GOLDEN)
def test_every_face_is_counted(
    yours: str, attacker: str, theirs: str, counts: tuple[int, ...]
) -> None:
    """Both pools as printed, surges spent for the most damage."""
    t = Skirmish(yours, theirs)
    whole = sum(counts)
    expected = {dealt: Fraction(count, whole) for dealt, count in enumerate(counts)}
    target = t.thing(f"their {theirs.split(maxsplit=1)[0]} 1")
    assert attack_odds(t.state, t.thing(attacker), target) == expected


def test_focused_adds_a_green_die_and_distance_costs_accuracy() -> None:
    """Three attack dice against two black ones, six spaces away."""
    t = Skirmish("imperialofficer a1", "darthvader g1")
    t.put("imperialofficer", "Focused")
    found = attack_odds(t.state, t.thing("imperialofficer"), t.thing("their darthvader"))
    counts = (3416, 1670, 1454, 854, 320, 57, 5)
    assert found == {dealt: Fraction(count, 7776) for dealt, count in enumerate(counts)}


def test_the_cunning_of_a_defender_counts_evades_as_blocks() -> None:
    """Han's white die blocks once more with every evade it shows."""
    t = Skirmish("imperialofficer a1", "hansolo e1")
    plain = Skirmish("imperialofficer a1", "imperialofficer e1")
    han = attack_odds(t.state, t.thing("imperialofficer"), t.thing("their hansolo"))
    officer = plain.thing("their imperialofficer")
    trooper = attack_odds(plain.state, plain.thing("imperialofficer"), officer)
    assert _mean(han) < _mean(trooper)


def test_an_attack_that_cannot_be_declared_has_no_odds() -> None:
    """A melee attack on a figure that is not adjacent."""
    t = Skirmish("darthvader a1", "hansolo e1")
    with pytest.raises(ValueError, match="cannot be declared"):
        attack_odds(t.state, t.thing("darthvader"), t.thing("their hansolo"))


@pytest.mark.parametrize("colour", range(len(COLOURS)))
def test_a_pool_of_one_die_has_six_rolls(colour: int) -> None:
    """Every face counts once."""
    assert sum(pool_chances([colour]).values()) == 6


def _mean(chances: dict[int, Fraction]) -> Fraction:
    return sum((dealt * chance for dealt, chance in chances.items()), Fraction(0))

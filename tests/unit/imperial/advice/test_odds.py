"""The odds of an attack: golden counts over all faces, worked out beside the rules."""

import itertools
from collections import Counter
from fractions import Fraction
from typing import Final

import pytest

from dejarik.games.imperial.advice.odds import attack_odds, odds_of, pool_chances
from dejarik.games.imperial.model.dice import COLOURS, FACE_RESULTS
from dejarik.testing.imperial.table import Skirmish
from dejarik.titles.imperial.catalogue import files

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


def pools() -> list[tuple[int, ...]]:
    """Every pool of attack dice and of defence dice that a card has printed, once."""
    found: set[tuple[int, ...]] = set()
    for card in files.deployments().values():
        found |= {tuple(sorted(card.attack_dice)), tuple(sorted(card.defence_dice))}
    # Dice of any colour are chosen when they are rolled.
    return sorted(pool for pool in found if all(one < len(COLOURS) for one in pool))


@pytest.mark.parametrize("pool", pools(), ids=str)
def test_every_pool_in_the_data_is_counted_as_enumeration_does(pool: tuple[int, ...]) -> None:
    """Face by face, without adding dice up one after the other."""
    expected: Counter[tuple[int, ...]] = Counter()
    for faces in itertools.product(*[FACE_RESULTS[colour] for colour in pool]):
        expected[tuple(sum(face[symbol] for face in faces) for symbol in range(3))] += 1

    assert expected == pool_chances(list(pool))


def attacked(question: str = "") -> dict[str, dict[int, Fraction]]:
    """The odds of a Stormtrooper four spaces from a Rebel Trooper of 3 Health."""
    t = Skirmish("stormtrooper a1", "rebeltrooper e1")
    ask = f"attack:{t.thing('stormtrooper 1')}:{t.thing('their rebeltrooper 1')}{question}"
    return odds_of(t.state, 0, ask)


def by_hand(*, spends: bool, again: bool) -> tuple[Counter[int], int]:
    """
    The same attack face by face: damage and how many miss.

    Blue and green against white, surges for a damage or two accuracy; with a reroll the attack
    die that pays most on average, counted in sixths.
    """

    def dealt(faces: tuple[tuple[int, int, int], ...], white: tuple[int, int, int]) -> int:
        accuracy, damage, surges = [sum(face[place] for face in faces) for place in range(3)]
        block, evade, dodge = white
        best = -1
        left = max(0, surges - evade) if spends else 0
        for hurt, aimed in itertools.product((0, 1), (0, 1)):
            if hurt + aimed <= left and not dodge and accuracy + 2 * aimed >= 4:
                best = max(best, 0, damage + hurt - block)
        return best

    found: Counter[int] = Counter()
    blue, green, white = [FACE_RESULTS[COLOURS.index(one)] for one in ("blue", "green", "white")]
    for one, other, defence in itertools.product(blue, green, white):
        ways = [[dealt((one, other), defence)] * 6]
        if again:
            ways.append([dealt((face, other), defence) for face in blue])
            ways.append([dealt((one, face), defence) for face in green])
        found.update(max(ways, key=lambda way: sum(max(0, amount) for amount in way)))
    missed = found.pop(-1, 0)
    found[0] += missed
    return found, missed


@pytest.mark.parametrize(
    ("question", "spends", "again"),
    [("", True, False), (":unspent", False, False), (":best", True, True)],
)
def test_surges_and_rerolls_are_counted_exactly(question: str, spends: bool, again: bool) -> None:
    """Damage, misses and defeats, each out of the whole."""
    found = attacked(question)
    counts, missed = by_hand(spends=spends, again=again)
    whole = counts.total()

    assert {one: Fraction(count, whole) for one, count in counts.items() if count} == {
        one: chance for one, chance in found["damage"].items() if chance
    }
    assert Fraction(missed, whole) == found["miss"][1]
    fatal = sum(count for one, count in counts.items() if one >= 3)
    assert Fraction(fatal, whole) == found["defeat"][1]
    assert [216 if not again else 1296] == list(found["rolls"])


def test_an_open_attack_is_counted_from_the_dice_that_lie() -> None:
    """Two damage by what is shown; the green die rolled again has six rolls."""
    t = Skirmish("stormtrooper a1 a2", "rebeltrooper c1")
    t.roll("stormtrooper 1", "blue 210, green 120")
    t.roll("their rebeltrooper 1", "white 100")
    t.activate("stormtrooper 1")
    t.play("attack their rebeltrooper 1")
    now = odds_of(t.state, 0, "attack")
    again = odds_of(t.state, 0, "attack:reroll:902")

    assert {2: Fraction(1)} == now["damage"]
    assert [1] == list(now["rolls"])
    assert [6] == list(again["rolls"])
    assert {1: Fraction(1, 6), 2: Fraction(5, 6)} == again["damage"]


def test_what_is_no_question_is_refused_in_words() -> None:
    """Another topic, one number, a word."""
    t = Skirmish("stormtrooper a1", "rebeltrooper e1")
    for question in ("roll", "attack:101", "attack:x", "attack"):
        with pytest.raises(ValueError, match="attack"):
            odds_of(t.state, 0, question)


def _mean(chances: dict[int, Fraction]) -> Fraction:
    return sum((dealt * chance for dealt, chance in chances.items()), Fraction(0))

"""Blasters, rifles and the Gaderffii Stick."""

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.kernel.modifiers import forbidding
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import laid, leader, mine, theirs, trooper
from dejarik.testing.swccg.table import Laid

SITES = "1_295, 1_292, 1_130"
LUKE, VADER = "101_2", "101_5"
BLASTERS = ("1_152", "1_317")
RIFLES = ("1_153", "1_312")
COST = {"1_152": 1, "1_317": 1, "1_153": 2, "1_312": 2}
THREE = {"light": "1_26", "dark": "1_181"}
FOUR = {"light": "1_90", "dark": "1_237"}
FIVE = {"light": "1_98", "dark": "1_262"}
SIX = {"light": "101_3", "dark": "101_6"}
TWO = {"light": "1_30", "dark": "1_196"}
DROID = {"light": "1_18", "dark": "1_186"}


def shot(code: str, at: str, destiny: str) -> list[str]:
    """Who is hit when a trooper fires this weapon with such a destiny."""
    other = trooper(code, own=False)
    t = laid(
        code,
        SITES,
        f"{trooper(code)} + X @ 1",
        f"{at} @ 1, {other} @ 1",
        phase="battle",
        top=destiny,
    )
    t.answer("battle Mos Eisley", f"fire {code}")
    t.answer(at)
    return [t.table.definition(one.subject).code for one in t.events(ev.HIT)]


# --- blasters and rifles ----------------------------------------------------------------------


@card(*BLASTERS, *RIFLES)
def test_a_gun_deploys_on_own_warriors(code: str) -> None:
    """Not on the guard or the droid, who are none, nor on theirs."""
    guard, droid = ("1_26", "1_18") if mine(code) == "light" else ("1_181", "1_186")
    t = laid(
        code,
        SITES,
        f"{trooper(code)} @ 1, {guard} @ 1, {droid} @ 2, {leader(code)} @ 2",
        f"{trooper(code, own=False)} @ 1",
        hand="X",
        force=COST[code],
    )
    t.answer(f"deploy {code}")
    offered = t.options()
    t.answer(leader(code))

    assert [trooper(code), leader(code)] == offered
    assert COST[code] == t.force_used(mine(code))


@card(*BLASTERS, *RIFLES)
@ruling("swccg.9.771")
def test_a_gun_is_not_offered_for_less_than_its_price(code: str) -> None:
    """One Force too few to deploy it, and one too few to fire it."""
    short = COST[code] - 1
    hand = laid(code, SITES, f"{trooper(code)} @ 1", hand="X", force=short)
    fight = laid(
        code,
        SITES,
        f"{trooper(code)} + X @ 1",
        f"{trooper(code, own=False)} @ 1",
        phase="battle",
        force=COST[code],
    )
    fight.answer("battle Mos Eisley")

    assert f"deploy {code}" not in hand.options()
    assert f"fire {code}" not in fight.options()


@card(*BLASTERS)
def test_a_blaster_hits_with_a_destiny_above_the_defence(code: str) -> None:
    """Luke has three, Vader six: four hits him, three does not, six does not hit Vader."""
    other = leader(code, own=False)
    below, above = (THREE, FOUR) if other == LUKE else (FIVE, SIX)
    side = mine(code)
    hits = [shot(code, other, below[side]), shot(code, other, above[side])]

    assert ([[], [LUKE]] if other == LUKE else [[], []]) == hits


@card(*BLASTERS, *RIFLES)
@ruling("swccg.1c.159")
def test_a_gun_hits_a_droid_with_one(code: str) -> None:
    """A droid's defence is 0; the destiny is drawn all the same."""
    droid = DROID[theirs(code)]

    assert [droid] == shot(code, droid, trooper(code))


@card(*BLASTERS, *RIFLES)
def test_a_gun_may_be_fired_once_a_battle_or_not_at_all(code: str) -> None:
    """Theirs at the site only; after one shot the segment is over."""
    own, other = trooper(code), trooper(code, own=False)
    t = laid(
        code,
        SITES,
        f"{own} + X @ 1, {own} @ 1",
        f"{other} @ 1, {other} @ 1, {other} @ 2",
        phase="battle",
        top=THREE[mine(code)],
        force=8,
    )
    t.answer("battle Mos Eisley")
    offered = t.options()
    t.answer(f"fire {code}")
    aims = t.options()
    t.answer(other)

    assert [f"fire {code}", "pass"] == offered
    assert [other, f"{other} 2"] == aims
    assert f"fire {code}" not in t.options()
    assert 1 + COST[code] == t.force_used(mine(code))


@card(*RIFLES)
@ruling("swccg.1f.036")
def test_a_rifle_adds_one_to_its_total(code: str) -> None:
    """A three and one more hits Luke; a five and one more does not hit Vader's six."""
    other = leader(code, own=False)
    below, above = (TWO, THREE) if other == LUKE else (FIVE, SIX)
    side = mine(code)

    assert [[], [other]] == [shot(code, other, below[side]), shot(code, other, above[side])]


@card(*BLASTERS)
@ruling("swccg.9.704", "swccg.9.778")
def test_who_has_fired_one_gun_does_not_fire_another(code: str) -> None:
    """A trooper with two; the other trooper's is still to come."""
    own, other = trooper(code), trooper(code, own=False)
    t = laid(
        code,
        SITES,
        f"{own} + X @ 1, {own} + X @ 1",
        f"{other} @ 1, {leader(code, own=False)} @ 1",
        hand="X",
        force=8,
    )
    t.answer(f"deploy {code}")
    t.answer(own)
    while "battle Mos Eisley" not in t.options():
        t.answer("pass")
    t.answer("battle Mos Eisley")
    offered = t.options()
    t.answer(f"fire {code}", other)

    assert [f"fire {code}", f"fire {code} 3", f"fire {code} 2", "pass"] == offered
    assert [f"fire {code} 2", "pass"] == t.options()


# --- Gaderffii Stick --------------------------------------------------------------------------


def swung(top: str, *, own: str = "1_196 + X @ 1, 1_194 @ 1") -> Laid:
    """Dark begins a battle where a Raider has a stick; Light has two blasters there."""
    t = laid(
        "1_315",
        SITES,
        own,
        "1_28 + 1_152 @ 1, 1_30 + 1_152 @ 1, 1_28 + 1_152 @ 2",
        phase="battle",
        top=top,
    )
    t.answer("battle Mos Eisley")
    return t


@card("1_315")
def test_a_stick_deploys_on_tusken_raiders_for_two() -> None:
    """Not on the stormtrooper, warrior though he is."""
    t = laid("1_315", SITES, "1_196 @ 1, 1_194 @ 1, 1_196 @ 2", hand="X", force=2)
    t.answer("deploy 1_315")
    offered = t.options()
    t.answer("1_196")

    assert ["1_196", "1_196 2"] == offered
    assert 2 == t.force_used("dark")


@card("1_315")
@ruling("swccg.9.718", "swccg.9.803")
def test_a_stick_knocks_the_weapons_of_its_target_away_for_the_battle() -> None:
    """Six in two draws, for nothing: the Wolfman's blaster is still there to be fired."""
    t = swung("1_182, 1_182")
    offered = t.options()
    t.answer("fire 1_315")
    aims = t.options()
    t.answer("1_28")

    assert ["fire 1_315", "pass"] == offered
    assert ["1_28", "1_30"] == aims
    assert ["light: window", ["fire 1_152 2", "pass"]] == [t.asked(), t.options()]
    assert 1 == t.force_used("dark")
    assert t.on_table("1_152")


@card("1_315")
def test_what_a_stick_has_knocked_away_is_back_after_the_battle() -> None:
    """It may not be fired until then, and may afterwards."""
    t = swung("1_182, 1_182")
    t.answer("fire 1_315", "1_28")
    during = forbidding(t.table, st.MAY_NOT_FIRE, t.thing("1_152"))
    t.answer("pass")
    while t.table.battles:
        t.answer(next(one for one in t.options() if not one.endswith(("1_28", "1_30"))))
    after = forbidding(t.table, st.MAY_NOT_FIRE, t.thing("1_152"))

    assert [True, False] == [bool(during), bool(after)]


@card("1_315")
def test_a_stick_knocks_nothing_away_with_five() -> None:
    """The total must be above five."""
    t = swung("1_182, 1_196")
    t.answer("fire 1_315", "1_28")

    assert ["fire 1_152", "fire 1_152 2", "pass"] == t.options()


@card("1_315")
def test_a_stick_is_swung_at_the_battle_where_it_is_and_may_be_left() -> None:
    """Next door it does nothing; where it is one may pass; it is not fired among the weapons."""
    away = swung("1_182, 1_182", own="1_196 + X @ 2, 1_194 @ 1")
    left = swung("1_182, 1_182")
    left.answer("pass")

    assert ["light: window", ["fire 1_152", "fire 1_152 2", "pass"]] == [
        away.asked(),
        away.options(),
    ]
    assert ["fire 1_152", "fire 1_152 2", "pass"] == left.options()


@card("1_315")
def test_a_stick_answers_the_opponents_battles_too() -> None:
    """Light begins the battle; Luke is no target without a weapon, nor is the weapon he had."""
    t = laid(
        "1_315",
        SITES,
        "1_196 + X @ 1",
        "1_28 + 1_152 @ 1, 101_2 @ 1, 1_30 + 1_152 @ 1",
        phase="battle",
        my_turn=False,
        top="1_182, 1_182",
    )
    t.answer("battle Mos Eisley", "fire 1_315")
    aims = t.options()
    t.answer("1_28")

    assert ["1_28", "1_30"] == aims

    assert 2 == len(t.events(ev.DESTINY_DRAWN))
    assert [] == t.events(ev.HIT)
    assert ["fire 1_152 2", "pass"] == t.options()


@card("1_315")
@ruling("swccg.1c.285")
def test_a_stick_is_not_swung_where_nobody_has_a_weapon() -> None:
    """What it says of the target's weapons needs some: a device is none."""
    t = laid("1_315", SITES, "1_196 + X @ 1", "1_28 + 1_40 @ 1", phase="battle", top="1_182, 1_182")
    t.answer("battle Mos Eisley")

    assert "fire 1_315" not in t.options()

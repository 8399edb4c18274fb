"""Resurgence: dice that cost less, of either kind, and dice resolved for somebody else."""

import pytest

from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# The Hunter


def hunter(side: str, *, blank: bool = True, resources: int = 5) -> Tabletop:
    """A die of his with a cost, and one of the opponent's that shows a blank or not."""
    t = Tabletop("23003 T83", "T02", resources=resources)
    t.show("23003", side)
    t.show("T83", "2R1")
    t.show("their T02", "-" if blank else "1Sh")
    return t


@card("23003")
@pytest.mark.parametrize(("blank", "paid"), [(True, 0), (False, 1)])
def test_the_hunters_die_costs_less_beside_a_blank(blank: bool, paid: int) -> None:
    """Resources; dice of others cost what they show."""
    t = hunter("3MD1", blank=blank)
    t.answer("resolve melee", "their T02")
    assert (5 - paid, 3) == (t.resources(), t.copy("their T02").damage)
    t = hunter("3MD1", blank=blank)
    t.answer("resolve resource")
    assert 6 == t.resources()


@card("23003")
@pytest.mark.parametrize(("blank", "paid"), [(True, 0), (False, 1)])
def test_the_hunters_die_hurts_less_beside_a_blank(blank: bool, paid: int) -> None:
    """So does a cost in damage."""
    t = hunter("1Ri1", blank=blank)

    t.answer("resolve resource", "die 23003 1Ri1")
    if paid:
        t.answer("23003")

    assert (6, paid) == (t.resources(), t.copy("23003").damage)


@card("23003")
def test_the_hunters_die_can_be_resolved_without_resources() -> None:
    """A blank of your own does not help."""
    assert "resolve melee" in hunter("3MD1", resources=0).options()
    t = hunter("3MD1", blank=False, resources=0)
    t.state.dice[t.copy("T83").dice[0]].side = 5
    assert "resolve melee" not in t.options()


# Bryar Pistol


def bryar(*shown: tuple[str, str], resources: int = 0) -> Tabletop:
    """The upgrade, and dice that cost something."""
    t = Tabletop("T83*2 T01", "T02", resources=resources)
    t.upgrade("23108", on="T01")
    t.support("T14")
    for label, side in shown:
        t.show(label, side)
    t.show("their T02", "1R")
    return t


@card("23108")
def test_the_bryar_pistol_saves_a_resource() -> None:
    """One of your dice, that could not be paid for otherwise; it is exhausted."""
    t = bryar(("T83", "2MD1"), ("T83", "2R1"), ("T01", "1MD"))
    t.copy("their T02").shields = 1

    t.answer("use 23108")
    assert ["die T83 2MD1", "die T83 2R1", "die T01 1MD"] == t.options()
    t.answer("die T83 2MD1", "their T02")

    assert (1, 0, False) == (t.copy("their T02").damage, t.resources(), t.copy("23108").ready)
    assert ["T83 2R1", "T01 1MD"] == t.pool()


@card("23108")
def test_the_bryar_pistol_saves_damage() -> None:
    """A cost of that kind as well."""
    t = bryar(("T14", "3MDi1"))

    t.answer("use 23108", "their T02")

    assert (3, 0, 0) == tuple(t.copy(one).damage for one in ("their T02", "T01", "T83"))


@card("23108")
def test_the_bryar_pistol_saves_only_one() -> None:
    """And it redeploys."""
    t = Tabletop("T01 T06", "T02", resources=1)
    t.support("03020")
    t.upgrade("23108", on="T01")
    t.show("03020", "4R2")
    t.answer("use 23108")
    assert (4, []) == (t.resources(), t.pool())
    assert 1 == keyword_level(t.state, t.copy("23108").ref, values.REDEPLOY)


@card("23108")
def test_an_exhausted_bryar_pistol_resolves_nothing() -> None:
    """It must be exhausted for it."""
    t = bryar(("T01", "1R"))
    t.copy("23108").ready = False

    t.answer("use 23108")

    assert (["T01 1R"], "they: action") == (t.pool(), t.asked())


# Clear Target


def target() -> Tabletop:
    """It lies on one of two characters; a hunter's dice and another's."""
    t = Tabletop("T605*2 T01", "T02 T06 T605", resources=1)
    t.downgrade("23034", on="their T02")
    t.show("T01", "1R")
    t.show("their T605", "1R")
    return t


@card("23034")
def test_a_clear_target_is_hit_by_another_side() -> None:
    """One of your hunters' dice that shows no damage; only the attached character is hit."""
    t = target()
    t.show("T605", "1Sh")
    t.show("T605", "1R")
    t.copy("their T02").shields = 1

    t.answer("use 23034")
    assert ["die T605 1Sh", "die T605 1R"] == t.options()
    t.answer("die T605 1R")
    assert ("you: may", False) == (t.asked(), t.copy("23034").ready)
    t.answer("yes")

    assert (0, 0, 1) == (t.copy("their T02").shields, t.copy("their T02").damage, t.resources())
    assert 0 == t.events("ability_used")[0].amount
    assert facts.RANGED == t.events("damage_dealt")[0].detail
    assert ["T01 1R", "T605 1Sh"] == t.pool()


@card("23034")
@pytest.mark.parametrize("side", ["1MD", "2RD"])
def test_a_clear_target_is_not_hit_by_damage(side: str) -> None:
    """No die that shows any kind of it may be chosen."""
    t = target()
    t.show("T605", side)

    t.answer("use 23034")

    assert "they: action" == t.asked()


@card("23034")
def test_a_clear_target_must_be_ready() -> None:
    """It is exhausted for it; indirect damage is damage too, and a side with a cost is paid."""
    t = target()
    t.copy("23034").ready = False
    t.show("T605", "1R")
    t.show("T605", "1Sh")
    t.answer("use 23034")
    assert ("they: action", ["T01 1R", "T605 1R", "T605 1Sh"]) == (t.asked(), t.pool())

    t = Tabletop("03018 05021", "T02", resources=1)
    t.downgrade("23034", on="their T02")
    t.show("03018", "2Dc1")
    t.show("05021", "2ID")
    t.answer("use 23034", "yes")

    assert (2, 0, ["05021 2ID"]) == (t.copy("their T02").damage, t.resources(), t.pool())


@card("23034")
def test_a_clear_target_may_be_left() -> None:
    """The die stays then."""
    t = target()
    t.show("T605", "1Sh")
    t.show("T605", "2RD")

    t.answer("use 23034")
    assert "you: may" == t.asked()
    t.answer("no")

    assert ["T01 1R", "T605 1Sh", "T605 2RD"] == t.pool()


@card("23034")
def test_a_clear_target_needs_a_hunters_die() -> None:
    """Without one nothing is resolved, and it is exhausted."""
    t = target()
    t.show("T605", "2RD")

    t.answer("use 23034")

    assert ("they: action", False) == (t.asked(), t.copy("23034").ready)


# Just Reward


def reward(*, blue: str = "T02", side: str = "3Dr") -> Tabletop:
    """Dice of both players of several values."""
    t = Tabletop(f"{blue} T03", "T06 T83", hand="23008", their_resources=0)
    t.support("T14")
    t.show("T03", "1R")
    t.show("T14", side)
    t.show("their T83", "2R1")
    t.show("their T06", "-")
    t.support("25033", seat=THEM)
    t.show("their 25033", "4MD")
    return t


@card("23008")
def test_just_reward_makes_the_opponent_resolve_a_die() -> None:
    """For free; what it was worth then is dealt to anybody."""
    t = reward()
    t.copy("T03").shields = 1

    t.answer("play 23008")
    assert ["die T03 1R", "die T14 3Dr", "their die T06 -", "their die T83 2R1"] == sorted(
        t.options()
    )
    t.answer("their die T83 2R1")
    assert 2 == t.resources(THEM)
    assert ["T02", "T03", "their T06", "their T83"] == t.options()
    t.answer("T03")

    assert (1, ["T06 -", "25033 4MD"]) == (t.copy("T03").damage, t.pool(THEM))


@card("23008")
def test_just_reward_counts_what_the_die_was_worth() -> None:
    """The opponent chooses what a die of yours does; increases count."""
    t = reward()
    t.support("T207", seat=THEM)

    t.answer("play 23008", "die T03 1R", "their T06")

    assert (2, 2) == (t.resources(THEM), t.copy("their T06").damage)


@card("23008")
def test_just_reward_lets_damage_be_blocked() -> None:
    """The opponent says whom the die hits."""
    t = reward()
    t.support("T68")
    t.show("T68", "2RD")
    t.copy("T03").shields = 1

    t.answer("play 23008", "die T68 2RD")
    assert "they: choose" == t.asked()
    t.answer("T03", "their T06")

    assert (1, 2) == (t.copy("T03").damage, t.copy("their T06").damage)


@card("23008")
def test_just_reward_needs_a_die_that_can_be_resolved() -> None:
    """A blank may be chosen, and nothing comes of it."""
    t = reward()

    t.answer("play 23008", "their die T06 -")

    assert ("they: action", ["T83 2R1", "T06 -", "25033 4MD"]) == (t.asked(), t.pool(THEM))


@card("23008")
@ruling("arh.part8.free.01")
def test_just_reward_lets_nobody_take_the_damage_a_side_costs() -> None:
    """Neither the opponent who resolves the die nor you; what it was worth comes on top."""
    t = reward(side="3MDi1")

    t.answer("play 23008", "die T14 3MDi1")
    assert "they: choose" == t.asked()
    assert ["T02", "T03", "their T06", "their T83"] == sorted(t.options())
    t.answer("T03")
    assert ("you: choose", ["T02", "T03", "their T06", "their T83"]) == (t.asked(), t.options())
    t.answer("their T83")

    assert (3, 3) == (t.copy("T03").damage, t.copy("their T83").damage)
    assert (0, 0) == (t.copy("T02").damage, t.copy("their T06").damage)


@card("23008")
@pytest.mark.parametrize(("blue", "offered"), [("T02", True), ("T01", False)])
def test_just_reward_needs_a_blue_character(blue: str, offered: bool) -> None:
    """Of yours, and a character."""
    t = reward(blue=blue)
    t.support("T296")

    assert offered == ("play 23008" in t.options())

"""Cards of several sets that use their own die, also where it lies in the opponent's pool."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling


@card("01014")
def test_immobilize_removes_its_die_from_their_pool() -> None:
    """It is its own all the same."""
    t = Tabletop("T02", "T03")
    t.upgrade("01014", on="T02")
    t.lend(t.show("01014", "1R"))
    t.show("T02", "1MD")

    t.answer("use 01014")

    assert (["T02 -"], []) == (t.pool(), t.pool(THEM))


@card("11089")
def test_trench_fighters_remove_their_die_from_their_opponents_pool() -> None:
    """Its value counts."""
    t = Tabletop("T01 T03", "T02")
    t.support("11089")
    t.lend(t.show("11089", "2RD"))
    t.show("T01", "2RD")
    t.show("T03", "1R")

    t.answer("use 11089")

    assert (["T03 1R"], []) == (t.pool(), t.pool(THEM))


@card("11155")
def test_grappling_arm_removes_its_die_from_their_pool() -> None:
    """For a trap."""
    t = Tabletop("T908", "T02")
    t.upgrade("11155", on="T908")
    t.support("T932", seat=THEM)
    t.lend(t.show("11155", "1F"))

    t.answer("use 11155")

    assert ([], ["T932"]) == (t.pool(THEM), t.discards(THEM))


@card("12031")
def test_the_interceptor_removes_its_die_from_their_pool() -> None:
    """For a vehicle that costs no more than it shows."""
    t = Tabletop("12022", "T61")
    t.support("12031")
    t.support("T11", seat=THEM)
    t.copy("12022").pilots = t.copy("12031").ref
    t.lend(t.show("12031", "2ID"))

    t.answer("use 12031", "their T11")

    assert ([], ["T11"]) == (t.pool(THEM), t.discards(THEM))


@card("18114")
def test_an_ee_3_carbine_rifle_removes_its_die_from_their_pool() -> None:
    """For indirect damage."""
    t = Tabletop("T01", "T02")
    t.upgrade("18114", on="T01")
    t.lend(t.show("18114", "3RD1"))

    t.answer("use 18114")

    assert ([], 3) == (t.pool(THEM), t.copy("their T02").damage)


@card("21092")
def test_a_special_operative_removes_its_die_from_their_pool() -> None:
    """And one of theirs that shows the same."""
    t = Tabletop("T01", "T02 T03")
    t.upgrade("21092", on="T01")
    t.lend(t.show("21092", "1R"))
    t.show("their T02", "1R")
    t.show("their T03", "1Sh")

    t.answer("use 21092")

    assert ["T03 1Sh"] == t.pool(THEM)


@card("18047")
@ruling("arh.part8.oppdie.01")
def test_mace_resolves_a_die_of_his_out_of_their_pool() -> None:
    """As if it lay in yours."""
    t = Tabletop("18047", "T06")
    t.lend(t.show("18047", "2MD"))

    t.answer("use 18047", "their T06")

    assert (2, []) == (t.copy("their T06").damage, t.pool(THEM))


@card("21015")
@ruling("arh.part8.oppdie.01")
def test_rukh_resolves_a_die_of_his_out_of_their_pool() -> None:
    """As if it lay in yours."""
    t = Tabletop("21015", "T02", hand="T227")
    t.lend(t.show("21015", "1MD"))
    t.show("their T02", "1R")

    t.answer("play T227", "their die T02 1R", "yes", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool(THEM))


@card("21071")
@ruling("arh.part8.oppdie.01")
@pytest.mark.parametrize(("code", "side", "dealt"), [("21071", "2RD", 2), ("T26", "1RD", 1)])
def test_cobb_vanth_resolves_a_die_out_of_their_pool(code: str, side: str, dealt: int) -> None:
    """His, or one of an upgrade on him; as if it lay in yours."""
    t = Tabletop("21071*2", "T02")
    t.upgrade("T26", on="21071")
    t.lend(t.show(code, side))

    t.answer("activate 21071", "first 21071", "yes", "their T02")

    assert dealt == t.copy("their T02").damage


@card("22101")
@ruling("arh.part8.oppdie.01")
def test_embo_shields_somebody_with_a_die_out_of_their_pool() -> None:
    """As if it lay in yours."""
    t = Tabletop("22101 T01", "T02", hand="T39")
    t.lend(t.show("22101", "2RD"))

    t.answer("play T39", "22101", "yes", "T01")

    assert (2, []) == (t.copy("T01").shields, t.pool(THEM))


@card("22101")
@ruling("arh.part8.oppdie.01")
def test_embo_hunts_with_a_die_out_of_their_pool() -> None:
    """As if it lay in yours."""
    t = Tabletop("22101 T01", "T02 T06")
    t.downgrade("09039", on="their T06")
    t.lend(t.show("22101", "2RD"))

    t.answer("use 22101")

    assert (3, []) == (t.copy("their T06").damage, t.pool(THEM))


@card("24088")
@ruling("arh.part8.oppdie.01")
def test_strong_with_the_force_rerolls_and_resolves_a_die_in_their_pool() -> None:
    """One of an upgrade on its character, as if it lay in yours."""
    t = Tabletop("T02", "T03")
    t.upgrade("24088", on="T02")
    t.upgrade("T21", on="T02")
    t.lend(t.show("T21", "1R"))
    t.next_roll("T21", "1R")

    t.answer("use 24088", "their die T21 1R", "yes")

    assert (7, []) == (t.resources(), t.pool(THEM))

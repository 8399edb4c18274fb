"""Cards of several sets that roll in a die, also where it lies in the opponent's pool."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


@card("18043")
@ruling("arh.clar.sa.15")
def test_the_relby_comes_out_of_their_pool() -> None:
    """For a die of yours that lies in yours."""
    t = Tabletop("T01", "T02")
    t.upgrade("18043", on="T01")
    t.lend(t.show("18043", "2RD"))
    t.show("T01", "1R")
    t.next_roll("18043", "2RD")

    t.answer("use 18043")

    assert (["18043 2RD"], []) == (t.pool(), t.pool(THEM))


@card("18095")
@ruling("arh.clar.sa.15")
def test_the_palaces_die_comes_out_of_their_pool() -> None:
    """Its controller rolls it."""
    t = Tabletop("T01", "T02")
    old = t.state.battlefield
    emit(t.state, Event(ev.ENTERED_PLAY, YOU, 0, t._spare(YOU, "18095"), 1))
    emit(t.state, Event(ev.LEFT_PLAY, YOU, old, 0, 1, ev.TO_ASIDE))
    t.lend(t.show("18095", "Sp"))
    t.next_roll("18095", "Sp")

    t.answer("use 18095")

    assert (["18095 Sp"], []) == (t.pool(), t.pool(THEM))


@card("19036")
@ruling("arh.clar.sa.15")
def test_the_shafts_vehicle_die_comes_out_of_their_pool() -> None:
    """It is resolved as yours."""
    t = Tabletop("T06", "T02")
    t.battlefield("19036")
    t.support("T11")
    t.lend(t.show("T11", "1R"))
    t.next_roll("T11", "1R")

    t.answer("claim", "yes")

    assert (6, [], []) == (t.resources(), t.pool(), t.pool(THEM))


@card("19036")
def test_the_shaft_resolves_no_die_of_theirs() -> None:
    """One of two comes from its card, the other stays with the opponent."""
    t = Tabletop("T06", "T02")
    t.battlefield("19036")
    t.support("T11")
    t.make_elite("T11")
    t.lend(t.show("T11", "1R"))
    t.copy("T11").dice.reverse()
    t.next_roll("T11", "-")

    t.answer("claim", "yes")
    t.choose(0)

    assert (["T11 -"], ["T11 1R"], 5) == (t.pool(), t.pool(THEM), t.resources())


@card("21087")
@ruling("arh.clar.sa.15")
def test_force_assistance_comes_out_of_their_pool() -> None:
    """Then it asks for a die to turn."""
    t = Tabletop("T02", "T01")
    t.upgrade("21087", on="T02")
    t.lend(t.show("21087", "0R"))
    t.next_roll("21087", "0MD")

    t.answer("use 21087")

    assert ("you: may", ["21087 0MD"], []) == (t.asked(), t.pool(), t.pool(THEM))


@card("21095")
@ruling("arh.clar.sa.03")
def test_boba_fett_rolls_his_die_out_of_their_pool() -> None:
    """For two resources on him."""
    t = Tabletop("21095", "T02")
    t.copy("21095").resources = 2
    t.lend(t.show("21095", "2RD"))
    t.next_roll("21095", "2RD")

    t.answer("use 21095")

    assert (["21095 2RD"], []) == (t.pool(), t.pool(THEM))


@card("22006")
@ruling("arh.clar.sa.15")
def test_display_of_power_fetches_an_upgrades_die() -> None:
    """The upgrade it exhausts, whoever has the die."""
    t = Tabletop("T02", "T03", hand="22006")
    t.upgrade("T21", on="T02")
    t.lend(t.show("T21", "-"))

    t.answer("play 22006")

    assert (1, 0) == (len(t.pool()), len(t.pool(THEM)))


@card("22039")
@ruling("arh.clar.sa.03")
def test_first_light_fetches_a_die_of_qira() -> None:
    """Hers, not that of the Qi'ra who plays against her."""
    t = Tabletop("22032", "22032")
    t.support("22039")
    t.lend(t.show("22032", "1Dc"))
    t.show("their 22032", "2RD")
    t.next_roll("22032", "1Dc")

    t.answer("use 22039")

    assert (["22032 1Dc"], ["22032 2RD"]) == (t.pool(), t.pool(THEM))


@card("23038", "24064")
@ruling("arh.clar.sa.15")
def test_a_support_fetches_its_die(code: str) -> None:
    """With its power action."""
    t = Tabletop("T01", "T02")
    t.support(code)
    t.lend(t.show(code, "-"))
    if code == "24064":
        t.support(code).dice.clear()

    t.answer(f"use {code}")

    assert (1, 0) == (len(t.pool()), len(t.pool(THEM)))


@card("24014")
@ruling("arh.clar.sa.03")
def test_dagans_lightsaber_fetches_a_die_of_its_character() -> None:
    """For two revealed cards."""
    t = Tabletop("T01", "T02", hand="T33 T34")
    t.upgrade("24014", on="T01")
    t.lend(t.show("T01", "1R"))
    t.next_roll("T01", "1R")

    t.answer("use 24014", "card T33", "card T34")

    assert (["T01 1R"], []) == (t.pool(), t.pool(THEM))


@card("24030")
@ruling("arh.clar.sa.15")
def test_rayvis_fetches_an_upgrades_die() -> None:
    """After damage of his own."""
    t = Tabletop("24030 T01", "T02")
    t.upgrade("T21", on="24030")
    t.lend(t.show("T21", "-"))
    t.show("T01", "1MD")

    t.answer("resolve melee", "T01", "yes")

    assert (1, 0) == (len(t.pool()), len(t.pool(THEM)))


@card("24055")
@ruling("arh.clar.sa.15")
def test_lukes_lightsaber_comes_out_of_their_pool() -> None:
    """After you exhaust it."""
    t = Tabletop("T01", "T02")
    t.upgrade("24055", on="T01")
    t.lend(t.show("24055", "-"))
    t.battlefield("24114")

    t.answer("use 24114", "either 1", "yes")

    assert (1, 0) == (len(t.pool()), len(t.pool(THEM)))


@card("25009")
@ruling("arh.clar.sa.03")
def test_boba_fett_fetches_his_die_for_a_bounty() -> None:
    """The one who hunts."""
    t = Tabletop("25009", "T02", hand="T902")
    t.lend(t.show("25009", "-"))

    t.answer("use 25009", "card T902")

    assert (1, 0) == (len(t.pool()), len(t.pool(THEM)))


@card("25031")
@ruling("arh.clar.sa.15")
def test_bodhi_rook_leaves_your_pool_for_theirs() -> None:
    """His die may lie in your pool when they activate a character."""
    t = Tabletop("T01", "T02")
    t.support("25031")
    t.show("25031", "0R")
    t.next_roll("25031", "0RD")
    t.next_roll("their T02", "2RD")

    t.answer("pass", "activate their T02")

    assert (["T02 2RD", "25031 0RD"], []) == (t.pool(THEM), t.pool())

"""Uncharted Alliances: who may be chosen, what shields help against, and what is used up."""

from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card


@card("25002")
def test_bend_to_my_power_asks_for_a_blue_character_and_a_die() -> None:
    """Of yours the one, of anybody the other."""
    t = Tabletop("T02 T904 T01", "T04 T03", hand="25002")
    t.support("T296").damage = 7
    for label, damage in (("T02", 1), ("T904", 2), ("T01", 5), ("their T04", 5)):
        t.copy(label).damage = damage
    for label, side in (("T01", "1R"), ("T02", "2RD"), ("their T04", "1R"), ("their T03", "2RD")):
        t.show(label, side)

    t.answer("play 25002")
    assert ["T02", "T904"] == t.options()
    t.answer("T904")
    assert ["die T01 1R", "their die T04 1R"] == t.options()
    t.answer("their die T04 1R")

    assert ["T03 2RD"] == t.pool(THEM)


@card("25003")
def test_fyrnock_spares_who_controls_the_battlefield() -> None:
    """And shields help against it."""
    t = Tabletop("T01 T02", "T03")
    t.support("25003")
    t.answer("activate 25003")
    assert "they: action" == t.asked()

    t = Tabletop("T01", "T03")
    t.support("25003")
    t.battlefield("T41", controller=THEM)
    t.copy("T01").shields = 1
    t.answer("activate 25003")
    assert (0, 0) == (t.copy("T01").damage, t.copy("T01").shields)


@card("25015")
def test_ezra_costs_a_point_less_with_another_spectre() -> None:
    """He alone does, and one is enough; he is not his own company."""
    for others, points in (("T931 T01 T01", 14), ("T931 T931 T931", 14), ("T01 T01 T01", 15)):
        fault = f"too_many_points 25015 {others} {points + 24} 30 {points} 2 8 1 8 1 8 1"
        assert [fault] == faults(listed(f"25015*2 {others}"))


@card("25015")
def test_ezra_activates_any_creature_and_rerolls_any_die() -> None:
    """One of each, whosever it is."""
    t = Tabletop("25015 T03", "T02")
    for seat in (0, THEM):
        t.support("25012", seat=seat)
    t.support("25003")
    t.show("T03", "1R")
    t.show("their T02", "1R")
    t.next_roll("25015", "1R")
    t.next_roll("their T02", "-")

    t.answer("activate 25015", "yes", "either 2", "either 0")
    assert ["die 25015 1R", "die T03 1R", "their die T02 1R"] == sorted(t.options())
    t.answer("their die T02 1R")
    assert ["25012", "25003", "their 25012"] == t.options()
    t.answer("25003")

    assert (["T02 -"], False) == (t.pool(THEM), t.copy("25003").ready)


@card("25015")
def test_ezra_moves_a_single_damage_from_anybody_to_anybody() -> None:
    """Or does nothing at all."""
    t = Tabletop("25015 T03", "T02 T04")
    t.support("25007")
    t.copy("their T02").damage = 3

    t.answer("activate 25015", "yes", "either 1", "either 2")
    assert ["25015", "T03", "their T02", "their T04"] == t.options()
    t.answer("their T02")
    assert ["25015", "T03", "their T04"] == t.options()
    t.answer("their T04")

    assert (2, 1) == (t.copy("their T02").damage, t.copy("their T04").damage)


@card("25016")
def test_each_sentence_of_uncharted_alliances_needs_its_own_card() -> None:
    """Of yours: a blue character for the one, a creature for the other."""
    t = Tabletop("T02", "T03", hand="25016")
    t.support("25003", seat=THEM)
    t.show("their 25003", "1R")
    t.show("their T03", "1R")
    t.answer("play 25016", "-")
    assert (["25003 -", "T03 1R"], "they: action") == (t.pool(THEM), t.asked())

    t = Tabletop("T01", "T02", hand="25016")
    t.support("25017")
    t.support("25003", seat=THEM)
    t.show("their 25003", "1R")
    t.show("their T02", "1R")
    t.answer("play 25016", "-")
    assert (["25003 1R", "T02 -"], "they: action") == (t.pool(THEM), t.asked())


@card("25018")
def test_r2_d2_moves_one_shield_between_characters() -> None:
    """Shields on supports stay out of it."""
    t = Tabletop("T01", "T02 T04")
    t.support("25018")
    t.support("25021")
    t.support("T11", seat=THEM).shields = 1
    t.copy("their T02").shields = t.copy("their T04").shields = 2

    t.answer("activate 25018", "yes")
    assert ["their T02", "their T04"] == t.options()
    t.answer("their T02")

    assert (1, 1) == (t.copy("their T02").shields, t.copy("T01").shields)


@card("25014")
def test_shields_help_against_krykna() -> None:
    """Against indirect damage as well."""
    t = Tabletop("T02", "T03", hand="25014")
    t.copy("their T03").shields = 1

    t.answer("play 25014", "yes")

    assert (0, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)


@card("25027")
def test_a_creature_of_theirs_does_not_help_porg() -> None:
    """One character is healed."""
    t = Tabletop("T02 T01", "T03")
    t.support("25027")
    t.support("25003", seat=THEM)
    t.copy("T02").damage = t.copy("T01").damage = 2

    t.answer("use 25027", "T02")

    assert (1, 2, "they: action") == (t.copy("T02").damage, t.copy("T01").damage, t.asked())


@card("25028")
def test_shields_help_against_the_airspeeder() -> None:
    """It shows no value itself."""
    t = Tabletop("T02", "T03")
    t.support("25028")
    t.show("25028", "Sp")
    t.show("T02", "1R")
    t.copy("their T03").shields = 1

    t.answer("resolve special")

    assert (0, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)


@card("25036")
def test_the_target_shields_characters_and_takes_one_shield() -> None:
    """A bounty hunter that is a support gets none."""
    t = Tabletop("T906 T606", "T03")
    t.support("18045")
    t.downgrade("25036", on="their T03")
    t.copy("their T03").shields = 2
    t.answer("pass", "activate their T03", "yes", "either 0")
    assert ["T906", "T606"] == t.options()

    t = Tabletop("T906", "T03")
    t.downgrade("25036", on="their T03")
    t.copy("their T03").shields = 2
    t.answer("pass", "activate their T03", "yes", "either 1", "their T03")
    assert 1 == t.copy("their T03").shields


@card("25037", "25038")
def test_an_exhausted_mod_does_nothing(code: str) -> None:
    """Exhausting it is the price."""
    t = Tabletop("T02", "T03")
    t.support("25003")
    t.upgrade(code, on="25003").ready = False
    t.show("25003", "1R")
    t.show("their T03", "1R")

    t.answer("resolve resource")

    assert "they: action" == t.asked()


@card("25037", "25038")
def test_the_mod_is_for_creature_supports(code: str) -> None:
    """Neither for characters nor for other supports or upgrades."""
    t = Tabletop("T02 T01", "T03", hand=code)
    for support in ("25003", "25012", "T11"):
        t.support(support)

    t.answer(f"play {code}")

    assert ["25003", "25012"] == t.options()


@card("25037")
def test_shields_help_against_feral_creatures() -> None:
    """Against indirect damage as well."""
    t = Tabletop("T02", "T03")
    t.support("25003")
    t.upgrade("25037", on="25003")
    t.show("25003", "1R")
    t.copy("their T03").shields = 1

    t.answer("resolve resource", "yes")

    assert (0, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)

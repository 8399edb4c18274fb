"""The missions of Devaron Garrison; crates lie on i12, j13, r11, r15 and t13."""

from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.ids import NOWHERE
from dejarik.games.imperial.rules.scoring import points_of
from dejarik.testing.imperial.marks import ruling
from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

MAP = "devaron-garrison"
CRATES = ["blue crate 1", "blue crate 2", "red crate 1", "red crate 2", "yellow crate 1"]


def crates(t: Skirmish) -> list[int]:
    """How many power tokens lie on each crate."""
    return [t.state.token(t.thing(name)).side for name in CRATES]


@card("devaron-garrison/A")
def test_every_crate_gets_a_power_token_at_the_start_of_a_round() -> None:
    """One more each round."""
    t = Skirmish("hansolo g5", "stormtrooper g18", map=MAP, mission="A", start="round")
    t.play()

    assert [1] * 5 == crates(t)


@card("devaron-garrison/A")
def test_a_controlled_crate_hands_out_its_power_tokens_and_is_two_points() -> None:
    """To own figures on or beside it, in any way, or not at all."""
    t = Skirmish(
        "stormtrooper r12 t12, hansolo g5", "darthvader g18", map=MAP, mission="A", start="status"
    )
    t.state.token(t.thing("red crate 1")).side = 2
    t.state.token(t.thing("yellow crate 1")).side = 1
    t.play()
    first = t.options()
    t.play("stormtrooper 1", "stop")
    second = t.options()
    t.play("stormtrooper 2")

    assert ["stormtrooper 1", "stop"] == first
    assert ["stormtrooper 2", "stop"] == second
    assert [[st.DAMAGE], [st.SURGE]] == [
        t.figure(name).power for name in ("stormtrooper 1", "stormtrooper 2")
    ]
    assert [4, 0] == [t.points(YOU), t.points(THEM)]
    assert [1, 1, 2, 1, 1] == crates(t)


@card("devaron-garrison/B")
def test_the_doors_are_locked_and_who_controls_a_terminal_opens_one() -> None:
    """No interact opens them; the terminal on o5 is yours, that on o20 nobody's."""
    t = Skirmish("hansolo o6", "stormtrooper i11", map=MAP, mission="B")
    t.activate("hansolo")
    t.play("end")
    t.activate("their stormtrooper 1")
    menu = t.options()
    t.play("end")
    doors = t.options()
    t.play("door2")

    assert not [one for one in menu if one.startswith("interact")]
    assert ["door1", "door2", "door3"] == doors
    assert [False, True, False] == [t.state.is_door_open(t.door(f"door{n}")) for n in (1, 2, 3)]


@ruling("ia.object.26", "ia.object.109", "ia.attacked_objects.04")
@card("devaron-garrison/B")
def test_crates_of_every_colour_have_health_five_and_a_block() -> None:
    """Four damage, less one; what is left is on the crate."""
    for space, name in (("i11", "blue crate 1"), ("r12", "red crate 1"), ("t12", "yellow crate 1")):
        t = Skirmish(f"darthvader {space}", "stormtrooper g18", map=MAP, mission="B")
        t.activate("darthvader")
        t.roll("darthvader", "red 030, red 010, yellow 001")
        t.play(f"attack {name}", "stop")
        assert 3 == t.state.token(t.thing(name)).damage


@card("devaron-garrison/B")
def test_a_destroyed_crate_hurts_everything_around_it() -> None:
    """Its destroyer beside it and another crate; not who is two spaces away."""
    t = Skirmish("darthvader r12, hansolo r14", "stormtrooper s12 g18", map=MAP, mission="B")
    t.add_token("red crate", "s11")
    t.state.token(t.thing("red crate 1")).damage = 4
    t.activate("darthvader")
    t.roll("darthvader", "red 030, red 010, yellow 001")
    t.play("attack red crate 1", "stop")

    assert NOWHERE == t.state.token(t.thing("red crate 1")).space
    assert [2, 0, 2] == [t.damage(one) for one in ("darthvader", "hansolo", "their stormtrooper 1")]
    assert 2 == t.state.token(t.thing("red crate 3")).damage


@card("devaron-garrison/B")
def test_crates_in_the_own_zone_count_as_points_while_they_are_there() -> None:
    """Six each, for the comparison only; forty with them end the game."""
    t = Skirmish("hansolo h8", "stormtrooper g19", map=MAP, mission="B", start="status")
    t.state.token(t.thing("blue crate 1")).space = t.state.map().space("i9")
    t.state.sides[YOU].points = 34
    t.play()
    offered = t.options()
    t.play("i8")

    assert {"i8", "stop"} <= set(offered)
    assert 34 == t.points(YOU)
    assert 40 == points_of(t.state, YOU)
    assert YOU == t.winner()


@card("devaron-garrison/B")
def test_each_player_pushes_the_crates_under_control_up_to_three_spaces() -> None:
    """Those of the opponent and those of nobody stay; stopping leaves it where it is."""
    t = Skirmish("hansolo r12", "stormtrooper t14", map=MAP, mission="B", start="status")
    t.play()
    mine = t.options()
    t.play("stop")
    theirs = t.asked()
    t.play("t12")

    assert {"r12", "r14", "stop"} <= set(mine)
    assert "r15" not in mine
    assert "they: push" == theirs
    assert ["r11", "t12"] == [t.where(name) for name in ("red crate 1", "yellow crate 1")]


@card("devaron-garrison/B")
def test_a_crate_of_any_colour_with_four_damage_stands_and_with_five_bursts() -> None:
    """It is worth no points, and whoever is beside it suffers 2 damage."""
    for space, name in (("i11", "blue crate 1"), ("r12", "red crate 1"), ("t12", "yellow crate 1")):
        for before, dice in (
            (1, "red 030, red 010, yellow 001"),
            (2, "red 030, red 010, yellow 001"),
        ):
            t = Skirmish(f"darthvader {space}", "stormtrooper g18", map=MAP, mission="B")
            t.state.token(t.thing(name)).damage = before
            t.activate("darthvader")
            t.roll("darthvader", dice)
            t.play(f"attack {name}", "stop")
            stands = t.state.token(t.thing(name)).space != NOWHERE

            assert (before == 1) == stands
            assert (0 if stands else 2) == t.damage("darthvader")
            assert 0 == t.points(YOU)


@card("devaron-garrison/B")
def test_crates_of_every_colour_count_in_the_own_zone() -> None:
    """Six points for one of them are enough with thirty-four."""
    for name in ("blue crate 1", "red crate 1", "yellow crate 1"):
        t = Skirmish("hansolo h8", "stormtrooper g19", map=MAP, mission="B", start="status")
        t.state.token(t.thing(name)).space = t.state.map().space("i9")
        t.state.sides[YOU].points = 34
        t.play()
        t.answer("i8")

        assert YOU == t.winner()


@card("devaron-garrison/B")
def test_a_figure_that_falls_does_not_burst() -> None:
    """Only crates do."""
    t = Skirmish("darthvader h6", "rebeltrooper h7 g18", map=MAP, mission="B")
    t.activate("darthvader")
    t.roll("darthvader", "red 030, red 030, yellow 001")
    t.roll("their rebeltrooper 1", "white 000")
    t.play("attack their rebeltrooper 1")
    while "end" not in t.options():
        t.answer(t.options()[-1])

    assert "" == t.where("their rebeltrooper 1")
    assert 0 == t.damage("darthvader")


@card("devaron-garrison/A")
def test_a_blue_crate_hands_out_its_power_tokens() -> None:
    """As the others do."""
    t = Skirmish("hansolo i11", "darthvader g18", map=MAP, mission="A", start="status")
    t.state.token(t.thing("blue crate 1")).side = 1
    t.play()

    assert ["hansolo", "stop"] == t.options()

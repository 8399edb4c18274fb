"""Troopers and guards: free beside a leader, at home on the Death Star, strong in defence."""

from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import laid, leader, mine, trooper

TATOOINE = "1_295, 1_292, 1_293"
DEATH_STAR = "1_284, 101_4, 1_285"
MIXED = "1_295, 1_291, 1_285, 1_284"

# --- Rebel Trooper, Stormtrooper --------------------------------------------------------------


@card("1_28", "1_194")
def test_a_trooper_deploys_free_beside_an_own_leader_of_its_faction(code: str) -> None:
    """Without any Force the site of the leader is the only one, whoever else stands elsewhere."""
    other = leader(code, own=False)
    t = laid(code, TATOOINE, f"{leader(code)} @ 2", f"{other} @ 3", hand="X", force=0)
    offered = t.options()
    t.answer(f"deploy {code}")

    assert [f"deploy {code}", "pass"] == offered
    assert "Jawa Camp" == t.where(code)
    assert 0 == t.force_used(mine(code))


@card("1_28", "1_194")
def test_a_trooper_costs_one_where_no_leader_is(code: str) -> None:
    """With one Force it goes anywhere it has an icon, and pays only away from the leader."""
    t = laid(code, TATOOINE, f"{leader(code)} @ 2", hand="X, X", force=1)
    t.answer(f"deploy {code}")
    offered = t.options()
    t.answer("Jundland Wastes")

    assert ["Mos Eisley", "Jawa Camp", "Jundland Wastes"] == offered
    assert 1 == t.force_used(mine(code))
    t.answer(f"deploy {code}")
    assert 1 == t.force_used(mine(code))
    assert "Jawa Camp" == t.where(f"{code} 2")


@card("1_28", "1_194")
def test_a_trooper_is_not_free_beside_cards_of_little_ability(code: str) -> None:
    """Another trooper has an ability of one: nothing is offered without Force."""
    t = laid(code, TATOOINE, "X @ 2", hand="X", force=0, their_hand=trooper(code, own=False))

    assert "pass" in t.options()
    assert ["pass"] == t.options()


@card("1_28", "1_194")
def test_a_trooper_is_free_beside_the_leader_only_and_not_next_door(code: str) -> None:
    """The leader stands at the first site; the second and third cost one each."""
    t = laid(code, TATOOINE, f"{leader(code)} @ 1", hand="X", force=1)
    t.answer(f"deploy {code}", "Jawa Camp")

    assert 1 == t.force_used(mine(code))


# --- Rebel Guard, Imperial Trooper Guard ------------------------------------------------------


@card("1_26", "1_181")
def test_a_guard_has_four_more_power_when_it_defends(code: str) -> None:
    """The other player begins the battle at its site."""
    t = laid(
        code,
        TATOOINE,
        "X @ 1, X @ 2",
        f"{trooper(code, own=False)} @ 1",
        phase="battle",
        my_turn=False,
    )
    before = t.value("power", code)
    t.answer("battle Mos Eisley")

    assert 0 == before
    assert [4, 0] == [t.value("power", code), t.value("power", f"{code} 2")]


@card("1_26", "1_181")
def test_a_guard_that_attacks_has_no_power(code: str) -> None:
    """Its own player begins the battle: four power is for those who defend."""
    t = laid(code, TATOOINE, "X @ 1", f"{trooper(code, own=False)} @ 1", phase="battle")
    t.answer("battle Mos Eisley")

    assert 0 == t.value("power", code)
    assert [1, 0] == sorted(t.table.battles[0].damage, reverse=True)


@card("1_26", "1_181")
@ruling("swccg.b.019", "swccg.7.234")
def test_a_guard_is_not_offered_a_move(code: str) -> None:
    """The trooper beside it may go; the guard may neither walk nor take a ship."""
    t = laid(code, "1_291, 1_295, 1_285", f"X @ 1, {trooper(code)} @ 1", phase="move")
    offered = t.options()
    t.answer("transit from Docking Bay 94")

    assert [f"move {trooper(code)}", "transit from Docking Bay 94", "pass"] == offered
    assert "Docking Bay 327" == t.where(trooper(code))
    assert "Docking Bay 94" == t.where(code)


@card("1_26", "1_181")
def test_a_guard_alone_leaves_nothing_to_move(code: str) -> None:
    """Only passing is left, so nobody is asked and the next phase comes."""
    t = laid(code, "1_291, 1_295, 1_285", "X @ 1", phase="move")

    assert 6 == t.table.phase


# --- Death Star Trooper -----------------------------------------------------------------------


@card("1_170")
def test_a_death_star_trooper_deploys_only_there() -> None:
    """Tatooine has icons for it, and is not offered."""
    t = laid("1_170", MIXED, hand="X")
    t.answer("deploy 1_170")
    offered = t.options()
    t.answer("Docking Bay 327")

    assert ["Docking Bay 327", "Detention Block Corridor"] == offered
    assert [2, 0] == [t.force_used("dark"), t.force_used("light")]


@card("1_170")
def test_a_death_star_trooper_is_not_offered_without_a_death_star_site() -> None:
    """Only Tatooine is on table: the plain trooper can be deployed, this one cannot."""
    t = laid("1_170", TATOOINE, hand="X, 1_194")

    assert ["deploy 1_194", "pass"] == t.options()


@card("1_170")
@ruling("swccg.7.233")
def test_a_death_star_trooper_may_move_elsewhere_and_loses_power_there() -> None:
    """Two power on the Death Star, one at a bay of Tatooine."""
    t = laid("1_170", "1_285, 1_291", "X @ 1", phase="move")
    before = t.value("power", "1_170")
    t.answer("transit from Docking Bay 327")

    assert 2 == before
    assert "Docking Bay 94" == t.where("1_170")
    assert 1 == t.value("power", "1_170")


@card("1_170")
def test_a_death_star_trooper_weakens_nobody_else_elsewhere() -> None:
    """The stormtrooper beside it on Tatooine has its one power."""
    t = laid("1_170", MIXED, "X @ 1, 1_194 @ 1, X @ 4", phase="move")

    assert [1, 1, 2] == [t.value("power", one) for one in ("1_170", "1_194", "1_170 2")]

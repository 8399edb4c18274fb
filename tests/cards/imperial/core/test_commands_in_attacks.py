"""Command cards of the core set that are played in attacks."""

from dejarik.testing.imperial.table import THEM, Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"


@card("deadeye")
def test_deadeye_adds_accuracy_to_ones_own_attack() -> None:
    """An attack of accuracy 3 reaches a target five spaces away."""
    t = Skirmish("stormtrooper a4", "hansolo f4", hand="deadeye")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 210, green 120")
    t.roll("their hansolo", "white 000")
    t.play("attack their hansolo")
    window = t.options()
    t.play("deadeye")

    assert ["deadeye", "pass"] == window
    assert 3 == t.damage("their hansolo")


@card("deadeye")
def test_deadeye_is_not_for_the_defender() -> None:
    """Who is attacked cannot play it."""
    t = Skirmish("stormtrooper a4", "hansolo f4", hand="deadeye", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 510, green 120, green 120")
    t.roll("stormtrooper 1", "black 300")
    t.play("attack stormtrooper 1")

    assert "they: menu" == t.asked()
    assert ["deadeye"] == t.hand()


def deflected(face: str, accuracy: str) -> Skirmish:
    """Luke is shot at over four spaces, and Deflection is played."""
    t = Skirmish(f"{LUKE} e4, hansolo a8", "stormtrooper a4", hand="deflection", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", accuracy)
    t.roll(LUKE, face)
    t.answer(f"attack {LUKE}")
    assert ("you: window", ["deflection", "pass"]) == (t.asked(), t.options())
    t.answer("deflection")
    return t


@card("deflection")
def test_deflection_takes_accuracy_and_hurts_an_attacker_that_did_nothing() -> None:
    """Accuracy 5 is only 3 over four spaces: a miss, and 2 damage for the attacker."""
    t = deflected("white 000", "blue 320, green 220")
    t.play(LUKE)

    assert 0 == t.damage(LUKE)
    assert 2 == t.damage("their stormtrooper 1")


@card("deflection")
def test_deflection_does_not_hurt_an_attacker_that_hurt() -> None:
    """With damage suffered nothing comes back."""
    t = deflected("white 000", "blue 510, green 320")

    assert 2 == t.damage(LUKE)
    assert 0 == t.damage("their stormtrooper 1")


@card("deflection")
def test_deflection_is_for_force_users_that_are_attacked() -> None:
    """Not when Han is the target, though Luke stands beside him."""
    t = Skirmish(f"{LUKE} e3, hansolo e4", "stormtrooper a4", hand="deflection", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 510, green 320")
    t.roll("hansolo", "white 000")
    t.play("attack hansolo")

    assert "they: menu" == t.asked()
    assert ["deflection"] == t.hand()


@card("elementofsurprise")
def test_element_of_surprise_removes_a_die_of_who_did_not_see_it_come() -> None:
    """Vader, hidden behind a figure when the activation began, loses one black die."""
    t = Skirmish("rebelsaboteur a1", "stormtrooper c1, darthvader e1", hand="elementofsurprise")
    t.activate("rebelsaboteur 1")
    t.play("move", "walk", "go c3", "attack their darthvader")
    window = t.options()
    t.answer("elementofsurprise")

    assert ["elementofsurprise", "pass"] == window
    assert ["red", "yellow", "black"] == t.dice()


@card("elementofsurprise")
def test_element_of_surprise_needs_a_target_that_did_not_see() -> None:
    """The trooper in the open saw it when the activation began."""
    t = Skirmish("rebelsaboteur a1", "stormtrooper c1, darthvader e1", hand="elementofsurprise")
    t.activate("rebelsaboteur 1")
    t.roll("rebelsaboteur 1", "red 010, yellow 210")
    t.roll("their stormtrooper 1", "black 300")
    t.play("attack their stormtrooper 1")

    assert "you: menu" == t.asked()
    assert ["elementofsurprise"] == t.hand()


@card("marksman")
def test_marksman_shoots_past_figures() -> None:
    """With it in hand a shot may be begun without a target; then who was hidden is one."""
    t = Skirmish("rebelsaboteur a1", "stormtrooper c1, darthvader e1", hand="marksman")
    t.activate("rebelsaboteur 1")
    offered = t.options()
    t.answer("attack")
    window = t.options()
    t.answer("marksman")
    targets = t.options()

    assert ["move", "attack their stormtrooper 1", "attack", "end"] == offered
    assert ["marksman", "pass"] == window
    assert ["their stormtrooper 1", "their darthvader"] == targets


@card("marksman")
def test_marksman_lets_nobody_shoot_at_nothing() -> None:
    """Past a figure there is a target; behind walls there is none, and no shot either."""
    hidden = Skirmish("rebelsaboteur a1", "darthvader c1, royalguardchampion b1", hand="marksman")
    hidden.activate("rebelsaboteur 1")
    alone = Skirmish(
        "rebelsaboteur p14", "darthvader g22", map="mos-eisley-outskirts", hand="marksman"
    )
    alone.activate("rebelsaboteur 1")

    assert ["move", "attack their royalguardchampion", "attack", "end"] == hidden.options()
    assert ["move", "end"] == alone.options()


@card("marksman")
def test_marksman_is_not_for_melee() -> None:
    """Vader's attacks do not ask for it."""
    t = Skirmish("darthvader a1", "hansolo b1, rebeltrooper d1", hand="marksman")
    t.activate("darthvader")
    t.roll("darthvader", "red 010, red 010, yellow 210")
    t.roll("their hansolo", "white 000")
    offered = t.options()
    t.answer("attack their hansolo")

    assert ["move", "attack their hansolo", "special Brutality", "special Force Choke", "end"] == (
        offered
    )
    assert ["pass"] == t.options()


def test_no_second_copy_of_a_card_at_one_moment() -> None:
    """With two copies of Deflection only one is played for one declaration."""
    t = Skirmish(f"{LUKE} e4", "stormtrooper a4", hand="deflection deflection", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 510, green 320")
    t.roll(LUKE, "white 000")
    t.answer(f"attack {LUKE}")
    window = t.options()
    t.answer("deflection")

    assert ["deflection", "deflection", "pass"] == window
    assert "deflection" not in t.options()

"""Rebel Deployment cards of the core set."""

from dejarik.testing.imperial.table import Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"


# --- Han Solo -----------------------------------------------------------------------------


def shot_at_han(face: str, others: str = "") -> Skirmish:
    """Han has been attacked by a trooper that stands apart, with this face on his white die."""
    t = Skirmish("stormtrooper a4, imperialofficer a8", f"hansolo f4{others}")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 510, green 320")
    t.roll("their hansolo", face)
    t.play("attack their hansolo")
    return t


@card("hansolo")
def test_return_fire_answers_an_attack_without_damage() -> None:
    """Han may attack the attacker at once, and nobody else."""
    t = shot_at_han("white 001")
    window = t.asked(), t.options()
    t.roll("their hansolo", "blue 510, green 120, green 120")
    t.roll("stormtrooper 1", "black 100")
    t.play("their hansolo: Return Fire")

    assert ("they: window", ["their hansolo: Return Fire", "pass"]) == window
    assert "" == t.where("stormtrooper 1")
    assert "a8" == t.where("imperialofficer")


@card("hansolo")
def test_return_fire_is_not_for_an_attack_that_hurt() -> None:
    """With damage suffered there is nothing to answer."""
    t = shot_at_han("white 000")

    assert 3 == t.damage("their hansolo")
    assert "you: menu" == t.asked()


@card("hansolo")
def test_return_fire_is_used_once_a_round() -> None:
    """The second attack without damage in a round is not answered."""
    t = Skirmish("stormtrooper a4 a5", "hansolo f4")
    for place in (1, 2):
        t.roll(f"stormtrooper {place}", "blue 510, green 320")
        t.roll(f"stormtrooper {place}", "black 300")
    t.roll("their hansolo", "white 001, white 001, blue 210, green 111, green 111")
    t.activate("stormtrooper 1")
    t.play("attack their hansolo", "pass", "their hansolo: Return Fire", "stop", "end")
    t.play("attack their hansolo", "pass")

    assert "you: menu" == t.asked()
    assert "a4" == t.where("stormtrooper 1")


@card("hansolo")
def test_distracting_gives_an_evade_to_a_friend_beside_han() -> None:
    """The evade cancels the surge of the attacker; out of his reach it does not."""
    surges = []
    for place in ("f5", "f6"):
        t = Skirmish("stormtrooper a4", f"rebeltrooper f4, hansolo {place}")
        t.activate("stormtrooper 1")
        t.roll("stormtrooper 1", "blue 510, green 211")
        t.roll("their rebeltrooper 1", "white 000")
        t.play("attack their rebeltrooper 1")
        surges.append(t.asked())

    assert ["you: menu", "you: surges"] == surges


@card("hansolo")
def test_distracting_is_not_for_han_himself() -> None:
    """Attacked himself he has no evade by it: the surge can be spent."""
    t = Skirmish("stormtrooper a4", "hansolo f4")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 510, green 211")
    t.roll("their hansolo", "white 000")
    t.play("attack their hansolo")

    assert ["surge damage 1", "surge accuracy 2", "stop"] == t.options()


@card("hansolo")
def test_cunning_makes_a_block_of_every_evade() -> None:
    """A white face with a block and an evade is two blocks."""
    t = shot_at_han("white 110")

    assert 3 - 2 == t.damage("their hansolo")


# --- Luke Skywalker -----------------------------------------------------------------------


@card("lukeskywalkerherooftherebellion")
def test_saber_strike_is_a_melee_attack_with_red_and_yellow_and_pierce() -> None:
    """Only whom he can reach is a target; Pierce 3 goes through all blocks."""
    t = Skirmish(f"{LUKE} d4", "darthvader e4, stormtrooper h4")
    t.activate(LUKE)
    t.roll("their darthvader", "black 200, black 100")
    t.roll(LUKE, "red 020, yellow 210")
    t.answer("special Saber Strike")
    dice = t.dice()
    t.answer("pass")

    assert ["red", "yellow", "black", "black"] == dice
    assert 3 == t.damage("their darthvader")
    assert ["move", "end"] == t.options()


@card("lukeskywalkerherooftherebellion")
def test_saber_strike_needs_somebody_in_reach() -> None:
    """A figure three spaces away is for his blaster only."""
    t = Skirmish(f"{LUKE} d4", "stormtrooper g4")
    t.activate(LUKE)

    assert ["move", "attack their stormtrooper 1", "end"] == t.options()


@card("lukeskywalkerherooftherebellion")
def test_luke_always_has_a_block() -> None:
    """His box takes one damage of each attack."""
    t = Skirmish("stormtrooper a4", f"{LUKE} f4")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 510, green 320")
    t.roll(f"their {LUKE}", "white 000")
    t.play(f"attack their {LUKE}")

    assert 2 == t.damage(f"their {LUKE}")


@card("lukeskywalkerherooftherebellion")
def test_inspiring_lets_another_friend_within_three_reroll() -> None:
    """The trooper three spaces away may; at four spaces, or as Luke himself, nobody may."""
    windows = []
    for place in ("d4", "a8"):
        t = Skirmish(f"{LUKE} a4, rebeltrooper {place}", "darthvader i4, darthvader i8")
        t.activate("rebeltrooper 1")
        t.roll("rebeltrooper 1", "blue 510, yellow 201")
        t.play("attack their darthvader 1")
        windows.append(t.options())
    t = Skirmish(f"{LUKE} a4", "stormtrooper f4")
    t.activate(LUKE)
    t.roll(LUKE, "blue 510, green 320, yellow 210")
    t.roll("their stormtrooper 1", "black 300")
    t.play("attack their stormtrooper 1")

    assert [f"{LUKE}: Inspiring", "pass"] == windows[0]
    assert ["their darthvader 1: Foresight", "pass"] == windows[1]
    assert "you: menu" == t.asked()


# --- troopers and saboteurs ---------------------------------------------------------------


def aimed(*before: str) -> int:
    """The damage a Rebel Trooper does after these answers."""
    t = Skirmish("rebeltrooper a4", "stormtrooper e4")
    t.activate("rebeltrooper 1")
    t.roll("rebeltrooper 1", "blue 320, yellow 201")
    t.roll("their stormtrooper 1", "black 200")
    t.play(*before, "attack their stormtrooper 1", "stop")
    return t.damage("their stormtrooper 1")


@card("rebeltrooper")
def test_aim_is_for_a_trooper_that_has_not_left_its_space() -> None:
    """It adds a damage; after a step it does not, and points alone do not spoil it."""
    assert 1 == aimed()
    assert 1 == aimed("move")
    assert 0 == aimed("move", "walk", "go a5")
    assert 0 == aimed("move", "walk", "go a5", "walk", "go a4")


@card("rebeltrooper")
def test_aim_adds_accuracy() -> None:
    """Seven spaces away, 5 on the dice and 2 by Aim are just enough."""
    t = Skirmish("rebeltrooper a4", "stormtrooper h4")
    t.activate("rebeltrooper 1")
    t.roll("rebeltrooper 1", "blue 510, yellow 012")
    t.roll("their stormtrooper 1", "black 100")
    t.play("attack their stormtrooper 1", "stop")

    assert 2 == t.damage("their stormtrooper 1")


@card("rebelsaboteur")
def test_overload_pays_for_each_surge_ability_twice() -> None:
    """With three surges Pierce can be bought twice, but not three times."""
    t = Skirmish("rebelsaboteur a4", "darthvader c4")
    t.activate("rebelsaboteur 1")
    t.roll("rebelsaboteur 1", "red 021, yellow 012")
    t.roll("their darthvader", "black 200, black 100")
    t.play("attack their darthvader", "pass")
    offered = [t.options()]
    for _ in range(2):
        t.play("surge Pierce 2")
        offered.append(t.options())
    t.play("surge Stunned", "rebelsaboteur 1: Stunned")

    every = ["surge Pierce 2", "surge Stunned", "surge Blast 1", "stop"]
    assert [every, every, every[1:]] == offered
    assert 3 == t.damage("their darthvader")
    assert ["Stunned"] == t.conditions("their darthvader")


@card("rebelsaboteur")
def test_others_pay_for_a_surge_ability_once() -> None:
    """A Rebel Trooper with two surges can buy Pierce only once."""
    t = Skirmish("rebeltrooper a4", "stormtrooper d4")
    t.activate("rebeltrooper 1")
    t.roll("rebeltrooper 1", "blue 510, yellow 012")
    t.roll("their stormtrooper 1", "black 300")
    t.play("attack their stormtrooper 1", "surge Pierce 1")

    assert ["surge accuracy 1", "stop"] == t.options()

"""Abilities of the core set that reroll a die: of the attacker, of the defender, of a friend."""

from typing import Final

from dejarik.testing.imperial.table import THEM, Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"
DEFENDING: Final = {
    "darthvader": ("Foresight", "black 100, black 100"),
    "dialapassil": ("Foresight", "white 100"),
    "eliteimperialofficer": ("Cower", "white 100"),
    "imperialofficer": ("Cower", "white 100"),
}
ATTACKING: Final = {
    "eliteatst": ("Targeting Computer", "blue 210, red 010, red 010"),
    "eliteprobedroid": ("Targeting Computer", "blue 210, yellow 120, yellow 120"),
    "elitestormtrooper": ("Squad Training", "blue 210, green 120"),
    "stormtrooper": ("Squad Training", "blue 210, green 120"),
}
COWARDS: Final = ("eliteimperialofficer", "imperialofficer")
TROOPERS: Final = ("elitestormtrooper", "stormtrooper")


def label_of(t: Skirmish, code: str) -> str:
    """The first figure of a card."""
    return code if t.state.definition(t.group(code).card).group_size == 1 else f"{code} 1"


@card(*DEFENDING)
def test_one_die_of_the_own_defence_is_rerolled(code: str) -> None:
    """At the time of rerolls; of two dice one is chosen, and none of the attacker's."""
    name, dice = DEFENDING[code]
    t = Skirmish(f"{code} d4, royalguard d5", "hansolo g4", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 210, green 120, green 120")
    t.roll(code, f"{dice}, black 300" if "black" in dice else f"{dice}, white 001")
    t.play(f"attack {code}")
    window = t.asked(), t.moment(), t.options()
    if code != "darthvader":
        t.add_die("black 200")
    t.answer(f"{code}: {name}")
    chosen = t.options()
    t.play(chosen[0])

    assert ("you: window", "rerolls", [f"{code}: {name}", "pass"]) == window
    assert 2 == len(chosen)
    assert {"black", "white"} >= {one.split()[0] for one in chosen}
    assert "they: menu" == t.asked()


@card(*DEFENDING)
def test_a_friend_that_defends_rerolls_nothing(code: str) -> None:
    """The ability is for whoever has it."""
    t = Skirmish(f"{code} d4, royalguard d5", "hansolo g4", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 210, green 120, green 120")
    t.roll("royalguard 1", "black 100")
    t.play("attack royalguard 1")

    assert "they: menu" == t.asked()


@card(*DEFENDING)
def test_the_defender_may_keep_the_dice(code: str) -> None:
    """To pass is to keep them."""
    dice = DEFENDING[code][1]
    t = Skirmish(f"{code} d4, royalguard d5", "hansolo g4", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 210, green 101, green 101")
    t.roll(code, dice)
    t.play(f"attack {code}", "pass")

    assert "they: surges" == t.asked()


@card(*COWARDS)
def test_cower_needs_another_friend_beside_it(code: str) -> None:
    """A hostile figure beside it is none, nor is it one itself, nor a friend farther away."""
    t = Skirmish(f"{code} d4, stormtrooper a1", "hansolo g4, chewbacca d5", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 210, green 120, green 120")
    t.roll(code, "white 100")
    t.play(f"attack {code}")

    assert "they: menu" == t.asked()


@card(*ATTACKING)
def test_one_die_of_the_own_attack_is_rerolled(code: str) -> None:
    """At the time of rerolls; one of the attack dice is chosen, and none of the defender's."""
    name, dice = ATTACKING[code]
    t = Skirmish(f"{code} b4 b7, rebeltrooper a4", "chewbacca f4")
    label = label_of(t, code)
    t.activate(label)
    t.roll(label, dice)
    t.roll("their chewbacca", "black 300, white 110")
    t.play("attack their chewbacca")
    window = t.asked(), t.moment(), t.options()
    t.answer(f"{label}: {name}")
    chosen = t.options()
    t.roll(label, chosen[0])
    t.play(chosen[0])

    assert ("you: window", "rerolls", [f"{label}: {name}", "pass"]) == window
    assert dice.split(", ") == chosen
    assert "you: menu" == t.asked()


@card(*ATTACKING)
def test_a_friend_that_attacks_rerolls_nothing(code: str) -> None:
    """The ability is for whoever has it."""
    t = Skirmish(f"{code} a5 a6, rebeltrooper e1", "chewbacca f4")
    t.activate("rebeltrooper 1")
    t.roll("rebeltrooper 1", "blue 510, yellow 210")
    t.roll("their chewbacca", "black 300, white 110")
    t.play("attack their chewbacca")

    assert "you: menu" == t.asked()


@card(*TROOPERS)
def test_squad_training_needs_another_friendly_trooper_beside_it(code: str) -> None:
    """Neither itself nor a hostile one, neither an officer nor one farther away."""
    t = Skirmish(f"{code} d4 a1, imperialofficer d5", "rebeltrooper e4 j8, chewbacca f4")
    t.activate(f"{code} 1")
    t.roll(f"{code} 1", "blue 210, green 120")
    t.roll("their rebeltrooper 1", "white 110")
    t.play("attack their rebeltrooper 1")

    assert "you: menu" == t.asked()


@card(LUKE)
def test_inspiring_rerolls_one_attack_die_of_a_friend() -> None:
    """At the time of rerolls; Luke chooses one die of the attacker's."""
    t = Skirmish(f"{LUKE} a4, hansolo b4", "chewbacca f4")
    t.activate("hansolo")
    t.roll("hansolo", "blue 320, green 120, green 120")
    t.roll("their chewbacca", "black 300, white 110")
    t.play("attack their chewbacca")
    moment = t.moment()
    t.answer(f"{LUKE}: Inspiring")
    dice = t.options()
    t.roll("hansolo", "blue 420")
    t.play("blue 320")

    assert "rerolls" == moment
    assert ["blue 320", "green 120", "green 120"] == dice
    assert "you: menu" == t.asked()


@card(LUKE)
def test_inspiring_is_not_for_the_opponent() -> None:
    """A hostile figure that attacks within 3 spaces is not inspired."""
    t = Skirmish(f"{LUKE} a4, hansolo b4", "stormtrooper d4 j8", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 210, green 120")
    t.roll("hansolo", "white 110")
    t.play("attack hansolo")

    assert "you: window" != t.asked() or f"{LUKE}: Inspiring" not in t.options()

"""Abilities of the core set that protect friends beside a figure, or avenge them."""

from typing import Final

from dejarik.testing.imperial.table import THEM, Skirmish
from dejarik.testing.marks import card

PROTECTORS: Final = ("chewbacca", "eliteroyalguard", "royalguard")
GUARDS: Final = {"eliteroyalguard": "Forward Vengeance", "royalguard": "Vengeance"}


def shot(mine: str) -> int:
    """The damage of a shot at a hunter at d4: four damage and a surge, its die shows nothing."""
    t = Skirmish(f"{mine}, trandoshanhunter d4", "hansolo g4", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 101")
    t.roll("trandoshanhunter 1", "black 010")
    t.play("attack trandoshanhunter 1")
    while t.asked() != "they: menu":
        t.answer(t.options()[0])
    return t.damage("trandoshanhunter 1")


@card(*PROTECTORS)
def test_a_protector_gives_a_friend_beside_it_one_block(code: str) -> None:
    """Not from two spaces away; with another of the same name no more than one."""
    assert 4 == shot(f"{code} b4")
    assert 4 - 1 == shot(f"{code} c4")
    assert 4 - 1 == shot(f"{code} c4 d5")
    for other in PROTECTORS:
        assert 4 - 1 == shot(f"{code} c4, {other} d5")


@card(*PROTECTORS)
def test_a_protector_is_not_for_hostile_figures_nor_for_itself(code: str) -> None:
    """A hostile figure beside it is hurt as if it were not there, and so is it when attacked."""
    t = Skirmish(f"{code} d4, hansolo a4", "trandoshanhunter d5")
    t.activate("hansolo")
    t.roll("hansolo", "blue 420, green 120, green 120")
    t.roll("their trandoshanhunter 1", "black 010")
    t.play("attack their trandoshanhunter 1")
    own = Skirmish(f"{code} d4", "hansolo g4", initiative=THEM)
    label = code if code == "chewbacca" else f"{code} 1"
    own.activate("their hansolo")
    own.roll("their hansolo", "blue 320, green 120, green 120")
    own.roll(label, "black 100, white 100" if code == "chewbacca" else "black 100")
    own.play(f"attack {label}")

    assert "" == t.where("their trandoshanhunter 1")
    assert 6 - (2 if code == "chewbacca" else 1) == own.damage(label)


@card(*GUARDS)
def test_vengeance_is_owed_to_other_friends_beside_it(code: str) -> None:
    """Not to hostile figures that fall there, nor to friends that fall farther away."""
    name = GUARDS[code]
    t = Skirmish(
        f"{code} d4 j8, rebeltrooper d6 d7, hansolo a1",
        "stormtrooper d5 j1, darthvader i1",
    )
    t.hurt("their stormtrooper 1", 2)
    t.hurt("rebeltrooper 1", 2)
    t.activate("hansolo")
    t.roll("hansolo", "blue 510, green 220, green 220")
    t.roll("their stormtrooper 1", "black 010")
    t.play("attack their stormtrooper 1")
    hostile = "" == t.where("their stormtrooper 1"), t.asked()
    t.play("end")
    t.activate("their stormtrooper 2")
    t.roll("their stormtrooper 2", "blue 510, green 220")
    t.roll("rebeltrooper 1", "white 000")
    t.play("attack rebeltrooper 1")
    far = "" == t.where("rebeltrooper 1"), t.asked()

    assert (True, "you: menu") == hostile
    assert (True, "they: menu") == far
    assert [] == t.conditions(f"{code} 1")
    near = Skirmish(f"{code} d4 d5, rebeltrooper e4", "hansolo g4", initiative=THEM)
    near.activate("their hansolo")
    near.roll("their hansolo", "blue 320, green 120, green 120")
    near.roll("rebeltrooper 1", "white 000")
    near.play("attack rebeltrooper 1")
    both = [f"{code} {place}: {name} for rebeltrooper 1" for place in (1, 2)]
    assert both == near.options()


@card(*GUARDS)
def test_a_guard_does_not_avenge_itself(code: str) -> None:
    """The guard that falls is not asked; the one beside it is."""
    t = Skirmish(f"{code} d4 d5", "hansolo g4", initiative=THEM)
    t.hurt(f"{code} 1", t.state.definition_of(t.figure(f"{code} 1")).health - 1)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 120")
    t.roll(f"{code} 1", "black 100")
    t.play(f"attack {code} 1")

    assert [f"{code} 2: {GUARDS[code]} for {code} 1"] == t.options()


@card("royalguardchampion")
def test_the_champion_strikes_two_different_figures() -> None:
    """Brutality, as Vader has it: the first target is not there for the second attack."""
    t = Skirmish("royalguardchampion d4", "fennsignis d5, gideonargus e5, gaarkhan c5, ig88 h4")
    t.activate("royalguardchampion")
    t.play("special Brutality")
    first = t.options()
    t.roll("royalguardchampion", "red 010, green 120, yellow 210, red 010, green 120, yellow 210")
    t.roll("their fennsignis", "black 100")
    t.roll("their gideonargus", "black 100")
    t.play("their fennsignis")
    second = t.options()
    t.play("their gideonargus")
    hurt = t.damage("their fennsignis"), t.damage("their gideonargus")

    assert ["their fennsignis", "their gideonargus", "their gaarkhan"] == first
    assert ["their gideonargus", "their gaarkhan"] == second
    assert (4 - 1, 4 - 1) == hurt
    assert ["move", "end"] == t.options()


def fallen(mine: str, theirs: str = "hansolo g4") -> Skirmish:
    """Han shoots a trooper of this army at d4."""
    t = Skirmish(mine, theirs, initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 120")
    t.roll("stormtrooper 1", "black 100")
    t.play("attack stormtrooper 1")
    return t


@card("royalguardchampion")
def test_executor_is_one_attack_once_a_round() -> None:
    """It is used for the first friend that falls, and not for the next one in the round."""
    t = fallen("royalguardchampion f3, stormtrooper d4 e5", "hansolo g4, rebeltrooper g3")
    t.answer("royalguardchampion: Executor for stormtrooper 1")
    t.play("stop")
    targets = t.options()
    t.roll("royalguardchampion", "red 010, green 120, yellow 210")
    t.roll("their hansolo", "white 000")
    t.play("their hansolo")
    hurt = t.damage("their hansolo"), t.asked()
    t.play("end")
    t.activate("royalguardchampion")
    t.play("end")
    t.activate("their rebeltrooper 1")
    t.roll("their rebeltrooper 1", "blue 420, yellow 120")
    t.roll("stormtrooper 2", "black 100")
    t.play("attack stormtrooper 2")

    assert ["their hansolo", "their rebeltrooper 1"] == targets
    assert (4, "they: menu") == hurt
    assert "" == t.where("stormtrooper 2")
    assert "they: menu" == t.asked()


@card("royalguardchampion")
def test_executor_is_for_other_friends() -> None:
    """Neither for a hostile figure that falls beside him, nor for himself."""
    t = Skirmish("royalguardchampion d4, hansolo a1", "stormtrooper d5 d6")
    t.activate("hansolo")
    t.roll("hansolo", "blue 510, green 220, green 220")
    t.roll("their stormtrooper 1", "black 010")
    t.play("attack their stormtrooper 1")
    hostile = t.where("their stormtrooper 1"), t.asked()
    own = Skirmish("royalguardchampion d4, hansolo a1", "chewbacca e4", initiative=THEM)
    own.hurt("royalguardchampion", 12)
    own.activate("their chewbacca")
    own.roll_outside("their chewbacca", "red 030")
    own.play("special Slam")

    assert ("", "you: menu") == hostile
    assert "" == own.where("royalguardchampion")
    assert "they: menu" == own.asked()

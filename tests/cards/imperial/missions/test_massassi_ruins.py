"""The missions of Massassi Ruins."""

from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

MAP = "massassi-ruins"


def carrier() -> Skirmish:
    """Han carries a holocron two spaces from the beacon at d8, in his activation."""
    t = Skirmish("hansolo d10, rebeltrooper j8", "stormtrooper o18", map=MAP, mission="A")
    t.add_token("holocron", "", carrier="hansolo")
    t.activate("hansolo")
    return t


@card("massassi-ruins/A")
def test_a_holocron_is_given_up_beside_the_beacon() -> None:
    """Entering a space next to it asks the player; 10 points and the token is gone."""
    t = carrier()
    t.play("move", "walk", "go d9")
    asked = t.asked(), t.options()
    t.play("yes")

    assert ("you: window", ["no", "yes"]) == asked
    assert 10 == t.points(YOU)
    assert [] == t.state.carried_by(t.thing("hansolo"))


@card("massassi-ruins/A")
def test_a_holocron_may_be_kept() -> None:
    """Then it is asked again at the next step beside the beacon."""
    t = carrier()
    t.play("move", "walk", "go d9", "no", "walk", "go c9")

    assert ["no", "yes"] == t.options()
    assert 0 == t.points(YOU)


@card("massassi-ruins/A")
def test_a_holocron_elsewhere_is_nothing() -> None:
    """Two spaces from the beacon nobody is asked."""
    t = carrier()
    t.play("move", "walk", "go c10")

    assert "you: menu" == t.asked()


@card("massassi-ruins/A")
def test_nobody_carries_two_holocrons() -> None:
    """A figure beside one can take it, but not with one in hand."""
    t = Skirmish("hansolo j7", "stormtrooper o18", map=MAP, mission="A")
    t.activate("hansolo")
    free = t.options()
    t = Skirmish("hansolo j7", "stormtrooper o18", map=MAP, mission="A")
    t.add_token("holocron", "", carrier="hansolo")
    t.activate("hansolo")

    assert "interact holocron 1" in free
    assert "interact holocron 1" not in t.options()


@card("massassi-ruins/A")
def test_a_pushed_carrier_may_give_up_its_holocron() -> None:
    """Chewbacca slams an enemy towards the beacon: its player is asked."""
    t = Skirmish("chewbacca d11", "darthvader d10", map=MAP, mission="A")
    t.add_token("holocron", "", carrier="their darthvader")
    t.activate("chewbacca")
    t.roll_outside("chewbacca", "red 010")
    t.play("special Slam", "go d9")

    assert ("they: window", ["no", "yes"]) == (t.asked(), t.options())


@card("massassi-ruins/B")
def test_the_beacon_may_strike_everyone_outside() -> None:
    """Its controller is asked at the start of the round; own figures suffer too."""
    t = Skirmish(
        "hansolo d9, rebeltrooper n9",
        "darthvader n12, stormtrooper c12",
        map=MAP,
        mission="B",
        start="round",
    )
    asked = t.asked(), t.options()
    t.play("yes")

    assert ("you: window", ["no", "yes"]) == asked
    assert [0, 2, 2, 0] == [
        t.damage(one)
        for one in ("hansolo", "rebeltrooper 1", "their darthvader", "their stormtrooper 1")
    ]


@card("massassi-ruins/B")
def test_the_beacon_of_nobody_strikes_nobody() -> None:
    """With both sides beside it the round begins without a question."""
    t = Skirmish("hansolo d9", "darthvader c9", map=MAP, mission="B", start="round")

    assert "you: activate" == t.asked()


@card("massassi-ruins/B")
def test_each_player_may_discard_one_excavation_token() -> None:
    """Of those under control, for 6 points; the initiative player first."""
    t = Skirmish(
        "rebeltrooper k7 m9", "darthvader p9", map=MAP, mission="B", initiative=THEM, start="status"
    )
    first = t.asked(), t.options()
    t.play("excavation 3")
    second = t.asked(), t.options()
    t.play("stop")

    assert ("they: window", ["excavation 3", "stop"]) == first
    assert ("you: window", ["excavation 1", "excavation 2", "stop"]) == second
    assert [0, 6] == [t.points(YOU), t.points(THEM)]
    assert "" == t.where("excavation 3")


@card("massassi-ruins/A")
def test_a_holocron_is_taken_by_an_interact() -> None:
    """Then it is carried and lies nowhere."""
    t = Skirmish("hansolo j7", "stormtrooper o18", map=MAP, mission="A")
    t.activate("hansolo")
    t.play("interact holocron 1")

    assert [t.thing("holocron 1")] == t.state.carried_by(t.thing("hansolo"))
    assert "" == t.where("holocron 1")


@card("massassi-ruins/A")
def test_who_carries_nothing_is_not_asked_beside_the_beacon() -> None:
    """Neither after a step nor after a push nor after being placed."""
    t = Skirmish("hansolo d10", "stormtrooper o18", map=MAP, mission="A")
    t.activate("hansolo")
    t.play("move", "walk", "go d9")
    pushed = Skirmish("chewbacca d11", "darthvader d10", map=MAP, mission="A")
    pushed.activate("chewbacca")
    pushed.roll_outside("chewbacca", "red 010")
    pushed.play("special Slam", "go d9")
    placed = pounced("nexu", carried=False)

    assert ["you: menu"] * 3 == [t.asked(), pushed.asked(), placed.asked()]


@card("massassi-ruins/A")
def test_a_pushed_carrier_scores_ten_points_for_its_player() -> None:
    """Beside the beacon; pushed elsewhere it is not asked, nor is anybody beside the beacon."""
    t = Skirmish("chewbacca d11", "darthvader d10, stormtrooper d9", map=MAP, mission="A")
    t.add_token("holocron", "", carrier="their darthvader")
    t.activate("chewbacca")
    t.roll_outside("chewbacca", "red 010")
    t.play("special Slam", "go c9", "yes")
    away = Skirmish("chewbacca d11, hansolo c9", "darthvader d10", map=MAP, mission="A")
    away.add_token("holocron", "", carrier="their darthvader")
    away.add_token("holocron", "", carrier="hansolo")
    away.activate("chewbacca")
    away.roll_outside("chewbacca", "red 010")
    away.play("special Slam", "go c11")

    assert 10 == t.points(THEM)
    assert "you: menu" == away.asked()


def pounced(code: str, place: str = "c9", *, carried: bool = True) -> Skirmish:
    """A nexu with a holocron is placed by Pounce, two spaces from where it was."""
    t = Skirmish(f"{code} c12", "stormtrooper o18", map=MAP, mission="A")
    if carried:
        t.add_token("holocron", "", carrier=code)
    t.activate(code)
    t.play("special Pounce", place)
    return t


@card("massassi-ruins/A")
def test_a_placed_carrier_may_give_up_its_holocron() -> None:
    """Beside the beacon, for ten points; placed elsewhere it is not asked."""
    t = pounced("nexu")
    asked = t.asked(), t.options()
    t.play("yes")
    elsewhere = pounced("nexu", "c10")

    assert ("you: window", ["no", "yes"]) == asked
    assert 10 == t.points(YOU)
    assert "you: menu" == elsewhere.asked()

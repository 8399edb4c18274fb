"""Command cards of the core set that are played at a moment: rounds, activations, defeats."""

from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"


# --- start of round -----------------------------------------------------------------------


@card("takeinitiative")
def test_take_initiative_exhausts_one_of_the_own_groups() -> None:
    """The player has initiative and must choose a ready group of the own side."""
    t = Skirmish(
        "darthvader a1, stormtrooper b1",
        "hansolo j8",
        hand="takeinitiative",
        initiative=THEM,
        start="round",
    )
    window = t.asked(), t.options()
    t.answer("takeinitiative")
    groups = t.options()
    t.play("group stormtrooper")

    assert ("you: window", ["takeinitiative", "pass"]) == window
    assert ["group darthvader", "group stormtrooper"] == groups
    assert YOU == t.state.initiative
    assert ("you: activate", ["group darthvader"]) == (t.asked(), t.options())
    assert ["takeinitiative"] == t.discards()


@card("coveringfire")
def test_covering_fire_gives_own_troopers_a_surge_to_stun() -> None:
    """Not to those of the opponent, nor to others; a stunned target is hurt more."""
    t = Skirmish(
        "stormtrooper a4, imperialofficer a8",
        "rebeltrooper d4, hansolo d8",
        hand="coveringfire",
        start="round",
    )
    t.put("their rebeltrooper 1", "Stunned")
    t.play("coveringfire")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 311, green 211")
    t.roll("their rebeltrooper 1", "white 100")
    t.play("attack their rebeltrooper 1")
    surges = t.options()
    granted = surges[2]
    t.play(granted, "stop")

    assert ["surge damage 1", "surge accuracy 2", granted, "stop"] == surges
    assert "" == t.where("their rebeltrooper 1")


@card("coveringfire")
def test_covering_fire_stuns_who_is_not_stunned_and_adds_nothing() -> None:
    """A target that is not stunned yet suffers what the dice say and is Stunned after it."""
    t = Skirmish("stormtrooper a4", "hansolo d4", hand="coveringfire", start="round")
    t.play("coveringfire")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 311, green 211")
    t.roll("their hansolo", "white 100")
    t.play("attack their hansolo")
    t.play(t.options()[2], "stop", "stormtrooper 1: Stunned")

    assert 1 == t.damage("their hansolo")
    assert ["Stunned"] == t.conditions("their hansolo")


@card("coveringfire")
def test_covering_fire_is_for_own_troopers_in_this_round() -> None:
    """Neither an officer nor a hostile trooper has it, nor anybody in the next round."""
    t = Skirmish(
        "imperialofficer a8", "rebeltrooper d8, hansolo j8", hand="coveringfire", start="round"
    )
    t.play("coveringfire")
    t.activate("imperialofficer")
    t.roll("imperialofficer", "blue 201, yellow 210")
    t.roll("their rebeltrooper 1", "white 100")
    t.play("attack their rebeltrooper 1")
    own = t.options()
    t.play("stop", "end")
    t.roll("their rebeltrooper 1", "blue 201, yellow 210")
    t.activate("their rebeltrooper 1")
    t.roll("imperialofficer", "white 100")
    t.play("attack imperialofficer")

    assert ["surge Focused", "surge damage 1", "surge accuracy 2", "stop"] == own
    assert ["surge Pierce 1", "surge accuracy 1", "stop"] == t.options()


@card("coveringfire")
def test_covering_fire_is_over_in_the_next_round() -> None:
    """A round later the trooper has its own surges only."""
    t = Skirmish("stormtrooper a4", "hansolo d4", hand="coveringfire", start="round")
    t.play("coveringfire")
    t.activate("stormtrooper 1")
    t.play("end")
    t.activate("their hansolo")
    t.play("end")
    t.activate("their hansolo")
    t.play("end")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 311, green 211")
    t.roll("their hansolo", "white 100")
    t.play("attack their hansolo")

    assert ["surge damage 1", "surge accuracy 2", "stop"] == t.options()


@card("sittight")
def test_sit_tight_waits_until_one_has_more_ready_groups() -> None:
    """With two groups each the opponent activates both before its player may."""
    t = Skirmish(
        "darthvader a1, stormtrooper b1",
        "hansolo j8, rebeltrooper j1",
        hand="sittight",
        start="round",
    )
    t.play("sittight")
    first = t.asked()
    t.activate("their hansolo")
    t.play("end")

    assert "they: activate" == first
    assert ("you: activate", ["group darthvader", "group stormtrooper"]) == (t.asked(), t.options())


@card("sittight")
def test_sit_tight_is_over_for_good_once_one_had_more_ready_groups() -> None:
    """A hostile group is readied and the sides are level again: its player goes on all the same."""
    t = Skirmish(
        "darthvader a1, stormtrooper b1",
        f"{LUKE} j8, rebeltrooper j1",
        hand="sittight",
        their_hand="sonofskywalker",
        start="round",
    )
    t.play("sittight")
    t.activate(f"their {LUKE}")
    t.play("end")
    t.answer("pass")
    t.activate("darthvader")
    t.answer("end")
    t.play("sonofskywalker")
    t.activate("their rebeltrooper 1")
    t.play("end")

    assert t.group(f"their {LUKE}").ready
    assert ("you: activate", ["group stormtrooper"]) == (t.asked(), t.options())


@card("sittight")
def test_sit_tight_does_not_outlast_its_round() -> None:
    """Its player had nothing ready all round, never more than the other; the next begins anew."""
    t = Skirmish("darthvader a1", "hansolo j8", their_hand="sittight", start="round")
    t.exhaust("their hansolo")
    t.play("sittight")
    before = t.state.round
    t.activate("darthvader")
    t.play("end")

    assert (before + 1, "they: activate") == (t.state.round, t.asked())


# --- activations --------------------------------------------------------------------------


@card("rally")
def test_rally_frees_the_figure_that_is_activated() -> None:
    """At the start of its activation all harmful conditions go, and only from it."""
    t = Skirmish("darthvader a1, stormtrooper b1", "hansolo j8", hand="rally")
    t.put("darthvader", "Focused", "Stunned", "Weakened", "Bleeding")
    t.put("stormtrooper 1", "Stunned")
    t.answer("group darthvader")
    window = t.options()
    t.play("rally")

    assert ["rally", "pass"] == window
    assert ["Focused"] == t.conditions("darthvader")
    assert ["Stunned"] == t.conditions("stormtrooper 1")


@card("rally")
def test_rally_is_for_ones_own_activation() -> None:
    """When a hostile figure begins, it is not offered."""
    t = Skirmish("darthvader a1", "hansolo j8", hand="rally", initiative=THEM)
    t.put("darthvader", "Stunned")
    t.activate("their hansolo")

    assert "they: menu" == t.asked()


@card("sonofskywalker")
def test_son_of_skywalker_readies_luke_after_any_activation() -> None:
    """After his own activation he is ready again and may be activated a second time."""
    t = Skirmish(f"{LUKE} a1", "stormtrooper j8, imperialofficer j1", hand="sonofskywalker")
    t.activate(LUKE)
    t.answer("end")
    window = t.options()
    t.play("sonofskywalker")

    assert ["sonofskywalker", "pass"] == window
    assert t.group(LUKE).ready
    assert "they: activate" == t.asked()


@card("sonofskywalker")
def test_son_of_skywalker_can_follow_a_hostile_activation() -> None:
    """It is offered after the activation of a hostile group, but without Luke never."""
    t = Skirmish(f"{LUKE} a1", "stormtrooper j8", hand="sonofskywalker", initiative=THEM)
    t.exhaust(LUKE)
    t.activate("their stormtrooper 1")
    t.answer("end")
    offered = t.options()
    without = Skirmish("hansolo a1", "stormtrooper j8", hand="sonofskywalker", initiative=THEM)
    without.activate("their stormtrooper 1")
    without.answer("end")

    assert ["sonofskywalker", "pass"] == offered
    assert "you: activate" == without.asked()


@card("tothelimit")
def test_to_the_limit_is_one_more_action_and_then_stunned() -> None:
    """After a special action; the Stun comes when the further action is over."""
    t = Skirmish("darthvader a1", "hansolo j1", hand="tothelimit")
    t.activate("darthvader")
    t.answer("special Force Choke")
    window = t.options()
    t.answer("tothelimit")
    actions = t.actions("darthvader")
    further = t.options()
    t.play("move")
    between = t.conditions("darthvader")
    t.play("move")

    assert ["tothelimit", "pass"] == window
    assert ["move"] == further
    assert 2 == actions
    assert ["Stunned"] == between
    assert 0 == t.actions("darthvader")


@card("tothelimit")
def test_to_the_limit_follows_no_other_action() -> None:
    """After a move it is not offered."""
    t = Skirmish("darthvader a1", "hansolo j1", hand="tothelimit")
    t.activate("darthvader")
    t.answer("move")

    assert "you: menu" == t.asked()


# --- defeats ------------------------------------------------------------------------------


@card("celebration")
def test_celebration_scores_for_a_hostile_unique_figure() -> None:
    """Four points more than those for the figure."""
    t = Skirmish("darthvader a1", "hansolo b1, rebeltrooper j8", hand="celebration")
    t.hurt("their hansolo", 11)
    t.activate("darthvader")
    t.answer("special Force Choke")
    t.answer("their hansolo")
    window = t.options()
    t.play("celebration for their hansolo")

    assert ["celebration for their hansolo", "pass"] == window
    assert 12 + 4 == t.points()


@card("celebration")
def test_celebration_is_not_for_others() -> None:
    """Neither a common hostile figure nor an own unique one is celebrated."""
    t = Skirmish("darthvader a1, hansolo a8", "rebeltrooper b1 b2", hand="celebration")
    t.hurt("their rebeltrooper 1", 2)
    t.activate("darthvader")
    t.play("special Force Choke", "their rebeltrooper 1")

    assert "" == t.where("their rebeltrooper 1")
    assert "you: menu" == t.asked()

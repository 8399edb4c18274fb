"""Command cards of the core set that are played in an activation."""

from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"


@card("exposeweakness")
def test_expose_weakness_pierces_in_the_next_attack_on_it() -> None:
    """An adjacent hostile figure is chosen; the next attack on it has Pierce 3."""
    t = Skirmish("hansolo d4, rebeltrooper a1", "stormtrooper e4 d5 g4", hand="exposeweakness")
    t.activate("hansolo")
    t.play("play exposeweakness")
    chosen = t.options()
    t.play("their stormtrooper 1")
    t.roll("hansolo", "blue 210, green 111, green 101")
    t.roll("their stormtrooper 1", "black 300, black 300")
    t.play("attack their stormtrooper 1", "stop")
    pierced = t.damage("their stormtrooper 1")

    assert ["their stormtrooper 1", "their stormtrooper 2"] == chosen
    assert 2 == pierced


@card("exposeweakness")
def test_expose_weakness_is_gone_after_one_attack() -> None:
    """Whoever made it, the second attack has no Pierce."""
    t = Skirmish("hansolo d4, rebelsaboteur a4 a5", "darthvader e4", hand="exposeweakness")
    t.activate("hansolo")
    t.play("play exposeweakness")
    t.roll("hansolo", "blue 210, green 120, green 120")
    t.roll("their darthvader", "black 300, black 300, black 300, black 300")
    t.play("attack their darthvader", "pass")
    first = t.damage("their darthvader")
    t.play("end")
    t.activate("their darthvader")
    t.play("end")
    t.activate("rebelsaboteur 2")
    t.roll("rebelsaboteur 2", "red 030, yellow 120")
    t.play("attack their darthvader", "pass")

    assert 5 - 3 == first
    assert first == t.damage("their darthvader")


@card("exposeweakness")
def test_expose_weakness_waits_on_in_a_game_in_which_nobody_attacks() -> None:
    """An attack in a copy of the game uses it up in that copy alone."""
    t = Skirmish("hansolo d4", "stormtrooper e4", hand="exposeweakness")
    t.activate("hansolo")
    t.play("play exposeweakness")
    before = t.game.dump(t.state)
    waits = t.state.lasting[0]
    kept = t.game.clone(t.state)
    t.play("attack their stormtrooper 1")

    assert before == t.game.dump(kept)
    assert waits is kept.lasting[0]
    assert waits.until != t.state.lasting[0].until


@card("exposeweakness")
def test_expose_weakness_needs_an_adjacent_hostile_figure() -> None:
    """With nobody beside it the card is not offered."""
    t = Skirmish("hansolo d4, rebeltrooper d5", "stormtrooper f4", hand="exposeweakness")
    t.activate("hansolo")

    assert ["move", "attack their stormtrooper 1", "end"] == t.options()


@card("fleetfooted")
def test_fleet_footed_is_a_point_for_no_action() -> None:
    """It can be played without an action left."""
    t = Skirmish("hansolo d4", "stormtrooper j8", hand="fleetfooted")
    t.activate("hansolo")
    t.play("move", "move", "play fleetfooted")

    assert (9, 0) == (t.movement("hansolo"), t.actions("hansolo"))


@card("fleetfooted")
def test_fleet_footed_is_for_ones_own_activation() -> None:
    """While a hostile figure is active it cannot be played."""
    t = Skirmish("hansolo d4", "stormtrooper j8", hand="fleetfooted", initiative=THEM)
    t.activate("their stormtrooper 1")

    assert ["move", "attack hansolo", "end"] == t.options()


@card("forcelightning")
def test_force_lightning_strikes_everyone_around_its_target() -> None:
    """Two damage and Stunned for it and all beside it, friends and the player itself too."""
    t = Skirmish(
        "darthvader d4, stormtrooper f5",
        "hansolo e4, rebeltrooper f3 g4 h4",
        hand="forcelightning",
    )
    t.activate("darthvader")
    t.play("play forcelightning")
    chosen = t.options()
    t.play("their hansolo")

    struck = ["darthvader", "stormtrooper 1", "their hansolo", "their rebeltrooper 1"]
    spared = ["their rebeltrooper 2", "their rebeltrooper 3"]
    assert ["their hansolo", "their rebeltrooper 1"] == chosen
    assert [2, 2, 2, 2] == [t.damage(one) for one in struck]
    assert [["Stunned"]] * 4 == [t.conditions(one) for one in struck]
    assert [0, 0] == [t.damage(one) for one in spared]
    assert [[], []] == [t.conditions(one) for one in spared]


@card("forcelightning")
def test_force_lightning_is_for_imperial_force_users() -> None:
    """Luke is one, but of the Rebels; a trooper is none."""
    for figure in (LUKE, "stormtrooper"):
        t = Skirmish(f"{figure} d4", "hansolo e4", hand="forcelightning")
        t.answer(f"group {figure}")
        t.skip()

        assert "play forcelightning" not in t.options()


@card("knowledgeanddefense")
def test_knowledge_and_defense_is_a_white_die_more_until_the_round_ends() -> None:
    """Attacked in the same round Luke rolls two white dice, in the next one."""
    t = Skirmish(f"{LUKE} d4", "stormtrooper g4, imperialofficer g8", hand="knowledgeanddefense")
    t.activate(LUKE)
    t.play("play knowledgeanddefense", "end")
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 510, green 101")
    t.roll(LUKE, "white 000, white 000")
    t.answer(f"attack {LUKE}")

    assert ["blue", "green", "white", "white"] == t.dice()


@card("lordofthesith")
def test_lord_of_the_sith_is_an_action_for_each_hostile_figure_that_fell() -> None:
    """One that fell before it was played counts, and one that falls later too."""
    t = Skirmish("darthvader d4", "rebeltrooper d5 e5, hansolo j8", hand="lordofthesith")
    t.hurt("their rebeltrooper 1", 1)
    t.hurt("their rebeltrooper 2", 2)
    t.activate("darthvader")
    t.play("special Force Choke", "their rebeltrooper 1")
    before = t.actions("darthvader")
    t.play("play lordofthesith")
    counted = t.actions("darthvader")
    t.roll("darthvader", "red 030, red 030, yellow 120")
    t.roll("their rebeltrooper 2", "white 000")
    t.play("attack their rebeltrooper 2", "darthvader for their rebeltrooper 2")

    assert [1, 2] == [before, counted]
    assert 2 == t.actions("darthvader")


@card("lordofthesith")
def test_lord_of_the_sith_is_for_vader() -> None:
    """No other figure can play it."""
    t = Skirmish("stormtrooper a1", "hansolo j8", hand="lordofthesith")
    t.activate("stormtrooper 1")

    assert ["move", "attack their hansolo", "end"] == t.options()


@card("meditation")
def test_meditation_is_one_more_action_in_the_next_activation() -> None:
    """Three actions in the activation after it, two in the one after that."""
    t = Skirmish(f"{LUKE} a1", "stormtrooper j8", hand="meditation")
    t.activate(LUKE)
    t.play("play meditation", "end")
    for _ in range(2):
        t.activate("their stormtrooper 1")
        t.play("end")
    t.activate(LUKE)
    second = t.actions(LUKE)
    t.play("end")
    t.activate(LUKE)

    assert [3, 2] == [second, t.actions(LUKE)]


@card("planning")
def test_planning_draws_two_and_discards_one_unless_a_leader_plays_it() -> None:
    """The trooper's player chooses one of the two new cards; the officer's keeps both."""
    t = Skirmish("stormtrooper a1", "hansolo j8", hand="planning urgency", deck="deadeye regroup")
    t.activate("stormtrooper 1")
    t.play("play planning")
    asked, chosen = t.asked(), t.options()
    t.play("regroup")
    led = Skirmish("imperialofficer a1", "hansolo j8", hand="planning", deck="deadeye regroup")
    led.activate("imperialofficer")
    led.play("play planning")

    assert ("you: discard", ["deadeye", "regroup"]) == (asked, sorted(chosen))
    assert ["deadeye", "urgency"] == sorted(t.hand())
    assert ["deadeye", "regroup"] == sorted(led.hand())


@card("pummel")
def test_pummel_is_two_attacks_for_two_actions() -> None:
    """The same target may be attacked twice; both actions are spent."""
    t = Skirmish("darthvader a1", "hansolo b1", hand="pummel")
    t.activate("darthvader")
    t.roll("darthvader", "red 010, red 010, yellow 210, red 010, red 010, yellow 210")
    t.roll("their hansolo", "white 000, white 000")
    t.play("play pummel")

    assert 6 == t.damage("their hansolo")
    assert ["end"] == t.options()


@card("pummel")
def test_pummel_is_for_melee_with_both_actions() -> None:
    """Neither for a blaster nor after a move."""
    t = Skirmish("stormtrooper a1", "hansolo b1", hand="pummel")
    t.activate("stormtrooper 1")
    ranged = t.options()
    t = Skirmish("darthvader a1", "hansolo b1", hand="pummel")
    t.activate("darthvader")
    t.play("move")

    assert ["move", "attack their hansolo", "end"] == ranged
    assert "play pummel" not in t.options()


@card("recovery")
def test_recovery_takes_off_two_damage() -> None:
    """Not more than there is."""
    for before, after in ((5, 3), (1, 0)):
        t = Skirmish("hansolo a1", "stormtrooper j8", hand="recovery")
        t.hurt("hansolo", before)
        t.activate("hansolo")
        t.play("play recovery")

        assert after == t.damage("hansolo")


@card("regroup")
def test_regroup_frees_adjacent_friends_but_not_the_leader() -> None:
    """Hostile figures, friends farther away and the officer itself keep theirs."""
    t = Skirmish("imperialofficer a1, stormtrooper a2 b2 c3", "hansolo b1", hand="regroup")
    everyone = ["imperialofficer", *[f"stormtrooper {place}" for place in (1, 2, 3)]]
    for one in [*everyone, "their hansolo"]:
        t.put(one, "Weakened", "Focused")
    t.activate("imperialofficer")
    t.play("play regroup")

    both = ["Focused", "Weakened"]
    assert [both, ["Focused"], ["Focused"], both] == [t.conditions(one) for one in everyone]
    assert both == t.conditions("their hansolo")


@card("regroup")
def test_regroup_is_for_leaders() -> None:
    """A trooper cannot play it."""
    t = Skirmish("stormtrooper a1 a2", "hansolo j8", hand="regroup")
    t.put("stormtrooper 2", "Stunned")
    t.activate("stormtrooper 1")

    assert "play regroup" not in t.options()


@card("takecover")
def test_take_cover_lasts_for_the_round() -> None:
    """An attack on it has a block more and 2 accuracy less."""
    t = Skirmish("hansolo d4", "stormtrooper a4 d8", hand="takecover")
    t.activate("hansolo")
    t.play("play takecover", "end")
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 420, green 120")
    t.roll("hansolo", "white 000, white 000")
    t.play("attack hansolo")
    near = t.damage("hansolo")
    t.play("end")
    t.roll("their stormtrooper 2", "blue 320, green 220")
    t.play("attack hansolo")

    assert 4 - 1 == near
    assert near == t.damage("hansolo")
    assert "you: window" == t.asked()


@card("telekineticthrow")
def test_telekinetic_throw_hurts_by_two_blue_dice() -> None:
    """A hostile figure in sight within 3; it rolls no defence."""
    t = Skirmish("darthvader a4", "hansolo d4, rebeltrooper e4 d8 b8", hand="telekineticthrow")
    t.activate("darthvader")
    t.roll_outside("darthvader", "blue 320, blue 210")
    t.play("play telekineticthrow")

    assert 3 == t.damage("their hansolo")


@card("telekineticthrow")
def test_telekinetic_throw_needs_sight_and_a_distance_of_three() -> None:
    """A figure behind another or four spaces away cannot be chosen."""
    t = Skirmish("darthvader a4", "hansolo c4, rebeltrooper d4 e6 c6", hand="telekineticthrow")
    t.activate("darthvader")
    t.play("play telekineticthrow")

    assert ["their hansolo", "their rebeltrooper 3"] == t.options()


@card("urgency")
def test_urgency_is_the_speed_and_two_points_more() -> None:
    """Han has Speed 4: six points for one action, to be spent in it."""
    t = Skirmish("hansolo a1", "stormtrooper j8", hand="urgency")
    t.activate("hansolo")
    t.play("play urgency")

    assert "you: move" == t.asked()
    assert [True, False] == [f"go {space}" in t.options() for space in ("g1", "h1")]
    t.play("go f1", "stop")
    assert (0, 1) == (t.movement("hansolo"), t.actions("hansolo"))
    assert ["urgency"] == t.discards(YOU)

"""Imperial Deployment cards of the core set."""

from dejarik.testing.imperial.table import YOU, Skirmish
from dejarik.testing.marks import card

NOTHING_SPECIAL = "white 000"
LAST_STAND = "elitestormtrooper 1: Last Stand for elitestormtrooper 1"


# --- Darth Vader --------------------------------------------------------------------------


@card("darthvader")
def test_brutality_is_two_attacks_with_different_targets() -> None:
    """With three figures in reach the second attack has the two others as its targets."""
    t = Skirmish("darthvader d4", "rebeltrooper d5 e5 c5, hansolo g4")
    t.activate("darthvader")
    t.play("special Brutality")

    first = t.options()
    for place in (1, 2):
        t.roll(f"their rebeltrooper {place}", NOTHING_SPECIAL)
    t.roll("darthvader", "red 010, red 010, yellow 210, red 010, red 010, yellow 210")
    t.answer("their rebeltrooper 1")
    second = t.options()
    t.answer("their rebeltrooper 2")

    everyone = ["their rebeltrooper 1", "their rebeltrooper 2", "their rebeltrooper 3"]
    assert everyone == first
    assert everyone[1:] == second
    assert ["", "", "c5"] == [t.where(one) for one in everyone]
    assert ["move", "special Force Choke", "end"] == t.options()


@card("darthvader")
def test_brutality_needs_a_target_and_an_attack_action() -> None:
    """It is not offered with nobody in reach, nor after an attack in the same activation."""
    alone = Skirmish("darthvader d4", "hansolo g4")
    alone.activate("darthvader")
    t = Skirmish("darthvader d4", "hansolo d5")
    t.activate("darthvader")
    t.roll("their hansolo", NOTHING_SPECIAL)
    before = t.options()
    t.roll("darthvader", "red 010, red 010, yellow 210")
    t.play("attack their hansolo")

    assert ["move", "special Force Choke", "end"] == alone.options()
    assert ["move", "attack their hansolo", "special Brutality", "special Force Choke", "end"] == (
        before
    )
    assert ["move", "special Force Choke", "end"] == t.options()


@card("darthvader")
def test_force_choke_hurts_a_hostile_figure_in_sight_at_any_distance() -> None:
    """It is 2 damage and 1 strain, without any dice; who is hidden by another is safe."""
    t = Skirmish("darthvader a4, stormtrooper c7", "hansolo i4, lukeskywalkerherooftherebellion j4")
    t.activate("darthvader")
    t.play("special Force Choke")

    assert 3 == t.damage("their hansolo")
    assert 0 == t.damage("their lukeskywalkerherooftherebellion")


@card("darthvader")
def test_force_choke_lets_cards_prevent_the_strain_only() -> None:
    """The opponent is asked for none or one card of the deck; both damage stay."""
    t = Skirmish("darthvader a4", "hansolo i4", their_deck="urgency rally")
    t.activate("darthvader")
    t.play("special Force Choke")

    asked, offered = t.asked(), t.options()
    t.play("1")

    assert ("they: strain", ["0", "1"]) == (asked, offered)
    assert 2 == t.damage("their hansolo")
    assert ["urgency"] == t.discards(1)


@card("darthvader")
def test_force_choke_is_used_once_an_activation() -> None:
    """A special action cannot be taken twice."""
    t = Skirmish("darthvader a4", "hansolo i4")
    t.activate("darthvader")
    t.play("special Force Choke")

    assert ["move", "end"] == t.options()


@card("darthvader")
def test_foresight_rerolls_one_of_his_defence_dice() -> None:
    """Defending he may choose one of his two dice, once."""
    t = Skirmish("darthvader d4", "hansolo g4", initiative=1)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 210, green 120, green 120")
    t.roll("darthvader", "black 100, black 010, black 300")
    t.play("attack darthvader")

    window = t.asked(), t.options()
    t.answer("darthvader: Foresight")
    dice = t.options()
    t.answer("black 100")

    assert ("you: window", ["darthvader: Foresight", "pass"]) == window
    assert ["black 100", "black 010"] == dice
    assert 5 - 3 == t.damage("darthvader")


@card("darthvader")
def test_foresight_is_not_for_his_attacks() -> None:
    """When he attacks, nobody is asked for a reroll."""
    t = Skirmish("darthvader d4", "stormtrooper d5")
    t.activate("darthvader")
    t.roll("darthvader", "red 010, red 010, yellow 210")
    t.roll("their stormtrooper 1", "black 300")
    t.play("attack their stormtrooper 1")

    assert "you: menu" == t.asked()


# --- Stormtroopers ------------------------------------------------------------------------


@card("stormtrooper")
def test_squad_training_rerolls_an_attack_die_beside_another_trooper() -> None:
    """The trooper next to another one may reroll; the officer beside him is no trooper."""
    t = Skirmish("stormtrooper a1 a2 d8, imperialofficer e8", "hansolo f1")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 201, green 101, blue 420")
    t.roll("their hansolo", NOTHING_SPECIAL)
    t.play("attack their hansolo")

    window = t.options()
    t.answer("stormtrooper 1: Squad Training")
    dice = t.options()
    t.answer("blue 201")

    assert ["stormtrooper 1: Squad Training", "pass"] == window
    assert ["blue 201", "green 101"] == dice
    assert ["surge damage 1", "surge accuracy 2", "stop"] == t.options()


@card("stormtrooper")
def test_squad_training_needs_an_adjacent_trooper() -> None:
    """The trooper that stands apart, with an officer at its side, has no reroll."""
    t = Skirmish("stormtrooper d8 a2 a1, imperialofficer e8", "hansolo d4")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 420, green 120")
    t.roll("their hansolo", NOTHING_SPECIAL)
    t.answer("attack their hansolo")

    assert "you: menu" == t.asked()
    assert 4 == t.damage("their hansolo")


@card("elitestormtrooper")
def test_last_stand_focuses_another_figure_of_the_group() -> None:
    """Its player must choose one of the two others, wherever they are, and nobody else."""
    t = Skirmish("elitestormtrooper d4 a8 j8, stormtrooper d5", "hansolo g4", initiative=1)
    t.hurt("elitestormtrooper 1", 4)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 420, green 120, green 120")
    t.roll("elitestormtrooper 1", "black 100")
    t.play("attack elitestormtrooper 1")

    window = t.asked(), t.options()
    t.answer(LAST_STAND)
    chosen = t.options()
    t.answer("elitestormtrooper 3")

    assert ("you: window", [LAST_STAND]) == window
    assert ["elitestormtrooper 2", "elitestormtrooper 3"] == chosen
    assert [] == t.conditions("elitestormtrooper 2")
    assert ["Focused"] == t.conditions("elitestormtrooper 3")
    assert "" == t.where("elitestormtrooper 1")


@card("elitestormtrooper")
def test_last_stand_of_the_last_one_is_nothing() -> None:
    """Without another figure of its group nothing is asked."""
    t = Skirmish("elitestormtrooper d4, stormtrooper d5", "hansolo g4", initiative=1)
    t.hurt("elitestormtrooper 1", 4)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 420, green 120, green 120")
    t.roll("elitestormtrooper 1", "black 100")
    t.play("attack elitestormtrooper 1")

    assert "they: menu" == t.asked()
    assert [] == t.conditions("stormtrooper 1")


# --- Imperial Officers --------------------------------------------------------------------


@card("imperialofficer")
def test_order_lets_another_friend_within_two_move() -> None:
    """Neither the officer itself nor a figure three spaces away, nor a hostile one."""
    t = Skirmish("imperialofficer a1, stormtrooper b1 c2 d1", "hansolo a2")
    t.activate("imperialofficer")
    t.play("special Order")

    chosen = t.options()
    t.answer("stormtrooper 2")
    asked = t.asked()
    t.play("go f3")

    assert ["stormtrooper 1", "stormtrooper 2"] == chosen
    assert "you: move" == asked
    assert "f3" == t.where("stormtrooper 2")
    assert 1 == t.actions("imperialofficer")


@card("imperialofficer")
def test_order_may_be_declined_by_the_figure() -> None:
    """Not to move is among the answers, and the points are lost."""
    t = Skirmish("imperialofficer a1, stormtrooper b1", "hansolo j8")
    t.activate("imperialofficer")
    t.play("special Order", "stop")

    assert "b1" == t.where("stormtrooper 1")
    assert ["move", "attack their hansolo", "end"] == t.options()


@card("imperialofficer")
def test_order_is_not_offered_to_a_lonely_officer() -> None:
    """With no friend within 2 spaces the special action is not in the menu."""
    t = Skirmish("imperialofficer a1, stormtrooper d1", "hansolo j8")
    t.activate("imperialofficer")

    assert ["move", "attack their hansolo", "end"] == t.options()


@card("eliteimperialofficer")
def test_executive_order_is_a_move_or_an_attack() -> None:
    """The friend that was chosen attacks as an interrupt, outside its own activation."""
    t = Skirmish("eliteimperialofficer a1, stormtrooper b1 a4", "hansolo e3")
    t.activate("eliteimperialofficer")
    t.roll("stormtrooper 1", "blue 420, green 120")
    t.roll("their hansolo", NOTHING_SPECIAL)
    t.play("special Executive Order")
    chosen = t.options()
    t.play("1")

    assert ["0", "1"] == chosen
    assert 4 == t.damage("their hansolo")
    assert ["move", "attack their hansolo", "end"] == t.options()


@card("eliteimperialofficer")
def test_executive_order_reaches_two_spaces() -> None:
    """Of three friends those within 2 may be chosen."""
    t = Skirmish("eliteimperialofficer a1, stormtrooper b1 c1 d1", "hansolo a8")
    t.activate("eliteimperialofficer")
    t.play("special Executive Order")

    assert ["stormtrooper 1", "stormtrooper 2"] == t.options()


@card("imperialofficer")
def test_cower_rerolls_a_defence_die_beside_a_friend() -> None:
    """With a friend adjacent it may reroll; alone it may not."""
    windows = []
    for place in ("c4", "a1"):
        t = Skirmish(f"imperialofficer d4, stormtrooper {place}", "hansolo g4", initiative=1)
        t.activate("their hansolo")
        t.roll("their hansolo", "blue 210, green 120, green 120")
        t.roll("imperialofficer", "white 110, white 001")
        t.play("attack imperialofficer")
        windows.append(t.options())
        if "imperialofficer: Cower" in t.options():
            t.answer("imperialofficer: Cower")
            assert 0 == t.damage("imperialofficer")

    assert ["imperialofficer: Cower", "pass"] == windows[0]
    assert "imperialofficer: Cower" not in windows[1]


@card("imperialofficer")
def test_the_dead_officer_gives_its_points() -> None:
    """The opponent of the officer scores its cost."""
    t = Skirmish("hansolo d4", "imperialofficer g4, stormtrooper a1")
    t.activate("hansolo")
    t.roll("hansolo", "blue 210, green 120, green 120")
    t.roll("their imperialofficer", "white 100")
    t.play("attack their imperialofficer")

    assert 2 == t.points(YOU)

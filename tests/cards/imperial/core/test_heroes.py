"""Chewbacca and the Rebel heroes of the core set."""

from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

# --- Chewbacca ----------------------------------------------------------------------------


@card("chewbacca")
def test_slam_hurts_an_adjacent_hostile_figure_and_may_push_it() -> None:
    """The red die is its damage; a small figure may be pushed exactly one space, or not."""
    t = Skirmish("chewbacca d4", "darthvader e4, stormtrooper g4")
    t.activate("chewbacca")
    t.roll_outside("chewbacca", "red 030")
    t.play("special Slam")
    places = t.options()
    t.play("go f4")

    assert 3 == t.damage("their darthvader")
    assert ["go d3", "go e3", "go f3", "go f4", "go d5", "go e5", "go f5", "stop"] == places
    assert "f4" == t.where("their darthvader")


@card("chewbacca")
def test_slam_does_not_push_large_figures() -> None:
    """A nexu is hurt but stays."""
    t = Skirmish("chewbacca d4", "nexu e4")
    t.activate("chewbacca")
    t.roll_outside("chewbacca", "red 030")
    t.play("special Slam")

    assert 3 == t.damage("their nexu")
    assert "you: menu" == t.asked()


@card("chewbacca")
def test_slam_needs_somebody_beside_him() -> None:
    """Two spaces away is too far."""
    t = Skirmish("chewbacca d4", "stormtrooper f4")
    t.activate("chewbacca")

    assert ["move", "attack their stormtrooper 1", "end"] == t.options()


@card("chewbacca")
def test_chewbacca_protects_a_friend_beside_him() -> None:
    """The friend has a block more."""
    damage = []
    for place in ("d5", "d6"):
        t = Skirmish(f"rebeltrooper d4, chewbacca {place}", "stormtrooper g4", initiative=THEM)
        t.activate("their stormtrooper 1")
        t.roll("their stormtrooper 1", "blue 210, green 220")
        t.roll("rebeltrooper 1", "white 100")
        t.play("attack rebeltrooper 1")
        damage.append(t.damage("rebeltrooper 1"))

    assert [1, 2] == damage


# --- Diala Passil -------------------------------------------------------------------------


@card("dialapassil")
def test_shattering_blow_takes_a_defence_die_for_a_card() -> None:
    """One card of the hand is discarded and one die is gone."""
    t = Skirmish("dialapassil d4", "royalguardchampion e4", hand="urgency fleetfooted")
    t.activate("dialapassil")
    t.play("attack their royalguardchampion")
    window = t.options()
    t.answer("dialapassil: Shattering Blow")
    cards = t.options()
    t.answer("fleetfooted")
    dice = t.options()
    t.answer(dice[0])

    assert ["dialapassil: Shattering Blow", "pass"] == window
    assert ["urgency", "fleetfooted"] == cards
    assert ["black 000", "white 000"] == dice
    assert ["red", "green", "white"] == t.dice()
    assert ["urgency"] == t.hand()


@card("dialapassil")
def test_shattering_blow_needs_a_card() -> None:
    """With an empty hand it is not offered."""
    t = Skirmish("dialapassil d4", "stormtrooper e4 j8")
    t.activate("dialapassil")
    t.roll("dialapassil", "red 010, green 120")
    t.roll("their stormtrooper 1", "black 300")
    t.play("attack their stormtrooper 1")

    assert "you: menu" == t.asked()


@card("dialapassil")
def test_diala_rerolls_a_defence_die() -> None:
    """Foresight, as Vader has it."""
    t = Skirmish("dialapassil d4", "stormtrooper g4", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 420, green 120")
    t.roll("dialapassil", "white 000, white 001")
    t.play("attack dialapassil", "dialapassil: Foresight")

    assert 0 == t.damage("dialapassil")


# --- Fenn Signis --------------------------------------------------------------------------


@card("fennsignis")
def test_trooper_assault_lets_a_trooper_attack_again() -> None:
    """A friendly trooper within 3 that has attacked may do so with its other action, too."""
    t = Skirmish("fennsignis a4, rebeltrooper d4 d5", "darthvader h4")
    t.activate("rebeltrooper 1")
    t.roll("rebeltrooper 1", "blue 510, yellow 210")
    t.roll("their darthvader", "black 300, black 300")
    t.play("attack their darthvader", "pass")
    window = t.options()
    t.play("fennsignis: Trooper Assault")
    again = t.options()
    t.play("end")
    t.roll("rebeltrooper 2", "blue 510, yellow 210")
    t.roll("their darthvader", "black 300, black 300")
    t.play("attack their darthvader", "pass")

    assert ["fennsignis: Trooper Assault", "pass"] == window
    assert ["move", "attack their darthvader", "end"] == again
    assert ["move", "end"] == t.options()


@card("fennsignis")
def test_trooper_assault_is_for_troopers_within_three() -> None:
    """Neither for a trooper four spaces away nor for a friend that is none."""
    for one, target in (("rebeltrooper e4", "rebeltrooper 1"), ("gideonargus b4", "gideonargus")):
        t = Skirmish(f"fennsignis a4, {one}", "stormtrooper h4 a8")
        t.activate(target)
        t.roll(target, "blue 210, yellow 210" if "trooper" in target else "blue 210, green 220")
        t.roll("their stormtrooper 1", "black 300")
        t.play("attack their stormtrooper 1")

        assert "you: menu" == t.asked()


@card("fennsignis")
def test_fenn_attacks_with_both_actions() -> None:
    """He has Assault himself."""
    t = Skirmish("fennsignis a4", "darthvader h4")
    t.activate("fennsignis")
    t.roll("fennsignis", "blue 510, red 010, green 220")
    t.roll("their darthvader", "black 300, black 300")
    t.play("attack their darthvader", "pass")

    assert ["move", "attack their darthvader", "end"] == t.options()


# --- Gaarkhan -----------------------------------------------------------------------------


@card("gaarkhan")
def test_enraged_needs_damage() -> None:
    """Hurt he attacks with both actions, else with one."""
    menus = []
    for damage in (0, 1):
        t = Skirmish("gaarkhan d4", "darthvader e4")
        t.hurt("gaarkhan", damage)
        t.activate("gaarkhan")
        t.roll("gaarkhan", "red 010, yellow 210")
        t.roll("their darthvader", "black 300, black 300")
        t.play("attack their darthvader", "pass")
        menus.append(t.options())

    assert ["move", "end"] == menus[0]
    assert ["move", "attack their darthvader", "special Charge", "end"] == menus[1]


@card("gaarkhan")
def test_charge_moves_his_speed_in_spaces_and_then_may_attack() -> None:
    """Four spaces, past hostile figures at no cost, then an attack that can be declined."""
    t = Skirmish("gaarkhan a4", "stormtrooper f4 j8")
    t.activate("gaarkhan")
    t.play("special Charge")
    ways = t.options()
    t.play("go e4")
    may = t.options()
    t.roll("gaarkhan", "red 030, yellow 120")
    t.roll("their stormtrooper 1", "black 100")
    t.play("yes")

    assert "go e4" in ways
    assert "go f5" not in ways
    assert ["no", "yes"] == may
    assert "" == t.where("their stormtrooper 1")
    assert ["move", "end"] == t.options()


# --- Gideon Argus -------------------------------------------------------------------------


@card("gideonargus")
def test_tactical_maneuver_gives_a_friend_in_sight_two_points() -> None:
    """Whom he does not see and himself he cannot choose."""
    t = Skirmish("gideonargus a1, rebeltrooper c1 e1 a8", "stormtrooper j8")
    t.activate("gideonargus")
    t.play("special Tactical Maneuver")
    chosen = t.options()
    t.play("rebeltrooper 3", "go c8")

    assert ["rebeltrooper 1", "rebeltrooper 3"] == chosen
    assert "c8" == t.where("rebeltrooper 3")


@card("gideonargus")
def test_on_my_mark_focuses_a_friend_in_sight() -> None:
    """Any distance away."""
    t = Skirmish("gideonargus a1, rebeltrooper c1 e1 j8", "stormtrooper j1")
    t.activate("gideonargus")
    t.play("special On My Mark")
    chosen = t.options()
    t.play("rebeltrooper 3")

    assert ["rebeltrooper 1", "rebeltrooper 3"] == chosen
    assert ["Focused"] == t.conditions("rebeltrooper 3")


# --- Jyn Odan -----------------------------------------------------------------------------


@card("jynodan")
def test_hair_trigger_attacks_the_hostile_figure_that_begins() -> None:
    """Only that figure, once a round."""
    t = Skirmish("jynodan d4", "stormtrooper g4 g5", initiative=THEM)
    t.answer("their group stormtrooper", "their stormtrooper 1")
    window = t.asked(), t.options()
    t.roll("jynodan", "green 320, green 320")
    t.roll("their stormtrooper 1", "black 100")
    t.play("jynodan: Hair Trigger")
    menu = t.asked()

    assert ("you: window", ["jynodan: Hair Trigger", "pass"]) == window
    assert "" == t.where("their stormtrooper 1")
    assert "they: menu" == menu
    assert ["move", "attack jynodan", "end"] == t.options()


@card("jynodan")
def test_hair_trigger_is_not_for_friends_nor_out_of_sight() -> None:
    """Her own side begins in peace, and who is hidden does, too."""
    t = Skirmish("jynodan d4, gideonargus a4", "stormtrooper f4, imperialofficer h4")
    t.activate("gideonargus")
    own = t.asked()
    t.play("end")
    t.activate("their imperialofficer")

    assert "you: menu" == own
    assert "they: menu" == t.asked()


@card("jynodan")
def test_nimble_moves_her_by_the_evades() -> None:
    """Two points for one evade, spent at once."""
    t = Skirmish("jynodan d4", "stormtrooper g4 j8", initiative=THEM)
    t.answer("their group stormtrooper", "their stormtrooper 1")
    t.answer("pass")
    t.roll("their stormtrooper 1", "blue 420, green 120")
    t.roll("jynodan", "white 110")
    t.play("attack jynodan")
    window = t.options()
    t.play("jynodan: Nimble", "go d2")

    assert ["jynodan: Nimble"] == window
    assert "d2" == t.where("jynodan")
    assert 4 - 2 == t.damage("jynodan")


@card("jynodan")
def test_nimble_needs_an_evade() -> None:
    """A lone block moves nobody."""
    t = Skirmish("jynodan d4", "stormtrooper g4 j8", initiative=THEM)
    t.answer("their group stormtrooper", "their stormtrooper 1")
    t.answer("pass")
    t.roll("their stormtrooper 1", "blue 420, green 120")
    t.roll("jynodan", "white 100")
    t.play("attack jynodan")

    assert "they: menu" == t.asked()


# --- Mak Eshka'rey ------------------------------------------------------------------------


@card("makeshkarey")
def test_priority_target_shoots_past_figures() -> None:
    """Who stands behind another is a target for him, and for nobody else."""
    menus = []
    for code in ("makeshkarey", "gideonargus"):
        t = Skirmish(f"{code} a1", "stormtrooper c1, darthvader e1")
        t.activate(code)
        menus.append([one for one in t.options() if one.startswith("attack")])

    assert ["attack their stormtrooper 1", "attack their darthvader"] == menus[0]
    assert ["attack their stormtrooper 1"] == menus[1]


@card("makeshkarey")
def test_critical_hit_pierces_and_costs_the_opponent_a_card() -> None:
    """Only if the target is defeated."""
    for hurt, cards in ((2, 1), (0, 2)):
        t = Skirmish("makeshkarey a4", "stormtrooper d4 j8", their_hand="urgency recovery")
        t.hurt("their stormtrooper 1", hurt)
        t.activate("makeshkarey")
        t.roll("makeshkarey", "blue 201, blue 210")
        t.roll("their stormtrooper 1", "black 200")
        t.play("attack their stormtrooper 1")
        surges = t.options()
        t.play(surges[0])
        if hurt:
            t.play("makeshkarey: Critical Hit")

        assert 4 == len(surges)
        assert cards == len(t.hand(THEM))
        assert (2 if hurt else 0) == t.points(YOU)

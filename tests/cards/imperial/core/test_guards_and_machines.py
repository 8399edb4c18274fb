"""Royal Guards, Probe Droids, E-Webs and walkers of the core set."""

from dejarik.games.imperial.model import events as ev
from dejarik.testing.imperial.marks import ruling
from dejarik.testing.imperial.table import THEM, Skirmish
from dejarik.testing.marks import card

# --- Royal Guards -------------------------------------------------------------------------


def shot_at_trooper(guards: str) -> int:
    """The damage an officer suffers among these guards; the dice show 4 and its die nothing."""
    t = Skirmish(f"eliteimperialofficer d4, {guards}", "hansolo g4", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 101")
    t.roll("eliteimperialofficer", "white 000")
    t.play("attack eliteimperialofficer")
    if "pass" in t.options():
        t.play("pass")
    t.play("stop")
    return t.damage("eliteimperialofficer")


@card("royalguard")
def test_protector_gives_a_block_to_a_friend_beside_it() -> None:
    """Two guards give no more than one; a guard two spaces away gives none."""
    assert 4 == shot_at_trooper("royalguard b4")
    assert 4 - 1 == shot_at_trooper("royalguard c4")
    assert 4 - 1 == shot_at_trooper("royalguard c4 c5")
    assert 4 - 1 == shot_at_trooper("royalguard c4, eliteroyalguard d5")


@card("royalguard")
def test_protector_is_not_for_itself() -> None:
    """A guard that is attacked alone has only its own die."""
    t = Skirmish("royalguard d4", "hansolo g4", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 120")
    t.roll("royalguard 1", "black 100")
    t.play("attack royalguard 1")

    assert 6 - 1 == t.damage("royalguard 1")


def falls_beside(guards: str, fallen: str = "stormtrooper d4") -> Skirmish:
    """Han shoots a trooper at d4."""
    t = Skirmish(f"{guards}, {fallen}", "hansolo g4, rebeltrooper j8", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 120")
    t.roll("stormtrooper 1", "black 100")
    t.play("attack stormtrooper 1")
    return t


@card("royalguard")
def test_vengeance_focuses_a_guard_beside_a_friend_that_falls() -> None:
    """It must; a guard two spaces away does not."""
    t = falls_beside("royalguard c4 b4")
    window = t.asked(), t.options()
    t.play("royalguard 1: Vengeance for stormtrooper 1")

    assert ("you: window", ["royalguard 1: Vengeance for stormtrooper 1"]) == window
    assert ["Focused"] == t.conditions("royalguard 1")
    assert [] == t.conditions("royalguard 2")


@card("royalguard")
def test_vengeance_is_not_for_hostile_figures() -> None:
    """When the guard's own side defeats somebody beside it, it is not Focused."""
    t = Skirmish("royalguard d4", "rebeltrooper d5 j8")
    t.activate("royalguard 1")
    t.roll("royalguard 1", "red 030, yellow 120")
    t.roll("their rebeltrooper 1", "white 100")
    t.play("attack their rebeltrooper 1")

    assert "" == t.where("their rebeltrooper 1")
    assert [] == t.conditions("royalguard 1")


@card("eliteroyalguard")
def test_forward_vengeance_moves_a_space_as_well() -> None:
    """It may step to where the fallen stood, but not farther than one space."""
    t = falls_beside("eliteroyalguard c4")
    t.play("eliteroyalguard 1: Forward Vengeance for stormtrooper 1")
    ways = t.options()
    t.play("go d4")

    near = ["b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5"]
    assert [*[f"go {one}" for one in near], "stepwise", "stop"] == ways
    assert ["Focused"] == t.conditions("eliteroyalguard 1")
    assert "d4" == t.where("eliteroyalguard 1")


@card("royalguard")
def test_guards_strike_two_spaces_away() -> None:
    """They have Reach."""
    t = Skirmish("royalguard d4", "rebeltrooper d6 d7")
    t.activate("royalguard 1")

    assert ["move", "attack their rebeltrooper 1", "end"] == t.options()


@card("royalguardchampion")
def test_executor_moves_two_and_attacks_when_a_friend_within_three_falls() -> None:
    """He may move up to two spaces and then attack somebody, once a round."""
    t = falls_beside("royalguardchampion d1")
    window = t.options()
    t.play("royalguardchampion: Executor for stormtrooper 1")
    ways = t.options()
    t.roll("royalguardchampion", "red 010, green 120, yellow 210")
    t.roll("their hansolo", "white 000")
    t.play("go f3")

    assert ["royalguardchampion: Executor for stormtrooper 1", "pass"] == window
    assert "go f3" in ways
    assert "go g4" not in ways
    assert "go d4" not in ways
    assert 4 == t.damage("their hansolo")


@card("royalguardchampion")
def test_executor_is_for_friends_within_three() -> None:
    """Four spaces away nothing is asked."""
    t = falls_beside("royalguardchampion a8")

    assert "they: menu" == t.asked()


@card("royalguardchampion")
def test_executor_is_used_once_a_round() -> None:
    """The second friend that falls is not avenged."""
    t = falls_beside("royalguardchampion d1", "stormtrooper d4 e5")
    t.play("royalguardchampion: Executor for stormtrooper 1", "stop")
    t.play("end")
    t.activate("stormtrooper 2")
    t.play("end")
    t.activate("their rebeltrooper 1")
    t.roll("their rebeltrooper 1", "blue 510, yellow 120")
    t.roll("stormtrooper 2", "black 010")
    t.play("attack stormtrooper 2")

    assert "" == t.where("stormtrooper 2")
    assert "they: menu" == t.asked()


# --- Probe Droids -------------------------------------------------------------------------


@card("probedroid")
def test_self_destruct_hurts_everyone_around_at_the_end_of_the_round() -> None:
    """Friends too; the droid is defeated, and its cost goes to the opponent."""
    t = Skirmish("probedroid d4, darthvader d5", "hansolo e4, chewbacca f4", start="status")
    window = t.asked(), t.options()
    t.roll_outside("probedroid", "red 021")
    t.play("probedroid: Self-Destruct")

    assert ("you: window", ["probedroid: Self-Destruct", "pass"]) == window
    assert [2, 2, 0] == [t.damage(x) for x in ("darthvader", "their hansolo", "their chewbacca")]
    assert "" == t.where("probedroid")
    assert 3 == t.points(THEM)


@card("probedroid")
def test_self_destruct_may_be_declined() -> None:
    """Then the round ends as usual."""
    t = Skirmish("probedroid d4", "hansolo e4", start="status")
    t.play("pass")

    assert "d4" == t.where("probedroid")
    assert 2 == t.state.round


@card("eliteprobedroid")
def test_the_elite_droid_rerolls_an_attack_die() -> None:
    """Targeting Computer has no condition; the common droid has none."""
    windows = []
    for code in ("eliteprobedroid", "probedroid"):
        t = Skirmish(f"{code} a4", "stormtrooper d4 d8")
        t.activate(code)
        t.roll(code, "blue 210, yellow 120, yellow 120")
        t.roll("their stormtrooper 1", "black 010")
        t.play("attack their stormtrooper 1")
        windows.append(t.options())

    assert ["eliteprobedroid: Targeting Computer", "pass"] == windows[0]
    assert ["move", "end"] == windows[1]


# --- E-Webs -------------------------------------------------------------------------------


@card("ewebengineer")
def test_tripod_and_assault() -> None:
    """It may attack with both actions, but neither move after an attack nor attack after a move."""
    t = Skirmish("ewebengineer a4", "darthvader f4")
    t.activate("ewebengineer")
    t.roll("ewebengineer", "blue 510, red 010, yellow 210")
    t.roll("their darthvader", "black 300, black 300")
    t.play("attack their darthvader", "pass")
    after_attack = t.options()
    t.play("move")
    stuck = t.options()
    t = Skirmish("ewebengineer a4", "darthvader f4")
    t.activate("ewebengineer")
    t.play("move")
    with_points = t.options()
    t.play("walk", "go a5")

    assert ["move", "attack their darthvader", "end"] == after_attack
    assert ["end"] == stuck
    assert ["walk", "move", "attack their darthvader", "end"] == with_points
    assert "attack their darthvader" not in t.options()


@card("ewebengineer")
def test_the_e_web_is_long_and_can_turn() -> None:
    """It covers two spaces; turning costs a point and keeps one of them."""
    t = Skirmish("ewebengineer d4", "darthvader j1")
    t.activate("ewebengineer")
    t.play("move", "walk")

    assert "go d4'" in t.options()
    t.play("go d4'")
    assert "d4'" == t.where("ewebengineer")
    assert 1 == t.movement("ewebengineer")


# --- walkers ------------------------------------------------------------------------------


@card("eliteatst")
def test_the_walker_cannot_attack_adjacent_figures() -> None:
    """Awkward: of two figures only the one apart is a target, over the head of the other."""
    t = Skirmish("eliteatst a1", "hansolo c1, rebeltrooper d1")
    t.activate("eliteatst")

    assert ["move", "attack their rebeltrooper 1", "end"] == t.options()


@card("eliteatst")
def test_the_walker_rerolls_an_attack_die() -> None:
    """Targeting Computer, whatever stands near."""
    t = Skirmish("eliteatst a1", "darthvader f1")
    t.activate("eliteatst")
    t.roll("eliteatst", "blue 210, red 010, red 010")
    t.play("attack their darthvader")

    assert ["eliteatst: Targeting Computer", "pass"] == t.options()


@ruling("ia.large.140", "ia.large.141", "ia.large.152", "ia.large.153")
@card("eliteatst")
def test_figures_make_room_for_the_walker() -> None:
    """Own ones first, then the others, each the fewest spaces; then it moves no more."""
    t = Skirmish("eliteatst a1, stormtrooper c3", "hansolo d2")
    t.activate("eliteatst")
    t.play("move", "walk", "go c1")
    own = t.asked(), t.options()
    t.play("b3")
    theirs = t.asked(), t.options()
    t.play("e1")

    assert ("you: displace", ["b2", "b3", "b4", "c4", "d4"]) == own
    assert ("they: displace", ["e1", "e2", "e3"]) == theirs
    assert ["b3", "e1"] == [t.where("stormtrooper 1"), t.where("their hansolo")]
    assert 2 == t.movement("eliteatst")
    assert "walk" not in t.options()
    assert 2 == len(t.events(ev.PUSHED))


@ruling("ia.large.138")
@card("eliteatst")
def test_the_walker_passes_over_figures() -> None:
    """Nobody makes room where it does not stop."""
    t = Skirmish("eliteatst a1", "hansolo c2, rebeltrooper j8")
    t.activate("eliteatst")
    t.play("move", "walk", "go d1")

    assert "c2" == t.where("their hansolo")
    assert "walk" in t.options()


@card("generalweiss")
def test_generals_orders_move_one_or_two_friends_anywhere() -> None:
    """Two of three are chosen; neither he himself nor a hostile figure."""
    t = Skirmish("generalweiss a1, stormtrooper j1 j2 j3", "hansolo j8")
    t.activate("generalweiss")
    t.play("special General's Orders")
    first = t.options()
    t.answer("stormtrooper 1")
    second = t.options()
    t.play("stormtrooper 3", "go g1", "stop", "go g3", "stop")

    assert ["stormtrooper 1", "stormtrooper 2", "stormtrooper 3"] == first
    assert ["stormtrooper 2", "stormtrooper 3", "stop"] == second
    assert ["g1", "j2", "g3"] == [t.where(f"stormtrooper {place}") for place in (1, 2, 3)]


@card("generalweiss")
def test_epic_arsenal_is_three_dice_with_no_colour_thrice() -> None:
    """After two red dice a third one is not offered."""
    t = Skirmish("generalweiss a1", "darthvader f1")
    t.activate("generalweiss")
    t.answer("attack their darthvader")
    offered = [t.options()]
    for _ in range(2):
        t.answer("0")
        offered.append(t.options())
    t.answer("2")

    # Colours are named in their order, so nobody begins with the last one.
    assert [["0", "1", "2"], ["0", "1", "2", "3"], ["1", "2", "3"]] == offered
    assert ["red", "red", "green", "black", "black"] == t.dice()

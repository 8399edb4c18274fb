"""Deployment cards of the core set: exactly when, for whom and how much."""

from dejarik.games.imperial.model import events as ev
from dejarik.testing.imperial.table import THEM, Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"


def finish(t: Skirmish, menu: str = "you: menu") -> None:
    """Answer until this menu is back, always with the last option."""
    while t.asked() != menu:
        t.answer(t.options()[-1])


def shot(target: str, mine: str, shown: str) -> Skirmish:
    """A shot at a figure of this army: six damage, no surge; its dice show this."""
    t = Skirmish(mine, "fennsignis g4", initiative=THEM)
    t.activate("their fennsignis")
    while t.asked() != "they: menu":
        t.answer("pass")
    t.roll("their fennsignis", "blue 320, red 020, green 220")
    t.roll(target, shown)
    t.play(f"attack {target}")
    return t


# --- Vader, officers and troopers ---------------------------------------------------------


@card("darthvader")
def test_brutality_never_strikes_the_same_figure_twice() -> None:
    """Also if it survives the first attack."""
    t = Skirmish("darthvader d4", "hansolo d5, gaarkhan e5, chewbacca c5")
    t.activate("darthvader")
    t.roll("darthvader", "red 010, red 010, yellow 210")
    t.roll("their hansolo", "white 000")
    t.play("special Brutality", "their hansolo")

    assert ("you: target", ["their gaarkhan", "their chewbacca"]) == (t.asked(), t.options())


@card("darthvader")
def test_force_choke_is_for_one_of_several_in_sight() -> None:
    """The player chooses."""
    t = Skirmish("darthvader a4", "hansolo i4, gaarkhan i6")
    t.activate("darthvader")
    t.play("special Force Choke")

    assert ["their hansolo", "their gaarkhan"] == t.options()


@card("chewbacca")
def test_slam_is_for_one_of_several_beside_him() -> None:
    """The player chooses among hostile figures."""
    t = Skirmish("chewbacca d4, hansolo c4", "darthvader e4, stormtrooper d5 g4")
    t.activate("chewbacca")
    t.play("special Slam")

    assert ["their darthvader", "their stormtrooper 1"] == t.options()


@card("elitestormtrooper")
def test_last_stand_comes_when_it_is_defeated() -> None:
    """Before the figure leaves the map."""
    t = Skirmish("elitestormtrooper d4 a8 j8", "hansolo g4", initiative=THEM)
    t.hurt("elitestormtrooper 1", 4)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 420, green 120, green 120")
    t.roll("elitestormtrooper 1", "black 100")
    t.play("attack elitestormtrooper 1")

    assert ("when defeated", "d4") == (t.moment(), t.where("elitestormtrooper 1"))


@card("eliteimperialofficer")
def test_executive_order_moves_the_friend_that_was_chosen() -> None:
    """By its own Speed, and not the officer."""
    t = Skirmish("eliteimperialofficer a1, royalguard b1", "hansolo j8")
    t.activate("eliteimperialofficer")
    t.play("special Executive Order", "0", "go g1")

    assert ("g1", "a1") == (t.where("royalguard 1"), t.where("eliteimperialofficer"))


@card("eliteimperialofficer")
def test_executive_order_does_not_let_a_blade_strike_from_afar() -> None:
    """A guard with nobody in reach attacks nobody."""
    t = Skirmish("eliteimperialofficer a1, royalguard b1", "hansolo j8")
    t.activate("eliteimperialofficer")
    t.play("special Executive Order", "1")

    assert [] == t.events(ev.DECLARED)


# --- hunters, E-Webs, nexus ---------------------------------------------------------------


@card("elitetrandoshanhunter", "ig88", "trandoshanhunter")
def test_relentless_is_owed_within_three_spaces_only(code: str) -> None:
    """Four spaces away nothing is owed."""
    label = code if code == "ig88" else f"{code} 1"
    found = []
    for place in ("g4", "h4"):
        t = Skirmish(f"{code} d4", f"darthvader {place}", their_deck="rally")
        t.activate(label)
        t.answer("attack their darthvader")
        while t.asked() == "you: dice":
            t.answer(t.options()[0])
        found.append([one for one in t.options() if "Relentless" in one or one == "pass"])
        finish(t)

    near = [f"{label}: Relentless"]
    assert [near, []] == [[one for one in row if one != "pass"] for row in found] or (
        code == "ig88" and [] == found[1]
    )
    assert "pass" not in found[0]


@card("elitetrandoshanhunter", "ig88", "trandoshanhunter")
def test_relentless_hurts_nobody_four_spaces_away(code: str) -> None:
    """A miss from there leaves no damage; from three spaces the strain stays."""
    label = code if code == "ig88" else f"{code} 1"
    damage = []
    for place in ("g4", "h4"):
        t = Skirmish(f"{code} d4", f"darthvader {place}")
        t.activate(label)
        t.roll(label, "blue 201, green 101" if code != "ig88" else "blue 201, blue 201")
        t.roll("their darthvader", "black 300, black 300")
        t.play("attack their darthvader")
        while t.asked() == "you: dice":
            t.answer("1")
        finish(t)
        damage.append(t.damage("their darthvader"))

    assert [1, 0] == damage


@card("eliteewebengineer", "ewebengineer")
def test_a_figure_may_leave_while_an_e_web_attacks(code: str) -> None:
    """Jyn moves by Nimble in the activation of the E-Web that has attacked her."""
    t = Skirmish(f"{code} d4", "jynodan g4, hansolo j8")
    t.activate(code)
    t.play("pass")
    t.roll(code, "blue 210, red 010, yellow 120")
    t.roll("their jynodan", "white 010")
    t.play("attack their jynodan")
    while t.asked() != "they: move":
        t.answer(t.options()[0])

    assert any(one.startswith("go ") for one in t.options())


@card("elitenexu", "nexu")
def test_pounce_reaches_three_spaces_and_strikes_once(code: str) -> None:
    """A space of its base within three; one attack, of one or the other figure beside it."""
    t = Skirmish(f"{code} a1", "darthvader f1, royalguardchampion f2")
    t.activate(code)
    t.play("special Pounce")
    places = t.options()
    t.play("d1", "yes")
    finish(t)

    assert (True, False) == ("a5" in places, "a6" in places)
    assert 1 == len(t.events(ev.DECLARED))


# --- heroes -------------------------------------------------------------------------------


@card("gaarkhan")
def test_enraged_is_for_gaarkhan_alone() -> None:
    """A friend of his attacks once."""
    t = Skirmish("gaarkhan a1, rebeltrooper d4", "darthvader g4")
    t.hurt("gaarkhan", 3)
    t.activate("rebeltrooper 1")
    t.spend("rebeltrooper 1", attacks=1)

    assert ["move", "end"] == t.options()


@card("gaarkhan")
def test_charge_is_one_attack() -> None:
    """With two figures beside him."""
    t = Skirmish("gaarkhan d4", "darthvader e4, chewbacca e5")
    t.activate("gaarkhan")
    t.play("special Charge", "stop", "yes")
    finish(t)

    assert 1 == len(t.events(ev.DECLARED))


@card("gideonargus")
def test_tactical_maneuver_is_two_points() -> None:
    """Three spaces are too far; a hostile figure can be neither sent nor Focused."""
    t = Skirmish("gideonargus a1, rebeltrooper c1", "darthvader a4")
    t.activate("gideonargus")
    t.play("special Tactical Maneuver")
    ways = t.options()
    t.play("stop", "special On My Mark")

    assert (True, False) == ("go e1" in ways, "go f1" in ways)
    assert ["Focused"] == t.conditions("rebeltrooper 1")


@card("dialapassil")
def test_shattering_blow_is_for_her_own_attacks_at_declaring() -> None:
    """A friend that attacks cannot use it."""
    t = Skirmish("dialapassil d4", "royalguardchampion e4", hand="urgency")
    t.activate("dialapassil")
    t.play("attack their royalguardchampion")
    moment = t.moment()
    friend = Skirmish("dialapassil a8, gaarkhan d4", "stormtrooper e4 j8", hand="urgency")
    friend.activate("gaarkhan")
    friend.roll("gaarkhan", "red 010, yellow 120")
    friend.roll("their stormtrooper 1", "black 300")
    friend.play("attack their stormtrooper 1")

    assert "when declared" == moment
    assert "you: menu" == friend.asked()


@card("fennsignis")
def test_trooper_assault_lasts_for_the_round() -> None:
    """A trooper that attacked by an order may attack twice in its activation, in this round."""
    t = Skirmish(
        "fennsignis b4, gideonargus a4, rebeltrooper a5", "darthvader d8", hand="takeitdown"
    )
    t.activate("gideonargus")
    t.play("play takeitdown")
    while "fennsignis: Trooper Assault" not in t.options():
        t.answer(t.options()[-1])
    moment = t.moment()
    t.play("fennsignis: Trooper Assault", "end")
    t.activate("their darthvader")
    t.play("end")
    t.activate("fennsignis")
    t.play("end")
    t.activate("rebeltrooper 1")
    t.spend("rebeltrooper 1", attacks=1)
    same = t.options()
    t.play("end")
    t.activate("their darthvader")
    t.play("end")
    t.activate("rebeltrooper 1")
    t.spend("rebeltrooper 1", attacks=1)

    assert "after an attack" == moment
    assert "attack their darthvader" in same
    assert ["move", "end"] == t.options()


@card("fennsignis")
def test_trooper_assault_is_not_for_hostile_troopers() -> None:
    """A stormtrooper that attacks beside him is left alone."""
    t = Skirmish("fennsignis d4, chewbacca d5", "stormtrooper f4 j8", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 210, green 120")
    t.roll("chewbacca", "black 300, white 100")
    t.play("attack chewbacca")

    assert "they: menu" == t.asked()


@card("hansolo", "jynodan")
def test_cunning_counts_evades_and_is_ones_own(code: str) -> None:
    """A block on the die is no evade; a friend that is attacked has nothing of it."""
    assert 6 - 1 == shot(code, f"{code} d4", "white 100").damage(code) or code == "jynodan"
    own = shot(code, f"{code} d4", "white 110")
    friend = shot("gaarkhan", f"{code} a1, gaarkhan d4", "black 010")

    assert 6 - 2 == own.damage(code)
    assert 6 - 1 == friend.damage("gaarkhan")


@card("jynodan")
def test_a_block_is_no_evade_for_her() -> None:
    """It neither blocks twice nor moves her."""
    t = Skirmish("jynodan d4", "stormtrooper g4", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.play("pass")
    t.roll("their stormtrooper 1", "blue 320, green 120")
    t.roll("jynodan", "white 100")
    t.play("attack jynodan")

    assert 4 - 1 == t.damage("jynodan")
    assert "they: menu" == t.asked()


@card("jynodan")
def test_nimble_counts_evades_alone_and_is_for_her_alone() -> None:
    """Two points for one evade beside a block; a friend's evade moves nobody."""
    t = shot("jynodan", "jynodan d4, hansolo a8", "white 110")
    while t.asked() != "you: move":
        t.answer(t.options()[0])
    ways = t.options()
    friend = shot("gaarkhan", "jynodan a8, gaarkhan d4", "black 010")

    assert (True, False) == ("go b4" in ways, "go a4" in ways)
    assert "they: menu" == friend.asked()


@card("jynodan")
def test_hair_trigger_is_one_attack() -> None:
    """Once in the round."""
    t = Skirmish("jynodan d4", "chewbacca g4, darthvader g6", initiative=THEM)
    t.play("their group chewbacca", "jynodan: Hair Trigger")
    finish(t, "they: menu")
    t.play("end")

    assert 1 == len(t.events(ev.DECLARED))


@card("hansolo")
def test_return_fire_is_for_attacks_on_him() -> None:
    """An attack on a friend beside him without damage is not answered."""
    t = Skirmish("hansolo d5, gaarkhan d4", "stormtrooper g4", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 210, green 120")
    t.roll("gaarkhan", "black 300")
    t.play("attack gaarkhan")

    assert "they: menu" == t.asked()


@card("hansolo")
def test_distracting_is_one_evade_for_other_friends() -> None:
    """Of two surges one is left; a hostile figure beside him has nothing of it."""
    t = Skirmish("hansolo d5, chewbacca d4", "stormtrooper g4", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 311, green 211")
    t.roll("chewbacca", "black 100, white 000")
    t.play("attack chewbacca", "surge damage 1")
    one_left = t.asked()
    other = Skirmish("hansolo d5, stormtrooper a4", "chewbacca d4")
    other.activate("stormtrooper 1")
    other.roll("stormtrooper 1", "blue 311, green 220")
    other.roll("their chewbacca", "black 100, white 000")
    other.play("attack their chewbacca")

    assert 1 + 1 + 1 - 1 == t.damage("chewbacca")
    assert "they: menu" == one_left
    assert "you: surges" == other.asked()


@card(LUKE)
def test_saber_strike_pierces_three_of_four() -> None:
    """One block is left."""
    t = Skirmish(f"{LUKE} d4", "darthvader e4")
    t.activate(LUKE)
    t.roll(LUKE, "red 030, yellow 210")
    t.roll("their darthvader", "black 300, black 100")
    t.play("special Saber Strike", "pass")

    assert 4 - (4 - 3) == t.damage("their darthvader")


@card("rebeltrooper")
def test_aim_is_two_accuracy_for_a_trooper_that_has_not_moved() -> None:
    """Not three; not after it has left its space; not for a friend."""
    damage = []
    for who, dice, place, before in (
        ("rebeltrooper 1", "blue 210, yellow 120", "f4", ()),
        ("rebeltrooper 1", "blue 210, yellow 120", "g4", ()),
        ("rebeltrooper 1", "blue 320, yellow 120", "f4", ("move", "walk", "go a5")),
        ("gideonargus", "blue 210, green 120", "f6", ()),
    ):
        t = Skirmish("rebeltrooper a4, gideonargus a6", f"darthvader {place}")
        t.activate(who)
        t.play(*before)
        while t.asked() != "you: menu":
            t.answer("stop")
        t.roll(who, dice)
        t.roll("their darthvader", "black 100, black 100")
        t.play("attack their darthvader", "pass")
        damage.append(t.damage("their darthvader"))

    assert [1 + 2 + 1 - 2, 0, 0, 0] == damage


@card("rebelsaboteur")
def test_overload_is_for_saboteurs_alone() -> None:
    """A friend pays for each surge ability once."""
    t = Skirmish("rebelsaboteur a1, hansolo a4", "chewbacca d4")
    t.activate("hansolo")
    t.roll("hansolo", "blue 311, green 211, green 211")
    t.roll("their chewbacca", "black 100, white 000")
    t.play("attack their chewbacca", "surge damage 2")

    assert ["surge accuracy 2 and damage 1", "stop"] == t.options()


@card("makeshkarey")
def test_priority_target_is_for_mak_alone() -> None:
    """A friend does not see past figures."""
    t = Skirmish("makeshkarey a8, hansolo a4", "stormtrooper c4, darthvader e4")
    t.activate("hansolo")

    assert ["move", "attack their stormtrooper 1", "end"] == t.options()


def critical(health: int, shown: str, *, bought: bool = True) -> Skirmish:
    """Mak has shot an officer with so much Health left, and bought his ability or not."""
    t = Skirmish(
        "makeshkarey a4, hansolo a8",
        "eliteimperialofficer d4, chewbacca j8",
        their_hand="urgency rally",
    )
    t.hurt("their eliteimperialofficer", 5 - health)
    t.activate("makeshkarey")
    t.roll("makeshkarey", "blue 311, blue 210")
    t.roll("their eliteimperialofficer", shown)
    t.play("attack their eliteimperialofficer")
    while t.asked() != "you: surges":
        t.answer("pass")
    t.play("surge Pierce 2 and For" if bought else "stop")
    return t


@card("makeshkarey")
def test_critical_hit_must_cost_a_card_if_the_target_falls() -> None:
    """Nothing may be declined; a target that stands costs none."""
    fallen = critical(2, "white 000")
    owed = fallen.moment(), len(fallen.options())
    fallen.play(fallen.options()[0])
    stands = critical(5, "white 000")
    finish(stands)

    assert ("after an attack", 1) == owed
    assert 1 == len(fallen.hand(THEM))
    assert 2 == len(stands.hand(THEM))


@card("makeshkarey")
def test_critical_hit_is_of_one_attack_and_pierces_two() -> None:
    """A later attack that defeats somebody without it costs no card."""
    t = Skirmish(
        "makeshkarey a4, hansolo a8",
        "darthvader d4, eliteimperialofficer d6",
        their_hand="urgency rally",
    )
    t.hurt("their eliteimperialofficer", 4)
    t.activate("makeshkarey")
    t.roll("makeshkarey", "blue 311, blue 320")
    t.roll("their darthvader", "black 300, black 100")
    t.play("attack their darthvader")
    while t.asked() != "you: surges":
        t.answer("pass")
    t.play("surge Pierce 2 and For")
    finish(t)
    pierced = t.damage("their darthvader")
    t.state.activations[-1].attacks = 0
    t.state.decisions = None
    t.roll("makeshkarey", "blue 320, blue 420")
    t.roll("their eliteimperialofficer", "white 000")
    t.play("attack their eliteimperialofficer")
    while t.asked() != "you: menu":
        t.answer(t.options()[-1])

    assert 3 - (4 - 2) == pierced
    assert "" == t.where("their eliteimperialofficer")
    assert 2 == len(t.hand(THEM))


@card("rebeltrooper")
def test_aim_is_not_for_whoever_answers_the_attack() -> None:
    """Han returns fire in the trooper's activation, with what his dice show."""
    for place, dice in (
        ("g4", "blue 201, green 101, green 101"),
        ("i4", "blue 210, green 120, green 120"),
    ):
        t = Skirmish("rebeltrooper d4", f"hansolo {place}")
        t.activate("rebeltrooper 1")
        t.roll("rebeltrooper 1", "blue 210, yellow 120")
        t.roll("their hansolo", "white 001")
        t.play("attack their hansolo")
        t.roll("their hansolo", dice)
        t.roll("rebeltrooper 1", "white 000")
        t.play("their hansolo: Return Fire")
        finish(t)

        assert 0 == t.damage("rebeltrooper 1")


@card("makeshkarey")
def test_critical_hit_is_for_no_attack_that_answers_it() -> None:
    """The champion avenges the officer and defeats Han: only Mak's own attack costs a card."""
    t = Skirmish(
        "makeshkarey a4, hansolo d1",
        "eliteimperialofficer d4, royalguardchampion d3",
        their_hand="urgency rally deadeye",
    )
    t.hurt("their eliteimperialofficer", 4)
    t.hurt("hansolo", 11)
    t.activate("makeshkarey")
    t.roll("makeshkarey", "blue 311, blue 320")
    t.roll("their eliteimperialofficer", "white 000")
    t.roll("their royalguardchampion", "red 030, green 220, yellow 120")
    t.roll("hansolo", "white 000")
    t.play("attack their eliteimperialofficer")
    while t.asked() != "you: surges":
        t.answer("pass")
    t.play("surge Pierce 2 and For")
    executor = "their royalguardchampion: Executor for their eliteimperialofficer"
    while executor not in t.options():
        t.answer(t.options()[0] if t.asked().startswith("you") else "pass")
    t.play(executor, "go d2")
    while t.asked() != "you: menu":
        t.answer(t.options()[0] if t.asked().startswith("you") else t.options()[-1])

    assert "" == t.where("hansolo")
    assert 2 == len(t.hand(THEM))

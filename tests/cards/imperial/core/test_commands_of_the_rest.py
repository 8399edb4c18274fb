"""Command cards of the core set that need its other figures, or a figure of the opponent."""

from dejarik.testing.imperial.table import THEM, YOU, Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"


# --- heroes -------------------------------------------------------------------------------


@card("burstfire")
def test_burst_fire_stuns_everyone_around_a_hurt_target() -> None:
    """Friend and foe beside the target space, but not the target, nor farther figures."""
    t = Skirmish(
        "fennsignis a4, rebeltrooper d5", "darthvader d4, stormtrooper e4 g4", hand="burstfire"
    )
    t.activate("fennsignis")
    t.roll("fennsignis", "blue 320, red 030, green 220")
    t.roll("their darthvader", "black 100, black 100")
    t.play("play burstfire", "pass")

    stunned = ["rebeltrooper 1", "their stormtrooper 1"]
    spared = ["fennsignis", "their darthvader", "their stormtrooper 2"]
    assert [["Stunned"]] * 2 == [t.conditions(one) for one in stunned]
    assert [[]] * 3 == [t.conditions(one) for one in spared]


@card("burstfire")
def test_burst_fire_needs_damage() -> None:
    """When every damage is blocked nobody is stunned, and other attacks of his stun nobody."""
    t = Skirmish("fennsignis a4", "darthvader d4, stormtrooper e4", hand="burstfire")
    t.activate("fennsignis")
    t.roll("fennsignis", "blue 210, red 010, green 120")
    t.roll("their darthvader", "black 300, black 200")
    t.play("play burstfire", "pass")
    t.roll("fennsignis", "blue 320, red 030, green 220")
    t.roll("their darthvader", "black 100, black 100")
    t.play("attack their darthvader", "pass")

    assert 5 == t.damage("their darthvader")
    assert [] == t.conditions("their stormtrooper 1")


def charged(damage: str) -> Skirmish:
    """Gaarkhan, exhausted, has been attacked with this second die."""
    t = Skirmish("gaarkhan d4", "stormtrooper g4 j8", hand="furiouscharge", initiative=THEM)
    t.exhaust("gaarkhan")
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", f"blue 420, green {damage}")
    t.roll("gaarkhan", "black 010")
    t.play("attack gaarkhan")
    return t


@card("furiouscharge")
def test_furious_charge_readies_gaarkhan_after_three_damage() -> None:
    """His block and the dice leave three of four; with two there is nothing to play."""
    t = charged("120")
    window = t.options()
    t.play("furiouscharge")
    less = charged("101")

    assert ["furiouscharge", "pass"] == window
    assert t.group("gaarkhan").ready
    assert "they: menu" == less.asked()


@card("oneinamillion")
def test_one_in_a_million_leaves_no_defence_outside_her_activation() -> None:
    """By Hair Trigger all dice of the target go; in her own activation it is not offered."""
    t = Skirmish("jynodan d4", "darthvader g4", hand="oneinamillion", initiative=THEM)
    t.play("their group darthvader", "jynodan: Hair Trigger")
    window = t.options()
    t.answer("oneinamillion")
    dice = t.dice()
    own = Skirmish("jynodan d4", "darthvader g4", hand="oneinamillion")
    own.activate("jynodan")
    own.answer("attack their darthvader")

    assert ["oneinamillion", "pass"] == window
    assert ["green", "green"] == dice
    assert "oneinamillion" not in own.options()


@card("sarlaccsweep")
def test_sarlacc_sweep_strikes_two_different_figures() -> None:
    """The second attack cannot have the target of the first."""
    t = Skirmish("dialapassil d4", "darthvader e4, royalguardchampion d5", hand="sarlaccsweep")
    t.activate("dialapassil")
    t.play("play sarlaccsweep")
    first = t.options()
    t.roll("dialapassil", "red 030, green 120, red 030, green 120")
    t.roll("their royalguardchampion", "black 100, white 000")
    t.roll("their darthvader", "black 100, black 100")
    t.play("their royalguardchampion", "pass")

    assert ["their darthvader", "their royalguardchampion"] == first
    assert [4, 3] == [t.damage("their royalguardchampion"), t.damage("their darthvader")]
    assert ["move", "end"] == t.options()


@card("shadowops")
def test_shadow_ops_silences_the_opponent_for_the_round() -> None:
    """The opponent is neither asked nor offered a card; in the next round again."""
    t = Skirmish("makeshkarey a1", "darthvader j8", hand="shadowops", their_hand="urgency")
    t.activate("makeshkarey")
    t.play("play shadowops", "end")
    t.activate("their darthvader")
    silenced = t.options()
    t.play("end")
    t.activate("their darthvader")

    assert "play urgency" not in silenced
    assert "play urgency" in t.options()


@card("takeitdown")
def test_take_it_down_lets_a_friend_beside_gideon_attack() -> None:
    """With two damage more; who stands apart cannot be chosen."""
    t = Skirmish("gideonargus a4, rebeltrooper a5 a3 c4", "darthvader d8", hand="takeitdown")
    t.activate("gideonargus")
    t.play("play takeitdown")
    chosen = t.options()
    t.roll("rebeltrooper 1", "blue 510, yellow 210")
    t.roll("their darthvader", "black 100, black 100")
    t.play("rebeltrooper 1", "pass")

    assert ["rebeltrooper 1", "rebeltrooper 2"] == chosen
    assert 2 + 2 - 2 == t.damage("their darthvader")


# --- traits -------------------------------------------------------------------------------


@card("closethegap")
def test_close_the_gap_moves_every_brawler_a_space() -> None:
    """Own brawlers in any order, each once; others not."""
    t = Skirmish(
        "royalguard a1 a8, stormtrooper d4", "gaarkhan j8", hand="closethegap", start="round"
    )
    t.play("closethegap")
    first = t.options()
    t.play("royalguard 2", "go b8")
    second = t.options()
    t.play("royalguard 1", "go b1")

    assert ["royalguard 1", "royalguard 2", "stop"] == first
    assert ["royalguard 1", "stop"] == second
    assert ["b1", "b8"] == [t.where("royalguard 1"), t.where("royalguard 2")]
    assert "you: activate" == t.asked()


def stood(face: str = "black 010") -> Skirmish:
    """A trooper beside a Royal Guard is shot at with Guardian Stance in hand."""
    t = Skirmish(
        "stormtrooper d4, royalguard d5 j8", "hansolo g4", hand="guardianstance", initiative=THEM
    )
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 220")
    t.roll("stormtrooper 1", face)
    t.play("attack stormtrooper 1")
    return t


@card("guardianstance")
def test_guardian_stance_rerolls_dice_of_both_pools() -> None:
    """The guard beside the defender plays it; any dice, each once."""
    t = stood()
    window = t.options()
    t.roll("their hansolo", "green 101")
    t.roll("stormtrooper 1", "black 300")
    t.answer("guardianstance")
    dice = t.options()
    t.answer("green 120")
    more = t.options()
    t.play("black 010")

    assert ["guardianstance", "pass"] == window
    assert ["blue 320", "green 120", "green 220", "black 010"] == dice
    assert ["green 220", "black 010", "stop"] == more
    assert "they: surges" == t.asked()


@card("guardianstance")
def test_guardian_stance_needs_a_guardian_beside_the_defender() -> None:
    """A guard two spaces away or under attack itself cannot."""
    for mine, target in (
        ("stormtrooper d4, royalguard d6", "stormtrooper 1"),
        ("stormtrooper d4, royalguard d5", "royalguard 1"),
    ):
        t = Skirmish(mine, "hansolo g4", hand="guardianstance", initiative=THEM)
        t.activate("their hansolo")
        t.roll("their hansolo", "blue 210, green 120, green 120")
        t.roll(target, "black 300")
        t.play(f"attack {target}")

        assert "they: menu" == t.asked()


@card("hunterprotocol")
def test_hunter_protocol_pays_for_surges_twice() -> None:
    """In this attack a droid may buy the same ability two times."""
    t = Skirmish("probedroid a4", "darthvader d4", hand="hunterprotocol")
    t.activate("probedroid")
    t.roll("probedroid", "blue 311, yellow 012, yellow 012")
    t.roll("their darthvader", "black 100, black 100")
    t.play("attack their darthvader", "pass", "hunterprotocol")
    t.play("surge damage 1", "surge damage 1")

    assert ["surge Pierce 1", "surge Recover 1", "stop"] == t.options()


@card("hunterprotocol")
def test_hunter_protocol_is_for_droids() -> None:
    """A trooper is not asked for it."""
    t = Skirmish("stormtrooper a4", "rebeltrooper d4 j8", hand="hunterprotocol")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 210, green 120")
    t.roll("their rebeltrooper 1", "white 110")
    t.play("attack their rebeltrooper 1")

    assert "you: menu" == t.asked()


@card("maximumfirepower")
def test_maximum_firepower_is_four_damage_for_both_actions() -> None:
    """Only a Heavy Weapon, only with both actions left."""
    t = Skirmish("ewebengineer a4", "darthvader f4", hand="maximumfirepower")
    t.activate("ewebengineer")
    menu = t.options()
    t.roll("ewebengineer", "blue 510, red 010, yellow 210")
    t.roll("their darthvader", "black 100, black 100")
    t.play("play maximumfirepower", "pass")
    other = Skirmish("stormtrooper a4", "darthvader f4", hand="maximumfirepower")
    other.activate("stormtrooper 1")

    assert ["move", "attack their darthvader", "play maximumfirepower", "end"] == menu
    assert 3 + 4 - 2 == t.damage("their darthvader")
    assert ["end"] == t.options()
    assert "play maximumfirepower" not in other.options()


@card("priceontheirheads")
def test_price_on_their_heads_pays_when_the_group_is_gone() -> None:
    """Nothing for the first figure of it, four points with the last, none for other groups."""
    t = Skirmish("ig88 a4", "rebeltrooper a8 b8, hansolo j8", hand="priceontheirheads")
    t.hurt("their rebeltrooper 1", 2)
    t.hurt("their rebeltrooper 2", 2)
    t.activate("ig88")
    t.play("play priceontheirheads")
    chosen = t.options()
    t.play("their group rebeltrooper")
    t.roll("ig88", "blue 420, blue 420")
    t.roll("their rebeltrooper 1", "white 000")
    t.play("attack their rebeltrooper 1", "1", "1")
    first = t.points()
    t.play("end")
    t.activate("their hansolo")
    t.play("end")
    t.activate("their rebeltrooper 2")
    t.play("end")
    t.activate("their hansolo")
    t.play("end")
    t.activate("ig88")
    t.roll("ig88", "blue 420, blue 420")
    t.roll("their rebeltrooper 2", "white 000")
    t.play("attack their rebeltrooper 2", "1", "1", "ig88 for their rebeltrooper 2")

    assert ["their group rebeltrooper", "their group hansolo"] == chosen
    assert [2, 2 + 2 + 4] == [first, t.points()]


# --- figures of the opponent --------------------------------------------------------------


@card("lureofthedarkside")
def test_lure_of_the_dark_side_attacks_with_a_hostile_figure() -> None:
    """A small one within 3; everybody else is hostile to it, and its surges are one's own."""
    t = Skirmish(
        "darthvader d4, stormtrooper j1",
        "hansolo g4, nexu d6, chewbacca i4",
        hand="lureofthedarkside",
    )
    t.activate("darthvader")
    t.play("play lureofthedarkside")
    targets = t.asked(), t.options()
    t.roll("their hansolo", "blue 320, green 111, green 120")
    t.roll("their chewbacca", "black 100, white 000")
    t.play("their chewbacca")
    surges = t.asked()
    t.play("surge damage 2")

    assert ("you: target", ["darthvader", "stormtrooper 1", "their nexu", "their chewbacca"]) == (
        targets
    )
    assert "you: surges" == surges
    assert 5 + 2 - 1 == t.damage("their chewbacca")


@card("lureofthedarkside")
def test_lure_of_the_dark_side_lets_the_player_use_its_abilities() -> None:
    """The reroll of a lured droid is offered to whoever lured it."""
    t = Skirmish("darthvader d4", "eliteprobedroid e4, hansolo g4", hand="lureofthedarkside")
    t.activate("darthvader")
    t.play("play lureofthedarkside", "their eliteprobedroid", "their hansolo")

    assert ("you: window", ["their eliteprobedroid: Targeting Computer", "pass"]) == (
        t.asked(),
        t.options(),
    )


@card("lureofthedarkside")
def test_a_lured_figure_has_no_friends() -> None:
    """A trooper beside another of its group has no Squad Training for its tempter."""
    t = Skirmish("darthvader d4, stormtrooper f4", "stormtrooper e4 e5", hand="lureofthedarkside")
    t.activate("darthvader")
    t.roll("their stormtrooper 1", "blue 320, green 120")
    t.roll("their stormtrooper 2", "black 100")
    t.play("play lureofthedarkside", "their stormtrooper 1", "their stormtrooper 2")

    assert ["move", "special Force Choke", "end"] == [
        one for one in t.options() if "attack" not in one and "Brutality" not in one
    ]
    assert "" == t.where("their stormtrooper 2")


@card("lureofthedarkside")
def test_lure_of_the_dark_side_needs_a_small_figure_within_three() -> None:
    """A nexu is too large, and four spaces are too far; Luke is no Imperial."""
    t = Skirmish("darthvader d4", "nexu d6, hansolo h4", hand="lureofthedarkside")
    t.activate("darthvader")
    other = Skirmish(f"{LUKE} d4", "stormtrooper e4", hand="lureofthedarkside")
    other.activate(LUKE)

    assert "play lureofthedarkside" not in t.options()
    assert "play lureofthedarkside" not in other.options()


@card("ferocity")
def test_ferocity_attacks_with_any_creature_at_the_end_of_the_round() -> None:
    """One's own or the opponent's; its friends are targets then."""
    t = Skirmish(
        "nexu a1, hansolo c1",
        "nexu g1, darthvader i1, stormtrooper i2 c2",
        hand="ferocity",
        start="status",
    )
    window = t.options()
    t.play("ferocity")
    creatures = t.options()
    t.play("their nexu")
    targets = t.asked(), t.options()
    t.roll("their nexu", "red 030, green 120")
    t.roll("their stormtrooper 1", "black 100")
    t.play("their stormtrooper 1")

    assert ["ferocity", "pass"] == window
    assert ["nexu", "their nexu"] == creatures
    assert ("you: target", ["their darthvader", "their stormtrooper 1"]) == targets
    assert "" == t.where("their stormtrooper 1")
    assert 2 == t.points(YOU)

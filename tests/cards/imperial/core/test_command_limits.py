"""Command cards of the core set: exactly when, for whom, how long and how much."""

from typing import Final

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.dice import BLUE
from dejarik.testing.imperial.table import THEM, Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"


def finish(t: Skirmish, menu: str = "you: menu") -> None:
    """Answer until this menu is back, always with the last option."""
    while t.asked() != menu:
        t.answer(t.options()[-1])


# --- rounds -------------------------------------------------------------------------------


@card("ferocity")
def test_ferocity_is_one_attack_at_the_end_of_a_round() -> None:
    """It is not offered at the start of one."""
    t = Skirmish("nexu a1", "darthvader c1", hand="ferocity", start="status")
    moment = t.moment()
    t.roll("nexu", "red 030, green 120, red 030, green 120")
    t.roll("their darthvader", "black 200, black 200, black 200, black 200")
    t.play("ferocity")
    while "activate" not in t.asked():
        t.answer(t.options()[-1])
    early = Skirmish("nexu a1", "darthvader c1", hand="ferocity", start="round")

    assert "end of round" == moment
    assert 5 - 4 == t.damage("their darthvader")
    assert ["pass"] == early.options()


@card("coveringfire")
def test_covering_fire_is_two_damage_and_costs_a_surge() -> None:
    """Against a stunned target; with one surge there is no second ability to buy."""
    t = Skirmish("stormtrooper a4", "darthvader d4", hand="coveringfire", start="round")
    t.put("their darthvader", "Stunned")
    t.play("coveringfire")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 320, green 211")
    t.roll("their darthvader", "black 100, black 100")
    t.play("attack their darthvader", "pass")
    t.play(t.options()[2])
    asked = t.asked()
    finish(t)

    assert "you: surges" != asked
    assert 3 + 2 - 2 == t.damage("their darthvader")


@card("sittight")
def test_sit_tight_is_over_with_the_round() -> None:
    """In the next round its player begins, as the one with initiative."""
    t = Skirmish("darthvader a1", "hansolo j8", hand="sittight", start="round", initiative=THEM)
    t.play("sittight")
    t.activate("their hansolo")
    t.play("end")
    t.activate("darthvader")
    t.play("end")

    assert 3 == t.state.round
    assert ("you: activate", ["group darthvader"]) == (t.asked(), t.options())


# --- attacks ------------------------------------------------------------------------------


@card("deadeye")
def test_deadeye_is_two_accuracy_while_modifying() -> None:
    """An attack of accuracy 3 does not reach a target six spaces away."""
    t = Skirmish("stormtrooper a4", "darthvader g4", hand="deadeye")
    t.activate("stormtrooper 1")
    t.roll("stormtrooper 1", "blue 210, green 120")
    t.roll("their darthvader", "black 100, black 100")
    t.play("attack their darthvader", "pass")
    moment = t.moment()
    t.play("deadeye")

    assert "modifiers" == moment
    assert 0 == t.damage("their darthvader")


def deflect(attack: str, shown: str, mine: str = f"{LUKE} e4, hansolo a8") -> Skirmish:
    """Luke is shot at over four spaces, and Deflection is offered."""
    t = Skirmish(mine, "stormtrooper a4 j8", hand="deflection", initiative=THEM)
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", attack)
    t.roll(LUKE, shown)
    t.answer(f"attack {LUKE}")
    return t


@card("deflection")
def test_deflection_is_played_at_declaring_and_takes_two_accuracy() -> None:
    """With six an attack over four spaces still hits; then the attacker suffers nothing."""
    t = deflect("blue 510, green 120", "white 000")
    moment = t.moment()
    t.play("deflection")

    assert "when declared" == moment
    assert 3 - 1 == t.damage(LUKE)
    assert 0 == t.damage("their stormtrooper 1")
    assert "they: menu" == t.asked()


@card("deflection")
def test_deflection_must_hurt_and_is_of_one_attack() -> None:
    """Nothing may be declined; a later attack without damage hurts nobody."""
    t = deflect("blue 210, green 120", "white 000")
    t.play("deflection")
    owed = t.moment(), t.options()
    t.play(owed[1][0])
    first = t.damage("their stormtrooper 1")
    t.state.activations[-1].attacks = 0
    t.state.decisions = None
    t.roll("their stormtrooper 1", "blue 210, green 101")
    t.roll(LUKE, "white 001")
    t.play(f"attack {LUKE}")
    finish(t, "they: menu")

    assert ("after an attack", 1) == (owed[0], len(owed[1]))
    assert 2 == first
    assert "a4" == t.where("their stormtrooper 1")


@card("deflection")
def test_deflection_is_for_no_attack_that_answers_it() -> None:
    """Blast defeats a trooper, the champion avenges it in vain: he is not hurt by the card."""
    t = Skirmish(
        f"{LUKE} d4, rebeltrooper d5, royalguardchampion c3",
        "rebelsaboteur c4 j8",
        hand="deflection",
        initiative=THEM,
    )
    t.hurt("rebeltrooper 1", 2)
    t.activate("their rebelsaboteur 1")
    t.roll("their rebelsaboteur 1", "red 021, yellow 210")
    t.roll(LUKE, "white 000")
    t.answer(f"attack {LUKE}")
    while "deflection" not in t.options():
        t.answer("pass")
    t.play("deflection", "surge Blast 1")
    t.roll("their rebelsaboteur 1", "white 001")
    executor = "royalguardchampion: Executor for rebeltrooper 1"
    while executor not in t.options():
        t.answer(t.options()[0])
    t.play(executor, "stop")
    finish(t, "they: menu")

    assert 2 == t.damage(LUKE)
    assert 2 == len(t.events(ev.DECLARED))
    blast = 1
    assert [blast, blast] == [t.damage("royalguardchampion"), t.damage("their rebelsaboteur 1")]


@card("elementofsurprise")
def test_element_of_surprise_is_played_by_the_attacker_at_declaring() -> None:
    """No other own figure can be meant: the die is gone at once."""
    t = Skirmish("hansolo d4, stormtrooper a1 a2", "royalguard h4", hand="elementofsurprise")
    t.activate("hansolo")
    t.state.activations[-1].seen_by = 0
    t.answer("attack their royalguard 1")
    while t.options() == ["pass"]:
        t.answer("pass")
    moment = t.moment()
    t.answer("elementofsurprise")

    assert "when declared" == moment
    assert ["blue", "green", "green"] == t.dice()


@card("oneinamillion")
def test_one_in_a_million_is_for_her_own_attacks_outside_her_activation() -> None:
    """At declaring; not in her activation, and not when a friend attacks."""
    t = Skirmish("jynodan d4", "darthvader g4", hand="oneinamillion", initiative=THEM)
    t.play("their group darthvader", "jynodan: Hair Trigger")
    moment = t.moment()
    own = Skirmish("jynodan d4", "darthvader g4", hand="oneinamillion")
    own.activate("jynodan")
    own.play("attack their darthvader")
    friend = Skirmish(
        "jynodan j8, hansolo d4", "stormtrooper g4", hand="oneinamillion", initiative=THEM
    )
    friend.activate("their stormtrooper 1")
    friend.play("pass")
    friend.roll("their stormtrooper 1", "blue 320, green 120")
    friend.roll("hansolo", "white 001")
    friend.play("attack hansolo", "hansolo: Return Fire")
    friend.skip()

    assert "when declared" == moment
    assert ["oneinamillion"] == own.hand()
    assert "oneinamillion" not in own.options()
    assert "oneinamillion" not in friend.options()
    assert "they: menu" == friend.asked() or "you: surges" == friend.asked()


@card("hunterprotocol", "marksman")
def test_a_card_of_the_attacker_is_for_no_other_figure(code: str) -> None:
    """With another droid of one's own it is not asked whose attack is meant."""
    t = Skirmish("probedroid a4, eliteprobedroid a8", "darthvader d4, hansolo f4", hand=code)
    t.activate("probedroid")
    t.roll("probedroid", "blue 311, yellow 012, yellow 012")
    t.roll("their darthvader", "black 100, black 100")
    t.answer("attack" if code == "marksman" else "attack their darthvader")
    while code not in t.options():
        t.answer("pass")
    t.answer(code)

    assert not any("probedroid" in one for one in t.options())
    assert [code] == t.discards()


@card("guardianstance")
def test_guardian_stance_is_for_friends_at_the_time_of_rerolls() -> None:
    """A hostile figure beside a guard is not helped."""
    t = Skirmish(
        "stormtrooper d4, royalguard d5", "hansolo g4", hand="guardianstance", initiative=THEM
    )
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 220")
    t.roll("stormtrooper 1", "black 010")
    t.play("attack stormtrooper 1")
    moment = t.moment()
    other = Skirmish("hansolo g4, royalguard d5", "stormtrooper d4", hand="guardianstance")
    other.activate("hansolo")
    other.roll("hansolo", "blue 210, green 120, green 120")
    other.roll("their stormtrooper 1", "black 300")
    other.play("attack their stormtrooper 1")

    assert "rerolls" == moment
    assert "you: menu" == other.asked()


@card("furiouscharge")
def test_furious_charge_needs_three_damage_of_an_attack_on_gaarkhan() -> None:
    """Two are too few, and a friend's wounds do not count."""
    for target, shown, dice in (
        ("gaarkhan", "black 010", "blue 420, green 111"),
        ("hansolo", "white 000", "blue 420, green 120"),
    ):
        t = Skirmish("gaarkhan d4, hansolo d6", "stormtrooper g5", hand="furiouscharge")
        t.exhaust("gaarkhan")
        t.exhaust("hansolo")
        t.play("pass") if t.options() == ["pass"] else None
        t.activate("their stormtrooper 1")
        t.roll("their stormtrooper 1", dice)
        t.roll(target, shown)
        t.play(f"attack {target}")
        while t.asked() == "they: surges":
            t.play("stop")

        assert {"gaarkhan": 2, "hansolo": 4}[target] == t.damage(target)
        assert "they: menu" == t.asked()


@card("burstfire")
def test_burst_fire_needs_one_damage_only() -> None:
    """One is enough to stun who stands beside the target."""
    t = Skirmish("fennsignis a4", "darthvader d4, stormtrooper e4", hand="burstfire")
    t.activate("fennsignis")
    t.roll("fennsignis", "blue 320, red 010, green 220")
    t.roll("their darthvader", "black 200, black 200")
    t.play("play burstfire", "pass")

    assert 1 == t.damage("their darthvader")
    assert ["Stunned"] == t.conditions("their stormtrooper 1")


MELEE: Final = {"pummel": "darthvader", "sarlaccsweep": "dialapassil"}


@card(*MELEE)
def test_a_sweep_is_for_figures_beside_it_and_two_attacks(code: str) -> None:
    """Not offered against somebody farther away; with three targets there is no third attack."""
    who = MELEE[code]
    far = Skirmish(f"{who} d4", "hansolo g4", hand=code)
    far.activate(who)
    t = Skirmish(f"{who} d4", "chewbacca e4, gaarkhan d5, fennsignis c4, ig88 h4", hand=code)
    t.activate(who)
    t.play(f"play {code}")
    targets = t.options()
    finish(t)

    assert f"play {code}" not in far.options()
    assert ["their chewbacca", "their gaarkhan", "their fennsignis"] == targets
    assert 2 == len(t.events(ev.DECLARED))


@card("lureofthedarkside")
def test_a_lured_figure_attacks_as_it_is_printed() -> None:
    """Small hostile figures alone can be lured, and one with a blade strikes beside it only."""
    t = Skirmish(
        "darthvader d4, hansolo d5", "royalguardchampion e4, gaarkhan a4", hand="lureofthedarkside"
    )
    t.activate("darthvader")
    t.play("play lureofthedarkside")
    targets = t.asked(), t.options()
    beast = Skirmish("darthvader d4", "nexu e4, hansolo e6", hand="lureofthedarkside")
    beast.activate("darthvader")
    beast.play("play lureofthedarkside")

    assert ("you: target", ["darthvader", "hansolo"]) == targets
    assert ("you: target", ["darthvader", "their nexu"]) == (beast.asked(), beast.options())


@card("takeitdown")
def test_take_it_down_is_one_attack_of_the_friends_own_kind() -> None:
    """A blade beside Gideon cannot reach somebody far away."""
    t = Skirmish("gideonargus a4, hansolo a5", "darthvader d8", hand="takeitdown")
    t.activate("gideonargus")
    t.play("play takeitdown")
    finish(t)
    blade = Skirmish("gideonargus a4, gaarkhan a5", "darthvader d8", hand="takeitdown")
    blade.activate("gideonargus")

    assert 1 == len(t.events(ev.DECLARED))
    assert "play takeitdown" not in blade.options()


# --- actions ------------------------------------------------------------------------------


@card("exposeweakness")
def test_expose_weakness_is_for_whoever_attacks_next() -> None:
    """A friend's attack pierces three."""
    t = Skirmish("hansolo d4, rebelsaboteur e7", "darthvader e4", hand="exposeweakness")
    t.activate("hansolo")
    t.play("play exposeweakness", "end")
    t.activate("their darthvader")
    t.play("end")
    t.activate("rebelsaboteur 1")
    t.roll("rebelsaboteur 1", "red 030, yellow 210")
    t.roll("their darthvader", "black 300, black 200")
    t.play("attack their darthvader", "pass")

    assert 4 - (5 - 3) == t.damage("their darthvader")


@card("forcelightning")
def test_force_lightning_begins_with_a_figure_in_sight_within_two() -> None:
    """Neither one behind another nor one three spaces away can be chosen."""
    t = Skirmish("darthvader d4", "hansolo e4, rebeltrooper f4 a4 d6", hand="forcelightning")
    t.activate("darthvader")
    t.play("play forcelightning")

    assert ["their hansolo", "their rebeltrooper 3"] == t.options()


@card("knowledgeanddefense", "takecover")
def test_a_defence_for_the_round_is_ones_own_and_over_with_it(code: str) -> None:
    """A friend that is attacked has nothing of it; neither has its owner in the next round."""
    t = Skirmish(f"{LUKE} d4, hansolo d8", "stormtrooper g4, gideonargus g8", hand=code)
    t.activate(LUKE)
    t.play(f"play {code}", "end")
    t.activate("their gideonargus")
    t.roll("their gideonargus", "blue 320, green 120")
    t.roll("hansolo", "white 000, white 100")
    t.play("attack hansolo", "end")
    hurt = t.damage("hansolo")
    t.activate("hansolo")
    t.play("end")
    t.activate("their stormtrooper 1")
    t.play("end")
    second = t.state.round
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 320, green 120")
    t.roll(LUKE, "white 000, white 100")
    t.play(f"attack {LUKE}")

    assert (2, 4) == (second, hurt)
    assert 4 - 1 == t.damage(LUKE)


@card("takecover")
def test_take_cover_is_a_block_and_no_evade() -> None:
    """A surge is still there."""
    t = Skirmish("chewbacca d4", "stormtrooper a4", hand="takecover")
    t.activate("chewbacca")
    t.play("play takecover", "end")
    t.activate("their stormtrooper 1")
    t.roll("their stormtrooper 1", "blue 320, green 211")
    t.roll("chewbacca", "black 100, white 000")
    t.play("attack chewbacca")
    surges = t.options()
    t.play("stop")

    assert "surge damage 1" in surges
    assert 3 - 2 == t.damage("chewbacca")


@card("lordofthesith")
def test_lord_of_the_sith_must_be_used_and_never_stuns() -> None:
    """The further action is owed after the defeat; Vader is not Stunned by it."""
    t = Skirmish("darthvader d4", "rebeltrooper d5 e5, hansolo j8", hand="lordofthesith")
    t.hurt("their rebeltrooper 1", 1)
    t.hurt("their rebeltrooper 2", 2)
    t.activate("darthvader")
    t.play("special Force Choke", "their rebeltrooper 1", "play lordofthesith")
    t.roll("darthvader", "red 030, red 030, yellow 120")
    t.roll("their rebeltrooper 2", "white 000")
    t.answer("attack their rebeltrooper 2")
    t.skip()
    owed = t.moment(), t.options()
    t.play(owed[1][0], "move", "move")

    assert ("after a defeat", ["darthvader for their rebeltrooper 2"]) == owed
    assert [] == t.conditions("darthvader")


@card("lordofthesith")
def test_lord_of_the_sith_is_not_for_friends_nor_for_later_activations() -> None:
    """Who falls of one's own side counts nothing; in the next round nothing is left of it."""
    t = Skirmish(
        "darthvader d4, stormtrooper e5",
        "hansolo e4, rebeltrooper j8",
        hand="lordofthesith forcelightning",
    )
    t.hurt("stormtrooper 1", 1)
    t.activate("darthvader")
    t.play("play lordofthesith", "play forcelightning")
    fallen = t.where("stormtrooper 1"), t.actions("darthvader")
    t.play("end")
    t.group("darthvader").ready = True
    t.figure("darthvader").conditions = 0
    t.activate("their hansolo")
    t.play("end")
    t.hurt("their hansolo", 11)
    t.activate("darthvader")
    t.play("special Force Choke", "their hansolo")

    assert ("", 1) == fallen
    assert "" == t.where("their hansolo")
    assert ("you: menu", 1) == (t.asked(), t.actions("darthvader"))


@card("planning")
def test_planning_draws_two_of_three_and_leaders_keep_them() -> None:
    """A leader is asked for nothing."""
    t = Skirmish("imperialofficer a1", "hansolo j8", hand="planning", deck="rally rally rally")
    t.activate("imperialofficer")
    t.play("play planning")

    assert "you: menu" == t.asked()
    assert ["rally", "rally"] == t.hand()


@card("priceontheirheads")
def test_a_price_is_paid_once_and_must_be_taken() -> None:
    """Another group that falls afterwards pays nothing more; a later round does not end it."""
    t = Skirmish("ig88 a4", "gideonargus a8, jynodan b8, makeshkarey j8", hand="priceontheirheads")
    for label in ("their gideonargus", "their jynodan"):
        t.hurt(label, t.state.definition_of(t.figure(label)).health - 1)
    t.activate("ig88")
    t.play("pass", "play priceontheirheads", "their group gideonargus")
    t.roll("ig88", "blue 420, blue 420, blue 420, blue 420")
    t.roll("their gideonargus", "black 010")
    t.roll("their jynodan", "white 000")
    t.play("attack their gideonargus", "1", "1")
    while t.asked() == "you: window" and "ig88 for their gideonargus" not in t.options():
        t.play(t.options()[0])
    owed = t.options()
    t.play("ig88 for their gideonargus")
    first = t.points()
    t.state.activations[-1].actions = 1
    t.state.decisions = None
    t.play("attack their jynodan", "1", "1")
    while t.asked() == "you: window":
        t.play(t.options()[0])

    assert ["ig88 for their gideonargus"] == owed
    assert 3 + 4 == first
    assert 3 + 4 + 5 == t.points()


@card("priceontheirheads")
def test_a_price_is_kept_for_the_game() -> None:
    """The hunter has been activated in another round before the group falls."""
    t = Skirmish(
        "ig88 a4, trandoshanhunter j1", "gideonargus a8, makeshkarey j8", hand="priceontheirheads"
    )
    t.activate("ig88")
    t.play("play priceontheirheads", "their group gideonargus")
    while t.state.round < 3:
        t.answer("end" if "end" in t.options() else t.options()[-1])
    t.hurt("their gideonargus", 4)
    while "attack their gideonargus" not in t.options():
        t.answer("end" if "end" in t.options() else t.options()[0])
    before = t.points()
    t.roll("ig88", "blue 420, blue 420")
    t.play("attack their gideonargus", "1", "1")
    while t.state.outcome is None and t.asked() == "you: window":
        t.play(t.options()[0])

    assert before + 3 + 4 == t.points()


@card("priceontheirheads")
def test_a_price_is_no_attack() -> None:
    """A hunter that has attacked may still name it."""
    t = Skirmish("trandoshanhunter a4", "hansolo a8", hand="priceontheirheads")
    t.activate("trandoshanhunter 1")
    t.spend("trandoshanhunter 1", attacks=1)

    assert "play priceontheirheads" in t.options()


@card("telekineticthrow")
def test_telekinetic_throw_rolls_two_blue_dice() -> None:
    """No others."""
    t = Skirmish("darthvader a4", "hansolo d4", hand="telekineticthrow")
    t.activate("darthvader")
    t.play("play telekineticthrow")
    (rolled,) = t.events(ev.DICE_ROLLED)

    assert [BLUE, BLUE] == rolled.items[::2]


@card("celebration")
def test_celebration_follows_the_defeat_of_hostile_figures() -> None:
    """An own unique figure that falls is not celebrated."""
    t = Skirmish("darthvader a1", "hansolo b1, rebeltrooper j8", hand="celebration")
    t.hurt("their hansolo", 11)
    t.activate("darthvader")
    t.answer("special Force Choke")
    t.answer("their hansolo")
    moment = t.moment()
    own = Skirmish("hansolo b1, rebeltrooper j8", "darthvader a1", hand="celebration")
    own.exhaust("hansolo")
    own.exhaust("rebeltrooper")
    own.hurt("hansolo", 11)
    own.play("pass") if own.options() == ["pass"] else None
    own.activate("their darthvader")
    own.play("special Force Choke", "hansolo")

    assert "after a defeat" == moment
    assert "" == own.where("hansolo")
    assert "they: menu" == own.asked()

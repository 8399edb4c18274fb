"""Abilities that cards of the core set have in common: nexus, hunters, droids, E-Webs."""

from typing import Final

from dejarik.games.imperial.model import dice as dies
from dejarik.testing.imperial.table import DRY_DOCK, THEM, Skirmish
from dejarik.testing.marks import card

NEXUS: Final = ("elitenexu", "nexu")
RELENTLESS: Final = ("elitetrandoshanhunter", "ig88", "trandoshanhunter")
HUNTERS: Final = {"elitetrandoshanhunter": 2, "trandoshanhunter": 1}
DROIDS: Final = ("eliteprobedroid", "probedroid")
EWEBS: Final = ("eliteewebengineer", "ewebengineer")


# --- Nexu ---------------------------------------------------------------------------------


@card(*NEXUS)
def test_pounce_places_it_wholly_within_three_and_may_attack_once(code: str) -> None:
    """Empty spaces only; afterwards one figure it stands beside may be attacked, or none."""
    t = Skirmish(f"{code} a1", "darthvader f1, hansolo i8")
    t.activate(code)
    t.play("special Pounce")
    places = t.options()
    t.play("d1")
    asked = t.options()
    t.roll(code, "red 030, green 120")
    t.roll("their darthvader", "black 200, black 200")
    t.answer("yes")
    while t.asked() != "you: menu":
        t.answer(t.options()[-1])
    declined = Skirmish(f"{code} a1", "darthvader f1")
    declined.activate(code)
    declined.play("special Pounce", "d1", "no")

    assert [True, True, False, False] == [one in places for one in ("d4", "d1", "e1", "a1")]
    assert ["no", "yes"] == asked
    assert 5 - 4 == t.damage("their darthvader")
    assert "d1" == t.where(code)
    assert 0 == declined.damage("their darthvader")
    assert "you: menu" == declined.asked()


def shot(target: str, mine: str, shown: str) -> int:
    """The damage of a shot of Han's at a figure of this army; its die shows this."""
    t = Skirmish(mine, "hansolo g4", initiative=THEM)
    t.activate("their hansolo")
    t.roll("their hansolo", "blue 320, green 120, green 220")
    t.roll(target, shown)
    t.play(f"attack {target}")
    while "end" not in t.options():
        t.answer(t.options()[-1])
    return t.damage(target)


@card(*NEXUS)
def test_cunning_is_a_block_for_each_evade_and_only_its_own(code: str) -> None:
    """A block on its die is no evade; a friend beside it has nothing of it."""
    assert 6 - 2 == shot(code, f"{code} c3", "white 110")
    assert 6 - 1 == shot(code, f"{code} c3", "white 010")
    assert 6 - 1 == shot(code, f"{code} c3", "white 100")
    assert 6 == shot("chewbacca", f"chewbacca d4, {code} b3", "black 010, white 000")


@card(*NEXUS)
def test_a_nexu_opens_no_door_but_a_friend_does(code: str) -> None:
    """Both stand beside it."""
    t = Skirmish(f"{code} e3, stormtrooper g4", "hansolo a1", map=DRY_DOCK)
    t.activate(code)
    own = t.options()
    t.play("end")
    t.activate("their hansolo")
    t.play("end")
    t.activate("stormtrooper 1")

    assert "interact gate" not in own
    assert "interact gate" in t.options()


# --- Trandoshan Hunters and IG-88 ---------------------------------------------------------


def hunted(code: str, place: str, who: str = "") -> Skirmish:
    """A hunter at d4, or somebody else of its side, has attacked a figure at this place."""
    mine = f"{code} d4, rebeltrooper d5"
    t = Skirmish(mine, f"darthvader {place}", their_deck="rally rally rally")
    label = who or (code if code == "ig88" else f"{code} 1")
    t.activate(label)
    t.answer("attack their darthvader")
    while t.asked() == "you: dice":
        t.answer(t.options()[0])
    return t


@card(*RELENTLESS)
def test_relentless_is_a_strain_when_the_attack_is_declared(code: str) -> None:
    """It must be used, before any die is rolled, against a target within 3 spaces."""
    t = hunted(code, "g4")
    label = code if code == "ig88" else f"{code} 1"
    owed = t.moment() if "window" in t.asked() else "when declared", t.options()
    if owed[1] == [f"{label}: Relentless"]:
        t.answer(f"{label}: Relentless")
    strain = t.asked(), t.options()
    rolled = any(die.face != dies.UNROLLED for die in t.attack().attack_dice)
    t.answer("0")
    far = hunted(code, "h4")

    assert "when declared" == owed[0]
    assert ("they: strain", ["0", "1"]) == strain
    assert not rolled
    assert 1 == t.damage("their darthvader")
    assert "they: strain" != far.asked()


@card(*RELENTLESS)
def test_relentless_is_not_for_a_friend(code: str) -> None:
    """The friend's target suffers no strain."""
    t = hunted(code, "f4", who="rebeltrooper 1")

    assert "they: strain" != t.asked()
    assert f"{code}: Relentless" not in t.options()


@card(*HUNTERS)
def test_a_scattergun_hurts_more_beside_the_target_and_only_its_owner(code: str) -> None:
    """Two or one damage more; a friend beside its target has nothing of it."""
    damage = []
    for who, place in ((f"{code} 1", "e4"), (f"{code} 1", "f4"), ("rebeltrooper 1", "e5")):
        t = Skirmish(f"{code} d4, rebeltrooper d5", f"darthvader {place}")
        t.activate(who)
        colours = "blue 420, yellow 120" if "rebel" in who else "blue 420, green 120"
        t.roll(who, colours)
        t.roll("their darthvader", "black 100, black 100")
        t.play("attack their darthvader")
        while t.asked() != "you: menu":
            t.answer(t.options()[0])
        strain = 1 if who == f"{code} 1" else 0
        damage.append(t.damage("their darthvader") - strain)

    aimed = 1
    assert [2 + HUNTERS[code], 2, 2 + aimed] == damage


@card("ig88")
def test_only_ig88_may_attack_with_both_actions() -> None:
    """A friend of his may not."""
    t = Skirmish("ig88 a4, stormtrooper a5", "darthvader e4")
    t.activate("stormtrooper 1")
    t.spend("stormtrooper 1", attacks=1)
    friend = t.options()
    own = Skirmish("ig88 a4", "darthvader e4")
    own.activate("ig88")
    own.spend("ig88", attacks=1)

    assert ["move", "end"] == friend
    assert ["move", "attack their darthvader", "end"] == own.options()


# --- Probe Droids -------------------------------------------------------------------------


@card(*DROIDS)
def test_self_destruct_is_a_choice_of_each_droid_at_the_end_of_the_round(code: str) -> None:
    """A red die hurts every figure and every object with Health around it; then it is gone."""
    t = Skirmish(
        f"{code} g10",
        "darthvader f10, hansolo a5",
        map="moisture-farm",
        mission="B",
        start="status",
    )
    t.state.token(t.thing("raider 1")).space = t.state.map().space("g9")
    for name in ("raider 2", "raider 3"):
        t.state.token(t.thing(name)).space = -1
    t.hurt(code, 0)
    while f"{code}: Self-Destruct" not in t.options():
        t.answer(t.options()[-1])
    window = t.moment(), t.options()
    before = t.damage("their darthvader"), t.state.token(t.thing("raider 1")).damage
    t.roll_outside(code, "red 030")
    t.answer(f"{code}: Self-Destruct")

    assert ("end of round", [f"{code}: Self-Destruct", "pass"]) == window
    assert before[0] + 3 == t.damage("their darthvader")
    assert before[1] + 3 == t.state.token(t.thing("raider 1")).damage
    assert "" == t.where(code)


@card(*DROIDS)
def test_self_destruct_may_be_passed(code: str) -> None:
    """Then nobody is hurt, and the droid stays."""
    t = Skirmish(f"{code} d4", "darthvader d5", start="status")
    t.answer("pass")
    t.skip()

    assert "d4" == t.where(code)
    assert 0 == t.damage("their darthvader")


# --- E-Webs -------------------------------------------------------------------------------


@card(*EWEBS)
def test_an_e_web_moves_or_attacks_and_may_attack_twice(code: str) -> None:
    """After an attack it cannot leave its spaces, after leaving them it cannot attack."""
    t = Skirmish(f"{code} d4, stormtrooper a1", "darthvader h4")
    t.activate(code)
    first = t.options()
    t.spend(code, attacks=1)
    attacked = t.options()
    t.play("move")
    stuck = t.options()
    moved = Skirmish(f"{code} d4, stormtrooper a1", "darthvader h4")
    moved.activate(code)
    moved.play("move", "walk", "go c4")
    while moved.asked() != "you: menu":
        moved.answer("stop")

    assert ["move", "attack their darthvader", "end"] == first
    assert ["move", "attack their darthvader", "end"] == attacked
    assert ["end"] == stuck
    assert not any("attack" in one for one in moved.options())


@card(*EWEBS)
def test_what_holds_for_an_e_web_holds_for_nobody_else(code: str) -> None:
    """A friend walks after its attack, attacks after a walk, and attacks once."""
    t = Skirmish(f"{code} i7, stormtrooper d4", "darthvader h4")
    t.activate("stormtrooper 1")
    t.spend("stormtrooper 1", attacks=1)
    once = t.options()
    t.play("move")
    walks = t.options()
    moved = Skirmish(f"{code} i7, stormtrooper d4", "darthvader h4")
    moved.activate("stormtrooper 1")
    moved.play("move", "walk", "go c4")
    while moved.asked() != "you: menu":
        moved.answer("stop")

    assert ["move", "end"] == once
    assert ["walk", "end"] == walks
    assert "attack their darthvader" in moved.options()

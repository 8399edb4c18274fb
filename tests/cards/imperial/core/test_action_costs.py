"""What special actions and Command cards of the core set cost, and which of them are attacks."""

from typing import Final

from dejarik.testing.imperial.table import Skirmish
from dejarik.testing.marks import card

LUKE = "lukeskywalkerherooftherebellion"

# By card: who plays it, the others on the table, and the answers that lead to its end.
COMMANDS: Final = {
    "exposeweakness": ("hansolo", "darthvader e4", ""),
    "forcelightning": ("darthvader", "hansolo e4", ""),
    "knowledgeanddefense": (LUKE, "darthvader e4", ""),
    "lureofthedarkside": ("darthvader", "hansolo e4", ""),
    "meditation": (LUKE, "darthvader e4", ""),
    "planning": ("imperialofficer", "darthvader e4", ""),
    "priceontheirheads": ("ig88", "darthvader e4", ""),
    "recovery": ("hansolo", "darthvader e4", ""),
    "regroup": ("imperialofficer", "darthvader e4", ""),
    "shadowops": ("makeshkarey", "darthvader e4", ""),
    "takecover": ("hansolo", "darthvader e4", ""),
    "takeitdown": ("gideonargus", "darthvader e4", "pass"),
    "telekineticthrow": ("darthvader", "hansolo e4", ""),
    "urgency": ("hansolo", "darthvader e4", "go c4; stop"),
}
SPECIALS: Final = {
    "chewbacca": ("Slam", "darthvader e4", "stop"),
    "darthvader": ("Force Choke", "hansolo e4", ""),
    "eliteimperialofficer": ("Executive Order", "hansolo e4", "1"),
    "generalweiss": ("General's Orders", "hansolo i4", "stop"),
    "gideonargus": ("Tactical Maneuver", "darthvader e4", "stop"),
    "imperialofficer": ("Order", "hansolo e4", "stop"),
}
ATTACKS: Final = {
    "darthvader": ("Brutality", "hansolo e4"),
    "gaarkhan": ("Charge", "hansolo e4"),
    "elitenexu": ("Pounce", "darthvader g4"),
    LUKE: ("Saber Strike", "darthvader e4"),
    "nexu": ("Pounce", "darthvader g4"),
    "royalguardchampion": ("Brutality", "hansolo e4"),
}


def finish(t: Skirmish) -> None:
    """Answer until the menu is back, always with the last option."""
    while t.asked() != "you: menu":
        t.answer(t.options()[-1])


@card(*COMMANDS)
def test_a_card_costs_one_action_and_is_no_attack(code: str) -> None:
    """With one action left, after an attack, it can be played; then none is left."""
    who, theirs, answers = COMMANDS[code]
    t = Skirmish(f"{who} d4, rebeltrooper d5", theirs, hand=code, deck="rally rally rally")
    t.hurt(who, 2)
    t.put("rebeltrooper 1", "Weakened")
    t.activate(who)
    t.spend(who, attacks=1)
    offered = t.options()
    t.play(f"play {code}", *filter(None, answers.split("; ")))
    finish(t)

    assert f"play {code}" in offered
    assert 0 == t.actions(who)


@card(*SPECIALS)
def test_a_special_action_costs_one_action_and_is_no_attack(code: str) -> None:
    """With one action left, after an attack, it can be used; then none is left."""
    name, theirs, answers = SPECIALS[code]
    t = Skirmish(f"{code} d4, rebeltrooper c5", theirs)
    t.activate(code)
    t.spend(code, attacks=1)
    offered = t.options()
    t.play(f"special {name}", *filter(None, answers.split("; ")))
    finish(t)

    assert f"special {name}" in offered
    assert 0 == t.actions(code)


@card("gideonargus")
def test_on_my_mark_costs_one_action_and_is_no_attack() -> None:
    """As his other special action."""
    t = Skirmish("gideonargus d4, rebeltrooper c5", "darthvader e4")
    t.activate("gideonargus")
    t.spend("gideonargus", attacks=1)
    t.play("special On My Mark")

    assert 0 == t.actions("gideonargus")


@card(*ATTACKS)
def test_a_special_action_with_an_attack_is_one(code: str) -> None:
    """It is not offered after an attack; it leaves one action, and no further attack."""
    name, theirs = ATTACKS[code]
    t = Skirmish(f"{code} d4", theirs)
    t.activate(code)
    t.play(f"special {name}")
    finish(t)
    later = Skirmish(f"{code} d4", theirs)
    later.activate(code)
    later.spend(code, attacks=1)

    assert 1 == t.actions(code)
    assert not any("attack" in one for one in t.options())
    assert f"special {name}" not in later.options()


@card("burstfire")
def test_burst_fire_is_an_attack_for_one_action() -> None:
    """Fenn may attack again after it, as he always may; one action is left."""
    t = Skirmish("fennsignis a4", "darthvader d4", hand="burstfire")
    t.activate("fennsignis")
    t.play("play burstfire")
    finish(t)
    activation = t.state.activations[-1]

    assert (1, 1) == (activation.actions, activation.attacks)


@card("sarlaccsweep")
def test_sarlacc_sweep_is_an_attack_for_one_action() -> None:
    """Not after an attack."""
    t = Skirmish("dialapassil d4", "darthvader e4", hand="sarlaccsweep")
    t.activate("dialapassil")
    before = t.options()
    t.spend("dialapassil", attacks=1)

    assert "play sarlaccsweep" in before
    assert "play sarlaccsweep" not in t.options()


@card("maximumfirepower", "pummel")
def test_a_double_action_with_attacks_is_one_attack_action(code: str) -> None:
    """With a third action it is not offered after an attack, and nothing attacks after it."""
    who = {"maximumfirepower": "rebelsaboteur", "pummel": "darthvader"}[code]
    label = f"{who} 1" if who == "rebelsaboteur" else who
    t = Skirmish(f"{who} d4", "chewbacca e4", hand=code)
    t.activate(label)
    t.spend(label)
    t.state.activations[-1].actions = 3
    t.play(f"play {code}")
    finish(t)
    later = Skirmish(f"{who} d4", "chewbacca e4", hand=code)
    later.activate(label)
    later.spend(label, attacks=1)
    later.state.activations[-1].actions = 2

    assert 1 == t.actions(label)
    assert not any("attack" in one for one in t.options())
    assert f"play {code}" not in later.options()


@card("fleetfooted", "lordofthesith")
def test_a_card_for_no_action_is_no_attack(code: str) -> None:
    """It can be played after an attack with no action left."""
    t = Skirmish("darthvader d4", "hansolo e4", hand=code)
    t.activate("darthvader")
    t.spend("darthvader", attacks=1)
    t.spend("darthvader")

    assert f"play {code}" in t.options()

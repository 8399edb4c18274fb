"""Mercenary Deployment cards of the core set."""

from dejarik.testing.imperial.table import DRY_DOCK, THEM, Skirmish
from dejarik.testing.marks import card

# --- Trandoshan Hunters -------------------------------------------------------------------


@card("trandoshanhunter")
def test_relentless_strains_a_target_within_three() -> None:
    """Before the dice, and its player may prevent it with a card; at four spaces there is none."""
    t = Skirmish("trandoshanhunter a4", "hansolo d4, rebeltrooper e4", their_deck="rally")
    t.activate("trandoshanhunter 1")
    t.roll("trandoshanhunter 1", "blue 201, green 101")
    t.roll("their hansolo", "white 100")
    t.play("attack their hansolo")
    window = t.asked(), t.options()
    t.play("trandoshanhunter 1: Relentless")
    strain = t.asked(), t.options()
    t.play("0")

    assert ("you: window", ["trandoshanhunter 1: Relentless"]) == window
    assert ("they: strain", ["0", "1"]) == strain
    assert 1 == t.damage("their hansolo")


@card("trandoshanhunter")
def test_relentless_does_not_reach_four_spaces() -> None:
    """The attack goes on without a question."""
    t = Skirmish("trandoshanhunter a4", "rebeltrooper e4")
    t.activate("trandoshanhunter 1")
    t.roll("trandoshanhunter 1", "blue 210, green 120")
    t.roll("their rebeltrooper 1", "white 100")
    t.play("attack their rebeltrooper 1")

    assert "you: menu" == t.asked()
    assert 0 == t.damage("their rebeltrooper 1")


def shot_beside(code: str, place: str) -> int:
    """The damage a hunter does to Han at a place, one of it the strain; the dice show three."""
    t = Skirmish(f"{code} a4", f"hansolo {place}")
    t.activate(f"{code} 1")
    t.roll(f"{code} 1", "blue 210, green 120")
    t.roll("their hansolo", "white 000")
    t.play("attack their hansolo", f"{code} 1: Relentless")
    return t.damage("their hansolo")


@card("trandoshanhunter")
def test_scattergun_hurts_more_beside_the_target() -> None:
    """One damage more, for the elite two; not at two spaces."""
    assert 3 + 1 + 1 == shot_beside("trandoshanhunter", "b4")
    assert 3 + 1 == shot_beside("trandoshanhunter", "c4")
    assert 3 + 1 + 2 == shot_beside("elitetrandoshanhunter", "b4")
    assert 3 + 1 == shot_beside("elitetrandoshanhunter", "c4")


# --- IG-88 --------------------------------------------------------------------------------


@card("ig88")
def test_arsenal_is_two_dice_of_any_colour() -> None:
    """They are chosen for each attack; equal ones too."""
    t = Skirmish("ig88 a4", "darthvader f4")
    t.activate("ig88")
    t.answer("attack their darthvader")
    first = t.asked(), t.options()
    t.answer("2")
    second = t.options()
    t.roll("ig88", "green 320, green 220")
    t.roll("their darthvader", "black 100, black 100")
    t.answer("2")
    dice = t.dice()
    t.play("pass")

    assert ("you: dice", ["0", "1", "2", "3"]) == first
    assert ["2", "3"] == second
    assert ["green", "green", "black", "black"] == dice
    assert 2 == t.damage("their darthvader")


@card("ig88")
def test_assault_lets_him_attack_twice() -> None:
    """With the second action he may attack again, with other dice."""
    t = Skirmish("ig88 a4", "darthvader f4")
    t.activate("ig88")
    t.roll("ig88", "red 010, red 010")
    t.roll("their darthvader", "black 100, black 100")
    t.play("attack their darthvader", "0", "0", "pass")
    menu = t.options()
    t.roll("ig88", "blue 510, yellow 210")
    t.roll("their darthvader", "black 100, black 010")
    t.play("attack their darthvader", "1", "3")

    assert ["move", "attack their darthvader", "end"] == menu
    assert ["blue", "yellow", "black", "black"] == t.dice()


@card("ig88")
def test_ig88_is_relentless() -> None:
    """A target within 3 suffers a strain on declaring."""
    t = Skirmish("ig88 a4", "hansolo d4")
    t.activate("ig88")
    t.play("attack their hansolo", "0", "1", "ig88: Relentless")

    assert 1 <= t.damage("their hansolo")


# --- Nexu ---------------------------------------------------------------------------------


@card("nexu")
def test_pounce_places_the_nexu_within_three_and_lets_it_attack() -> None:
    """Only on empty spaces, one of them within 3; over others it leaps."""
    t = Skirmish("nexu a1", "stormtrooper c1 c2 c3, hansolo f1")
    t.activate("nexu")
    t.play("special Pounce")
    places = t.options()
    t.play("d1")
    may = t.options()
    t.roll("nexu", "red 010, green 111")
    t.roll("their hansolo", "white 100")
    t.play("yes")
    targets = t.options()

    assert "c1" not in places
    assert "b1" not in places
    assert {"d1", "a3", "d3", "d4", "a5"} <= set(places)
    assert not {"e1", "a6", "a1", "j8"} & set(places)
    assert ["no", "yes"] == may
    assert ["their stormtrooper 1", "their stormtrooper 2", "their stormtrooper 3"] == (
        [one for one in targets if one != "their hansolo"]
    )
    assert "their hansolo" in targets


@card("nexu")
def test_pounce_is_an_attack_action() -> None:
    """After an attack it is not offered, nor an attack after it."""
    t = Skirmish("nexu a1", "darthvader c1")
    t.activate("nexu")
    t.roll("nexu", "red 010, green 120")
    t.roll("their darthvader", "black 300, black 300")
    t.play("attack their darthvader", "pass")
    after_attack = t.options()
    t = Skirmish("nexu a1", "darthvader d1")
    t.activate("nexu")
    t.play("special Pounce", "b1", "no")

    assert ["move", "end"] == after_attack
    assert ["move", "end"] == t.options()


@card("nexu")
def test_the_nexu_never_interacts() -> None:
    """Beside a door it has nothing to open; a trooper there has."""
    t = Skirmish("nexu e4", "hansolo a1", map=DRY_DOCK)
    t.activate("nexu")
    nexu = t.options()
    t = Skirmish("stormtrooper f4", "hansolo a1", map=DRY_DOCK)
    t.activate("stormtrooper 1")

    assert "interact gate" not in nexu
    assert "interact gate" in t.options()


@card("nexu")
def test_the_nexu_bleeds_its_target_and_is_cunning() -> None:
    """A hurt target is Bleeding; an evade on its die is a block as well."""
    t = Skirmish("nexu a1", "darthvader c1", initiative=THEM)
    t.activate("their darthvader")
    t.roll("their darthvader", "red 010, red 010, yellow 210")
    t.roll("nexu", "white 110")
    t.play("attack nexu", "end")
    bitten = t.damage("nexu")
    t.activate("nexu")
    t.roll("nexu", "red 030, green 120")
    t.roll("their darthvader", "black 100, black 100")
    t.play("attack their darthvader", "pass", "nexu: Bleeding")

    assert 3 - 2 == bitten
    assert ["Bleeding"] == t.conditions("their darthvader")


@card("elitenexu")
def test_the_elite_nexu_cleaves_always() -> None:
    """Another hostile figure in reach suffers 2 damage after the attack."""
    t = Skirmish("elitenexu a1", "darthvader c1, hansolo c2, rebeltrooper e1")
    t.activate("elitenexu")
    t.roll("elitenexu", "red 030, green 120")
    t.roll("their darthvader", "black 100, black 100")
    t.play("attack their darthvader", "pass")
    owed = t.options()
    t.play("elitenexu: Cleave")
    whom = t.options()
    t.play("their hansolo")

    assert ["elitenexu: Cleave", "elitenexu: Bleeding"] == owed
    assert ["their hansolo", "stop"] == whom
    assert 2 == t.damage("their hansolo")
    assert 0 == t.damage("their rebeltrooper 1")

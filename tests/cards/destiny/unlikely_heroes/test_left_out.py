"""Unlikely Heroes: what the cards leave out, and what their dice cost."""

import pytest

from dejarik.games.destiny.building.lists import DeckList
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import complaints, faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card


def asajj(resources: int, *team: str) -> Tabletop:
    """Asajj with two weapons and another upgrade, each with its die on it, and a used one."""
    t = Tabletop(" ".join(("18001", "T01", *team)), "T915", resources=resources)
    t.upgrade("T937", on="18001")
    t.upgrade("18042", on="18001")
    t.upgrade("T21", on="18001")
    t.upgrade("T937", on="T01")
    return t


@card("18001")
def test_asajj_pays_to_roll_one_of_her_weapons() -> None:
    """A resource is spent; of two weapons she takes one, and none of another's."""
    t = asajj(1)

    t.answer("use 18001")
    t.choose(0)
    assert ["die T937 2RD", "die 18042 1RD"] == t.options()
    t.choose(1)

    assert (0, 1, 1) == (t.resources(), len(t.pool()), len(t.events("resources_spent")))
    assert t.pool()[0].startswith("18042")


@card("18001")
def test_a_witch_beside_asajj_saves_the_resource() -> None:
    """She herself is none, and theirs is not hers."""
    t = asajj(0, "T915")
    t.answer("use 18001")
    t.choose(1)
    t.choose(0)
    assert (1, True) == (len(t.pool()), t.pool()[0].startswith("T937"))

    t = asajj(0)
    t.answer("use 18001")
    t.choose(1)
    assert ("they: action", []) == (t.asked(), t.pool())


@card("18022")
def test_without_a_card_in_a_discard_pile_no_die_falls() -> None:
    """Not even one that is worth nothing."""
    t = Tabletop("T01", "T02", hand="18022")
    t.support("T106", seat=THEM)
    t.show("their T106", "0MD")

    t.answer("play 18022")

    assert ["T106 0MD"] == t.pool(THEM)


@card("18023")
def test_a_defensive_effort_counts_two_characters_at_most() -> None:
    """Of three red ones; indirect damage is damage too."""
    t = Tabletop("T01 T86 T62 T03", "T02", hand="18023")
    t.support("T14", seat=THEM)
    t.support("T68", seat=THEM)
    t.show("their T14", "2ID")
    t.show("their T68", "2ID")
    t.show("their T02", "1R")

    t.answer("play 18023")
    assert ["T01", "T86", "T62", "stop"] == t.options()
    t.answer("T01", "T62")

    assert ("they: action", ["T02 1R"]) == (t.asked(), t.pool(THEM))
    assert THEM == t.state.copies[t.state.battlefield].controller


@card("18037")
def test_lawless_needs_a_character_and_leaves_your_dice() -> None:
    """A yellow upgrade is not enough; they choose among their own."""
    t = Tabletop("T01", "T02", hand="18037")
    t.upgrade("T913", on="T01")
    t.show("their T02", "1R")
    t.answer("play 18037")
    assert ["T02 1R"] == t.pool(THEM)

    t = Tabletop("T03", "T02*2 T01*2 T06", hand="18037")
    t.show("T03", "1R")
    for label in ("T02", "T02", "T01", "T01", "T06"):
        t.show(f"their {label}", "1R")
    t.answer("play 18037")
    t.choose(0)
    assert ("they: choose", 4) == (t.asked(), len(t.options()))
    assert "die T03 1R" not in t.options()
    t.choose(0)
    assert (3, ["T03 1R"]) == (len(t.pool(THEM)), t.pool())


@card("18053")
def test_fear_nothing_is_for_characters() -> None:
    """A blue support is none."""
    t = Tabletop("T02", "T04", hand="18053")
    t.support("T296")

    t.answer("play 18053")

    assert ["T02", "their T04"] == t.options()


@card("18072")
def test_bo_katan_pays_for_her_own_die() -> None:
    """Without resources a die that costs one is not resolved."""
    for resources, damage in ((1, 2), (0, 0)):
        t = Tabletop("18072", "T02", resources=resources)
        t.support("T70")
        t.show("T70", "1RD1")
        t.show("their T02", "1MD")
        t.answer("use 18072", "18072")
        if t.asked() == "you: may":
            t.answer("yes")
        if t.asked() == "you: choose":
            t.answer("their T02")
        assert (damage, 0) == (t.copy("their T02").damage, t.resources())


@card("18080")
def test_the_vault_needs_a_character() -> None:
    """A blue support does not open it."""
    t = Tabletop("T01", "T03")
    t.support("18080")
    t.support("T296")
    t.show("their T03", "1R")

    t.answer("use 18080")

    assert (["T03 1R"], 0) == (t.pool(THEM), t.copy("18080").damage)


@card("18014")
def test_the_sith_master_removes_one_blank_when_played() -> None:
    """Once it is played; of several blanks one is chosen."""
    t = Tabletop("T04", "T02*2", hand="18014")
    t.show("T04", "-")
    t.show("their T02", "-")
    t.show("their T02", "1R")

    t.answer("play 18014")
    assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
    t.answer("yes")
    assert ["die T04 -", "their die T02 -"] == t.options()
    t.answer("their die T02 -")

    assert (["T04 -"], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@card("18014")
def test_the_sith_master_rolls_no_die_of_a_downgrade() -> None:
    """Only the character's own and those of its upgrades."""
    t = Tabletop("T04*2 T01", "T02")
    t.upgrade("18014", on="T04")
    t.upgrade("T21", on="T04")
    t.upgrade("T21", on="T01")
    t.downgrade("T311", on="T04", by=THEM)

    t.answer("use 18014")

    assert ["T04", "T04", "T21"] == [one.split()[1] for one in t.options()]


def for_mandalore() -> Tabletop:
    """An elite character with one die in the opponent's pool, and others with their upgrades."""
    t = Tabletop("T01*2 T03", "T02*2", hand="18036")
    t.upgrade("T21", on="T01")
    t.upgrade("T26", on="T03")
    t.upgrade("T104", on="their T02")
    t.downgrade("T311", on="T01", by=THEM)
    t.support("T11")
    t.make_elite("T11")
    t.upgrade("T140", on="T11")
    t.lend(t.show("T01", "1R"))
    return t


@card("18036")
def test_for_mandalore_rolls_a_die_of_an_elite_character() -> None:
    """Its own, even out of their pool, or one of its upgrades."""
    t = for_mandalore()
    t.show("T03", "1MD")

    t.answer("play 18036")
    assert ["die T03 1MD", "their die T01 1R"] == t.options()
    t.answer("die T03 1MD")
    assert ["their die T01 1R", "die T01 1MD", "die T21 1MD"] == t.options()
    t.answer("their die T01 1R")

    assert ([], 1) == (t.pool(THEM), len(t.pool()))
    assert ("they: action", "T01") == (t.asked(), t.pool()[0].split()[0])


@card("18036")
def test_for_mandalore_does_nothing_without_a_die_to_remove() -> None:
    """That of a support is none."""
    t = Tabletop("T01*2", "T02", hand="18036")
    t.support("T11")
    t.show("T11", "1R")

    t.answer("play 18036")

    assert ("they: action", ["T11 1R"]) == (t.asked(), t.pool())


@card("18046")
def test_chirrut_carries_other_blue_upgrades() -> None:
    """Only abilities are barred, and only blue ones."""
    t = Tabletop("18046 T01", "T02", hand="T916 T912", resources=9)

    t.answer("play T912")
    assert t.copy("T01").ref == t.copy("T912").host
    t.answer("pass", "play T916")

    assert ["18046", "T01"] == t.options()


@card("18059")
def test_a_blue_support_teaches_nothing() -> None:
    """A character must be spotted."""
    t = Tabletop("T01", "T02", hand="18059")
    t.support("T296")

    assert "play 18059" not in t.options()


@card("18060")
def test_baze_pays_for_a_die_that_costs_something() -> None:
    """Besides what he spends himself."""
    for resources, place, damage in ((2, 0, 1), (1, 0, 0), (1, 1, 1), (0, 1, 0)):
        t = Tabletop("18060 18046", "T02", resources=resources)
        t.upgrade("T26", on="18060")
        t.show("T26", "+1RD1")
        t.answer("use 18060")
        t.choose(place)
        if t.asked() == "you: choose":
            t.answer("their T02")
        assert damage == t.copy("their T02").damage
        assert 1 - place == sum(one.source == t.copy("18060").ref for one in spent(t))


def spent(t: Tabletop) -> list[Event]:
    """What has been spent so far."""
    return t.events("resources_spent")


@card("18065")
def test_to_maintain_a_position_two_more_are_shielded_at_most() -> None:
    """Of three, once the battlefield is given away."""
    t = Tabletop("T01 T03 T06", "T02", hand="18065")
    t.discard_pile("18064")

    t.answer("play 18065", "stop", "yes")
    assert ["T01", "T03", "T06", "stop"] == t.options()
    t.answer("T01", "T03")

    assert ("they: action", [1, 1, 0]) == (
        t.asked(),
        [t.copy(label).shields for label in ("T01", "T03", "T06")],
    )


@card("18005")
def test_influence_lets_them_choose_one_of_its_dice() -> None:
    """From whichever pool, or you gain a resource."""
    t = Tabletop("T915", "T02*2 T03", resources=0)
    t.downgrade("18005", on="their T02")
    t.lend(t.show("their T02", "1R"))
    t.show("their T02", "1MD")
    t.show("their T03", "1R")

    t.answer("use 18005")
    assert "they: either" == t.asked()
    t.choose(0)
    assert ("they: choose", ["die T02 1R", "their die T02 1MD"]) == (t.asked(), t.options())
    t.answer("die T02 1R")

    assert ([], ["T02 1MD", "T03 1R"], 0) == (t.pool(), t.pool(THEM), t.resources())
    assert [THEM] == [event.seat for event in t.events("die_removed")]


@card("18026")
def test_an_elite_tank_rolls_one_of_its_dice() -> None:
    """Also one that lies in the opponent's pool, and none that lies in yours."""
    t = Tabletop("T907", "T02")
    t.support("18026")
    t.make_elite("18026")
    t.lend(t.show("18026", "1R"))

    t.answer("use 18026")
    assert ["their die 18026 1R", "die 18026 3RD1"] == t.options()
    t.choose(0)

    assert ([], 1) == (t.pool(THEM), len(t.pool()))


def hunting(*, bounty: str = "T902", hand: str = "T31 T32") -> Tabletop:
    """One of theirs has a downgrade on it, and you have dice that deal damage."""
    t = Tabletop("T605 T609", "T02 T03", hand="T33", their_hand=hand)
    t.support("18039")
    t.downgrade(bounty, on="their T02")
    t.discard_pile("T34", seat=THEM)
    t.show("T605", "2RD")
    t.show("T609", "1MD")
    t.show("their T03", "1MD")
    return t


@card("18039")
def test_damage_to_a_bounty_costs_them_a_card() -> None:
    """Of their choice, once; the plot is exhausted for it."""
    t = hunting()

    t.answer("resolve ranged", "their T02")
    assert (1, False) == (len(t.events("damage_dealt")), t.copy("18039").ready)
    assert ("they: choose", ["their card T31", "their card T32"]) == (t.asked(), t.options())
    t.answer("their card T32")
    assert (["T31"], ["T33"]) == (t.hand(THEM), t.hand())
    t.answer("pass", "resolve melee", "their T02")

    assert (["T31"], "they: action") == (t.hand(THEM), t.asked())


@card("18039")
def test_hunt_and_eliminate_is_for_hunters_alone() -> None:
    """A unique character of another trade may not be with them."""
    assert "include_only_if 18039" in faults(listed("T605 T03 18039"))


@card("18039")
def test_other_damage_does_not_cost_them_a_card() -> None:
    """To another, with another downgrade, or dealt by themselves."""
    t = hunting()
    t.answer("resolve ranged", "their T03")
    assert ("they: action", True) == (t.asked(), t.copy("18039").ready)
    t.answer("resolve melee", "their T02")
    assert ("you: action", True) == (t.asked(), t.copy("18039").ready)

    t = hunting(bounty="T903")
    t.answer("resolve ranged", "their T02")
    assert ("they: action", True) == (t.asked(), t.copy("18039").ready)


@card("18101")
@pytest.mark.parametrize(
    ("host", "carried", "full"),
    [
        ("T01", "T74 T23 18101", False),
        ("T01", "T74 T23 T25 18101", True),
        ("T03", "T74 T23 T25", True),
    ],
)
def test_a_character_with_a_utility_belt_carries_four_upgrades(
    host: str, carried: str, full: bool
) -> None:
    """Others carry three; who has one too many has to discard one."""
    t = Tabletop("T01 T03", hand="T22")
    for code in carried.split():
        t.upgrade(code, on=host)
    if host == "T03":
        t.upgrade("18101", on="T01")

    t.answer("play T22", host, "no")

    assert ("you: too_many_upgrades" if full else "they: action") == t.asked()


def aces(resources: int) -> Tabletop:
    """A unique vehicle of yours and one of theirs, and one that is not unique."""
    t = Tabletop("T05", "T02", resources=resources)
    t.support("18097")
    t.support("18057")
    t.support("T11")
    t.support("18057", seat=THEM)
    for code in ("18057", "T11"):
        t.spare_die(code)
    t.spare_die("18057", seat=THEM)
    t.answer("use 18097")
    return t


@card("18097")
def test_the_ace_pilots_make_a_unique_vehicle_elite() -> None:
    """For its cost and the plot; anybody's vehicle."""
    t = aces(3)
    assert ["18057", "their 18057"] == t.options()
    t.answer("their 18057")

    assert (1, 2) == (t.resources(), len(t.copy("their 18057").dice))
    assert (1, ["18097"]) == (len(t.copy("18057").dice), t.aside())
    assert 1 == len(t.events("resources_spent"))


@card("18097")
def test_the_ace_pilots_need_the_resources() -> None:
    """With too few the plot stays where it is."""
    t = aces(1)
    t.answer("18057")

    assert (1, 1, []) == (t.resources(), len(t.copy("18057").dice), t.aside())


@card("18097")
def test_unique_pilots_cost_a_point_less_with_the_ace_pilots() -> None:
    """Each of them; a common pilot and a unique trooper cost what they cost."""
    team = "18049*2 18031*2 19002 18063"
    usual, lowered = (prices(listed(more)) for more in (team, f"{team} 18097"))

    less = {code: usual[code] - lowered[code] for code in usual}
    assert {"18049": 1, "18031": 1, "19002": 0, "18063": 0} == less


def prices(brought: DeckList) -> dict[str, int]:
    """What each card of a team that is too dear costs."""
    found = next(one for one in complaints(brought) if one.key == "too_many_points")
    return dict(zip(found.cards, found.numbers[2::2], strict=True))

"""Uncharted Alliances, yellow cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Boba Fett


@card("25009")
def test_boba_fett_heals_for_each_bounty_on_who_falls() -> None:
    """Bounties alone; whoever defeats the character, and whosever it is."""
    t = Tabletop("25009 T07", "T02 T03")
    t.copy("25009").damage = 5
    t.copy("their T02").damage = 7
    for code in ("T902", "25036", "T310"):
        t.downgrade(code, on="their T02")
    t.show("T07", "3MD")

    t.answer("resolve melee", "their T02")

    assert 3 == t.copy("25009").damage


@card("25009")
def test_boba_fett_plays_a_bounty_to_roll_a_die_in() -> None:
    """From hand or discard pile, at its cost."""
    t = Tabletop("25009*2 T03", "T02 T06", hand="T902 T310")
    t.discard_pile("25036", "T31")

    t.answer("use 25009")
    assert ["card T902", "card 25036"] == t.options()
    t.answer("card 25036", "their T06")
    t.choose(1)

    assert (4, 1, True) == (t.resources(), len(t.pool()), t.copy("25009").ready)


@card("25009")
def test_boba_fett_rolls_no_die_without_a_bounty() -> None:
    """The cost cannot be paid."""
    t = Tabletop("25009", "T02", hand="T310")

    t.answer("use 25009", "stop")

    assert ("they: action", []) == (t.asked(), t.pool())


# There Will Be No Bargain


@card("25010")
def test_the_opponent_may_give_the_chosen_die_up() -> None:
    """Then nothing else happens."""
    t = Tabletop("T01", "T02 T03", hand="25010")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T03", "1R")

    t.answer("play 25010")
    assert ["their die T02 2RD", "their die T03 1R"] == t.options()
    t.answer("their die T02 2RD")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert (["T03 1R"], 0) == (t.pool(THEM), t.copy("their T02").damage)


@card("25010")
def test_or_take_its_value_and_lose_another_die() -> None:
    """Which one is for you to say."""
    t = Tabletop("T01", "T02 T03", hand="25010")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T03", "1R")

    t.answer("play 25010", "their die T02 2RD", "no", "their T03", "their T03")
    assert ("you: choose", ["die T01 1R", "their die T03 1R"]) == (t.asked(), t.options())
    t.answer("their die T03 1R")

    assert (["T02 2RD"], 2) == (t.pool(THEM), t.copy("their T03").damage)


# Rancor


@card("25012")
def test_the_rancor_readies_when_one_of_theirs_falls() -> None:
    """Not for one of yours."""
    t = Tabletop("T07 T01", "T02 T03")
    t.support("25012").ready = False
    t.copy("their T02").damage = 7
    t.show("T07", "3MD")

    t.answer("resolve melee", "their T02", "yes")

    assert True is t.copy("25012").ready


@card("25012")
@pytest.mark.parametrize(("side", "asked"), [("3MD", "you: choose"), ("1R", "they: action")])
def test_the_rancors_die_rerolled_to_damage_deals_two(side: str, asked: str) -> None:
    """To anybody, once a round."""
    t = Tabletop("T01", "T02")
    t.support("25012")
    t.show("25012", "-")
    t.next_roll("25012", side)

    t.answer("use 25012")

    assert asked == t.asked()
    if asked == "you: choose":
        t.answer("their T02")
        assert 2 == t.copy("their T02").damage


# Slave 1


@card("25013")
def test_slave_1_starts_when_one_with_a_bounty_is_activated() -> None:
    """Without a Fett nothing is rerolled."""
    t = Tabletop("T01", "T02 T03")
    t.support("25013")
    t.downgrade("T902", on="their T02")

    t.answer("pass", "activate their T03", "pass", "activate their T02", "yes")

    assert (False, "you: action") == (t.copy("25013").ready, t.asked())


@card("25013")
@pytest.mark.parametrize("fett", ["25009", "11040"])
def test_slave_1_with_a_fett_rerolls_up_to_two_dice(fett: str) -> None:
    """Anybody's dice, whether it starts or not."""
    t = Tabletop(f"T01 {fett}", "T02 T03")
    t.support("25013")
    t.downgrade("T902", on="their T02")
    t.show("T01", "1R")
    t.show("their T03", "1R")

    t.answer("pass", "activate their T02", "no")
    rerolled = [one for one in t.options() if "their die T02" not in one]
    assert ["die T01 1R", "their die T03 1R", "stop"] == rerolled
    t.answer("die T01 1R", "their die T03 1R")

    assert "you: action" == t.asked()


# Saw Gererra


@card("25023")
def test_saw_gathers_a_resource_for_each_partisan_activated() -> None:
    """Himself included; others bring none."""
    t = Tabletop("25023 T01", "T02")
    t.support("25026")

    t.answer("activate 25023", "yes", "pass", "activate 25026", "yes", "pass", "activate T01")

    assert (2, "they: action") == (t.copy("25023").resources, t.asked())


@card("25023")
@pytest.mark.parametrize(("resources", "dealt"), [(3, 3), (6, 4)])
def test_saw_deals_his_resources_and_may_roll_a_partisan_die(resources: int, dealt: int) -> None:
    """Four at the most; two of the resources are the price of another die."""
    t = Tabletop("25023*2 T01", "T02")
    t.support("25026")
    t.copy("25023").resources = resources
    t.show("25023", "Sp")

    t.answer("resolve special", "yes")
    assert (dealt, resources - 2) == (t.copy("their T02").damage, t.copy("25023").resources)
    labels = t.options()
    assert 2 == len(labels)
    t.choose(1)

    assert 1 == len([one for one in t.pool() if "25026" in one])


# Save The Rebellion


def save(partisan: str = "23073") -> Tabletop:
    """A partisan's die, another one, and a resource on a card of each player."""
    t = Tabletop(f"{partisan} T01", "T06", hand="25024")
    t.support("T12").resources = 2
    t.support("T17", seat=THEM).resources = 1
    t.show("T01", "1MD")
    return t


@card("25024")
def test_save_the_rebellion_resolves_another_side() -> None:
    """A resource from a card of yours pays for it; the die stays as it was."""
    t = save()
    t.show("23073", "-")

    t.answer("play 25024")
    assert (1, "you: side_of_card") == (t.copy("T12").resources, t.asked())
    assert ["1RD", "2ID", "1F", "1Sh", "2R1"] == t.options()
    t.answer("2R1")

    assert (6, ["T01 1MD", "23073 -"]) == (t.resources(), t.pool())
    assert "they: action" == t.asked()


@card("25024")
def test_save_the_rebellion_needs_a_resource_on_your_card() -> None:
    """An opponent's does not pay for it."""
    t = save("23073*2")
    t.copy("T12").resources = 0
    t.show("23073", "-")
    t.show("23073", "2ID")

    t.answer("play 25024")

    assert ("they: action", 1) == (t.asked(), t.copy("their T17").resources)


@card("25024")
def test_save_the_rebellion_needs_a_partisan_die() -> None:
    """The resource is gone all the same; which of two dice is a choice."""
    t = save()

    t.answer("play 25024")

    assert ("they: action", 1) == (t.asked(), t.copy("T12").resources)


@card("25024")
def test_save_the_rebellion_chooses_among_partisan_dice_of_yours() -> None:
    """Which card pays is a choice too."""
    t = Tabletop("23073*2 T01", "23073", hand="25024")
    t.copy("23073").resources = t.copy("T01").resources = 1
    for side in ("-", "2ID"):
        t.show("23073", side)
    t.show("T01", "1MD")
    t.show("their 23073", "1F")

    t.answer("play 25024")
    assert ["23073", "T01"] == t.options()
    t.answer("T01")

    assert ["die 23073 -", "die 23073 2ID"] == t.options()
    t.answer("die 23073 -")
    assert "you: side_of_card" == t.asked()


# Moroff


@card("25026")
def test_moroff_leaves_to_hurt_who_claims() -> None:
    """Two indirect damage to that opponent."""
    t = Tabletop("T01", "T02")
    t.support("25026")

    t.answer("pass", "claim", "yes")

    assert (2, ["25026"]) == (t.copy("their T02").damage, t.discards())


@card("25026")
def test_moroff_deals_as_much_as_partisans_are_spotted() -> None:
    """As many as you like, of your own, himself among them."""
    t = Tabletop("25023 T01", "T02 25023")
    t.support("25026")
    t.show("25026", "Sp")

    t.answer("resolve special")
    assert ["25023", "25026", "stop"] == t.options()
    t.answer("25023", "25026", "their T02", "their T02")

    assert 2 == t.copy("their T02").damage


# Krayt Dragon


@card("25033")
@pytest.mark.parametrize(("side", "dealt"), [("4MD", 2), ("3Dc", 2), ("6ID", 3), ("5R2", 3)])
def test_the_krayt_dragon_deals_half_of_what_it_rolls(side: str, dealt: int) -> None:
    """Rounded up."""
    t = Tabletop("T01", "T02")
    t.support("25033")
    t.next_roll("25033", side)

    t.answer("activate 25033")

    assert dealt == t.copy("their T02").damage


@card("25033")
def test_who_removes_the_dragons_die_is_hurt() -> None:
    """The opponent of its controller is, whoever removed it."""
    t = Tabletop("T01", "T02")
    t.support("25003")
    t.support("25033")
    t.show("25033", "4MD")
    t.state.players[0].hand.append(t._spare(0, "25034"))

    t.answer("play 25034")

    assert ([], 3) == (t.pool(), t.copy("their T02").damage)

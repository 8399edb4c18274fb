"""Awakenings, yellow hero characters: what each offers, and what it does."""

from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Finn


@card("01045")
@ruling("arh.part7.abilities.03")
def test_finn_can_carry_a_weapon_for_characters_of_another_colour() -> None:
    """Beside those that the weapon is for; nobody else is open to it."""
    t = Tabletop("01045 T02 T06 T01", "T02", hand="01041")

    t.answer("play 01041")

    assert ["01045", "T02"] == t.options()


@card("01045")
def test_finn_can_carry_a_weapon_whose_other_restriction_is_unmet() -> None:
    """It needs a blue character to be played at all; on him it does not."""
    t = Tabletop("01045 T01", "T02", hand="T471", resources=1)

    t.answer("play T471")

    assert (["01045", "T01", "T471"], 0) == (t.in_play(), t.resources())
    assert t.copy("01045").ref == t.copy("T471").host


@card("01045")
def test_finn_carries_other_upgrades_only_as_they_say() -> None:
    """What is no weapon keeps its restrictions."""
    t = Tabletop("01045", "T01", hand="T472 01023")

    assert "play T472" not in t.options()
    t.answer("play 01023")
    assert ["01045", "01023"] == t.in_play()


@card("01045")
def test_finn_does_not_open_a_weapon_to_the_opponent() -> None:
    """Their weapon cannot be played on your Finn, nor on theirs because of yours."""
    t = Tabletop("01045", "T06", their_hand="01041 T471")

    t.answer("pass")

    assert [] == [one for one in t.options() if one.startswith("play")]


@card("01045")
def test_finn_still_pays_for_the_weapon() -> None:
    """A cost is no play restriction."""
    t = Tabletop("01045", "T02", hand="T471", resources=0)

    assert "play T471" not in t.options()


@card("01045")
@ruling("arh.part7.abilities.03")
def test_finns_deck_may_hold_red_villain_weapons_and_vehicles() -> None:
    """No other red villain card, and no such weapon without him."""
    assert [] == faults(listed("01045", "01008*2 01005 01006"))
    assert ["deck_affiliation T630", "deck_colour T630"] == faults(listed("01045", "T630"))
    assert ["deck_affiliation T629", "deck_colour T629"] == faults(listed("01047", "T629"))


@card("01045")
def test_finns_deck_may_hold_no_other_weapon_or_vehicle() -> None:
    """Blue fits neither, yellow only his colour, gray not his side; red heroes not his colour."""
    wrong = faults(listed("01045", "01015 01024 01017 01032"))

    assert "deck_affiliation 01015 01024 01017" == wrong[0]
    assert ["deck_colour 01032", "deck_colour 01015"] == wrong[1:]


# Han Solo


def han_solo(hand: str, their_hand: str = "") -> Tabletop:
    """Han Solo beside another character, without shields."""
    return Tabletop("01046 T01", "T02", hand=hand, their_hand=their_hand)


@card("01046")
def test_han_solo_may_get_a_shield_after_an_event_with_ambush() -> None:
    """When the event has been played, before the additional action; only he gets it."""
    t = han_solo("T35 T31")

    t.answer("play T35")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert (["T35"], 1) == (t.discards(), len(t.events("card_played")))
    t.answer("yes")

    assert (1, 0, 0) == tuple(t.copy(one).shields for one in ("01046", "T01", "their T02"))
    assert "you: additional_action" == t.asked()


@card("01046")
def test_han_solo_may_get_a_shield_after_an_upgrade_or_support_with_ambush() -> None:
    """Whatever the type of the card, and wherever it goes."""
    for answers in (["play 01063", "T01"], ["play 01136"]):
        t = han_solo("01063 01136")
        t.answer(*answers, "yes")

        assert (1, "you: additional_action") == (t.copy("01046").shields, t.asked())


@card("01046")
def test_han_solo_may_get_a_shield_after_a_card_that_was_given_ambush() -> None:
    """Infamous gives it to an event as well as to what comes into play."""
    for answers in (["play T32"], ["play 01052", "T01"]):
        t = han_solo("T32 01052")
        t.support("01163")

        t.answer(*answers, "yes", "yes")

        assert (1, "you: additional_action") == (t.copy("01046").shields, t.asked())


@card("01046")
def test_han_solo_need_not_take_the_shield() -> None:
    """The additional action is there all the same."""
    t = han_solo("T35")

    t.answer("play T35", "no")

    assert (0, "you: additional_action") == (t.copy("01046").shields, t.asked())


@card("01046")
def test_han_solo_gets_nothing_for_a_card_without_ambush() -> None:
    """Other cards, and other keywords, do not count."""
    for code in ("T31", "T11", "T510"):
        t = han_solo(code)
        t.answer(f"play {code}", *["T01"] * (code == "T510"))

        assert (0, "they: action") == (t.copy("01046").shields, t.asked())


@card("01046")
def test_han_solo_gets_nothing_for_an_opponents_card() -> None:
    """You have to play it."""
    t = han_solo("", their_hand="T35")

    t.answer("pass", "play T35")

    assert (0, "they: additional_action") == (t.copy("01046").shields, t.asked())


# Hired Gun


@card("01047")
def test_hired_gun_is_a_character_without_an_ability() -> None:
    """He is activated and his die resolved like any other, for its cost."""
    t = Tabletop("01047", "T02", resources=1)
    t.next_roll("01047", "3RD1")

    t.answer("activate 01047", "pass")
    assert ["resolve ranged", "claim", "pass"] == t.options()
    t.answer("resolve ranged", "their T02")

    assert (0, 3) == (t.resources(), t.copy("their T02").damage)


@card("01047")
def test_several_hired_guns_may_be_on_a_team() -> None:
    """He is not unique."""
    t = Tabletop("01047 01047", "T02")

    assert ["01047", "01047"] == t.in_play()


# Padme Amidala


def padme(resources: int, their_deck: str = "T32 T33 T34") -> Tabletop:
    """Padme Amidala showing a special."""
    t = Tabletop("01048", "T02", deck="T31 T35", their_deck=their_deck, resources=resources)
    t.show("01048", "Sp")
    return t


@card("01048")
def test_padme_amidala_discards_the_top_card_of_an_opponents_deck() -> None:
    """That option costs nothing."""
    t = padme(resources=1)

    t.answer("resolve special")
    assert ("you: either", ["either 0", "either 1"]) == (t.asked(), t.options())
    t.answer("either 0")

    assert (["T32"], 1, "they: action") == (t.discards(THEM), t.resources(), t.asked())
    assert [] == t.discards()


@card("01048")
def test_padme_amidala_discards_two_cards_for_a_resource() -> None:
    """The resource is yours."""
    t = padme(resources=2)

    t.answer("resolve special", "either 1")

    assert (["T32", "T33"], 1, 5) == (t.discards(THEM), t.resources(), t.resources(THEM))
    assert [1] == [event.amount for event in t.events("resources_spent")]
    assert ([], "they: action") == (t.discards(), t.asked())


@card("01048")
def test_padme_amidala_discards_nothing_for_a_resource_you_lack() -> None:
    """The option may be chosen, in vain."""
    t = padme(resources=0)

    t.answer("resolve special", "either 1")

    assert ([], "they: action") == (t.discards(THEM), t.asked())


@card("01048")
def test_padme_amidala_discards_what_there_is() -> None:
    """Of a deck of one card, that card; of none, nothing."""
    t = padme(1, their_deck="T32")
    t.answer("resolve special", "either 1")
    assert (["T32"], 0) == (t.discards(THEM), t.resources())

    t = padme(1, their_deck="")
    t.answer("resolve special", "either 0")
    assert ([], "they: action") == (t.discards(THEM), t.asked())

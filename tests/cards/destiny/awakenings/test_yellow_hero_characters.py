"""Awakenings, yellow hero characters: what each offers, and what it does."""

from dejarik.testing.table import THEM, Tabletop, card

# Han Solo


def han_solo(hand: str, their_hand: str = "") -> Tabletop:
    """
    Han Solo beside another character, without shields.
    """
    return Tabletop("01046 T01", "T02", hand=hand, their_hand=their_hand)


@card("01046")
def test_han_solo_may_get_a_shield_after_an_event_with_ambush() -> None:
    """
    When the event has been played, before the additional action; only he gets it.
    """
    t = han_solo("T35 T31")

    t.answer("play T35")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert (["T35"], 1) == (t.discards(), len(t.events("card_played")))
    t.answer("yes")

    assert (1, 0, 0) == tuple(t.copy(one).shields for one in ("01046", "T01", "their T02"))
    assert "you: additional_action" == t.asked()


@card("01046")
def test_han_solo_may_get_a_shield_after_an_upgrade_or_support_with_ambush() -> None:
    """
    Whatever the type of the card, and wherever it goes.
    """
    for answers in (["play 01063", "T01"], ["play 01136"]):
        t = han_solo("01063 01136")
        t.answer(*answers, "yes")

        assert (1, "you: additional_action") == (t.copy("01046").shields, t.asked())


@card("01046")
def test_han_solo_need_not_take_the_shield() -> None:
    """
    The additional action is there all the same.
    """
    t = han_solo("T35")

    t.answer("play T35", "no")

    assert (0, "you: additional_action") == (t.copy("01046").shields, t.asked())


@card("01046")
def test_han_solo_gets_nothing_for_a_card_without_ambush() -> None:
    """
    Other cards, and other keywords, do not count.
    """
    for code in ("T31", "T11", "T510"):
        t = han_solo(code)
        t.answer(f"play {code}", *["T01"] * (code == "T510"))

        assert (0, "they: action") == (t.copy("01046").shields, t.asked())


@card("01046")
def test_han_solo_gets_nothing_for_an_opponents_card() -> None:
    """
    You have to play it.
    """
    t = han_solo("", their_hand="T35")

    t.answer("pass", "play T35")

    assert (0, "they: additional_action") == (t.copy("01046").shields, t.asked())


# Hired Gun


@card("01047")
def test_hired_gun_is_a_character_without_an_ability() -> None:
    """
    He is activated and his die resolved like any other, for its cost.
    """
    t = Tabletop("01047", "T02", resources=1)
    t.next_roll("01047", "3RD1")

    t.answer("activate 01047", "pass")
    assert ["resolve ranged", "claim", "pass"] == t.options()
    t.answer("resolve ranged", "their T02")

    assert (0, 3) == (t.resources(), t.copy("their T02").damage)


@card("01047")
def test_several_hired_guns_may_be_on_a_team() -> None:
    """
    He is not unique.
    """
    t = Tabletop("01047 01047", "T02")

    assert ["01047", "01047"] == t.in_play()


# Padme Amidala


def padme(resources: int, their_deck: str = "T32 T33 T34") -> Tabletop:
    """
    Padme Amidala showing a special.
    """
    t = Tabletop("01048", "T02", deck="T31 T35", their_deck=their_deck, resources=resources)
    t.show("01048", "Sp")
    return t


@card("01048")
def test_padme_amidala_discards_the_top_card_of_an_opponents_deck() -> None:
    """
    That option costs nothing.
    """
    t = padme(resources=1)

    t.answer("resolve special")
    assert ("you: either", ["either 0", "either 1"]) == (t.asked(), t.options())
    t.answer("either 0")

    assert (["T32"], 1, "they: action") == (t.discards(THEM), t.resources(), t.asked())
    assert [] == t.discards()


@card("01048")
def test_padme_amidala_discards_two_cards_for_a_resource() -> None:
    """
    The resource is yours.
    """
    t = padme(resources=2)

    t.answer("resolve special", "either 1")

    assert (["T32", "T33"], 1, 5) == (t.discards(THEM), t.resources(), t.resources(THEM))
    assert [1] == [event.amount for event in t.events("resources_spent")]
    assert ([], "they: action") == (t.discards(), t.asked())


@card("01048")
def test_padme_amidala_discards_nothing_for_a_resource_you_lack() -> None:
    """
    The option may be chosen, in vain.
    """
    t = padme(resources=0)

    t.answer("resolve special", "either 1")

    assert ([], "they: action") == (t.discards(THEM), t.asked())


@card("01048")
def test_padme_amidala_discards_what_there_is() -> None:
    """
    Of a deck of one card, that card; of none, nothing.
    """
    t = padme(1, their_deck="T32")
    t.answer("resolve special", "either 1")
    assert (["T32"], 0) == (t.discards(THEM), t.resources())

    t = padme(1, their_deck="")
    t.answer("resolve special", "either 0")
    assert ([], "they: action") == (t.discards(THEM), t.asked())

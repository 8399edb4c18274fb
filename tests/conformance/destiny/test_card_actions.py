"""Actions and power actions of cards."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part5.cardaction.01", "arh.part7.action.01")
def test_a_card_action_is_used_by_an_action_as_often_as_one_likes() -> None:
    """Two turns, twice two resources."""
    t = Tabletop("T06")

    t.answer("use T06")
    assert "they: action" == t.asked()
    t.answer("pass", "use T06")

    assert 9 == t.resources()


@ruling("arh.part5.cardaction.01")
def test_a_card_action_may_be_on_any_type_of_card() -> None:
    """Character, battlefield, support, upgrade, downgrade and plot: yours, not theirs."""
    t = Tabletop("T06", "T02")
    t.battlefield("T459")
    for code, seat in (("T19", YOU), ("T19", THEM), ("T458", YOU), ("T458", THEM)):
        t.support(code, seat)
    t.upgrade("T457", on="T06")
    t.upgrade("T457", on="their T02")
    t.downgrade("T310", on="their T02")
    uses = ["T06", "T06 1", "T459", "T19", "T19 1", "T19 2", "T458", "T457", "T310"]
    assert [f"use {one}" for one in uses] == [one for one in t.options() if "use" in one]

    for one in ("T459", "T458", "T457", "T310"):
        before = t.resources()
        t.answer(f"use {one}", "activate their T02" if one == "T459" else "pass")
        assert before + 1 == t.resources()


@ruling("arh.part5.cardaction.02", "arh.part7.action.02")
def test_a_power_action_is_used_once_a_round() -> None:
    """It is gone for this round, and back in the next."""
    t = Tabletop("T06")

    t.answer("use T06 1", "pass")
    assert ["activate T06", "use T06", "claim", "pass"] == t.options()
    t.answer("pass")

    assert (2, True) == (t.state.round, "use T06 1" in t.options())


@ruling("arh.part5.cardaction.04")
def test_two_cards_of_one_title_have_a_power_action_each() -> None:
    """The second can still be used."""
    t = Tabletop("T06 T06")

    t.answer("use T06 1", "pass")
    assert "use T06 1" in t.options()
    t.answer("use T06 1", "pass")

    assert "use T06 1" not in t.options()


@ruling("arh.part5.cardaction.05")
def test_two_power_actions_of_one_card_are_used_up_apart() -> None:
    """Using the first leaves the second."""
    t = Tabletop("T01")
    t.support("T19")

    t.answer("use T19 1", "pass")

    assert ["use T19", "use T19 2"] == [one for one in t.options() if one.startswith("use")]


@ruling("arh.faq.46", "arh.faq.47")
def test_a_power_action_without_effect_is_used_up_and_no_pass() -> None:
    """It draws from an empty deck, after a pass, and the phase goes on."""
    t = Tabletop(their_deck="")
    t.support("T19", seat=THEM)

    t.pass_turn()
    t.answer("use their T19 1")
    assert ("you: action", 1) == (t.asked(), t.state.round)
    t.answer("activate T01")

    assert "use their T19 1" not in t.options()


@ruling("arh.part3.inplay.05", "arh.faq.11")
def test_playing_a_support_does_not_use_its_action() -> None:
    """It is there for later turns."""
    t = Tabletop(hand="T19")

    t.answer("play T19")
    assert (4, []) == (t.resources(), t.hand())
    t.pass_turn()

    assert "use T19 2" in t.options()


@ruling("arh.part3.outofplay.01")
def test_actions_of_cards_out_of_play_cannot_be_used() -> None:
    """In hand, in the deck, in the discard pile, set aside or under another's control."""
    t = Tabletop(hand="T19", deck="T19")
    t.discard_pile("T19")
    t.set_aside("T19")
    t.support("T19", seat=THEM)

    assert ["play T19", "activate T01", "reroll", "claim", "pass"] == t.options()


@ruling("arh.part3.outofplay.01", "arh.part3.inplay.05")
def test_cards_out_of_play_hear_of_nothing() -> None:
    """A support that draws for each defeat does so in play, and nowhere else."""
    hands = []
    for in_play in (False, True):
        t = Tabletop("T07 T01", "T02 T06", hand="T17", deck="T31 T17")
        t.discard_pile("T17")
        t.set_aside("T17")
        if in_play:
            t.support("T17")
        t.show("T07", "3MD")
        t.copy("their T06").damage = 7
        t.answer("resolve melee", "their T06")
        hands.append(t.hand())

    assert [["T17"], ["T17", "T31"]] == hands


@ruling("arh.part5.passing.05")
def test_exhausting_a_card_for_nothing_is_not_a_pass() -> None:
    """It exhausts to draw from an empty deck, after a pass, and the phase goes on."""
    t = Tabletop(their_deck="", their_hand="T31")
    t.support("T20", seat=THEM)

    t.pass_turn()
    t.answer("use their T20")

    assert ("you: action", False) == (t.asked(), t.copy("their T20").ready)


@ruling("arh.part6.exhausted.02")
def test_an_exhausted_card_cannot_be_exhausted_as_a_cost() -> None:
    """Nothing is paid, so nothing is drawn."""
    t = Tabletop()
    t.support("T20").ready = False

    t.answer("use T20")

    assert ([], []) == (t.hand(), t.events("exhausted"))


@ruling("arh.part7.selfref.01")
def test_a_card_that_speaks_of_itself_means_no_other_copy() -> None:
    """Of two guards the one used is discarded."""
    t = Tabletop()
    first = t.support("04033").ref
    second = t.support("04033").ref

    t.answer("use 04033")

    assert (False, True) == (first in t.state.copies, second in t.state.copies)

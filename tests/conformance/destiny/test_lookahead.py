"""What can be paid for: every way to lower a cost counts before a card is ruled out."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, ruling

REST = ["activate T01", "reroll", "claim", "pass"]


@ruling("arh.part5.play.04")
def test_an_optional_decrease_counts_when_a_card_is_ruled_out() -> None:
    """Three less one are two; with the helper exhausted the card is not offered."""
    t, u = Tabletop(hand="T23", resources=2), Tabletop(hand="T23", resources=2)
    t.support("T404")
    u.support("T404").ready = False

    assert ["play T23", *REST] == t.options()
    assert REST == u.options()


@ruling("arh.part5.play.04", "arh.part5.play.05")
def test_replacement_and_optional_decrease_count_together() -> None:
    """Three, less two for the old upgrade, less one for the helper: nothing is left to pay."""
    t = Tabletop(hand="T23", resources=0)
    t.support("T404")
    t.upgrade("T401", on="T01")
    assert ["play T23", *REST] == t.options()

    t.answer("play T23", "T401")

    assert (["T01", "T404", "T23"], ["T401"]) == (t.in_play(), t.discards())
    assert not t.copy("T404").ready


@ruling("arh.part5.play.04")
def test_resources_gained_before_playing_count() -> None:
    """The helper brings a resource before anything is paid, so two are enough for three."""
    t = Tabletop(hand="T32", resources=2)
    t.support("T405")
    assert ["play T32", *REST] == t.options()

    t.answer("play T32")

    assert (0, ["T32"]) == (t.resources(), t.discards())


@ruling("arh.part5.play.04")
def test_the_opponents_helpers_do_not_count() -> None:
    """They wait for cards their own player plays."""
    t = Tabletop(hand="T32 T23", resources=2)
    t.support("T404", seat=1)
    t.support("T405", seat=1)

    assert REST == t.options()


@ruling("arh.part5.play.05")
def test_a_before_ability_comes_after_the_host_and_before_the_payment() -> None:
    """It is asked while nothing is paid, and lowers what is."""
    t = Tabletop("T01 T03", hand="T23", resources=4)
    t.support("T404")

    t.answer("play T23")
    assert (["T01", "T03"], "you: host") == (t.options(), t.asked())
    t.answer("T03")
    assert (["no", "yes"], "you: may", 4) == (t.options(), t.asked(), t.resources())
    t.answer("yes")

    assert (2, False) == (t.resources(), t.copy("T404").ready)


@ruling("arh.part5.play.05")
def test_an_optional_decrease_can_be_declined_if_the_cost_can_be_paid() -> None:
    """The full cost is paid and the helper stays ready."""
    t = Tabletop(hand="T23", resources=4)
    t.support("T404")

    t.answer("play T23", "no")

    assert (1, True) == (t.resources(), t.copy("T404").ready)


@ruling("arh.part5.illegal.01", "arh.part5.play.04")
def test_what_the_payment_needs_cannot_be_declined() -> None:
    """Two resources for a cost of three: the helper is not asked about but used."""
    t = Tabletop(hand="T23", resources=2)
    t.support("T404")

    t.answer("play T23")

    assert (0, ["T01", "T404", "T23"]) == (t.resources(), t.in_play())
    assert not t.copy("T404").ready


@pytest.mark.parametrize(("resources", "asked"), [(2, ["no", "yes"]), (1, None)])
def test_one_of_two_helpers_may_be_declined_if_the_other_is_enough(
    resources: int, asked: list[str] | None
) -> None:
    """Three less two are one; with two resources one helper of two can be spared."""
    t = Tabletop(hand="T23", resources=resources)
    t.support("T404")
    t.support("T404")
    assert "play T23" in t.options()

    t.answer("play T23", "first T404")

    assert asked == (t.options() if "you: may" == t.asked() else None)


@ruling("arh.part5.illegal.01", "arh.part5.illegal.02", "arh.part5.illegal.03")
def test_a_card_that_cannot_be_paid_for_after_all_goes_back() -> None:
    """
    The opponent's support takes a resource on the way; the player then acts again.

    What waits for a card being played by them does not trigger.
    """
    t = Tabletop(hand="T32 T31", resources=3)
    t.support("T462")
    t.support("T416", seat=THEM)

    t.answer("play T32")

    assert ("you: action", ["T31", "T32"]) == (t.asked(), t.hand())
    assert [] == t.events("card_played") + t.events("resources_spent") + t.events("action_taken")
    assert [] == t.events("cards_drawn")


def test_helpers_that_want_the_same_are_counted_once() -> None:
    """Both want the one ready character: two off, not four."""
    t, u = Tabletop(hand="T32", resources=0), Tabletop(hand="T32", resources=1)
    for table in (t, u):
        table.support("T413")
        table.support("T413")

    assert "play T32" not in t.options()
    u.answer("play T32", "first T413", "yes")

    assert (0, ["T32"]) == (u.resources(), u.discards())


@ruling("arh.part8.decreases.02")
def test_a_lowered_cost_is_normal_again_once_the_card_is_played() -> None:
    """Played for two, the upgrade counts for three when it is replaced in the same turn."""
    t = Tabletop("T453", hand="T23 T23", resources=2)
    t.support("T404")

    t.answer("play T23")
    assert ("you: additional_action", 0) == (t.asked(), t.resources())
    t.answer("play T23")
    assert ["T23"] == t.options()
    t.answer("T23")

    assert (["T453", "T404", "T23"], ["T23"]) == (t.in_play(), t.discards())

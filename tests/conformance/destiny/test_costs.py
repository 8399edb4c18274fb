"""What a card costs: its own terms, what lasts, and never less than nothing."""

import pytest

from dejarik.testing.destiny.table import YOU, Tabletop, ruling


@ruling("arh.part5.play.04")
@pytest.mark.parametrize(("theirs", "paid"), [(2, 2), (3, 1)])
def test_a_card_may_cost_less_by_its_own_terms(theirs: int, paid: int) -> None:
    """One less while the opponent has three resources."""
    t = Tabletop(hand="T400", resources=2, their_resources=theirs)

    t.answer("play T400")

    assert 2 - paid == t.resources()


@ruling("arh.part5.play.04")
def test_a_card_is_offered_if_its_own_terms_make_it_affordable() -> None:
    """One resource pays for it only while it costs one less."""
    rich = Tabletop(hand="T400", resources=1, their_resources=3)
    poor = Tabletop(hand="T400", resources=1, their_resources=2)

    assert ["play T400", "activate T01", "reroll", "claim", "pass"] == rich.options()
    assert ["activate T01", "reroll", "claim", "pass"] == poor.options()


@ruling("arh.part5.play.03", "arh.part5.play.04")
def test_the_cost_is_determined_after_the_host_is_chosen() -> None:
    """It costs one less on a blue character: with one resource only that one is a host."""
    t = Tabletop("T01 T02 T03", "T04", hand="T401", resources=1)

    t.answer("play T401")

    assert (0, t.copy("T02").ref) == (t.resources(), t.copy("T401").host)


def test_a_cost_is_never_below_nothing() -> None:
    """Two supports take two off a cost of one."""
    t = Tabletop(hand="T403", resources=0)
    t.support("T12")
    t.support("T15")

    t.answer("play T403")

    assert 0 == t.resources()


@pytest.mark.parametrize(("exhausted", "playable"), [("", False), ("their T02", True)])
def test_a_restriction_may_compare_both_players(exhausted: str, playable: bool) -> None:
    """More ready characters than the opponent: as many is not more."""
    t = Tabletop("T01", "T02", hand="T402")
    if exhausted:
        t.copy(exhausted).ready = False

    assert playable == ("play T402" in t.options())


def test_the_cost_of_a_card_can_be_explained() -> None:
    """Printed, and what its own terms take off."""
    t = Tabletop(hand="T400", their_resources=3)
    t.decision()
    card = t.state.players[YOU].hand[0]
    handle = t.state.knowledge.handles[YOU][card]

    assert ["printed 2", f"{card} -1"] == t.game.explain(t.state, YOU, f"cost:{handle}")


@ruling("arh.part5.play.04")
def test_a_cost_of_x_is_what_its_card_says() -> None:
    """As many as there are supports: two of them, and one resource is not enough."""
    poor, rich = Tabletop(hand="T452", resources=1), Tabletop(hand="T452", resources=5)
    for t in (poor, rich):
        t.support("T12")
        t.support("T15")

    assert "play T452" not in poor.options()
    rich.answer("play T452")

    assert (3, ["T01", "T12", "T15", "T452"]) == (rich.resources(), rich.in_play())

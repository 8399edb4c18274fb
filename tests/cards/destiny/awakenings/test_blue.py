"""Awakenings, blue cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Mind Trick

FIRST = "their die T01 1MD"
SECOND = "their die T07 2Dc"
THIRD = "their die T21 1R"


def mind_trick(yours: str = "T02") -> Tabletop:
    """Mind Trick in hand, a die in your pool and three in the opponent's."""
    t = Tabletop(yours, "T01 T07", hand="01147")
    t.upgrade("T21", on="their T01")
    t.show(yours, "1Sh")
    t.show("their T01", "1MD")
    t.show("their T07", "2Dc")
    t.show("their T21", "1R")
    return t


@card("01147")
def test_mind_tricks_opponent_splits_their_own_pool() -> None:
    """One die after another, always onwards, and they may stop at any time."""
    t = mind_trick()

    t.answer("play 01147")
    assert "they: split_pool" == t.asked()
    assert [FIRST, SECOND, THIRD, "stop"] == t.options()
    t.answer(SECOND)
    assert [THIRD, "stop"] == t.options()
    t.answer("back")

    assert [FIRST, SECOND, THIRD, "stop"] == t.options()


@card("01147")
def test_mind_trick_offers_you_both_groups() -> None:
    """The opponent has split, now you choose."""
    t = mind_trick()

    t.answer("play 01147", FIRST, THIRD, "stop")

    assert "you: which_group" == t.asked()
    assert ["which_group 0", "which_group 1"] == t.options()


@card("01147")
def test_mind_trick_removes_the_first_group() -> None:
    """All of it and nothing else."""
    t = mind_trick()

    t.answer("play 01147", FIRST, THIRD, "stop", "which_group 0")

    assert (["T07 2Dc"], ["T02 1Sh"]) == (t.pool(THEM), t.pool())
    assert [0, 0] == [event.seat for event in t.events("die_removed")]
    assert "they: action" == t.asked()


@card("01147")
def test_mind_trick_removes_the_second_group() -> None:
    """What the opponent has not named is a group as well."""
    t = mind_trick()

    t.answer("play 01147", FIRST, THIRD, "stop", "which_group 1")

    assert ["T01 1MD", "T21 1R"] == t.pool(THEM)
    assert (["01147"], 1) == (t.discards(), len(t.events("die_removed")))


@card("01147")
def test_mind_tricks_groups_may_be_of_any_size() -> None:
    """All dice may lie in one group: then the other one is empty."""
    t = mind_trick()

    t.answer("play 01147", "stop", "which_group 0")

    assert ["T01 1MD", "T07 2Dc", "T21 1R"] == t.pool(THEM)
    assert ("they: action", []) == (t.asked(), t.events("die_removed"))


@card("01147")
def test_mind_trick_ends_the_split_with_the_last_die() -> None:
    """When every die is in the first group there is nothing more to ask."""
    t = mind_trick()

    t.answer("play 01147", FIRST, SECOND, THIRD)
    assert "you: which_group" == t.asked()
    t.answer("which_group 0")

    assert [] == t.pool(THEM)


@card("01147")
def test_mind_trick_does_nothing_without_a_blue_character() -> None:
    """It can be played, but an opponent's blue character or a blue upgrade does not help."""
    t = Tabletop("T01", "T02", hand="01147 T33")
    t.upgrade("04030", on="T01")
    t.show("their T02", "1MD")

    t.answer("play 01147")

    assert ("they: action", ["T02 1MD"]) == (t.asked(), t.pool(THEM))
    assert (3, ["01147"]) == (t.resources(), t.discards())


@card("01147")
def test_mind_trick_does_nothing_to_an_empty_pool() -> None:
    """Without dice there is nothing to split, and your own are safe."""
    t = Tabletop("T02", "T01", hand="01147")
    t.show("T02", "1Sh")

    t.answer("play 01147")

    assert ("they: action", ["T02 1Sh"]) == (t.asked(), t.pool())

"""Convergence, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Separatist Conspiracy


def conspiracy(their_hand: str = "T31 T12", their_resources: int = 2) -> Tabletop:
    """Two leaders of yours and one of theirs."""
    t = Tabletop(
        "T907 T01 T907", "T907 T02", their_hand=their_hand, their_resources=their_resources
    )
    t.state.players[YOU].hand.append(t.state.players[YOU].deck.pop())
    t.support("09052")
    t.support("09030")
    t.discard_pile("T35", seat=THEM)
    return t


@card("09052")
def test_separatist_conspiracy_draws_for_leaders() -> None:
    """As many as you like, if the opponent does nothing against it."""
    t = conspiracy()

    t.answer("use 09052")
    assert ["T907", "T907", "stop"] == t.options()
    t.answer("T907", "T907")
    assert "they: may" == t.asked()
    t.answer("no")
    assert "they: may" == t.asked()
    t.answer("no")

    assert ("they: action", 3, False) == (t.asked(), len(t.hand()), t.copy("09052").ready)
    assert (2, 2) == (t.resources(THEM), len(t.hand(THEM)))
    t.answer("activate their T02", "use 09052")
    assert ("they: action", 3) == (t.asked(), len(t.hand()))


@card("09052")
def test_separatist_conspiracy_may_be_for_fewer() -> None:
    """One of two."""
    t = conspiracy()

    t.answer("use 09052", "T907", "stop", "no", "no")

    assert 2 == len(t.hand())


@card("09052")
def test_separatist_conspiracy_may_be_bought_off() -> None:
    """With a resource."""
    t = conspiracy()

    t.answer("use 09052", "T907", "T907", "yes")

    assert ("they: action", 1, 1) == (t.asked(), t.resources(THEM), len(t.hand()))
    assert [THEM] == [one.seat for one in t.events("resources_spent")]


@card("09052")
def test_separatist_conspiracy_may_cost_them_a_card() -> None:
    """One of their choice; without a resource it is all they can do."""
    t = conspiracy(their_resources=0)

    t.answer("use 09052", "T907", "T907")
    assert "they: may" == t.asked()
    t.answer("yes")
    assert ("they: choose", ["their card T31", "their card T12"]) == (t.asked(), t.options())
    t.answer("their card T12")

    assert ("they: action", ["T35", "T12"]) == (t.asked(), t.discards(THEM))
    assert 1 == len(t.hand())


@card("09052")
def test_separatist_conspiracy_cannot_be_bought_off_with_nothing() -> None:
    """Neither a resource nor a card: nothing is asked."""
    t = conspiracy("", 0)

    t.answer("use 09052", "T907", "T907")

    assert ("they: action", 3) == (t.asked(), len(t.hand()))

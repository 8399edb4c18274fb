"""Han Solo, Independent Hotshot: what he shows of his hand."""

import pytest

from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card


def han(hand: str) -> Tabletop:
    """His special is resolved, and they have taken the damage."""
    t = Tabletop("08134", "T02 T03", hand=hand, their_hand="T917 T918", their_resources=3)
    t.copy("their T03").shields = 1
    t.discard_pile("T917", "T918")
    t.show("08134", "Sp")
    t.answer("resolve special", "their T03", "their T03")
    return t


def revealed(t: Tabletop) -> list[Event]:
    """What was revealed, card by card."""
    return t.events("cards_revealed")


@card("08134")
def test_han_shows_a_villain_and_a_hero_card() -> None:
    """They lose a resource for the one, you gain one for the other."""
    t = han("T31 T917 T918 T916")
    assert (1, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["card T917"] == t.options()
    t.answer("card T917")
    assert (["T917"], 2) == (t.codes(t.events("cards_revealed")[0].items), t.resources(THEM))
    t.answer("yes")
    assert ["card T918", "card T916"] == t.options()
    t.answer("card T916")
    assert (6, 4, "they: action") == (t.resources(), len(t.hand()), t.asked())
    assert (1, 0) == (len(t.events("resources_lost")), sum(one.detail for one in revealed(t)))


@card("08134")
@pytest.mark.parametrize("hand", ["T917 T918", "T31 T32"])
def test_han_need_not_show_anything(hand: str) -> None:
    """It is asked whatever the hand holds, or the question would tell."""
    t = han(hand)
    assert "you: may" == t.asked()
    t.answer("no")
    assert "you: may" == t.asked()
    t.answer("no")
    assert (5, 3, []) == (t.resources(), t.resources(THEM), t.events("cards_revealed"))


@card("08134")
def test_han_can_only_show_what_is_there() -> None:
    """A hand without such a card brings nothing."""
    t = han("T31 T32")
    t.answer("yes", "stop", "yes", "stop")
    assert (5, 3, "they: action") == (t.resources(), t.resources(THEM), t.asked())

"""A card stacked face down out of a hand that lies partly open."""

import pytest

from dejarik.games.destiny.effects.selectors import RANDOM_PICK
from dejarik.games.destiny.seen.views import view_of
from dejarik.testing.destiny.table import THEM, YOU, Tabletop

HAND = ["02131", "T31", "T33", "T34"]


def stacking(place: int) -> Tabletop:
    """The opponent has detected the card in this place; you are to stack one of your hand."""
    t = Tabletop("T02", "T01", hand=" ".join(HAND))
    t.support("T130", seat=THEM)
    t.state.chance.dictate(RANDOM_PICK, YOU, place)
    t.answer("pass", "activate their T130", "play 02131", "either 0")
    return t


def seen_by_them(t: Tabletop) -> list[tuple[str, bool]]:
    """Your hand as the opponent sees it."""
    hand = view_of(t.state, THEM).players[YOU].hand
    return sorted([(card.code, card.detected) for card in hand])


@pytest.mark.parametrize(("place", "other"), [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)])
def test_stacking_one_card_leaves_the_detected_one_open(place: int, other: int) -> None:
    """Which other card was stacked nobody else can tell, wherever the two lay."""
    t = stacking(place)

    t.answer(f"card {HAND[other]}")

    [below] = next(iter(t.state.under.values()))
    assert [("", False), (HAND[place], True)] == seen_by_them(t)
    assert (HAND[other], False) == (t.codes([below])[0], t.state.knowledge.knows(THEM, below))


@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_detected_card_is_seen_to_be_stacked(place: int) -> None:
    """Everyone knows what lies there; the rest of the hand stays hidden."""
    t = stacking(place)

    t.answer(f"card {HAND[place]}")

    [below] = next(iter(t.state.under.values()))
    assert [("", False), ("", False)] == seen_by_them(t)
    assert (HAND[place], True) == (t.codes([below])[0], t.state.knowledge.knows(THEM, below))

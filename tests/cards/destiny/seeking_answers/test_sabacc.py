"""Seeking Answers, Sabacc: the highest total that is not too high."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


@card("21098")
@pytest.mark.parametrize(
    ("yours", "theirs", "gained"),
    [
        ("T32 T32 T33 T32", "T32 T33 T33", (2, 0)),
        ("T33 T33 T33 T32", "T32 T33 T33 T32", (0, 2)),
        ("T32 T33 T33", "T33 T32 T33", (2, 2)),
        ("T32 T32 T73", "T33 T31 T31", (0, 2)),
        ("T32 T32 T32", "T32 T32 T73", (0, 0)),
        ("T31 T31 T31", "T32 T32 T32", (2, 0)),
    ],
)
def test_sabacc_pays_who_has_most_without_exceeding_seven(
    yours: str, theirs: str, gained: tuple[int, int]
) -> None:
    """Seven is not too much, eight is; who ties is paid as well; a fourth card is not counted."""
    t = Tabletop(hand="21098", deck=yours, their_deck=theirs, resources=0, their_resources=0)

    t.answer("play 21098")

    assert gained == (t.resources(), t.resources(THEM))
    shown = [(one.seat, one.amount, one.detail) for one in t.events("cards_revealed")]
    assert [(YOU, 3, 0), (THEM, 3, 0)] == shown


@card("21098")
def test_sabacc_counts_what_a_short_deck_has() -> None:
    """A player without cards in the deck reveals none, and that is a total of nothing."""
    t = Tabletop(hand="21098", deck="", their_deck="T33", resources=0, their_resources=0)

    t.answer("play 21098")

    assert (0, 2) == (t.resources(), t.resources(THEM))

"""Faltering Allegiances, blue cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card

# Apt Lesson


def lesson(hand: str = "T901 T33", resources: int = 3) -> Tabletop:
    """A blue character's die, other dice of yours and theirs, moves in hand and discard pile."""
    t = Tabletop(
        "T02 T904 T01", "T04", hand=f"14033 {hand}", their_hand="T900", resources=resources
    )
    t.upgrade("01016", on="T02")
    t.discard_pile("T900", "T922", "T33")
    for label, side in (
        ("T02", "-"),
        ("T904", "-"),
        ("T01", "-"),
        ("their T04", "-"),
        ("01016", "-"),
    ):
        t.show(label, side)
    return t


@card("14033")
def test_apt_lesson_turns_a_blue_character_die_of_yours_and_plays_a_move() -> None:
    """The move costs what it costs, and comes from hand or discard pile."""
    t = lesson()

    t.answer("play 14033")
    assert ["die T02 -", "die T904 -"] == t.options()
    t.answer("die T02 -", "1MD", "yes")
    assert ["card T900"] == t.options()
    t.answer("card T900")

    assert ["T02 1MD", "T904 -", "T01 -", "01016 -"] == t.pool()
    assert (2, ["T922", "T33", "14033", "T900"]) == (t.resources(), t.discards())


@card("14033")
def test_apt_lesson_can_play_a_move_out_of_the_hand_or_none() -> None:
    """It may be declined."""
    for answer, hand in (("yes", ["T33"]), ("no", ["T901", "T33"])):
        t = lesson(resources=4)
        t.answer("play 14033", "die T02 -", "1MD", answer)
        if answer == "yes":
            assert ["card T901", "card T900"] == t.options()
            t.answer("card T901")
        assert hand == t.hand()


@card("14033")
def test_without_a_die_to_turn_apt_lesson_plays_nothing() -> None:
    """What follows needs the first in full."""
    t = Tabletop("T02 T01", hand="14033 T900", resources=5)
    t.show("T01", "-")

    t.answer("play 14033")

    assert ("they: action", ["T900"]) == (t.asked(), t.hand())

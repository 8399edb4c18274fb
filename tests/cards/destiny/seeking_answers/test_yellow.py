"""Seeking Answers, yellow cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# E Chu Ta!


def e_chu_ta() -> Tabletop:
    """They have just removed a die of yours."""
    t = Tabletop("T01 T03", "T02 T06", hand="21034", their_hand="04022", resources=0)
    t.support("T14", seat=THEM)
    t.show("T01", "1R")
    t.show("T03", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    t.show("their T14", "3Dr")
    t.pass_turn()
    t.answer("play 04022", "die T01 1R")
    return t


@card("21034")
def test_e_chu_ta_removes_a_small_die_of_theirs() -> None:
    """With a value of two at most, a blank too."""
    t = e_chu_ta()

    t.answer("play 21034")
    assert ["their die T02 2RD", "their die T06 -"] == t.options()
    t.answer("their die T02 2RD")

    assert (["T03 1R"], ["T06 -", "T14 3Dr"]) == (t.pool(), t.pool(THEM))


@card("21034")
def test_e_chu_ta_is_not_offered_before() -> None:
    """Nobody has removed a die of yours; theirs do not count."""
    t = Tabletop("T01", "T02", hand="21034", their_hand="04022")
    assert "play 21034" not in t.options()
    t.show("their T02", "2RD")
    t.pass_turn()
    t.answer("play 04022")

    assert "play 21034" not in t.options()

"""Display of Power, Force Sense: what it offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Force Sense


def force_sense(*, ready: bool = True) -> Tabletop:
    """Its special is resolved, with a die of each player beside it."""
    t = Tabletop("T02 T01", "T06")
    t.upgrade("22089", on="T02").ready = ready
    t.show("22089", "Sp")
    t.support("T70")
    t.show("T02", "2RD")
    t.show("T70", "2R1")
    t.show("their T06", "1MD")
    t.answer("resolve special")
    return t


@card("22089")
def test_force_sense_uses_any_die_to_reroll() -> None:
    """As many dice as it shows may be rerolled; this one may stay and be rerolled itself."""
    t = force_sense()

    assert ["die T02 2RD", "die T70 2R1", "their die T06 1MD"] == t.options()
    t.answer("die T70 2R1")
    assert ("you: choose", 4) == (t.asked(), t.resources())
    t.answer("die T02 2RD", "their die T06 1MD")
    assert "you: may" == t.asked()
    t.next_roll("22089", "2R")
    t.answer("yes")

    assert ("22089 2R" in t.pool(), t.copy("22089").ready) == (True, False)
    assert "they: action" == t.asked()


@card("22089")
def test_force_sense_goes_without_being_exhausted() -> None:
    """Who does not exhaust it has the die back on its card."""
    t = force_sense()

    t.answer("their die T06 1MD", "stop", "no")

    assert (["T02 2RD", "T70 2R1"], True, []) == (t.pool(), t.copy("22089").ready, t.pool(THEM))


@card("22089")
def test_an_exhausted_force_sense_rerolls_nothing_of_its_own() -> None:
    """Then nothing is asked."""
    t = force_sense(ready=False)

    t.answer("their die T06 1MD", "stop")

    assert (["T02 2RD", "T70 2R1"], "they: action") == (t.pool(), t.asked())


@card("22089")
def test_force_sense_removes_a_die_when_played() -> None:
    """Only on a blue character; the removal is its player's choice, and takes any die."""
    t = Tabletop("T02 T01 T04", "T06", hand="22089")
    t.show("T02", "2RD")
    t.show("their T06", "1MD")

    t.answer("play 22089")
    assert ["T02", "T04"] == t.options()
    t.answer("T02")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["die T02 2RD", "their die T06 1MD"] == t.options()
    t.answer("their die T06 1MD")

    assert ([], ["T02 2RD"]) == (t.pool(THEM), t.pool())

"""Two-Player Game, red events without damage: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

ONLY_THE_REST = ["activate T01", "reroll", "claim", "pass"]

# Recon


def recon() -> Tabletop:
    """Recon in hand and dice of both players."""
    t = Tabletop("T01", "T02", hand="04036", resources=1)
    t.support("T13")
    t.show("T01", "1MD")
    t.show("T13", "2Sh")
    t.show("their T02", "1R")
    return t


@card("04036")
def test_recon_turns_another_die_to_a_symbol_showing() -> None:
    """Any die may show it, and any other be turned; only sides with that symbol."""
    t = recon()

    t.answer("play 04036")
    assert ["die T01 1MD", "die T13 2Sh", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ["die T01 1MD", "die T13 2Sh"] == t.options()
    t.answer("die T13 2Sh")
    assert ["1R", "2R"] == t.options()
    t.answer("2R")

    assert (["T01 1MD", "T13 2R"], ["T02 1R"]) == (t.pool(), t.pool(THEM))
    assert 0 == t.resources()


@card("04036")
def test_recon_may_turn_an_opponents_die() -> None:
    """To the one side that fits without a question."""
    t = recon()

    t.answer("play 04036", "die T13 2Sh", "their die T02 1R")

    assert ["T02 1Sh"] == t.pool(THEM)


@card("04036")
def test_recon_does_nothing_with_only_one_die() -> None:
    """There is no other to turn."""
    t = Tabletop(hand="04036")
    t.show("T01", "1MD")

    t.answer("play 04036")

    assert ("they: action", ["T01 1MD"]) == (t.asked(), t.pool())


@card("04036")
def test_recon_turns_nothing_if_no_symbol_is_showing() -> None:
    """A bare number is no symbol, and without one there is no then."""
    t = Tabletop(hand="04036")
    t.support("T203")
    t.support("T203", seat=THEM)
    t.show("T203", "+1*")
    t.show("their T203", "+1*")

    t.answer("play 04036")

    assert ("they: action", ["T203 +1*"]) == (t.asked(), t.pool())


@card("04036")
def test_recon_is_not_offered_without_a_resource() -> None:
    """It costs one."""
    assert ONLY_THE_REST == Tabletop(hand="04036", resources=0).options()

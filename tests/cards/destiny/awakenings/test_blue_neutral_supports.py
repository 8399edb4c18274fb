"""Awakenings, blue neutral supports: what each offers, and what it does."""

from dejarik.testing.destiny.table import Tabletop, card, ruling

# It Binds All Things


def it_binds(hand: str, resources: int = 5) -> Tabletop:
    """The support, and cards in hand; 04008 is a blue upgrade that costs three."""
    t = Tabletop("T02", "T01", hand=hand, resources=resources)
    t.support("01150")
    return t


@card("01150")
@ruling("arh.part8.decreases.02")
def test_it_binds_all_things_makes_a_blue_upgrade_one_cheaper() -> None:
    """It is exhausted for it; once played the upgrade has its own cost again."""
    t = it_binds("01057")

    t.answer("play 01057")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert (3, False) == (t.resources(), t.copy("01150").ready)
    assert 3 == t.state.definition_of(t.copy("01057")).facts.cost
    assert -1 == t.copy("01057").cost


@card("01150")
def test_it_binds_all_things_need_not_be_exhausted() -> None:
    """Then the full cost is paid."""
    t = it_binds("01057")

    t.answer("play 01057", "no")

    assert (2, True) == (t.resources(), t.copy("01150").ready)


@card("01150")
def test_it_binds_all_things_pays_for_what_would_be_too_dear() -> None:
    """With one resource too few the upgrade is offered, and the support must be exhausted."""
    t = it_binds("01057", resources=2)

    t.answer("play 01057")

    assert (0, False) == (t.resources(), t.copy("01150").ready)


@card("01150")
def test_it_binds_all_things_cannot_help_while_exhausted() -> None:
    """There is nothing to exhaust."""
    t = it_binds("01057")
    t.copy("01150").ready = False

    t.answer("play 01057")

    assert ("they: action", 2) == (t.asked(), t.resources())


@card("01150")
def test_it_binds_all_things_does_nothing_for_other_cards() -> None:
    """A blue event is no upgrade, and a gray upgrade is not blue."""
    t = it_binds("T33 T23")

    t.answer("play T33")
    assert ("they: action", 4) == (t.asked(), t.resources())
    t.answer("pass", "play T23")

    assert ("they: action", 1) == (t.asked(), t.resources())


@card("01150")
def test_it_binds_all_things_does_nothing_for_the_opponent() -> None:
    """Their upgrades cost what they cost."""
    t = Tabletop("T02", "T04", their_hand="01057", their_resources=3)
    t.support("01150")

    t.answer("pass", "play 01057")

    assert ("you: action", True) == (t.asked(), t.copy("01150").ready)

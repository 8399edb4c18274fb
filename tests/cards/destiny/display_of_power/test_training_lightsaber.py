"""Training Lightsaber: what it offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card


def practice(hand: str, resources: int = 1) -> Tabletop:
    """A training lightsaber's special is resolved against an opponent."""
    t = Tabletop("T02 T03", "T01", hand=hand, resources=resources)
    t.upgrade("22090", on="T02")
    t.show("22090", "Sp")
    t.discard_pile("04007", "T21")
    t.discard_pile("04007", seat=THEM)
    t.copy("their T01").shields = 1
    t.answer("resolve special")
    assert ["T02", "T03", "their T01"] == t.options()
    t.answer("their T01")
    return t


@card("22090")
def test_a_training_lightsaber_gives_way_to_a_real_one() -> None:
    """From hand or discard pile, for one less; its die may be rolled at once."""
    t = practice("04007 T21", resources=2)
    assert ("you: may", 0) == (t.asked(), t.copy("their T01").shields)

    t.answer("yes")
    assert ["card 04007", "card 04007"] == t.options()
    t.choose(1)
    t.answer("T03", "yes")

    assert (["22090"], ["T21"]) == (t.aside(), t.discards())
    assert ["04007"] == [t.label(ref) for ref in t.copy("T03").attached]
    assert (["04007"], 1) == ([one.split()[0] for one in t.pool()], t.resources())
    assert 0 == t.copy("their T01").damage


@card("22090")
@pytest.mark.parametrize(("answers", "aside"), [(["no"], []), (["yes", "stop"], ["22090"])])
def test_a_training_lightsaber_may_stay_and_may_be_in_vain(
    answers: list[str], aside: list[str]
) -> None:
    """Without one that can be paid for, nothing is played and no die is rolled."""
    t = practice("04007", resources=0)

    t.answer(*answers)

    assert ("they: action", aside, []) == (t.asked(), t.aside(), t.pool())


@card("22090")
def test_the_die_of_the_other_lightsaber_may_stay_on_it() -> None:
    """Then it comes into play with it."""
    t = practice("T21", resources=1)

    t.answer("yes", "card 04007", "T03", "no")

    assert ([], 1) == (t.pool(), len(t.copy("04007").dice))


@card("22090")
def test_a_training_lightsaber_that_is_gone_gives_way_to_nothing() -> None:
    """The damage may have taken its own character."""
    t = Tabletop("T07 T03", "T01", hand="04007")
    t.upgrade("22090", on="T07")
    t.show("22090", "Sp")

    t.answer("resolve special", "T07")

    assert ("they: action", ["22090"]) == (t.asked(), t.discards())

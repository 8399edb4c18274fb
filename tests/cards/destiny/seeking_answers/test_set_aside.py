"""Seeking Answers, cards that bring in dice and cards from the set-aside zone."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import set_aside_dice

# Jannah

OTHERS = ("01017", "01054", "22028", "23069")
"""Of another colour, of no side, no weapon, of the other side."""


def jannah(*codes: str, resources: int = 2, seat: int = 0) -> Tabletop:
    """Setup has just ended with Jannah in play and these cards set aside."""
    t = Tabletop("21058 T01", "T02", hand="T629", resources=resources)
    for code in codes:
        t.set_aside(code, seat=seat)
    t.state.recorder = t.recorder
    emit(t.state, Event(ev.SETUP_DONE))
    return t


@card("21058")
def test_jannah_brings_a_weapon_of_the_order() -> None:
    """A red villain weapon that was set aside, for one less, on herself, once setup is over."""
    t = jannah("T629", "01008", "22027", *OTHERS, resources=1)
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 1 == len(t.events("setup_done"))
    t.answer("yes")
    assert ["card T629", "card 01008"] == t.options()

    t.answer("card 01008")

    assert (0, ["T629"], "you: action") == (t.resources(), t.hand(), t.asked())
    assert t.copy("21058").ref == t.copy("01008").host
    assert ["T629", "22027", *OTHERS] == t.aside()


@card("21058")
def test_jannah_need_not_bring_a_weapon() -> None:
    """It stays where it is."""
    t = jannah("T629")

    t.answer("no")

    assert (["T629"], "you: action") == (t.aside(), t.asked())


@card("21058")
@pytest.mark.parametrize("codes", [("T913",), ()])
def test_without_such_a_weapon_jannah_brings_none(codes: tuple[str, ...]) -> None:
    """What the opponent has set aside is not hers."""
    t = jannah(*codes)
    t.set_aside("T629", seat=THEM)

    assert ("you: action", ["T629"]) == (t.asked(), t.aside(THEM))


@card("21058")
def test_red_villain_weapons_may_be_set_aside_for_jannah() -> None:
    """No other upgrade."""
    assert [] == faults(listed("21058", aside="T629 01008"))
    assert ["not_named T471 T913"] == faults(listed("21058", aside="T629 T471 T913"))


# Tallissan Lintra


@card("21061")
@pytest.mark.parametrize(("dice", "rolled"), [("", 1), ("*2", 2)])
def test_tallissan_lintra_flies_an_a_wing(dice: str, rolled: int) -> None:
    """Or two of them if she was bought elite: she has no die of her own."""
    t = Tabletop(f"21061{dice}", "T02")
    t.spare_die("09082", count=3)

    t.answer("activate 21061")

    assert ("they: action", rolled) == (t.asked(), len(t.pool()))
    assert {"09082": 3 - rolled} == set_aside_dice(t)


@card("21061")
def test_only_you_fly_with_tallissan_lintra() -> None:
    """And only by activating her."""
    for seat, label in ((THEM, "21061"), (0, "T01")):
        t = Tabletop("21061 T01", "T02")
        t.spare_die("09082", count=3)
        ref = t.copy(label).ref
        emit(t.state, Event(ev.ACTIVATED, seat, ref, ref))
        assert ("you: action", []) == (t.asked(), t.pool())


@card("21061")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tallissan_lintra_meets_a_vehicle(answer: str) -> None:
    """An opponent's, once it has been activated; she may be activated too."""
    t = Tabletop("21061", "T02")
    t.support("T11", seat=THEM)
    t.spare_die("09082")

    t.answer("pass", "activate their T11")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert (1, 1) == (len(t.events("activated")), len(t.pool(THEM)))
    t.answer(answer)

    assert (answer == "no", int(answer == "yes")) == (t.copy("21061").ready, len(t.pool()))


@card("21061")
def test_tallissan_lintra_meets_no_other_card() -> None:
    """Neither one of theirs that is no vehicle, nor a vehicle of yours."""
    t = Tabletop("21061", "T02")
    t.support("T11")
    t.support("T910", seat=THEM)

    t.answer("activate T11")
    assert "they: action" == t.asked()
    t.answer("activate their T910")

    assert "you: action" == t.asked()

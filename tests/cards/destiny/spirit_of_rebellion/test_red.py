"""Spirit of Rebellion, red cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel import machine
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Training


def trained(team: str = "T01", spares: int = 1) -> Tabletop:
    """Training in hand, and spare dice of a red character."""
    t = Tabletop(team, "T02", hand="02125 T63")
    t.spare_die("T01", count=spares)
    return t


@card("02125")
def test_training_is_for_red_characters_that_are_not_unique() -> None:
    """The others cannot carry it."""
    t = Tabletop("T01 T03 T06 04024 T07", "T86", hand="02125")

    t.answer("play 02125")

    assert ["T01", "T07"] == t.options()


@card("02125")
@ruling("arh.clar.sor.20")
@pytest.mark.parametrize(("spares", "dice"), [(1, 2), (0, 1)])
def test_training_lends_a_second_die(spares: int, dice: int) -> None:
    """Out of those set aside; without one there it does nothing."""
    t = trained(spares=spares)

    t.answer("play 02125")

    assert dice == len(t.copy("T01").dice)
    assert 0 == sum(t.state.players[YOU].spares.values())


@card("02125")
@ruling("arh.clar.sor.22", "arh.clar.sor.23")
def test_without_its_training_a_character_sets_a_die_of_choice_aside() -> None:
    """Its controller says which; the die is set aside, not lost."""
    t = trained()
    t.answer("play 02125", "pass")
    for side in ("1R", "2RD"):
        t.show("T01", side)

    t.answer("play T63", "02125")
    assert ("you: die_to_set_aside", ["die T01 1R", "die T01 2RD"]) == (t.asked(), t.options())
    t.answer("die T01 1R")

    assert ["T01 2RD"] == t.pool()
    assert (1, 1) == (len(t.copy("T01").dice), sum(t.state.players[YOU].spares.values()))


@card("02125")
@ruling("arh.faq.48")
def test_a_trained_clone_trooper_rerolls_one_of_its_two_dice() -> None:
    """What it says of its die is said of a single one; the other stays as it is."""
    t = Tabletop("05038", "T02", hand="02125")
    t.battlefield("T42", THEM)
    t.spare_die("05038")
    t.answer("play 02125", "pass", "activate 05038", "yes")

    assert ["05038", "05038"] == [one.split()[1] for one in t.options()]
    t.choose(0)
    assert [1] == [len(event.items) for event in t.events("dice_rolled") if event.detail]
    assert "they: action" == t.asked()


@card("02125")
def test_two_dice_on_the_card_are_alike() -> None:
    """Then nobody is asked which one goes."""
    t = trained()
    t.answer("play 02125", "pass", "play T63", "02125")

    assert ("they: action", 1) == (t.asked(), len(t.copy("T01").dice))


@card("02125")
@ruling("arh.clar.sor.21")
def test_training_leaves_an_elite_character_as_it_is() -> None:
    """It lends no third die and takes none along, be it elite by itself or by another."""
    t = trained("T01*2")
    t.answer("play 02125", "pass")
    assert 2 == len(t.copy("T01").dice)
    t.answer("play T63", "02125")
    assert 2 == len(t.copy("T01").dice)

    twice = trained(spares=2)
    twice.upgrade("02125", on="T01")
    twice.answer("play 02125", "no", "pass")
    assert 2 == len(twice.copy("T01").dice)
    twice.answer("play T63", "02125")
    assert 2 == len(twice.copy("T01").dice)


@card("02125")
def test_training_that_is_moved_makes_another_character_elite() -> None:
    """The first one gives its die back."""
    t = trained("T01 T07")
    t.spare_die("T01")
    t.spare_die("T07")
    t.answer("play 02125", "T01", "pass")
    assert [2, 1] == [len(t.copy(code).dice) for code in ("T01", "T07")]

    emit(t.state, Event(ev.ATTACHED, YOU, t.copy("02125").ref, t.copy("T07").ref, 1))
    machine.run(t.state)

    assert [1, 2] == [len(t.copy(code).dice) for code in ("T01", "T07")]

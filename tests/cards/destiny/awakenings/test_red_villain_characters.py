"""Awakenings, red villain characters: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Captain Phasma


def phasma() -> Tabletop:
    """Her with a non-unique and a unique character, and dice of the opponent."""
    t = Tabletop("01001 T61 T03", "T02 T06 T61")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    t.show("their T61", "1MD")
    return t


@card("01001")
def test_phasma_makes_a_non_unique_character_a_guardian() -> None:
    """Activated, it may take the damage of one die upon itself; the die is removed."""
    t = phasma()

    t.answer("activate T61")
    assert ["their die T02 2RD", "their die T61 1MD", "stop"] == t.options()
    t.answer("their die T61 1MD")

    assert (["T02 2RD", "T06 1R"], "they: action") == (t.pool(THEM), t.asked())
    assert 1 == t.copy("T61").damage


@card("01001")
def test_phasma_makes_no_guardian_of_unique_characters() -> None:
    """Neither of herself nor of another."""
    for who in ("01001", "T03"):
        t = phasma()
        t.answer(f"activate {who}")
        assert "they: action" == t.asked()


@card("01001")
def test_phasma_makes_no_guardian_of_an_opponents_character() -> None:
    """Only of yours."""
    t = phasma()
    t.show("T61", "2RD")

    t.answer("pass", "activate their T61")

    assert "you: action" == t.asked()


@card("01001")
def test_phasma_makes_no_guardian_of_a_support() -> None:
    """Only of characters."""
    t = phasma()
    t.support("T13")

    t.answer("activate T13")

    assert "they: action" == t.asked()


# First Order Stormtrooper


@card("01002")
@ruling("arh.subtypes.24")
def test_the_stormtrooper_has_a_die_and_no_text() -> None:
    """Its die is rolled and resolved like any other, and may cost a resource."""
    t = Tabletop("01002", "T02", resources=1)
    t.next_roll("01002", "2RD1")

    t.answer("activate 01002")
    assert ["01002 2RD1"] == t.pool()
    t.answer("pass", "resolve ranged", "their T02")

    assert (2, 0, ["trooper"]) == (
        t.copy("their T02").damage,
        t.resources(),
        list(t.state.definition_of(t.copy("01002")).facts.subtypes),
    )


# General Grievous


def grievous(falls: str = "their T02", by: int = YOU) -> Tabletop:
    """A character is about to be defeated; upgrades on it and on others."""
    t = Tabletop("01003 T01", "T02 T06 T61")
    t.support("T12", seat=THEM)
    t.upgrade("T22", on="T01")
    t.upgrade("T22", on="their T06")
    for upgrade in ("T21", "01056", "01008"):
        t.upgrade(upgrade, on="their T02")
    t.downgrade("T144", on="their T02")
    t.show("their T21", "1MD")
    emit(t.state, Event(ev.DEFEATED, by, t.copy(falls).ref))
    return t


@card("01003")
@ruling("arh.clar.aw.10")
def test_grievous_takes_an_upgrade_before_it_can_redeploy() -> None:
    """One from the character that falls, and no ability; it is yours with its die."""
    t = grievous()

    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["their T21", "their 01008"] == t.options()
    t.answer("their 01008")

    assert t.copy("01003").ref == t.copy("01008").host
    assert (["T02"], ["T21", "01056"]) == (
        t.codes(t.state.players[THEM].defeated),
        sorted(t.discards(THEM), reverse=True),
    )
    assert ("you: action", 1) == (t.asked(), len(t.copy("01008").dice))


@card("01003")
def test_grievous_need_not_take_an_upgrade() -> None:
    """Then what can redeploy still may, whoever defeats the character."""
    t = grievous(by=THEM)

    t.answer("no")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes", "their T61")

    assert t.copy("their T61").ref == t.copy("their 01008").host


@card("01003")
@ruling("arh.part7.replacement.06")
def test_grievous_takes_nothing_from_a_character_that_has_a_second_chance() -> None:
    """It would be defeated and is not."""
    t = Tabletop("01003", "T02 T06")
    t.upgrade("01137", on="their T02")
    t.upgrade("T22", on="their T02")
    emit(t.state, Event(ev.DEFEATED, YOU, t.copy("their T02").ref))

    assert ("you: action", ["T02", "T06", "T22"]) == (t.asked(), t.in_play(THEM))


@card("01003")
def test_grievous_takes_nothing_from_a_character_of_yours() -> None:
    """Only from an opponent's."""
    t = grievous(falls="T01")

    assert ("you: action", ["T22"]) == (t.asked(), t.discards())


@card("01003")
def test_grievous_asks_nothing_if_there_is_nothing_to_take() -> None:
    """An ability stays where it is, and so does what others carry."""
    t = Tabletop("01003", "T02 T06")
    t.upgrade("01056", on="their T02")
    t.upgrade("T22", on="their T06")
    emit(t.state, Event(ev.DEFEATED, YOU, t.copy("their T02").ref))

    assert ("you: action", ["01003"]) == (t.asked(), t.in_play())


# General Veers


def veers() -> Tabletop:
    """His die and those of supports and characters in both pools."""
    t = Tabletop("01004*2 T01", "T02")
    t.support("T13")
    t.support("T68")
    t.support("T13", seat=THEM)
    t.show("01004", "1RD")
    t.show("01004", "-")
    t.show("T01", "1MD")
    t.show("T13", "-")
    t.show("T68", "1Sh")
    t.show("their T13", "2R")
    return t


@card("01004")
def test_veers_removes_a_die_of_his_to_turn_a_support_die() -> None:
    """Of two dice of his, one to choose; of your supports' dice, one to any other side."""
    t = veers()

    t.answer("use 01004")
    assert ["die 01004 1RD", "die 01004 -"] == t.options()
    t.answer("die 01004 -")
    assert ["die T13 -", "die T68 1Sh"] == t.options()
    t.answer("die T13 -")
    assert ["1R", "2R", "2Sh", "1F", "Sp"] == t.options()
    t.answer("2R")

    assert ["01004 1RD", "T01 1MD", "T13 2R", "T68 1Sh"] == t.pool()
    assert (["T13 2R"], "they: action") == (t.pool(THEM), t.asked())


@card("01004")
def test_veers_may_remove_his_die_although_nothing_can_be_turned() -> None:
    """The cost is paid to no effect."""
    t = Tabletop("01004", "T02")
    t.show("01004", "1RD")

    t.answer("use 01004")

    assert ([], "they: action", False) == (t.pool(), t.asked(), bool(t.events("passed")))


@card("01004")
def test_veers_finds_his_die_in_any_pool() -> None:
    """It is his die wherever it lies."""
    t = Tabletop("01004", "T02")
    die = t.show("01004", "1RD")
    t.state.players[YOU].pool.remove(die.id)
    t.state.players[THEM].pool.append(die.id)
    die.seat = THEM

    t.answer("use 01004")

    assert [] == t.pool(THEM)


@card("01004")
@ruling("arh.part5.passing.04")
def test_without_a_die_to_remove_using_veers_is_a_pass() -> None:
    """Nothing is turned."""
    t = Tabletop("01004", "T02")
    t.support("T13")
    t.show("T13", "1R")

    t.answer("use 01004")

    assert (["T13 1R"], "they: action", 1) == (t.pool(), t.asked(), len(t.events("passed")))

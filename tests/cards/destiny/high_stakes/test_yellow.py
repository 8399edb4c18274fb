"""High Stakes, yellow cards: what each offers, and what it does; and a dagger much like one."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears

# Darksaber (16103) and Sith Dagger (21013), which goes to hero characters only.
# T07 has 1 health; T601 and T908 are heroes, T605 is a villain, T01 neither.

TAKERS = {
    "16103": ["their T01", "their T605", "their T601", "their T908"],
    "21013": ["their T601", "their T908"],
}


def armed(code: str, yours: str = "T07 T08", theirs: str = "T01 T605 T601 T908") -> Tabletop:
    """It is on a character of yours, with its die in the pool; they have damage to deal."""
    t = Tabletop(yours, theirs, hand="T21 T23", resources=2)
    t.upgrade(code, on=yours.split(maxsplit=1)[0])
    t.show(code, "1R")
    t.show(f"their {theirs.split(maxsplit=1)[0]}", "1MD")
    return t


def strike(t: Tabletop, target: str = "T07") -> None:
    """They deal damage."""
    t.pass_turn()
    t.answer("resolve melee", target)


@card("16103", "21013")
@ruling("arh.clar.hs.04")
def test_whose_effect_defeats_its_character_may_take_it(code: str) -> None:
    """Before it could be redeployed; with its die, and under their control; never a support."""
    t = armed(code, "T07 T600")
    t.support("24077", seat=THEM)
    strike(t)
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert TAKERS[code] == t.options()
    t.answer("their T601")

    taken = t.copy(f"their {code}")
    assert ("you: action", "their T601") == (t.asked(), t.label(taken.host))
    assert (["T600"], [], []) == (t.in_play(), t.pool(), t.discards())


@card("16103", "21013")
def test_what_they_leave_can_be_redeployed(code: str) -> None:
    """Afterwards, by its player, to another character."""
    t = armed(code, "T07 T08 T05")
    strike(t)
    t.answer("no")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["T08", "T05"] == t.options()
    t.answer("T05")

    assert ("T05", [], "you: action") == (t.label(t.copy(code).host), t.pool(), t.asked())


@card("16103", "21013")
@ruling("arh.part1.upgrades.04")
def test_what_is_neither_taken_nor_redeployed_goes_with_its_character(code: str) -> None:
    """No effect discards it then."""
    t = armed(code)
    strike(t)
    t.answer("no", "no")

    assert (["T08"], [code], "you: action") == (t.in_play(), t.discards(), t.asked())


@card("21013")
def test_a_dagger_is_not_taken_without_a_hero() -> None:
    """Then nobody is asked but its player."""
    t = armed("21013", theirs="T01 T605")
    strike(t)

    assert "you: may" == t.asked()


@card("16103", "21013")
def test_it_is_not_taken_where_its_own_player_defeats_its_character(code: str) -> None:
    """It is redeployed all the same; nor is it if another character falls, or none."""
    t = armed(code)
    emit(t.state, Event(ev.DEFEATED, YOU, t.copy("T07").ref, 0, 1))
    assert "you: may" == t.asked()

    t = armed(code, "T08 T07")
    strike(t)
    assert (["T08", code], "you: action") == (t.in_play(), t.asked())


@card("16103", "21013")
def test_it_waits_for_a_defeat_by_an_effect_of_an_opponent(code: str) -> None:
    """Of its own character, and by whatever effect."""
    t = armed(code)
    for seat in (YOU, THEM):
        for label, flags in (("T07", ev.BY_OPPONENT), ("T07", 0), ("T08", ev.BY_OPPONENT)):
            defeat = Event(ev.DEFEATED, seat, t.copy(label).ref)
            defeat.flags = flags
            assert (label == "T07" and flags != 0) == hears(t, code, BEFORE, defeat)


@card("16103", "21013")
@ruling("arh.part7.negative.01")
def test_it_cannot_be_discarded_by_an_effect(code: str) -> None:
    """Another upgrade is, and this one not offered; whoever would do it."""
    t = Tabletop("T08", "T01", hand="T224", their_hand="T224")
    t.upgrade(code, on="T08")
    t.upgrade("T22", on="T08")
    t.upgrade("T24", on="T08")
    t.answer("play T224")
    assert ["T22", "T24"] == t.options()
    t.answer("T22", "play T224")

    assert (["T08", code], "you: action") == (t.in_play(), t.asked())


@card("16103", "21013")
def test_it_cannot_be_replaced(code: str) -> None:
    """A new upgrade is not the cheaper for it, as it is for another one there."""
    t = armed(code, "T08")
    assert ["play T21"] == [one for one in t.options() if one.startswith("play")]

    t = armed(code, "T08")
    t.upgrade("T24", on="T08")
    t.answer("play T23")
    assert ["T24"] == t.options()
    t.answer("T24")
    assert (["T08", code, "T23"], 0) == (t.in_play(), t.resources())


@card("16103", "21013")
def test_it_is_not_given_up_where_there_are_too_many(code: str) -> None:
    """Of four upgrades one of the others goes."""
    t = armed(code, "T08")
    t.upgrade("T22", on="T08")
    t.upgrade("T24", on="T08")
    t.answer("play T21", "no")

    assert ["T22", "T24", "T21"] == t.options()


@card("16103", "21013")
@ruling("arh.part1.uniqueness.08")
def test_it_is_discarded_as_one_of_two(code: str) -> None:
    """Whoever takes it has one already, and chooses which of them stays."""
    t = armed(code)
    t.upgrade(code, on="their T601")
    strike(t)
    t.answer("yes", "their T908")
    assert 2 == len(t.options())
    t.answer(t.options()[0])

    left = [one for one in t.in_play(THEM) if one == code]
    assert (1, 1) == (len(left), len(t.discards(YOU)) + len(t.discards(THEM)))

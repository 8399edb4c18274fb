"""Display of Power, Quite the Mercenary: for a scoundrel who was just hit."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card


def hit(*whom: str) -> Tabletop:
    """They hit these characters of yours, one a turn; then it is your turn."""
    t = Tabletop("01020 01019 T03", "T02*3 01046", hand="22076")
    t.upgrade("T21", on="01020")
    t.support("T11")
    t.copy("01020").damage = t.copy("01019").damage = 3
    for label in ("01020", "01019", "T03", "T21", "T11"):
        t.show(label, "1R")
    for label in whom:
        t.show("their T02", "2RD")
        t.answer("pass", "resolve ranged", label)
    return t


@card("22076")
def test_a_scoundrel_who_was_hit_answers() -> None:
    """Two damage are healed, and one of his own or his upgrades' dice is turned."""
    t = hit("01020")
    t.answer("play 22076")
    assert ["die 01020 1R", "die T21 1R"] == t.options()
    assert 3 == t.copy("01020").damage
    t.answer("die T21 1R", "Sp")

    assert ("they: action", 3) == (t.asked(), t.copy("01019").damage)
    assert "T21 Sp" in t.pool()


@card("22076")
def test_only_a_scoundrel_who_was_hit_on_their_last_turn_counts() -> None:
    """Not another character, nor one of the turn before, nor without any damage."""
    assert "play 22076" not in hit("T03").options()
    assert "play 22076" not in hit("01020", "T03").options()
    assert "play 22076" not in hit("their 01046").options()
    assert "play 22076" not in hit().options()


@card("22076")
def test_who_was_hit_before_does_not_answer() -> None:
    """Only whom the last turn of theirs has hit; his die may lie anywhere."""
    t = hit("01020", "01019")
    t.lend(next(die for die in t.state.dice.values() if die.copy == t.copy("01019").ref))

    t.answer("play 22076", "-")

    assert (5, 3) == (t.copy("01020").damage, t.copy("01019").damage)
    assert ["01019 -"] == t.pool(THEM)


@card("22076")
def test_of_those_hit_together_only_your_scoundrels_answer() -> None:
    """Hit by them: neither others, nor theirs, nor whom you hit yourself on their turn."""
    t = Tabletop("01020 01019 T03", "T02*3 01046", hand="22076")
    t.copy("01020").damage = 3
    t.show("01020", "1R")
    for _ in range(3):
        t.show("their T02", "2RD")
    t.answer("pass")
    emit(t.state, Event(ev.DAMAGE_DEALT, YOU, t.copy("01019").ref, 0, 1))
    t.answer("resolve ranged")
    for label in ("T03", "their 01046", "01020"):
        t.choose(0)
        t.answer(label)

    t.answer("play 22076", "-")

    assert ("they: action", 3) == (t.asked(), t.copy("01020").damage)


@card("22076")
def test_what_you_do_to_yourself_is_not_their_doing() -> None:
    """Though it be on their turn."""
    t = Tabletop("01020", "T02", hand="22076")
    t.answer("pass")
    emit(t.state, Event(ev.DAMAGE_DEALT, YOU, t.copy("01020").ref, 0, 1))
    t.answer("activate their T02")

    assert "play 22076" not in t.options()


@card("22076")
def test_of_two_scoundrels_hit_one_answers() -> None:
    """It is asked which."""
    t = Tabletop("01020 01019 T03", "T02", hand="22076")
    t.copy("01020").damage = t.copy("01019").damage = 3
    t.support("T14", seat=THEM)
    t.show("their T14", "2ID")
    t.show("01019", "1R")
    t.answer("pass", "resolve indirect", "01020", "01019")

    t.answer("play 22076")
    assert ("you: choose", ["01020", "01019"]) == (t.asked(), t.options())
    t.answer("01019")

    assert (4, 2) == (t.copy("01020").damage, t.copy("01019").damage)


@card("22076")
def test_their_last_turn_may_have_been_in_the_round_before() -> None:
    """As when a card has ended the action phase."""
    t = hit("01020")
    t.state.round += 1

    t.answer("play 22076", "die 01020 1R", "-")

    assert 3 == t.copy("01020").damage

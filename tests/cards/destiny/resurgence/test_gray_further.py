"""Resurgence, further gray cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# The Tower


def tower(named: str = "number 1", controller: int = YOU) -> Tabletop:
    """A round begins at The Tower, and its controller names a number."""
    t = Tabletop("T01 T06", "T02", hand="T33 T33", their_hand="T33 T33 T33 T31", their_resources=3)
    label = t.label(t.battlefield("23093", controller).ref)
    assert hears(t, label, AFTER, Event(ev.PHASE_BEGAN, YOU, 0, 0, 0, t.state.phase))
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    assert f"{'you' if controller == YOU else 'they'}: number" == t.asked()
    t.answer(named)
    t.show("T01", "2RD")
    t.show("their T02", "-")
    return t


@card("23093")
def test_the_tower_answers_a_card_that_costs_as_much_as_was_named() -> None:
    """A die is turned to that value, once a round; only for an opponent's card."""
    t = tower()

    t.answer("play T33")
    assert "they: action" == t.asked()
    t.answer("play T33")
    assert ("you: choose", ["die T01 2RD", "their die T02 -"]) == (t.asked(), t.options())
    assert 2 == len(t.events("card_played"))
    t.answer("their die T02 -")
    assert ["1MD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("1R")
    assert ["T02 1R"] == t.pool(THEM)
    for _ in range(2):
        t.answer("pass", "play T33")
        assert "you: action" == t.asked()
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.answer("number 0", "pass")
    t.show("T01", "2RD")
    t.show("their T02", "-")
    t.answer("play T31")
    assert "you: choose" == t.asked()


@card("23093")
def test_the_tower_waits_for_the_cost_that_was_named() -> None:
    """Another cost does not count; and a number is named anew each round."""
    t = tower("number 1")

    t.answer("pass", "play T31")
    assert "you: action" == t.asked()
    t.answer("pass", "play T33", "die T01 2RD", "1R")
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    assert "you: number" == t.asked()


@card("23093")
def test_the_tower_belongs_to_who_controls_it() -> None:
    """They name the number, and your cards are the ones it waits for."""
    t = tower(controller=THEM)

    t.answer("pass", "play T33")

    assert ("they: choose", ["die T01 2RD", "their die T02 -"]) == (t.asked(), t.options())


# Garsa's Sanctuary


def sanctuary(side: str) -> Tabletop:
    """Shields are named at Garsa's Sanctuary; a rerolled die comes to show this side."""
    t = Tabletop("T01", "T02")
    t.battlefield("23109")
    t.support("T13")
    t.show("T01", "2RD")
    t.show("T13", "1R")
    t.show("their T02", "-")
    t.answer("use 23109", "shield")
    t.next_roll("T01", side)
    assert ["die T01 2RD", "die T13 1R", "their die T02 -"] == t.options()
    t.answer("die T01 2RD")
    return t


@card("23109")
def test_garsas_sanctuary_turns_another_die_to_the_named_symbol() -> None:
    """If the rerolled one shows it; of any player, to a side worth two at most."""
    t = sanctuary("1Sh")

    assert ("you: may", "yes") == (t.asked(), t.options()[1])
    t.answer("yes")
    assert ["die T13 1R", "their die T02 -"] == t.options()
    t.answer("die T13 1R")
    assert ["T01 1Sh", "T13 2Sh"] == t.pool()
    assert 1 == t.events("ability_used")[0].amount


@card("23109")
def test_garsas_sanctuary_may_leave_it_and_needs_the_symbol() -> None:
    """The turn is optional, and nothing follows another symbol."""
    t = sanctuary("1Sh")
    t.answer("no")
    assert (["T01 1Sh", "T13 1R"], "they: action") == (t.pool(), t.asked())

    t = sanctuary("1R")
    assert (["T01 1R", "T13 1R"], "they: action") == (t.pool(), t.asked())


@card("23109")
def test_garsas_sanctuary_turns_to_no_side_worth_three() -> None:
    """A die whose only side with the symbol is worth more stays as it is."""
    t = Tabletop("T01", "T07")
    t.battlefield("23109")
    t.show("T01", "2RD")
    t.show("their T07", "-")
    t.next_roll("T01", "1MD")

    t.answer("use 23109", "melee", "die T01 2RD", "yes")

    assert (["T07 -"], "they: action") == (t.pool(THEM), t.asked())

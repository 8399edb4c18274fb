"""Awakenings, blue hero characters: what each offers, and what it does."""

from dejarik.games.destiny import events as ev
from dejarik.kernel.events import Event
from dejarik.kernel.happening import emit
from dejarik.testing.table import THEM, YOU, Tabletop, card

# Luke Skywalker


@card("01035")
def test_luke_skywalker_draws_a_card_when_you_activate_him() -> None:
    """
    One card; nobody is asked.
    """
    t = Tabletop("01035*2 T03", deck="T33 T21 T12", hand="T31")

    t.answer("activate 01035")

    assert ("they: action", ["T31", "T33"]) == (t.asked(), t.hand())


@card("01035")
def test_luke_skywalkers_draw_takes_its_turn_with_what_else_follows() -> None:
    """
    After the activation, in the order you choose.
    """
    t = Tabletop("01035 T08", deck="T33 T21 T12")

    t.answer("activate 01035")

    assert ["first 01035", "first T08"] == t.options()


@card("01035")
def test_luke_skywalker_draws_a_card_when_another_card_of_yours_activates_him() -> None:
    """
    Which card brings it about does not matter.
    """
    t = Tabletop("01035", deck="T33 T21")
    t.support("T12")
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("01035").ref, t.copy("T12").ref))

    assert ("you: action", ["T33"]) == (t.asked(), t.hand())


@card("01035")
def test_luke_skywalker_draws_nothing_when_an_opponent_activates_him() -> None:
    """
    It must be you who activates him.
    """
    t = Tabletop("01035", their_hand="T112", deck="T33 T21")

    t.answer("pass", "play T112")

    assert ([], False) == (t.hand(), t.copy("01035").ready)


@card("01035")
def test_luke_skywalker_draws_nothing_for_another_character() -> None:
    """
    Nor for a character of the opponent.
    """
    t = Tabletop("01035 T03", deck="T33 T21")

    t.answer("activate T03", "activate their T02")

    assert ([], 5) == (t.hand(), len(t.state.players[THEM].deck))


@card("01035")
def test_luke_skywalker_draws_nothing_from_an_empty_deck() -> None:
    """
    The game goes on.
    """
    t = Tabletop("01035", deck="", hand="T31")

    t.answer("activate 01035")

    assert ("they: action", ["T31"]) == (t.asked(), t.hand())

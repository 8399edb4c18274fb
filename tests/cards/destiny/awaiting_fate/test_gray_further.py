"""Awaiting Fate, further gray cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears, searched

# A350 Blaster Rifle


def a350(team: str) -> Tabletop:
    """A350 Blaster Rifle is played on the first character, others in deck and discard pile."""
    t = Tabletop(team, "T02", hand="24043 24043", deck="T31 24043 T22", resources=3)
    t.discard_pile("24043", "24043", "T22")
    t.discard_pile("24043", seat=THEM)
    t.answer("play 24043")
    return t


@card("24043")
def test_the_a350_brings_another_from_the_deck() -> None:
    """For one less; the deck is shuffled."""
    t = a350("T01")

    assert ("you: may", 1) == (t.asked(), t.resources())
    t.answer("yes")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")
    assert ["card 24043", "stop"] == t.options()
    t.answer("card 24043", "no")

    assert (["T01", "24043", "24043"], 0) == (t.in_play(), t.resources())
    assert (True, 3) == (searched(t), len(t.discards()))


@card("24043")
def test_the_a350_brings_another_from_the_discard_pile() -> None:
    """Then nothing is shuffled."""
    t = a350("T01")

    t.answer("yes", "either 1")
    assert ["card 24043", "card 24043"] == t.options()
    t.choose(0)
    t.answer("no")

    assert (["T01", "24043", "24043"], 0, []) == (
        t.in_play(),
        t.resources(),
        t.events("deck_shuffled"),
    )


@card("24043")
def test_the_a350_may_be_left_alone_and_wants_the_common_soldier() -> None:
    """It is optional, and on a unique character there is nothing to ask."""
    t = a350("T01")
    t.answer("no")
    assert ("they: action", ["T01", "24043"]) == (t.asked(), t.in_play())

    assert "they: action" == a350("T02").asked()


@card("24043")
@pytest.mark.parametrize(("choice", "resources"), [("0", 2), ("0", 3), ("1", 2), ("1", 3)])
def test_the_a350_is_not_found_where_it_cannot_be_paid(choice: str, resources: int) -> None:
    """Of two upgrades in a turn only one can be replaced; the search goes on all the same."""
    t = Tabletop("T01", "T02", hand="24043", deck="24043", resources=resources)
    t.upgrade("T22", on="T01")
    t.discard_pile("24043", "T31")

    t.answer("play 24043", "T22", "yes", f"either {choice}")

    if choice == "0":
        assert ["card 24043", "stop"][3 - resources :] == t.options()
        t.answer(t.options()[0])
    assert (resources, 0) == (len(t.in_play()), t.resources())
    assert resources - 1 == len(t.events("play_started"))


@card("24043")
def test_the_a350_waits_for_itself_played_by_you() -> None:
    """Not for another card, nor for a play of an opponent's."""
    t = Tabletop("T01", "T02")
    ref = t.upgrade("24043", on="T01").ref
    other = t.upgrade("T22", on="T01").ref

    assert hears(t, "24043", AFTER, Event(ev.CARD_PLAYED, YOU, 0, ref))
    assert not hears(t, "24043", AFTER, Event(ev.CARD_PLAYED, YOU, 0, other))
    assert not hears(t, "24043", AFTER, Event(ev.CARD_PLAYED, THEM, 0, ref))

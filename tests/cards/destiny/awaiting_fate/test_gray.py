"""Awaiting Fate, gray cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.state import UPKEEP
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


# Dangerous Gambit


def gambit(yours: str) -> Tabletop:
    """The plot is yours, and the action phase is about to end."""
    t = Tabletop(yours, "T02 T06")
    t.support("24110")
    t.pass_turn()
    return t


@card("24110")
def test_dangerous_gambit_lets_them_deal_damage() -> None:
    """Two past any shields, to a character of yours that they choose."""
    t = gambit("T01 T03")
    t.copy("T03").shields = 2
    t.pass_turn()

    assert ("they: choose", ["T01", "T03"]) == (t.asked(), t.options())
    assert UPKEEP == t.state.phase
    t.answer("T03")

    assert (2, 2) == (t.copy("T03").damage, t.copy("T03").shields)
    assert [THEM] == [event.seat for event in t.events("damage_dealt")]


@card("24110")
def test_dangerous_gambit_spares_a_last_character() -> None:
    """With one character nothing happens, in neither phase."""
    t = gambit("T01")
    t.pass_turn()

    assert 0 == t.copy("T01").damage


@card("24110")
def test_dangerous_gambit_is_once_a_round() -> None:
    """The action phase begins without it."""
    t = gambit("T01 T03")
    t.pass_turn()
    t.answer("T01")

    t.keep_hands()

    assert "you: action" == t.asked()
    assert 1 == len(t.events("damage_dealt"))


# Astral Henge


def henge(side: str = "1R") -> Tabletop:
    """The battlefield is yours; both have dice of characters and of a support."""
    t = Tabletop("T01 T03", "T02 T07")
    t.battlefield("24089")
    t.support("T11")
    t.support("T11", seat=THEM)
    t.show("T01", "1MD")
    t.show("T03", "1Sh")
    t.show("T11", "1MD")
    t.show("their T02", side)
    t.show("their T07", "1F")
    t.show("their T11", "1R")
    t.answer("use 24089")
    return t


@card("24089")
def test_the_henge_makes_your_die_like_theirs() -> None:
    """Character dice; theirs to any side, then yours to the same symbol and value."""
    t = henge()

    assert ["their die T02 1R", "their die T07 1F"] == t.options()
    t.answer("their die T02 1R")
    assert ["1MD", "2RD", "1Sh", "+1MD", "-"] == t.options()
    t.answer("2RD")
    assert ["die T01 1MD", "die T03 1Sh"] == t.options()
    t.answer("die T03 1Sh")

    assert ["T01 1MD", "T03 2RD", "T11 1MD"] == t.pool()
    assert ["T02 2RD", "T07 1F", "T11 1R"] == t.pool(THEM)
    assert 1 == t.events("ability_used")[0].amount


@card("24089")
@pytest.mark.parametrize("side", ["3MD", "1Dr"])
def test_the_henge_turns_yours_only_if_possible(side: str) -> None:
    """Another value or another symbol is not enough."""
    t = henge()

    t.answer("their die T07 1F", side, "die T03 1Sh")

    assert ["T01 1MD", "T03 1Sh", "T11 1MD"] == t.pool()
    assert "they: action" == t.asked()


@card("24089")
def test_the_henge_needs_a_die_of_theirs() -> None:
    """Without one yours is not turned either."""
    t = Tabletop("T01 T03", "T02")
    t.battlefield("24089")
    t.show("T01", "1MD")
    t.show("T03", "1MD")

    t.answer("use 24089")

    assert ("they: action", ["T01 1MD", "T03 1MD"]) == (t.asked(), t.pool())

"""Allies of Necessity, gray cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import CHARACTER_SUBTYPES
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.games.destiny.rules.values import has_subtype
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears, set_up, waits_only_for_your_activation

# Clawdite Shapeshifter


@card("10013")
def test_the_clawdite_takes_on_a_subtype_for_a_round() -> None:
    """Any character subtype, if you like; it lasts through upkeep."""
    t = Tabletop("10013 T03", "T02", hand="T31")

    t.answer("activate 10013")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ("you: subtype", list(CHARACTER_SUBTYPES)) == (t.asked(), t.options())
    t.answer("jedi")
    assert [True, False] == [
        has_subtype(t.state, t.copy(label), "jedi") for label in ("10013", "T03")
    ]
    t.pass_turn()
    t.pass_turn()
    assert ("you: upkeep_discard", True) == (
        t.asked(),
        has_subtype(t.state, t.copy("10013"), "jedi"),
    )
    t.keep_hands()
    assert not has_subtype(t.state, t.copy("10013"), "jedi")


@card("10013")
def test_the_clawdite_may_stay_itself() -> None:
    """It is optional, and only your activation counts."""
    t = Tabletop("10013 T03", "T02")
    waits_only_for_your_activation(t, "10013")

    t.answer("activate 10013", "no")

    assert ("they: action", []) == (t.asked(), t.events("value_chosen"))


# Allies of Necessity


@card("10016")
def test_allies_of_necessity_join_characters_of_one_colour() -> None:
    """Two of them."""
    fault = "include_only_if 10016"

    assert fault not in faults(listed("T01 T86 T02 10016"))
    assert fault in faults(listed("T01 T02 T06 10016"))


@card("10016")
def test_allies_of_necessity_lose_two_resources_after_setup() -> None:
    """They are lost, not spent."""
    t = Tabletop("T01", "T02", hand="T31 T33")
    t.support("10016")
    assert hears(t, "10016", AFTER, Event(ev.SETUP_DONE, YOU))
    emit(t.state, Event(ev.SETUP_DONE, YOU))

    t.answer("card T33")

    assert (3, ["T31"], 1) == (t.resources(), t.hand(), len(t.events("resources_lost")))


@card("10016")
def test_allies_of_necessity_cost_a_card_and_two_resources() -> None:
    """After setup."""
    t = set_up(["T01", "T86", "10016"], ["T02"], until="you: choose")

    assert (5, 2) == (len(t.options()), t.resources())
    t.choose(0)

    assert (4, 0, 1) == (len(t.hand()), t.resources(), len(t.discards()))


# LR-57 Combat Droid


@card("10017")
def test_a_combat_droid_gathers_resources_and_deals_as_much() -> None:
    """One when it is played, one with each special; shields help."""
    t = Tabletop("T01", "T02 T03", hand="10017")
    t.answer("play 10017")
    assert 1 == t.copy("10017").resources
    t.show("10017", "Sp")
    t.copy("their T02").shields = 1
    t.answer("pass", "resolve special")
    assert (2, ["T01", "their T02", "their T03"]) == (t.copy("10017").resources, t.options())
    t.answer("their T02")

    assert (1, 0) == (t.copy("their T02").damage, t.copy("their T02").shields)


@card("10017")
def test_a_combat_droid_waits_until_it_is_played_by_you() -> None:
    """Not for another card."""
    t = Tabletop("T03", "T02")
    droid, other = t.support("10017"), t.support("T11")

    assert hears(t, "10017", AFTER, Event(ev.CARD_PLAYED, YOU, droid.card, droid.ref))
    assert not hears(t, "10017", AFTER, Event(ev.CARD_PLAYED, THEM, droid.card, droid.ref))
    assert not hears(t, "10017", AFTER, Event(ev.CARD_PLAYED, YOU, other.card, other.ref))

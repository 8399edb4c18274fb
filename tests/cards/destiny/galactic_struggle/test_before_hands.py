"""Galactic Struggle: what comes before the starting hands are drawn."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import YOU, Tabletop, card
from tests.cards.destiny.idioms import followed, hears, set_up

FALCON = "19021"


def asked_for_the_falcon(deck: str = FALCON, team: str = "19019") -> Tabletop:
    """A game set up with Lando, up to what he asks."""
    return set_up([team], ["T02"], until="you: may", deck=deck)


@card("19019")
def test_lando_calrissian_brings_the_falcon() -> None:
    """Out of the deck, for nothing, before anybody has drawn or gained anything."""
    t = asked_for_the_falcon(f"{FALCON} 19024")
    assert (["no", "yes"], [], []) == (t.options(), t.hand(), t.events("cards_drawn"))

    t.answer("yes")
    assert [f"card {FALCON}", "stop"] == t.options()
    t.answer(f"card {FALCON}")

    assert ("you: mulligan", ["19019", FALCON]) == (t.asked(), t.in_play())
    assert (5, 2) == (len(t.hand()), len(t.state.players[0].deck))
    assert [0, 0, 1] == [one.seat for one in t.events("deck_shuffled")]
    assert [(YOU, YOU)] == [(one.seat, one.subject) for one in t.events("deck_seen")]
    assert 0 == t.resources()
    assert t.events("card_played")[0].serial < t.events("cards_drawn")[0].serial
    assert followed(t, "deck_seen", "cards_drawn")


@card("19019")
def test_lando_may_search_in_vain() -> None:
    """The deck is shuffled all the same."""
    t = asked_for_the_falcon()

    t.answer("yes", "stop")

    assert ("you: mulligan", ["19019"], []) == (t.asked(), t.in_play(), t.events("card_played"))
    assert [0, 0, 1] == [one.seat for one in t.events("deck_shuffled")]


@card("19019")
def test_lando_need_not_search() -> None:
    """Then nobody sees the deck."""
    t = asked_for_the_falcon()

    t.answer("no")

    assert ("you: mulligan", []) == (t.asked(), t.events("deck_seen"))
    assert [0, 1] == [one.seat for one in t.events("deck_shuffled")]


@card("19019")
def test_only_that_falcon_is_found() -> None:
    """Not one of another printing, with the same title."""
    t = asked_for_the_falcon("01049")

    t.answer("yes")

    assert ["stop"] == t.options()


@card("19019")
def test_a_second_falcon_is_not_found() -> None:
    """It is unique."""
    t = Tabletop("19019", "T02", deck=f"T31 {FALCON}")
    t.support(FALCON)
    emit(t.state, Event(ev.HANDS_DUE))

    t.answer("yes")

    assert ["stop"] == t.options()


@card("19019")
def test_lando_waits_for_the_hands_to_be_due() -> None:
    """Before, and in place of nothing."""
    t = Tabletop("19019", "T02")

    assert hears(t, "19019", BEFORE, Event(ev.HANDS_DUE))


@card("19019")
def test_what_follows_the_falcon_is_over_before_hands_are_drawn() -> None:
    """Boba Fett gets his resource for a yellow card at once, not when rounds begin."""
    t = set_up(["19019", "21095"], ["T02"], until="you: may", deck=FALCON)

    t.answer("yes", f"card {FALCON}")

    assert ("you: mulligan", 1) == (t.asked(), t.copy("21095").resources)
    assert followed(t, "resources_placed", "cards_drawn")


@card("19019")
@pytest.mark.parametrize(("first", "asked"), [("yours", "you: may"), ("theirs", "they: may")])
def test_with_a_lando_each_the_first_seat_says_whose_goes_first(first: str, asked: str) -> None:
    """Nobody controls a battlefield yet (docs/rules/destiny/open-questions.md)."""
    t = set_up(["19019"], ["19019"], until="you: order")
    assert ["yours", "theirs"] == t.options()

    t.answer(first)

    assert asked == t.asked()

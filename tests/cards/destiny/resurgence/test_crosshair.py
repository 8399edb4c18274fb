"""Resurgence, Crosshair: what his first discard of a round takes."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def crosshair(side: str = "2Dci1") -> Tabletop:
    """His dice show discards, and the opponent holds three cards."""
    t = Tabletop("23014*2 T01", "T02", hand="T31", their_hand="T33 T34 T32")
    t.show("23014", side)
    t.show("23014", "1Dc")
    return t


@card("23014")
@ruling("arh.clar.res.07")
def test_crosshair_looks_and_picks_what_is_discarded() -> None:
    """As many as the die says, and it is the die that discards them."""
    t = crosshair()

    t.answer("resolve discard", "die 23014 2Dci1")
    assert "you: may" == t.asked()
    t.answer("yes", "T01")
    seen = t.events("hand_seen")
    assert [(YOU, THEM, 3)] == [(one.seat, one.subject, len(one.items)) for one in seen]
    assert ["their card T33", "their card T34"] == t.options()
    t.answer("their card T34", "their card T32")

    assert (["T33"], ["T34", "T32"], ["T31"]) == (t.hand(THEM), t.discards(THEM), t.hand())
    assert all(one.flags & ev.BY_DIE for one in t.events("card_discarded"))


@card("23014")
def test_crosshair_may_leave_it_to_chance() -> None:
    """Then nobody looks, and the question does not come again this round."""
    t = crosshair("1Dc")

    t.answer("resolve discard")
    t.choose(0)
    t.answer("no")
    assert (1, []) == (len(t.discards(THEM)), t.events("hand_seen"))
    t.answer("die 23014 1Dc")

    assert (2, [], []) == (len(t.discards(THEM)), t.events("hand_seen"), t.pool())


@card("23014")
def test_crosshair_picks_again_in_the_next_round() -> None:
    """The first discard of each round."""
    t = crosshair("1Dc")
    t.answer("resolve discard")
    t.choose(0)
    t.answer("yes", "their card T33", "stop", "pass", "pass")
    t.keep_hands()
    t.show("23014", "1Dc")

    t.answer("resolve discard")

    assert "you: may" == t.asked()


@card("23014")
def test_crosshair_waits_for_his_own_die_resolved_by_you() -> None:
    """Showing a discard, and nobody else's."""
    t = crosshair("2RD")
    t.support("T79")
    ranged, own = t.copy("23014").dice
    other = t.show("T79", "1Dc").id

    heard = [
        hears(t, "23014", BEFORE, Event(ev.DIE_RESOLVING, seat, die))
        for seat, die in ((YOU, own), (YOU, ranged), (YOU, other), (THEM, own))
    ]

    assert [True, False, False, False] == heard

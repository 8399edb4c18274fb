"""What resolves now and what waits is shown to whoever may know of it."""

from dejarik.games.destiny.model.state import Table
from dejarik.games.destiny.rules.flow.playing import RESOLVE_CARD
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.wire import QueuedView
from dejarik.kernel.frames import Scope, Waiting
from dejarik.testing.destiny.table import THEM, YOU, Tabletop


def codes(t: Tabletop, seat: int = YOU) -> list[str]:
    """The codes of what waits, the next to happen first."""
    return [one.code for one in queue(t.state, seat)]


def queue(t: Table, seat: int) -> tuple[QueuedView, ...]:
    """What a seat sees of the queue."""
    return view_of(t, seat).queue


def test_between_actions_nothing_waits() -> None:
    """Taking an action is no effect."""
    t = Tabletop()
    t.decision()

    assert () == queue(t.state, YOU)


def test_abilities_wait_for_their_order_with_what_triggered_them() -> None:
    """Two follow one activation; neither resolves while their order is asked for."""
    t = Tabletop("T01 T08")
    t.answer("activate T01")

    waiting = queue(t.state, THEM)
    assert [("T01", YOU), ("T08", YOU)] == [(one.code, one.seat) for one in waiting]
    assert {("after", "activated", False)} == {(one.kind, one.moment, one.now) for one in waiting}
    assert t.copy("T01").ref == waiting[0].source


def test_what_interrupts_comes_before_what_it_interrupts() -> None:
    """The ability that is asked about resolves now; the card that is paid for waits for it."""
    t = Tabletop(hand="T32", resources=3)
    t.support("T405")
    t.support("T412")
    t.answer("play T32", "first T405")

    assert ["T405", "T412", "T32"] == codes(t)
    assert [True, False, False] == [one.now for one in queue(t.state, YOU)]
    assert ["before", "before", "card"] == [one.kind for one in queue(t.state, YOU)]


def test_a_played_card_resolves_and_what_it_plays_waits() -> None:
    """The card that plays another is first; all see both."""
    t = Tabletop(hand="T450 T33", resources=1)
    t.answer("play T450")

    assert [["T450"], ["T450"]] == [codes(t, YOU), codes(t, THEM)]
    assert "card" == queue(t.state, THEM)[0].kind


def test_a_die_says_which_it_is() -> None:
    """Of a symbol the die is told beside its card."""
    t = Tabletop("T01 T06", "T02 T03")
    t.support("T14")
    die = t.show("T14", "2ID")
    t.answer("resolve indirect")

    (one,) = queue(t.state, THEM)
    assert ("die", "T14", die.id, YOU, True) == (one.kind, one.code, one.die, one.seat, one.now)


def test_what_comes_from_a_hidden_card_is_not_there_for_others() -> None:
    """That a card in a hand waits for something would tell what it is: only its owner sees it."""
    t = Tabletop(their_hand="T32")
    t.decision()
    card = t.state.players[THEM].hand[0]
    t.state.queue.append(Waiting(RESOLVE_CARD, Scope(THEM, card), THEM, 0, 0))

    assert [[], ["T32"], []] == [codes(t, seat) for seat in (YOU, THEM, -1)]
    assert queue(t.state, THEM)[0].source < 0


def test_a_copy_that_left_keeps_its_place_without_a_name() -> None:
    """The ability is public; what the card has become is told only to who knows it."""
    t = Tabletop("T01 T08", "T02")
    t.decision()
    copy = t.copy("their T02")
    t.state.queue.append(Waiting(RESOLVE_CARD, Scope(THEM, copy.ref), THEM, 0, 0))
    hidden = t.state.players[THEM].deck[0]
    copy.card = hidden

    (one,) = queue(t.state, YOU)
    assert (copy.ref, "") == (one.source, one.code)


def test_looking_changes_nothing() -> None:
    """A view is made from the state and leaves it as it is."""
    t = Tabletop("T01 T08")
    t.answer("activate T01")
    before = t.game.dump(t.state)

    view_of(t.state, YOU)

    assert before == t.game.dump(t.state)

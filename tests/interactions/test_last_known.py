"""What has left play is remembered as it was, whatever becomes of its card."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import YOU, Tabletop


def test_a_support_shuffled_into_the_deck_is_still_what_it_was() -> None:
    """Its number now stands for another card, but for this turn it stays Luke's Protection."""
    t = Tabletop("T02", "T06", hand="T37")
    ref = t.support("04032").ref
    t.answer("play T37", "use 04032")

    for _ in range(3):
        emit(t.state, Event(ev.DECK_SHUFFLED, YOU))

        assert "04032" == t.state.definition_of(t.state.copy(ref)).facts.code

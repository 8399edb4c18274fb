"""What a table remembers is held against what it would work out anew."""

from collections.abc import Callable

import pytest

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.rules.asking import may_hold
from dejarik.games.swccg.rules.changes.dispatch import CARDS_STAY, MOMENTS
from dejarik.games.swccg.rules.presence import characters_at, total_ability
from dejarik.games.swccg.rules.values import value
from dejarik.kernel.offers import offers_to
from dejarik.laws.contract import LawBroken
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.laboratory.memory_laws import remembered_rightly

GAME = synthetic_game()


def remembering() -> Table:
    """A table in Dark's deploy phase that has worked out what it can remember."""
    laid = Laid(
        GAME,
        "dark street, dark gate",
        "dark hero @ 1",
        "light hero @ 2",
        dark_hand="dark trooper",
        dark_force=4,
    )
    laid.decision()
    t = laid.table
    place = next(iter(t.places))
    may_hold(t, 0)
    characters_at(t, 0, place)
    total_ability(t, 0, place)
    value(t, st.POWER, t.at(place)[0])
    offers_to(t, t.frames[-1], 0)
    return t


def _held(t: Table) -> None:
    t.held[0] = set()


def _counted(t: Table) -> None:
    t.counted[next(iter(t.counted))] = []


def _number(t: Table) -> None:
    t.numbers[next(iter(t.numbers))] += 1


def _offers(t: Table) -> None:
    listing = t.listing
    assert listing is not None
    listing.offers[0] = []


@pytest.mark.parametrize("spoil", [_held, _counted, _number, _offers])
def test_a_wrong_memory_is_noticed(spoil: Callable[[Table], None]) -> None:
    """One thing at a time; before it all is well."""
    t = remembering()
    remembered_rightly(GAME, t)
    spoil(t)

    with pytest.raises(LawBroken):
        remembered_rightly(GAME, t)


def test_moments_and_what_moves_no_card_are_told_apart() -> None:
    """A phase as such changes nothing; its beginning changes numbers; a card that moves, more."""
    assert ev.PHASE in MOMENTS
    assert ev.PHASE_BEGINS in CARDS_STAY - MOMENTS
    assert set() == {ev.USE_ONE, ev.DEPLOYED, ev.MOVED, ev.SHUFFLED} & (MOMENTS | CARDS_STAY)

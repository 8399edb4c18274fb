"""The laws of changes notice one that moves what its event does not, and pass the true ones."""

from collections.abc import Callable

import pytest

from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.state import Table
from dejarik.games.swccg.rules.changes.dispatch import make_change
from dejarik.kernel.events import CANCELLED, DONE, Event
from dejarik.laws.contract import LawBroken
from dejarik.testing.swccg.synthetic import synthetic_game
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.laboratory.change_laws import kept

GAME: CustomizableCardGame = synthetic_game()

Spoiled = tuple[int, Callable[[Table], None], str]


def table() -> Table:
    """Dark to act, with Force to use, cards used and Force left to activate."""
    laid = Laid(GAME, "dark street", dark_force=3, dark_used="dark trooper, dark hero")
    t = laid.table
    t.players[0].generation = 2
    return t


def happened(t: Table, kind: int) -> Event:
    """An event of Dark's that is done as soon as its change is made."""
    event = Event(kind, 0, 0, ids.pile_id(0, ids.RESERVE))
    event.status = DONE
    if kind == ev.LOSE_ONE:
        event.subject = t.pile(0, ids.RESERVE)[-1]
    return event


def move(t: Table, start: int, end: int, place: int = -1) -> None:
    """A card of Dark's from one pile to the top of another."""
    t.pile(0, end).append(t.pile(0, start).pop(place))


def _uses_two(t: Table) -> None:
    move(t, ids.FORCE, ids.USED)
    move(t, ids.FORCE, ids.USED)


def _uses_the_lowest(t: Table) -> None:
    move(t, ids.FORCE, ids.USED, 0)


def _draws_from_the_reserve(t: Table) -> None:
    move(t, ids.RESERVE, ids.HAND)


def _activates_for_nothing(t: Table) -> None:
    move(t, ids.RESERVE, ids.FORCE)


def _activates_without_a_card(t: Table) -> None:
    t.players[0].generation -= 1


def _recirculates_on_top(t: Table) -> None:
    piles = t.players[0].piles
    piles[ids.RESERVE] = [*piles[ids.RESERVE], *piles[ids.USED]]
    piles[ids.USED] = []


def _recirculates_backwards(t: Table) -> None:
    piles = t.players[0].piles
    piles[ids.RESERVE] = [*reversed(piles[ids.USED]), *piles[ids.RESERVE]]
    piles[ids.USED] = []


def _leaves_one_used(t: Table) -> None:
    piles = t.players[0].piles
    piles[ids.RESERVE] = [*piles[ids.USED], *piles[ids.RESERVE]]


def _cuts_instead_of_shuffling(t: Table) -> None:
    pile = t.pile(0, ids.RESERVE)
    pile.append(pile.pop(0))


def _changes_a_deck(t: Table) -> None:
    t.knowledge.identity[1] += 1


def _loses_nothing(t: Table) -> None:
    pass


def _loses_two(t: Table) -> None:
    top = t.pile(0, ids.RESERVE)[-1]
    t.knowledge.publish(top)
    move(t, ids.RESERVE, ids.LOST)
    move(t, ids.FORCE, ids.OUT)
    t.pile(0, ids.OUT).pop()


def _loses_unseen(t: Table) -> None:
    move(t, ids.RESERVE, ids.LOST)


BROKEN: list[Spoiled] = [
    (ev.USE_ONE, _uses_two, "made"),
    (ev.USE_ONE, _uses_the_lowest, "made"),
    (ev.DRAW_ONE, _draws_from_the_reserve, "made"),
    (ev.ACTIVATE_ONE, _activates_for_nothing, "activating one took 0"),
    (ev.ACTIVATE_ONE, _activates_without_a_card, "made"),
    (ev.RECIRCULATED, _recirculates_on_top, "recirculated wrongly"),
    (ev.RECIRCULATED, _recirculates_backwards, "recirculated wrongly"),
    (ev.RECIRCULATED, _leaves_one_used, "has Used cards left"),
    (ev.SHUFFLED, _cuts_instead_of_shuffling, "shuffling moved cards"),
    (ev.PHASE, _changes_a_deck, "changed decks"),
    (ev.LOSE_ONE, _loses_nothing, "seat 0 lost"),
    (ev.LOSE_ONE, _loses_two, "lost 2 cards for one"),
    (ev.LOSE_ONE, _loses_unseen, "lost unseen"),
]


@pytest.mark.parametrize(("kind", "spoil", "words"), BROKEN)
def test_a_wrong_change_is_noticed(kind: int, spoil: Callable[[Table], None], words: str) -> None:
    """Each in the words of the law that it breaks."""
    t = table()

    def change() -> bool:
        spoil(t)
        return True

    with pytest.raises(LawBroken, match=words):
        kept(t, happened(t, kind), change)


@pytest.mark.parametrize(
    "kind", [ev.USE_ONE, ev.DRAW_ONE, ev.ACTIVATE_ONE, ev.RECIRCULATED, ev.SHUFFLED, ev.LOSE_ONE]
)
def test_the_true_change_is_passed(kind: int) -> None:
    """As the rules make it."""
    t = table()
    event = happened(t, kind)

    assert kept(t, event, lambda: make_change(t, event))


def test_a_change_that_was_called_off_is_held_to_nothing() -> None:
    """Nothing happened, so nothing can have gone wrong."""
    t = table()
    event = happened(t, ev.USE_ONE)
    event.status = CANCELLED

    assert not kept(t, event, lambda: False)

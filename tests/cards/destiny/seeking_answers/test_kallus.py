"""Kallus: both hands lie open, and each may play an event of the other's."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import hears


def kallus(
    hand: str = "T33 T21", their_hand: str = "T31 T32 T34 T22 T917", resources: int = 1
) -> Tabletop:
    """Both hands have been revealed, and one indirect damage waits to be dealt."""
    t = Tabletop(
        "21059", "T03", hand=hand, their_hand=their_hand, resources=resources, their_resources=1
    )
    t.discard_pile("T31")
    t.discard_pile("T31", seat=THEM)
    t.answer("use 21059")
    return t


def revealed(t: Tabletop) -> list[tuple[int, int]]:
    """Whose cards were revealed, and how many at a time."""
    return [(one.seat, one.amount) for one in t.events("cards_revealed")]


@card("21059")
def test_kallus_reveals_both_hands_for_a_play() -> None:
    """An event of theirs that can be paid for, at its cost; it goes to its owner's pile."""
    t = kallus()
    assert ([(YOU, 2), (THEM, 5)], "you: may") == (revealed(t), t.asked())

    t.answer("yes")
    assert ["their card T31", "their card T34"] == t.options()
    t.answer("their card T34", "no")

    # Its two resources come once it has resolved.
    assert (2, 1) == (t.resources(), t.resources(THEM))
    assert (["T31", "T32", "T22", "T917"], ["T31", "T34"]) == (t.hand(THEM), t.discards(THEM))


@card("21059")
def test_then_they_may_play_an_event_of_yours() -> None:
    """With their resources and for themselves."""
    t = kallus(hand="T33 T31 T34 T21 T917")

    t.answer("no")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["card T33", "card T31"] == t.options()
    t.answer("card T33")

    assert (1, 0) == (t.resources(), t.resources(THEM))
    assert (["T31", "T34", "T21", "T917"], ["T31", "T33"]) == (t.hand(), t.discards())


@card("21059")
def test_nobody_has_to_play() -> None:
    """The damage is dealt all the same."""
    t = kallus()

    t.answer("no", "no")

    assert ("they: action", [], 1) == (
        t.asked(),
        t.events("card_played"),
        t.copy("their T03").damage,
    )


@card("21059")
@ruling("arh.clar.sa.05")
def test_kallus_may_reveal_an_empty_hand() -> None:
    """Theirs is revealed for it."""
    t = kallus(hand="")

    assert [(THEM, 5)] == revealed(t)


@card("21059")
@ruling("arh.clar.sa.06")
@pytest.mark.parametrize(("their_hand", "damage"), [("", 0), ("T22", 1), ("T22 T31", 1)])
def test_kallus_deals_damage_only_for_revealed_cards(their_hand: str, damage: int) -> None:
    """Once, however many they are."""
    t = kallus(hand="T21", their_hand=their_hand)
    while t.asked() != "they: action":
        t.answer("no")

    assert damage == t.copy("their T03").damage
    assert all(one.detail == 0 for one in t.events("cards_revealed"))


@card("21059")
def test_a_shield_blocks_the_damage() -> None:
    """It is indirect, and no more."""
    t = kallus()
    t.copy("their T03").shields = 1

    t.answer("no", "no")

    assert (0, 0) == (t.copy("their T03").damage, t.copy("their T03").shields)


@card("21059")
@pytest.mark.parametrize(
    ("seat", "flags", "damage"), [(THEM, ev.BY_OPPONENT, 1), (THEM, 0, 0), (YOU, ev.BY_OPPONENT, 0)]
)
def test_kallus_minds_cards_of_theirs_that_you_reveal(seat: int, flags: int, damage: int) -> None:
    """Not those they reveal themselves, nor yours."""
    t = Tabletop("21059", "T03", hand="T31", their_hand="T31")
    shown = Event(ev.CARDS_REVEALED, seat, 0, t.copy("21059").ref, 1)
    shown.items = t.state.players[seat].hand[:1]
    shown.flags = flags
    assert bool(damage) == hears(t, "21059", AFTER, shown)
    emit(t.state, shown)

    assert "you: action" == t.asked()
    assert damage == t.copy("their T03").damage

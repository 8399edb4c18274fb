"""Thrawn, Military Strategist: which cards that leave a hand he counts, and what for."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, hears, set_up


def studying(
    their_hand: str = "T33 T33 T31",
    hand: str = "T33 T31",
    theirs: str = "T02 T01",
    their_deck: str = "T31 T31 T31 T31 T33",
) -> Tabletop:
    """Thrawn has chosen blue; your turn."""
    t = Tabletop("21017 T02", theirs, hand=hand, their_hand=their_hand, their_deck=their_deck)
    assert hears(t, "21017", AFTER, Event(ev.SETUP_DONE))
    emit(t.state, Event(ev.SETUP_DONE))
    assert ("you: colour", ["red", "blue", "yellow", "gray"]) == (t.asked(), t.options())
    t.answer("blue")
    return t


def counted(t: Tabletop) -> int:
    """The resources on him."""
    return t.copy("21017").resources


@card("21017")
def test_thrawn_chooses_a_colour_after_setup() -> None:
    """His own player does, and everyone hears it."""
    t = set_up(["21017", "T02"], ["T01"], until="you: colour")

    t.answer("gray")

    chosen = t.events("value_chosen")[-1]
    assert (YOU, 3) == (chosen.seat, chosen.amount)
    assert not t.asked().endswith("colour")


@card("21017")
def test_thrawn_counts_what_they_play() -> None:
    """A card of the colour, when it has been played; no other, and none of yours."""
    t = studying()
    t.answer("pass", "play T33")
    assert (1, 0) == (counted(t), t.copy("their T02").resources)
    assert followed(t, "card_played", "resources_placed")
    t.answer("play T33", "play T31")
    assert 1 == counted(t)


@card("21017")
def test_thrawn_counts_in_later_rounds() -> None:
    """The colour is chosen for the whole game."""
    t = studying(hand="")
    t.answer("pass", "pass", "stop", "pass")
    assert (2, "they: action") == (t.state.round, t.asked())

    t.answer("play T33")

    assert 1 == counted(t)


@card("21017")
def test_thrawn_counts_what_they_discard() -> None:
    """For a reroll and in upkeep, and each card by itself."""
    t = studying(their_hand="T33 T33 T33 T31")
    t.show("their T02", "-")
    t.answer("pass", "reroll", "their card T33", "their die T02 -")
    assert 1 == counted(t)

    t.answer("pass", "pass", "stop", "their card T33", "their card T33", "their card T31")

    assert (2, 3) == (t.state.round, counted(t))


@card("21017")
def test_thrawn_counts_what_is_set_aside() -> None:
    """Out of the hand; not what leaves a discard pile or a deck."""
    t = studying()
    t.discard_pile("T33", seat=THEM)
    theirs = t.state.players[THEM]
    aside = Event(ev.CARD_SET_ASIDE, THEM, theirs.hand[0], 0, 1, ev.FROM_HAND)
    pile = Event(ev.CARD_SET_ASIDE, THEM, theirs.discard[0], 0, 1, ev.FROM_DISCARD)
    mill = Event(ev.CARD_DISCARDED, THEM, theirs.deck[-1], 0, 1, ev.FROM_DECK)
    for event in (aside, pile, mill):
        emit(t.state, event)

    t.pass_turn()

    assert 1 == counted(t)


@card("21017")
def test_thrawn_counts_what_comes_into_play_unplayed() -> None:
    """Out of the hand alone."""
    t = studying(their_hand="T200 T33", their_deck="T200")
    theirs = t.state.players[THEM]
    for number in (theirs.hand[0], theirs.deck[0]):
        emit(t.state, Event(ev.ENTERED_PLAY, THEM, 0, number, 1, t.copy("their T02").ref))

    t.pass_turn()

    assert 1 == counted(t)


@card("21017")
def test_thrawn_counts_no_card_that_goes_unseen() -> None:
    """A card put on a deck is counted if it was detected, else nobody can know."""
    for seen in (False, True):
        t = studying(their_hand="T33")
        theirs = t.state.players[THEM]
        moved = Event(ev.CARD_MOVED, THEM, theirs.hand[0], 0, 1, ev.TO_DECK)
        moved.flags = ev.FROM_HAND
        if seen:
            t.state.knowledge.publish(theirs.hand[0])
            theirs.detected = theirs.hand.copy()
        emit(t.state, moved)

        t.pass_turn()

        assert int(seen) == counted(t)


@card("21017")
@ruling("arh.part5.illegal.02")
def test_thrawn_counts_no_play_that_is_undone() -> None:
    """The card is in the hand again, and nothing follows."""
    t = studying()
    shown = t.state.players[THEM].hand[0]
    emit(t.state, Event(ev.PLAY_STARTED, THEM, shown, 0, 0, ev.FROM_HAND))
    emit(t.state, Event(ev.PLAY_UNDONE, THEM, shown, 0, 0, ev.FROM_HAND))

    t.pass_turn()

    assert 0 == counted(t)


@card("21017")
def test_thrawn_turns_a_die_of_the_colour() -> None:
    """For two of his resources; one of theirs alone, to any side."""
    t = studying(theirs="T02 T04 T01")
    for label in ("T02", "their T02", "their T04", "their T01"):
        t.show(label, "1MD")
    t.copy("21017").resources = 3

    t.answer("use 21017")
    assert ["their die T02 1MD", "their die T04 1MD"] == t.options()
    t.answer("their die T02 1MD", "2RD")

    assert (["T02 2RD", "T04 1MD", "T01 1MD"], 1) == (t.pool(THEM), counted(t))


@card("21017")
def test_thrawn_cannot_do_it_with_less() -> None:
    """One resource stays where it is, and no die is turned."""
    t = studying()
    t.show("their T02", "1MD")
    t.copy("21017").resources = 1

    t.answer("use 21017")

    assert (["T02 1MD"], 1) == (t.pool(THEM), counted(t))


@card("21017")
def test_thrawn_pays_even_for_nothing() -> None:
    """Without such a die the resources go all the same."""
    t = studying()
    t.show("their T01", "1MD")
    t.copy("21017").resources = 2

    t.answer("use 21017")

    assert (0, ["T01 1MD"]) == (counted(t), t.pool(THEM))

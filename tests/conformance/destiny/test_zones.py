"""Zones: what everyone sees, and what only its owner does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.wire import SeatView
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


def view(t: Tabletop, seat: int = YOU) -> SeatView:
    """What a seat sees now."""
    t.decision()
    seen = t.game.view(t.state, seat)
    assert isinstance(seen, SeatView)
    return seen


@ruling("arh.part3.hand.04")
def test_the_size_of_a_hand_is_public_and_its_cards_are_not() -> None:
    """You see your own cards, and how many they hold."""
    t = Tabletop(hand="T31", their_hand="T32 T33")

    players = view(t).players

    assert ["T31"] == [one.code for one in players[YOU].hand]
    assert ["", ""] == [one.code for one in players[THEM].hand]


@ruling("arh.part3.deck.02", "arh.part3.deck.03")
def test_the_size_of_a_deck_is_public_and_its_order_is_nobodys() -> None:
    """Not even its owner sees a card of it."""
    t = Tabletop(deck="T31 T32", their_deck="T33")

    players = view(t).players

    assert (2, 1) == (players[YOU].deck, players[THEM].deck)
    assert ((), ()) == (players[YOU].known_deck, players[THEM].known_deck)


@ruling("arh.part3.discard.02")
def test_anyone_may_look_through_a_discard_pile() -> None:
    """Both see all of it."""
    t = Tabletop()
    t.discard_pile("T31", "T32", seat=THEM)

    for seat in (YOU, THEM):
        pile = view(t, seat).players[THEM].discard
        assert ["T31", "T32"] == [one.code for one in pile]


@ruling("arh.part3.resources.02")
def test_everyone_knows_what_everyone_has() -> None:
    """Resources are public."""
    t = Tabletop(resources=3, their_resources=4)

    assert [3, 4] == [player.resources for player in view(t).players]


@ruling("arh.part3.pool.02", "arh.part8.showing.02")
def test_a_die_lies_on_its_card_or_shows_a_side_in_a_pool() -> None:
    """One of two is rolled; the other shows nothing."""
    t = Tabletop("T01*2")
    t.show("T01", "1R")

    dice = [one for one in view(t).dice if one.code == "T01"]

    assert [("pool", "1R"), ("card", "")] == [(one.zone, one.side) for one in dice]


@ruling("arh.part3.setaside.07")
def test_what_is_set_aside_in_play_is_open_to_all() -> None:
    """Its opponent sees which card it is, from play or out of a hand."""
    t = Tabletop(hand="T40", their_hand="T32")
    t.support("T18", seat=THEM)
    t.answer("play T40")
    hidden = t.state.players[THEM].hand[0]
    emit(t.state, Event(ev.CARD_SET_ASIDE, THEM, hidden, 0, 0, ev.FROM_HAND))

    assert ["T42", "T18", "T32"] == [one.code for one in view(t).players[THEM].aside]


@ruling("arh.part3.battlefield.01", "arh.part1.battlefields.02")
def test_one_player_at_a_time_has_the_battlefield() -> None:
    """Claiming moves it from their side to yours."""
    t = Tabletop()
    t.battlefield("T41", THEM)
    assert [False, True] == has_battlefield(t)

    t.answer("claim")

    assert [True, False] == has_battlefield(t)


def has_battlefield(t: Tabletop) -> list[bool]:
    """In whose area everyone sees the battlefield."""
    return ["T41" in [one.code for one in player.play] for player in view(t).players]


@ruling("arh.part1.battlefields.01")
def test_the_battlefield_never_leaves_play() -> None:
    """It is in play, but not among the cards that can be discarded from there."""
    t = Tabletop("T01", "T02", hand="T63")
    t.support("T12")

    t.answer("play T63")

    assert ["T01", "T12", "their T02"] == t.options()

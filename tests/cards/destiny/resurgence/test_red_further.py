"""Resurgence, further red cards: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card
from tests.cards.destiny.idioms import hears

# Major Partagaz


@card("23017")
def test_partagaz_may_draw_for_the_first_discard() -> None:
    """By the effect of a card, from a hand or a deck of whoever; once a round."""
    t = Tabletop("23017", "T02", hand="23019 23019", their_hand="T31 T31 T31 T31", resources=9)
    number, source = t.state.players[THEM].hand[0], t.copy("23017").ref
    for seat, by, zone, counts in (
        (YOU, source, ev.FROM_HAND, True),
        (THEM, source, ev.FROM_DECK, True),
        (THEM, 0, ev.FROM_HAND, False),
        (THEM, source, ev.FROM_PLAY, False),
    ):
        event = Event(ev.CARD_DISCARDED, seat, number, by, 1, zone)
        assert counts == hears(t, "23017", AFTER, event)
    event = Event(ev.CARD_DISCARDED, THEM, number, source, 1, ev.FROM_HAND)
    event.flags = ev.BY_DIE
    assert not hears(t, "23017", AFTER, event)

    t.answer("play 23019", "their card T31")
    assert "you: may" == t.asked()
    t.answer("yes")
    assert ["23019", "T31"] == t.hand()
    t.answer("pass", "play 23019", "their card T31")
    assert "they: action" == t.asked()


@card("23017")
def test_partagaz_may_decline_and_draws_again_in_another_round() -> None:
    """Declined, it was the first time all the same."""
    t = Tabletop("23017", "T02", hand="23019 23019 23019", their_hand="T31 T31 T31 T31")

    t.answer("play 23019", "their card T31", "no", "pass", "play 23019", "their card T31")
    assert ("they: action", ["23019"]) == (t.asked(), t.hand())
    t.pass_turn()
    t.pass_turn()
    t.keep_hands()
    t.answer("play 23019", "their card T31")
    assert "you: may" == t.asked()


@card("23017")
def test_partagaz_turns_a_die_to_the_cost_of_a_revealed_card() -> None:
    """The top card of any deck; any die, if you like."""
    t = Tabletop("23017", "T02", deck="T32", their_deck="T33 T31")
    t.show("23017", "1R")
    t.show("their T02", "2RD")

    t.answer("use 23017")
    assert ("you: player", ["you", "they"]) == (t.asked(), t.options())
    t.answer("they")
    shown = t.events("cards_revealed")[0]
    assert (["T33"], 0, "you: may") == (t.codes(shown.items), shown.detail, t.asked())
    t.answer("yes")
    assert ["die 23017 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")
    assert ["1MD", "1Sh", "1R", "+1MD"] == t.options()
    t.answer("1R")

    assert (["T02 1R"], 2) == (t.pool(THEM), len(t.state.players[THEM].deck))
    assert 1 == t.events("ability_used")[0].amount


@card("23017")
def test_partagaz_reveals_nothing_of_an_empty_deck() -> None:
    """Then no die is turned."""
    t = Tabletop("23017", "T02", deck="")
    t.show("23017", "1R")

    t.answer("use 23017", "you")

    assert ("they: action", ["23017 1R"]) == (t.asked(), t.pool())


# Effective Intelligence


@card("23019")
def test_effective_intelligence_takes_one_of_two_that_cost_alike() -> None:
    """The opponent chooses which; a cost that only one card has is safe."""
    t = Tabletop("T01", "T02", hand="23019 T31", their_hand="T33 T31 T34 T32")
    t.discard_pile("T31", seat=THEM)

    t.answer("play 23019")
    shown = t.events("cards_revealed")[0]
    assert (4, 0) == (shown.amount, shown.detail)
    assert ("they: choose", ["their card T33", "their card T34"]) == (t.asked(), t.options())
    t.answer("their card T34")

    assert (["T33", "T31", "T32"], ["T31", "T34"]) == (t.hand(THEM), t.discards(THEM))


@card("23019")
def test_effective_intelligence_finds_no_two_alike() -> None:
    """Then all of the hand stays."""
    t = Tabletop("T01", "T02", hand="23019", their_hand="T33 T31")

    t.answer("play 23019")
    while t.options() == ["stop"]:
        t.answer("stop")

    assert ("they: action", ["T33", "T31"]) == (t.asked(), t.hand(THEM))

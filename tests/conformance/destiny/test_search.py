"""Decks: looking, searching, putting back; what others learn of it."""

from collections import Counter

from dejarik.kernel.chance import seed_from
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling

DECK = "T31 T22 T32 T23 T33"


@ruling("arh.part8.search.01")
def test_a_searching_player_sees_the_whole_deck_and_nobody_else_does() -> None:
    """Every card is known while choosing; the opponent knows none, found or not."""
    t = Tabletop(hand="T417", deck=DECK)

    t.answer("play T417")

    knows = t.state.knowledge.knows
    deck = t.state.players[YOU].deck
    assert (5, 0) == (sum(knows(YOU, one) for one in deck), sum(knows(THEM, one) for one in deck))
    assert ["card T22", "card T23", "stop"] == t.options()


@ruling("arh.part8.search.02")
def test_a_searching_player_may_fail_to_find() -> None:
    """Although two upgrades are there, nothing is found; the deck is shuffled all the same."""
    t = Tabletop(hand="T417", deck=DECK)

    t.answer("play T417", "stop")

    assert ([], 5, 1) == (t.hand(), len(t.state.players[YOU].deck), len(t.events("deck_shuffled")))
    assert [] == t.events("cards_revealed")


def test_what_was_found_goes_to_hand_and_the_rest_is_forgotten() -> None:
    """The opponent has seen it revealed; of the shuffled rest nobody knows anything."""
    t = Tabletop(hand="T417", deck=DECK)

    t.answer("play T417", "card T23")

    player = t.state.players[YOU]
    assert ["T23"] == t.hand()
    assert t.state.knowledge.knows(THEM, player.hand[0])
    assert not any(t.state.knowledge.knows(YOU, one) for one in player.deck)
    assert Counter(["T31", "T22", "T32", "T33"]) == Counter(t.codes(player.deck))


def test_what_is_found_leaves_no_trace_in_the_numbers() -> None:
    """Whichever card it is, the same number leaves the deck."""
    numbers = []
    for found in ("card T22", "card T23"):
        t = Tabletop(hand="T417", deck=DECK)
        t.answer("play T417", found)
        numbers.append(t.state.players[YOU].hand)

    assert numbers[0] == numbers[1]


@ruling("arh.part3.deck.02", "arh.part8.lookat.01")
def test_looking_moves_nothing() -> None:
    """The order stays, and only who looked knows the two on top."""
    t = Tabletop(hand="T418", deck=DECK)
    before = list(t.state.players[YOU].deck)

    t.answer("play T418")

    deck = t.state.players[YOU].deck
    assert (before, ["T31", "T22"]) == (deck, t.codes(deck[:-3:-1]))
    assert [True] * 2 + [False] * 3 == [t.state.knowledge.knows(YOU, one) for one in deck[::-1]]
    assert not any(t.state.knowledge.knows(THEM, one) for one in deck)


def test_cards_are_put_back_in_the_order_their_player_likes() -> None:
    """One of three to hand, the other two back: the last named needs no question."""
    t = Tabletop(hand="T419", deck=DECK)

    t.answer("play T419")
    assert ["card T31", "card T22", "card T32"] == t.options()
    t.answer("card T22")
    assert ["card T31", "card T32"] == t.options()
    t.answer("card T32")

    top = t.state.players[YOU].deck[::-1]
    assert (["T22"], ["T32", "T31", "T23", "T33"]) == (t.hand(), t.codes(top))
    assert [True, True, False, False] == [t.state.knowledge.knows(YOU, one) for one in top]
    assert not any(t.state.knowledge.knows(THEM, one) for one in top)


@ruling("arh.part7.then.04")
def test_then_needs_all_cards_to_be_discarded_from_the_deck() -> None:
    """Three of three, then one comes back; two of three, and the ability ends."""
    full, short = Tabletop(hand="T420", deck="T31 T32 T33"), Tabletop(hand="T420", deck="T31 T32")

    full.answer("play T420")
    short.answer("play T420")

    assert ["card T31", "card T32", "card T33"] == full.options()
    assert (["T31", "T32", "T420"], []) == (short.discards(), short.hand())


@ruling("arh.part3.hand.02")
def test_drawing_up_to_the_hand_size() -> None:
    """Two in hand: three more; it never takes away."""
    t = Tabletop(hand="T421 T31 T31", deck=DECK + " T31")

    t.answer("play T421")

    assert 5 == len(t.hand())


def test_a_hand_card_goes_on_top_or_to_the_bottom_unseen() -> None:
    """Its owner knows where it is; the opponent cannot tell which card left the hand."""
    for code, place in (("T422", -1), ("T423", 0)):
        t = Tabletop(hand=f"{code} T34 T35", deck=DECK)
        t.answer(f"play {code}", "card T34")
        card = t.state.players[YOU].deck[place]
        assert (["T34"], ["T35"]) == (t.codes([card]), t.hand())
        assert (True, False) == tuple(t.state.knowledge.knows(one, card) for one in (YOU, THEM))


@ruling("arh.part8.search.01")
def test_what_was_picked_makes_no_difference_to_the_opponent() -> None:
    """Whatever was taken to hand and however the rest was put back, they see the same."""
    seen, imagined = [], []
    for picks in (("card T31", "card T22"), ("card T22", "card T32"), ("card T32", "card T31")):
        t = Tabletop(hand="T419", deck=DECK)
        t.answer("play T419", *picks)
        seen.append(t.game.view(t.state, THEM))
        imagined.append(t.game.dump(t.game.determinize(t.state, THEM, seed_from("dream"))))

    assert seen[0] == seen[1] == seen[2]
    assert imagined[0] == imagined[1] == imagined[2]

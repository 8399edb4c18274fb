"""Three at one table of the toy game: who is out is asked nothing, and still sees."""

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import NO, PASS, YES, IllegalAnswer
from dejarik.kernel.state import State
from dejarik.laws import contract, hidden
from examples.toy import state as t
from examples.toy.game import Toy

GAME = Toy()
POOLS = [list(range(1 + side * 8, 9 + side * 8)) for side in range(3)]
HANDS = [[8, 7, 6], [16, 15, 14], [24, 23, 22]]
"""The cards of each seat's first hand: from the top of the deck, which is its highest number."""

Asked = list[tuple[int, list[tuple[int, int]]]]


def three(*hands: tuple[int, int, int]) -> State:
    """A game of three with these hands."""
    s = GAME.start({"decks": [[*t.CARDS]] * 3}, seed_from("three"))
    for cards, kinds in zip(HANDS, hands, strict=True):
        for card, kind in zip(cards, kinds, strict=True):
            s.knowledge.identity[card] = kind
    return s


def asked(s: State) -> Asked:
    """Who is asked, with the kind and the card of every option."""
    return [
        (one.seat, [(option.kind, option.target) for option in one.options])
        for one in GAME.pending(s)
    ]


def answer(s: State, seat: int, kind: int, card: int = 0) -> None:
    """Take the option of this kind and card."""
    decision = next(one for one in GAME.pending(s) if one.seat == seat)
    keys = [(option.kind, option.target) for option in decision.options]
    GAME.apply(s, seat, decision.id, keys.index((kind, card)))


def no_bids(s: State) -> None:
    """Nobody bids, so the lowest seat begins."""
    for seat in s.seats_asked():
        answer(s, seat, PASS)


def bid_of(*cards: int) -> list[tuple[int, int]]:
    """The options of a bid with these cards in hand."""
    return [*((t.PLAY, card) for card in cards), (PASS, 0)]


def turn_of(*cards: int) -> list[tuple[int, int]]:
    """The options of a turn with these cards in hand."""
    return [*((t.PLAY, card) for card in cards), (t.ROLL, 0), (t.TRADE, 0), (PASS, 0)]


def test_three_bid_at_once_and_take_turns() -> None:
    """The highest bid begins, and the others follow to the left."""
    s = three((t.STRIKE,) * 3, (t.STRIKE, t.STRIKE, t.ECHO), (t.STRIKE,) * 3)
    assert [(2, bid_of(24, 23, 22)), (1, bid_of(16, 15, 14)), (0, bid_of(8, 7, 6))] == asked(s)

    answer(s, 0, t.PLAY, 8)
    answer(s, 1, t.PLAY, 14)
    answer(s, 2, PASS)

    assert [(1, turn_of(16, 15))] == asked(s)
    answer(s, 1, PASS)
    assert [(2, turn_of(24, 23, 22))] == asked(s)
    answer(s, 2, PASS)
    assert [(0, turn_of(8, 7))] == asked(s)


def test_whoever_has_no_life_left_is_asked_nothing_and_still_sees() -> None:
    """Neither for a turn nor for a bid nor for an echo; the next blow falls on the one behind."""
    s = three((t.STRIKE,) * 3, (t.ECHO,) * 3, (t.STRIKE,) * 3)
    no_bids(s)
    t.toy(s).life = [6, 2, 6]
    t.toy(s).tables[1] = [t.toy(s).hands[1].pop()]
    s.knowledge.publish(14)
    s.index = None

    answer(s, 0, t.PLAY, 8)

    assert [6, 0, 6] == t.toy(s).life
    assert [(2, turn_of(24, 23, 22))] == asked(s)
    answer(s, 2, PASS)
    assert [(2, bid_of(24, 23, 22)), (0, bid_of(8, 7, 5))] == asked(s)
    seen = GAME.view(s, 1)
    assert isinstance(seen, dict)
    assert [6, 0, 6] == seen["zones"][0]
    assert [] == seen["yours"]
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked anything now"):
        GAME.apply(s, 1, GAME.pending(s)[0].id, 0)
    with pytest.raises(IllegalAnswer, match="seat 1 cannot concede"):
        GAME.concede(s, 1)
    no_bids(s)
    answer(s, 0, t.PLAY, 7)
    assert [6, 0, 4] == t.toy(s).life


def test_an_echo_of_whoever_plays_on_is_heard() -> None:
    """What silences the echo of one who is out is only that they are out."""
    s = three((t.STRIKE,) * 3, (t.ECHO,) * 3, (t.STRIKE,) * 3)
    no_bids(s)
    t.toy(s).life = [6, 3, 6]
    t.toy(s).tables[1] = [t.toy(s).hands[1].pop()]
    s.knowledge.publish(14)
    s.index = None

    answer(s, 0, t.PLAY, 8)

    assert [(1, [(NO, 0), (YES, 0)])] == asked(s)


def test_a_bomb_of_one_who_is_out_does_not_go_off() -> None:
    """Nothing that waits outlives its seat; the last one left has won, and ranks are by leaving."""
    s = three((t.STRIKE,) * 3, (t.BOMB,) * 3, (t.STRIKE,) * 3)
    no_bids(s)
    t.toy(s).life = [6, 2, 2]
    answer(s, 0, PASS)
    answer(s, 1, t.PLAY, 16)
    GAME.concede(s, 1)
    answer(s, 2, PASS)
    assert [6, 2, 2] == t.toy(s).life
    no_bids(s)

    answer(s, 0, t.PLAY, 8)

    outcome = GAME.outcome(s)
    assert outcome is not None
    assert ([[0], [2], [1]], "life") == (outcome.ranking, outcome.reason)


def test_giving_up_in_ones_turn_passes_it_on() -> None:
    """Two play on, and with the second who gives up it is over."""
    s = three(*[(t.STRIKE,) * 3] * 3)
    no_bids(s)

    GAME.concede(s, 0)

    assert [(1, turn_of(16, 15, 14))] == asked(s)
    GAME.concede(s, 2)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert ([[1], [2], [0]], "concession") == (outcome.ranking, outcome.reason)


def test_giving_up_while_bids_are_open_is_no_bid() -> None:
    """The others' bids stay what they were, and decide who begins."""
    s = three(*[(t.STRIKE,) * 3] * 3)
    answer(s, 0, PASS)
    answer(s, 1, t.PLAY, 15)

    GAME.concede(s, 2)

    assert [(1, turn_of(16, 15))] == asked(s)


def test_three_keep_every_law() -> None:
    """At every third decision of random games, in which somebody gives up now and then."""
    for number in range(4):
        s = GAME.start({"decks": [[*t.CARDS]] * 3}, seed_from(f"laws {number}"))
        bot = RandomBot(number, steps_back=0.1)
        places = 0
        while pending := GAME.pending(s):
            places += 1
            assert set(t.toy(s).out).isdisjoint(one.seat for one in pending)
            if places % 9 == 0:
                contract.at_decision(GAME, s, bot.answer)
            if places % 21 == 0:
                hidden.hidden_at_decision(GAME, s, bot.answer, POOLS)
            if places == 20 + 10 * number:
                GAME.concede(s, t.toy(s).playing()[0])
                continue
            decision = pending[places % len(pending)]
            GAME.apply(s, decision.seat, decision.id, bot.answer(decision))
        assert GAME.outcome(s) is not None

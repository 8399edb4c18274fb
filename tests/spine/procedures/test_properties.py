"""What holds for every game of procedures: sealed answers, chance, copies, causes, refusals."""

import pytest

from dejarik.bots.random_bot import RandomBot
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, IllegalAnswer, StaleDecision
from dejarik.kernel.recorder import ListRecorder, Record
from dejarik.kernel.state import State
from tests.spine.procedures import pieces
from tests.spine.procedures.pieces import table
from tests.spine.procedures.play import (
    GAME,
    PASSES,
    Answer,
    Play,
    attack,
    move,
    next_answer,
    random_start,
    step_to,
)
from tests.spine.procedures.procedures import MOVE

SETUP: dict[str, object] = {"armies": [["guard", "scout"], ["guard", "scout"]], "hands": 2}


# --- sealed answers -------------------------------------------------------------------


def _deploy(order: tuple[int, ...]) -> tuple[State, list[list[object]]]:
    """Deploy in this order of seats; also what the seat not answering saw before and after."""
    s = GAME.start(SETUP, seed_from("sealed"))
    seen: list[list[object]] = []
    for seat in order:
        before = GAME.view(s, 1 - seat)
        decision = next(one for one in GAME.pending(s) if one.seat == seat)
        GAME.apply(s, seat, decision.id, 1 + seat)
        after = GAME.view(s, 1 - seat)
        seen.append([before[part] == after[part] for part in ("figures", "picks", "options")])
    return s, seen


def test_both_seats_are_asked_at_once_for_their_own_zone() -> None:
    """Exactly the spaces of the own zone, and at the second stage not the one used."""
    s = GAME.start(SETUP, seed_from("sealed"))

    asked = {one.seat: [option.target for option in one.options] for one in GAME.pending(s)}
    assert {0: [1, 6, 11, 16], 1: [5, 10, 15, 20]} == asked
    assert all(decision.sealed for decision in GAME.pending(s))
    Answer(1, GAME.pending(s)[1].id, 2).give(s)
    assert [5, 10, 20] == [option.target for option in GAME.pending(s)[1].options]


@pytest.mark.parametrize("order", [(0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 1, 0), (0, 1, 0, 1)])
def test_sealed_answers_give_the_same_bytes_in_any_order(order: tuple[int, ...]) -> None:
    """After the last answer nothing tells who answered first."""
    first, _ = _deploy((0, 0, 1, 1))
    s, _ = _deploy(order)

    assert GAME.dump(first) == GAME.dump(s)
    assert [6, 11, 15, 20] == [figure.space for figure in table(s).figures]


@pytest.mark.parametrize("order", [(0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 0, 1)])
def test_sealed_answers_are_invisible_until_the_last(order: tuple[int, ...]) -> None:
    """The other seat sees the same figures and the same options until all answers are in."""
    _, seen = _deploy(order)

    assert [[True, True, True]] * 3 == seen[:3]
    assert not seen[3][0]


# --- chance ---------------------------------------------------------------------------


def _rolled(game: Play) -> list[int]:
    game.choose(attack(101, 102))
    return game.events(pieces.ROLLED)[0].items


def test_a_roll_can_be_dictated() -> None:
    """The faces are those fixed before, and the damage follows from them."""
    game = Play({"guard": 3}, {"runner": 8})
    game.dictate(101, 102, (1, 2, 2))

    assert [1, 2, 2] == _rolled(game)
    assert 1 == game.figure(102).damage


def test_draws_for_one_figure_do_not_shift_those_of_another() -> None:
    """A draw for somebody else leaves the roll as it was; one for the attacker does not."""
    rolls = []
    for drawn in (999, 105, 101):
        game = Play({"guard": 3}, {"runner": 8})
        # Only this figure's keys are moved on.
        for _ in range(3):
            game.s.chance.draw(pieces.ATTACK_DIE, drawn, 6)
        rolls.append(_rolled(game))

    assert rolls[0] == rolls[1] != rolls[2]


# --- random games ---------------------------------------------------------------------


def _check_pieces(s: State) -> None:
    """No figure, card or token is made or lost, and only a mover shares a space."""
    game = table(s)
    assert list(range(101, 107)) == [figure.id for figure in game.figures]
    cards = sorted([*game.hands[0], *game.hands[1], *game.discards])
    assert (6, 6) == (len(cards), len(set(cards)))
    assert all(0 <= figure.tokens <= 2 for figure in game.figures)
    standing = [figure for figure in game.figures if figure.space]
    if standing:
        assert standing == [
            one for one in game.figures if one.damage < pieces.KINDS[one.kind].health
        ]
    if not any(frame.op is MOVE for frame in s.frames):
        assert len(standing) == len({figure.space for figure in standing})


def _check_causes(records: list[Record]) -> None:
    """From every event the causes lead, always backwards, to an answer."""
    by_serial = {record.serial: record for record in records}
    assert len(by_serial) == len(records)
    for record in records:
        cause = record
        while cause.event is not None:
            assert cause.cause < cause.serial
            cause = by_serial[cause.cause]


def _continue_three_ways(s: State, answer: Answer, recorder: ListRecorder) -> State:
    """The same answer in the state, a copy and one through bytes; the last is played on."""
    data = GAME.dump(s)
    copy = GAME.clone(s)
    loaded = GAME.load(data)
    assert data == GAME.dump(copy) == GAME.dump(loaded)
    answer.give(copy)
    assert data == GAME.dump(s)
    answer.give(s, recorder)
    answer.give(loaded)
    assert GAME.dump(s) == GAME.dump(copy) == GAME.dump(loaded)
    return loaded


@pytest.mark.parametrize("steps_back", [0.0, 0.2])
def test_random_games_end_and_every_copy_plays_on_alike(steps_back: float) -> None:
    """A hundred games; at every decision a clone and a loaded state go the same way."""
    deepest = 0
    for number in range(100):
        bot = RandomBot(number, steps_back)
        recorder = ListRecorder()
        s: State = random_start(number)
        while s.outcome is None:
            s = _continue_three_ways(s, next_answer(s, bot), recorder)
            _check_pieces(s)
            deepest = max(deepest, len(table(s).attacks))
        assert [] == GAME.pending(s)
        _check_causes(recorder.records)
    assert deepest >= 3


@pytest.mark.parametrize("number", range(4))
def test_copies_from_every_decision_reach_the_same_end(number: int) -> None:
    """Each copy ever taken, played to the end with the answers that followed."""
    bot = RandomBot(number, 0.2)
    s: State = random_start(number)
    copies: list[State] = []
    answers: list[Answer] = []
    while s.outcome is None:
        copies.append(GAME.clone(s) if len(copies) % 2 else GAME.load(GAME.dump(s)))
        answers.append(next_answer(s, bot))
        answers[-1].give(s)
    end = GAME.dump(s)

    for place, copy in enumerate(copies):
        for answer in answers[place:]:
            answer.give(copy)
        assert end == GAME.dump(copy)


# --- refusals -------------------------------------------------------------------------


def _refuses(s: State, seat: int, decision: int, choice: int) -> type[Exception]:
    """What is raised; the bytes must stay."""
    before = GAME.dump(s)
    with pytest.raises(IllegalAnswer) as refusal:
        GAME.apply(s, seat, decision, choice)
    assert before == GAME.dump(s)
    return refusal.type


def test_illegal_answers_raise_and_change_nothing() -> None:
    """Out of range, back at the first stage, the wrong seat, no seat, an old decision."""
    game = Play({"guard": 7}, {"guard": 20})
    old = GAME.pending(game.s)[0].id
    game.choose(move(101))
    now = GAME.pending(game.s)[0].id

    # Steps to 2, 6 and 12, and to stop: four options.
    for seat, decision, choice in ((0, now, 4), (0, now, -2), (0, now, BACK), (1, now, 0)):
        assert IllegalAnswer is _refuses(game.s, seat, decision, choice)
    assert IllegalAnswer is _refuses(game.s, -1, now, 0)
    assert StaleDecision is _refuses(game.s, 0, old, 0)
    game.choose(step_to(101, 2))
    assert StaleDecision is _refuses(game.s, 0, now, 0)


def test_a_sealed_answer_cannot_be_given_twice() -> None:
    """A seat that has closed its form is not asked, forwards or back."""
    s = GAME.start(SETUP, seed_from("sealed"))
    for _ in range(2):
        Answer(0, GAME.pending(s)[0].id, 0).give(s)

    for choice in (0, BACK):
        assert IllegalAnswer is _refuses(s, 0, GAME.pending(s)[0].id, choice)


def test_refusals_change_nothing_at_any_decision_of_a_game() -> None:
    """At every decision of some random games each kind of wrong answer is refused."""
    for number in range(5):
        s: State = random_start(number)
        bot = RandomBot(number, 0.2)
        while s.outcome is None:
            for one in GAME.pending(s):
                assert IllegalAnswer is _refuses(s, one.seat, one.id, len(one.options))
                assert StaleDecision is _refuses(s, one.seat, one.id + 1, 0)
                if not one.may_step_back():
                    assert IllegalAnswer is _refuses(s, one.seat, one.id, BACK)
            next_answer(s, bot).give(s)
        assert IllegalAnswer is _refuses(s, 0, 0, 0)


def test_a_finished_game_asks_nothing_and_keeps_its_open_attack() -> None:
    """The last figure's defeat ends the game inside the attack, and the bytes say so."""
    game = Play({"guard": 3}, {"runner": 8})
    game.dictate(101, 102, (3, 0, 0))
    game.choose(attack(101, 102))

    assert game.s.outcome is not None
    assert ([0], "elimination") == (game.s.outcome.winners(), game.s.outcome.reason)
    assert [] == GAME.pending(game.s)
    assert GAME.dump(game.s) == GAME.dump(GAME.load(GAME.dump(game.s)))
    assert IllegalAnswer is _refuses(game.s, 0, 0, PASSES[3])

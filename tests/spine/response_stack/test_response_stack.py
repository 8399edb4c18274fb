"""Actions and responses on a stack: what is offered, to whom, in which order."""

import pytest

from dejarik.kernel.decisions import IllegalAnswer
from tests.spine.response_stack import table as t
from tests.spine.response_stack.scenario import GAME, Scenario

# --- initiation ---


def test_an_action_is_offered_when_condition_target_and_cost_are_possible() -> None:
    """Everything in hand that can be initiated is offered; responses are not, at top level."""
    game = Scenario(mine="strike guard halt ambush", field="guard", their_field="guard")

    assert (0, ["strike", "guard", "pass"]) == game.asked()


def test_an_action_whose_condition_fails_is_not_offered() -> None:
    """A strike needs a character of one's own, even with a target and the means."""
    game = Scenario(mine="strike guard", their_field="guard")

    assert (0, ["guard", "pass"]) == game.asked()


def test_an_action_without_a_target_is_not_offered() -> None:
    """A strike needs an opposing character; one's own and an opposing alarm are none."""
    game = Scenario(mine="strike guard", field="guard", their_field="alarm")

    assert (0, ["guard", "pass"]) == game.asked()


def test_an_action_whose_cost_cannot_be_paid_is_not_offered() -> None:
    """With an empty pool only what costs nothing is left."""
    game = Scenario("strike guard toll", "guard", their_field="guard", pools=(0, 3))

    assert (0, ["toll", "pass"]) == game.asked()


def test_costs_are_judged_with_their_modifiers() -> None:
    """A tithe on the other side makes a guard cost two: one card in the pool is too little."""
    game = Scenario("guard toll", their_field="tithe", pools=(1, 3))

    assert (0, ["toll", "pass"]) == game.asked()


def test_targets_are_chosen_exactly_among_the_legal_ones() -> None:
    """The opponent's characters are candidates; their alarm and one's own guard are not."""
    game = Scenario("strike", "guard", "halt", "guard alarm scout")

    game.answer("strike")

    assert (0, ["their guard", "their scout"]) == game.asked()


def test_costs_are_paid_before_anyone_responds() -> None:
    """When the opponent is asked, the price lies among the spent cards."""
    game = Scenario("strike", "guard", "halt", "guard")

    game.answer("strike")

    assert (1, ["halt", "pass"]) == game.asked()
    assert (2, 1) == (game.count(0, t.POOL), game.count(0, t.SPENT))
    assert ["guard"] == game.titles(1, t.FIELD)


def test_a_condition_lost_after_initiation_does_not_undo_the_action() -> None:
    """The striker's only character withdraws in response; the strike still has its result."""
    game = Scenario("strike", "guard", "withdraw", "scout")

    game.answer("strike", "withdraw", "their guard", "pass")

    assert [] == game.titles(1, t.FIELD)
    assert ["guard"] == game.titles(0, t.HAND)
    assert ["withdraw", "scout"] == game.titles(1, t.LOST)


def test_a_target_that_left_is_not_replaced_by_another() -> None:
    """The target withdraws in response; the scout beside it was not targeted and stays."""
    game = Scenario("strike", "guard", "withdraw", "guard scout")

    game.answer("strike", "their guard", "withdraw")
    assert (1, ["their guard", "guard", "scout"]) == game.asked()
    game.answer("guard", "pass")

    assert ["scout"] == game.titles(1, t.FIELD)
    assert ["guard"] == game.titles(1, t.HAND)
    assert [(t.INITIATE, "withdraw"), (t.INITIATE, "strike")] == game.story(t.INITIATE)


# --- responses ---


def test_forced_responses_come_first_in_the_order_the_turn_player_chooses() -> None:
    """Two alarms with two texts each go off, once each, before the halt is offered."""
    game = Scenario("strike", "guard alarm", "halt", "guard alarm")

    game.answer("strike")
    assert (0, ["alarm", "alarm 2", "their alarm", "their alarm 2"]) == game.asked()
    game.answer("their alarm 2", "pass")
    assert (0, ["alarm", "alarm 2", "their alarm"]) == game.asked()
    game.answer("alarm 2", "pass", "alarm", "pass")
    # The last one needs no order; the opponent is asked about it, then about the strike.
    game.answer("pass")

    assert (1, ["halt", "pass"]) == game.asked()
    assert 4 == len(game.story(t.ACTIVATE, t.DAMAGE))


def test_the_turn_player_orders_forced_responses_to_the_opponents_action_too() -> None:
    """The opponent's withdraw sets off both alarms anew; seat 0 orders them: it is its turn."""
    game = Scenario("strike", "guard alarm", "withdraw", "guard")

    game.answer("strike", "alarm", "pass", "pass", "withdraw", "their guard")

    assert (0, ["alarm", "alarm 2"]) == game.asked()


def test_responses_alternate_from_the_opponent_until_two_passes_in_a_row() -> None:
    """A response hands the turn on and makes the count of passes start anew."""
    game = Scenario("strike withdraw", "guard", "withdraw guard", "scout")

    game.answer("strike")
    assert (1, ["withdraw", "pass"]) == game.asked()
    game.answer("pass")
    assert (0, ["withdraw", "pass"]) == game.asked()
    game.answer("withdraw", "guard")
    game.answer("pass")  # to the withdraw itself; seat 0 has no hand left just now
    assert (1, ["withdraw", "pass"]) == game.asked()
    game.answer("pass")
    assert (0, ["pass"]) == game.asked()
    assert ["scout"] == game.titles(1, t.FIELD)
    game.answer("pass")

    assert [] == game.titles(1, t.FIELD)


def test_priority_returns_to_the_seat_that_did_not_respond_last() -> None:
    """Seat 1 has two responses, but after the first seat 0 is asked before the second."""
    game = Scenario("strike guard", "guard", "withdraw withdraw", "guard scout")

    game.answer("strike", "their guard")
    assert (1, ["withdraw", "withdraw", "pass"]) == game.asked()
    game.answer("withdraw", "scout", "pass", "pass")
    assert (0, ["pass"]) == game.asked()
    game.answer("pass")

    assert (1, ["withdraw", "pass"]) == game.asked()


def test_a_response_to_a_response_is_resolved_first() -> None:
    """A halt halted leaves the strike alone: the deepest comes first, the strike last."""
    game = Scenario("strike halt", "guard", "halt guard", "scout")

    game.answer("strike")
    assert (1, ["halt", "pass"]) == game.asked()
    game.answer("halt")
    assert (0, ["halt", "pass"]) == game.asked()
    game.answer("halt")
    assert (1, ["pass"]) == game.asked()
    game.answer("pass", "pass", "pass")

    assert [(t.INITIATE, "halt"), (t.INITIATE, "strike")] == game.story(t.INITIATE)
    left = ["halt", "halt", "scout", "strike"]
    assert left == [title for _, title in game.story(t.LEAVE)]


def test_a_cancelled_action_has_no_result_but_stays_paid() -> None:
    """The guard stays, the price stays among the spent cards, the strike is lost."""
    game = Scenario("strike", "guard", "halt", "guard")

    game.answer("strike", "halt")

    assert ["guard"] == game.titles(1, t.FIELD)
    assert (2, 1) == (game.count(0, t.POOL), game.count(0, t.SPENT))
    assert ["strike"] == game.titles(0, t.LOST)
    assert [(t.INITIATE, "halt")] == game.story(t.INITIATE)


def test_offers_are_worked_out_anew_at_every_priority() -> None:
    """With an empty pool there is no halt, until one's own alarm has filled it."""
    poor = Scenario("strike", "guard", "halt", "guard", pools=(3, 0))
    helped = Scenario("strike", "guard", "halt", "guard alarm", pools=(3, 0))

    poor.answer("strike")
    helped.answer("strike", "their alarm 2", "pass", "pass")

    assert (1, ["pass"]) == poor.asked()
    assert (1, ["halt", "pass"]) == helped.asked()


# --- just after ---


def test_the_window_just_after_is_not_the_window_of_initiation() -> None:
    """A deployment can be halted while it is initiated and ambushed once it has happened."""
    game = Scenario("guard welcome", theirs="halt ambush")

    game.answer("guard")
    assert (1, ["halt", "pass"]) == game.asked()
    game.answer("pass")
    assert (0, ["pass"]) == game.asked()
    assert [] == game.titles(0, t.FIELD)
    game.answer("pass")
    assert ["guard"] == game.titles(0, t.FIELD)
    assert (1, ["ambush", "pass"]) == game.asked()
    game.answer("pass")

    assert (0, ["welcome", "pass"]) == game.asked()


def test_the_window_just_after_closes_when_its_subject_has_left() -> None:
    """The ambushed guard is gone: no second ambush, no welcome, the phase goes on."""
    game = Scenario("guard welcome", theirs="ambush ambush")

    game.answer("guard", "pass", "pass")
    assert (1, ["ambush", "ambush", "pass"]) == game.asked()
    game.answer("ambush", "pass", "pass")

    assert (1, ["pass"]) == game.asked()
    assert 2 == len(game.table.frames) - 1  # the turn, the phase and its window
    game.answer("pass")
    assert (0, ["pass"]) == game.asked()


def test_a_cancelled_deployment_was_not_just_deployed() -> None:
    """After a halt nobody is offered an ambush."""
    game = Scenario("guard welcome", theirs="halt ambush")

    game.answer("guard", "halt", "pass", "pass")

    assert (1, ["pass"]) == game.asked()
    assert [] == game.story(t.DEPLOY)


# --- deadlines ---


def test_a_forced_action_may_be_done_at_a_moment_of_ones_choice() -> None:
    """The toll is offered at top level; once paid it neither comes again nor by force."""
    game = Scenario("guard", "toll scout", their_field="toll")

    assert (0, ["guard", "toll", "pass"]) == game.asked()
    game.answer("toll", "pass")
    assert (0, ["guard", "pass"]) == game.asked()
    game.answer("pass")

    assert (0, ["scout", "pass"]) == game.asked()
    assert [(t.DAMAGE, "")] == game.story(t.DAMAGE)


def test_a_forced_action_left_undone_happens_before_optional_end_actions() -> None:
    """Passing does not spare the toll: it is taken before the scout is offered."""
    game = Scenario("", "toll scout", their_field="toll")

    assert (0, ["toll", "pass"]) == game.asked()
    assert 6 == game.count(0, t.DECK)
    game.answer("pass")

    assert (0, ["scout", "pass"]) == game.asked()
    assert 5 == game.count(0, t.DECK)
    assert 6 == game.count(1, t.DECK)


def test_several_deadlines_are_ordered_and_cannot_be_passed() -> None:
    """With two tolls left undone only their order is asked."""
    game = Scenario("", "toll toll scout")

    game.answer("pass")
    assert (0, ["toll", "toll"]) == game.asked()
    game.answer("toll")

    assert (0, ["scout", "pass"]) == game.asked()
    assert 4 == game.count(0, t.DECK)


# --- hidden hands ---


def seats_asked(game: Scenario, answers: int) -> list[int]:
    """Who is asked, one after the other, when everyone passes."""
    seats: list[int] = []
    for _ in range(answers):
        seats.append(game.decision().seat)
        game.answer("pass")
    return seats


def test_a_seat_is_asked_whether_or_not_it_holds_a_response() -> None:
    """Two hands of one size: the same seats are asked in the same order."""
    holding = Scenario("strike welcome", "guard", "halt ambush", "guard")
    bluffing = Scenario("strike welcome", "guard", "tithe strike", "guard")

    holding.answer("strike")
    bluffing.answer("strike")

    assert (1, ["halt", "pass"]) == holding.asked()
    assert (1, ["pass"]) == bluffing.asked()
    assert seats_asked(holding, 6) == seats_asked(bluffing, 6)


def test_a_seat_without_hidden_cards_and_offers_is_not_asked() -> None:
    """Everyone sees that an empty hand holds no response, so nothing is told by going on."""
    game = Scenario("strike", "guard", "", "guard")

    game.answer("strike")

    assert (0, ["pass"]) == game.asked()
    assert [] == game.titles(1, t.FIELD)


def test_options_tell_nothing_about_the_responses_others_hold() -> None:
    """What seat 1 is offered is the same to the last number, whatever seat 0 holds."""
    holding = Scenario("strike halt withdraw", "guard", "withdraw halt", "guard")
    bluffing = Scenario("strike guard toll", "guard", "withdraw halt", "guard")

    holding.answer("strike")
    bluffing.answer("strike")

    shown = [option.key() for option in holding.decision().options]
    assert shown == [option.key() for option in bluffing.decision().options]
    assert 1 == holding.decision().seat


# --- refusing and conceding ---


def test_what_is_not_offered_raises_and_changes_nothing() -> None:
    """A number past the options, the wrong seat and a stale decision are all refused."""
    game = Scenario("strike", "guard", "halt", "guard")
    game.answer("strike")
    before = GAME.dump(game.table)
    number = game.decision().id

    for seat, decision_id, answer in ((1, number, 2), (0, number, 0), (1, number - 256, 0)):
        with pytest.raises(IllegalAnswer):
            GAME.apply(game.table, seat, decision_id, answer)

    assert before == GAME.dump(game.table)


@pytest.mark.parametrize("seat", [0, 1])
def test_either_seat_may_concede_in_the_middle_of_a_window(seat: int) -> None:
    """With a response on the stack, asked or not, a seat gives up and the other has won."""
    game = Scenario("strike halt", "guard", "halt", "guard")
    game.answer("strike", "halt")
    assert (0, ["halt", "pass"]) == game.asked()
    number = game.decision().id

    GAME.concede(game.table, seat)

    again = GAME.load(GAME.dump(game.table))
    for table in (game.table, again):
        outcome = GAME.outcome(table)
        assert outcome is not None
        assert ([1 - seat], "concession") == (outcome.winners(), outcome.reason)
        assert [] == GAME.pending(table)
        with pytest.raises(IllegalAnswer):
            GAME.apply(table, 0, number, 0)
        with pytest.raises(IllegalAnswer):
            GAME.concede(table, 1 - seat)

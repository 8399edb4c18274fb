"""Explanations: reasons with rulings, numbers with contributors, nothing hidden."""

import pytest

from dejarik.kernel.ids import NOTHING
from dejarik.testing.destiny.table import THEM, YOU, Tabletop


def handle(table: Tabletop, seat: int, place: int = 0) -> int:
    """The handle a seat sees for a card of its own hand."""
    card = table.state.players[seat].hand[place]
    return table.state.knowledge.handles[seat][card]


def test_a_card_that_costs_too_much_says_so_with_its_ruling() -> None:
    """The reason is the one the listing threw away."""
    table = Tabletop(hand="T32", resources=2)

    question = f"play:{handle(table, YOU)}"

    assert ["not_enough_resources arh.part5.play.04"] == table.game.explain(
        table.state, YOU, question
    )


def test_a_playable_card_is_legal() -> None:
    """What is offered has no reason against it."""
    table = Tabletop(hand="T32", resources=3)

    assert ["legal"] == table.game.explain(table.state, YOU, f"play:{handle(table, YOU)}")


def test_a_cost_starts_with_the_printed_one() -> None:
    """Contributors follow; here there are none."""
    table = Tabletop(hand="T32")

    assert ["printed 3"] == table.game.explain(table.state, YOU, f"cost:{handle(table, YOU)}")


def test_the_cost_of_a_hidden_card_is_not_told() -> None:
    """The handle of a card in the opponent's hand leads to no fact."""
    table = Tabletop(their_hand="T32")
    card = table.state.players[THEM].hand[0]
    shown = table.state.knowledge.handles[YOU][card]

    with pytest.raises(ValueError, match="hidden from you"):
        table.game.explain(table.state, YOU, f"cost:{shown}")


def test_a_number_that_is_no_handle_is_refused_in_words() -> None:
    """Card numbers of the table itself mean nothing to a seat."""
    table = Tabletop(hand="T32")

    with pytest.raises(ValueError, match="name it by its handle"):
        table.game.explain(table.state, YOU, "play:99999")


@pytest.mark.parametrize("topic", ["play", "cost"])
def test_the_first_handle_of_all_means_no_card(topic: str) -> None:
    """Number 0 stands for no card, and whoever asks for it has mistyped."""
    table = Tabletop(hand="T32")
    none = table.state.knowledge.handles[YOU][NOTHING]

    with pytest.raises(ValueError, match="name it by its handle"):
        table.game.explain(table.state, YOU, f"{topic}:{none}")


def test_a_question_nobody_can_answer_names_those_that_can() -> None:
    """Errors say what to do."""
    table = Tabletop()

    with pytest.raises(ValueError, match="ask play, activate"):
        table.game.explain(table.state, YOU, "sing:1")


def test_the_value_of_a_die_is_told_with_what_changes_it() -> None:
    """One by the side, one by the support; a blank has nothing, a die on its card no value."""
    table = Tabletop("T01 T03 T06")
    support = table.support("T207")
    one, blank = table.show("T01", "1MD"), table.show("T03", "-")
    idle = table.copy("T06").dice[0]

    assert ["printed 1", f"{support.ref} +1"] == table.game.explain(
        table.state, YOU, f"value:{one.id}"
    )
    assert ["printed 0"] == table.game.explain(table.state, YOU, f"value:{blank.id}")
    with pytest.raises(ValueError, match="shows nothing"):
        table.game.explain(table.state, YOU, f"value:{idle}")


def test_an_x_is_explained_by_what_it_is_now() -> None:
    """Two cards in hand."""
    table = Tabletop("T205", hand="T31 T31")
    die = table.show("T205", "XMD")

    assert "printed 2" == table.game.explain(table.state, YOU, f"value:{die.id}")[0]


def test_a_die_that_may_be_treated_as_another_symbol_is_legal() -> None:
    """A die is asked about as whatever it may be resolved for."""
    table = Tabletop("T01")
    die = table.show("T01", "-")
    reason = ["blank arh.part2.blank.01"]
    assert reason == table.game.explain(table.state, YOU, f"resolve:{die.id}")

    table.support("T230")

    assert ["legal"] == table.game.explain(table.state, YOU, f"resolve:{die.id}")
    table.answer("resolve melee", "their T02")
    assert (0, []) == (table.copy("their T02").damage, table.pool())


def test_whoever_is_not_to_move_is_told_so() -> None:
    """The one who is asked for an action may act; the other waits for their turn."""
    t = Tabletop("T01", "T02")
    t.decision()

    assert ["legal"] == t.game.explain(t.state, YOU, "act")
    assert ["not_your_turn arh.part5.actionphase.01"] == t.game.explain(t.state, THEM, "act")


def test_in_the_middle_of_an_action_something_else_is_asked() -> None:
    """Who orders their abilities is asked that first; the other has nothing to decide."""
    t = Tabletop("T01 T08")
    t.answer("activate T01")

    assert ["asked_something_else arh.part5.actions.01"] == t.game.explain(t.state, YOU, "act")


def test_while_the_other_decides_in_your_turn_you_wait() -> None:
    """The opponent spreads indirect damage, and it is your turn all the same."""
    t = Tabletop("T01 T06", "T02 T03")
    t.support("T14")
    t.show("T14", "2ID")
    t.answer("resolve indirect")

    assert ["others_decide arh.part5.actions.01"] == t.game.explain(t.state, YOU, "act")


def test_whoever_has_claimed_takes_no_more_turns() -> None:
    """That is told instead of whose turn it is."""
    t = Tabletop("T01", "T02")
    t.answer("claim")

    assert ["has_claimed arh.part5.claim.03"] == t.game.explain(t.state, YOU, "act")


def test_what_is_not_among_the_options_of_a_choice_says_so() -> None:
    """Their characters take the damage; yours cannot be named, and the die is no answer."""
    t = Tabletop("T01 T06", "T02 T03")
    t.support("T14")
    die = t.show("T14", "2ID")
    t.answer("resolve indirect")
    asked = [t.copy("their T02").ref, t.copy("T01").ref, die.id]

    answers = [t.game.explain(t.state, THEM, f"choose:{number}")[0] for number in asked]
    assert "legal" == answers[0]
    assert ["not_an_option arh.part8.target.01"] * 2 == answers[1:]


def test_a_card_in_hand_can_be_asked_about_in_a_choice() -> None:
    """Cards are named by their handle, those that can be chosen and those that cannot."""
    t = Tabletop(hand="T32 T33", resources=0)
    t.decision()

    assert ["not_an_option arh.part8.target.01"] == t.game.explain(
        t.state, YOU, f"choose:{handle(t, YOU)}"
    )


def test_a_card_of_yours_elsewhere_is_not_somebody_elses() -> None:
    """One that is set aside is yours, and is not played from there."""
    t = Tabletop()
    t.set_aside("T32")
    card = t.state.players[YOU].aside[-1]
    mine = t.state.knowledge.handles[YOU][card]
    theirs = t.state.knowledge.handles[THEM][card]

    assert ["not_from_there arh.part5.play.01"] == t.game.explain(t.state, YOU, f"play:{mine}")
    assert ["not_yours arh.part8.controller.01"] == t.game.explain(t.state, THEM, f"play:{theirs}")

"""Explanations: reasons with rulings, numbers with contributors, nothing hidden."""

import pytest

from dejarik.testing.table import THEM, YOU, Tabletop


def handle(table: Tabletop, seat: int, place: int = 0) -> int:
    """
    The handle a seat sees for a card of its own hand.
    """
    card = table.state.players[seat].hand[place]
    return table.state.knowledge.handles[seat][card]


def test_a_card_that_costs_too_much_says_so_with_its_ruling() -> None:
    """
    The reason is the one the listing threw away.
    """
    table = Tabletop(hand="T32", resources=2)

    question = f"play:{handle(table, YOU)}"

    assert ["not_enough_resources arh.part5.play.04"] == table.game.explain(
        table.state, YOU, question
    )


def test_a_playable_card_is_legal() -> None:
    """
    What is offered has no reason against it.
    """
    table = Tabletop(hand="T32", resources=3)

    assert ["legal"] == table.game.explain(table.state, YOU, f"play:{handle(table, YOU)}")


def test_a_cost_starts_with_the_printed_one() -> None:
    """
    Contributors follow; here there are none.
    """
    table = Tabletop(hand="T32")

    assert ["printed 3"] == table.game.explain(table.state, YOU, f"cost:{handle(table, YOU)}")


def test_the_cost_of_a_hidden_card_is_not_told() -> None:
    """
    The handle of a card in the opponent's hand leads to no fact.
    """
    table = Tabletop(their_hand="T32")
    card = table.state.players[THEM].hand[0]
    shown = table.state.knowledge.handles[YOU][card]

    with pytest.raises(ValueError, match="hidden from you"):
        table.game.explain(table.state, YOU, f"cost:{shown}")


def test_a_number_that_is_no_handle_is_refused_in_words() -> None:
    """
    Card numbers of the table itself mean nothing to a seat.
    """
    table = Tabletop(hand="T32")

    with pytest.raises(ValueError, match="name it by its handle"):
        table.game.explain(table.state, YOU, "play:99999")


def test_a_question_nobody_can_answer_names_those_that_can() -> None:
    """
    Errors say what to do.
    """
    table = Tabletop()

    with pytest.raises(ValueError, match="ask play, activate"):
        table.game.explain(table.state, YOU, "sing:1")

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


def test_the_value_of_a_die_is_told_with_what_changes_it() -> None:
    """
    One by the side, one by the support; a blank has nothing, a die on its card no value.
    """
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
    """
    Two cards in hand.
    """
    table = Tabletop("T205", hand="T31 T31")
    die = table.show("T205", "XMD")

    assert "printed 2" == table.game.explain(table.state, YOU, f"value:{die.id}")[0]


def test_a_die_that_may_be_treated_as_another_symbol_is_legal() -> None:
    """
    A die is asked about as whatever it may be resolved for.
    """
    table = Tabletop("T01")
    die = table.show("T01", "-")
    reason = ["blank arh.part2.blank.01"]
    assert reason == table.game.explain(table.state, YOU, f"resolve:{die.id}")

    table.support("T230")

    assert ["legal"] == table.game.explain(table.state, YOU, f"resolve:{die.id}")
    table.answer("resolve melee", "their T02")
    assert (0, []) == (table.copy("their T02").damage, table.pool())

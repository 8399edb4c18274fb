"""What a player reads of moving, control, sides and elite."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.kernel.program import Node

SENTENCES: tuple[tuple[Node, str], ...] = (
    (
        d.move_damage(1, from_=d.attached_character, to=d.an_opponents(d.a_character)),
        "Move 1 damage from the attached character to one of your opponent’s characters.",
    ),
    (
        d.move_shields(2, from_=d.a_character, to=d.this),
        "Move 2 shields from any character to this card.",
    ),
    (
        d.move_card(d.such(d.a_card_in_play, d.upgrade), to=d.your(d.a_character)),
        "Move any upgrade to a character of yours.",
    ),
    (d.put_on_top_of_deck(d.this), "Put this card on top of its owner’s deck."),
    (d.return_to_hand(d.this), "Return this card to its owner’s hand."),
)


@pytest.mark.parametrize(("node", "text"), SENTENCES)
def test_placing_reads_as_expected(node: Node, text: str) -> None:
    """Each word as it stands in a sentence."""
    assert text == render_node(node)

"""What a player reads of cards that effects play, and of players, piles and qualities chosen."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.kernel.program import Node

SENTENCES: tuple[tuple[Node, str], ...] = (
    (
        d.play_for_less(d.such(d.a_card_in_hand, d.upgrade), 1, onto=d.this),
        "Play 1 upgrade from your hand on this card for 1 less than its cost.",
    ),
    (
        d.play_for_free(d.such(d.a_card_in_discard_pile, d.upgrade), onto=d.attached_character),
        "Play an upgrade out of your discard pile on the attached character for free.",
    ),
    (
        d.play_card(d.such(d.a_card_in_discard_pile, d.event), set_aside=True),
        (
            "Play 1 event out of your discard pile at its usual cost (an event is set aside "
            "once resolved)."
        ),
    ),
    (
        d.play_for_less(d.such(d.a_card_in_hand, d.support), d.resources_of(d.you)),
        ("Play 1 support from your hand, paying less for it by the number of your resources."),
    ),
)


@pytest.mark.parametrize(("node", "text"), SENTENCES)
def test_playing_reads_as_expected(node: Node, text: str) -> None:
    """Each word as it stands in a sentence."""
    assert text == render_node(node)

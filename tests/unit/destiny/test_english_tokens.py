"""What a player reads of words about damage, shields and resources."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.kernel.program import Node

SENTENCES: list[tuple[Node, str]] = [
    (d.deal_indirect(2), "Deal 2 indirect damage to your opponent."),
    (
        d.deal_indirect(d.count_of(d.your(d.a_die)), unblockable=True),
        "Deal unblockable indirect damage equal to the number of your dice to your opponent.",
    ),
    (d.deal_indirect(1, d.you), "Deal yourself 1 indirect damage."),
    (
        d.as_(d.the_opponent, d.may(d.pay(d.deal_indirect(1), d.draw(1, d.the_opponent)))),
        "Your opponent may deal themselves 1 indirect damage. If they do, they draw 1 card.",
    ),
]


@pytest.mark.parametrize(("node", "words"), SENTENCES)
def test_words_about_tokens_become_sentences(node: Node, words: str) -> None:
    """Each word as it stands in a sentence."""
    assert words == render_node(node)

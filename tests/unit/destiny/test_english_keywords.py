"""What a player reads of keywords and of the things they bring along."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_card, render_node
from dejarik.kernel.program import Node
from dejarik.titles.destiny.laboratory.synthetic import synthetic_facts

LINES: list[tuple[Node, str]] = [
    (
        d.charm,
        "Charm: After you have activated this card, you may put 1 charm token on any character.",
    ),
    (
        d.at_level(d.detect, 2),
        (
            "Detect 2: After this card is activated, reveal 2 random non-detected cards from your "
            "opponent’s hand until the action phase ends."
        ),
    ),
    (
        d.piloting,
        (
            "Piloting: After this card is activated, choose up to 1 of your vehicle cards in play. "
            "Activate that vehicle card. This card pilots that vehicle card."
        ),
    ),
    (d.resilience, "Resilience: Of the dice of this card, one action can remove at most 1."),
    (
        d.renew(1),
        "Renew 1: This card can also be played out of your discard pile, for 1 resource.",
    ),
    (d.modify(d.support, d.subtype("vehicle")), "Modify: This card goes on a vehicle support."),
]


@pytest.mark.parametrize(("part", "expected"), LINES)
def test_a_keyword_is_a_line_with_what_it_does(part: Node, expected: str) -> None:
    """The words come from the program that runs."""
    assert expected == render_node(part)


def test_an_event_with_renew_says_where_it_goes() -> None:
    """Other cards stay in play."""
    text = d.card("T150", d.renew(1))

    assert (
        "Renew 1: This event can also be played out of your discard pile, for 1 resource; then it "
        "is set aside."
    ) == render_card(text, synthetic_facts()["T150"])


def test_a_card_says_how_many_of_it_a_deck_may_hold() -> None:
    """Where that is more than of others; of characters it is a fact of their teams."""
    text = d.card("T628", d.charm)

    said = render_card(text, synthetic_facts()["T628"])

    assert "Up to 4 copies of this support fit into a deck." == said.splitlines()[-1]
    assert 1 == len(render_card(text, synthetic_facts()["T150"]).splitlines())


PHRASES: list[tuple[Node, str]] = [
    (
        d.remove_charms(1, from_=d.such(d.a_character, d.with_a_charm_token)),
        "Take 1 charm token from any character with a charm token on it.",
    ),
    (d.activate(d.your(d.a_card_in_play, d.support)), "Activate a support of yours."),
    (
        d.activate_in_turn(d.any_number_of(d.your(d.a_card_in_play, d.support))),
        "Activate as many of your supports as you like one after another, in the order you like.",
    ),
    (d.such(d.a_card_in_play, d.support, d.piloted), "any piloted support"),
    (d.such(d.a_character, d.non(d.piloting_a_vehicle)), "any character not piloting a vehicle"),
    (d.is_(d.it, d.detected), "that card is detected"),
    (d.play_for_free(d.such(d.a_card_to_play, d.event)), "Play any event for free."),
]


@pytest.mark.parametrize(("node", "expected"), PHRASES)
def test_what_keywords_bring_along_has_words(node: Node, expected: str) -> None:
    """Tokens, pilots, detected cards, cards to play."""
    assert expected == render_node(node)

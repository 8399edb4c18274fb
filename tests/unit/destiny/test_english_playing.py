"""What a player reads of cards that effects play, and of players, piles and qualities chosen."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.kernel.program import Node

SENTENCES: tuple[tuple[Node, str], ...] = (
    (
        d.ongoing(d.roll_for_the_battlefield(2)),
        "Your roll for the battlefield counts as higher by 2.",
    ),
    (
        d.ongoing(d.loses_the_roll_for_the_battlefield()),
        "You lose the roll for the battlefield, whatever is rolled.",
    ),
    (
        d.ongoing(d.loses_the_roll_for_the_battlefield(d.the_opponent)),
        "Your opponent loses the roll for the battlefield, whatever is rolled.",
    ),
    (
        d.unless(d.may(d.spend(1)), d.deal(1, to=d.this), d.draw(1)),
        (
            "You may spend 1 resource. Unless that is done in full, deal this card 1 damage and "
            "draw 1 card."
        ),
    ),
    (
        d.before(d.starting_hands_are_drawn, d.lose_the_game),
        "Before starting hands are drawn, you lose the game.",
    ),
    (
        d.play_for_less(d.such(d.a_card_in_hand, d.upgrade), 1, onto=d.this),
        "Play 1 upgrade from your hand on this card for 1 less than its cost.",
    ),
    (
        d.play_for_free(d.such(d.a_card_in_discard_pile, d.upgrade), onto=d.attached_character),
        "Play an upgrade out of your discard pile for free on the attached character.",
    ),
    (
        d.play_card(d.such(d.a_card_in_discard_pile, d.event), set_aside=True),
        (
            "Play 1 event out of your discard pile at its usual cost (set it aside once it has "
            "resolved)."
        ),
    ),
    (
        d.play_for_less(d.such(d.a_card_in_hand, d.support), d.resources_of(d.you)),
        ("Play 1 support from your hand, its cost lowered by the number of your resources."),
    ),
    (
        d.in_order(d.choose_a_player, d.remove(d.exactly(2, d.that_players(d.a_die)))),
        "Choose a player. Remove 2 of that player’s dice.",
    ),
    (d.each_player(d.gain(1, d.that_player)), "Each player gains 1 resource."),
    (
        d.in_order(d.choose_a_player, d.remove(d.another_players(d.a_die))),
        "Choose a player. Remove one of the other player’s dice.",
    ),
    (
        d.as_(d.the_opponent, d.discard_from_hand(d.their_own(d.a_card_in_hand))),
        "Your opponent discards 1 card from their hand.",
    ),
    (
        d.in_order(
            d.remembering(d.discard(d.your(d.a_card_in_play, d.support)), "gone"),
            d.gain(d.cost_of(d.named("gone"))),
        ),
        "Discard a support of yours. Gain resources equal to the cost of the discarded support.",
    ),
    (
        d.in_order(
            d.remembering(d.remove_any_resources(from_=d.this), "taken"),
            d.set_aside(d.this),
            d.draw(d.amount_of("taken")),
        ),
        (
            "Remove any number of the resources on this card. Set aside this card. Draw cards "
            "equal to the number of resources removed."
        ),
    ),
    (
        d.such(d.a_card_in_play, d.upgrade, d.with_in_title("Saber")),
        "any upgrade with “Saber” as part of its title",
    ),
    (
        d.such(d.a_character, d.carrying(d.titled("Ataru"))),
        "any character carrying a copy of Ataru",
    ),
    (d.such(d.a_character, d.non(d.carrying(d.upgrade))), "any character carrying no upgrade"),
    (
        d.such(d.a_set_aside_card, d.printing("04024", "Rey")),
        "any set-aside copy of Rey (Two-Player Game 24)",
    ),
    (
        d.such(d.a_card_in_hand, d.costing_at_least(3)),
        "a card from your hand with a cost of 3 or more",
    ),
    (d.such(d.a_card_in_hand, d.costing(2)), "a card from your hand with a cost of 2"),
    (d.such(d.a_card_in_hand, d.costing_an_odd_number), "a card from your hand whose cost is odd"),
    (d.such(d.a_character, d.worth_points(17)), "any character worth 17 points or more"),
    (d.such(d.a_character, d.with_health(13)), "any character with 13 or more health"),
    (
        d.ongoing(d.costs_more_on(d.this, 2, d.upgrade)),
        "Playing upgrades on this card costs 2 more.",
    ),
    (
        d.put_into_play(d.a_defeated_character, exhausted=True),
        "Put a defeated character of yours into play exhausted.",
    ),
    (d.spot(d.such(d.a_card_in_play, d.plot)), "you can spot a plot"),
    (d.not_(d.at_least(d.resources_of(d.you), 2)), "you have fewer than 2 resources"),
    (
        d.not_(d.at_least(d.count_of(d.your(d.a_die)), 2)),
        "your pool holds fewer than 2 dice",
    ),
)


@pytest.mark.parametrize(("node", "text"), SENTENCES)
def test_playing_reads_as_expected(node: Node, text: str) -> None:
    """Each word as it stands in a sentence."""
    assert text == render_node(node)

"""What a player reads of moving, control, sides and elite."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.kernel.program import Node

SENTENCES: tuple[tuple[Node, str], ...] = (
    (
        d.move_damage(2, from_=d.a_character, to=d.a_character, up_to=True),
        "Move 2 damage or less off any character onto another.",
    ),
    (
        d.move_shields(1, from_=d.your(d.a_character), to=d.your(d.a_character)),
        "Move 1 shield off a character of yours onto another of yours.",
    ),
    (
        d.move_damage(1, from_=d.an_opponents(d.a_character), to=d.an_opponents(d.a_character)),
        "Move 1 damage off one of your opponent’s characters onto another of theirs.",
    ),
    (
        d.move_damage(1, from_=d.attached_character, to=d.an_opponents(d.a_character)),
        "Move 1 damage off the attached character onto one of your opponent’s characters.",
    ),
    (
        d.move_shields(2, from_=d.a_character, to=d.this),
        "Move 2 shields off any character onto this card.",
    ),
    (
        d.move_card(d.such(d.a_card_in_play, d.upgrade), to=d.your(d.a_character)),
        "Move any upgrade to a character of yours.",
    ),
    (d.put_on_top_of_deck(d.this), "Put this card on top of its owner’s deck."),
    (d.return_to_hand(d.this), "Return this card to its owner’s hand."),
    (
        d.put_into_play(d.a_defeated_character, dice=2),
        "Put a defeated character of yours into play with 2 dice.",
    ),
    (
        d.put_into_play(d.such(d.a_set_aside_card, d.upgrade), on=d.your(d.a_character)),
        "Put any set-aside upgrade into play on a character of yours.",
    ),
    (
        d.take_control(d.an_opponents(d.a_card_in_play, d.upgrade), onto=d.your(d.a_character)),
        "Take control of one of your opponent’s upgrades and move it to a character of yours.",
    ),
    (
        d.in_order(d.make_elite(d.your(d.a_character, d.non(d.elite))), d.ready(d.it)),
        "Make a non-elite character of yours elite. Ready it.",
    ),
    (
        d.stop_elite(d.an_opponents(d.a_character, d.elite)),
        "Make one of your opponent’s elite characters non-elite.",
    ),
    (d.flip(d.this), "Turn this card over."),
    (
        d.becomes_support(d.an_opponents(d.a_character)),
        "Turn one of your opponent’s characters into a support.",
    ),
    (
        d.in_order(
            d.choose_subtype("named"),
            d.ready(d.such(d.a_character, d.of_subtype_named("named"))),
        ),
        "Name a character subtype. Ready any character with that subtype.",
    ),
    (d.give_battlefield(d.the_opponent), "Give your opponent control of the battlefield."),
    (d.take_the_battlefield, "Take control of the battlefield."),
    (
        d.as_(d.the_opponent, d.use_claim_ability),
        "Your opponent uses the battlefield’s claim ability (which is not claiming it).",
    ),
    (
        d.as_(d.the_opponent, d.distribute_damage(d.value_of(d.it))),
        "Your opponent deals damage equal to its value spread over their characters as they like.",
    ),
    (
        d.distribute_shields(d.or_instead(1, 2, if_=d.you_control_the_battlefield)),
        (
            "Spread 1 shield over your characters as you like, or 2 instead if the battlefield "
            "is under your control."
        ),
    ),
    (d.ongoing(d.upkeep_income(2)), "You gain 2 resources more in each upkeep phase."),
    (d.ongoing(d.hand_size(-1, of=d.the_opponent)), "Your opponent’s hand size is lower by 1."),
    (
        d.discard(d.such(d.a_card_in_play, d.support, d.diceless)),
        "Discard any diceless support.",
    ),
    (d.gain(d.points_of(d.this)), "Gain resources equal to the point value of this card."),
    (
        d.ongoing(d.shield_limit(1, of=d.attached_character)),
        "The shield limit of the attached character is higher by 1.",
    ),
    (
        d.ongoing(d.downgrade_limit(-2, of=d.each(d.a_character))),
        "The downgrade limit of each character is lower by 2.",
    ),
    (
        d.ongoing(d.gives_subtype("pilot", to=d.attached_character)),
        "The attached character is also a pilot.",
    ),
    (d.limit(1, d.subtype("form")), "No more than 1 form upgrade on a character."),
    (d.limit(2, d.subtype("weapon")), "No more than 2 weapon upgrades on a character."),
)


@pytest.mark.parametrize(("node", "text"), SENTENCES)
def test_placing_reads_as_expected(node: Node, text: str) -> None:
    """Each word as it stands in a sentence."""
    assert text == render_node(node)

"""What a player reads where several things are said as one."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_card, render_node
from dejarik.kernel.program import Node
from dejarik.titles.destiny.catalogue.texts import card_texts

SAID: list[tuple[Node, str]] = [
    (
        d.such(d.a_die, d.showing_damage, d.non(d.showing_a_cost)),
        "any die showing damage and no cost",
    ),
    (
        d.reroll(
            d.each(
                d.such(
                    d.a_die,
                    d.showing_a_symbol,
                    d.non(d.showing_the_symbol_of(d.such(d.a_die, d.die_of(d.this)))),
                ),
            ),
        ),
        "Reroll each die showing a symbol that no die of this card shows.",
    ),
    (
        d.such(d.a_die, d.character, d.subtype("trooper"), d.showing_blank),
        "any blank trooper character die",
    ),
    (
        d.such(d.a_card_in_play, d.any_of(d.titled("Rey"), d.titled("Finn"))),
        "any card in play named Rey or Finn",
    ),
    (
        d.both(
            d.there_is(d.your(d.a_die, d.showing_melee)),
            d.there_is(d.your(d.a_die, d.showing_ranged)),
        ),
        "your pool holds a die showing melee damage and a die showing ranged damage",
    ),
    (
        d.both(
            d.there_is(d.your(d.a_die, d.blue)),
            d.not_(d.at_least(d.count_of(d.your(d.a_die, d.blue)), 2)),
        ),
        "your pool holds just 1 blue die",
    ),
    (
        d.in_order(
            d.choose(d.any_number_of(d.spotted(d.a_card_in_play, d.red)), "spotted"),
            d.pay(
                d.spend(d.count_of(d.named("spotted"))),
                d.remove(d.exactly(d.count_of(d.named("spotted")), d.a_die)),
            ),
        ),
        (
            "Spot as many of your red cards as you like. Spend resources equal to their number to "
            "remove that many dice."
        ),
    ),
    (
        d.pay(d.in_order(d.remove_resources(2, from_=d.this), d.exhaust(d.this)), d.draw(1)),
        "Remove 2 of the resources on this card and exhaust it. If you do, draw 1 card.",
    ),
    (
        d.after(d.opponent_discards(), d.draw(1), if_=d.discarded_from_hand_by_an_effect()),
        (
            "After the effect of a die or card discards a card from your opponent’s hand, draw 1 "
            "card."
        ),
    ),
    (
        d.after(d.you_play(d.subtype("weapon"), d.attached_to(d.this)), d.draw(1)),
        "After you have played a weapon card onto this card, draw 1 card.",
    ),
    (
        d.in_order(d.search_your_deck(d.red, name="found"), d.add_to_hand(d.named("found"))),
        (
            "Search through your deck for up to 1 red card. Put the card found into its owner’s "
            "hand."
        ),
    ),
    (
        d.as_(d.the_opponent, d.roll_in(d.a_die_of(d.this))),
        "Roll a character die of this card into your opponent’s pool.",
    ),
    (d.reveal(d.each(d.a_card_in_opponents_hand)), "Reveal your opponent’s hand."),
]


@pytest.mark.parametrize(("node", "words"), SAID)
def test_what_belongs_together_is_said_together(node: Node, words: str) -> None:
    """Each as a player reads it."""
    assert words == render_node(node)


def test_against_what_certain_dice_go_is_one_line() -> None:
    """Against this card, and against nothing else."""
    lines = render_card(card_texts()["14084"]).splitlines()

    expected = (
        "Your yellow dice resolved as melee damage in this way can be resolved against this card, "
        "and against nothing else."
    )
    assert [expected] == [line for line in lines if "against" in line]


def test_dice_of_which_each_is_resolved_in_the_same_way_are_resolved_in_turn() -> None:
    """The one chosen first, and what is left of them."""
    words = render_card(card_texts()["23062"])

    assert "your opponent resolves those dice one after the other, with the value of each" in words

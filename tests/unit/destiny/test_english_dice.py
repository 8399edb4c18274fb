"""What a player reads of words about dice."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.die_sides import CannotRemove
from dejarik.games.destiny.effects.triggers import BY_YOU
from dejarik.games.destiny.language.english import render_node
from dejarik.games.destiny.model.facts import BLANK, MELEE
from dejarik.kernel.program import Node

SAID: list[tuple[Node, str]] = [
    (
        d.resolve(d.your(d.a_die), plus=1, as_symbol=MELEE),
        "Resolve a die of yours as if it showed melee damage, with its value increased by 1.",
    ),
    (
        d.resolve(d.your(d.a_die), free=True, unblockable=True),
        "Resolve a die of yours without its cost in resources, as unblockable damage.",
    ),
    (
        d.resolve(d.your(d.a_die), stays=True),
        "Resolve a die of yours, and leave it in the pool.",
    ),
    (
        d.resolve_several(d.up_to(2, d.your(d.a_die, d.showing_melee)), plus=1),
        (
            "Resolve up to 2 dice of yours showing melee damage in any order, with the value "
            "increased by 1."
        ),
    ),
    (
        d.in_order(d.reroll(d.this_die), d.this_die_stays),
        "Reroll this die. This die stays in its pool.",
    ),
    (
        d.turn(d.your(d.a_die), to=d.non(d.showing_blank)),
        "Turn a die of yours to a side without a blank.",
    ),
    (
        d.in_order(
            d.choose(d.a_card_in_discard_pile, "card"), d.resolve_a_side_of(d.named("card"))
        ),
        (
            "Choose a card out of your discard pile. Resolve one side of the die of that card if "
            "possible."
        ),
    ),
    (d.remove(d.one_or_more(d.such(d.a_die, d.red))), "Remove one or more red dice."),
    (
        d.in_order(
            d.remove(d.one_or_more(d.your(d.a_die)), "dice"),
            d.gain(d.value_of(d.named("dice"), each_plus=2)),
        ),
        (
            "Remove one or more of your dice. Gain resources equal to the combined value of those "
            "dice, each increased by 2."
        ),
    ),
    (
        d.as_(d.the_opponent, d.may(d.spend(1, d.the_opponent), otherwise=d.lose(2))),
        "Your opponent may spend 1 resource. If they do not, lose 2 resources.",
    ),
    (
        d.before(d.you_resolve(d.blue), d.increase_its_value(1)),
        "Before resolving a blue die, increase its value by 1 this once.",
    ),
    (
        d.before(d.you_resolve(d.blue), d.increase_its_value(1, d.attached_character)),
        "Before resolving a blue die, increase the attached character’s value by 1 this once.",
    ),
    (
        d.in_order(d.choose_symbol(d.your(d.a_die), "symbol"), d.turn_to_symbol("symbol", d.a_die)),
        "Choose a symbol showing on a die of yours. Turn any die to show that symbol.",
    ),
    (
        d.ongoing(d.increase_value(1, d.yours, if_=d.you_control_the_battlefield)),
        "The value of your dice is higher by 1 while you control the battlefield.",
    ),
    (
        d.ongoing(CannotRemove((d.showing_melee,), BY_YOU)),
        "You cannot remove dice showing melee damage.",
    ),
    (d.such(d.a_die, d.showing_a_modifier), "any die showing a modifier"),
    (d.such(d.a_die, d.non(d.showing_a_cost)), "any die showing no cost"),
    (d.is_(d.it, d.worth_at_most(2)), "that card shows a value of 2 or less"),
    (d.such(d.a_die, d.non(d.die_of(d.this))), "any die not of this card"),
    (
        d.x_is(d.count_of(d.such(d.a_die, d.showing(BLANK)))),
        "The X on its die is the number of blank dice.",
    ),
]


@pytest.mark.parametrize(("node", "words"), SAID)
def test_words_about_dice_become_sentences(node: Node, words: str) -> None:
    """Each as a player reads it."""
    assert words == render_node(node)

"""What a player reads of time: phases, first times, what has happened."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.games.destiny.model import facts
from dejarik.kernel.program import Node

SENTENCES: list[tuple[Node, str]] = [
    (
        d.after(d.upkeep_begins, d.draw(1)),
        "After the action phase ends and upkeep begins, draw 1 card.",
    ),
    (d.after(d.action_phase_begins, d.draw(1)), "After the action phase begins, draw 1 card."),
    (d.after(d.round_begins, d.draw(1)), "After a round begins, draw 1 card."),
    (d.after(d.you_claim, d.gain(1)), "After you have claimed the battlefield, gain 1 resource."),
    (
        d.after(d.opponent_gains_resources, d.gain(1)),
        "After your opponent gains resources, gain 1 resource.",
    ),
    (
        d.after(d.first_each_round(d.opponent_draws), d.gain(1)),
        "After the first time in a round that your opponent draws cards, gain 1 resource.",
    ),
    (
        d.after(d.first_each_action_phase(d.you_deal_damage_to(d.yours)), d.draw(1)),
        (
            "After the first time in an action phase that damage is dealt to one of your "
            "characters by you, draw 1 card."
        ),
    ),
    (
        d.only_if(d.this_turn(d.you_play(d.upgrade))),
        "Only if you played an upgrade this turn.",
    ),
    (
        d.only_if(d.this_round(d.is_defeated(d.yours))),
        "Only if one of your characters was defeated this round.",
    ),
    (
        d.only_if(d.on_opponents_last_turn(d.opponent_rerolls)),
        "Only if your opponent rerolled dice on their previous turn.",
    ),
    (
        d.only_if(d.on_opponents_last_turn(d.is_defeated())),
        "Only if a character was defeated on your opponent’s previous turn.",
    ),
    (
        d.after(d.this_begins_piloting, d.gain(1)),
        "After this card begins to pilot, gain 1 resource.",
    ),
    (d.after(d.this_is_piloted, d.gain(1)), "After this card is piloted, gain 1 resource."),
    (
        d.after(d.you_heal(d.yours), d.gain(1)),
        "After you have healed damage on one of your characters, gain 1 resource.",
    ),
    (
        d.ongoing(d.cannot_be_rerolled(d.yours, d.character, if_=d.first_round)),
        "Nobody can reroll your character dice while it is the first round.",
    ),
    (
        d.for_the_rest_of_the_turn(d.cannot_resolve_dice_as_an_action(d.you)),
        "You cannot take the action to resolve dice this turn.",
    ),
    (
        d.ongoing(d.cannot_be_played_on_this(d.blue, d.subtype("ability"))),
        "You cannot play blue ability cards on this card.",
    ),
    (
        d.discard_this_if(d.is_(d.this, d.with_damage(3))),
        "As soon as this card has 3 damage or more, discard this card.",
    ),
    (
        d.ongoing(d.health(-1, of=d.attached_character)),
        "The health of the attached character is lower by 1.",
    ),
    (
        d.for_the_rest_of_the_round(d.cannot_be_rerolled(d.yours)),
        "Nobody can reroll your dice this round.",
    ),
    (
        d.gain(d.or_instead(1, 2, if_=d.played_from_discard_pile)),
        "Gain 1 resource, or 2 instead if this card was played out of your discard pile.",
    ),
    (
        d.pay(d.defeat(d.this), d.gain(1)),
        "By defeating this card, gain 1 resource.",
    ),
    (
        d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
        "After setup is over, this card is also blue for the rest of the game.",
    ),
    (
        d.after(d.opponent_discards_from_hand, d.gain(1), if_=d.in_the_action_phase),
        (
            "After a card is discarded out of your opponent’s hand, if it is the action phase, "
            "gain 1 resource."
        ),
    ),
]


@pytest.mark.parametrize(("node", "said"), SENTENCES, ids=[said for _, said in SENTENCES])
def test_time_in_words(node: Node, said: str) -> None:
    """A sentence for each word."""
    assert said == render_node(node)

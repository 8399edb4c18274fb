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
        d.resolve(d.your(d.a_die), plus=-1, rerolls=True),
        (
            "Resolve a die of yours, with its value decreased by 1, and reroll it instead of "
            "returning it to its card."
        ),
    ),
    (
        d.resolve(d.your(d.a_die, d.red), as_another=True),
        "Resolve a red die of yours as if it showed another symbol of your choice.",
    ),
    (d.turn(d.your(d.a_die), to=d.showing_a_cost), "Turn a die of yours so that it shows a cost."),
    (d.turn(d.a_die, to=d.worth(1)), "Turn any die so that it shows a value of 1."),
    (
        d.in_order(
            d.choose(d.such(d.a_die, d.character), "like"),
            d.turn(
                d.such(d.a_die, d.character, d.other_than("like")),
                to=(d.showing_the_symbol_of(d.named("like")), d.worth(d.value_of(d.named("like")))),
            ),
        ),
        (
            "Choose any character die in any pool. Turn another character die so that it shows the "
            "symbol shown by that character die and shows the value of that character die."
        ),
    ),
    (
        d.in_order(
            d.choose(d.a_die, "like"),
            d.turn(d.your(d.a_die), to=d.showing_the_symbol_of(d.it)),
            d.turn(d.your(d.a_die), to=d.non(d.showing_the_symbol_of(d.named("like")))),
        ),
        (
            "Choose any die in any pool. Turn a die of yours so that it shows the symbol shown by "
            "that die. Turn a die of yours so that it does not show the symbol shown by that die."
        ),
    ),
    (
        d.in_order(
            d.remove(d.such(d.a_die, d.worth_an_odd_number), "odd"),
            d.heal(d.cost_shown_by(d.named("odd")), from_=d.card_of(d.named("odd"))),
        ),
        (
            "Remove any die with an odd value. Heal damage equal to the cost shown by that die "
            "from the card of that die."
        ),
    ),
    (
        d.would(
            d.is_turned(d.character),
            d.instead(d.remove(d.that)),
            if_=d.is_turned_to(d.showing_blank),
        ),
        (
            "Whenever a character die would be turned to a blank side, in place of that, remove "
            "that character die."
        ),
    ),
    (
        d.ongoing(d.may_be_resolved_plain(d.die_of(d.this))),
        "You may resolve dice of this card as if they had no plus.",
    ),
    (
        d.after(
            d.either_happens(d.you_turn(d.non(d.yours)), d.you_remove(d.non(d.yours))), d.draw(1)
        ),
        "After you turn or remove one of your opponent’s dice, draw 1 card.",
    ),
    (
        d.after(d.opponent_removes(d.die_of(d.this)), d.draw(1)),
        "After a die of this card is removed by your opponent, draw 1 card.",
    ),
    (
        d.after(d.opponent_resolves(d.showing_melee), d.draw(1)),
        "After a die showing melee damage is resolved by your opponent, draw 1 card.",
    ),
    (
        d.after(
            d.either_happens(
                d.is_resolved(d.die_of(d.attached_character)),
                d.is_removed(d.die_of(d.attached_character)),
            ),
            d.draw(1),
        ),
        "After a die of the attached character is resolved or removed, draw 1 card.",
    ),
    (
        d.in_order(d.choose(d.a_die), d.remove(d.each(d.such(d.a_die, d.copy_of_die(d.it))))),
        "Choose any die in any pool. Remove each die that is a copy of that die (itself included).",
    ),
    (
        d.remove(d.such(d.a_die, d.that_can_be_turned_to(d.showing_blank))),
        "Remove any die that can be turned to a blank side.",
    ),
    (
        d.in_order(d.choose(d.a_die, "die"), d.ready(d.character_of(d.named("die")))),
        "Choose any die in any pool. Ready the character of that die.",
    ),
    (
        d.give_dice(d.dice_of(d.this), d.your(d.a_card_in_play, d.support)),
        "A support of yours gains the character dice of this card.",
    ),
    (
        d.heal(1, from_=d.such(d.a_character, d.to_which(d.this_turn(d.you_heal())))),
        "Heal 1 damage from any character to which that happened.",
    ),
    (
        d.put_into_opponents_play(d.such(d.a_card_in_hand, d.support)),
        "Put a support from your hand into play under your opponent’s control.",
    ),
    (
        d.in_order(
            d.remembering(d.put_into_play(d.a_defeated_character), "back"),
            d.exhaust(d.in_play(d.named("back"))),
        ),
        "Put a defeated character of yours into play. Exhaust that character.",
    ),
    (
        d.ready(d.such(d.a_character, d.for_which(d.at_least(d.shields_on(d.named("target")), 3)))),
        "Ready any character so that the number of shields on it is 3 or more.",
    ),
    (d.gain_a_die_of_its_own(d.this), "Put another set-aside die of its own on this card."),
    (
        d.ready(d.such(d.a_character, d.pilot_of(d.this))),
        "Ready any character piloting this card.",
    ),
    (
        d.in_order(d.play_card(d.such(d.a_card_in_hand, d.support)), d.roll_die_of_played(d.it)),
        (
            "Play 1 support from your hand at its usual cost. Roll the die of that card, if it "
            "has one, into your pool."
        ),
    ),
    (
        d.if_(d.two_share_a_symbol(d.each(d.your(d.a_die))), d.draw(1)),
        "If two of your dice share a symbol, draw 1 card.",
    ),
    (
        d.remove(d.such(d.a_die, d.non(d.that_can_be_resolved))),
        "Remove any die that cannot be resolved.",
    ),
    (
        d.then(
            d.resolve(d.your(d.a_die), told=True),
            d.if_(d.is_(d.struck_by_it, d.with_just_left(2)), d.defeat(d.struck_by_it)),
        ),
        (
            "Resolve a die of yours. Then, if the character it dealt damage to has just 2 health "
            "left, defeat that character."
        ),
    ),
    (
        d.resolve(d.your(d.a_die), against_two=True),
        "Resolve a die of yours against 2 different characters.",
    ),
    (
        d.remove(d.such(d.a_die, d.that_can_be_resolved_again)),
        "Remove any die that can be resolved once more.",
    ),
    (
        d.draw(d.different_symbols_on(d.each(d.your(d.a_die)))),
        "Draw cards equal to the number of distinct symbols on your dice.",
    ),
    (
        d.remove(d.such(d.a_die, d.showing_a_resource_cost)),
        "Remove any die showing a cost in resources.",
    ),
    (
        d.remove(d.such(d.a_die, d.non(d.showing_a_damage_cost))),
        "Remove any die showing no cost in indirect damage.",
    ),
    (
        d.discard(d.such(d.a_card_in_play, d.support, d.damaged_up_to_its_cost)),
        "Discard any support whose damage comes up to its cost.",
    ),
    (
        d.in_order(
            d.choose(d.a_character, "one"),
            d.remove(d.such(d.a_die, d.controlled_by(d.controller_of(d.named("one"))))),
        ),
        "Choose any character. Remove any die of the controller of that character.",
    ),
    (
        d.after(d.opponent_resolves(), d.remove(d.such(d.a_die, d.showing_the_resolved_symbol))),
        (
            "After a die is resolved by your opponent, remove any die showing the symbol the die "
            "was resolved for."
        ),
    ),
    (
        d.draw(d.distance(d.cards_in_your_hand, d.cards_in_opponents_hand)),
        "Draw cards equal to the difference between your hand and your opponent’s hand.",
    ),
    (
        d.remove(d.that_go_together(d.up_to(2, d.a_die), d.worth_together_at_most(3))),
        "Remove up to 2 dice with a combined value of up to 3.",
    ),
    (
        d.remove(d.that_go_together(d.exactly(2, d.your(d.a_die)), d.sharing_a_symbol)),
        "Remove 2 dice of yours that share a symbol.",
    ),
    (
        d.in_order(
            d.reroll(d.exactly(2, d.a_die)),
            d.if_(d.show_different_symbols(d.it), d.draw(1)),
            d.if_(d.share_a_symbol(d.it), d.draw(1)),
        ),
        (
            "Reroll 2 dice. If no two of those dice share a symbol, draw 1 card. If those dice "
            "share a symbol, draw 1 card."
        ),
    ),
    (
        d.resolve(d.your(d.a_die), plus=1, as_symbol=MELEE),
        "Resolve a die of yours as if it showed melee damage, with its value increased by 1.",
    ),
    (
        d.resolve(d.your(d.a_die), without_resources=True, unblockable=True),
        "Resolve a die of yours without its cost in resources, and any damage is unblockable.",
    ),
    (
        d.resolve(d.your(d.a_die), free=True, unblockable=True),
        "Resolve a die of yours for free, and any damage is unblockable.",
    ),
    (
        d.resolve_several(d.up_to(2, d.your(d.a_die)), free=True),
        "Resolve up to 2 dice of yours in any order for free.",
    ),
    (
        d.resolve(d.your(d.a_die), stays=True),
        "Resolve a die of yours, and leave it in the pool.",
    ),
    (
        d.resolve_several(d.up_to(2, d.your(d.a_die, d.showing_melee)), plus=1),
        (
            "Resolve up to 2 dice of yours showing melee damage in any order, with the "
            "value of each increased by 1."
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
        "Your opponent may spend 1 resource. If they do not, you lose 2 resources.",
    ),
    (
        d.before(d.you_resolve(d.blue), d.increase_its_value(1)),
        "Before you resolve a blue die, increase its value by 1 this once.",
    ),
    (
        d.before(d.you_resolve(d.blue), d.increase_its_value(1, d.attached_character)),
        "Before you resolve a blue die, increase the attached character’s value by 1 this once.",
    ),
    (
        d.in_order(d.choose_symbol(d.your(d.a_die), "symbol"), d.turn_to_symbol("symbol", d.a_die)),
        "Choose a symbol showing on a die of yours. Turn any die to show that symbol.",
    ),
    (
        d.ongoing(d.increase_value(1, d.yours, if_=d.you_control_the_battlefield)),
        "The value of your dice is higher by 1 while the battlefield is under your control.",
    ),
    (
        d.ongoing(CannotRemove((d.showing_melee,), BY_YOU)),
        "You cannot remove dice showing melee damage.",
    ),
    (d.such(d.a_die, d.showing_a_modifier), "any die with a modifier showing"),
    (d.such(d.a_die, d.non(d.showing_a_cost)), "any die showing no cost"),
    (d.is_(d.it, d.worth_at_most(2)), "that card shows a value of 2 or less"),
    (d.such(d.a_die, d.non(d.die_of(d.this))), "any die not of this card"),
    (
        d.x_is(d.count_of(d.such(d.a_die, d.showing(BLANK)))),
        "The X on its die is the number of blank dice in pools.",
    ),
]


@pytest.mark.parametrize(("node", "words"), SAID)
def test_words_about_dice_become_sentences(node: Node, words: str) -> None:
    """Each as a player reads it."""
    assert words == render_node(node)

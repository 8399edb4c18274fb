"""What a player reads of words about damage, shields and resources."""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.english import render_node
from dejarik.kernel.program import Node

SENTENCES: list[tuple[Node, str]] = [
    (d.deal_indirect(2), "Deal your opponent 2 indirect damage."),
    (
        d.deal_indirect(d.count_of(d.your(d.a_die)), unblockable=True),
        (
            "Deal your opponent unblockable indirect damage equal to the number of your dice in "
            "the pool."
        ),
    ),
    (
        d.deal(d.damage_on(d.this), to=d.a_character),
        "Deal damage equal to the damage on this card to any character.",
    ),
    (
        d.would(d.this_is_dealt_damage, d.deal_more_of_it(1)),
        "Whenever this card would be dealt damage, increase that damage by 1.",
    ),
    (d.place_resources(1, on=d.this), "Put a resource onto this card."),
    (
        d.pay(
            d.remove_resources(2, from_=d.such(d.a_card_in_play, d.with_resources(2))), d.gain(1)
        ),
        "Remove 2 resources from any card in play with 2 or more resources to gain 1 resource.",
    ),
    (
        d.then(d.remove_any_resources(from_=d.this, up_to=3), d.gain(d.as_much)),
        (
            "Remove at most 3 of the resources on this card. Then gain resources equal to the "
            "number of resources removed."
        ),
    ),
    (d.remove_any_resources(from_=d.this), "Remove any number of the resources on this card."),
    (
        d.if_(d.is_(d.this, d.with_resources(1)), d.draw(d.resources_on(d.this))),
        (
            "If this card has any resources on it, draw cards equal to the number of resources "
            "lying on this card."
        ),
    ),
    (
        d.ongoing(d.can_be_dealt_damage()),
        "Damage can go to this card just as it can go to a character.",
    ),
    (
        d.ongoing(d.cannot_be_discarded()),
        "Nothing can discard this card.",
    ),
    (
        d.remove_damage(3, from_=d.such(d.a_card_in_play, d.support)),
        "Take 3 damage off any support.",
    ),
    (
        d.pay(d.remove_any_damage(from_=d.this), d.deal_indirect(d.as_much)),
        (
            "Take any amount of damage off this card to deal your opponent indirect damage equal "
            "to the damage removed."
        ),
    ),
    (
        d.after(d.you_use_power_action_of(d.yours), d.draw(1)),
        "After you have used a power action of one of your cards, draw 1 card.",
    ),
    (
        d.ongoing(d.takes_indirect_damage(3)),
        "You can spread indirect damage over this card too, which has 3 health for that.",
    ),
    (
        d.after(d.hosts_controller_resolves(d.blue), d.draw(1)),
        ("After a blue die is resolved by whoever controls the attached character, draw 1 card."),
    ),
    (
        d.after(d.battlefield_changes_control, d.use_battlefields_power_action),
        (
            "After the battlefield changes control, use the battlefield’s power action, whether "
            "it was used before or not."
        ),
    ),
    (
        d.as_(d.the_opponent, d.may(d.take_resources(1), otherwise=d.exhaust(d.this))),
        "Your opponent may give you 1 resource. If they do not, exhaust this card.",
    ),
    (
        d.before(d.this_is_defeated_by_damage, d.claim_the_battlefield),
        (
            "Before this card is defeated by damage, claim the battlefield, even if it is "
            "claimed already."
        ),
    ),
    (d.enters_exhausted, "This card comes into play exhausted."),
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

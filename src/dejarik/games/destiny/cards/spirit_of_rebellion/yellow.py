"""Spirit of Rebellion, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

unkar_plutt = d.card(
    "02021",
    d.action(
        d.choose(d.any_number_of(d.your(d.a_die)), "dice"),
        d.if_(
            d.at_least(d.value_of(d.named("dice")), 3),
            d.then(
                d.remove(d.named("dice")),
                d.remembering(d.discard_from_hand(d.a_random_card_in_opponents_hand), "card"),
                d.gain(d.cost_of(d.named("card"))),
            ),
        ),
    ),
)

lone_operative = d.card(
    "02049",
    d.special(
        d.heal(
            d.or_instead(
                2, 3, if_=d.not_(d.there_is(d.your(d.a_character, d.not_the_attached_character)))
            ),
            from_=d.attached_character,
        )
    ),
)

loose_ends = d.card(
    "02084",
    d.ambush,
    d.play(
        d.pay(d.remove(d.your(d.a_die, d.showing_ranged)), d.discard_from_deck(4, d.the_opponent))
    ),
)

rebel = d.card(
    "02112",
    d.only_if(d.there_is(d.your(d.a_die, d.showing(facts.DISCARD)))),
    d.play(d.play_for_less(d.a_card_in_discard_pile, 1)),
)

friends_in_low_places = d.card(
    "02146",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.look_at_opponents_hand(),
            d.discard_from_hand(d.such(d.a_card_in_opponents_hand, d.event, d.costing_at_most(1))),
        )
    ),
)

sabotage = d.card(
    "02147",
    d.play(
        d.then(
            d.in_order(
                d.choose(
                    d.such(d.a_card_in_play, d.support, d.costing_at_most(d.cards_in_your_hand)),
                    "doomed",
                ),
                d.discard_from_hand(d.exactly(d.cost_of(d.named("doomed")), d.a_card_in_hand)),
            ),
            d.discard(d.named("doomed")),
        ),
    ),
)

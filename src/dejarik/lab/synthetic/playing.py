"""
Synthetic cards for playing cards, costs, actions and hidden zones: codes T400 to T499.
"""

from typing import Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.abilities import BY_OPPONENT, Happening
from dejarik.games.destiny.language.words import CardText
from dejarik.lab.synthetic.record import record

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T400", "event", "gray", cost=2),
    record("T401", "upgrade", "gray", cost=2),
    record("T402", "event", "gray", cost=0),
    record("T403", "event", "gray", cost=1),
    record("T404", "support", "gray"),
    record("T405", "support", "gray"),
    record("T406", "support", "gray"),
    record("T407", "support", "gray"),
    record("T408", "event", "gray", cost=0),
    record("T409", "event", "gray", cost=0),
    record("T410", "event", "gray", cost=0),
    record("T411", "event", "gray", cost=0),
    record("T412", "support", "gray"),
    record("T413", "support", "gray"),
    record("T414", "event", "gray", cost=0),
    record("T415", "upgrade", "gray"),
    record("T416", "support", "gray"),
)

MORE_READY_CHARACTERS: Final = d.more_than(
    d.count_of(d.your(d.a_character, d.that_is_ready)),
    d.count_of(d.an_opponents(d.a_character, d.that_is_ready)),
)

TEXTS: Final[tuple[CardText, ...]] = (
    d.card(
        "T400",
        d.costs_less(1, if_=d.at_least(d.resources_of(d.the_opponent), 3)),
        d.play(d.draw(1)),
    ),
    d.card("T401", d.costs_less(1, if_=d.played_on(d.blue))),
    d.card("T402", d.only_if(MORE_READY_CHARACTERS), d.play(d.draw(1))),
    d.card(
        "T403", d.costs_less(d.count_of(d.your(d.a_card_in_play, d.support))), d.play(d.draw(1))
    ),
    # Before you play an upgrade, exhaust it for one off; the next one brings a resource.
    d.card(
        "T404",
        d.before(
            d.before_paying_for(d.upgrade),
            d.may(d.pay(d.exhaust(d.this), d.lower_its_cost(1))),
        ),
    ),
    d.card("T405", d.before(d.before_paying_for(d.event), d.may(d.gain(1)))),
    d.card("T406", d.ongoing(d.your_cards_cost_less(1, d.upgrade))),
    d.card("T407", d.ongoing(d.opponents_cards_cost_more(1, d.event))),
    d.card("T408", d.play(d.play_for_free(d.such(d.a_card_in_hand, d.playable_for_free)))),
    d.card("T409", d.play(d.play_for_less(d.a_card_in_hand, 1))),
    d.card(
        "T410",
        d.play(
            d.play_for_free(
                d.such(d.a_card_in_hand, d.upgrade, d.costing_at_most(2), d.playable_for_free)
            )
        ),
    ),
    d.card("T411", d.play(d.play_unrestricted(d.a_card_in_hand))),
    d.card(
        "T412",
        d.before(d.before_paying_for(d.event), d.draw(1), if_=d.at_least(d.cost_of(d.that), 3)),
    ),
    d.card(
        "T413",
        d.before(
            d.before_paying_for(d.event),
            d.may(d.pay(d.exhaust(d.your(d.a_character, d.that_is_ready)), d.lower_its_cost(2))),
        ),
    ),
    d.card("T415", d.only_on(d.that_is_ready)),
    d.card(
        "T416",
        d.before(Happening(ev.PAYMENT_DUE, (), BY_OPPONENT), d.lose(1, d.the_opponent)),
    ),
    d.card("T414", d.play(d.discard(d.cheapest(d.such(d.a_card_in_play, d.upgrade))))),
)

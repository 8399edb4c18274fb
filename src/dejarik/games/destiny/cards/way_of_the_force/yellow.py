"""Way of the Force, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

calling_in_favors = d.card(
    "07138",
    d.before(
        d.before_paying_for(d.event, d.costing_at_least(3)),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.lower_its_cost(
                    d.or_instead(1, 2, if_=d.not_(d.at_least(d.count_of(d.your(d.a_character)), 2)))
                ),
            )
        ),
    ),
)

mandalorian_vambraces = d.card(
    "07143",
    d.action(d.return_to_hand(d.this)),
)

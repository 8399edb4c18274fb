"""Legacies, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

hasty_exit = d.card(
    "05153",
    d.play(d.pay(d.give_battlefield(d.the_opponent), d.remove(d.such(d.a_die, d.showing_damage)))),
)

vandalize = d.card(
    "05156",
    d.play(
        d.then(
            d.in_order(
                d.choose(
                    d.such(
                        d.a_card_in_play,
                        d.upgrade_or_support,
                        d.costing_at_most(d.count_of(d.your(d.a_die, d.character))),
                    ),
                    "doomed",
                ),
                d.remove(d.exactly(d.cost_of(d.named("doomed")), d.your(d.a_die, d.character))),
            ),
            d.discard(d.named("doomed")),
        )
    ),
)

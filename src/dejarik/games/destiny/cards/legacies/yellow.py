"""Legacies, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

doctor_aphra = d.card(
    "05020",
    d.ongoing(
        d.your_cards_cost_less(
            1, d.subtype("droid"), if_=d.not_(d.this_round(d.you_play(d.subtype("droid"))))
        )
    ),
    d.after(
        d.once_a_moment(d.you_deal_indirect_damage_to(d.yours)),
        d.may(d.draw(1)),
        if_=d.damage_is_from(d.yours),
    ),
)

slave_i = d.card(
    "05025",
    d.power_action(
        d.then(
            d.reroll(d.your(d.a_die, d.yellow), "rerolled"),
            d.may(d.remove(d.an_opponents(d.a_die, d.worth(d.value_of(d.named("rerolled")))))),
        ),
    ),
)

jar_jar_binks = d.card(
    "05047",
    d.action_of_any_player(d.as_(d.controller_of(d.this), d.activate(d.this))),
    d.after(
        d.you_activate_this,
        d.reroll(
            d.each(
                d.such(
                    d.a_die,
                    d.showing_a_symbol,
                    d.non(d.showing_the_symbol_of(d.such(d.a_die, d.die_of(d.this)))),
                )
            )
        ),
    ),
)

free_for_all = d.card(
    "05093",
    d.play(
        d.then(
            d.remembering(d.remove(d.any_number_of(d.your(d.a_die))), "removed"),
            d.deal_indirect(d.count_of(d.named("removed"))),
        ),
    ),
)

dangerous_maneuver = d.card(
    "05150",
    d.play(d.heal(2, from_=d.your(d.a_character)), d.deal_indirect(2, d.you)),
)

entangle = d.card(
    "05151",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.yellow),
            d.remove(d.that_go_together(d.up_to(2, d.a_die), d.worth_together_at_most(3))),
        ),
    ),
)

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

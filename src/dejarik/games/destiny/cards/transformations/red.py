"""Transformations, red cards, in collector order."""

from dejarik.games.destiny import language as d

_bomb_plots = d.each(d.such(d.a_card_in_play, d.plot, d.subtype("bomb")))

sweeper_droid_infiltration = d.card(
    "13004A",
    d.after(
        d.setup_is_over,
        d.if_(
            d.is_(d.this, d.elite),
            d.put_into_play(
                d.your(d.a_set_aside_card, d.printing("13004A", "Sweeper Droid Infiltration")),
            ),
        ),
    ),
    d.action(
        d.then(
            d.pay(d.play_card(d.such(d.a_card_in_hand, d.event)), d.reroll(d.a_die)),
            d.flip(d.this),
        ),
    ),
)

demolition_droid = d.card(
    "13004B",
    d.action(
        d.pay(d.play_card(d.such(d.a_card_in_hand, d.non(d.event))), d.deal_indirect(1)),
        d.if_(
            d.at_least(d.count_of(_bomb_plots), 2),
            d.may(
                d.in_order(d.set_aside(_bomb_plots), d.deal_indirect(4)),
                otherwise=d.flip(d.this),
            ),
            otherwise=d.flip(d.this),
        ),
    ),
)

clone_commander_wolffe = d.card(
    "13005D",
    d.after(
        d.you_activate_this,
        d.may(
            d.roll_set_aside("05038", "Clone Trooper"),
            d.activate(d.your(d.a_character, d.red)),
        ),
        d.if_(
            d.both(d.is_(d.this, d.elite), d.you_control_the_battlefield),
            d.in_order(
                d.choose(d.any_number_of(d.spotted(d.a_character, d.unique, d.red)), "spotted"),
                d.deal_indirect(d.count_of(d.named("spotted"))),
            ),
        ),
    ),
)

"""Resurgence, red cards, in collector order."""

from dejarik.games.destiny import language as d

troopers_advance = d.card(
    "23064",
    d.play(
        d.resolve(
            d.your(d.a_die, d.subtype("trooper"), d.showing_damage),
            plus=d.at_most(d.count_of(d.your(d.a_card_in_play, d.subtype("trooper"))), 2),
        ),
    ),
)

jetpack_trooper = d.card(
    "23066",
    d.ambush,
    d.ongoing(
        d.opponents_cannot_remove(
            d.die_of(d.this),
            if_=d.not_(d.there_is(d.an_opponents(d.a_character, d.that_is_ready))),
        ),
    ),
)

marauder = d.card(
    "23068",
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.may(d.pay(d.put_on_the_bottom(d.a_card_in_hand), d.draw(1))),
    ),
)

dc_17m_blaster_rifle = d.card(
    "23069",
    d.redeploy,
    d.ongoing(
        d.increase_value(
            1, d.die_of(d.this), if_=d.not_(d.there_is(d.your(d.a_character, d.non(d.red))))
        ),
    ),
)

cost_of_war = d.card(
    "23094",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.any_of(d.showing_a_cost, d.showing_a_modifier))),
            d.remove(d.an_opponents(d.a_die)),
        ),
    ),
)

automated_turret = d.card(
    "23099",
    d.modify(d.support, d.subtype("vehicle")),
    d.after(
        d.opponent_activates(d.character),
        d.pay(d.exhaust(d.this), d.deal(1, to=d.that)),
    ),
)

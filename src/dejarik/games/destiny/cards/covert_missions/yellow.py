"""Covert Missions, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

pirate_ship = d.card(
    "12049",
    d.after(
        d.you_activate_this,
        d.may(d.remove(d.such(d.a_die, d.showing_damage))),
        d.may(d.activate(d.your(d.a_card_in_play, d.subtype("pirate")))),
    ),
)

slave_i = d.card(
    "12050",
    d.ongoing(
        d.gives_keyword(
            d.piloting,
            to=d.each(
                d.your(d.a_character, d.any_of(d.titled("Boba Fett"), d.titled("Jango Fett")))
            ),
        )
    ),
    d.after(
        d.this_is_piloted,
        d.deal(1, to=d.up_to(1, d.a_character)),
        if_=d.is_(d.that, d.subtype("bounty-hunter")),
    ),
)

torra_doza = d.card(
    "12091",
    d.piloting,
    d.after(
        d.this_begins_piloting,
        d.may(
            d.resolve(
                d.such(
                    d.a_die,
                    d.any_of(
                        d.die_of(d.vehicle_of(d.this)), d.upgrade_die_of(d.vehicle_of(d.this))
                    ),
                )
            )
        ),
    ),
)

blue_ace = d.card(
    "12098",
    d.before(
        d.you_resolve(d.die_of(d.this)),
        d.then(d.remove_any_resources(from_=d.this), d.increase_its_value(d.as_much)),
    ),
    d.after(d.you_resolve(d.die_of(d.this)), d.may(d.place_resources(1, on=d.this))),
)

think_on_your_feet = d.card(
    "12138",
    d.play(
        d.pay(
            d.remove_resources(1, from_=d.your(d.a_card_in_play, d.non(d.plot))),
            d.remove(d.such(d.a_die, d.showing_damage)),
        )
    ),
)

improvised_explosive = d.card(
    "12142",
    d.enters_with(resources=2),
    d.after(
        d.action_phase_begins,
        d.then(
            d.remove_resources(1, from_=d.this),
            d.if_(
                d.is_(d.this, d.non(d.with_resources(1))),
                d.pay(d.discard(d.this), d.choose_a_player, d.deal_indirect(3, d.that_player)),
            ),
        ),
    ),
)

z_6_jetpack = d.card(
    "12146",
    d.enters_with(resources=1),
    d.special(
        d.then(d.place_resources(1, on=d.this), d.deal_indirect(d.resources_on(d.this))),
    ),
)

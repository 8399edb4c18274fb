"""Covert Missions, red cards, in collector order."""

from dejarik.games.destiny import language as d

ranged_dice_of_pilots_and_vehicles = (d.yours, d.subtype("pilot", "vehicle"), d.showing_ranged)
a_pilot_die = d.your(d.a_die, d.subtype("pilot"))
a_vehicle_die = d.your(d.a_die, d.subtype("vehicle"), d.other_than("pilot"))
both_dice = d.together(d.named("pilot"), d.named("vehicle"))

elrik_vonreg = d.card(
    "12022",
    d.piloting,
    d.ongoing(
        d.opponents_effects_cannot_remove(
            d.any_of(d.die_of(d.vehicle_of(d.this)), d.upgrade_die_of(d.vehicle_of(d.this))),
            if_=d.there_is(d.your(d.a_die, d.die_of(d.this))),
        ),
    ),
)

taking_charge = d.card(
    "12029",
    d.ambush,
    d.play(
        d.if_(
            d.you_control_the_battlefield,
            d.remove(d.a_die),
            otherwise=d.in_order(d.take_the_battlefield, d.may(d.reroll(d.a_die))),
        )
    ),
)

cruel_methods = d.card(
    "12025",
    d.after(d.you_claim_or_take_the_battlefield, d.may(d.deal(1, to=d.attached_character))),
)

taking_charge = d.card(
    "12029",
    d.ambush,
    d.play(
        d.if_(
            d.you_control_the_battlefield,
            d.remove(d.a_die),
            otherwise=d.in_order(d.take_the_battlefield, d.may(d.reroll(d.a_die))),
        )
    ),
)

elrik_vonregs_tie_interceptor = d.card(
    "12031",
    d.action(
        d.if_(
            d.is_(d.this, d.piloted_by(d.titled("Elrik Vonreg"))),
            d.pay(
                d.remove(d.such(d.a_die, d.die_of(d.this))),
                d.discard(
                    d.an_opponents(
                        d.a_card_in_play,
                        d.subtype("vehicle"),
                        d.costing_at_most(d.value_of(d.it)),
                    ),
                ),
            ),
        ),
    ),
)

kashyyyk_warrior = d.card(
    "12071",
    d.before(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.increase_its_value(1),
        if_=d.is_(d.this, d.with_damage(6)),
    ),
)

poe_dameron = d.card(
    "12073",
    d.piloting,
    d.power_action(
        d.then(
            d.place_damage(
                1, on=d.spotted(d.a_card_in_play, d.non(d.with_damage(1)), d.subtype("vehicle"))
            ),
            d.resolve(
                d.such(d.a_die, d.support, d.die_of(d.it), d.showing_damage),
                plus=d.or_instead(
                    1, 2, if_=d.is_(d.this, d.pilot_of(d.card_of(d.named("target"))))
                ),
            ),
        ),
    ),
)

destroy_the_death_star = d.card(
    "12081",
    d.after(d.setup_is_over, d.give_shields(20, to=d.this)),
    d.ongoing(d.can_be_hit_by(*ranged_dice_of_pilots_and_vehicles)),
    d.action(
        d.if_(
            d.is_(d.this, d.non(d.with_shields)),
            d.then(
                d.pay(
                    d.spend(1),
                    d.choose(a_pilot_die, "pilot"),
                    d.choose(a_vehicle_die, "vehicle"),
                    d.reroll(both_dice),
                ),
                d.if_(d.is_(both_dice, d.showing_damage), d.win_the_game),
            ),
        ),
    ),
)

fortitude = d.card(
    "12087",
    d.ongoing(d.health(3, of=d.attached_character)),
    d.ongoing(d.health(1, of=d.those_of(d.attached_character, d.subtype("wookiee")))),
)

assail = d.card(
    "12117",
    d.ambush,
    d.play(
        d.if_(d.spot(d.such(d.a_card_in_play, d.piloted, d.subtype("vehicle"))), d.remove(d.a_die))
    ),
)

flanked_by_wingmen = d.card(
    "12121",
    d.play(
        d.pay(
            d.activate(d.your(d.a_character)),
            d.give_shields(
                d.or_instead(
                    1,
                    2,
                    if_=d.at_least(d.count_of(d.spotted(d.a_card_in_play, d.subtype("pilot"))), 2),
                ),
                to=d.it,
            ),
        )
    ),
)

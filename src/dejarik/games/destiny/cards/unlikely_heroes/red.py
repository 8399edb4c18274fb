"""Unlikely Heroes, red cards, in collector order."""

from dejarik.games.destiny import language as d

droideka = d.card(
    "18016",
    d.after(d.setup_is_over, d.give_shields(1, to=d.this)),
    d.ongoing(d.increase_value(1, d.die_of(d.this), if_=d.is_(d.this, d.with_shields))),
    d.would(d.this_is_dealt_damage, d.deal_more_of_it(1), if_=d.is_(d.this, d.non(d.with_shields))),
)

inhibitor_chip = d.card(
    "18020",
    d.action(
        d.then(
            d.pay(d.exhaust(d.this), d.place_resources(1, on=d.this)),
            d.if_(
                d.is_(d.this, d.with_resources(2)),
                d.then(
                    d.as_(
                        d.the_opponent,
                        d.remove(d.such(d.a_die, d.die_of(d.attached_character))),
                    ),
                    d.roll_in(d.it),
                ),
            ),
        ),
    ),
)

at_all_costs = d.card("18021", d.play(d.turn(d.your(d.a_die), to=d.showing_a_cost)))

good_soldiers_follow_orders = d.card(
    "18024",
    d.play(
        d.then(
            d.turn(d.such(d.a_die, d.subtype("trooper")), name="die"),
            d.if_(
                d.both(d.is_(d.named("die"), d.yours), d.spot(d.such(d.a_character, d.blue))),
                d.may(d.resolve(d.named("die"))),
            ),
        ),
    ),
)

armored_assault_tank = d.card(
    "18026",
    d.power_action(
        d.if_(d.spot(d.such(d.a_card_in_play, d.subtype("leader"))), d.roll_in(d.a_die_on(d.this))),
    ),
)

tactical_droid = d.card(
    "18028",
    d.power_action(
        d.then(
            d.resolve(d.your(d.a_die, d.showing_a_cost)),
            d.turn(
                d.your(d.a_die),
                to=(d.showing_a_symbol, d.non(d.showing_the_symbol_of(d.it))),
            ),
        ),
    ),
)

uncompromising = d.card(
    "18029",
    d.ongoing(
        d.gives_keyword(
            d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.subtype("leader"))
        ),
    ),
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.look_at_opponents_hand(),
        d.discard_from_hand(d.cheapest(d.an_opponents(d.a_card_in_hand))),
    ),
)

hold_the_line = d.card(
    "18064",
    d.only_if(d.more_than(d.count_of(d.an_opponents(d.a_die)), d.count_of(d.your(d.a_die)))),
    d.play(d.remove(d.an_opponents(d.a_die))),
)

this_is_war = d.card(
    "18066",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.pay(
                d.activate(d.your(d.a_character, d.red)),
                d.remove(d.such(d.a_die, d.worth_at_most(1), d.non(d.showing_damage))),
            ),
        ),
    ),
)

at_te = d.card(
    "18067",
    d.power_action(d.resolve(d.such(d.a_die, d.die_of(d.this)), rerolls=True)),
    d.special(d.deal(1, to=d.each(d.an_opponents(d.a_character)))),
)

medpack = d.card(
    "18070",
    d.after(
        d.attached_character_is_activated,
        d.heal(
            d.or_instead(1, 2, if_=d.is_(d.named("target"), d.with_damage(11))),
            from_=d.a_character,
        ),
    ),
)

meebur_gascon = d.card(
    "18071",
    d.modify(d.subtype("droid"), d.any_of(d.character, d.support)),
    d.power_action(d.resolve(d.your(d.a_die, d.subtype("droid")), as_another=True)),
)

i_am_no_jedi = d.card(
    "18096",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.resolve(d.your(d.a_die, d.red, d.character), as_another=True),
        ),
        d.if_(d.spot(d.such(d.a_character, d.red)), d.draw(1)),
    ),
)

security_droid = d.card(
    "18099",
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.pay(d.spend(1), d.remove(d.such(d.a_die, d.showing_damage)))),
    ),
)

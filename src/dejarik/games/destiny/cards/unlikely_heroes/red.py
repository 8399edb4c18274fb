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
    d.modify(d.subtype("droid")),
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

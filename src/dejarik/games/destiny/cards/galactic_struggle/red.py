"""Galactic Struggle, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

imperial_navy_squad_leader = d.card(
    "19002",
    d.piloting,
)

emperor = d.card(
    "19003",
    d.only_on(d.unique, d.any_of(d.red, d.blue), d.subtype("leader")),
    d.after(d.you_play_this, d.give_shields(3, to=d.attached_character)),
    d.after(d.you_resolve(d.die_of(d.attached_character)), d.may(d.deal_indirect(2))),
)

tie_fighter_squadron = d.card(
    "19004",
    d.after(
        d.either_happens(d.is_resolved(d.die_of(d.this)), d.is_removed(d.die_of(d.this))),
        d.may(d.pay(d.discard_from_hand(d.a_card_in_hand), d.roll_in(d.that))),
    ),
)

xx_9_heavy_turbolaser = d.card(
    "19005",
    d.special(d.remove(d.such(d.a_die, d.support, d.showing_damage))),
)

tie_interceptor = d.card(
    "19006",
    d.before(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.increase_its_value(1)),
        if_=d.is_(d.this, d.piloted),
    ),
)

resupply = d.card(
    "19008",
    d.action(
        d.pay(d.exhaust(d.this), d.resolve(d.your(d.a_die, d.showing_resource), plus=1)),
    ),
)

fully_operational = d.card(
    "19009",
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_card_in_play, d.subtype("leader")),
                d.activate_in_turn(d.any_number_of(d.your(d.a_card_in_play, d.red, d.support))),
            ),
            d.may(
                d.resolve_several(
                    d.any_number_of(d.such(d.a_die, d.die_of(d.it), d.showing_damage))
                )
            ),
        )
    ),
)

defensive_fire = d.card(
    "19010",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("artillery", "vehicle")),
            d.remove(d.such(d.a_die, d.showing_damage)),
        ),
    ),
)

command = d.card(
    "19011",
    d.play(
        d.pay(
            d.choose(d.up_to(2, d.spotted(d.a_character, d.subtype("leader")))),
            d.remove(d.exactly(d.count_of(d.it), d.a_die)),
        )
    ),
)

nien_nunb = d.card(
    "19020",
    d.piloting,
    d.after(d.this_begins_piloting, d.may(d.reroll(d.your(d.a_die, d.subtype("pilot"))))),
)

t_65_x_wing = d.card(
    "19022",
    d.action(d.pay(d.return_to_hand(d.this), d.gain(1))),
)

y_wing = d.card(
    "19023",
    d.special(d.deal(1, to=d.each(d.an_opponents(d.a_character)))),
)

co_pilot = d.card(
    "19026",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("pilot")))),
    d.ongoing(d.gives_subtype("pilot", to=d.attached_character)),
    d.ongoing(d.gives_keyword(d.piloting, to=d.attached_character)),
    d.ongoing(d.health(1, of=d.each(d.your(d.a_character, d.subtype("pilot"))))),
)

divert = d.card(
    "19028",
    d.play(
        d.pay(d.resolve(d.your(d.a_die, d.showing(facts.SHIELD))), d.remove(d.a_die)),
    ),
)

break_off_the_attack = d.card(
    "19029",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die)), d.remove(d.such(d.a_die, d.worth_at_most(d.value_of(d.it))))
        )
    ),
)

accelerate_to_attack_speed = d.card(
    "19030",
    d.play(
        d.choose(
            d.any_number_of(d.spotted(d.a_card_in_play, d.piloted, d.subtype("vehicle"))), "ships"
        ),
        d.pay(
            d.spend(d.count_of(d.named("ships"))),
            d.turn(d.exactly(d.count_of(d.named("ships")), d.a_die)),
        ),
    ),
)

pull_up = d.card(
    "19031",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("pilot")),
            d.remove(d.such(d.a_die, d.showing(facts.RANGED, facts.INDIRECT))),
        ),
    ),
)

"""Resurgence, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

deceit = d.card(
    "23044",
    d.play(
        d.resolve_several(
            d.up_to(2, d.your(d.a_die, d.showing(facts.DISCARD))), as_symbol=facts.INDIRECT
        ),
    ),
)

daughters_of_ferrix = d.card(
    "23086",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.either(
                d.resolve(d.your(d.a_die, d.showing(facts.DISCARD)), as_symbol=facts.RANGED),
                d.give_shields(1, to=d.such(d.a_character, d.subtype("partisan"))),
                d.pay(
                    d.remove(d.your(d.a_die, d.showing_blank)),
                    d.choose_a_player,
                    d.discard_from_deck(1, d.that_player),
                ),
            ),
        ),
    ),
)

the_tower = d.card(
    "23093",
    d.after(
        d.action_phase_begins,
        d.choose_number("number"),
        d.for_the_rest_of_the_round(d.keep("number")),
    ),
    d.after(
        d.opponent_plays(d.costing(d.number_named("number"))),
        d.first_time_this_round(d.turn(d.a_die, to=d.worth(d.number_named("number")))),
    ),
)

imperial_prison_complex = d.card(
    "23101",
    d.claim(d.deal(1, to=d.each(d.such(d.a_character, d.with_dice_in_a_pool)))),
)

garsas_sanctuary = d.card(
    "23109",
    d.power_action(
        d.choose_any_symbol("symbol"),
        d.reroll(d.a_die, "die"),
        d.if_(
            d.is_(d.named("die"), d.showing_symbol_named("symbol")),
            d.may(
                d.turn(
                    d.such(d.a_die, d.other_than("die")),
                    to=(d.showing_symbol_named("symbol"), d.worth_at_most(2)),
                ),
            ),
        ),
    ),
)

lekku_warning = d.card(
    "23110",
    d.play(
        d.then(
            d.spot_to(d.such(d.a_card_in_play, d.subtype("twilek")), d.remove(d.a_die)),
            d.if_(
                d.at_least(d.count_of(d.spotted(d.a_card_in_play, d.subtype("twilek"))), 2),
                d.may(d.gain(1)),
            ),
        ),
    ),
)

mechanical_efficiency = d.card(
    "23111",
    d.play(d.resolve(d.your(d.a_die, d.subtype("droid", "mod")), plus=1)),
)

suspicion = d.card(
    "23112",
    d.play(
        d.then(
            d.remove_all_charms(from_=d.a_character),
            d.if_(d.at_least(d.as_much, 2), d.deal(2, to=d.a_character)),
        ),
    ),
)

leverage = d.card("23113", d.action(d.pay(d.exhaust(d.this), d.draw(1))))

blaster_rifle = d.card(
    "23114",
    d.goes_on_as_character(d.subtype("trooper"), most=1),
    d.power_action(d.attach_this(to=d.your(d.a_card_in_play, d.subtype("trooper")))),
)

cluster_missiles = d.card(
    "23115",
    d.modify(d.subtype("vehicle"), d.support),
    d.action(
        d.pay(
            d.remove(
                d.such(
                    d.a_die,
                    d.any_of(
                        d.die_of(d.attached_character), d.upgrade_die_of(d.attached_character)
                    ),
                ),
            ),
            d.deal(1, to=d.each(d.an_opponents(d.a_character))),
        ),
    ),
)

heavy_laser_cannon = d.card(
    "23116",
    d.modify(d.subtype("vehicle"), d.support),
    d.after(
        d.you_activate_attached_character,
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.reroll(d.such(d.a_die, d.any_of(d.subtype("vehicle"), d.upgrade))),
            ),
        ),
    ),
)

resilience = d.card(
    "23117",
    d.only_on(d.worth_points(18)),
    d.ongoing(d.upgrade_limit(1, of=d.attached_character)),
    d.ongoing(d.gives_keyword(d.resilience, to=d.attached_character)),
)

rix_road = d.card(
    "23118",
    d.claim(
        d.as_(
            d.the_opponent,
            d.either(
                d.remove(d.an_opponents(d.a_die)),
                d.discard_from_hand(d.a_card_in_opponents_hand),
            ),
        ),
    ),
)

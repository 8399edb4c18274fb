"""Uncharted Alliances, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

boba_fett = d.card(
    "25009",
    d.after(
        d.is_defeated(d.carrying(d.subtype("bounty"))),
        d.heal(d.count_of(d.those_of(d.cards_on(d.that), d.subtype("bounty"))), from_=d.this),
    ),
    d.power_action(
        d.pay(
            d.play_card(d.such(d.a_card_in_hand_or_discard_pile, d.subtype("bounty"))),
            d.roll_in(d.a_die_of(d.this)),
        ),
    ),
)

there_will_be_no_bargain = d.card(
    "25010",
    d.play(
        d.choose(d.an_opponents(d.a_die), "die"),
        d.as_(
            d.the_opponent,
            d.may(
                d.remove(d.named("die")),
                otherwise=d.as_(
                    d.you,
                    d.in_order(
                        d.deal_indirect(d.value_of(d.named("die"))),
                        d.remove(d.such(d.a_die, d.other_than("die"))),
                    ),
                ),
            ),
        ),
    ),
)

gamorrean_guard = d.card(
    "25011",
    d.guardian,
    d.ongoing(d.can_be_dealt_damage(health=3)),
    d.discard_this_if(d.is_(d.this, d.with_damage(3))),
)

rancor = d.card(
    "25012",
    d.power_action(
        d.then(
            d.reroll(d.such(d.a_die, d.die_of(d.this))),
            d.if_(d.is_(d.it, d.showing_damage), d.deal(2, to=d.a_character)),
        ),
    ),
    d.after(d.is_defeated(d.non(d.yours)), d.may(d.ready(d.this))),
)

slave_1 = d.card(
    "25013",
    d.after(
        d.opponent_activates(d.character, d.carrying(d.subtype("bounty"))),
        d.may(d.activate(d.this)),
        d.if_(
            d.spot(
                d.such(d.a_card_in_play, d.any_of(d.titled("Boba Fett"), d.titled("Jango Fett")))
            ),
            d.reroll(d.up_to(2, d.a_die)),
        ),
    ),
)

saw_gererra = d.card(
    "25023",
    d.after(d.you_activate(d.subtype("partisan")), d.may(d.place_resources(1, on=d.this))),
    d.special(
        d.then(
            d.deal_indirect(d.at_most(d.resources_on(d.this), 4)),
            d.may(
                d.pay(
                    d.remove_resources(2, from_=d.this),
                    d.roll_in(d.a_die_on(d.your(d.a_card_in_play, d.subtype("partisan")))),
                ),
            ),
        ),
    ),
)

save_the_rebellion = d.card(
    "25024",
    d.play(
        d.then(
            d.pay(
                d.remove_resources(1, from_=d.your(d.a_card_in_play)),
                d.choose(d.your(d.a_die, d.subtype("partisan")), "die"),
            ),
            d.resolve_another_side(d.named("die")),
        ),
    ),
)

insurgent_spy = d.card(
    "25025",
    d.action_of_any_player(
        d.if_(
            d.at_least(d.resources_of(d.you), 2),
            d.then(d.spend(2), d.take_control(d.this)),
        ),
    ),
    d.power_action(
        d.pay(
            d.discard_from_hand(d.a_card_in_hand),
            d.pay(
                d.set_aside(
                    d.that_go_together(
                        d.exactly(2, d.a_card_in_any_discard_pile),
                        d.of_one_player,
                        d.sharing_a_cost,
                    ),
                ),
                d.deal_indirect(3),
            ),
        ),
    ),
)

moroff = d.card(
    "25026",
    d.special(
        d.choose(d.any_number_of(d.spotted(d.a_card_in_play, d.subtype("partisan"))), "spotted"),
        d.deal_indirect(d.count_of(d.named("spotted"))),
    ),
    d.after(d.opponent_claims, d.may(d.pay(d.discard(d.this), d.deal_indirect(2)))),
)

krayt_dragon = d.card(
    "25033",
    d.after(
        d.you_activate_this,
        d.deal_indirect(d.half_of(d.value_of(d.such(d.a_die, d.die_of(d.this))))),
    ),
    d.after(d.is_removed(d.die_of(d.this)), d.deal_indirect(3)),
)

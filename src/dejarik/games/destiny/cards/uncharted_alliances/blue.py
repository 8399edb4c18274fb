"""Uncharted Alliances, blue cards, in collector order."""

from dejarik.games.destiny import language as d

seventh_sister = d.card(
    "25001",
    d.ongoing(
        d.increase_value(
            1, d.die_of(d.this), d.showing_damage, if_=d.is_(d.this, d.with_damage(4))
        ),
    ),
    d.power_action(
        d.pay(d.deal(1, to=d.this), d.turn(d.such(d.a_die, d.character), to=d.showing_blank)),
    ),
)

bend_to_my_power = d.card(
    "25002",
    d.play(
        d.choose(d.your(d.a_character, d.blue)),
        d.remove(d.such(d.a_die, d.non(d.worth_at_least(d.damage_on(d.it))))),
    ),
)

fyrnock = d.card(
    "25003",
    d.ambush,
    d.after(
        d.you_activate_this,
        d.deal(1, to=d.your(d.a_character)),
        if_=d.not_(d.you_control_the_battlefield),
    ),
)

id9_seeker_droid = d.card(
    "25004",
    d.redeploy,
    d.ongoing(
        d.does_not_count(d.this, if_=d.is_(d.attached_character, d.titled("Seventh Sister")))
    ),
    d.x_is(d.at_most(d.count_of(d.such(d.a_die, d.showing_blank)), 2)),
)

ezra_bridger = d.card(
    "25015",
    d.costs_fewer_points(1, if_=d.team_has(d.other, d.subtype("spectre"))),
    d.after(
        d.you_activate_this,
        d.may(
            d.choose_and_do(
                2,
                d.activate(d.such(d.a_card_in_play, d.subtype("creature"))),
                d.move_damage(1, from_=d.a_character, to=d.a_character),
                d.reroll(d.a_die),
            ),
        ),
    ),
)

uncharted_alliances = d.card(
    "25016",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)), d.turn(d.such(d.a_die, d.subtype("creature")))
        ),
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.subtype("creature"))),
            d.turn(d.such(d.a_die, d.character)),
        ),
    ),
)

dume = d.card(
    "25017",
    d.discard_this_if(d.there_is(d.your(d.a_card_in_play, d.titled("Kanan Jarrus")))),
    d.before(d.you_take_an_action, d.may(d.resolve(d.such(d.a_die, d.die_of(d.this))))),
)

r2_d2 = d.card(
    "25018",
    d.after(
        d.you_activate_this,
        d.may(
            d.spot_to(
                d.such(d.a_card_in_play, d.titled("C-3PO")),
                d.move_shields(1, from_=d.an_opponents(d.a_character), to=d.your(d.a_character)),
            ),
        ),
    ),
    d.after(d.you_activate(d.titled("C-3PO")), d.may(d.activate(d.this))),
)

bendu = d.card(
    "25029",
    d.after(d.opponent_removes(d.die_of(d.this)), d.put_in_pool(d.that, showing=d.showing_blank)),
)

omi = d.card(
    "25030",
    d.ambush,
    d.special(d.resolve_each_other_side()),
)

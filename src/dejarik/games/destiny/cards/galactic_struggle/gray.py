"""Galactic Struggle, gray cards, in collector order."""

from dejarik.games.destiny import language as d

it_is_your_destiny = d.card(
    "19017",
    d.play(
        d.then(
            d.turn(d.an_opponents(d.a_die), to=(d.showing_damage,), name="first"),
            d.turn(d.such(d.a_die, d.other_than("first"))),
        )
    ),
)

emperors_tower = d.card(
    "19018",
    d.power_action(
        d.pay(
            d.turn(d.your(d.a_die), to=d.showing_blank),
            d.turn(d.an_opponents(d.a_die), to=d.showing_blank),
        ),
    ),
)

dh_17_blaster_pistol = d.card(
    "19025",
    d.ongoing(d.gives_keyword(d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.red))),
)

rebel_alliance = d.card(
    "19035",
    d.play(
        d.heal(1, from_=d.such(d.a_character, d.blue)),
        d.heal(1, from_=d.such(d.a_character, d.red)),
        d.heal(1, from_=d.such(d.a_character, d.yellow)),
    ),
)

reactor_shaft = d.card(
    "19036",
    d.claim(
        d.pay(
            d.deal_indirect(1, d.you),
            d.choose(
                d.your(d.a_card_in_play, d.support, d.subtype("vehicle"), d.costing_at_most(3)),
                "ship",
            ),
            d.roll_in(d.a_die_of(d.named("ship")), "rolled"),
            d.if_(
                d.there_is(d.named("rolled")),
                d.resolve(d.named("rolled")),
                otherwise=d.resolve(d.your(d.a_die, d.die_of(d.named("ship")))),
            ),
        ),
    ),
)

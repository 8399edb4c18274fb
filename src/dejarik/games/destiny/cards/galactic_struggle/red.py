"""Galactic Struggle, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

imperial_navy_squad_leader = d.card(
    "19002",
    d.piloting,
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

defensive_fire = d.card(
    "19010",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("artillery", "vehicle")),
            d.remove(d.such(d.a_die, d.showing_damage)),
        ),
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

pull_up = d.card(
    "19031",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("pilot")),
            d.remove(d.such(d.a_die, d.showing(facts.RANGED, facts.INDIRECT))),
        ),
    ),
)

"""Across the Galaxy, blue cards, in collector order."""

from dejarik.games.destiny import language as d

qui_gon_jinn = d.card(
    "08058",
    d.ongoing(
        d.increase_value(1, d.die_of(d.this), if_=d.at_least(d.shields_on(d.this), 2)),
    ),
    d.ongoing(
        d.increase_value(1, d.upgrade_die_of(d.this), if_=d.at_least(d.shields_on(d.this), 3)),
    ),
)

finishing_strike = d.card(
    "08060",
    d.play(
        d.then(
            d.resolve(d.your(d.a_die, d.showing_melee), unblockable=True, told=True),
            d.if_(
                d.is_(d.struck_by_it, d.with_just_left(1)),
                d.defeat(d.struck_by_it),
            ),
        ),
    ),
)

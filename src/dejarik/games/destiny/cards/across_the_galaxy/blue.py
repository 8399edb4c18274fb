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

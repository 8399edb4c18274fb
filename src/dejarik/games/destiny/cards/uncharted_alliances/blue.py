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

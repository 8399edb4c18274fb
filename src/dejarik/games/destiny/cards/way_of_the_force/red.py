"""Way of the Force, red cards, in collector order."""

from dejarik.games.destiny import language as d

general_grievous = d.card(
    "07021",
    d.ongoing(d.can_carry_any(d.subtype("weapon"))),
    d.ongoing(d.upgrade_limit(1, of=d.this)),
    d.power_action(
        d.if_(
            d.at_least(
                d.count_of(d.your(d.a_die, d.subtype("weapon"), d.upgrade_die_of(d.this))), 4
            ),
            d.deal(4, to=d.a_character),
        )
    ),
)

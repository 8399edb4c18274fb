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
        ),
    ),
)

long_term_plan = d.card(
    "07081",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.either(
                d.place_resources(1, on=d.this),
                d.resolve(d.your(d.a_die), plus=d.resources_on(d.this_as_it_was)),
            ),
        ),
    ),
)

suppressive_fire = d.card(
    "07084",
    d.after(
        d.is_activated(d.character),
        d.may(
            d.pay(
                d.in_order(d.discard(d.this), d.spend(1)),
                d.remove(d.such(d.a_die, d.die_of(d.that))),
            ),
        ),
    ),
)

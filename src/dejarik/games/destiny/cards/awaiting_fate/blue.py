"""Awaiting Fate, blue cards, in collector order."""

from dejarik.games.destiny import language as d

shin_hati = d.card(
    "24005",
    d.piloting,
    d.special(
        d.either(
            d.give_shields(1, to=d.a_character),
            d.deal_indirect(d.at_most(d.count_of(d.such(d.a_die, d.worth_at_most(0))), 3)),
        ),
    ),
)

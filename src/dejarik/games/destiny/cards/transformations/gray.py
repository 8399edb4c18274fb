"""Transformations, gray cards, in collector order."""

from dejarik.games.destiny import language as d

mortis_day = d.card(
    "13010A",
    d.after(d.upkeep_begins, d.heal(1, from_=d.each(d.a_character)), d.flip(d.this)),
    d.claim(d.heal(1, from_=d.a_character), d.may(d.flip(d.this))),
)

mortis_night = d.card(
    "13010B",
    d.after(d.upkeep_begins, d.deal(1, to=d.each(d.a_character)), d.flip(d.this)),
    d.claim(d.deal(1, to=d.a_character), d.may(d.flip(d.this))),
)

"""Across the Galaxy, gray cards, in collector order."""

from dejarik.games.destiny import language as d

shriek = d.card(
    "08149",
    d.play(d.remove(d.each(d.an_opponents(d.a_die, d.worth_at_most(0))))),
)

solidarity = d.card(
    "08156",
    d.include_only_if(d.all_of_one_colour),
    d.include_only_if(d.deck_of_singles),
)

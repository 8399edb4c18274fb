"""Way of the Force, blue cards, in collector order."""

from dejarik.games.destiny import language as d

plo_koon = d.card(
    "07057",
    d.has_abilities_of(d.each(d.your(d.a_character, d.non(d.unique)))),
)

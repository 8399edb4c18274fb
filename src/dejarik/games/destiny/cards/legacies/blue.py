"""Legacies, blue cards, in collector order."""

from dejarik.games.destiny import language as d

witch_magick = d.card(
    "05082",
    d.play(
        d.reveal(d.top_cards(3)),
        d.heal(d.count_of(d.those_of(d.it, d.costing_an_odd_number)), from_=d.a_character),
    ),
)

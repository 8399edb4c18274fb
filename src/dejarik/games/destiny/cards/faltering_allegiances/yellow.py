"""Faltering Allegiances, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

faltering_allegiances = d.card(
    "14079",
    d.play(
        d.deal(1, to=d.such(d.a_character, d.blue)),
        d.deal(1, to=d.such(d.a_character, d.red)),
        d.deal(1, to=d.such(d.a_character, d.yellow)),
    ),
)

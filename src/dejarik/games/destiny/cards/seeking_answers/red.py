"""Seeking Answers, red cards, in collector order."""

from dejarik.games.destiny import language as d

siege = d.card(
    "21026",
    d.ongoing(d.hand_size(-1, d.the_opponent)),
    d.after(d.opponent_claims, d.set_aside(d.this)),
)

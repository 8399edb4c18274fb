"""Spark of Hope, gray cards, in collector order."""

from dejarik.games.destiny import language as d

jabbas_palace = d.card(
    "11158",
    d.claim(
        d.gain(1),
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.subtype("bounty-hunter"))),
            d.may(d.lose(1, d.the_opponent)),
        ),
    ),
)

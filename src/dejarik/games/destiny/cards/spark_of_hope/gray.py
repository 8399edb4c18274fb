"""Spark of Hope, gray cards, in collector order."""

from dejarik.games.destiny import language as d

grappling_arm = d.card(
    "11155",
    d.modify(d.subtype("droid"), d.any_of(d.character, d.support)),
    d.action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this))),
            d.discard(d.such(d.a_card_in_play, d.subtype("trap"))),
        ),
    ),
)

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

"""Spark of Hope, red cards, in collector order."""

from dejarik.games.destiny import language as d

counterintelligence = d.card(
    "11025",
    d.play(
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.subtype("leader"))),
            d.look_at_opponents_hand(),
            d.put_on_top(d.such(d.a_card_in_opponents_hand, d.event)),
        )
    ),
)

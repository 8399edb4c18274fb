"""Awakenings, blue cards, in collector order."""

from dejarik.games.destiny import language as d

mind_trick = d.card(
    "01147",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.split_pool(d.the_opponent, "group"),
            d.remove(d.named("group")),
        ),
    ),
)

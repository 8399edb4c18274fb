"""Empire at War, blue cards, in collector order."""

from dejarik.games.destiny import language as d

temptation = d.card(
    "03014",
    d.special(
        d.as_(d.the_opponent, d.either(d.in_order(d.draw(2, d.the_opponent), d.gain(2)), d.draw(2)))
    ),
)

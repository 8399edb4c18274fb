"""Unlikely Heroes, gray cards, in collector order."""

from dejarik.games.destiny import language as d

tipoca_city = d.card(
    "18102",
    d.power_action(d.then(d.reroll(d.your(d.a_die)), d.may(d.resolve(d.it)))),
    d.claim(
        d.then(
            d.reroll(d.an_opponents(d.a_die)),
            d.may(d.as_(d.the_opponent, d.resolve(d.it))),
        ),
    ),
)

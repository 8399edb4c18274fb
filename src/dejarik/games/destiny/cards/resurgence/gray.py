"""Resurgence, gray cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

deceit = d.card(
    "23044",
    d.play(
        d.resolve_several(
            d.up_to(2, d.your(d.a_die, d.showing(facts.DISCARD))), as_symbol=facts.INDIRECT
        ),
    ),
)

lekku_warning = d.card(
    "23110",
    d.play(
        d.then(
            d.spot_to(d.such(d.a_card_in_play, d.subtype("twilek")), d.remove(d.a_die)),
            d.if_(
                d.at_least(d.count_of(d.your(d.a_card_in_play, d.subtype("twilek"))), 2),
                d.may(d.gain(1)),
            ),
        ),
    ),
)

mechanical_efficiency = d.card(
    "23111",
    d.play(d.resolve(d.your(d.a_die, d.subtype("droid", "mod")), plus=1)),
)

leverage = d.card("23113", d.action(d.pay(d.exhaust(d.this), d.draw(1))))

rix_road = d.card(
    "23118",
    d.claim(
        d.as_(
            d.the_opponent,
            d.either(
                d.remove(d.an_opponents(d.a_die)),
                d.discard_from_hand(d.a_card_in_opponents_hand),
            ),
        ),
    ),
)

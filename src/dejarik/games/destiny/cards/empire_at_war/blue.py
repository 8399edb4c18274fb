"""Empire at War, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

temptation = d.card(
    "03014",
    d.special(
        d.as_(d.the_opponent, d.may(d.draw(2, d.the_opponent))),
        d.if_(d.at_least(d.as_much, 2), d.gain(2), otherwise=d.draw(2)),
    ),
)

kanan_jarrus = d.card(
    "03033",
    d.before(d.you_take_an_action, d.may(d.resolve(d.such(d.a_die, d.die_of(d.this))))),
)

as_you_command = d.card(
    "03070",
    d.play(d.resolve(d.your(d.a_die, d.character), as_symbol=facts.FOCUS)),
)

"""Two-Player Game, red cards, in collector order."""

from dejarik.games.destiny import language as d

captain_phasma = d.card(
    "04002",
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.is_(d.named("target"), d.with_damage(6))),
            to=d.a_character,
        ),
    ),
)

mobilize = d.card("04014", d.play(d.gain(4)))

poe_dameron = d.card(
    "04025",
    d.special(
        d.give_shields(1, to=d.a_character),
        d.may(d.turn(d.such(d.a_die, d.other))),
    ),
)

medical_droid = d.card("04026", d.special(d.heal(1, from_=d.a_character)))

honor_guard = d.card(
    "04033",
    d.action(d.pay(d.discard(d.this), d.remove(d.such(d.a_die, d.showing_damage)))),
)

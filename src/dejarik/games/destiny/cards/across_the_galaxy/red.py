"""Across the Galaxy, red cards, in collector order."""

from dejarik.games.destiny import language as d

black_one = d.card(
    "08085",
    d.power_action(
        d.spot_to(
            d.such(d.a_card_in_play, d.titled("Poe Dameron")),
            d.turn(d.such(d.a_die, d.die_of(d.this))),
        ),
    ),
    d.special(
        d.deal(1, to=d.a_character),
        d.if_(d.is_(d.this, d.with_attached("droid")), d.reroll_this_die_instead),
    ),
)

x_wing = d.card(
    "08086",
    d.x_is(d.count_of(d.your(d.a_card_in_play, d.copy_of_this))),
)

dorsal_turret = d.card(
    "08131",
    d.modify(d.support, d.subtype("vehicle")),
    d.after(d.you_play_this, d.may(d.roll_in(d.a_die_on(d.this)))),
)

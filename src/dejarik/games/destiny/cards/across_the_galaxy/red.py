"""Across the Galaxy, red cards, in collector order."""

from dejarik.games.destiny import language as d

a_red_vehicle = (d.red, d.subtype("vehicle"), d.support)

black_one = d.card(
    "08085",
    d.power_action(
        d.if_(
            d.spot(d.such(d.a_character, d.titled("Poe Dameron"))),
            d.turn(d.such(d.a_die, d.die_of(d.this))),
        )
    ),
    d.special(
        d.deal(1, to=d.a_character),
        d.if_(d.is_(d.this, d.with_attached("droid")), d.reroll_this_die_instead),
    ),
)

armored_reinforcement = d.card(
    "08129",
    d.action(
        d.pay(
            d.set_aside(d.this),
            d.either(
                d.in_order(
                    d.search_your_deck(*a_red_vehicle, name="found"),
                    d.play_for_less(d.named("found"), 1),
                    d.shuffle_your_deck,
                ),
                d.play_for_less(d.such(d.a_card_in_discard_pile, *a_red_vehicle), 1),
            ),
        )
    ),
)

dorsal_turret = d.card(
    "08131",
    d.modify(d.support, d.subtype("vehicle")),
    d.after(d.you_play_this, d.may(d.roll_in(d.a_die_on(d.this)))),
)

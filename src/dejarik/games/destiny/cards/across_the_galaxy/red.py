"""Across the Galaxy, red cards, in collector order."""

from dejarik.games.destiny import language as d

inferno_squad_id10_seeker_droid = d.card(
    "08034",
    d.special(
        d.look_at_opponents_hand(),
        d.discard_from_hand(d.a_card_in_opponents_hand),
        d.when_opponents_next_turn_begins(d.opponent_may_take_actions(1)),
    ),
)

outgun = d.card(
    "08081",
    d.play(
        d.choose(
            d.up_to(
                d.resources_of(d.you),
                d.spotted(
                    d.a_card_in_play,
                    d.subtype("mod"),
                    d.on_such_a_card(d.yours, d.subtype("vehicle")),
                ),
            ),
            "mods",
        ),
        d.pay(
            d.spend(d.count_of(d.named("mods"))),
            d.remove(d.exactly(d.count_of(d.named("mods")), d.a_die)),
        ),
    ),
)

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

armored_reinforcement = d.card(
    "08129",
    d.action(
        d.pay(
            d.set_aside(d.this),
            d.either(
                d.in_order(
                    d.search_your_deck(d.red, d.support, d.subtype("vehicle"), name="found"),
                    d.play_for_less(d.named("found"), 1),
                    d.shuffle_your_deck,
                ),
                d.play_for_less(
                    d.such(d.a_card_in_discard_pile, d.red, d.support, d.subtype("vehicle")), 1
                ),
            ),
        ),
    ),
)

dorsal_turret = d.card(
    "08131",
    d.modify(d.support, d.subtype("vehicle")),
    d.after(d.you_play_this, d.may(d.roll_in(d.a_die_on(d.this)))),
)

"""Way of the Force, gray cards, in collector order."""

from dejarik.games.destiny import language as d

way_of_the_light = d.card(
    "07106",
    d.play(d.remove(d.such(d.a_die, d.non(d.hero)))),
)

extract = d.card(
    "07146",
    d.play(d.choose_a_player, d.set_aside(d.up_to(3, d.that_players(d.a_card_in_discard_pile)))),
)

lotho_minor_junkers = d.card(
    "07152",
    d.special(
        d.pay(
            d.set_aside(
                d.such(
                    d.a_card_in_discard_pile, d.subtype("weapon", "vehicle", "equipment", "droid")
                )
            ),
            d.gain(2),
        )
    ),
)

comm_tower = d.card(
    "07158",
    d.claim(
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.plot)),
            d.resolve(d.your(d.a_die), plus=1),
            otherwise=d.resolve(d.your(d.a_die)),
        )
    ),
)

rift_valley = d.card(
    "07160",
    d.claim(
        d.reveal(d.top_cards(1)),
        d.if_(d.is_(d.it, d.costing_an_odd_number), d.remove(d.such(d.a_die, d.worth_at_most(2)))),
    ),
)

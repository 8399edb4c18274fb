"""Empire at War, red cards, in collector order."""

from dejarik.games.destiny import language as d

general_rieekan = d.card(
    "03024",
    d.after(
        d.you_activate_this,
        d.may(
            d.discard_from_deck(
                d.count_of(d.your(d.a_character, d.other, d.with_shields)), d.the_opponent
            )
        ),
    ),
)

k_2so = d.card(
    "03026",
    d.ongoing(d.costs_more_on(d.this, 2, d.subtype("weapon"))),
    d.after(
        d.either_happens(
            d.you_play(d.subtype("weapon"), d.attached_to(d.this)),
            d.you_move(d.subtype("weapon"), d.attached_to(d.this)),
        ),
        d.first_time_each_game(d.ready(d.this)),
    ),
)

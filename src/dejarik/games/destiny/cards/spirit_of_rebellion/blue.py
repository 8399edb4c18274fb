"""Spirit of Rebellion, blue cards, in collector order."""

from dejarik.games.destiny import language as d

premonitions = d.card(
    "02131",
    d.play(
        d.either(
            d.in_order(d.set_aside(d.this), d.stack_under_this(d.a_card_in_hand)),
            d.play_card_stacked_under(
                d.such(d.a_set_aside_card, d.titled("Premonitions"), d.with_a_stacked_card)
            ),
        ),
    ),
)

"""Spark of Hope, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

chopper = d.card(
    "11094",
    d.power_action(
        d.play_for_less(d.such(d.a_card_in_hand_or_discard_pile, d.subtype("mod")), 1, onto=d.this),
    ),
)

"""Spark of Hope, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

armor_plating = d.card(
    "11052",
    d.before(d.attached_character_blocks_damage, d.may(d.pay(d.discard(d.this), d.block(2)))),
)

chopper = d.card(
    "11094",
    d.power_action(
        d.play_for_less(d.such(d.a_card_in_hand_or_discard_pile, d.subtype("mod")), 1, onto=d.this),
    ),
)

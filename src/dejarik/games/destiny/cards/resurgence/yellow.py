"""Resurgence, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

the_axe_forgets = d.card(
    "23077",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_deals_damage_to(d.yours))),
    d.play(
        d.discard_from_hand(d.a_random_card_in_opponents_hand),
        d.discard_from_deck(1, d.the_opponent),
    ),
)

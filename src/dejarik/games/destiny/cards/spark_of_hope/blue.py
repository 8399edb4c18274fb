"""Spark of Hope, blue cards, in collector order."""

from dejarik.games.destiny import language as d

youngling = d.card(
    "11059",
    d.include_only_if(d.team_has(d.subtype("jedi"))),
    d.power_action(d.play_for_less(d.such(d.a_card_in_hand, d.blue, d.upgrade), 1, onto=d.this)),
)

"""Faltering Allegiances, gray cards, in collector order."""

from dejarik.games.destiny import language as d

intelligence_operation = d.card(
    "14062",
    d.include_only_if(d.each_on_team(d.subtype("spy"))),
    d.not_readied_in_upkeep,
    d.action(d.pay(d.exhaust(d.this), d.play_card(d.a_detected_card))),
)

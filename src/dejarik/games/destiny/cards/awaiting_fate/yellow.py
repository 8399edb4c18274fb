"""Awaiting Fate, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

nihil_lightsaber = d.card(
    "24041",
    d.redeploy,
    d.after(
        d.first_each_action_phase(d.you_deal_damage_to_attached_character),
        d.may(d.reroll(d.a_die)),
    ),
)

"""Covert Missions, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

pirate_ship = d.card(
    "12049",
    d.after(
        d.you_activate_this,
        d.may(d.remove(d.such(d.a_die, d.showing_damage))),
        d.may(d.activate(d.your(d.a_card_in_play, d.subtype("pirate")))),
    ),
)

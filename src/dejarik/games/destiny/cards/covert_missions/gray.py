"""Covert Missions, gray cards, in collector order."""

from dejarik.games.destiny import language as d

jawa_junk_dealer = d.card(
    "12147",
    d.after(
        d.you_activate_this,
        d.may(d.play_for_less(d.such(d.a_card_in_hand, d.gray, d.neutral), 1)),
    ),
)

"""Empire at War, gray cards, in collector order."""

from dejarik.games.destiny import language as d

t_47_airspeeder = d.card(
    "03045",
    d.special(d.either(d.exhaust(d.such(d.a_card_in_play, d.support)), d.draw(2))),
)

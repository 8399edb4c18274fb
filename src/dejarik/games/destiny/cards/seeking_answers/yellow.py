"""Seeking Answers, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

e_chu_ta = d.card(
    "21034",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_removes(d.yours))),
    d.play(d.remove(d.an_opponents(d.a_die, d.worth_at_most(2)))),
)

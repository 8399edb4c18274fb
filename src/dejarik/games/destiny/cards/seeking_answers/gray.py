"""Seeking Answers, gray cards, in collector order."""

from dejarik.games.destiny import language as d

the_dune_sea = d.card(
    "21101",
    d.after(
        d.first_each_round(d.opponent_takes_the_reroll_action),
        d.may(d.as_(d.the_opponent, d.discard_from_hand(d.an_opponents(d.a_card_in_hand)))),
    ),
)

dank_farrik = d.card(
    "21105",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_removes(d.yours))),
    d.renew(0),
    d.play(d.reroll(d.each(d.a_die))),
)

"""Awakenings, red cards, in collector order."""

from dejarik.games.destiny import language as d

retreat = d.card(
    "01110",
    d.play(
        d.opponent_may_take_actions(1),
        d.after_that_action(d.end_the_action_phase),
    ),
)

"""Awakenings, red cards, in collector order."""

from dejarik.games.destiny import language as d

tactical_mastery = d.card(
    "01074",
    d.play(d.if_(d.spot(d.such(d.a_character, d.red)), d.take_actions(2))),
)

retreat = d.card(
    "01110",
    d.play(
        d.opponent_may_take_actions(1),
        d.after_that_action(d.end_the_action_phase),
    ),
)

strategic_planning = d.card(
    "01111",
    d.play(
        d.either(
            d.ready(d.such(d.a_card_in_play, d.support, d.non(d.with_attached("mod")))),
            d.exhaust(d.such(d.a_card_in_play, d.support)),
        ),
    ),
)

logistics = d.card(
    "01142",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.red)),
            d.resolve(d.such(d.a_die, d.showing_resource), plus=1),
        ),
    ),
)

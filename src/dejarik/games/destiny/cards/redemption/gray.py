"""Redemption, gray cards, in collector order."""

from dejarik.games.destiny import language as d

fury = d.card(
    "15096",
    d.play(
        d.if_(d.spot(d.such(d.a_character, d.worth_points(17))), d.remove(d.an_opponents(d.a_die)))
    ),
)

mandalorian_executioner_vibro_ax = d.card(
    "15097",
    d.only_on(d.with_health(13)),
    d.redeploy,
    d.special(d.deal(2, to=d.a_character, unblockable=True)),
)

cyber_center = d.card(
    "15099",
    d.claim(d.for_the_rest_of_the_round(d.hand_size(1)), d.heal(1, from_=d.a_character)),
)

"""Redemption, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

rallying_cry = d.card(
    "15070",
    d.only_if(d.on_opponents_last_turn(d.opponent_deals_damage_to(d.yours))),
    d.play(
        d.spot_to(
            d.such(d.a_character, d.yellow), d.remove(d.an_opponents(d.a_die, d.worth_at_most(2)))
        ),
    ),
)

black_market_arm = d.card(
    "15093",
    d.ongoing(d.health(1, of=d.attached_character)),
    d.ongoing(
        d.health(1, of=d.those_of(d.attached_character, d.subtype("pirate", "bounty-hunter"))),
    ),
)

"""Redemption, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

_A_PIRATE = d.such(d.a_character, d.subtype("pirate"))
_become_the_master = d.spot_to(
    _A_PIRATE,
    d.choose(d.your(_A_PIRATE), "master"),
    d.flip(d.this),
    d.attach_this(to=d.named("master")),
)

rallying_cry = d.card(
    "15070",
    d.only_if(d.on_opponents_last_turn(d.opponent_deals_damage_to(d.yours))),
    d.play(
        d.spot_to(
            d.such(d.a_character, d.yellow), d.remove(d.an_opponents(d.a_die, d.worth_at_most(2)))
        ),
    ),
)

the_ultimate_heist = d.card(
    "15092A",
    d.team_up(1, (d.subtype("pirate"),)),
    d.after(
        d.your_effect_makes_opponent_lose_resources,
        d.if_(
            d.is_(d.this, d.plot),
            d.in_order(
                d.place_resources(d.that_much, on=d.this),
                d.if_(d.is_(d.this, d.with_resources(4)), _become_the_master),
            ),
        ),
    ),
)

master_of_pirates = d.card(
    "15092B",
    d.power_action(d.take_resources(1)),
    d.special(
        d.then(
            d.give_resources(1, to=d.the_opponent),
            d.in_order(d.resolve(d.a_die), d.take_actions(1)),
        )
    ),
)

black_market_arm = d.card(
    "15093",
    d.ongoing(d.health(1, of=d.attached_character)),
    d.ongoing(
        d.health(1, of=d.those_of(d.attached_character, d.subtype("pirate", "bounty-hunter"))),
    ),
)

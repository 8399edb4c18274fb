"""Covert Missions, red cards, in collector order."""

from dejarik.games.destiny import language as d

your_pilot_or_vehicle_dice = (d.yours, d.subtype("pilot", "vehicle"), d.showing_ranged)

destroy_the_death_star = d.card(
    "12081",
    d.after(d.setup_is_over, d.give_shields(20, to=d.this)),
    d.ongoing(d.can_be_hit_by(*your_pilot_or_vehicle_dice)),
    d.action(
        d.if_(
            d.is_(d.this, d.non(d.with_shields)),
            d.then(
                d.pay(
                    d.spend(1),
                    d.choose(d.your(d.a_die, d.subtype("pilot")), "pilot"),
                    d.choose(
                        d.your(d.a_die, d.subtype("vehicle"), d.other_than("pilot")), "vehicle"
                    ),
                    d.reroll(d.together(d.named("pilot"), d.named("vehicle"))),
                ),
                d.if_(
                    d.both(
                        d.is_(d.named("pilot"), d.showing_damage),
                        d.is_(d.named("vehicle"), d.showing_damage),
                    ),
                    d.win_the_game,
                ),
            ),
        ),
    ),
)

"""Covert Missions, red cards, in collector order."""

from dejarik.games.destiny import language as d

ranged_dice_of_pilots_and_vehicles = (d.yours, d.subtype("pilot", "vehicle"), d.showing_ranged)
a_pilot_die = d.your(d.a_die, d.subtype("pilot"))
a_vehicle_die = d.your(d.a_die, d.subtype("vehicle"), d.other_than("pilot"))
both_dice = d.together(d.named("pilot"), d.named("vehicle"))

destroy_the_death_star = d.card(
    "12081",
    d.after(d.setup_is_over, d.give_shields(20, to=d.this)),
    d.ongoing(d.can_be_hit_by(*ranged_dice_of_pilots_and_vehicles)),
    d.action(
        d.if_(
            d.is_(d.this, d.non(d.with_shields)),
            d.then(
                d.pay(
                    d.spend(1),
                    d.choose(a_pilot_die, "pilot"),
                    d.choose(a_vehicle_die, "vehicle"),
                    d.reroll(both_dice),
                ),
                d.if_(d.is_(both_dice, d.showing_damage), d.win_the_game),
            ),
        ),
    ),
)

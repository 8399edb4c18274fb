"""Way of the Force, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

lost_vehicle_dice = d.on_opponents_last_turn_this_round(d.is_removed(d.yours, d.subtype("vehicle")))

defensive_racing = d.card(
    "07094",
    d.only_if(lost_vehicle_dice),
    d.play(
        d.spot_to(
            d.such(d.a_character, d.yellow),
            d.roll_in(d.one_of(d.dice_to_which(lost_vehicle_dice))),
        ),
    ),
)

anakin_skywalkers_podracer = d.card(
    "07102",
    d.ambush,
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.titled("Anakin Skywalker"))),
            d.may(
                d.either(
                    d.in_order(d.choose_a_player, d.discard_from_deck(1, d.that_player)),
                    d.discard_from_hand(d.a_random_card_in_opponents_hand),
                )
            ),
            otherwise=d.may(d.choose_a_player, d.discard_from_deck(1, d.that_player)),
        ),
    ),
)

calling_in_favors = d.card(
    "07138",
    d.before(
        d.before_paying_for(d.event, d.costing_at_least(3)),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.lower_its_cost(
                    d.or_instead(1, 2, if_=d.not_(d.at_least(d.count_of(d.your(d.a_character)), 2)))
                ),
            )
        ),
    ),
)

mandalorian_vambraces = d.card(
    "07143",
    d.action(d.return_to_hand(d.this)),
)

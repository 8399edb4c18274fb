"""Seeking Answers, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

only_stormtroopers_are_so_precise = d.card(
    "21019",
    d.play(
        d.resolve(
            d.your(d.a_die, d.subtype("trooper", "weapon"), d.showing_ranged), unblockable=True
        ),
    ),
)

shield_recharge = d.card(
    "21021",
    d.ambush,
    d.play(
        d.pay(
            d.deal(1, to=d.your(d.a_character), unblockable=True),
            d.give_shields(2, to=d.it),
        ),
    ),
)

youre_far_too_trusting = d.card(
    "21022",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.red, d.subtype("leader")),
            d.resolve(d.an_opponents(d.a_die, d.non(d.showing_damage))),
        ),
    ),
)

siege = d.card(
    "21026",
    d.ongoing(d.hand_size(-1, d.the_opponent)),
    d.after(d.opponent_claims, d.set_aside(d.this)),
)

_125_z_treadspeeder_bike = d.card(
    "21027",
    d.after(d.you_activate_this, d.may(d.activate(d.your(d.a_card_in_play, d.subtype("trooper"))))),
    d.ongoing(
        d.increase_value(
            1,
            d.die_of(d.this),
            if_=d.there_is(d.your(d.a_die, d.character, d.subtype("trooper"))),
        )
    ),
)

architect_of_war = d.card(
    "21028",
    d.only_on(d.subtype("leader")),
    d.special(d.discard_from_deck(2, d.the_opponent)),
    d.special(d.deal(3, to=d.a_character)),
)

finn = d.card(
    "21057",
    d.after(d.you_resolve(d.showing(facts.REROLL)), d.deal(1, to=d.a_character)),
)

deploy = d.card(
    "21065",
    d.play(
        d.then(
            d.activate(d.your(d.a_card_in_play, d.any_of(d.character, d.support))),
            d.if_(
                d.more_than(d.count_of(d.an_opponents(d.a_die)), d.count_of(d.your(d.a_die))),
                d.may(d.activate(d.your(d.a_card_in_play, d.any_of(d.character, d.support)))),
            ),
        ),
    ),
)

presence = d.card(
    "21089",
    d.play(d.spot_to(d.such(d.a_card_in_play, d.subtype("capital-ship")), d.remove(d.a_die))),
)

war_is_inevitable = d.card(
    "21090",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.showing_ranged)),
            d.there_is(d.your(d.a_die, d.showing(facts.FOCUS))),
        )
    ),
    d.play(d.turn(d.a_die), d.deal(1, to=d.a_character)),
)

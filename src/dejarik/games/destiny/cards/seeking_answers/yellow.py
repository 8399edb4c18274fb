"""Seeking Answers, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

most_wanted = d.card(
    "21033",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("bounty-hunter")))),
    d.after(
        d.opponent_activates_attached_character,
        d.may(d.as_(d.the_opponent, d.discard_from_hand(d.an_opponents(d.a_card_in_hand)))),
    ),
)

e_chu_ta = d.card(
    "21034",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_removes(d.yours))),
    d.play(d.remove(d.an_opponents(d.a_die, d.worth_at_most(2)))),
)

prizefighter = d.card(
    "21035",
    d.ambush,
    d.play(
        d.pay(
            d.remove(
                d.your(d.a_die, d.yellow, d.any_of(d.character, d.upgrade), d.showing_damage),
                "removed",
            ),
            d.deal(d.value_of(d.named("removed")), to=d.exactly(2, d.a_character)),
        ),
    ),
)

swindle = d.card(
    "21036",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("scoundrel")),
            d.resolve(d.such(d.a_die, d.showing_a_cost), free=True),
        ),
    ),
)

underworld = d.card(
    "21037",
    d.action(
        d.pay(
            d.in_order(d.exhaust(d.this), d.remove(d.your(d.a_die))),
            d.play_for_less(d.such(d.a_card_in_hand, d.yellow), 1),
        ),
    ),
)

cobb_vanth = d.card(
    "21071",
    d.guardian,
    d.after(
        d.you_activate_this,
        d.may(
            d.resolve(
                d.your(
                    d.a_die, d.any_of(d.die_of(d.this), d.upgrade_die_of(d.this)), d.showing_ranged
                )
            )
        ),
    ),
)

sabine_wren = d.card(
    "21073",
    d.special(
        d.deal(1, to=d.each(d.an_opponents(d.a_character))),
        d.reroll_this_die_instead,
    ),
    d.power_action(
        d.resolve_several(
            d.up_to(2, d.your(d.a_die, d.showing(facts.DISRUPT))), as_symbol=facts.INDIRECT
        ),
    ),
)

so_long_sky_trash = d.card(
    "21077",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.showing(facts.INDIRECT))),
            d.there_is(d.your(d.a_die, d.showing_resource)),
        )
    ),
    d.play(d.deal(1, to=d.a_character), d.gain(1)),
)

garsa_fwip = d.card(
    "21096",
    d.power_action(
        d.pay(
            d.remove_charms(1, from_=d.such(d.a_character, d.with_a_charm_token)),
            d.turn(d.such(d.a_die, d.die_of(d.it))),
        ),
    ),
    d.charm,
)

gaderffii = d.card(
    "21100",
    d.ongoing(d.gives_keyword(d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.yellow))),
    d.special(d.remove(d.an_opponents(d.a_die))),
)

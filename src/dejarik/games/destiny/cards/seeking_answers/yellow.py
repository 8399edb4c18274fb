"""Seeking Answers, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

LESS_BESIDE_BERU = d.or_instead(0, 1, if_=d.spot(d.such(d.a_card_in_play, d.titled("Beru Lars"))))

black_krrsantan = d.card(
    "21029",
    d.after(
        d.opponent_resolves(d.character, d.showing_damage),
        d.deal(1, to=d.character_of(d.that)),
        if_=d.resolved_against(d.this),
    ),
    d.power_action(
        d.roll_in(d.a_die_of(d.this)),
        d.resolve(d.it, told=True),
        d.if_(d.a_character_fell_to_it, d.ready(d.this)),
    ),
)

cornelius_evazan = d.card(
    "21030",
    d.after(
        d.this_is_defeated,
        d.as_(d.the_opponent, d.may(d.draw(2, d.the_opponent), d.gain(2, d.the_opponent))),
    ),
    d.power_action(d.pay(d.remove(d.your(d.a_die)), d.remove(d.an_opponents(d.a_die)))),
)

ponda_baba = d.card(
    "21031",
    d.after(d.this_is_defeated_by_an_opponent, d.discard_from_hand(d.each(d.a_card_in_hand))),
    d.power_action(
        d.then(
            d.reroll(d.each(d.such(d.a_die, d.die_of(d.this)))),
            d.may(
                d.pay(
                    d.in_order(d.remove(d.such(d.a_die, d.die_of(d.this)), name="die"), d.spend(1)),
                    d.discard(
                        d.such(
                            d.a_card_in_play,
                            d.subtype("weapon", "equipment"),
                            d.costing_at_most(d.value_of(d.named("die"))),
                        ),
                    ),
                ),
            ),
        ),
    ),
)

sy_snootles = d.card(
    "21032",
    d.charm,
    d.power_action(
        d.pay(
            d.remove_charms(
                2, from_=d.such(d.a_character, d.that_is_exhausted, d.with_charm_tokens(2))
            ),
            d.roll_in(d.a_die_of(d.it)),
        ),
    ),
)

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

desolate_deed = d.card(
    "21038",
    d.after(d.you_remove(), d.place_damage(1, on=d.this)),
    d.action(
        d.pay(
            d.discard(d.this),
            d.discard(
                d.an_opponents(
                    d.a_card_in_play, d.support, d.costing_at_most(d.damage_on(d.this_as_it_was))
                )
            ),
        ),
    ),
)

nikto_sand_riders = d.card(
    "21039",
    d.after(
        d.you_activate_this,
        d.may(
            d.choose(d.an_opponents(d.a_card_in_play, d.support), "one"),
            d.as_(d.the_opponent, d.may(d.take_resources(1), otherwise=d.exhaust(d.named("one")))),
        ),
    ),
)

remnant_stormtrooper_cell = d.card(
    "21040",
    d.after(d.you_activate_this, d.may(d.place_resources(1, on=d.this))),
    d.power_action(d.pay(d.remove_resources(2, from_=d.this), d.ready(d.this))),
)

_8d8 = d.card(
    "21041",
    d.action(
        d.pay(
            d.set_aside(d.this),
            d.play_for_less(d.such(d.a_card_in_discard_pile, d.subtype("droid", "equipment")), 1),
        ),
    ),
)

vibroknuckle_duster = d.card(
    "21042",
    d.ambush,
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.on_opponents_next_turn_this_round(d.cannot_resolve_dice_as_an_action(d.the_opponent)),
        if_=d.it_dealt_damage_to(d.non(d.yours)),
    ),
)

cobb_vanth = d.card(
    "21071",
    d.guardian,
    d.after(
        d.you_activate_this,
        d.may(
            d.resolve(
                d.such(
                    d.a_die, d.any_of(d.die_of(d.this), d.upgrade_die_of(d.this)), d.showing_ranged
                )
            )
        ),
    ),
)

owen_lars = d.card(
    "21072",
    d.power_action(
        d.search_your_deck(
            d.subtype("droid", "location"), d.playable_for_less(LESS_BESIDE_BERU), name="found"
        ),
        d.play_found("found", LESS_BESIDE_BERU),
        d.shuffle_your_deck,
    ),
    d.after(d.you_claim, d.may(d.give_shields(1, to=d.a_character))),
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

the_armorer = d.card(
    "21074",
    d.special(
        d.then(
            d.in_order(
                d.give_shields(1, to=d.this_character),
                d.turn(d.such(d.a_die, d.subtype("weapon")), name="turned"),
            ),
            d.if_(d.is_(d.named("turned"), d.yours), d.may(d.resolve(d.named("turned")))),
        ),
        d.if_(d.is_(d.named("turned"), d.non(d.yours)), d.deal(1, to=d.a_character)),
    ),
)

zorii_bliss = d.card(
    "21075",
    d.piloting,
    d.after(
        d.you_resolve(d.subtype("vehicle"), d.showing_resource),
        d.deal_indirect(1),
        d.if_(d.is_(d.card_of(d.that), d.piloted), d.deal(1, to=d.a_character)),
    ),
)

get_around = d.card(
    "21076",
    d.play(
        d.then(
            d.in_order(d.choose_a_player, d.discard_from_deck(1, d.that_player)),
            d.reroll(d.up_to(d.cost_of(d.it), d.a_die)),
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

this_is_the_way = d.card(
    "21078",
    d.only_if(d.all_share_a_colour_or_subtype(d.each(d.your(d.a_character)))),
    d.play(d.remove(d.an_opponents(d.a_die))),
)

din_djarins_n_1_starfighter = d.card(
    "21079",
    d.ongoing(
        d.gives_keyword(d.piloting, to=d.each(d.your(d.a_character, d.titled("Din Djarin"))))
    ),
    d.special(d.resolve_another_side()),
    d.special(d.take_actions(2)),
)

partisan_u_wing = d.card(
    "21080",
    d.power_action(d.roll_in(d.a_die_on(d.each(d.your(d.a_card_in_play, d.subtype("partisan")))))),
)

sabines_westar = d.card(
    "21081",
    d.after(
        d.you_play_this,
        d.may(d.pay(d.spend(1), d.make_elite(d.this))),
        if_=d.is_(d.attached_character, d.titled("Sabine Wren")),
    ),
)

boba_fett = d.card(
    "21095",
    d.may_include(d.yellow, d.villain, most=4),
    d.may_include(d.yellow, d.hero, most=4),
    d.after(d.you_play(d.yellow), d.place_resources(1, on=d.this)),
    d.power_action(d.pay(d.remove_resources(2, from_=d.this), d.roll_in(d.a_die_of(d.this)))),
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

cheap_shot = d.card(
    "21097",
    d.ambush,
    d.play(d.resolve(d.your(d.a_die, d.worth(1)), as_symbol=facts.RANGED)),
)

sabacc = d.card(
    "21098",
    d.play(
        d.reveal(d.top_cards(3), "yours"),
        d.reveal(d.top_cards(3, of=d.the_opponent), "theirs"),
        d.if_(d.cost_most_without_exceeding(7, "yours", "theirs", whose=d.you), d.gain(2)),
        d.if_(
            d.cost_most_without_exceeding(7, "yours", "theirs", whose=d.the_opponent),
            d.gain(2, d.the_opponent),
        ),
    ),
)

gaderffii = d.card(
    "21100",
    d.ongoing(d.gives_keyword(d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.yellow))),
    d.special(d.remove(d.an_opponents(d.a_die))),
)

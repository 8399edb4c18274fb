"""Display of Power, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

own_die = d.such(d.a_die, d.die_of(d.this))

ig_rm_thug_droid = d.card(
    "22029",
    d.guardian,
    d.before(
        d.this_is_defeated,
        d.choose(d.spotted(d.a_card_in_play, d.subtype("scoundrel")), "heir"),
        d.give_dice(d.dice_of(d.this), to=d.named("heir")),
    ),
)

jabba_the_hutt = d.card(
    "22030",
    d.power_action(
        d.pay(
            d.remove(d.your(d.a_die)),
            d.roll_in(
                d.a_die_on(d.your(d.a_card_in_play, d.subtype("bounty-hunter", "scoundrel")))
            ),
        )
    ),
)

maul = d.card(
    "22031",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
    d.after(d.first_each_action_phase(d.you_deal_damage_to(d.yours)), d.may(d.draw(1))),
    d.power_action(
        d.deal_indirect(d.at_most(d.distance(d.cards_in_your_hand, d.cards_in_opponents_hand), 4))
    ),
)

qira = d.card(
    "22032",
    d.charm,
    d.after(d.first_each_action_phase(d.you_deal_damage_to(d.yours, d.yellow)), d.gain(1)),
    d.power_action(
        d.choose(d.such(d.a_character, d.with_a_charm_token), "charmed"),
        d.pay(d.remove_charms(1, from_=d.named("charmed")), d.deal(1, to=d.it)),
    ),
)

rook_kast = d.card(
    "22033",
    d.ongoing(
        d.gives_keyword(
            d.guardian,
            to=d.this,
            while_=d.there_is(d.your(d.a_card_in_play, d.subtype("sith"))),
        ),
    ),
    d.after(
        d.you_activate_this,
        d.roll_set_aside("07037", "Mandalorian Super Commando"),
        d.roll_set_aside("11003", "Maul", d.or_instead(0, 1, if_=d.is_(d.this, d.elite))),
    ),
)

xian = d.card(
    "22034",
    d.after(
        d.you_activate_this,
        d.may(
            d.pay(
                d.remove(
                    d.such(
                        d.a_die,
                        d.any_of(d.die_of(d.this), d.upgrade_die_of(d.this)),
                        d.showing_melee,
                    ),
                ),
                d.deal(1, to=d.a_character, unblockable=True),
            ),
        ),
    ),
)

no_witnesses = d.card(
    "22035",
    d.only_if(d.spot(d.such(d.a_character, d.yellow))),
    d.after(d.attached_character_is_defeated, d.may(d.resolve(d.your(d.a_die), plus=2))),
)

await_the_dawn = d.card(
    "22036",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.choose(d.an_opponents(d.a_die, d.worth_at_least(2)), "die"),
            d.pay(
                d.deal_indirect(d.value_of(d.named("die")), d.you),
                d.remove(d.named("die")),
            ),
        ),
    ),
)

infamy = d.card(
    "22037",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.character)),
            d.not_(d.at_least(d.count_of(d.your(d.a_die, d.character)), 2)),
        ),
    ),
    d.play(d.deal_indirect(d.count_of(d.an_opponents(d.a_die)))),
)

the_upper_hand = d.card(
    "22038",
    d.only_if(d.more_than(d.cards_in_your_hand, d.cards_in_opponents_hand)),
    d.play(
        d.deal(1, to=d.a_character, unblockable=True),
        d.look_at_opponents_hand(),
        d.discard_from_hand(d.a_card_in_opponents_hand),
    ),
)

first_light = d.card(
    "22039",
    d.after(d.this_enters_play, d.discard_from_hand(d.a_random_card_in_opponents_hand), d.draw(1)),
    d.power_action(d.roll_in(d.a_die_of(d.spotted(d.a_character, d.titled("Qi'ra"))))),
)

hylobon_enforcers = d.card(
    "22040",
    d.after(d.you_activate_this, d.may(d.reroll(d.an_opponents(d.a_die, d.showing_damage)))),
    d.special(d.remove(d.an_opponents(d.a_die))),
)

dauntless = d.card(
    "22041",
    d.special(
        d.if_(
            d.there_is(d.an_opponents(d.a_die, d.showing_damage)),
            d.deal(2, to=d.a_character, unblockable=True),
            otherwise=d.deal(2, to=d.a_character),
        ),
    ),
)

vambrace_flame_thrower = d.card(
    "22042",
    d.ongoing(d.may_be_resolved_as(facts.INDIRECT, d.die_of(d.this), d.showing_damage)),
    d.ongoing(d.increase_value(1, d.die_of(d.this), d.treated_as(facts.INDIRECT))),
    d.special(
        d.then(
            d.discard(d.such(d.a_card_in_play, d.copy_of(d.a_card_in_any_discard_pile))),
            d.discard(d.this),
        ),
    ),
)

cham_syndulla = d.card(
    "22069",
    d.after(d.opponent_gains_resources, d.place_resources(1, on=d.this), if_=d.in_the_action_phase),
    d.power_action(
        d.pay(d.remove_any_resources(from_=d.this, up_to=3), d.deal_indirect(d.as_much))
    ),
)

ezra_bridger = d.card(
    "22070",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
    d.power_action(
        d.then(
            d.resolve(d.your(d.a_die, d.showing(facts.REROLL)), rerolls=True),
            d.discard_from_hand(d.a_random_card_in_opponents_hand),
        )
    ),
)

a_card_of_that_hand = d.such(
    d.a_card_in_any_hand, d.controlled_by(d.controller_of(d.named("charmed")))
)

han_solo = d.card(
    "22071",
    d.charm,
    d.piloting,
    d.power_action(
        d.pay(
            d.remembering(
                d.remove_charms(2, from_=d.such(d.a_character, d.with_charm_tokens(2))), "charmed"
            ),
            d.then(
                d.reveal(d.each(a_card_of_that_hand)),
                d.may(
                    d.choose(d.such(a_card_of_that_hand, d.costing_at_most(3)), "card"),
                    d.roll_die_of(d.named("card")),
                    d.if_(
                        d.is_(d.it, d.that_can_be_resolved),
                        d.resolve(d.it),
                        otherwise=d.remove(d.it),
                    ),
                ),
            ),
        ),
    ),
)

kawlan_roken = d.card(
    "22072",
    d.ongoing(
        d.gives_keyword(
            d.guardian,
            to=d.this,
            while_=d.there_is(d.your(d.a_character, d.subtype("apprentice", "jedi"))),
        ),
    ),
    d.power_action(d.heal(1, from_=d.your(d.a_character)), d.deal_indirect(1, d.you)),
)

a_step_ahead = d.card(
    "22073",
    d.play(
        d.if_(d.there_is(d.your(d.a_die, d.showing_a_resource_cost)), d.gain(1)),
        d.if_(
            d.there_is(d.your(d.a_die, d.showing_a_damage_cost)),
            d.give_shields(1, to=d.a_character),
        ),
    ),
)

asteroid_sanctuary = d.card(
    "22074",
    d.ambush,
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.subtype("vehicle"))),
            d.heal(2, from_=d.your(d.a_character)),
        ),
    ),
)

quite_the_mercenary = d.card(
    "22076",
    d.only_if(
        d.on_opponents_last_turn(
            d.opponent_deals_damage_to(d.yours, d.subtype("scoundrel")),
        ),
    ),
    d.play(
        d.choose(
            d.such(
                d.a_character,
                d.to_which(
                    d.on_opponents_last_turn(
                        d.opponent_deals_damage_to(d.yours, d.subtype("scoundrel")),
                    ),
                ),
            ),
            "hit",
        ),
        d.heal(2, from_=d.named("hit")),
        d.turn(
            d.such(d.a_die, d.any_of(d.die_of(d.named("hit")), d.upgrade_die_of(d.named("hit")))),
        ),
    ),
)

fight_for_the_cause = d.card(
    "22075",
    d.play(
        d.then(
            d.give_resources(1, to=d.the_opponent),
            d.may(
                d.turn(
                    d.your(d.a_die, d.yellow, d.subtype("leader")), to=d.showing_damage, name="die"
                ),
                d.resolve(d.named("die"), free=True),
            ),
        ),
    ),
)

chopper = d.card(
    "22077",
    d.power_action(
        d.spot_to(
            d.such(d.a_card_in_play, d.other, d.subtype("spectre")),
            d.pay(
                d.spend(1),
                d.if_(
                    d.there_is(own_die),
                    d.remove(d.such(d.a_die, d.worth_at_most(d.value_of(own_die)))),
                ),
            ),
        )
    ),
)

twilek_resistance_fighter = d.card("22078", d.carries_as_character(d.subtype("weapon"), most=1))

beskar_hammer = d.card(
    "22079",
    d.redeploy,
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.turn(d.such(d.a_die, d.character))),
    ),
)

renowned = d.card(
    "22080",
    d.only_on(d.unique),
    d.bare_sides_modify(d.die_of(d.attached_character)),
)

street_smart = d.card(
    "22081",
    d.only_on(d.yellow),
    d.after(
        d.opponent_resolves(),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.resolve(
                    d.such(
                        d.a_die,
                        d.any_of(
                            d.die_of(d.attached_character), d.upgrade_die_of(d.attached_character)
                        ),
                        d.showing_the_resolved_symbol,
                    ),
                    plus=1,
                ),
            ),
        ),
    ),
)

cikatro_vizago = d.card(
    "22100",
    d.after(d.you_activate_this, d.may(d.reroll(d.such(d.a_die, d.non(d.showing_a_cost))))),
    d.power_action(
        d.choose(d.such(d.a_die, d.die_of(d.this), d.showing_a_cost), "die"),
        d.if_(
            d.is_(d.named("die"), d.showing_a_resource_cost),
            d.then(
                d.spend(d.cost_shown_by(d.named("die")), d.the_opponent),
                d.may(d.resolve(d.named("die"), free=True)),
            ),
            otherwise=d.in_order(
                d.as_(d.the_opponent, d.deal_indirect(d.cost_shown_by(d.named("die")))),
                d.may(d.resolve(d.named("die"), free=True)),
            ),
        ),
    ),
)

embo = d.card(
    "22101",
    d.before(
        d.this_is_about_to_take_damage,
        d.may(d.resolve(d.such(d.a_die, d.die_of(d.this)), as_symbol=facts.SHIELD)),
    ),
    d.power_action(
        d.resolve(
            d.such(d.a_die, d.die_of(d.this), d.showing_damage),
            plus=1,
            against=d.such(d.a_character, d.carrying(d.subtype("bounty"))),
        ),
    ),
)

public_enemy = d.card(
    "22102",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("bounty-hunter")))),
    d.after(
        d.opponent_plays(d.neutral),
        d.may(
            d.pay(
                d.in_order(d.exhaust(d.this), d.remove(d.your(d.a_die))),
                d.deal(2, to=d.attached_character),
            )
        ),
    ),
)

dejarik = d.card(
    "22103",
    d.play(
        d.either(
            d.resolve(d.your(d.a_die), plus=1),
            d.as_(d.the_opponent, d.remove(d.an_opponents(d.a_die))),
            d.reroll(d.any_number_of(d.a_die)),
        ),
        d.as_(
            d.the_opponent,
            d.either(
                d.resolve(d.an_opponents(d.a_die), plus=1),
                d.as_(d.you, d.remove(d.your(d.a_die))),
                d.reroll(d.any_number_of(d.a_die)),
            ),
        ),
    ),
)

resolve_for_its_cost = d.resolve(own_die, plus=d.cost_shown_by(d.named("target")))

broken_horn = d.card(
    "22104",
    d.power_action(
        d.either(
            d.spot_to(d.such(d.a_card_in_play, d.titled("Cikatro Vizago")), resolve_for_its_cost),
            d.pay(d.discard_from_hand(d.a_card_in_hand), resolve_for_its_cost),
        )
    ),
)

oola = d.card(
    "22105",
    d.charm,
    d.ongoing(d.can_be_activated),
    d.after(d.you_activate_this, d.reroll(d.exactly(2, d.a_die))),
)

e_851_blaster_pistol = d.card(
    "22106",
    d.redeploy,
    d.ongoing(
        d.may_be_resolved_as(
            facts.RANGED,
            d.die_of(d.this),
            d.showing(facts.INDIRECT),
            if_=d.is_(d.attached_character, d.subtype("scoundrel")),
        ),
    ),
)

"""Awaiting Fate, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

dengar = d.card(
    "24028",
    d.after(
        d.setup_is_over,
        d.may(d.spend(1), otherwise=d.defeat(d.this)),
        if_=d.is_(d.this, d.elite),
    ),
    d.after(
        d.you_activate_this,
        d.deal(1, to=d.a_character),
        if_=d.there_is(d.dice_just_rolled(d.die_of(d.this), d.showing_blank)),
    ),
)

gorian_shard = d.card(
    "24029",
    d.after(d.you_resolve(d.showing_a_cost), d.deal_indirect(1)),
    d.after(
        d.you_activate_this,
        d.may(d.resolve(d.your(d.a_die, d.showing_a_cost), cheaper=1)),
        if_=d.both(
            d.there_is(d.an_opponents(d.a_character, d.that_is_exhausted)),
            d.not_(d.there_is(d.an_opponents(d.a_die, d.showing_damage))),
        ),
    ),
)

rayvis = d.card(
    "24030",
    d.after(
        d.first_each_action_phase(d.you_deal_damage_to(d.yours)),
        d.may(
            d.pay(
                d.exhaust(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this))),
                d.roll_in(d.a_die_of(d.it)),
            ),
        ),
    ),
    d.after(d.upkeep_begins, d.heal(1, from_=d.this)),
)

vane = d.card(
    "24031",
    d.piloting,
    d.after(
        d.you_activate_this,
        d.may(
            d.then(
                d.choose(d.your(d.a_die, d.character), "own"),
                d.choose(d.an_opponents(d.a_die, d.character), "theirs"),
                d.swap_values(d.named("own"), d.named("theirs")),
            ),
        ),
    ),
)

_4_lom = d.card(
    "24032",
    d.ongoing(
        d.gives_keyword(
            d.redeploy,
            to=d.this,
            while_=d.there_is(d.your(d.a_card_in_play, d.titled("Zuckuss"))),
        ),
    ),
)

no_escape = d.card(
    "24033",
    d.after(
        d.attached_character_is_activated,
        d.may(
            d.pay(d.exhaust(d.this), d.resolve(d.your(d.a_die, d.subtype("bounty-hunter")))),
        ),
    ),
    d.after(
        d.attached_character_is_defeated,
        d.may(d.roll_in(d.a_die_on(d.your(d.a_card_in_play, d.subtype("bounty-hunter"))))),
    ),
)

detonation = d.card(
    "24034",
    d.play(d.resolve_several(d.up_to(2, d.your(d.a_die)), as_symbol=facts.INDIRECT)),
)

influenced = d.card(
    "24035",
    d.play(
        d.pay(
            d.deal_indirect(1, d.you),
            d.either(d.deal(1, to=d.a_character), d.turn(d.a_die), d.draw(1)),
        ),
    ),
)

thrifty = d.card(
    "24036",
    d.play(d.pay(d.resolve(d.your(d.a_die, d.showing_a_cost)), d.remove(d.a_die))),
)

cumulus_class_corsair = d.card(
    "24037",
    d.after(
        d.you_activate_this,
        d.may(
            d.activate(d.your(d.a_card_in_play, d.subtype("pirate", "scoundrel", "vehicle"))),
        ),
    ),
    d.power_action(d.roll_set_aside("24038", "Pirate Snub Fighter")),
)

pirate_snub_fighter = d.card(
    "24038",
    d.ambush,
    d.power_action(
        d.pay(d.resolve(d.such(d.a_die, d.showing(facts.DISRUPT))), d.turn(d.a_die)),
    ),
)

zuckuss = d.card(
    "24039",
    d.power_action(d.spot_to(d.such(d.a_card_in_play, d.titled("4-LOM")), d.ready(d.this))),
    d.special(
        d.either(
            d.gain(1),
            d.in_order(
                d.choose(d.a_character, "hit"),
                d.deal(
                    d.count_of(
                        d.such(d.a_card_in_play, d.downgrade, d.attached_to(d.named("hit")))
                    ),
                    to=d.named("hit"),
                ),
            ),
        ),
    ),
)

swindler = d.card(
    "24040",
    d.only_on(d.yellow),
    d.special(
        d.then(
            d.in_order(
                d.choose_a_player,
                d.either(d.gain(1, d.that_player), d.lose(1, d.that_player)),
            ),
            d.deal_indirect(
                d.at_most(d.distance(d.resources_of(d.you), d.resources_of(d.the_opponent)), 4)
            ),
        ),
    ),
)

nihil_lightsaber = d.card(
    "24041",
    d.redeploy,
    d.after(
        d.first_each_action_phase(d.you_deal_damage_to_attached_character),
        d.may(d.reroll(d.a_die)),
    ),
)

bo_katan_kryze = d.card(
    "24068",
    d.power_action(
        d.pay(
            d.remove_shields(1, from_=d.your(d.a_card_in_play, d.non(d.plot), d.with_shields)),
            d.resolve(d.your(d.a_die, d.showing_damage), plus=1),
        ),
    ),
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.give_shields(1, to=d.a_character)),
    ),
)

chewbacca = d.card(
    "24069",
    d.guardian,
    d.piloting,
    d.after(
        d.you_activate(d.subtype("scoundrel")),
        d.place_charms(1, on=d.a_card_in_play),
        if_=d.there_is(d.dice_just_rolled(d.die_of(d.that), d.showing_resource)),
    ),
    d.power_action(
        d.resolve(d.your(d.a_die, d.showing_resource), plus=1, as_symbol=facts.RANGED),
    ),
)

din_djarin = d.card(
    "24070",
    d.after(
        d.this_gains_shields,
        d.may(
            d.pay(
                d.exhaust(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this))),
                d.reroll(d.a_die),
            ),
        ),
    ),
    d.special(
        d.deal(
            d.or_instead(
                2, 3, if_=d.is_(d.this_character, d.carrying(d.upgrade, d.that_is_exhausted))
            ),
            to=d.a_character,
        ),
    ),
)

paz_vizsla = d.card(
    "24071",
    d.guardian,
    d.would(d.this_is_defeated_by_damage, d.instead(d.after_this_round_ends(d.defeat(d.this)))),
)

sabine_wren = d.card(
    "24072",
    d.team_up(1, d.titled("Ahsoka Tano")),
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
    d.after(
        d.you_activate_this,
        d.then(
            d.may(d.reroll(d.a_die)),
            d.if_(
                d.is_(d.it, d.showing_damage),
                d.deal(1, to=d.a_character, unblockable=True),
            ),
        ),
    ),
)

battle_confidence = d.card(
    "24073",
    d.ambush,
    d.play(
        d.either(
            d.give_shields(d.count_of(d.spotted(d.a_card_in_play, d.support)), to=d.a_character),
            d.give_shields(d.count_of(d.spotted(d.a_card_in_play, d.upgrade)), to=d.a_character),
        ),
    ),
)

digging_for_answers = d.card(
    "24074",
    d.play(
        d.then(
            d.remembering(d.reveal(d.top_cards(3)), "shown"),
            d.put_back_on_top_or_bottom("shown"),
        ),
        d.may(d.pay(d.discard_from_hand(d.a_card_in_hand), d.draw(1))),
    ),
)

honor_and_loyalty = d.card(
    "24075",
    d.only_if(d.all_share_a_colour(d.each(d.your(d.a_character)))),
    d.play(
        d.then(
            d.remove(d.a_die),
            d.may(
                d.turn(d.a_die),
                d.if_(d.is_(d.it, d.yours), d.may(d.resolve(d.it))),
            ),
        ),
    ),
)

walking_carpet = d.card(
    "24076",
    d.play(
        d.choose(d.your(d.a_character, d.worth_the_most_points), "first"),
        d.roll_in(d.a_die_of(d.named("first"))),
        d.if_(
            d.there_is(d.an_opponents(d.a_character, d.worth_the_most_points)),
            d.remove(d.such(d.a_die, d.character)),
        ),
    ),
)

grogu = d.card(
    "24077",
    d.ongoing(d.can_be_spotted_as_character(facts.BLUE)),
    d.special(
        d.remove(d.an_opponents(d.a_die)),
        d.heal(1, from_=d.a_character),
        d.give_shields(1, to=d.spotted(d.a_card_in_play, d.titled("Din Djarin"))),
    ),
)

komrk_class_fighter = d.card(
    "24078",
    d.enters_with(shields=3),
    d.power_action(
        d.move_shields(1, from_=d.this, to=d.such(d.a_card_in_play, d.non(d.plot))),
    ),
)

partisan_pistol = d.card(
    "24079",
    d.enters_with(resources=2),
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.remove_resources(1, from_=d.this),
        d.if_(d.is_(d.this, d.non(d.with_resources(1))), d.discard(d.this)),
    ),
)

sabines_lightsaber = d.card(
    "24080",
    d.redeploy,
    d.after(
        d.you_play_this,
        d.take_actions(1),
        if_=d.is_(d.attached_character, d.titled("Sabine Wren")),
    ),
    d.ongoing(
        d.may_be_resolved_as(facts.MELEE, d.die_of(d.attached_character), d.showing_ranged),
    ),
)

merrin = d.card(
    "24097",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
    d.power_action(
        d.pay(
            d.remove_shields(1, from_=d.your(d.a_card_in_play, d.non(d.plot), d.with_shields)),
            d.turn(d.such(d.a_die, d.non(d.neutral)), to=d.worth(0)),
        ),
    ),
    d.after(
        d.first_each_round(d.you_play(d.costing_an_odd_number)),
        d.may(d.give_shields(1, to=d.such(d.a_card_in_play, d.non(d.plot)))),
    ),
)

mok_shaizs_majordomo = d.card(
    "24098",
    d.charm,
    d.power_action(
        d.pay(
            d.remembering(
                d.remove_charms(1, from_=d.such(d.a_character, d.with_a_charm_token)), "charmed"
            ),
            d.then(
                d.as_(
                    d.controller_of(d.named("charmed")),
                    d.discard_from_hand(d.their_own(d.a_card_in_hand)),
                ),
                d.as_(d.controller_of(d.named("charmed")), d.may(d.deal(1, to=d.a_character))),
            ),
        ),
    ),
)

long_shot = d.card(
    "24099",
    d.play(
        d.then(
            d.in_order(
                d.choose_any_symbol("symbol"),
                d.choose_number("number"),
                d.reroll(d.a_die, "die"),
            ),
            d.if_(
                d.either_holds(
                    d.is_(d.named("die"), d.showing_symbol_named("symbol")),
                    d.is_(d.named("die"), d.worth(d.number_named("number"))),
                ),
                d.may(d.pay(d.spend(1), d.remove(d.such(d.a_die, d.other_than("die"))))),
            ),
        ),
    ),
)

outmaneuver = d.card(
    "24100",
    d.ambush,
    d.play(d.pay(d.resolve(d.your(d.a_die, d.character, d.showing_damage)), d.remove(d.a_die))),
)

prospering_galaxy = d.card(
    "24101",
    d.play(
        d.then(
            d.remembering(d.resolve_distinct(d.any_number_of(d.your(d.a_die))), "dice"),
            d.if_(d.at_least(d.amount_of("dice"), 5), d.draw(2)),
            d.if_(d.at_least(d.amount_of("dice"), 5), d.heal(2, from_=d.a_character)),
        ),
    ),
)

smugglers_run = d.card(
    "24102",
    d.ambush,
    d.play(
        d.resolve(
            d.your(d.a_die, d.subtype("scoundrel", "vehicle", "pilot"), d.showing_resource),
            rerolls=True,
        ),
    ),
)

salvaged_legacy = d.card(
    "24103",
    d.redeploy,
    d.special(d.choose(d.a_die), d.deal_indirect(d.value_of(d.it))),
)

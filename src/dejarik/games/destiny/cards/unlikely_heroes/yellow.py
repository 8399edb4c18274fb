"""Unlikely Heroes, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

aurra_sing = d.card(
    "18030",
    d.action(
        d.pay(
            d.remove(d.your(d.a_die)),
            d.resolve(d.such(d.a_die, d.die_of(d.this)), plus=1),
        ),
    ),
)

bossk = d.card(
    "18031",
    d.piloting,
    d.power_action(
        d.move_damage(2, from_=d.an_opponents(d.a_character), to=d.a_character, up_to=True),
    ),
)

death_watch_mandalorian = d.card(
    "18032",
    d.ongoing(
        d.gives_keyword(
            d.guardian,
            to=d.this,
            while_=d.there_is(d.your(d.a_card_in_play, d.subtype("leader"))),
        ),
    ),
    d.after(d.you_remove(d.die_of(d.this)), d.deal_indirect(1)),
)

pre_vizsla = d.card(
    "18033",
    d.after(
        d.setup_is_over,
        d.play_for_free(d.your(d.a_set_aside_card, d.printing("16103", "Darksaber")), onto=d.this),
    ),
    d.power_action(d.pay(d.remove(d.your(d.a_die)), d.give_shields(1, to=d.this))),
)

data_heist = d.card(
    "18034",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("spy", "bounty-hunter")))),
    d.after(
        d.attached_character_is_defeated,
        d.reveal(d.top_cards(4, d.the_opponent), "shown"),
        d.may(d.play_for_free(d.one_of(d.named("shown")), spotting_theirs=True)),
    ),
)

alternative_methods = d.card(
    "18035",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("bounty-hunter")),
            d.deal_indirect(
                d.at_most(d.distance(d.cards_in_your_hand, d.cards_in_opponents_hand), 5)
            ),
        )
    ),
)

for_mandalore = d.card(
    "18036",
    d.play(
        d.then(
            d.remove(d.such(d.a_die, d.any_of(d.character, d.upgrade))),
            d.roll_in(
                d.a_die_of(
                    d.together(
                        d.your(d.a_character, d.elite),
                        d.such(
                            d.a_card_in_play,
                            d.upgrade,
                            d.attached_to(d.your(d.a_character, d.elite)),
                        ),
                    )
                )
            ),
        )
    ),
)

lawless = d.card(
    "18037",
    d.play(
        d.then(
            d.spot_to(d.such(d.a_character, d.yellow), d.remove(d.an_opponents(d.a_die))),
            d.as_(
                d.the_opponent,
                d.remove(
                    d.exactly(
                        d.difference(d.count_of(d.an_opponents(d.a_die)), 3),
                        d.an_opponents(d.a_die),
                    )
                ),
            ),
        )
    ),
)

trick = d.card(
    "18038",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.yellow),
            d.pay(
                d.reveal(d.a_card_in_hand),
                d.as_(
                    d.the_opponent,
                    d.remove(d.an_opponents(d.a_die, d.worth(d.cost_of(d.it)))),
                ),
            ),
        ),
    ),
)

hunt_and_eliminate = d.card(
    "18039",
    d.include_only_if(d.each_on_team((d.unique, d.subtype("bounty-hunter")))),
    d.after(
        d.you_deal_damage_to(d.carrying(d.subtype("bounty"))),
        d.pay(
            d.exhaust(d.this),
            d.as_(d.the_opponent, d.discard_from_hand(d.a_card_in_opponents_hand)),
        ),
    ),
)

black_stall_station = d.card(
    "18040",
    d.after(
        d.you_remove_together(d.yours),
        d.may(d.spot_to(d.such(d.a_character, d.yellow), d.deal_indirect(1))),
    ),
)

gauntlet_fighter = d.card(
    "18041",
    d.ambush,
    d.after(
        d.you_activate_this,
        d.may(
            d.choose(d.such(d.a_die, d.die_of(d.this)), "gun"),
            d.pay(d.remove(d.your(d.a_die, d.other_than("gun"))), d.resolve(d.named("gun"))),
        ),
    ),
)

cad_banes_ll_30 = d.card(
    "18042",
    d.special(d.deal(1, to=d.a_character, unblockable=True)),
    d.after(
        d.you_play_this,
        d.may(d.pay(d.spend(1), d.make_elite(d.this))),
        if_=d.is_(d.attached_character, d.titled("Cad Bane")),
    ),
)

modified_relby_v_10 = d.card(
    "18043",
    d.power_action(d.pay(d.remove(d.your(d.a_die)), d.roll_in(d.a_die_of(d.this)))),
)

bo_katan_kryze = d.card(
    "18072",
    d.special(d.deal_indirect(3, unblockable=True)),
    d.power_action(
        d.choose(d.an_opponents(d.a_die, d.showing_damage), "die"),
        d.then(
            d.as_(d.the_opponent, d.resolve(d.named("die"))),
            d.may(d.resolve(d.your(d.a_die, d.showing_damage), plus=1)),
        ),
    ),
)

padm_amidala = d.card(
    "18073",
    d.power_action(
        d.pay(
            d.remove_resources(3, from_=d.this),
            d.play_for_free(d.your(d.a_set_aside_card, d.printing("01050", "Diplomatic Immunity"))),
        )
    ),
    d.special(
        d.choose_a_player, d.discard_from_deck(2, d.that_player), d.place_resources(1, on=d.this)
    ),
)

rebel_smuggler = d.card(
    "18074",
    d.piloting,
    d.after(
        d.you_resolve(d.die_of(d.vehicle_of(d.this))),
        d.first_time_this_round(d.gain(1)),
    ),
)

zeb_orrelios = d.card(
    "18075",
    d.after(d.you_resolve(d.die_of(d.this), d.showing_damage), d.may(d.draw(1))),
)

a_gift = d.card(
    "18076",
    d.play(
        d.play_for_less(d.such(d.a_card_in_hand, d.support, d.non(d.diceless)), 2, name="given"),
        d.as_(d.the_opponent, d.may(d.roll_die_of_played(d.named("given")))),
    ),
)

strike_a_deal = d.card(
    "18077",
    d.play(
        d.then(
            d.remove(d.such(d.a_die, d.worth_at_least(1))),
            d.gain(d.half_of(d.value_of(d.it)), d.the_opponent),
        )
    ),
)

swift = d.card(
    "18078",
    d.play(
        d.take_actions(2),
        d.for_the_rest_of_the_turn(d.cannot_resolve_dice_as_an_action(d.you)),
    ),
)

defiant_uprising = d.card(
    "18079",
    d.after(
        d.you_activate(d.any_of(d.red, d.blue), d.character),
        d.may(d.activate(d.this)),
    ),
)

mandalorian_vault = d.card(
    "18080",
    d.discard_this_if(d.is_(d.this, d.with_damage(2))),
    d.action(
        d.spot_to(
            d.such(d.a_character, d.blue),
            d.pay(
                d.exhaust(d.this),
                d.pay(d.place_damage(1, on=d.this), d.remove(d.such(d.a_die, d.character))),
            ),
        )
    ),
)

new_base = d.card(
    "18081",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.choose(d.such(d.a_die, d.showing_a_modifier), "model"),
            d.turn(
                d.such(d.a_die, d.other_than("model")),
                to=d.showing_the_symbol_of(d.named("model")),
            ),
        ),
    ),
)

partisan_recruit = d.card(
    "18082",
    d.ongoing(d.takes_indirect_damage(3)),
    d.discard_this_if(d.is_(d.this, d.with_damage(3))),
)

xs_freighter = d.card(
    "18083",
    d.before(
        d.this_is_activated_by_piloting,
        d.may(
            d.search_your_deck(d.subtype("mod"), d.playable_for_less(1, onto=d.this), name="found"),
            d.play_found("found", 1, onto=d.this),
            d.shuffle_your_deck,
        ),
    ),
    d.special(
        d.roll_in(
            d.a_die_on(d.such(d.a_card_in_play, d.subtype("mod"), d.attached_to(d.this))),
        )
    ),
)

smuggling_compartment = d.card(
    "18084",
    d.modify(d.subtype("vehicle"), d.support),
    d.ongoing(
        d.cannot_be_removed(
            d.any_of(d.die_of(d.attached_character), d.upgrade_die_of(d.attached_character)),
            d.showing_resource,
        ),
    ),
)

fennec_shand = d.card(
    "18103",
    d.after(d.you_play(d.yellow, d.event), d.may(d.reroll(d.your(d.a_die)))),
    d.power_action(
        d.then(
            d.reroll(d.such(d.a_die, d.subtype("weapon"))),
            d.if_(
                d.is_(d.it, d.showing_damage),
                d.deal(1, to=d.a_character),
                otherwise=d.give_shields(1, to=d.this),
            ),
        ),
    ),
)

tracked_target = d.card(
    "18104",
    d.only_if(d.spot(d.such(d.a_card_in_play, d.subtype("bounty-hunter")))),
    d.after(
        d.either_happens(d.attached_character_is_activated, d.attached_character_is_defeated),
        d.may(d.draw(1)),
    ),
)

black_market_connection = d.card(
    "18105",
    d.play(
        d.if_(
            d.there_is(d.such(d.a_card_in_discard_pile, d.copy_of_this)),
            d.then(
                d.in_order(
                    d.search_your_deck(d.upgrade, name="found"),
                    d.play_for_less(d.named("found"), 3),
                    d.shuffle_your_deck,
                ),
                d.set_aside(d.each(d.such(d.a_card_in_discard_pile, d.copy_of_this))),
                d.set_aside(d.this),
            ),
        ),
    ),
)

complicated_profession = d.card(
    "18106",
    d.play(
        d.if_(
            d.both(
                d.spot(d.such(d.a_card_in_play, d.subtype("bounty-hunter"))),
                d.spot(d.such(d.a_card_in_play, d.subtype("bounty"))),
            ),
            d.remove(d.such(d.a_die, d.non(d.worth_at_least(3)))),
        ),
        d.gain(1),
    ),
)

greed = d.card(
    "18107",
    d.play(
        d.then(
            d.spot_to(d.such(d.a_character, d.yellow), d.remove(d.your(d.a_die))),
            d.gain(1),
        ),
        d.spot_to(d.such(d.a_character, d.red), d.take_actions(1)),
    ),
)

bo_rifle = d.card(
    "18108",
    d.redeploy,
    d.ongoing(d.may_be_resolved_as(facts.RANGED, d.die_of(d.this), d.showing_damage)),
)

undercity = d.card(
    "18109",
    d.power_action(d.then(d.draw(1), d.put_on_the_bottom(d.a_card_in_hand))),
    d.claim(d.draw(1)),
)

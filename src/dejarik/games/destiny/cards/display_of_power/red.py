"""Display of Power, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

gar_saxon = d.card(
    "22015",
    d.after(
        d.you_play(d.red, d.event, d.non(d.costing_at_most(0))),
        d.deal_indirect(1, unblockable=True),
    ),
)

general_kalani = d.card(
    "22016",
    d.team_up(1, (d.other, d.subtype("droid"))),
    d.after(d.opponent_draws, d.deal(1, to=d.a_character), if_=d.in_the_action_phase),
)

nute_gunray = d.card(
    "22017",
    d.after(
        d.upkeep_begins,
        d.as_(
            d.the_opponent,
            d.may(
                d.deal(
                    d.or_instead(1, 2, if_=d.is_(d.this, d.elite)),
                    to=d.their_own(d.a_character),
                ),
                otherwise=d.for_the_rest_of_the_round(d.hand_size(-1, d.the_opponent)),
            ),
        ),
    ),
)

tiaan_jerjerrod = d.card(
    "22018",
    d.power_action(
        d.then(
            d.pay(
                d.remove(d.your(d.a_die, d.showing_resource)),
                d.either(
                    d.in_order(d.choose_a_player, d.discard_from_deck(1, d.that_player)),
                    d.discard_from_hand(d.a_random_card_in_opponents_hand),
                ),
            ),
            d.if_(d.is_(d.it, d.non(d.event)), d.draw(1)),
        )
    ),
)

fire_across_the_galaxy = d.card(
    "22019",
    d.play(
        d.then(
            d.remove(d.an_opponents(d.a_die, d.worth(1))),
            d.as_(d.the_opponent, d.may(d.draw(1, d.the_opponent))),
        ),
    ),
)

imperial_justice = d.card(
    "22020",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.red),
            d.choose_any_symbol("symbol"),
            d.deal_indirect(
                d.at_most(d.count_of(d.such(d.a_die, d.showing_symbol_named("symbol"))), 4),
            ),
        ),
    ),
)

sinister_motives = d.card(
    "22021",
    d.play(
        d.pay(
            d.remembering(d.discard_from_hand(d.a_card_in_hand), "gone"),
            d.if_(
                d.spot_two(d.sharing_no_subtype),
                d.either(
                    d.remove(d.such(d.a_die, d.worth(d.cost_of(d.named("gone"))))),
                    d.remove(
                        d.that_go_together(
                            d.exactly(2, d.a_die), d.two_worth_together(d.cost_of(d.named("gone")))
                        ),
                    ),
                ),
                otherwise=d.remove(d.such(d.a_die, d.worth(d.cost_of(d.named("gone"))))),
            ),
        ),
    ),
)

admirals_orders = d.card(
    "22022",
    d.action(
        d.pay(
            d.set_aside(d.this),
            d.activate_in_turn(d.any_number_of(d.your(d.a_card_in_play, d.support))),
        )
    ),
    d.action(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("leader")),
            d.pay(d.exhaust(d.this), d.reroll(d.your(d.a_die, d.support))),
        ),
    ),
)

executor = d.card(
    "22023",
    d.after(
        d.you_resolve(d.red, d.subtype("leader")),
        d.may(d.pay(d.exhaust(d.this), d.roll_set_aside("07033", "Planetary Bombardment"))),
    ),
    d.power_action(
        d.either(
            d.pay(d.spend(2), d.discard(d.such(d.a_card_in_play, d.support))),
            d.roll_set_aside("07033", "Planetary Bombardment"),
        ),
    ),
)

imperial_checkpoint = d.card(
    "22024",
    d.after(d.opponent_activates(d.character), d.may(d.activate(d.this))),
)

seeker_droid = d.card(
    "22025",
    d.action(
        d.pay(
            d.in_order(
                d.exhaust(d.this),
                d.resolve(d.your(d.a_die, d.showing(facts.DISCARD)), told=True),
            ),
            d.deal(1, to=d.a_character),
        ),
        d.if_(d.it_discarded(d.non(d.event)), d.ready(d.this)),
    ),
)

stranded = d.card(
    "22026",
    d.after(
        d.upkeep_begins,
        d.choose(d.a_character, "stranded"),
        d.deal(
            d.at_most(
                d.count_of(d.such(d.a_die, d.controlled_by(d.controller_of(d.named("stranded"))))),
                2,
            ),
            to=d.named("stranded"),
        ),
    ),
)

light_repeating_blaster = d.card(
    "22027",
    d.redeploy,
    d.after(
        d.you_activate_attached_character,
        d.may(d.resolve(d.such(d.a_die, d.die_of(d.this)), rerolls=True)),
    ),
    d.special(
        d.choose(d.a_character, "first"),
        d.then(
            d.deal(2, to=d.named("first")),
            d.deal(1, to=d.up_to(1, d.such(d.a_character, d.other_than("first")))),
        ),
    ),
)

military_strategist = d.card(
    "22028",
    d.only_on(d.red),
    d.power_action(
        d.deal_indirect(d.different_symbols_on(d.each(d.your(d.a_die, d.showing_damage))))
    ),
)

aayla_secura = d.card(
    "22056",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.BLUE))),
    d.power_action(d.roll_set_aside("05038", "Clone Trooper"), d.may(d.reroll(d.it))),
)

jun_sato = d.card(
    "22057",
    d.power_action(
        d.choose(d.such(d.a_card_in_play, d.subtype("capital-ship")), "ship"),
        d.as_(d.controller_of(d.named("ship")), d.activate(d.named("ship"))),
        d.give_shields(1, to=d.a_character),
    ),
    d.after(d.is_activated(d.subtype("capital-ship")), d.may(d.activate(d.this))),
)

fenn_rau = d.card(
    "22058",
    d.piloting,
    d.after(d.opponent_claims, d.give_shields(1, to=d.this)),
    d.after(d.action_phase_begins, d.deal_indirect(1), if_=d.you_control_the_battlefield),
)

hera_syndulla = d.card(
    "22059",
    d.piloting,
    d.after(
        d.you_activate_this, d.place_damage(1, on=d.up_to(1, d.such(d.a_card_in_play, d.support)))
    ),
    d.power_action(
        d.pay(
            d.remove(d.your(d.a_die, d.subtype("vehicle"))),
            d.discard(
                d.such(d.a_card_in_play, d.support, d.with_damage(1), d.damaged_up_to_its_cost)
            ),
        )
    ),
)

tala_durith = d.card(
    "22060",
    d.after(d.this_is_defeated, d.deal(1, to=d.each(d.an_opponents(d.a_character)))),
    d.special(
        d.reveal(d.random_cards_in_opponents_hand(2)),
        d.discard_from_hand(d.those_of(d.it, d.event)),
    ),
)

of_the_activated = d.any_of(d.die_of(d.named("who")), d.upgrade_die_of(d.named("who")))

reckless_advance = d.card(
    "22061",
    d.play(
        d.then(
            d.in_order(
                d.choose_any_symbol("symbol"),
                d.remembering(d.activate(d.your(d.a_character, d.red)), "who"),
            ),
            d.resolve_several(
                d.any_number_of(
                    d.your(d.a_die, of_the_activated, d.showing_symbol_named("symbol")),
                ),
            ),
        ),
        d.when_the_opponents_next_turn_begins_in_any_round(d.opponent_may_take_actions(1)),
    ),
)

this_is_our_rebellion = d.card(
    "22062",
    d.play(
        d.choose(d.your(d.a_die, d.red, d.non(d.showing_damage)), "own"),
        d.then(
            d.remove(d.named("own")),
            d.remove(d.up_to(2, d.an_opponents(d.a_die, d.showing_the_symbol_of(d.named("own"))))),
        ),
    ),
)

vision_of_hope = d.card(
    "22063",
    d.only_if(d.you_control_the_battlefield),
    d.play(
        d.then(
            d.remove(d.an_opponents(d.a_die)),
            d.if_(
                d.there_is(d.such(d.a_card_in_discard_pile, d.copy_of_this)),
                d.heal(2, from_=d.a_character),
            ),
        ),
    ),
)

echo_base = d.card(
    "22064",
    d.action(
        d.then(
            d.pay(d.exhaust(d.this), d.reroll(d.such(d.a_die, d.subtype("vehicle")))),
            d.give_shields(d.value_of(d.it), to=d.a_character),
        ),
    ),
)

heras_prototype_b6 = d.card(
    "22065",
    d.ambush,
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.place_damage(1, on=d.such(d.a_card_in_play, d.support)),
    ),
    d.power_action(
        d.pay(d.remove_any_damage(from_=d.this), d.deal_indirect(d.as_much)),
    ),
)

phoenix_nest = d.card("22066", d.action(d.pay(d.set_aside(d.this), d.deal_indirect(3))))

aayla_securas_lightsaber = d.card(
    "22067",
    d.after(
        d.you_use_power_action_of_attached_character,
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.if_(
                    d.is_(d.attached_character, d.titled("Aayla Secura")),
                    d.deal_indirect(1),
                    otherwise=d.give_shields(1, to=d.attached_character),
                ),
            ),
        ),
    ),
)

lo_la59 = d.card(
    "22068",
    d.after(
        d.you_play_this,
        d.may(d.give_shields(2, to=d.a_character)),
        if_=d.is_(d.attached_character, d.titled("Leia Organa")),
    ),
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.look_at(d.top_cards(1, of=d.the_opponent), "looked"),
            d.may(d.put_on_the_bottom(d.named("looked"))),
        ),
    ),
)

battle_tactic = d.card(
    "22092",
    d.ambush,
    d.play(
        d.choose(
            d.that_go_together(d.exactly(2, d.an_opponents(d.a_die)), d.sharing_a_symbol), "alike"
        ),
        d.remove(d.one_of(d.named("alike"))),
    ),
)

name_the_system = d.card(
    "22093",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("leader")),
            d.reveal(d.each(d.a_card_in_opponents_hand)),
            d.turn(
                d.such(d.a_die, d.character),
                to=d.worth_the_cost_of_one(d.each(d.a_card_in_opponents_hand)),
            ),
        ),
    ),
)

kuat_drive_yards = d.card(
    "22094",
    d.before(
        d.before_paying_for(d.subtype("capital-ship")),
        d.may(d.pay(d.cash_in(d.this, up_to=2), d.set_aside(d.this))),
    ),
    d.ongoing(
        d.can_be_shown_too_dear(
            d.subtype("capital-ship"), if_=d.at_least(d.resources_on(d.this), 1)
        )
    ),
    d.after(d.you_resolve(d.red, d.showing(facts.RESOURCE)), d.place_resources(1, on=d.this)),
)

surprise_tactics = d.card(
    "22095",
    d.after(d.upkeep_begins, d.may(d.pay(d.set_aside(d.this), d.take_the_battlefield))),
)

tydirium = d.card(
    "22096",
    d.after(
        d.you_activate_this,
        d.choose(d.such(d.a_character, d.unique), "chosen"),
        d.choose_subtype("subtype"),
        d.for_the_rest_of_the_action_phase(d.gains_subtype_named("subtype", d.named("chosen"))),
    ),
)

chain_of_command = d.card(
    "22097",
    d.redeploy,
    d.ongoing(d.gives_subtype("leader", to=d.attached_character)),
    d.before(
        d.attached_character_is_defeated,
        d.choose(d.one_of(d.dice_of(d.attached_character)), "die"),
        d.give_dice(d.named("die"), to=d.this),
    ),
)

se_14r_light_blaster = d.card(
    "22098",
    d.redeploy,
    d.action(
        d.pay(
            d.in_order(
                d.exhaust(d.this),
                d.remove(d.such(d.a_die, d.die_of(d.this), d.showing_damage)),
            ),
            d.deal(1, to=d.a_character, unblockable=True),
        ),
    ),
)

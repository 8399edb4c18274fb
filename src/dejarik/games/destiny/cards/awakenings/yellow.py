"""Awakenings, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

bala_tik = d.card(
    "01019",
    d.after(d.is_defeated(d.non(d.yours)), d.may(d.ready(d.this))),
)

jabba_the_hutt = d.card(
    "01020",
    d.after(d.you_activate_this, d.may(d.reroll(d.such(d.a_die, d.yellow)))),
)

jango_fett = d.card(
    "01021",
    d.after(d.opponent_activates(d.character), d.may(d.activate(d.this))),
)

tusken_raider = d.card(
    "01022",
    d.after(
        d.you_activate_this,
        d.may(
            d.pay(
                d.discard_from_hand(d.a_card_in_hand),
                d.resolve(
                    d.such(d.a_die, d.any_of(d.die_of(d.this), d.upgrade_die_of(d.this))),
                ),
            ),
        ),
    ),
)

crime_lord = d.card(
    "01023",
    d.only_on(d.yellow),
    d.special(
        d.may(
            d.pay(
                d.spend(5),
                d.choose(d.a_character, "marked"),
                d.before_this_round_ends(d.defeat(d.named("marked"))),
            ),
        ),
    ),
)

flame_thrower = d.card("01024", d.special(d.deal(1, to=d.up_to(3, d.a_character))))

gaffi_stick = d.card(
    "01025",
    d.redeploy,
    d.special(
        d.pay(d.remove(d.your(d.a_die, d.showing_melee)), d.deal(3, to=d.a_character)),
    ),
)

on_the_hunt = d.card(
    "01026",
    d.special(
        d.choose(d.a_character, "prey"),
        d.remove_all_shields(from_=d.named("prey")),
        d.may(
            d.pay(
                d.spend(1),
                d.remove(
                    d.such(
                        d.a_die,
                        d.any_of(d.die_of(d.named("prey")), d.upgrade_die_of(d.named("prey"))),
                    ),
                ),
            ),
        ),
    ),
)

finn = d.card(
    "01045",
    d.ongoing(d.can_carry_any(d.subtype("weapon"))),
    d.may_include(d.red, d.villain, d.subtype("weapon", "vehicle")),
)

han_solo = d.card(
    "01046",
    d.after(d.you_play(d.with_keyword(d.ambush)), d.may(d.give_shields(1, to=d.this))),
)

hired_gun = d.card("01047")

padme_amidala = d.card(
    "01048",
    d.special(
        d.either(
            d.discard_from_deck(1, d.the_opponent),
            d.pay(d.spend(1), d.discard_from_deck(2, d.the_opponent)),
        ),
    ),
)

millennium_falcon = d.card(
    "01049",
    d.special(
        d.play_for_free(
            d.such(d.a_card_in_hand_or_discard_pile, d.yellow, d.event, d.playable_for_free)
        ),
    ),
)

diplomatic_immunity = d.card(
    "01050",
    d.ongoing(d.shields_can_be_distributed(d.die_of(d.this))),
)

dl_44_heavy_blaster_pistol = d.card(
    "01051",
    d.ambush,
    d.after(d.you_play_this, d.as_(d.the_opponent, d.remove(d.an_opponents(d.a_die)))),
)

infiltrate = d.card("01052", d.special(d.reroll(d.up_to(2, d.an_opponents(d.a_die)))))

black_market = d.card(
    "01064",
    d.special(
        d.draw(2),
        d.may(d.play_for_less(d.such(d.a_card_in_hand, d.upgrade), 1)),
    ),
)

cunning = d.card(
    "01065",
    d.only_on(d.yellow),
    d.special(d.use_special_of(d.such(d.a_card_in_play, d.other, d.with_a_special))),
)

jetpack = d.card(
    "01066",
    d.special(
        d.remove(d.such(d.a_die, d.showing_melee)),
        d.give_shields(1, to=d.attached_character),
    ),
)

thermal_detonator = d.card(
    "01067",
    d.only_if(d.spot(d.such(d.a_character, d.yellow))),
    d.special(d.deal(3, to=d.each(d.an_opponents(d.a_character))), d.discard(d.this)),
)

ace_in_the_hole = d.card(
    "01092",
    d.play(
        d.pay(
            d.discard_from_hand(d.such(d.a_card_in_hand, d.yellow, d.upgrade)),
            d.roll_die_of(d.it),
        ),
    ),
)

armed_to_the_teeth = d.card(
    "01093",
    d.play(
        d.choose(d.your(d.a_character, d.yellow), "armed"),
        d.then(
            d.discard(
                d.any_number_of(
                    d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.named("armed"))),
                ),
            ),
            d.deal(d.count_of(d.it), to=d.a_character),
        ),
    ),
)

confiscation = d.card(
    "01094",
    d.play(
        d.choose(
            d.an_opponents(d.a_card_in_play, d.upgrade, d.costing_at_most(d.resources_of(d.you))),
            "seized",
        ),
        d.pay(d.spend(d.cost_of(d.named("seized"))), d.return_to_hand(d.named("seized"))),
    ),
)

fight_dirty = d.card(
    "01095",
    d.play(
        d.then(
            d.remove(d.any_number_of(d.your(d.a_die, d.yellow))),
            d.deal(d.count_of(d.it), to=d.a_character),
        ),
    ),
)

go_for_the_kill = d.card(
    "01096",
    d.play(d.resolve(d.your(d.a_die, d.showing_ranged), unblockable=True)),
)

he_doesnt_like_you = d.card(
    "01097",
    d.play(d.pay(d.remove(d.your(d.a_die)), d.remove(d.an_opponents(d.a_die)))),
)

lying_in_wait = d.card(
    "01098",
    d.play(
        d.if_(
            d.more_than(d.cards_in_opponents_hand, d.cards_in_your_hand),
            d.as_(
                d.the_opponent,
                d.discard_from_hand(
                    d.exactly(
                        d.difference(d.cards_in_opponents_hand, d.cards_in_your_hand),
                        d.a_card_in_opponents_hand,
                    ),
                ),
            ),
        ),
    ),
)

backup_muscle = d.card(
    "01099",
    d.after(d.you_play_this, d.place_damage(3, on=d.this)),
    d.action(d.pay(d.exhaust(d.this), d.move_damage(1, from_=d.this, to=d.a_character))),
)

my_kind_of_scum = d.card(
    "01100",
    d.after(
        d.you_resolve(d.showing(facts.DISRUPT)),
        d.may(d.pay(d.exhaust(d.this), d.gain(d.resources_lost_to_it))),
    ),
)

underworld_connections = d.card(
    "01101",
    d.action(d.pay(d.exhaust(d.this), d.gain(1))),
)

prized_possession = d.card(
    "01102",
    d.after(
        d.you_play_this,
        d.may(
            d.remove(d.an_opponents(d.a_die, d.character), "prize"),
            d.place_here(d.named("prize")),
        ),
    ),
)

dont_get_cocky = d.card("01127", d.play(d.draw(2), d.draw(2, d.the_opponent)))

draw_attention = d.card(
    "01128",
    d.play(
        d.move_damage(2, from_=d.your(d.a_character), to=d.your(d.a_character), up_to=True),
    ),
)

hyperspace_jump = d.card(
    "01129",
    d.play(
        d.end_the_action_phase,
        d.may(d.exchange_battlefield(d.set_aside_battlefield)),
        d.set_aside(d.this),
    ),
)

hyperspace_jump_until_launch = d.card_until(
    "launch",
    "01129",
    d.play(d.end_the_action_phase, d.may(d.exchange_battlefield(d.set_aside_battlefield))),
)

let_the_wookiee_win = d.card(
    "01130",
    d.play(
        d.as_(
            d.the_opponent,
            d.either(
                d.deal(2, to=d.an_opponents(d.a_character, d.that_is_exhausted)),
                d.remove(d.exactly(2, d.an_opponents(d.a_die))),
            ),
        ),
    ),
)

negotiate = d.card(
    "01131",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.character)),
            d.as_(d.the_opponent, d.remove(d.exactly(2, d.an_opponents(d.a_die)))),
        ),
    ),
)

scavenge = d.card(
    "01132",
    d.play(
        d.then(
            d.discard_from_deck(3),
            d.may(d.add_to_hand(d.such(d.a_card_in_discard_pile, d.upgrade_or_support))),
        ),
    ),
)

shoot_first = d.card(
    "01133",
    d.ambush,
    d.play(
        d.then(
            d.resolve(d.your(d.a_die, d.yellow, d.showing_ranged)),
            d.remove(d.an_opponents(d.a_die, d.showing_ranged)),
        ),
    ),
)

smuggling = d.card(
    "01134",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.pay(d.discard_from_hand(d.a_card_in_hand), d.gain(1)),
        ),
    ),
)

play_the_odds = d.card(
    "01135",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.reroll(d.your(d.a_die, d.yellow)),
            d.if_(d.is_(d.it, d.showing_resource), d.gain(1)),
        ),
    ),
)

street_informants = d.card(
    "01136",
    d.ambush,
    d.action(d.pay(d.exhaust(d.this), d.look_at_opponents_hand())),
)

second_chance = d.card(
    "01137",
    d.only_on(d.yellow),
    d.would(
        d.attached_character_is_defeated,
        d.instead(d.heal(5, from_=d.attached_character), d.discard(d.this)),
    ),
)

disarm = d.card(
    "01158",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.showing_damage)),
            d.discard(
                d.such(
                    d.a_card_in_play,
                    d.subtype("weapon", "equipment"),
                    d.costing_at_most(d.value_of(d.it)),
                ),
            ),
        ),
    ),
)

electroshock = d.card(
    "01159",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.remove(d.such(d.a_die, d.worth_at_most(2))),
        ),
    ),
)

reversal = d.card(
    "01160",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.then(
                d.remove(d.such(d.a_die, d.showing_damage)),
                d.deal(d.value_of(d.it), to=d.a_character),
            ),
        ),
    ),
)

scramble = d.card(
    "01161",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.reroll(d.each(d.an_opponents(d.a_die))),
        ),
    ),
)

unpredictable = d.card("01162", d.ambush, d.play(d.reroll(d.a_die)))

infamous = d.card(
    "01163",
    d.before(
        d.before_paying_for(d.yellow),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.while_it_is_played(d.gives_keyword(d.ambush, to=d.that)),
            ),
        ),
    ),
)

hunker_down = d.card(
    "01164",
    d.after(d.attached_character_takes_damage, d.discard(d.this), if_=d.damage_is(facts.MELEE)),
    d.action(d.pay(d.exhaust(d.this), d.give_shields(1, to=d.attached_character))),
)

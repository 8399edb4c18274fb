"""Unlikely Heroes, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

_roll_her_weapon = d.roll_in(
    d.a_die_on(
        d.such(d.a_card_in_play, d.upgrade, d.subtype("weapon"), d.attached_to(d.this)),
    ),
)

asajj_ventress = d.card(
    "18001",
    d.power_action(
        d.either(
            d.pay(d.spend(1), _roll_her_weapon),
            d.spot_to(d.such(d.a_card_in_play, d.subtype("witch"), d.other), _roll_her_weapon),
        ),
    ),
)

count_dooku = d.card(
    "18002",
    d.after(
        d.either_happens(
            d.you_remove_or_turn_together(d.non(d.yours), d.character),
            d.you_resolve(d.die_of(d.each(d.an_opponents(d.a_character)))),
        ),
        d.deal(1, to=d.card_of(d.it)),
    ),
)

nightsister_acolyte = d.card(
    "18003",
    d.action(
        d.pay(d.play_card(d.such(d.a_card_in_hand, d.costing_an_odd_number)), d.reroll(d.a_die))
    ),
)

ren = d.card(
    "18004",
    d.after(
        d.first_each_round(d.this_takes_damage),
        d.may(
            d.pay(
                d.discard_from_hand(d.a_card_in_hand),
                d.roll_set_aside("03009", "Servant of the Dark Side"),
            )
        ),
    ),
)

influence = d.card(
    "18005",
    d.action(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("witch")),
            d.pay(
                d.exhaust(d.this),
                d.as_(
                    d.the_opponent,
                    d.either(
                        d.remove(d.such(d.a_die, d.die_of(d.attached_character))), d.gain(1, d.you)
                    ),
                ),
            ),
        )
    ),
)

expunge_weakness = d.card(
    "18006",
    d.play(
        d.then(
            d.spot_to(d.such(d.a_character, d.blue), d.remove(d.your(d.a_die, d.showing_blank))),
            d.remove(d.an_opponents(d.a_die)),
        ),
    ),
)

through_power_gain_strength = d.card(
    "18007",
    d.play(
        d.then(d.remove(d.a_die), d.may(d.resolve(d.your(d.a_die, d.showing_damage), plus=2))),
    ),
)

vile_machinations = d.card(
    "18008",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.may(d.remove(d.such(d.a_die, d.non(d.showing_damage)))),
        ),
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.may(d.turn(d.such(d.a_die, d.showing_damage), to=d.showing_blank)),
        ),
    ),
)

asajjs_ginivex_class_starfighter = d.card(
    "18009",
    d.power_action(d.roll_in(d.a_die_of(d.spotted(d.a_character, d.titled("Asajj Ventress"))))),
)

force_concealment = d.card(
    "18010",
    d.after(
        d.either_happens(d.you_turn(d.non(d.yours)), d.you_remove(d.non(d.yours))),
        d.place_resources(1, on=d.this),
    ),
    d.action(
        d.pay(
            d.discard(d.this),
            d.play_for_less(
                d.such(d.a_card_to_play, d.blue, d.any_of(d.subtype("ability"), d.event)),
                d.at_most(d.resources_on(d.this_as_it_was), 3),
            ),
        )
    ),
)

asajjs_lightsaber = d.card(
    "18011",
    d.after(
        d.you_play_this,
        d.may(d.pay(d.spend(1), d.make_elite(d.this))),
        if_=d.is_(d.attached_character, d.blue),
    ),
    d.ongoing(
        d.decrease_die_cost(
            1, d.die_of(d.this), if_=d.is_(d.attached_character, d.titled("Asajj Ventress"))
        ),
    ),
)

dark_rage = d.card(
    "18012",
    d.only_on(d.blue),
    d.ongoing(
        d.increase_value(
            d.or_instead(1, 2, if_=d.is_(d.attached_character, d.with_damage(9))),
            d.die_of(d.this),
            if_=d.is_(d.attached_character, d.with_damage(6)),
        ),
    ),
)

deny_death = d.card(
    "18013",
    d.would(
        d.attached_character_is_defeated,
        d.pay(
            d.discard(d.your(d.a_card_in_play, d.blue, d.subtype("ability"))),
            d.instead(d.heal(d.cost_of(d.it), from_=d.attached_character), d.discard(d.this)),
        ),
    ),
)

sith_master = d.card(
    "18014",
    d.only_on(d.subtype("sith")),
    d.after(d.you_play_this, d.may(d.remove(d.such(d.a_die, d.showing_blank)))),
    d.power_action(
        d.roll_in(
            d.a_die_on(
                d.together(
                    d.attached_character,
                    d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.attached_character)),
                )
            )
        )
    ),
)

water_of_life = d.card(
    "18015",
    d.special(
        d.heal(1, from_=d.a_character),
        d.if_(d.spot(d.such(d.a_card_in_play, d.subtype("witch"))), d.reroll_this_die_instead),
    ),
)

chirrut_mwe = d.card(
    "18046",
    d.ongoing(d.cannot_be_played_on_this(d.blue, d.subtype("ability"))),
    d.power_action(
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.titled("Baze Malbus"))),
            d.turn(d.your(d.a_die, d.showing_blank, d.character)),
            otherwise=d.turn(d.your(d.a_die, d.showing_blank, d.character), to=d.worth(1)),
        )
    ),
)

mace_windu = d.card(
    "18047",
    d.ongoing(d.damage_is_unblockable(d.die_of(d.this))),
    d.power_action(
        d.resolve(d.such(d.a_die, d.die_of(d.this), d.showing_damage), told=True),
        d.if_(
            d.a_character_fell_to_it,
            d.may(d.put_in_pool(d.it), d.resolve(d.it, free=True, again=True)),
        ),
    ),
)

patient_padawan = d.card(
    "18048",
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing(facts.SHIELD)),
        d.may(d.choose_a_player, d.discard_from_deck(1, d.that_player)),
    ),
)

plo_koon = d.card(
    "18049",
    d.piloting,
    d.power_action(
        d.pay(
            d.remove_shields(1, from_=d.your(d.a_card_in_play, d.subtype("pilot"), d.with_shields)),
            d.play_for_less(d.such(d.a_card_in_hand, d.subtype("vehicle")), 1),
        ),
    ),
)

as_the_force_wills_it = d.card(
    "18050",
    d.renew(1),
    d.play(
        d.spot_to(
            d.such(d.a_character, d.blue),
            d.choose(d.such(d.a_die, d.showing_blank), "die"),
            d.for_the_rest_of_the_round(d.cannot_be_rerolled(d.one_of_the_dice(d.named("die")))),
        ),
    ),
)

deep_meditation = d.card(
    "18051",
    d.play(
        d.then(
            d.turn(d.an_opponents(d.a_die), name="die"),
            d.choose_a_player,
            d.discard_from_deck(d.value_of(d.named("die")), d.that_player),
        ),
    ),
)

echo_three_to_echo_seven = d.card(
    "18052",
    d.play(
        d.choose(d.such(d.a_die, d.character), "die"),
        d.then(
            d.turn(
                d.such(d.a_die, d.character, d.other_than("die")),
                to=(
                    d.showing_the_symbol_of(d.named("die")),
                    d.worth(d.value_of(d.named("die"))),
                ),
            ),
            d.if_(d.spot(d.such(d.a_character, d.yellow)), d.give_shields(1, to=d.a_character)),
        ),
    ),
)

fear_nothing = d.card(
    "18053",
    d.renew(1),
    d.play(
        d.give_shields(1, to=d.such(d.a_character, d.blue)),
        d.if_(d.played_from_discard_pile, d.draw(1)),
    ),
)

i_dont_need_luck = d.card(
    "18054",
    d.play(d.pay(d.choose(d.exactly(2, d.your(d.a_die, d.showing_blank))), d.turn(d.it))),
)

i_have_you = d.card(
    "18055",
    d.play(
        d.then(
            d.activate(
                d.that_go_together(d.exactly(2, d.your(d.a_character)), d.of_different_colours),
            ),
            d.give_shields(2, to=d.one_of(d.it)),
        ),
    ),
)

restore = d.card(
    "18056",
    d.renew(1),
    d.play(
        d.pay(d.remove(d.your(d.a_die, d.blue, d.character)), d.heal(2, from_=d.card_of(d.it))),
    ),
)

plo_koons_starfighter = d.card(
    "18057",
    d.after(
        d.first_each_round(d.this_is_piloted),
        d.may(
            d.if_(
                d.is_(d.that, d.titled("Plo Koon")),
                d.give_shields(1, to=d.a_character),
                otherwise=d.give_shields(1, to=d.such(d.a_character, d.red)),
            ),
        ),
    ),
)

sentinel_lightsaber = d.card(
    "18058",
    d.after(d.you_play_this, d.may(d.give_shields(1, to=d.a_character))),
    d.special(
        d.pay(
            d.exhaust(d.this),
            d.resolve(d.your(d.a_die, d.showing(facts.SHIELD)), stays=True),
        ),
        d.reroll_this_die_instead,
    ),
)

yodas_teachings = d.card(
    "18059",
    d.only_if(d.spot(d.such(d.a_character, d.blue))),
    d.special(
        d.choose_and_do(
            2,
            d.gain(1),
            d.give_shields(1, to=d.a_character),
            d.in_order(d.choose_a_player, d.discard_from_deck(1, d.that_player)),
            d.turn(d.your(d.a_die)),
        )
    ),
)

grow_beyond = d.card(
    "18089",
    d.renew(2),
    d.play(
        d.pay(
            d.choose(d.spotted(d.a_character, d.subtype("jedi", "sith")), "teacher"),
            d.play_for_less(
                d.such(d.a_card_in_discard_pile, d.blue, d.subtype("ability")),
                1,
                onto=d.such(d.a_character, d.other_than("teacher")),
                name="ability",
            ),
            d.if_(d.played_from_discard_pile, d.roll_die_of_played(d.named("ability"))),
        ),
    ),
)

hawk_bat_swoop = d.card(
    "18090",
    d.play(
        d.resolve(
            d.your(d.a_die, d.any_of(d.character, d.upgrade), d.showing(facts.SHIELD)),
            plus=d.or_instead(
                0,
                d.shields_on(d.character_of(d.named("target"))),
                if_=d.is_(
                    d.character_of(d.named("target")),
                    d.carrying(d.upgrade, d.titled("Ataru Mastery")),
                ),
            ),
            as_symbol=facts.MELEE,
        ),
    ),
)

saber_swarm = d.card(
    "18091",
    d.play(
        d.pay(
            d.remembering(
                d.resolve(
                    d.your(d.a_die, d.any_of(d.character, d.upgrade), d.showing_melee),
                ),
                "resolved",
            ),
            d.remove(d.a_die),
        ),
        d.if_(
            d.is_(
                d.character_of(d.named("resolved")),
                d.carrying(d.upgrade, d.titled("Ataru Mastery")),
            ),
            d.give_shields(2, to=d.character_of(d.named("resolved"))),
        ),
    ),
)

bendus_foresight = d.card(
    "18088",
    d.play(
        d.repeatable(
            d.choose_number("number"),
            d.reroll(d.a_die, "die"),
            if_=d.not_(d.is_(d.named("die"), d.worth(d.number_named("number")))),
            otherwise=d.remove(d.named("die")),
            most=1,
        ),
    ),
)

path_to_mastery = d.card(
    "18092",
    d.after(
        d.setup_is_over,
        d.pay(
            d.set_aside(d.this),
            d.play_for_less(
                d.your(d.a_set_aside_card, d.upgrade, d.with_in_title("Training")),
                1,
                onto=d.your(d.a_character),
            ),
        ),
    ),
)

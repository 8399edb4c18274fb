"""Awakenings, blue cards, in collector order."""

from dejarik.games.destiny import language as d

count_dooku = d.card(
    "01009",
    d.before(
        d.this_is_dealt_damage,
        d.may(d.pay(d.discard_from_hand(d.a_card_in_hand), d.give_shields(1, to=d.this))),
    ),
)

darth_vader = d.card(
    "01010",
    d.after(
        d.you_activate_this,
        d.may(d.as_(d.the_opponent, d.discard_from_hand(d.an_opponents(d.a_card_in_hand)))),
    ),
)

kylo_ren = d.card(
    "01011",
    d.special(
        d.then(
            d.choose(d.an_opponents(d.a_character), "victim"),
            d.look_at(d.a_random_card_in_opponents_hand, "seen"),
            d.deal(d.cost_of(d.named("seen")), to=d.named("victim")),
        ),
    ),
)

nightsister = d.card("01012", d.action(d.reroll(d.a_die), d.deal(1, to=d.this)))

force_choke = d.card(
    "01013",
    d.only_on(d.blue),
    d.special(
        d.then(
            d.in_order(
                d.choose(d.such(d.a_character, d.not_the_attached_character), "throat"),
                d.deal(1, to=d.named("throat"), unblockable=True),
            ),
            d.may(
                d.turn(
                    d.such(
                        d.a_die,
                        d.any_of(d.die_of(d.named("throat")), d.upgrade_die_of(d.named("throat"))),
                    ),
                ),
            ),
        ),
    ),
)

immobilize = d.card(
    "01014",
    d.only_on(d.blue),
    d.action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this))),
            d.turn(d.a_die, to=d.showing_blank),
        ),
    ),
)

kylo_rens_lightsaber = d.card(
    "01015",
    d.only_on(d.blue),
    d.special(
        d.deal(2, to=d.a_character),
        d.if_(d.shields_blocked_some_of_it, d.reroll_this_die_instead),
    ),
)

sith_holocron = d.card(
    "01016",
    d.special(
        d.then(
            d.switch_this_with(
                d.such(d.a_card_in_hand, d.blue, d.subtype("ability"), d.upgrade), "new"
            ),
            d.if_(
                d.there_is(d.a_die_on(d.named("new"))),
                d.may(d.pay(d.spend(1), d.roll_in(d.a_die_on(d.named("new"))))),
            ),
        ),
    ),
)

luke_skywalker = d.card("01035", d.after(d.you_activate_this, d.draw(1)))

padawan = d.card(
    "01036",
    d.ongoing(
        d.costs_less_on(
            d.this,
            1,
            d.subtype("weapon"),
            if_=d.not_(d.there_is(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this)))),
        ),
    ),
)

qui_gon_jinn = d.card(
    "01037",
    d.before(
        d.this_gains_shields,
        d.may(d.pay(d.remove_shields(1, from_=d.this), d.deal(1, to=d.a_character))),
    ),
)

rey = d.card(
    "01038",
    d.after(d.you_play(d.upgrade, d.attached_to(d.this)), d.take_actions(1)),
)

force_protection = d.card("01039", d.only_on(d.blue), d.special(d.distribute_shields(3)))

jedi_robes = d.card(
    "01040",
    d.after(
        d.you_play_this,
        d.give_shields(d.or_instead(1, 2, if_=d.first_round), to=d.attached_character),
    ),
)

luke_skywalkers_lightsaber = d.card(
    "01041",
    d.only_on(d.blue),
    d.special(
        d.either(
            d.give_shields(2, to=d.a_character),
            d.deal(2, to=d.a_character, unblockable=True),
        ),
    ),
)

one_with_the_force = d.card(
    "01042",
    d.only_on(d.blue),
    d.before(d.attached_character_is_defeated, d.ready(d.this), d.becomes_support(d.this)),
)

force_throw = d.card(
    "01057",
    d.only_on(d.blue),
    d.special(d.pay(d.remove(d.a_die), d.deal(d.value_of(d.it), to=d.a_character))),
)

force_training = d.card(
    "01058",
    d.only_if(d.spot(d.such(d.a_character, d.blue))),
    d.special(
        d.choose_and_do(
            2,
            d.deal(1, to=d.a_character),
            d.gain(1),
            d.give_shields(1, to=d.a_character),
        ),
    ),
)

lightsaber = d.card("01059", d.redeploy, d.special(d.deal(2, to=d.a_character, unblockable=True)))

mind_probe = d.card(
    "01060",
    d.only_on(d.blue),
    d.special(
        d.deal(
            d.count_of(d.an_opponents(d.a_card_in_hand)),
            to=d.an_opponents(d.a_character),
        ),
    ),
)

abandon_all_hope = d.card(
    "01079",
    d.play(
        d.as_(
            d.the_opponent,
            d.either(
                d.lose_all(d.the_opponent),
                d.discard_from_hand(d.each(d.an_opponents(d.a_card_in_hand))),
            ),
        ),
    ),
)

boundless_ambition = d.card("01080", d.play(d.draw(d.cards_up_to_hand_size)))

enrage = d.card(
    "01081",
    d.play(d.pay(d.deal(1, to=d.your(d.a_character, d.blue)), d.gain(1))),
)

feel_your_anger = d.card(
    "01082",
    d.play(
        d.remove(
            d.exactly(
                d.count_of(d.an_opponents(d.a_die, d.showing_blank)),
                d.an_opponents(d.a_die),
            ),
        ),
    ),
)

force_strike = d.card(
    "01083",
    d.play(
        d.then(
            d.turn(d.your(d.a_die, d.blue), to=d.showing_melee),
            d.may(d.resolve(d.it)),
        ),
    ),
)

intimidate = d.card("01084", d.play(d.remove_all_shields(from_=d.a_character)))

isolation = d.card(
    "01085",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.remove(d.such(d.a_die, d.character)),
        ),
    ),
)

no_mercy = d.card(
    "01086",
    d.play(
        d.then(
            d.discard_from_hand(d.any_number_of(d.such(d.a_card_in_hand, d.blue))),
            d.resolve(d.your(d.a_die, d.showing_damage), plus=d.count_of(d.it)),
        ),
    ),
)

pulling_the_strings = d.card(
    "01087",
    d.play(
        d.choose_a_player,
        d.then(
            d.look_at(d.top_cards(3, of=d.that_player), "looked"),
            d.put_back_on_top_or_bottom("looked"),
        ),
    ),
)

emperors_favor = d.card("01088", d.ongoing(d.hand_size(1)))

power_of_the_dark_side = d.card(
    "01089",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.reroll(d.your(d.a_die)),
            d.if_(
                d.is_(d.it, d.showing_blank),
                d.deal(2, to=d.a_character, unblockable=True),
            ),
        ),
    ),
)

hidden_in_shadow = d.card(
    "01090",
    d.action(
        d.if_(
            d.is_(d.attached_character, d.non(d.with_shields)),
            d.pay(d.exhaust(d.this), d.give_shields(1, to=d.attached_character)),
        ),
    ),
)

anticipate = d.card(
    "01114",
    d.play(
        d.then(
            d.as_(d.the_opponent, d.resolve_several(d.any_number_of(d.an_opponents(d.a_die)))),
            d.remove(d.each(d.an_opponents(d.a_die, d.non(d.already_resolved)))),
        ),
    ),
)

defensive_stance = d.card("01115", d.play(d.give_shields(2, to=d.a_character)))

force_misdirection = d.card(
    "01116",
    d.play(
        d.then(
            d.choose_symbol(d.your(d.a_die, d.blue), "symbol"),
            d.remove(d.each(d.an_opponents(d.a_die, d.showing_symbol_of("symbol")))),
        ),
    ),
)

heroism = d.card(
    "01117",
    d.play(
        d.then(
            d.choose(d.an_opponents(d.a_die, d.showing_damage), "die"),
            d.then(
                d.deal(d.value_of(d.named("die")), to=d.your(d.a_character, d.unique)),
                d.remove(d.named("die")),
            ),
        ),
    ),
)

noble_sacrifice = d.card(
    "01118",
    d.play(d.pay(d.defeat(d.your(d.a_character, d.blue)), d.exhaust(d.a_character))),
)

patience = d.card(
    "01119",
    d.play(
        d.then(
            d.remove(d.any_number_of(d.your(d.a_die)), "removed"),
            d.discard_from_deck(d.count_of(d.named("removed")), d.the_opponent),
        ),
    ),
)

return_of_the_jedi = d.card(
    "01120",
    d.play(d.add_to_hand(d.such(d.a_card_in_discard_pile, d.blue, d.event))),
)

riposte = d.card(
    "01121",
    d.play(
        d.then(
            d.remove_any_number_of_shields(from_=d.your(d.a_character)),
            d.deal(d.as_much, to=d.a_character),
        ),
    ),
)

willpower = d.card(
    "01122",
    d.play(
        d.move_damage(
            1,
            from_=d.your(d.a_character, d.that_is_exhausted),
            to=d.an_opponents(d.a_character, d.that_is_exhausted),
        ),
    ),
)

jedi_council = d.card(
    "01123",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.choose_a_player,
            d.then(
                d.look_at(d.top_cards(2, of=d.that_player), "looked"),
                d.may(
                    d.pick_from("looked", name="one"),
                    d.discard_picked(d.named("one")),
                    d.draw(1, d.that_player),
                ),
            ),
        ),
    ),
)

awakening = d.card(
    "01124",
    d.action(
        d.pay(d.exhaust(d.this), d.resolve(d.your(d.a_die, d.showing_a_modifier), plain=True)),
    ),
)

the_force_is_strong = d.card(
    "01125",
    d.action(
        d.pay(
            d.in_order(d.exhaust(d.this), d.discard_from_hand(d.such(d.a_card_in_hand, d.blue))),
            d.play_for_free(d.such(d.a_card_in_hand, d.copy_of(d.it), d.playable_for_free)),
        ),
    ),
)

deflect = d.card(
    "01145",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.remove(d.such(d.a_die, d.showing_ranged)),
            d.deal(d.half_of(d.value_of(d.it)), to=d.a_character),
        ),
    ),
)

disturbance_in_the_force = d.card("01146", d.play(d.reroll(d.each(d.a_die))))

mind_trick = d.card(
    "01147",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.split_pool(d.the_opponent, "group"),
            d.remove(d.named("group")),
        ),
    ),
)

the_power_of_the_force = d.card(
    "01148",
    d.play(
        d.resolve(d.your(d.a_die), worth=d.count_of(d.your(d.a_card_in_play, d.blue, d.upgrade))),
    ),
)

use_the_force = d.card(
    "01149",
    d.play(d.if_(d.spot(d.such(d.a_character, d.blue)), d.turn(d.a_die))),
)

it_binds_all_things = d.card(
    "01150",
    d.before(
        d.before_paying_for(d.blue, d.upgrade),
        d.may(d.pay(d.exhaust(d.this), d.lower_its_cost(1))),
    ),
)

"""Awaiting Fate, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

one_if_matched = d.or_instead(
    0, 1, if_=d.there_is(d.your(d.a_die, d.other_than("target"), d.showing_symbol_of("target")))
)

baylan_skoll = d.card(
    "24001",
    d.resilience,
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.turn(d.an_opponents(d.a_die, d.character))),
    ),
    d.power_action(
        d.then(
            d.resolve(d.such(d.a_die, d.die_of(d.this))),
            d.roll_in(d.it),
            d.if_(
                d.is_(d.it, d.that_can_be_resolved_again),
                d.resolve(d.it, plus=-1, again=True),
                otherwise=d.remove(d.it),
            ),
        ),
    ),
)

dagan_gera = d.card(
    "24002",
    d.power_action(
        d.then(
            d.remembering(
                d.reveal(d.that_go_together(d.exactly(2, d.a_card_in_hand), d.sharing_a_cost)),
                "shown",
            ),
            d.if_(d.is_(d.named("shown"), d.costing(0)), d.draw(1)),
            d.if_(d.is_(d.named("shown"), d.costing(1)), d.deal(1, to=d.a_character)),
            d.if_(d.is_(d.named("shown"), d.costing(2)), d.turn(d.a_die)),
            d.if_(d.is_(d.named("shown"), d.costing_at_least(3)), d.gain(1)),
        ),
    ),
)

darth_plagueis = d.card(
    "24003",
    d.power_action(
        d.then(
            d.in_order(
                d.choose(d.your(d.a_die, d.showing_a_cost), "die"),
                d.choose(d.a_character, "healed"),
                d.heal(d.cost_shown_by(d.named("die")), from_=d.named("healed")),
            ),
            d.may(
                d.choose(d.your(d.a_die, d.showing_a_cost, d.other_than("die")), "second"),
                d.heal(
                    d.cost_shown_by(d.named("second")),
                    from_=d.such(d.a_character, d.other_than("healed")),
                ),
            ),
        ),
    ),
)

marrok = d.card(
    "24004",
    d.guardian,
    d.power_action(
        d.pay(
            d.remove(d.your(d.a_die, d.blue)),
            d.play_for_less(d.such(d.a_card_in_hand, d.downgrade), 1),
            d.if_(d.is_(d.it, d.subtype("curse")), d.take_actions(1)),
        ),
    ),
)

shin_hati = d.card(
    "24005",
    d.piloting,
    d.special(
        d.either(
            d.give_shields(1, to=d.a_character),
            d.deal_indirect(d.at_most(d.count_of(d.such(d.a_die, d.worth_at_most(0))), 3)),
        ),
    ),
)

emergence = d.card(
    "24006",
    d.play(
        d.reveal(d.top_cards(3)),
        d.deal_indirect(d.count_of(d.those_of(d.it, d.costing_an_odd_number))),
    ),
)

exploit_weakness = d.card(
    "24007",
    d.play(
        d.then(
            d.in_order(
                d.choose_a_player,
                d.turn(d.exactly(2, d.that_players(d.a_die)), to=d.showing_blank),
            ),
            d.may(d.resolve(d.another_players(d.a_die), as_symbol=facts.FOCUS)),
        ),
    ),
)

the_chosen_one = d.card(
    "24008",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.blue, d.character)),
            d.not_(d.at_least(d.count_of(d.your(d.a_die, d.blue, d.character)), 2)),
        ),
    ),
    d.play(d.resolve(d.your(d.a_die, d.blue, d.character), plus=1)),
)

your_thoughts_betray_you = d.card(
    "24009",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.blue),
            d.then(
                d.choose_colour("colour"),
                d.choose_a_player,
                d.discard_from_hand(d.that_players(d.a_random_card_in_opponents_hand)),
                d.if_(d.is_(d.it, d.of_colour_named("colour")), d.deal(2, to=d.a_character)),
            ),
        ),
    ),
)

awaiting_fate = d.card(
    "24010",
    d.after(d.upkeep_begins, d.place_resources(1, on=d.this)),
    d.action(
        d.then(
            d.pay(
                d.in_order(
                    d.remembering(d.remove_any_resources(from_=d.this, up_to=3), "taken"),
                    d.set_aside(d.this),
                ),
                d.turn(d.exactly(d.amount_of("taken"), d.a_die), to=d.showing_blank),
            ),
            d.take_actions(1),
        ),
    ),
)

great_mothers = d.card(
    "24011",
    d.after(
        d.you_play(d.costing_an_odd_number),
        d.may(d.pay(d.exhaust(d.this), d.heal(1, from_=d.a_character))),
    ),
    d.after(d.you_play(d.subtype("curse")), d.may(d.ready(d.this))),
)

power = d.card(
    "24012",
    d.after(d.you_resolve(d.showing_melee), d.place_resources(1, on=d.this)),
    d.action(
        d.pay(
            d.discard(d.this),
            d.remove(d.such(d.a_die, d.non(d.worth_at_least(d.resources_on(d.it))))),
        ),
    ),
)

rp82_fiend_fighter = d.card(
    "24013",
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.there_is(d.such(d.a_die, d.showing_blank))),
            to=d.a_character,
        ),
    ),
    d.after(
        d.this_is_piloted,
        d.may(d.turn(d.such(d.a_die, d.character), to=d.worth(0))),
        if_=d.is_(d.that, d.titled("Shin Hati")),
    ),
)

dagan_geras_lightsaber = d.card(
    "24014",
    d.redeploy,
    d.action(
        d.then(
            d.exhaust(d.this),
            d.pay(
                d.reveal(d.that_go_together(d.exactly(2, d.a_card_in_hand), d.sharing_a_cost)),
                d.roll_in(d.a_die_of(d.attached_character)),
            ),
        ),
        d.if_(d.is_(d.attached_character, d.titled("Dagan Gera")), d.take_actions(1)),
    ),
)

force_choke = d.card(
    "24015",
    d.only_on(d.blue),
    d.would(
        d.is_turned(),
        d.may(d.pay(d.exhaust(d.this), d.instead(d.remove(d.that)))),
        if_=d.is_turned_to(d.showing_blank),
    ),
)

ahsoka_tano = d.card(
    "24044",
    d.resilience,
    d.before(
        d.before_paying_for(d.with_in_title("Lightsaber")),
        d.first_time_each_game(d.lower_its_cost(1)),
        if_=d.paid_for_on_this(),
    ),
    d.power_action(
        d.either(
            d.resolve(d.your(d.a_die, d.subtype("weapon"), d.showing_damage), plus=1),
            d.resolve(
                d.your(d.a_die, d.subtype("weapon"), d.showing(facts.MELEE, facts.RANGED)),
                against_two=True,
            ),
        ),
    ),
)

bokken_jedi = d.card(
    "24045",
    d.after(
        d.this_is_activated,
        d.if_(
            d.is_(d.this, d.with_attached("ability")),
            d.may(
                d.turn(
                    d.your(d.a_die),
                    to=d.showing_the_symbol_of(d.each(d.such(d.a_die, d.die_of(d.this)))),
                ),
            ),
        ),
        d.if_(
            d.is_(d.this, d.with_attached("weapon")),
            d.may(d.resolve(d.such(d.a_die, d.die_of(d.this)), plus=one_if_matched)),
        ),
    ),
)

professor_huyang = d.card(
    "24046",
    d.ongoing(d.cannot_be_played_on_this(d.blue, d.subtype("ability"))),
    d.after(
        d.you_resolve(d.with_in_title("Lightsaber")),
        d.may(d.place_resources(1, on=d.this)),
    ),
    d.power_action(
        d.pay(
            d.remove_resources(3, from_=d.this),
            d.choose(
                d.such(d.a_card_in_play, d.unique, d.upgrade, d.with_in_title("Lightsaber")),
                "saber",
            ),
            d.make_elite(d.named("saber")),
        ),
    ),
)

cal_kestis = d.card(
    "24047",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.YELLOW))),
    d.may_include(d.yellow, d.upgrade, fitting_affiliation=True),
    d.special(
        d.deal(1, to=d.a_character),
        d.may(d.pay(d.reveal(d.such(d.a_card_in_hand, d.yellow)), d.deal(1, to=d.a_character))),
        d.may(
            d.pay(d.reveal(d.such(d.a_card_in_hand, d.blue)), d.heal(1, from_=d.a_character)),
        ),
    ),
)

cere_junda = d.card(
    "24048",
    d.guardian,
    d.after(
        d.setup_is_over,
        d.put_into_play(d.your(d.a_set_aside_card, d.printing("23053", "Jedi Archives"))),
    ),
    d.special(
        d.turn(d.a_die, name="turned"),
        d.if_(d.is_(d.named("turned"), d.worth(0)), d.draw(1)),
        d.if_(d.is_(d.named("turned"), d.worth(1)), d.heal(1, from_=d.a_character)),
        d.if_(d.is_(d.named("turned"), d.worth_at_least(2)), d.give_shields(1, to=d.a_character)),
    ),
)

anakin_skywalkers_teachings = d.card(
    "24049",
    d.play(
        d.then(
            d.activate(d.your(d.a_character)),
            d.if_(
                d.there_is(d.dice_just_rolled(d.showing_damage)),
                d.deal(1, to=d.a_character, unblockable=True),
            ),
        ),
    ),
)

clarity_of_purpose = d.card(
    "24050",
    d.ambush,
    d.play(d.turn(d.up_to(2, d.your(d.a_die)), to=d.showing(facts.SHIELD))),
)

shielding_stance = d.card(
    "24051",
    d.play(
        d.then(
            d.pay(
                d.remembering(d.activate(d.your(d.a_character, d.blue)), "activated"),
                d.remove(d.a_die, "removed"),
            ),
            d.if_(
                d.is_(d.named("removed"), d.showing_damage),
                d.give_shields(1, to=d.named("activated")),
            ),
        ),
    ),
)

stay_together = d.card(
    "24052",
    d.renew(1),
    d.play(
        d.then(
            d.in_order(
                d.choose(d.your(d.a_die, d.character), "first"),
                d.choose(d.such(d.a_die, d.other_than("first")), "second"),
                d.reroll(d.together(d.named("first"), d.named("second"))),
            ),
            d.if_(
                d.is_(d.together(d.named("first"), d.named("second")), d.non(d.showing_blank)),
                d.give_shields(1, to=d.a_character),
            ),
        ),
    ),
)

ahsoka_tanos_t_6_jedi_shuttle = d.card(
    "24053",
    d.ongoing(
        d.gives_keyword(
            d.piloting,
            to=d.each(
                d.your(
                    d.a_card_in_play,
                    d.any_of(d.titled("Ahsoka Tano"), d.titled("Professor Huyang")),
                ),
            ),
        ),
    ),
    d.special(
        d.either(
            d.heal(1, from_=d.a_character),
            d.play_for_less(
                d.such(d.a_card_in_hand_or_discard_pile, d.with_in_title("Lightsaber")), 1
            ),
        ),
    ),
)

bokken_saber = d.card(
    "24054",
    d.ongoing(
        d.may_be_resolved_plain(
            d.die_of(d.this),
            if_=d.either_holds(
                d.is_(d.attached_character, d.subtype("apprentice")),
                d.is_(d.attached_character, d.non(d.unique), d.blue),
            ),
        ),
    ),
)

luke_skywalkers_lightsaber = d.card(
    "24055",
    d.redeploy,
    d.ongoing(
        d.gives_keyword(
            d.resilience,
            to=d.attached_character,
            while_=d.is_(d.attached_character, d.titled("Luke Skywalker")),
        ),
    ),
    d.after(d.you_exhaust_this, d.may(d.roll_in(d.a_die_of(d.this)))),
)

agility = d.card(
    "24083",
    d.ambush,
    d.play(
        d.pay(d.turn(d.your(d.a_die), to=d.showing_blank), d.turn(d.an_opponents(d.a_die))),
    ),
)

the_force = d.card(
    "24084",
    d.action(
        d.if_(d.spot(d.such(d.a_character, d.blue)), d.pay(d.exhaust(d.this), d.reroll(d.a_die))),
    ),
)

anakin_skywalkers_spirit = d.card(
    "24085",
    d.discard_this_if(
        d.there_is(
            d.your(
                d.a_card_in_play, d.any_of(d.titled("Anakin Skywalker"), d.titled("Darth Vader"))
            ),
        ),
    ),
    d.special(d.roll_set_aside("08001", "Darth Vader")),
)

unconventional_form = d.card(
    "24086",
    d.enters_with(shields=2),
    d.after(
        d.is_rolled(d.yours, d.showing_melee),
        d.may(
            d.pay(
                d.in_order(
                    d.choose(d.one_of(d.it), "rolled"),
                    d.remove_shields(1, from_=d.this),
                    d.exhaust(d.this),
                ),
                d.turn(d.your(d.a_die, d.other_than("rolled")), to=d.showing_ranged),
            ),
        ),
    ),
)

bygone_lightsaber = d.card(
    "24087",
    d.redeploy,
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.is_(d.attached_character, d.subtype("jedi", "sith"))),
            to=d.a_character,
        ),
    ),
)

strong_with_the_force = d.card(
    "24088",
    d.only_on(d.blue),
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.then(
                d.reroll(d.any_number_of(d.such(d.a_die, d.upgrade_die_of(d.attached_character)))),
                d.may(d.resolve(d.one_of(d.it), plus=1)),
            ),
        ),
    ),
)

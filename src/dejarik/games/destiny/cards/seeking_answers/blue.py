"""Seeking Answers, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

cultist_of_the_sith_eternal = d.card(
    "21001",
    d.include_only_if(d.team_has(d.subtype("sith"))),
    d.before(d.this_is_defeated, d.deal_indirect(2)),
    d.power_action(
        d.move_damage(2, from_=d.such(d.a_card_in_play, d.subtype("sith")), to=d.this, up_to=True)
    ),
)

emperors_royal_guard = d.card(
    "21002",
    d.after(
        d.first_each_round(d.this_is_dealt_indirect_damage),
        d.may(
            d.pay(
                d.discard_from_hand(d.a_card_in_hand),
                d.remove(d.such(d.a_die, d.non(d.showing_damage))),
            ),
        ),
    ),
)

mother_talzin = d.card(
    "21003",
    d.after(
        d.you_activate_this,
        d.heal(d.count_of(d.such(d.a_die, d.die_of(d.this), d.worth_an_odd_number)), from_=d.this),
    ),
    d.power_action(d.resolve(d.your(d.a_die, d.character, d.worth_an_odd_number), rerolls=True)),
)

ochi_of_bestoon = d.card(
    "21004",
    d.piloting,
    d.ongoing(d.cannot_be_played_on_this(d.blue, d.subtype("ability"))),
    d.after(
        d.setup_is_over,
        d.choose(d.an_opponents(d.a_character), "chosen"),
        d.for_the_rest_of_the_game(d.keep("chosen")),
    ),
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.deal(1, to=d.kept("chosen")),
    ),
)

snoke = d.card(
    "21005A",
    d.after(
        d.this_is_defeated,
        d.if_(
            d.is_(d.this_as_it_was, d.elite),
            d.return_flipped(d.this_defeated, dice=2),
            otherwise=d.return_flipped(d.this_defeated),
        ),
    ),
    d.power_action(
        d.pay(
            d.deal(1, to=d.this),
            d.roll_in(
                d.a_die_on(d.such(d.a_card_in_play, d.subtype("ability"), d.attached_to(d.this))),
            ),
        ),
    ),
)

sith_citadel_laboratory = d.card(
    "21005B",
    d.enters_with(resources=2),
    d.after(
        d.upkeep_begins,
        d.then(
            d.remove_resources(1, from_=d.this),
            d.if_(
                d.is_(d.this, d.non(d.with_resources(1))),
                d.in_order(d.place_damage(5, on=d.this), d.flip(d.this)),
            ),
        ),
    ),
)

poison_dart = d.card(
    "21006",
    d.discard_this_if(d.not_(d.there_is(d.your(d.a_card_in_play, d.subtype("witch"))))),
    d.after(
        d.is_resolved(d.die_of(d.attached_character)),
        d.deal(1, to=d.attached_character),
    ),
)

apology_accepted = d.card(
    "21007",
    d.play(
        d.pay(
            d.defeat(d.your(d.a_character, d.unique, d.red, d.subtype("leader"))),
            d.ready(d.such(d.a_character, d.subtype("sith"))),
        ),
    ),
)

desecration = d.card(
    "21008",
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_character, d.blue),
                d.choose(d.such(d.a_die, d.character), "die"),
                d.deal(d.half_of(d.value_of(d.named("die"))), to=d.card_of(d.named("die"))),
            ),
            d.turn(d.named("die"), to=d.showing_blank),
        ),
    ),
)

magical_ichor = d.card(
    "21009",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("witch")),
            d.play_for_less(
                d.such(d.a_card_in_opponents_discard_pile, d.event), 1, spotting_theirs=True
            ),
        ),
    ),
)

no_room_for_failure = d.card(
    "21010",
    d.ongoing(d.cannot_be_rerolled(d.yours, d.character)),
    d.action(d.resolve(d.your(d.a_die, d.character, d.showing_damage), plus=1)),
)

night_buzzard = d.card(
    "21011",
    d.ongoing(d.gives_keyword(d.piloting, to=d.each(d.your(d.a_character, d.titled("Kylo Ren"))))),
    d.before(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(d.pay(d.deal_indirect(1, d.you), d.increase_its_value(1))),
    ),
)

ichor_sword = d.card(
    "21012",
    d.ongoing(
        d.gives_keyword(
            d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.subtype("witch"))
        )
    ),
    d.after(
        d.you_play_this,
        d.may(
            d.pay(
                d.discard_from_hand(d.such(d.a_card_in_hand, d.costing_an_odd_number)),
                d.roll_in(d.a_die_on(d.this)),
            ),
        ),
    ),
)

sith_dagger = d.card(
    "21013",
    d.redeploy,
    d.ongoing(d.can_be_discarded_as_double_only()),
    d.before(
        d.opponents_effect_defeats_attached_character,
        d.as_(d.the_opponent, d.may(d.attach_this(to=d.their_own(d.a_character, d.hero)))),
    ),
)

ben_solo = d.card(
    "21043",
    d.guardian,
    d.action(
        d.pay(
            d.defeat(d.this),
            d.choose(d.your(d.a_character), "healed"),
            d.heal(
                d.or_instead(3, 5, if_=d.is_(d.named("healed"), d.titled("Rey"))),
                from_=d.named("healed"),
            ),
        ),
    ),
)

beru_lars = d.card(
    "21044",
    d.after(d.you_activate_this, d.may(d.play_for_less(d.such(d.a_card_in_hand, d.blue), 1))),
    d.after(
        d.you_claim,
        d.may(d.draw(1)),
        d.spot_to(d.such(d.a_card_in_play, d.titled("Owen Lars")), d.heal(1, from_=d.a_character)),
    ),
)

rey_jedi_in_waiting = d.card(
    "21045A",
    d.power_action(
        d.either(
            d.pay(
                d.in_order(
                    d.remove(d.exactly(3, d.your(d.a_die, d.support, d.subtype("jedi")))),
                    d.spend(2),
                ),
                d.flip(d.this),
            ),
            d.roll_in(d.a_die_on(d.your(d.a_card_in_play, d.subtype("jedi")))),
        ),
    ),
)

rey_all_the_jedi = d.card(
    "21045B",
    d.after(
        d.you_activate_this,
        d.roll_set_aside("01035", "Luke Skywalker"),
        d.if_(d.is_(d.this, d.elite), d.roll_set_aside("15039", "Leia Organa")),
    ),
    d.power_action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this)), "spent"),
            d.heal(d.value_of(d.named("spent")), from_=d.this),
        ),
    ),
)

yoda = d.card(
    "21046",
    d.power_action(d.play_card(d.such(d.a_card_in_discard_pile, d.blue), set_aside=True)),
    d.special(
        d.move_damage(
            d.or_instead(1, 2, if_=d.this_round(d.you_play_from_discard_pile())),
            from_=d.a_card_in_play,
            to=d.a_card_in_play,
        ),
    ),
)

in_harmony = d.card(
    "21047",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.showing(facts.SHIELD))),
            d.there_is(d.your(d.a_die, d.showing(facts.SPECIAL))),
        )
    ),
    d.renew(1),
    d.play(d.remove(d.an_opponents(d.a_die, d.worth_at_most(2)))),
)

lukes_offer = d.card(
    "21048",
    d.play(
        d.either(
            d.play_for_less(d.such(d.a_card_in_hand_or_discard_pile, d.subtype("weapon")), 1),
            d.give_shields(
                d.or_instead(1, 2, if_=d.spot(d.such(d.a_character, d.yellow))), to=d.a_character
            ),
        ),
    ),
)

proficient_attack = d.card(
    "21049",
    d.renew(1),
    d.play(
        d.resolve(d.your(d.a_die, d.blue, d.showing_damage)),
        d.give_shields(d.or_instead(1, 2, if_=d.played_from_discard_pile), to=d.a_character),
    ),
)

seeking_answers = d.card(
    "21050",
    d.play(
        d.then(
            d.choose_any_symbol("symbol"),
            d.draw(
                d.at_most(d.count_of(d.an_opponents(d.a_die, d.showing_symbol_named("symbol"))), 3),
            ),
        ),
    ),
)

the_way_of_the_jedi = d.card(
    "21051",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.blue), d.remove(d.an_opponents(d.a_die, d.showing_damage))
        ),
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("jedi")),
            d.may(
                d.pay(d.spend(1), d.remove(d.an_opponents(d.a_die, d.non(d.showing_damage)))),
            ),
        ),
    ),
)

greed_can_be_a_powerful_ally = d.card(
    "21052",
    d.after(
        d.opponent_gains_resources,
        d.place_resources(d.that_much, on=d.this),
        if_=d.in_the_action_phase,
    ),
    d.action(
        d.pay(
            d.in_order(d.remove_resources(5, from_=d.this), d.spend(4)),
            d.ready(d.such(d.a_character, d.blue)),
        ),
        d.set_aside(d.this),
    ),
)

jedi_temple_guards = d.card(
    "21053",
    d.after(
        d.you_play_this,
        d.spot_to(d.such(d.a_character, d.subtype("jedi", "apprentice")), d.make_elite(d.this)),
    ),
    d.power_action(d.reroll(d.a_die)),
)

luke_skywalkers_spirit = d.card(
    "21054",
    d.discard_this_if(d.there_is(d.your(d.a_card_in_play, d.titled("Luke Skywalker")))),
    d.power_action(
        d.resolve(d.your(d.a_die, d.blue, d.showing(facts.SHIELD)), as_symbol=facts.MELEE),
    ),
)

legacy_lightsaber = d.card(
    "21055",
    d.ongoing(
        d.gives_keyword(
            d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.subtype("jedi"))
        )
    ),
    d.before(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.may(
            d.pay(
                d.remove_shields(1, from_=d.such(d.a_card_in_play, d.with_shields)),
                d.increase_its_value(1),
            ),
        ),
    ),
)

qui_gon_jinns_teachings = d.card(
    "21056",
    d.only_on(d.blue),
    d.before(
        d.attached_character_gains_shields,
        d.may(
            d.pay(d.remove_shields(1, from_=d.attached_character), d.deal_indirect(1)),
        ),
    ),
)

blue_milk = d.card(
    "21083",
    d.play(
        d.each_player(d.gain(1, d.that_player)),
        d.either(d.put_on_the_bottom(d.this), d.heal(1, from_=d.a_character)),
    ),
)

lightsaber_feint = d.card(
    "21084",
    d.ambush,
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.subtype("jedi", "sith"))),
            d.activate(d.your(d.a_character, d.blue)),
        ),
    ),
)

methodical = d.card(
    "21085",
    d.play(
        d.pay(
            d.resolve(d.your(d.a_die, d.blue, d.non(d.showing_damage))),
            d.remove(d.an_opponents(d.a_die, d.showing_damage)),
        ),
    ),
)

bestoon_legacy = d.card(
    "21086",
    d.enters_exhausted,
    d.not_readied_in_upkeep,
    d.power_action(
        d.either(
            d.pay(d.spend(1), d.ready(d.this)),
            d.spot_to(
                d.such(d.a_card_in_play, d.titled("Ochi Of Bestoon")),
                d.pay(d.discard_from_hand(d.a_card_in_hand), d.ready(d.this)),
            ),
        ),
    ),
)

force_assistance = d.card(
    "21087",
    d.only_on(d.blue),
    d.after(
        d.you_roll_in(d.die_of(d.this)),
        d.may(d.turn(d.a_die, to=d.showing_the_symbol_of(d.it))),
    ),
    d.action(d.pay(d.exhaust(d.this), d.roll_in(d.a_die_of(d.this)))),
    d.special(d.give_shields(1, to=d.a_character)),
)

"""Resurgence, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

a_character_or_upgrade_die = d.such(d.a_die, d.any_of(d.character, d.upgrade))

allya = d.card(
    "23001",
    d.team_up(1, (d.other, d.subtype("witch"))),
    d.resilience,
    d.after(d.you_play(d.subtype("curse")), d.may(d.roll_set_aside("01012", "Nightsister"))),
    d.special(
        d.deal_indirect(
            d.at_most(
                d.sum_of(
                    d.count_of(d.spotted(d.a_card_in_play, d.subtype("curse"))),
                    d.count_of(d.spotted(d.a_card_in_play, d.blue, d.subtype("ability"))),
                ),
                5,
            ),
        ),
    ),
)

barriss_offee = d.card(
    "23002",
    d.may_include(d.hero, d.event, most=4, different=True, fitting_colour=True),
    d.power_action(
        d.then(
            d.play_card(d.a_card_to_play, name="played"),
            d.if_(d.is_(d.named("played"), d.hero), d.deal(1, to=d.a_character)),
            d.if_(d.is_(d.named("played"), d.villain), d.turn(d.a_die, to=d.showing_blank)),
        ),
    ),
)

the_hunter = d.card(
    "23003",
    d.ongoing(
        d.decrease_die_cost(
            1, d.die_of(d.this), if_=d.there_is(d.an_opponents(d.a_die, d.showing_blank))
        ),
    ),
)

sith_acolyte = d.card(
    "23004",
    d.before(
        d.is_defeated(d.yours, d.blue, d.other),
        d.may(
            d.move_card(
                d.such(d.a_card_in_play, d.blue, d.subtype("ability"), d.attached_to(d.that)),
                to=d.this,
            )
        ),
    ),
    d.before(
        d.this_is_defeated,
        d.may(
            d.move_card(
                d.such(d.a_card_in_play, d.blue, d.subtype("ability"), d.attached_to(d.this)),
                to=d.such(d.a_character, d.blue, d.other),
            ),
        ),
    ),
)

life_drain = d.card(
    "23005",
    d.after(
        d.hosts_controller_resolves(d.character, d.worth_an_odd_number),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.then(
                    d.deal(1, to=d.attached_character),
                    d.heal(1, from_=d.your(d.a_character, d.subtype("witch"))),
                ),
            ),
        ),
    ),
)

anger_and_power = d.card(
    "23006",
    d.play(
        d.choose_number_up_to(3, "anger"),
        d.then(
            d.deal(d.number_named("anger"), to=d.your(d.a_character)),
            d.resolve(
                d.your(d.a_die, d.any_of(d.character, d.upgrade), d.showing_blank),
                as_symbol=facts.MELEE,
                worth=d.damage_just_taken,
            ),
        ),
    ),
)

dark_forces = d.card(
    "23007",
    d.play(
        d.then(
            d.in_order(
                d.spot_to(
                    d.such(d.a_character, d.blue), d.remove(d.such(d.a_die, d.showing_damage))
                ),
                d.may(d.pay(d.spend(1), d.turn(d.a_die, to=d.showing_blank, name="turned"))),
            ),
            d.if_(
                d.is_(d.named("turned"), d.yours),
                d.may(d.remove(d.such(d.a_die, d.other_than("turned"), d.worth_at_most(2)))),
            ),
        ),
    ),
)

just_reward = d.card(
    "23008",
    d.only_if(d.spot(d.such(d.a_character, d.blue))),
    d.play(
        d.then(
            d.in_order(
                d.choose(d.such(d.a_die, d.worth_at_most(3)), "die"),
                d.as_(d.the_opponent, d.resolve(d.named("die"), free=True, told=True)),
            ),
            d.deal(d.value_resolved_for, to=d.a_character),
        ),
    ),
)

corruption = d.card(
    "23009",
    d.after(
        d.opponent_activates(d.character),
        d.may(
            d.pay(
                d.discard(d.this),
                d.turn(d.such(d.a_die, d.die_of(d.that)), to=d.showing_blank),
            ),
        ),
    ),
)

nightsister_fortress = d.card(
    "23010",
    d.before(
        d.is_defeated(d.yours, d.subtype("witch")),
        d.may(
            d.then(
                d.spot_to(d.such(d.a_card_in_play, d.subtype("curse")), d.set_aside(d.this)),
                d.then(
                    d.remembering(
                        d.put_into_play(
                            d.your(d.a_set_aside_card, d.printing("11004", "Nightsister Zombie"))
                        ),
                        "zombie",
                    ),
                    d.choose(d.one_of(d.dice_of(d.that)), "die"),
                    d.give_dice(d.named("die"), to=d.in_play(d.named("zombie"))),
                ),
            ),
        ),
    ),
)

dark_devastation = d.card(
    "23011",
    d.only_on(d.blue),
    d.special(
        d.then(
            d.deal(2, to=d.a_character),
            d.if_(
                d.more_than(d.count_of(d.your(d.a_die)), d.count_of(d.an_opponents(d.a_die))),
                d.may(d.turn(a_character_or_upgrade_die)),
                otherwise=d.may(d.turn(a_character_or_upgrade_die, to=d.showing_blank)),
            ),
        ),
    ),
)

darth_vaders_lightsaber = d.card(
    "23012",
    d.redeploy,
    d.after(
        d.opponent_discards_from_hand,
        d.may(d.pay(d.exhaust(d.this), d.give_shields(1, to=d.attached_character))),
        if_=d.both(d.in_the_action_phase, d.is_(d.attached_character, d.titled("Darth Vader"))),
    ),
)

pyrokinesis = d.card(
    "23013",
    d.only_on(d.blue),
    d.special(
        d.reroll(d.a_die, "die"),
        d.resolve(d.named("die"), as_symbol=facts.INDIRECT),
        d.if_(d.not_(d.is_(d.named("die"), d.already_resolved)), d.remove(d.named("die"))),
    ),
)

anakin_skywalker = d.card(
    "23045",
    d.after(
        d.opponent_activates(d.character),
        d.for_your_next_action(d.must_activate(d.this)),
    ),
    d.after(
        d.guardian_removes_a_die(d.yours, d.character),
        d.may(
            d.resolve(
                d.such(
                    d.a_die,
                    d.any_of(d.die_of(d.this), d.upgrade_die_of(d.this)),
                    d.showing_damage,
                ),
                plus=1,
            )
        ),
    ),
)

gungi = d.card(
    "23046",
    d.special(
        d.choose_and_do(
            2,
            d.deal(1, to=d.a_character, unblockable=True),
            d.give_shields(1, to=d.a_character),
            d.reroll(d.a_die),
        ),
    ),
)

shaak_ti = d.card(
    "23047",
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.RED))),
    d.after(
        d.you_resolve(d.subtype("trooper"), d.showing_damage),
        d.may(d.resolve(d.such(d.a_die, d.die_of(d.this), d.showing_damage), plus=1)),
    ),
)

yaddle = d.card(
    "23048",
    d.guardian,
    d.special(
        d.either(
            d.resolve_another_side(),
            d.use_special_of(
                d.such(
                    d.a_card_in_play,
                    d.subtype("ability"),
                    d.attached_to(d.this_character),
                    d.with_a_special,
                ),
            ),
        ),
    ),
)

desperate_power = d.card(
    "23049",
    d.play(
        d.then(
            d.deal(1, to=d.your(d.a_character, d.blue)),
            d.roll_set_aside("22014", "Force Retaliation"),
        ),
    ),
)

healing_touch = d.card(
    "23050",
    d.renew(1),
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_character, d.blue),
                d.choose(d.an_opponents(d.a_character), "healed"),
                d.heal(1, from_=d.named("healed")),
            ),
            d.remove(d.such(d.a_die, d.die_of(d.named("healed")))),
        ),
    ),
)

sanctuary = d.card(
    "23051",
    d.renew(3),
    d.play(
        d.then(
            d.in_order(
                d.choose(d.a_die, "die"),
                d.give_shields(d.value_of(d.named("die")), to=d.a_character),
            ),
            d.remove(d.named("die")),
        ),
    ),
)

dc0052_speeder = d.card(
    "23052",
    d.after(
        d.you_activate_this,
        d.may(d.activate(d.such(d.a_card_in_play, d.subtype("jedi")))),
    ),
)

jedi_archives = d.card(
    "23053",
    d.after(
        d.you_resolve(d.yours, d.showing(facts.SHIELD)),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.then(
                    d.reveal(d.top_cards(3), name="revealed"),
                    d.may(
                        d.pick_from("revealed", name="taken"),
                        d.add_to_hand(d.named("taken")),
                    ),
                    d.put_under_in_any_order("revealed"),
                ),
            ),
        ),
    ),
)

consular_teachings = d.card(
    "23054",
    d.redeploy,
    d.after(
        d.either_happens(d.you_play_this, d.this_is_moved),
        d.may(
            d.either(
                d.pay(
                    d.spend(1),
                    d.roll_in(
                        d.a_die_on(
                            d.such(
                                d.a_card_in_play,
                                d.subtype("ability"),
                                d.attached_to(d.attached_character),
                            ),
                        ),
                    ),
                ),
                d.roll_in(d.a_die_on(d.this)),
            ),
        ),
    ),
)

morichro = d.card(
    "23055",
    d.only_on(d.blue),
    d.special(
        d.remove_shields(2, from_=d.an_opponents(d.a_character)),
        d.deal(2, to=d.a_character, unblockable=True),
        d.if_(
            d.is_(d.attached_character, d.titled("Yaddle")),
            d.may(d.pay(d.exhaust(d.this), d.draw(1))),
        ),
    ),
)

obi_wans_teachings = d.card(
    "23056",
    d.ongoing(d.gives_keyword(d.guardian, to=d.attached_character)),
    d.after(
        d.you_deal_damage_to_attached_character,
        d.may(d.pay(d.exhaust(d.this), d.give_shields(1, to=d.attached_character))),
    ),
)

shaak_tis_lightsaber = d.card(
    "23057",
    d.special(
        d.either(
            d.deal(1, to=d.a_character, unblockable=True),
            d.in_order(d.turn(d.your(d.a_die, d.subtype("trooper"))), d.resolve(d.it)),
        ),
    ),
)

asajj_ventress = d.card(
    "23087",
    d.may_include(d.downgrade, most=4),
    d.after(d.setup_is_over, d.for_the_rest_of_the_game(d.gains_colour(facts.YELLOW))),
    d.power_action(
        d.then(
            d.reroll(d.exactly(2, d.a_die)),
            d.if_(
                d.show_different_symbols(d.it),
                d.deal(1, to=d.such(d.a_character, d.carrying(d.downgrade)), unblockable=True),
            ),
        ),
    ),
)

count_dooku = d.card(
    "23088",
    d.resilience,
    d.may_include(d.blue, d.upgrade, most=4, fitting_colour=True),
    d.special(
        d.turn(d.a_die),
        d.if_(
            d.is_(d.it, d.villain),
            d.in_order(
                d.choose_a_player,
                d.discard_from_hand(d.that_players(d.random_cards_in_opponents_hand(2))),
            ),
            otherwise=d.deal(2, to=d.a_character),
        ),
    ),
)

force_advantage = d.card(
    "23089",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_rerolls)),
    d.play(
        d.pay(
            d.exhaust(d.your(d.a_card_in_play, d.blue, d.subtype("ability"), d.that_is_ready)),
            d.remove(d.such(d.a_die, d.worth_at_most(d.cost_of(d.it)))),
        ),
    ),
)

vergence = d.card(
    "23090",
    d.carries_as_character(d.blue, d.subtype("ability"), most=1),
    d.special(
        d.roll_in(d.a_die_of(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this)))),
        d.may(
            d.move_card(
                d.such(
                    d.a_card_in_play,
                    d.upgrade,
                    d.blue,
                    d.subtype("ability"),
                    d.attached_to(d.your(d.a_character)),
                ),
                to=d.this,
            ),
        ),
    ),
)

battle_meditation = d.card(
    "23091",
    d.only_on(d.blue),
    d.special(
        d.choose(d.an_opponents(d.a_die), "theirs"),
        d.as_(d.the_opponent, d.resolve(d.named("theirs"), plus=-1)),
        d.resolve(d.your(d.a_die), plus=1),
    ),
)

count_dookus_lightsaber = d.card(
    "23092",
    d.after(
        d.you_resolve(d.die_of(d.attached_character)),
        d.may(d.pay(d.exhaust(d.this), d.deal_indirect(1))),
        if_=d.is_(d.attached_character, d.titled("Count Dooku")),
    ),
)

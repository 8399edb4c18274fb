"""Display of Power, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

darth_vader = d.card(
    "22001",
    d.after(
        d.opponent_removes_together(d.die_of(d.this)),
        d.discard_from_hand(d.a_random_card_in_opponents_hand),
    ),
    d.power_action(
        d.if_(
            d.not_(d.at_least(d.cards_in_opponents_hand, 4)),
            d.deal(
                d.or_instead(1, 2, if_=d.not_(d.at_least(d.cards_in_opponents_hand, 1))),
                to=d.an_opponents(d.a_character),
            ),
        ),
    ),
)

fifth_brother = d.card(
    "22002",
    d.special(d.deal(2, to=d.a_character), d.may(d.remove(d.such(d.a_die, d.showing_blank)))),
    d.after(
        d.you_activate_this,
        d.if_(
            d.there_is(d.an_opponents(d.a_die, d.character)),
            d.choose(d.an_opponents(d.a_die, d.character), "die"),
            d.if_(
                d.is_(d.named("die"), d.that_can_be_turned_to(d.showing_blank)),
                d.as_(d.the_opponent, d.turn(d.named("die"), to=d.showing_blank)),
                otherwise=d.turn(d.such(d.a_die, d.die_of(d.this)), to=d.showing(facts.SPECIAL)),
            ),
        ),
    ),
)

reva = d.card(
    "22003",
    d.after(
        d.setup_is_over,
        d.choose(d.an_opponents(d.a_character), "prey"),
        d.for_the_rest_of_the_game(d.keep("prey")),
    ),
    d.after(
        d.is_activated(d.that_is_kept("prey")),
        d.for_your_next_action(d.must_activate(d.this)),
    ),
    d.after(d.you_activate_this, d.may(d.resolve(d.such(d.a_die, d.die_of(d.this))))),
)

the_son = d.card(
    "22004",
    d.after(
        d.you_play(d.blue, d.subtype("ability"), d.attached_to(d.this)),
        d.place_resources(1, on=d.this),
    ),
    d.action(
        d.if_(
            d.not_(d.at_least(d.count_of(d.dice_of(d.this)), 3)),
            d.then(d.remove_resources(3, from_=d.this), d.gain_a_die_of_its_own(d.this)),
        ),
    ),
)

weak_mind = d.card(
    "22005",
    d.only_if(d.spot(d.such(d.a_character, d.blue))),
    d.ongoing(d.focus_turns_dice_of(d.controller_of(d.attached_character), d.die_of(d.this))),
)

display_of_power = d.card(
    "22006",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.pay(
                d.exhaust(d.your(d.a_card_in_play, d.upgrade, d.that_is_ready), "upgrade"),
                d.roll_in(d.a_die_of(d.named("upgrade"))),
            ),
        ),
    ),
)

force_destruction = d.card(
    "22007",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.blue, d.showing_damage)),
            d.discard(
                d.such(d.a_card_in_play, d.support, d.costing_at_most(d.value_of(d.it))),
            ),
        ),
    ),
)

hate_grows_in_you = d.card(
    "22008",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.showing_melee)),
            d.there_is(d.your(d.a_die, d.showing(facts.DISCARD))),
        ),
    ),
    d.play(
        d.turn(d.a_die, to=d.showing_blank),
        d.as_(d.the_opponent, d.discard_from_hand(d.a_card_in_opponents_hand)),
    ),
)

mercy_doesnt_defeat_the_enemy = d.card(
    "22009",
    d.play(
        d.choose(d.your(d.a_die, d.blue, d.showing_damage), "own"),
        d.pay(
            d.remove(d.named("own")),
            d.remove(d.that_go_together(d.up_to(2, d.a_die), d.worth_together_at_most(3))),
        ),
    ),
)

sanction = d.card(
    "22010",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.blue),
            d.choose(d.such(d.a_die, d.character)),
            d.remove(d.each(d.such(d.a_die, d.copy_of_die(d.it)))),
        )
    ),
)

shroud_of_darkness = d.card(
    "22011",
    d.after(
        d.opponent_takes_the_reroll_action,
        d.may(
            d.spot_to(
                d.such(d.a_card_in_play, d.subtype("inquisitor", "sith")),
                d.pay(d.exhaust(d.this), d.deal(1, to=d.a_character)),
            ),
        ),
    ),
)

scythe = d.card(
    "22012",
    d.special(
        d.turn(d.a_die, to=d.showing_blank),
        d.turn(d.such(d.a_die, d.subtype("inquisitor", "sith"))),
    ),
)

kanan_jarrus = d.card(
    "22043",
    d.special(
        d.reveal(d.top_cards(3), "shown"),
        d.may(
            d.play_card(d.one_of(d.named("shown")), name="played"),
            d.if_(d.is_(d.named("played"), d.blue), d.give_shields(2, to=d.a_character)),
            d.if_(d.is_(d.named("played"), d.red), d.deal(2, to=d.a_character)),
            d.if_(d.is_(d.named("played"), d.yellow), d.may(d.turn(d.a_die))),
        ),
    ),
)

double_bladed_lightsaber = d.card(
    "22013",
    d.ongoing(
        d.gives_keyword(
            d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.subtype("inquisitor"))
        ),
    ),
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.then(
            d.pay(d.exhaust(d.this), d.roll_in(d.a_die_on(d.this))),
            d.may(d.resolve(d.it, again=True), otherwise=d.remove(d.it)),
        ),
    ),
)

its_or_its_characters = d.any_of(d.die_of(d.this), d.die_of(d.attached_character))

force_retaliation = d.card(
    "22014",
    d.only_on(d.blue),
    d.after(
        d.opponent_removes_together(its_or_its_characters),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.deal(d.count_of(d.dice_just_removed(its_or_its_characters)), to=d.a_character),
            ),
        ),
    ),
)

luke_skywalker = d.card(
    "22044",
    d.after(
        d.you_activate_this,
        d.if_(
            d.there_is(d.such(d.a_die, d.showing_damage)),
            d.turn(d.an_opponents(d.a_die)),
        ),
    ),
    d.special(
        d.pay(
            d.exhaust(
                d.such(
                    d.a_card_in_play, d.upgrade, d.attached_to(d.this_character), d.that_is_ready
                ),
            ),
            d.either(d.deal(2, to=d.a_character), d.give_shields(2, to=d.a_character)),
        ),
        d.may(d.reroll_this_die_instead),
    ),
)

obi_wan_kenobi = d.card(
    "22045",
    d.at_level(d.guardian, 2),
    d.ongoing(d.may_be_resolved_as(facts.MELEE, d.die_of(d.this), d.showing(facts.DISCARD))),
    d.power_action(
        d.choose(d.a_character, "chosen"),
        d.give_shields(1, to=d.named("chosen")),
        d.reroll(
            d.any_number_of(
                d.such(
                    d.a_die,
                    d.any_of(d.die_of(d.named("chosen")), d.upgrade_die_of(d.named("chosen"))),
                ),
            ),
        ),
    ),
)

the_daughter = d.card(
    "22046",
    d.charm,
    d.after(d.you_play(d.blue, d.subtype("ability")), d.may(d.heal(1, from_=d.a_character))),
    d.power_action(
        d.choose(d.such(d.a_character, d.with_a_charm_token), "charmed"),
        d.pay(
            d.remove_charms(1, from_=d.named("charmed")),
            d.discard_from_deck(1, d.controller_of(d.named("charmed"))),
            d.may(d.heal(1, from_=d.named("charmed"))),
        ),
    ),
)

tera_sinube = d.card(
    "22047",
    d.power_action(
        d.resolve(d.your(d.a_die, d.blue), as_symbol=facts.REROLL, told=True),
        d.reroll(d.any_number_of(d.such(d.a_die, d.one_of_the_dice(d.dice_it_rerolled)))),
    ),
)

binary_force = d.card(
    "22048",
    d.renew(1),
    d.play(
        d.then(
            d.activate(d.your(d.a_character, d.blue)),
            d.may(
                d.choose(d.such(d.a_die, d.die_of(d.it)), "own"),
                d.choose(d.such(d.a_die, d.character, d.other_than("own")), "like"),
                d.turn(d.named("own"), to=d.showing_the_symbol_of(d.named("like"))),
            ),
        ),
    ),
)

may_the_force_be_with_you = d.card(
    "22049",
    d.play(
        d.then(
            d.resolve(d.your(d.a_die, d.showing(facts.REROLL)), told=True),
            d.remove(d.one_of(d.dice_it_rerolled)),
        ),
    ),
)

wield_the_force = d.card(
    "22050",
    d.ambush,
    d.play(d.then(d.reroll(d.a_die), d.give_shields(d.value_of(d.it), to=d.a_character))),
)

guardians_of_peace = d.card(
    "22051",
    d.after(
        d.you_resolve(d.showing(facts.REROLL)),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.give_shields(
                    d.or_instead(1, 2, if_=d.at_least(d.as_many_this_turn(d.you_reroll), 3)),
                    to=d.a_character,
                ),
            ),
        ),
    ),
)

morai = d.card(
    "22052",
    d.charm,
    d.before(
        d.is_dealt_damage(d.yours, d.blue),
        d.may(d.then(d.activate(d.this), d.resolve(d.up_to(1, d.such(d.a_die, d.die_of(d.this)))))),
    ),
)

jedi_cloak = d.card(
    "22053",
    d.ongoing(d.upgrade_limit(1, of=d.attached_character)),
    d.after(d.you_play_this, d.give_shields(1, to=d.attached_character)),
)

lukes_teachings = d.card(
    "22054",
    d.only_on(d.blue),
    d.after(d.you_activate_attached_character, d.draw(1)),
    d.ongoing(d.may_be_resolved_as(facts.MELEE, d.die_of(d.this), d.showing(facts.SHIELD))),
)

obi_wan_kenobis_lightsaber = d.card(
    "22055",
    d.redeploy,
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.may(d.pay(d.exhaust(d.this), d.heal(1, from_=d.a_character))),
        if_=d.is_(d.attached_character, d.titled("Obi-Wan Kenobi")),
    ),
)

balance_the_force = d.card(
    "22084",
    d.only_if(d.more_than(d.count_of(d.an_opponents(d.a_die)), d.count_of(d.your(d.a_die)))),
    d.play(
        d.remove(d.an_opponents(d.a_die)),
        d.if_(
            d.more_than(
                d.count_of(d.an_opponents(d.a_card_in_play)), d.count_of(d.your(d.a_card_in_play))
            ),
            d.give_shields(2, to=d.a_character),
        ),
    ),
)

lightsaber_reflection = d.card(
    "22085",
    d.play(
        d.then(
            d.pay(
                d.exhaust(
                    d.your(
                        d.a_card_in_play, d.upgrade, d.with_in_title("Lightsaber"), d.that_is_ready
                    )
                ),
                d.remove(d.a_die),
            ),
            d.if_(d.is_(d.it, d.showing_damage), d.deal(1, to=d.a_character)),
        ),
    ),
)

suppress_your_fears = d.card(
    "22086",
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_character, d.blue),
                d.turn(d.such(d.a_die, d.showing_damage), to=d.non(d.showing_damage)),
            ),
            d.spot_to(
                d.such(d.a_card_in_play, d.upgrade, d.that_is_exhausted),
                d.take_actions(1),
            ),
        ),
    ),
)

the_father = d.card(
    "22087",
    d.include_only_if(d.each_on_team(d.titled("The Son"), d.titled("The Daughter"))),
    d.hero_and_villain_mix,
    d.after(
        d.you_resolve(d.character),
        d.may(
            d.pay(
                d.exhaust(d.this),
                d.turn(d.such(d.a_die, d.character), to=d.non(d.showing_damage)),
            ),
        ),
        if_=d.is_(d.it, d.showing_damage),
    ),
    d.after(
        d.you_resolve(d.character),
        d.may(
            d.pay(d.exhaust(d.this), d.turn(d.such(d.a_die, d.character), to=d.showing_damage)),
        ),
        if_=d.is_(d.it, d.non(d.showing_damage)),
    ),
)

absorb_energy = d.card(
    "22088",
    d.only_on(d.blue),
    d.after(
        d.attached_character_is_dealt_damage,
        d.may(d.resolve(d.such(d.a_die, d.die_of(d.this)), plus=1)),
    ),
)

force_sense = d.card(
    "22089",
    d.only_on(d.blue),
    d.after(d.you_play_this, d.may(d.remove(d.a_die))),
    d.special(
        d.resolve(d.a_die, as_symbol=facts.REROLL),
        d.may(d.pay(d.exhaust(d.this), d.reroll_this_die_instead)),
    ),
)

training_lightsaber = d.card(
    "22090",
    d.special(
        d.deal(1, to=d.a_character),
        d.may(
            d.pay(
                d.set_aside(d.this),
                d.then(
                    d.play_for_less(
                        d.such(d.a_card_in_hand_or_discard_pile, d.with_in_title("Lightsaber")),
                        1,
                        name="played",
                    ),
                    d.may(d.roll_die_of_played(d.named("played"))),
                ),
            ),
        ),
    ),
)

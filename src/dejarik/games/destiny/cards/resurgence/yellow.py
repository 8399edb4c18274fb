"""Resurgence, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

bib_fortuna = d.card(
    "23029",
    d.after(d.you_remove(d.die_of(d.this)), d.may(d.draw(1))),
    d.special(
        d.then(
            d.turn(d.such(d.a_die, d.subtype("scoundrel", "bounty-hunter")), name="turned"),
            d.if_(d.is_(d.named("turned"), d.yours), d.may(d.resolve(d.named("turned")))),
        ),
    ),
)

dryden_vos = d.card(
    "23030",
    d.before(
        d.you_resolve(d.die_of(d.this), d.showing_damage),
        d.if_(
            d.there_is(d.an_opponents(d.a_defeated_character)),
            d.may(d.increase_its_value(1)),
        ),
    ),
    d.after(
        d.first_each_action_phase(d.you_deal_damage_to(d.yours)),
        d.may(d.deal(1, to=d.a_character)),
    ),
)

jango_fett = d.card(
    "23031",
    d.resilience,
    d.after(d.opponent_activates(d.character), d.may(d.reroll(d.such(d.a_die, d.character)))),
    d.power_action(
        d.then(
            d.play_card(
                d.such(d.a_card_in_hand_or_discard_pile, d.subtype("bounty")),
                name="bounty",
            ),
            d.either(
                d.deal(1, to=d.where_played("bounty")),
                d.give_shields(1, to=d.this),
            ),
        ),
    ),
)

moralo_eval = d.card(
    "23032",
    d.after(d.setup_is_over, d.place_resources(1, on=d.this)),
    d.before(
        d.before_paying_for_die(),
        d.may(d.pay(d.remove_resources(1, from_=d.this), d.lower_cost_of_die(1))),
    ),
    d.special(d.deal_indirect(2), d.place_resources(1, on=d.this_character)),
)

_her_die = d.such(d.a_die, d.die_of(d.this), d.that_can_be_resolved)

zam_wesell = d.card(
    "23033",
    d.after(
        d.setup_is_over,
        d.choose_subtype("role"),
        d.for_the_rest_of_the_game(d.gains_subtype_named("role")),
    ),
    d.power_action(
        d.choose(
            d.such(d.a_die, d.character, d.worth_no_less_than_another(_her_die)),
            "model",
        ),
        d.resolve(
            d.such(_her_die, d.worth_no_more_than_another(d.named("model"))),
            like=d.named("model"),
            unblockable=True,
        ),
    ),
)

clear_target = d.card(
    "23034",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.then(
                d.choose(
                    d.your(d.a_die, d.subtype("bounty-hunter"), d.non(d.showing_damage)), "die"
                ),
                d.may(
                    d.resolve(d.named("die"), as_symbol=facts.RANGED, against=d.attached_character),
                ),
            ),
        ),
    ),
)

raise_the_stakes = d.card(
    "23035",
    d.play(
        d.then(
            d.in_order(
                d.choose(d.a_character, "yours"),
                d.as_(d.the_opponent, d.choose(d.a_character, "theirs")),
                d.reroll(d.a_die, name="die"),
            ),
            d.deal(d.value_of(d.named("die")), to=d.together(d.named("yours"), d.named("theirs"))),
            d.remove(d.named("die")),
        ),
    ),
)

scum_and_villainy = d.card(
    "23036",
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_card_in_play, d.subtype("scoundrel", "bounty-hunter")),
                d.remove(d.an_opponents(d.a_die, d.showing_damage)),
            ),
            d.if_(
                d.there_is(d.such(d.a_card_in_discard_pile, d.copy_of_this)),
                d.may(
                    d.pay(
                        d.discard_from_hand(d.a_card_in_hand),
                        d.remove(d.such(d.a_die, d.worth_at_most(2))),
                    ),
                ),
            ),
        ),
    ),
)

unlucky_for_some = d.card(
    "23037",
    d.play(
        d.pay(
            d.remove(d.your(d.a_die, d.showing_blank, d.yellow, d.character)),
            d.deal_indirect(2),
        ),
    ),
)

annihilator_droid = d.card(
    "23038",
    d.after(
        d.you_resolve(d.die_of(d.this)),
        d.place_damage(1, on=d.this),
        d.deal_indirect(d.at_most(d.damage_on(d.this), 3)),
    ),
    d.power_action(d.roll_in(d.a_die_of(d.this))),
)

c_21_highsinger = d.card(
    "23039",
    d.after(d.you_roll_in(d.die_of(d.this)), d.deal_indirect(1)),
    d.special(
        d.either(
            d.give_shields(1, to=d.a_character),
            d.play_card(d.such(d.a_card_in_discard_pile, d.yellow, d.event), set_aside=True),
        ),
    ),
)

salacious_b_crumb = d.card(
    "23040",
    d.ongoing(d.can_be_activated),
    d.after(
        d.you_activate_this,
        d.then(
            d.may(
                d.spot_so_many_to(
                    d.two_share_a_symbol(d.each(d.your(d.a_die))),
                    d.gain(1),
                ),
            ),
            d.may(
                d.if_(
                    d.spot(d.such(d.a_card_in_play, d.titled("Jabba the Hutt"))),
                    d.deal(1, to=d.a_character),
                    otherwise=d.deal_indirect(1),
                ),
            ),
        ),
    ),
)

the_khetanna = d.card(
    "23041",
    d.after(d.is_removed(d.die_of(d.this)), d.may(d.reroll(d.a_die))),
    d.power_action(d.resolve(d.your(d.a_die, d.showing_a_modifier), plain=True)),
)

jango_fetts_westar_34 = d.card(
    "23042",
    d.redeploy,
    d.ongoing(
        d.are_not_unique(
            d.yours, d.copy_of_this, if_=d.is_(d.attached_character, d.titled("Jango Fett"))
        )
    ),
    d.ongoing(
        d.does_not_count(
            d.each(d.your(d.a_card_in_play, d.copy_of_this, d.attached_to(d.attached_character))),
            if_=d.is_(d.attached_character, d.titled("Jango Fett")),
        )
    ),
    d.after(d.you_play_this, d.may(d.pay(d.remove(d.your(d.a_die, d.yellow)), d.gain(1)))),
)

projectile_rifle = d.card(
    "23043",
    d.redeploy,
    d.special(d.deal(3, to=d.a_character, unblockable=True)),
    d.special(d.deal(2, to=d.a_character), d.give_shields(1, to=d.a_character)),
    d.special(d.deal(1, to=d.a_character), d.remove(d.a_die)),
)

bix_caleen = d.card(
    "23070",
    d.may_include(d.red, d.subtype("mod"), fitting_affiliation=True),
    d.power_action(
        d.play_for_less(d.such(d.a_card_in_hand_or_discard_pile, d.subtype("mod")), 1),
    ),
)

cassian_andor = d.card(
    "23071",
    d.piloting,
    d.after(
        d.opponent_discards_from_hand,
        d.place_resources(1, on=d.this),
        if_=d.in_the_action_phase,
    ),
    d.power_action(
        d.pay(
            d.remove_resources(2, from_=d.this),
            d.play_for_less(d.such(d.a_card_in_hand, d.yellow), 1),
        ),
    ),
)

gray_red_or_yellow = d.such(d.a_card_in_play, d.any_of(d.red, d.yellow, d.gray), d.non(d.plot))

enfys_nest = d.card(
    "23072",
    d.resilience,
    d.after(
        d.opponent_removes(d.yours, d.character),
        d.may(d.remove(d.an_opponents(d.a_die))),
    ),
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.is_(d.named("target"), d.non(d.with_dice_in_a_pool))),
            to=d.a_character,
            unblockable=True,
        ),
    ),
)

karis_nemik = d.card(
    "23073",
    d.after(
        d.you_activate_this,
        d.may(
            d.either(
                d.place_resources(1, on=gray_red_or_yellow),
                d.remove_resources(1, from_=gray_red_or_yellow),
            ),
        ),
    ),
)

maarva_andor = d.card(
    "23074",
    d.after(
        d.you_activate_this,
        d.may(
            d.roll_in(d.a_die_on(d.your(d.a_card_in_play, d.subtype("partisan", "scoundrel")))),
            d.if_(
                d.spot(
                    d.such(d.a_card_in_play, d.any_of(d.titled("Cassian Andor"), d.titled("B2EMO")))
                ),
                d.may(d.reroll(d.it)),
            ),
        ),
    ),
)

for_the_greater_good = d.card(
    "23075",
    d.play(
        d.then(
            d.pay(
                d.reroll(d.your(d.a_die)),
                d.reroll(d.exactly(2, d.an_opponents(d.a_die)), name="rerolled"),
            ),
            d.may(d.remove(d.least_worth(d.named("rerolled")))),
        ),
    ),
)

nobodys_listening = d.card(
    "23076",
    d.play(
        d.then(
            d.remove(d.an_opponents(d.a_die)),
            d.may(
                d.draw(1),
                d.heal(1, from_=d.a_character),
                d.place_resources(1, on=d.a_card_in_play),
            ),
        ),
    ),
)

the_axe_forgets = d.card(
    "23077",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_deals_damage_to(d.yours))),
    d.play(
        d.discard_from_hand(d.a_random_card_in_opponents_hand),
        d.discard_from_deck(1, d.the_opponent),
    ),
)

aldhani_heist = d.card(
    "23078",
    d.include_only_if(d.team_has(d.subtype("partisan"))),
    d.after(
        d.setup_is_over,
        d.put_into_opponents_play(
            d.your(d.a_set_aside_card, d.printing("23023", "Aldhani Outpost")),
        ),
    ),
    d.after(
        d.upkeep_begins,
        d.pay(d.set_aside(d.this), d.gain(4)),
        if_=d.both(
            d.you_control_the_battlefield,
            d.not_(d.there_is(d.an_opponents(d.a_card_in_play, d.titled("Aldhani Outpost")))),
        ),
    ),
)

alliance_pathfinders = d.card(
    "23079",
    d.after(d.you_resolve(d.die_of(d.this)), d.place_resources(1, on=d.this)),
    d.power_action(d.pay(d.remove_resources(2, from_=d.this), d.ready(d.this))),
)

b2emo = d.card(
    "23080",
    d.after(
        d.you_remove_resources_from(),
        d.then(
            d.may(d.deal_indirect(1)),
            d.if_(
                d.spot(
                    d.such(
                        d.a_card_in_play,
                        d.any_of(d.titled("Cassian Andor"), d.titled("Maarva Andor")),
                    ),
                ),
                d.may(d.pay(d.exhaust(d.this), d.give_shields(1, to=d.a_character))),
            ),
        ),
    ),
)

cloud_riders = d.card(
    "23081",
    d.after(
        d.you_activate_this,
        d.if_(
            d.either_holds(
                d.more_than(d.count_of(d.your(d.a_die)), d.count_of(d.an_opponents(d.a_die))),
                d.spot(d.such(d.a_card_in_play, d.titled("Enfys Nest"))),
            ),
            d.may(d.remove(d.a_die)),
        ),
    ),
    d.special(
        d.roll_in(d.a_die_on(d.your(d.a_character))),
        d.roll_in(d.a_die_on(d.your(d.a_card_in_play, d.upgrade))),
    ),
)

partisan_x_wing = d.card(
    "23082",
    d.after(
        d.you_activate_this,
        d.if_(
            d.at_least(d.count_of(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this))), 1),
            d.may(d.deal(1, to=d.a_character)),
        ),
    ),
)

courage = d.card(
    "23083",
    d.ongoing(d.health(1, of=d.attached_character)),
    d.before(
        d.you_resolve(d.die_of(d.this)),
        d.increase_its_value(1),
        if_=d.there_is(d.an_opponents(d.a_die, d.showing_damage)),
    ),
)

nemiks_manifesto = d.card(
    "23084",
    d.redeploy,
    d.ongoing(d.gives_subtype("partisan", to=d.attached_character)),
    d.ongoing(d.upgrade_limit(1, of=d.attached_character)),
    d.after(d.you_play(d.hero), d.pay(d.exhaust(d.this), d.heal(1, from_=d.a_character))),
)

partisan_rifle = d.card(
    "23085",
    d.redeploy,
    d.enters_with(resources=1),
    d.action(
        d.pay(
            d.remove_resources(1, from_=d.this),
            d.resolve(d.such(d.a_die, d.die_of(d.this)), plus=1),
        ),
    ),
)

droopy_mccool = d.card(
    "23102",
    d.charm,
    d.power_action(
        d.pay(
            d.remove_charms(2, from_=d.such(d.a_character, d.with_charm_tokens(2))),
            d.turn(d.such(d.a_die, d.die_of(d.it)), to=d.showing_blank, name="turned"),
            d.if_(d.is_(d.named("turned"), d.yours), d.gain(1)),
        ),
    ),
)

asteroid_field = d.card(
    "23103",
    d.only_if(d.there_is(d.your(d.a_die, d.subtype("vehicle")))),
    d.play(
        d.each_player(
            d.as_(
                d.that_player,
                d.deal_indirect(
                    d.at_most(d.count_of(d.that_players(d.a_die, d.showing_blank)), 4),
                    d.that_player,
                ),
            ),
        ),
    ),
)

as_you_wish = d.card(
    "23104",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("bounty")),
            d.roll_in(d.a_die_on(d.your(d.a_card_in_play, d.subtype("bounty-hunter")))),
        ),
    ),
)

going_somewhere_solo = d.card(
    "23105",
    d.play(
        d.then(
            d.spot_to(
                d.such(d.a_card_in_play, d.subtype("scoundrel")),
                d.remove(d.an_opponents(d.a_die, d.worth_at_most(1))),
            ),
            d.may(
                d.either(
                    d.spot_to(
                        d.such(d.a_character, d.villain), d.roll_set_aside("05021", "Greedo")
                    ),
                    d.spot_to(d.such(d.a_character, d.hero), d.roll_set_aside("11096", "Han Solo")),
                ),
            ),
        ),
    ),
)

one_last_trick = d.card(
    "23106",
    d.after(
        d.is_defeated(d.yours),
        d.may(d.pay(d.set_aside(d.this), d.play_for_less(d.such(d.a_card_in_hand, d.yellow), 2))),
    ),
)

skyblade_swoop_bike = d.card(
    "23107",
    d.ambush,
    d.power_action(
        d.if_(
            d.is_(d.this, d.support),
            d.attach_as_upgrade(d.this, to=d.your(d.a_character)),
        ),
    ),
)

bryar_pistol = d.card(
    "23108",
    d.redeploy,
    d.action(d.pay(d.exhaust(d.this), d.resolve(d.your(d.a_die), cheaper=1))),
)

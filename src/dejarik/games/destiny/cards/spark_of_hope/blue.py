"""Spark of Hope, blue cards, in collector order."""

from dejarik.games.destiny import language as d

kylo_ren = d.card(
    "11002",
    d.power_action(
        d.then(
            d.in_order(
                d.choose(d.such(d.a_character, d.other), "shielded"),
                d.move_shields(1, from_=d.this, to=d.named("shielded")),
            ),
            d.if_(d.is_(d.named("shielded"), d.hero), d.deal(1, to=d.a_character)),
        ),
    ),
    d.special(
        d.deal(2, to=d.a_character),
        d.if_(d.some_of_it_was_blocked, d.reroll_this_die_instead),
    ),
)

nightsister_zombie = d.card(
    "11004",
    d.ongoing(d.takes_indirect_damage_last(d.this)),
    d.after(
        d.you_activate_this,
        d.may(
            d.spot_to(
                d.such(d.a_card_in_play, d.other, d.subtype("witch")),
                d.deal(1, to=d.such(d.a_character, d.carrying(d.subtype("curse")))),
            ),
        ),
    ),
)

zombie = d.your(d.a_set_aside_card, d.printing("11004", "Nightsister Zombie"))

old_daka = d.card(
    "11005",
    d.after(
        d.this_is_defeated,
        d.set_aside(d.each(d.your(d.a_card_in_play, d.titled("Nightsister Zombie")))),
    ),
    d.power_action(
        d.pay(
            d.spend(1),
            d.put_into_play(zombie, exhausted=True),
            d.if_(d.is_(d.this, d.elite), d.put_into_play(zombie, exhausted=True)),
        ),
    ),
)

chancellors_edict = d.card(
    "11006",
    d.after(d.you_play_this, d.remove_all_shields(from_=d.attached_character)),
    d.after(d.attached_character_is_defeated, d.may(d.give_shields(2, to=d.a_character))),
)

hex_ = d.card(
    "11007",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.remove(d.such(d.a_die, d.die_of(d.attached_character), d.showing_blank)),
        )
    ),
)

rey = d.card(
    "11057",
    d.special(
        d.then(
            d.give_shields(2, to=d.a_character),
            d.if_(d.at_least(d.shields_on(d.it), 3), d.reroll_this_die_instead),
        ),
    ),
    d.power_action(
        d.either(
            d.reroll(d.such(d.a_die, d.character)),
            d.turn(d.such(d.a_die, d.villain, d.character), to=d.worth(0)),
        ),
    ),
)

youngling = d.card(
    "11059",
    d.include_only_if(d.team_has(d.subtype("jedi"))),
    d.power_action(d.play_for_less(d.such(d.a_card_in_hand, d.blue, d.upgrade), 1, onto=d.this)),
)

qui_gon_jinns_spirit = d.card(
    "11070",
    d.discard_this_if(d.there_is(d.your(d.a_card_in_play, d.titled("Qui-Gon Jinn")))),
    d.special(
        d.then(
            d.pay(d.shuffle_into_deck(d.this), d.give_shields(1, to=d.a_character)),
            d.pay(
                d.remove_any_number_of_shields_from_each(d.each(d.your(d.a_character))),
                d.deal(d.as_much, to=d.a_character),
            ),
        ),
    ),
)

yodas_lightsaber = d.card(
    "11074",
    d.after(
        d.you_play_this,
        d.may(d.give_shields(1, to=d.attached_character)),
        if_=d.is_(d.attached_character, d.titled("Yoda")),
    ),
    d.special(
        d.may(
            d.pay(
                d.remove_shields(1, from_=d.attached_character),
                d.deal(2, to=d.a_character, unblockable=True),
            ),
            otherwise=d.deal(1, to=d.a_character, unblockable=True),
        ),
    ),
)

clever_distraction = d.card(
    "11113",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.either(
                d.turn(d.your(d.a_die)),
                d.in_order(d.choose_a_player, d.discard_from_deck(2, d.that_player)),
                d.remove(d.such(d.a_die, d.subtype("trooper"))),
            ),
        )
    ),
)

polarity = d.card(
    "11117",
    d.ambush,
    d.play(
        d.if_(d.spot(d.such(d.a_character, d.hero)), d.give_shields(1, to=d.a_character)),
        d.if_(d.spot(d.such(d.a_character, d.villain)), d.deal(1, to=d.a_character)),
    ),
)

temporary_truce = d.card(
    "11119",
    d.include_only_if(d.each_on_team(d.titled("Kylo Ren"), d.titled("Rey"))),
    d.hero_and_villain_mix,
    d.cannot_include(d.gray),
)

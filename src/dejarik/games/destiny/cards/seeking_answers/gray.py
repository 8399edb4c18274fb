"""Seeking Answers, gray cards, in collector order."""

from dejarik.games.destiny import language as d

insurgent_group = d.card(
    "21082",
    d.include_only_if(d.each_on_team((d.subtype("partisan"),))),
    d.ongoing(d.health(1, of=d.each(d.your(d.a_character, d.subtype("partisan"))))),
    d.may_include(most=4),
)

monastery = d.card(
    "21088",
    d.power_action(
        d.then(
            d.reveal(d.top_cards(1), name="shown"),
            d.may(
                d.play_card(d.named("shown")),
                otherwise=d.pay(
                    d.discard_picked(d.named("shown")), d.give_shields(1, to=d.a_character)
                ),
            ),
        ),
    ),
)

death_star_ii_wreckage = d.card(
    "21094",
    d.claim(d.pay(d.set_aside(d.such(d.a_card_in_any_discard_pile, d.support)), d.gain(1))),
)

the_dune_sea = d.card(
    "21101",
    d.after(
        d.first_each_round(d.opponent_takes_the_reroll_action),
        d.may(d.as_(d.the_opponent, d.discard_from_hand(d.an_opponents(d.a_card_in_hand)))),
    ),
)

figrin_dan = d.card(
    "21102",
    d.power_action(
        d.pay(
            d.remove_charms(2, from_=d.such(d.a_character, d.with_charm_tokens(2))),
            d.resolve(d.such(d.a_die, d.die_of(d.it)), stays=True),
        ),
    ),
    d.charm,
)

anticipation = d.card(
    "21103",
    d.play(d.roll_in(d.a_die_of(d.spotted(d.a_character, d.worth_points(18))))),
    d.from_hand(
        d.before(
            d.this_would_be_seen_or_discarded,
            d.may(d.play_for_free(d.playable_now(d.this_in_hand))),
        )
    ),
)

charm_offensive = d.card(
    "21104",
    d.play(
        d.pay(
            d.remove_charms(1, from_=d.such(d.a_character, d.with_a_charm_token)),
            d.remove(d.such(d.a_die, d.character)),
        ),
    ),
)

dank_farrik = d.card(
    "21105",
    d.only_if(d.on_opponents_last_turn_this_round(d.opponent_removes(d.yours))),
    d.renew(0),
    d.play(d.reroll(d.each(d.a_die))),
)

harvest = d.card(
    "21106",
    d.play(
        d.then(
            d.spot_to(d.such(d.a_card_in_play, d.subtype("location")), d.claim_the_battlefield),
            d.gain(2),
        ),
    ),
)

mad_about_me = d.card(
    "21107",
    d.ambush,
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("musician")), d.place_charms(1, on=d.a_character)
        ),
    ),
)

solitary = d.card(
    "21108",
    d.only_if(d.not_(d.at_least(d.count_of(d.your(d.a_character)), 2))),
    d.play(
        d.then(
            d.remove(d.an_opponents(d.a_die)),
            d.if_(
                d.there_is(d.your(d.a_character, d.with_the_least_health_left)),
                d.may(d.remove(d.such(d.a_die, d.non(d.showing_damage)))),
            ),
        ),
    ),
)

krayt_dragon_bones = d.card(
    "21109",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.choose(d.a_random_card_in_opponents_hand, "shown"),
            d.reveal(d.named("shown")),
            d.if_(d.is_(d.named("shown"), d.costing(0)), d.turn(d.a_die)),
            d.if_(
                d.is_(d.named("shown"), d.costing(1)),
                d.choose_a_player,
                d.discard_from_deck(1, d.that_player),
            ),
            d.if_(d.is_(d.named("shown"), d.costing(2)), d.gain(1)),
            d.if_(d.is_(d.named("shown"), d.costing(3)), d.remove(d.a_die)),
        ),
    ),
)

moisture_farm = d.card(
    "21110",
    d.action(
        d.pay(
            d.in_order(d.exhaust(d.this), d.resolve(d.your(d.a_die, d.showing_resource))),
            d.draw(1),
        ),
    ),
)

the_modal_nodes = d.card(
    "21111",
    d.power_action(
        d.spot_to(
            d.such(d.a_card_in_play, d.titled("Figrin D'an")),
            d.turn(d.your(d.a_die), to=d.showing_resource),
        ),
    ),
    d.charm,
)

ib_94_blaster_pistol = d.card(
    "21112",
    d.ambush,
    d.action(d.pay(d.exhaust(d.this), d.give_shields(1, to=d.attached_character))),
)

substrata = d.card(
    "21113",
    d.power_action(
        d.then(
            d.in_order(
                d.reroll(d.an_opponents(d.a_die, d.character), "theirs"),
                d.reroll(d.your(d.a_die, d.character), "yours"),
            ),
            d.deal(
                1,
                to=d.card_of(d.least_worth(d.together(d.named("theirs"), d.named("yours")))),
            ),
        ),
    ),
)

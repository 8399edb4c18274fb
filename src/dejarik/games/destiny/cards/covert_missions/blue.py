"""Covert Missions, blue cards, in collector order."""

from dejarik.games.destiny import language as d

blue_abilities_on_target = d.such(
    d.a_card_in_play, d.blue, d.subtype("ability"), d.attached_to(d.named("target"))
)
dice_of_target = d.such(d.a_die, d.character, d.die_of(d.named("target")))
that_has_learned_enough = d.for_which(
    d.both(
        d.at_least(d.count_of(blue_abilities_on_target), 3),
        d.at_least(d.shields_on(d.named("target")), 3),
        d.at_least(d.value_of(d.each(dice_of_target)), 3),
    ),
)

rule_of_two = d.card(
    "12012",
    d.set_aside_unless(
        d.both(
            d.there_is(d.your(d.a_character, d.subtype("sith"))),
            d.there_is(d.your(d.a_character, d.subtype("apprentice"))),
            d.at_least(d.count_of(d.your(d.a_character, d.subtype("sith", "apprentice"))), 2),
            d.not_(d.at_least(d.count_of(d.your(d.a_character)), 3)),
        ),
        d.deal_indirect(1, d.you),
    ),
    d.action(
        d.if_(
            d.both(
                d.there_is(d.your(d.a_die, d.character)),
                d.not_(d.at_least(d.count_of(d.your(d.a_die, d.character)), 2)),
            ),
            d.pay(d.exhaust(d.this), d.resolve(d.your(d.a_die, d.character), plus=1)),
        ),
    ),
)

jedi_trials = d.card(
    "12065",
    d.action(
        d.pay(
            d.choose(
                d.spotted(d.a_character, d.subtype("apprentice"), that_has_learned_enough),
                "trained",
            ),
            d.heal(3, from_=d.named("trained")),
            d.ready(d.named("trained")),
            d.for_the_rest_of_the_game(d.gives_subtype("jedi", to=d.named("trained"))),
            d.gain_a_die_of_its_own(d.named("trained")),
            d.set_aside(d.this),
        ),
    ),
)

darth_bane = d.card(
    "12001",
    d.before(
        d.before_paying_for(d.subtype("ability")),
        d.first_time_each_game(d.lower_its_cost(2)),
        if_=d.paid_for_on_this(),
    ),
    d.special(
        d.choose(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this_character)), "chosen"),
        d.deal_indirect(d.cost_of(d.named("chosen"))),
    ),
)

recurring_nightmare = d.card(
    "12005",
    d.ongoing(d.can_only_be_resolved_against(d.attached_character, d.die_of(d.this))),
)

fluid_riposte = d.card(
    "12109",
    d.play(
        d.then(
            d.pay(
                d.choose(d.spotted(d.a_character, d.blue), "spotted"),
                d.remove(d.such(d.a_die, d.showing_damage)),
            ),
            d.if_(
                d.is_(d.named("spotted"), d.carrying(d.titled("Shien Mastery"))),
                d.deal(1, to=d.a_character),
            ),
        )
    ),
)

on_guard = d.card(
    "12111",
    d.ambush,
    d.play(
        d.either(
            d.give_shields(1, to=d.a_character),
            d.pay(d.spend(1), d.ready(d.such(d.a_card_in_play, d.upgrade))),
        )
    ),
)

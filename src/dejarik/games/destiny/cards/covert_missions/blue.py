"""Covert Missions, blue cards, in collector order."""

from dejarik.games.destiny import language as d

darth_bane = d.card(
    "12001",
    d.before(
        d.before_paying_for(d.subtype("ability")),
        d.first_time_each_game(d.lower_its_cost(2)),
        if_=d.paid_for_on_this(),
    ),
    d.special(
        d.choose(d.such(d.a_card_in_play, d.upgrade, d.attached_to(d.this)), "chosen"),
        d.deal_indirect(d.cost_of(d.named("chosen"))),
    ),
)

fluid_riposte = d.card(
    "12109",
    d.play(
        d.then(
            d.pay(
                d.choose(d.your(d.a_character, d.blue), "spotted"),
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

"""Legacies, red cards, in collector order."""

from dejarik.games.destiny import language as d

veteran_stormtrooper = d.card("05013")

grand_moff = d.card(
    "05016",
    d.only_on(d.unique, d.red),
    d.power_action(d.either(d.use_claim_ability, d.exchange_battlefield(d.set_aside_battlefield))),
)

clone_trooper = d.card(
    "05038",
    d.after(
        d.you_activate_this,
        d.if_(
            d.not_(d.you_control_the_battlefield),
            d.may(d.reroll(d.such(d.a_die, d.die_of(d.this)))),
            otherwise=d.may(d.reroll(d.your(d.a_die, d.character))),
        ),
    ),
)

rose = d.card(
    "05040",
    d.special(
        d.gain(1),
        d.may(d.remove_damage(1, from_=d.such(d.a_card_in_play, d.support))),
    ),
)

rebellion_leader = d.card(
    "05045",
    d.only_on(d.unique, d.red),
    d.power_action(
        d.remove(d.an_opponents(d.a_die, d.showing_the_symbol_of(d.your(d.a_die)))),
    ),
)

scorched_earth = d.card(
    "05087",
    d.only_if(d.you_control_the_battlefield),
    d.play(d.deal_indirect(d.count_of(d.an_opponents(d.a_die)))),
)

mend = d.card(
    "05112",
    d.play(
        d.either(
            d.heal(3, from_=d.a_character),
            d.remove_damage(3, from_=d.such(d.a_card_in_play, d.support)),
        ),
    ),
)

refit = d.card(
    "05113",
    d.play(
        d.then(
            d.play_for_less(d.such(d.a_card_in_hand, d.subtype("vehicle")), 1),
            d.place_damage_on_played(1, d.it),
        ),
    ),
)

crash_landing = d.card(
    "05137",
    d.play(
        d.then(
            d.remove(d.such(d.a_die, d.showing_damage)),
            d.deal_indirect(d.value_of(d.it), d.you),
        ),
    ),
)

bubble_shield = d.card(
    "05145",
    d.ongoing(d.takes_indirect_damage(3)),
    d.discard_this_if(d.is_(d.this, d.with_damage(3))),
)

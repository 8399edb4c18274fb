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

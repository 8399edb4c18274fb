"""Two-Player Game, red cards, in collector order."""

from dejarik.games.destiny import language as d

captain_phasma = d.card(
    "04002",
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.is_(d.named("target"), d.with_damage(6))),
            to=d.a_character,
        ),
    ),
)

droid_commandos = d.card("04003", d.special(d.deal(1, to=d.any_number_of(d.a_character))))

captain_phasmas_blaster = d.card(
    "04004",
    d.ongoing(
        d.gives_keyword(
            d.redeploy,
            to=d.this,
            while_=d.is_(d.attached_character, d.titled("Captain Phasma")),
        ),
    ),
)

praetorian_guard = d.card("04005", d.ongoing(d.gives_keyword(d.guardian, to=d.attached_character)))


armored_support = d.card(
    "04010",
    d.action(
        d.pay(
            d.exhaust(d.this),
            d.reroll(d.your(d.a_die, d.red)),
            d.if_(d.is_(d.it, d.showing_damage), d.deal(1, to=d.a_character)),
        ),
    ),
)

first_strike = d.card(
    "04011",
    d.play(
        d.then(
            d.choose(d.an_opponents(d.a_die, d.showing_damage), "die"),
            d.deal(d.value_of(d.named("die")), to=d.a_character),
        ),
    ),
)

i_have_you_now = d.card("04012", d.play(d.turn(d.a_die, to=d.showing_damage)))


imperial_envoy = d.card(
    "04013",
    d.play(
        d.then(
            d.reveal(d.random_cards_in_opponents_hand(2)),
            d.deal(d.count_of(d.those_of(d.it, d.event_or_support)), to=d.a_character),
        ),
    ),
)


mobilize = d.card("04014", d.play(d.gain(4)))


poe_dameron = d.card(
    "04025",
    d.special(
        d.give_shields(1, to=d.a_character),
        d.may(d.turn(d.such(d.a_die, d.other))),
    ),
)

medical_droid = d.card("04026", d.special(d.heal(1, from_=d.a_character)))

strike_team = d.card(
    "04027",
    d.ambush,
    d.costs_less(1, if_=d.at_least(d.resources_of(d.the_opponent), 3)),
)


teamwork = d.card(
    "04028",
    d.special(
        d.give_shields(1, to=d.attached_character),
        d.may(d.give_shields(1, to=d.such(d.a_character, d.not_the_attached_character))),
    ),
)

poe_damerons_blaster = d.card(
    "04029",
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.is_(d.attached_character, d.titled("Poe Dameron"))),
            to=d.a_character,
        ),
    ),
)


honor_guard = d.card(
    "04033",
    d.action(d.pay(d.discard(d.this), d.remove(d.such(d.a_die, d.showing_damage)))),
)

direct_hit = d.card("04034", d.play(d.resolve(d.your(d.a_die, d.showing_damage), plus=2)))

recon = d.card(
    "04036",
    d.play(
        d.then(
            d.choose_symbol(d.a_die, "symbol"),
            d.turn_to_symbol("symbol", d.such(d.a_die, d.other_than("symbol"))),
        ),
    ),
)

"""Galactic Struggle, blue cards, in collector order."""

from dejarik.games.destiny import language as d

palpatine = d.card(
    "19001",
    d.special(
        d.either(
            d.deal(d.count_of(d.your(d.a_die, d.support)), to=d.a_character),
            d.play_for_less(d.such(d.a_card_in_hand, d.support), 2),
        )
    ),
)

devious = d.card(
    "19007", d.special(d.then(d.deal(1, to=d.a_character), d.turn(d.such(d.a_die, d.die_of(d.it)))))
)

i_have_been_expecting_you = d.card(
    "19012",
    d.play(
        d.then(
            d.reroll(d.exactly(2, d.an_opponents(d.a_die)), "two"),
            d.as_(d.the_opponent, d.resolve(d.one_of(d.named("two")))),
        ),
        d.remove(d.those_of(d.named("two"), d.non(d.already_resolved))),
    ),
)

i_have_foreseen_it = d.card(
    "19013",
    d.play(
        d.choose_number("number"),
        d.reroll(d.an_opponents(d.a_die), "die"),
        d.if_(
            d.is_(d.named("die"), d.worth(d.number_named("number"))),
            d.remove(d.named("die")),
            d.deal(1, to=d.a_character),
        ),
    ),
)

i_am_unarmed = d.card(
    "19014",
    d.only_if(d.not_(d.there_is(d.your(d.a_die, d.showing_damage)))),
    d.play(d.resolve_several(d.up_to(3, d.your(d.a_die)))),
)

strike_me_down = d.card(
    "19015",
    d.play(
        d.then(
            d.as_(
                d.the_opponent,
                d.choose(d.an_opponents(d.a_die, d.character, d.showing_damage), "die"),
                d.resolve(d.named("die")),
            ),
            d.turn(
                d.each(
                    d.such(
                        d.a_die,
                        d.any_of(
                            d.die_of(d.card_of(d.named("die"))),
                            d.upgrade_die_of(d.card_of(d.named("die"))),
                        ),
                    )
                ),
                to=d.showing_blank,
            ),
        )
    ),
)

lack_of_vision = d.card(
    "19016",
    d.play(d.repeatable(d.reroll(d.a_die, "die"), if_=d.is_(d.named("die"), d.showing_blank))),
)

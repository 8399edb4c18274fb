"""Two-Player Game, blue cards, in collector order."""

from dejarik.games.destiny import language as d

kylo_ren = d.card(
    "04001",
    d.after(
        d.you_activate_this,
        d.then(
            d.may(d.choose_colour("guess")),
            d.reveal(d.a_random_card_in_opponents_hand),
            d.if_(d.is_(d.it, d.of_colour_named("guess")), d.deal(2, to=d.a_character)),
        ),
    ),
)

dark_counsel = d.card("04006", d.special(d.draw(1), d.reroll_this_die_instead))


crossguard_lightsaber = d.card(
    "04007",
    d.after(
        d.you_play_this,
        d.deal(1, to=d.a_character),
        if_=d.is_(d.attached_character, d.titled("Kylo Ren")),
    ),
    d.special(
        d.deal(
            d.or_instead(2, 3, if_=d.is_(d.named("target"), d.with_shields)),
            to=d.a_character,
        ),
    ),
)

force_stasis = d.card(
    "04008",
    d.only_on(d.blue),
    d.special(
        d.then(d.remove(d.such(d.a_die, d.showing_ranged)), d.deal(1, to=d.a_character)),
    ),
)

jedi_rival = d.card(
    "04009",
    d.after(
        d.you_activate_attached_character,
        d.may(d.remove_shields(1, from_=d.a_character)),
    ),
)

as_i_have_foreseen = d.card("04016", d.ambush, d.play(d.look_at_opponents_hand()))


clash = d.card(
    "04017",
    d.play(
        d.turn(d.your(d.a_die), to=d.showing_melee),
        d.turn(d.an_opponents(d.a_die, d.showing_melee), to=d.showing_blank),
    ),
)


your_skills_are_complete = d.card(
    "04019", d.play(d.turn(d.such(d.a_die, d.upgrade), to=d.showing_blank))
)


rey = d.card(
    "04024",
    d.after(
        d.you_activate_this,
        d.may(d.deal(1, to=d.a_character)),
        if_=d.is_(d.this, d.with_shields),
    ),
)

reys_lightsaber = d.card(
    "04030",
    d.redeploy,
    d.after(
        d.you_play_this,
        d.give_shields(
            d.or_instead(1, 2, if_=d.is_(d.attached_character, d.titled("Rey"))),
            to=d.attached_character,
        ),
    ),
)

inner_strength = d.card(
    "04031",
    d.special(
        d.move_damage(
            1,
            from_=d.attached_character,
            to=d.an_opponents(d.a_character, d.non(d.with_shields)),
        ),
    ),
)

lukes_protection = d.card(
    "04032",
    d.action(
        d.pay(
            d.put_on_top_of_deck(d.this),
            d.give_shields(1, to=d.such(d.a_character, d.blue)),
        ),
    ),
)

concentrate = d.card(
    "04038",
    d.play(
        d.turn(d.your(d.a_die), name="first"),
        d.may(d.pay(d.spend(1), d.turn(d.your(d.a_die, d.other_than("first"))))),
    ),
)


distraction = d.card(
    "04040",
    d.play(
        d.then(
            d.choose(d.exactly(2, d.a_die), "two"),
            d.as_(d.the_opponent, d.remove(d.one_of(d.named("two")))),
        ),
    ),
)

do_or_do_not = d.card(
    "04041",
    d.play(
        d.then(
            d.reroll(d.your(d.a_die)),
            d.may(d.resolve(d.it, plus=1), otherwise=d.remove(d.it)),
        ),
    ),
)

fierce_resolve = d.card(
    "04042",
    d.play(
        d.then(d.reroll(d.your(d.a_die)), d.deal(d.value_of(d.it), to=d.a_character)),
    ),
)

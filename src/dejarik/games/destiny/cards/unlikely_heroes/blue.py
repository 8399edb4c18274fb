"""Unlikely Heroes, blue cards, in collector order."""

from dejarik.games.destiny import language as d

dark_rage = d.card(
    "18012",
    d.only_on(d.blue),
    d.ongoing(
        d.increase_value(
            d.or_instead(1, 2, if_=d.is_(d.attached_character, d.with_damage(9))),
            d.die_of(d.this),
            if_=d.is_(d.attached_character, d.with_damage(6)),
        ),
    ),
)

echo_three_to_echo_seven = d.card(
    "18052",
    d.play(
        d.choose(d.such(d.a_die, d.character), "die"),
        d.then(
            d.turn(
                d.such(d.a_die, d.character, d.other_than("die")),
                to=(
                    d.showing_the_symbol_of(d.named("die")),
                    d.worth(d.value_of(d.named("die"))),
                ),
            ),
            d.if_(d.spot(d.such(d.a_character, d.yellow)), d.give_shields(1, to=d.a_character)),
        ),
    ),
)

i_have_you = d.card(
    "18055",
    d.play(
        d.then(
            d.activate(
                d.that_go_together(d.exactly(2, d.your(d.a_character)), d.of_different_colours),
            ),
            d.give_shields(2, to=d.one_of(d.it)),
        ),
    ),
)

restore = d.card(
    "18056",
    d.renew(1),
    d.play(
        d.pay(d.remove(d.your(d.a_die, d.blue, d.character)), d.heal(2, from_=d.card_of(d.it))),
    ),
)

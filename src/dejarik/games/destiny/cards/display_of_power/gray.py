"""Display of Power, gray cards, in collector order."""

from dejarik.games.destiny import language as d

ned_b = d.card(
    "22083",
    d.action(d.pay(d.set_aside(d.this), d.give_shields(2, to=d.a_character))),
)

guarded = d.card(
    "22109",
    d.play(
        d.then(
            d.pay(
                d.activate(d.your(d.a_card_in_play, d.subtype("guard"))),
                d.reroll(d.an_opponents(d.a_die)),
            ),
            d.remove(d.an_opponents(d.a_die, d.showing_damage)),
        ),
    ),
)

outwit = d.card(
    "22111",
    d.play(
        d.then(
            d.activate(d.your(d.a_character)),
            d.pay(
                d.discard(d.such(d.a_card_in_play, d.downgrade, d.attached_to(d.it))),
                d.take_actions(1),
            ),
        ),
    ),
)

wuher = d.card(
    "22114",
    d.charm,
    d.special(
        d.choose_and_do(
            2,
            d.heal(1, from_=d.a_character),
            d.remove(d.such(d.a_die, d.subtype("droid"))),
            d.gain(1),
        ),
    ),
)

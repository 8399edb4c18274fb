"""Faltering Allegiances, blue cards, in collector order."""

from dejarik.games.destiny import language as d

the_inquisitorius = d.card(
    "14009",
    d.include_only_if(d.each_on_team(d.subtype("inquisitor"))),
    d.action(
        d.pay(d.exhaust(d.this), d.turn(d.an_opponents(d.a_die, d.character), to=d.showing_blank))
    ),
)

apt_lesson = d.card(
    "14033",
    d.play(
        d.then(
            d.turn(d.your(d.a_die, d.blue, d.character)),
            d.may(
                d.play_card(d.such(d.a_card_in_hand_or_discard_pile, d.event, d.subtype("move"))),
            ),
        ),
    ),
)

bd_1 = d.card(
    "14036",
    d.power_action(d.attach_this(to=d.your(d.a_character, d.subtype("jedi")))),
    d.special(d.heal(2, from_=d.attached_character)),
)

"""Faltering Allegiances, blue cards, in collector order."""

from dejarik.games.destiny import language as d

second_sister = d.card(
    "14003",
    d.after(
        d.you_activate_this,
        d.choose(d.an_opponents(d.a_die), "theirs"),
        d.choose_symbol(d.such(d.a_die, d.die_of(d.this)), "symbol"),
        d.turn_to_symbol("symbol", d.named("theirs")),
    ),
    d.special(
        d.turn(d.your(d.a_die, d.character, d.other), name="turned"),
        d.resolve(
            d.named("turned"),
            plus=d.or_instead(
                1,
                2,
                if_=d.there_is(d.an_opponents(d.a_die, d.showing_the_symbol_of(d.named("turned")))),
            ),
        ),
    ),
)

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
    d.power_action(d.attach_this(to=d.spotted(d.a_character, d.subtype("jedi")))),
    d.special(d.heal(2, from_=d.attached_character)),
)

cal_kestis_lightsaber = d.card(
    "14037",
    d.power_action(
        d.if_(
            d.is_(d.attached_character, d.titled("Cal Kestis")),
            d.turn(d.such(d.a_die, d.die_of(d.this))),
        ),
        d.if_(
            d.there_is(d.such(d.a_die, d.die_of(d.this), d.non(d.showing_damage))),
            d.may(d.roll_set_aside("14037", "Cal Kestis' Lightsaber")),
        ),
    ),
)

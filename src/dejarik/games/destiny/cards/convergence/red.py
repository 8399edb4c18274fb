"""Convergence, red cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.cards.awakenings import red

probe = d.reprint("09025", of=red.probe)

stap_droid = d.card(
    "09032",
    d.ambush,
)

field_medic = d.reprint("09078", of=red.field_medic)

hampered = d.card(
    "09121",
    d.ongoing(d.one_resolved_each_turn(d.die_of(d.attached_character))),
    d.ongoing(d.cannot_be_modified(d.die_of(d.attached_character))),
)

automated_defense = d.card(
    "09122",
    d.play(d.if_(d.spot(d.such(d.a_card_in_play, d.subtype("droid"))), d.remove(d.a_die))),
)

fresh_supplies = d.card(
    "09126",
    d.only_if(d.you_control_the_battlefield),
    d.play(d.gain(1)),
)

measure_for_measure = d.card(
    "09127",
    d.play(d.pay(d.remove(d.your(d.a_die, d.subtype("trooper"))), d.remove(d.a_die))),
)

riot_shield = d.card(
    "09140",
    d.before(
        d.attached_character_blocks_damage,
        d.may(
            d.pay(
                d.discard(d.this),
                d.block(d.or_instead(2, 3, if_=d.is_(d.attached_character, d.subtype("trooper")))),
            )
        ),
    ),
)

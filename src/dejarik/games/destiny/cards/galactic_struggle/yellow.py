"""Galactic Struggle, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

lando_calrissians_blaster = d.card(
    "19024",
    d.ambush,
    d.special(d.either(d.deal(2, to=d.a_character, unblockable=True), d.gain(1))),
)

lavish_cape = d.card(
    "19027",
    d.after(d.you_play_this, d.give_shields(1, to=d.attached_character), d.may(d.draw(1))),
)

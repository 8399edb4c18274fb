"""Awakenings, blue cards, in collector order."""

from dejarik.games.destiny import language as d

intimidate = d.card("01084", d.play(d.remove_all_shields(from_=d.a_character)))

defensive_stance = d.card("01115", d.play(d.give_shields(2, to=d.a_character)))

mind_trick = d.card(
    "01147",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.split_pool(d.the_opponent, "group"),
            d.remove(d.named("group")),
        ),
    ),
)

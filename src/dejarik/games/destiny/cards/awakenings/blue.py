"""Awakenings, blue cards, in collector order."""

from dejarik.games.destiny import facts
from dejarik.games.destiny import language as d

luke_skywalker = d.card("01035", d.after(d.you_activate_this, d.draw(1)))

luke_skywalkers_lightsaber = d.card(
    "01041",
    d.only_on(d.blue),
    d.special(
        d.either(
            d.give_shields(2, to=d.a_character),
            d.deal(2, to=d.a_character, unblockable=True),
        ),
    ),
)

intimidate = d.card("01084", d.play(d.remove_all_shields(from_=d.a_character)))

defensive_stance = d.card("01115", d.play(d.give_shields(2, to=d.a_character)))

heroism = d.card(
    "01117",
    d.play(
        d.then(
            d.choose(d.an_opponents(d.a_die, d.showing(facts.MELEE, facts.RANGED)), "die"),
            d.then(
                d.deal(d.value_of(d.named("die")), to=d.your(d.a_character, d.unique)),
                d.remove(d.named("die")),
            ),
        ),
    ),
)

noble_sacrifice = d.card(
    "01118",
    d.play(d.pay(d.defeat(d.your(d.a_character, d.blue)), d.exhaust(d.a_character))),
)

patience = d.card(
    "01119",
    d.play(
        d.then(
            d.remove(d.any_number_of(d.your(d.a_die)), "removed"),
            d.discard_from_deck(d.count_of(d.named("removed")), d.the_opponent),
        ),
    ),
)

return_of_the_jedi = d.card(
    "01120",
    d.play(d.add_to_hand(d.such(d.a_card_in_discard_pile, d.blue, d.event))),
)

willpower = d.card(
    "01122",
    d.play(
        d.move_damage(
            1,
            from_=d.your(d.a_character, d.non(d.that_is_ready)),
            to=d.an_opponents(d.a_character, d.non(d.that_is_ready)),
        ),
    ),
)

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

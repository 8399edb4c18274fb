"""Spirit of Rebellion, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

synchronicity = d.card(
    "02106",
    d.only_if(
        d.both(
            d.there_is(d.your(d.a_die, d.showing_melee)),
            d.there_is(d.your(d.a_die, d.showing(facts.SHIELD))),
        )
    ),
    d.play(d.deal(2, to=d.a_character, unblockable=True)),
)

high_ground = d.card(
    "02128",
    d.only_if(d.you_control_the_battlefield),
    d.play(
        d.then(
            d.remove(d.an_opponents(d.a_die, d.showing_damage)),
            d.if_(d.is_(d.it, d.character), d.deal(1, to=d.card_of(d.it))),
        ),
    ),
)

premonitions = d.card(
    "02131",
    d.play(
        d.either(
            d.in_order(d.set_aside(d.this), d.stack_under_this(d.a_card_in_hand)),
            d.play_card_stacked_under(
                d.such(d.a_set_aside_card, d.titled("Premonitions"), d.with_a_stacked_card)
            ),
        ),
    ),
)

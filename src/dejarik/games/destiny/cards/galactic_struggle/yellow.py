"""Galactic Struggle, yellow cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

lando_calrissian = d.card(
    "19019",
    d.before(
        d.starting_hands_are_drawn,
        d.may(
            d.search_your_deck(
                d.printing("19021", "Millennium Falcon"), d.playable_for_less(3), name="found"
            ),
            d.play_found("found", 3),
            d.shuffle_your_deck,
        ),
    ),
)

millennium_falcon = d.card(
    "19021",
    d.special(
        d.then(
            d.remove_shields(1, from_=d.such(d.a_card_in_play, d.with_shields)),
            d.resolve_another_side(),
        )
    ),
)

lando_calrissians_blaster = d.card(
    "19024",
    d.ambush,
    d.special(d.either(d.deal(2, to=d.a_character, unblockable=True), d.gain(1))),
)

lavish_cape = d.card(
    "19027",
    d.after(d.you_play_this, d.give_shields(1, to=d.attached_character), d.may(d.draw(1))),
)

point_blank = d.card(
    "19032",
    d.play(
        d.spot_to(
            d.such(d.a_card_in_play, d.subtype("scoundrel")),
            d.resolve(
                d.your(d.a_die, d.showing_ranged),
                plus=d.or_instead(
                    1, 2, if_=d.not_(d.there_is(d.your(d.a_die, d.other_than("target"))))
                ),
            ),
        )
    ),
)

smuggling_job = d.card(
    "19033",
    d.play(
        d.spot_to(
            d.such(d.a_character, d.yellow),
            d.resolve(d.your(d.a_die, d.support, d.subtype("vehicle")), as_symbol=facts.RESOURCE),
        )
    ),
)

fastest_hunk_o_junk = d.card(
    "19034",
    d.play(
        d.then(
            d.activate(d.your(d.a_card_in_play, d.support, d.subtype("vehicle"))),
            d.if_(
                d.there_is(d.such(d.a_die, d.die_of(d.it), d.non(d.showing_damage))),
                d.may(d.remove(d.a_die)),
            ),
        )
    ),
)

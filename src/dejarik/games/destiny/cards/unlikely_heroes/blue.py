"""Unlikely Heroes, blue cards, in collector order."""

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts

expunge_weakness = d.card(
    "18006",
    d.play(
        d.then(
            d.spot_to(d.such(d.a_character, d.blue), d.remove(d.your(d.a_die, d.showing_blank))),
            d.remove(d.an_opponents(d.a_die)),
        ),
    ),
)

through_power_gain_strength = d.card(
    "18007",
    d.play(
        d.then(d.remove(d.a_die), d.may(d.resolve(d.your(d.a_die, d.showing_damage), plus=2))),
    ),
)

vile_machinations = d.card(
    "18008",
    d.play(
        d.if_(
            d.spot(d.such(d.a_character, d.yellow)),
            d.may(d.remove(d.such(d.a_die, d.non(d.showing_damage)))),
        ),
        d.if_(
            d.spot(d.such(d.a_character, d.blue)),
            d.may(d.turn(d.such(d.a_die, d.showing_damage), to=d.showing_blank)),
        ),
    ),
)

asajjs_ginivex_class_starfighter = d.card(
    "18009",
    d.power_action(
        d.roll_in(d.a_die_on(d.your(d.a_character, d.titled("Asajj Ventress")))),
    ),
)

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

water_of_life = d.card(
    "18015",
    d.special(
        d.heal(1, from_=d.a_character),
        d.if_(d.spot(d.such(d.a_card_in_play, d.subtype("witch"))), d.reroll_this_die_instead),
    ),
)

patient_padawan = d.card(
    "18048",
    d.after(
        d.you_resolve(d.die_of(d.this), d.showing(facts.SHIELD)),
        d.may(d.choose_a_player, d.discard_from_deck(1, d.that_player)),
    ),
)

plo_koon = d.card(
    "18049",
    d.piloting,
    d.power_action(
        d.pay(
            d.remove_shields(1, from_=d.your(d.a_card_in_play, d.subtype("pilot"), d.with_shields)),
            d.play_for_less(d.such(d.a_card_in_hand, d.subtype("vehicle")), 1),
        ),
    ),
)

deep_meditation = d.card(
    "18051",
    d.play(
        d.then(
            d.turn(d.an_opponents(d.a_die), name="die"),
            d.choose_a_player,
            d.discard_from_deck(d.value_of(d.named("die")), d.that_player),
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

i_dont_need_luck = d.card(
    "18054",
    d.play(d.pay(d.choose(d.exactly(2, d.your(d.a_die, d.showing_blank))), d.turn(d.it))),
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

sentinel_lightsaber = d.card(
    "18058",
    d.after(d.you_play_this, d.may(d.give_shields(1, to=d.a_character))),
    d.special(
        d.pay(
            d.exhaust(d.this),
            d.resolve(d.your(d.a_die, d.showing(facts.SHIELD)), stays=True),
        ),
        d.reroll_this_die_instead,
    ),
)

"""Covert Missions, gray cards, in collector order."""

from dejarik.games.destiny import language as d

spectre_cell = d.card(
    "12104",
    d.include_only_if(d.each_on_team(d.subtype("spectre"))),
)

valorous_tribe = d.card(
    "12105",
    d.action(
        d.then(
            d.pay(
                d.exhaust(d.this),
                d.move_damage(2, from_=d.a_character, to=d.your(d.a_character), up_to=True),
            ),
            d.may(
                d.spot_to(
                    d.such(d.a_card_in_play, d.subtype("wookiee")), d.heal(1, from_=d.a_character)
                )
            ),
        ),
    ),
)

jawa_junk_dealer = d.card(
    "12147",
    d.after(
        d.you_activate_this,
        d.may(d.play_for_less(d.such(d.a_card_in_hand, d.gray, d.neutral), 1)),
    ),
)

eject = d.card(
    "12149",
    d.ambush,
    d.play(
        d.choose(d.your(d.a_card_in_play, d.subtype("vehicle"), d.non(d.diceless)), "ship"),
        d.choose(d.such(d.a_character, d.pilot_of(d.named("ship"))), "pilot"),
        d.pay(
            d.discard(d.named("ship")),
            d.heal(2, from_=d.named("pilot")),
            d.give_shields(2, to=d.named("pilot")),
        ),
    ),
)

salvaged_parts = d.card(
    "12151",
    d.play(
        d.choose_a_player,
        d.then(
            d.set_aside(d.exactly(2, d.that_players(d.a_card_in_discard_pile, d.non(d.event)))),
            d.if_(d.spot(d.such(d.a_card_in_play, d.subtype("scavenger"))), d.gain(1)),
        ),
    ),
)

wretched_hive = d.card(
    "12156",
    d.action(
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.subtype("scavenger"))),
            d.pay(
                d.exhaust(d.this),
                d.as_(
                    d.the_opponent,
                    d.may(
                        d.give_resources(1, to=d.you, from_=d.the_opponent),
                        otherwise=d.discard_from_hand(d.their_own(d.a_card_in_hand)),
                    ),
                ),
            ),
        ),
    ),
)

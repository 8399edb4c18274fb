"""Spark of Hope, red cards, in collector order."""

from dejarik.games.destiny import language as d

counterintelligence = d.card(
    "11025",
    d.play(
        d.if_(
            d.spot(d.such(d.a_card_in_play, d.subtype("leader"))),
            d.look_at_opponents_hand(),
            d.put_on_top(d.such(d.a_card_in_opponents_hand, d.event)),
        )
    ),
)

cultural_records = d.card(
    "11031",
    d.after(
        d.is_played(d.with_title_named("taken")), d.may(d.either(d.gain(1), d.remove(d.a_die)))
    ),
    d.special(
        d.look_at_opponents_hand(),
        d.set_aside(d.a_card_in_opponents_hand),
        d.note_titles_of(d.it, "taken"),
        d.for_the_rest_of_the_game(d.keep("taken")),
        d.take_actions(1),
    ),
)

separatist_embargo = d.card(
    "11033",
    d.after(d.you_play_this, d.choose_title("named"), d.for_the_rest_of_the_game(d.keep("named"))),
    d.ongoing(d.cannot_be_played(d.with_title_named("named"))),
)

mastermind = d.card(
    "11036",
    d.special(
        d.then(
            d.choose_title("named"),
            d.reveal(d.each(d.a_card_in_opponents_hand)),
            d.set_aside(d.each(d.such(d.a_card_in_opponents_hand, d.with_title_named("named")))),
        ),
    ),
)

bail_organa = d.card(
    "11076",
    d.ongoing(
        d.your_cards_cost_less(
            1, d.subtype("title"), if_=d.not_(d.this_round(d.you_play(d.subtype("title"))))
        )
    ),
    d.special(
        d.choose_any_subtype("subtype"),
        d.choose(d.any_number_of(d.such(d.a_die, d.of_subtype_named("subtype"))), "dice"),
        d.reroll(d.named("dice")),
        d.may(d.choose(d.one_of(d.named("dice")), "one"), d.turn(d.named("one"))),
    ),
)

resistance_trench_fighters = d.card(
    "11089",
    d.action(
        d.pay(
            d.remove(d.such(d.a_die, d.die_of(d.this)), "spent"),
            d.remove(d.such(d.a_die, d.worth(d.value_of(d.named("spent"))))),
        ),
    ),
)

salvaged_arm = d.card(
    "11091",
    d.modify(d.subtype("droid"), d.any_of(d.character, d.support)),
    d.before(
        d.you_resolve(
            d.any_of(d.die_of(d.attached_character), d.upgrade_die_of(d.attached_character))
        ),
        d.may(d.pay(d.exhaust(d.this), d.increase_its_value(1))),
    ),
)

seizing_territory = d.card(
    "11129",
    d.ambush,
    d.play(d.spot_to(d.such(d.a_card_in_play, d.subtype("trooper")), d.take_the_battlefield)),
)

at_rt = d.card(
    "11134",
    d.bare_sides_modify(d.yours, d.subtype("trooper")),
)

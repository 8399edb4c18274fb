"""Empire at War, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

hounds_tooth = d.card(
    "03020",
    d.after(
        d.you_activate_this,
        d.may(d.pay(d.remove(d.your(d.a_die, d.yellow, d.character)), d.gain(1))),
    ),
)

deadly = d.card(
    "03086",
    d.action(
        d.pay(
            d.in_order(
                d.exhaust(d.this),
                d.remove(
                    d.such(
                        d.a_die,
                        d.any_of(
                            d.die_of(d.attached_character), d.upgrade_die_of(d.attached_character)
                        ),
                    )
                ),
            ),
            d.deal(2, to=d.a_character, unblockable=True),
        )
    ),
)

against_the_odds = d.card(
    "03107",
    d.play(
        d.then(
            d.reroll_noting_symbols(d.your(d.a_die)),
            d.if_(d.shown_again, d.may(d.resolve(d.it, plus=2))),
        ),
    ),
)

running_interference = d.card(
    "03115",
    d.after(
        d.you_take_an_action,
        d.may(
            d.pay(
                d.set_aside(d.this),
                d.on_opponents_next_turn(d.cannot_take_the_same_action(d.the_opponent)),
            ),
        ),
    ),
)

disable = d.card(
    "03137",
    d.play(d.exhaust(d.such(d.a_card_in_play, d.support))),
)

truce = d.card(
    "03142",
    d.ambush,
    d.play(d.each_player(d.gain(1, d.that_player))),
)

hidden_agenda = d.card(
    "03144",
    d.action(d.play_for_less(d.such(d.a_card_in_hand, d.event), 2), d.discard(d.this)),
)

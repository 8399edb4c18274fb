"""Empire at War, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

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

hidden_agenda = d.card(
    "03144",
    d.action(d.play_for_less(d.such(d.a_card_in_hand, d.event), 2), d.discard(d.this)),
)

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

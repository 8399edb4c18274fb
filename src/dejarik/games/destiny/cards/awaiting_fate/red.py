"""Awaiting Fate, red cards, in collector order."""

from dejarik.games.destiny import language as d

thrawn = d.card(
    "24019",
    d.after(
        d.you_activate_this,
        d.then(
            d.may(d.look_at_opponents_hand(), d.put_on_top(d.a_card_in_opponents_hand)),
            d.as_(d.the_opponent, d.may(d.pay(d.deal_indirect(2), d.draw(1, d.the_opponent)))),
        ),
    ),
)

collateral_damage = d.card(
    "24091",
    d.play(d.pay(d.deal_indirect(1, d.you), d.resolve(d.your(d.a_die, d.red), plus=1))),
)

"""Spirit of Rebellion, gray cards, in collector order."""

from dejarik.games.destiny import language as d

doubt = d.card(
    "02080",
    d.play(
        d.then(
            d.reroll(d.an_opponents(d.a_die), "die"),
            d.as_(d.the_opponent, d.either(d.resolve(d.named("die")), d.remove(d.named("die")))),
        ),
    ),
)

new_orders = d.card(
    "02137",
    d.play(d.exchange_battlefield(d.set_aside_battlefield), d.use_claim_ability),
)

"""Spirit of Rebellion, gray cards, in collector order."""

from dejarik.games.destiny import language as d

doubt = d.card(
    "02080",
    d.play(
        d.then(
            d.reroll(d.an_opponents(d.a_die)),
            d.as_(d.the_opponent, d.may(d.resolve(d.it), otherwise=d.remove(d.it))),
        ),
    ),
)

new_orders = d.card(
    "02137",
    d.play(d.exchange_battlefield(d.set_aside_battlefield), d.use_claim_ability),
)

carbon_freezing_chamber = d.card(
    "02151",
    d.claim(
        d.choose(d.one_of(d.dice_of(d.each(d.a_character))), "frozen"),
        d.in_the_next_round(d.cannot_be_rolled(d.one_of_the_dice(d.named("frozen")))),
    ),
)

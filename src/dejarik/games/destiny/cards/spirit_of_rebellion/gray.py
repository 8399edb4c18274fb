"""Spirit of Rebellion, gray cards, in collector order."""

from dejarik.games.destiny import language as d

new_orders = d.card(
    "02137",
    d.play(d.exchange_battlefield(d.set_aside_battlefield), d.use_claim_ability),
)

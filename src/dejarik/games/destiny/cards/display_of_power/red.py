"""Display of Power, red cards, in collector order."""

from dejarik.games.destiny import language as d

surprise_tactics = d.card(
    "22095",
    d.after(d.upkeep_begins, d.may(d.pay(d.set_aside(d.this), d.take_the_battlefield))),
)

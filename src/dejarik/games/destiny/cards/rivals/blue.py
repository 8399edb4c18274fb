"""Rivals, blue cards, in collector order."""

from dejarik.games.destiny import language as d

hidden_motive = d.card(
    "06005",
    d.play(
        d.then(
            d.choose_any_symbol("symbol"),
            d.reroll(d.an_opponents(d.a_die), "die"),
            d.if_(
                d.is_(d.named("die"), d.showing_symbol_named("symbol")), d.remove(d.named("die"))
            ),
        ),
    ),
)

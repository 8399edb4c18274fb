"""Across the Galaxy, yellow cards, in collector order."""

from dejarik.games.destiny import language as d

l3_37 = d.card(
    "08091",
    d.before(
        d.this_is_defeated,
        d.attach_this_as("mod", to=d.your(d.a_card_in_play, d.support, d.subtype("vehicle"))),
        d.if_(d.is_(d.it, d.titled("Millennium Falcon")), d.ready(d.it)),
    ),
    d.would(
        d.this_leaves_play,
        d.set_it_aside_instead,
        if_=d.is_(d.this, d.upgrade),
    ),
)

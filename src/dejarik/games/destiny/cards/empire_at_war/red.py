"""Empire at War, red cards, in collector order."""

from dejarik.games.destiny import language as d

general_rieekan = d.card(
    "03024",
    d.after(
        d.you_activate_this,
        d.may(
            d.discard_from_deck(
                d.count_of(d.your(d.a_character, d.other, d.with_shields)), d.the_opponent
            )
        ),
    ),
)

"""Awaiting Fate, gray cards, in collector order."""

from dejarik.games.destiny import language as d

dangerous_gambit = d.card(
    "24110",
    d.after(
        d.upkeep_begins,
        d.as_(d.the_opponent, d.deal(2, to=d.your(d.a_character), unblockable=True)),
        if_=d.at_least(d.count_of(d.your(d.a_character)), 2),
    ),
)

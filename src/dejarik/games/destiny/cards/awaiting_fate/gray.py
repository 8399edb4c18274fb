"""Awaiting Fate, gray cards, in collector order."""

from dejarik.games.destiny import language as d

astral_henge = d.card(
    "24089",
    d.power_action(
        d.then(
            d.turn(d.an_opponents(d.a_die, d.character), name="theirs"),
            d.turn(
                d.your(d.a_die, d.character),
                to=(
                    d.showing_the_symbol_of(d.named("theirs")),
                    d.worth(d.value_of(d.named("theirs"))),
                ),
            ),
        ),
    ),
)

dangerous_gambit = d.card(
    "24110",
    d.after(
        d.upkeep_begins,
        d.as_(d.the_opponent, d.deal(2, to=d.your(d.a_character), unblockable=True)),
        if_=d.at_least(d.count_of(d.your(d.a_character)), 2),
    ),
)

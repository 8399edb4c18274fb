"""
Synthetic cards for playing cards, costs, actions and hidden zones: codes T400 to T499.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.words import CardText
from dejarik.lab.synthetic.record import record

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T400", "event", "gray", cost=2),
    record("T401", "upgrade", "gray", cost=2),
    record("T402", "event", "gray", cost=0),
    record("T403", "event", "gray", cost=1),
)

MORE_READY_CHARACTERS: Final = d.more_than(
    d.count_of(d.your(d.a_character, d.that_is_ready)),
    d.count_of(d.an_opponents(d.a_character, d.that_is_ready)),
)

TEXTS: Final[tuple[CardText, ...]] = (
    d.card(
        "T400",
        d.costs_less(1, if_=d.at_least(d.resources_of(d.the_opponent), 3)),
        d.play(d.draw(1)),
    ),
    d.card("T401", d.costs_less(1, if_=d.played_on(d.blue))),
    d.card("T402", d.only_if(MORE_READY_CHARACTERS), d.play(d.draw(1))),
    d.card(
        "T403", d.costs_less(d.count_of(d.your(d.a_card_in_play, d.support))), d.play(d.draw(1))
    ),
)

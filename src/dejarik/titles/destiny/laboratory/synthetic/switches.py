"""Synthetic cards that tell one setting of an edition from another: codes T700 to T799."""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.titles.destiny.laboratory.synthetic.record import record

SELFISH_SIDES: Final = ["3MDi1", "Spi1", "1R", "1Sh", "-", "-"]

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T700", "event", "gray", cost=0),
    record("T701", "event", "gray", cost=0),
    record("T702", "event", "gray", cost=0),
    record("T703", "character", "gray", health=1, sides=SELFISH_SIDES),
    record("T704", "upgrade", "gray", sides=SELFISH_SIDES),
    record("T706A", "character", "gray", sides=SELFISH_SIDES, unique=True),
    record("T706B", "character", "gray", sides=SELFISH_SIDES, unique=True, title="Test Back"),
    record("T707A", "character", "gray", sides=SELFISH_SIDES, unique=True),
    record("T707B", "character", "gray", sides=SELFISH_SIDES, unique=True, title="Test Back"),
    record("T705", "character", "gray", points=[12, 15], unique=True),
    record("T708", "event", "gray", cost=0),
)

TEXTS: Final[tuple[CardText, ...]] = (
    d.card("T700", d.play(d.take_actions(1), d.end_the_action_phase)),
    d.card("T701", d.play(d.then(d.give_shields(3, to=d.a_character), d.gain(1)))),
    d.card(
        "T702",
        d.play(d.before_this_round_ends(d.defeat(d.each(d.an_opponents(d.a_character))))),
    ),
    d.card("T703", d.special(d.gain(3))),
    d.card("T704", d.special(d.gain(2)), d.special(d.draw(1))),
    d.card("T706A"),
    d.card("T706B"),
    d.card("T707A"),
    d.card("T707B"),
    d.card("T705", d.team_up(2, (d.unique,))),
    d.card("T708", d.play(d.then(d.distribute_shields(3), d.gain(1)))),
)

"""
Plain things of many kinds, to be told apart by subtype, side, colour and cost.

What belongs here: cards without any text, or with what lets them be played at all.
What does not: cards that try a word (`playing`, `in_play` and the others).
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.language.card_text import CardText
from dejarik.titles.destiny.laboratory.synthetic.record import record

SIDES: Final = ["1MD", "2RD", "1Sh", "1R", "+1MD", "-"]
LOW_SIDES: Final = ["1ID", "1Dc", "1Dr", "1F", "Sp", "-"]

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T900", "event", "blue", cost=1, subtypes=["move"]),
    record("T901", "event", "blue", cost=3, subtypes=["move"]),
    record("T902", "downgrade", "yellow", cost=1, subtypes=["bounty"]),
    record("T903", "downgrade", "blue", cost=1, subtypes=["curse"]),
    record("T904", "character", "blue", sides=SIDES, subtypes=["jedi"]),
    record("T905", "character", "red", sides=SIDES, subtypes=["trooper"]),
    record("T906", "character", "yellow", sides=SIDES, subtypes=["bounty-hunter"]),
    record("T907", "character", "red", sides=SIDES, subtypes=["leader"], affiliation="villain"),
    record("T908", "character", "gray", sides=SIDES, subtypes=["droid"], affiliation="hero"),
    record("T909", "support", "red", cost=3, sides=SIDES, subtypes=["vehicle"]),
    record("T910", "support", "gray", cost=1, sides=LOW_SIDES, subtypes=["droid"]),
    record("T911", "upgrade", "gray", cost=2, subtypes=["mod"]),
    record("T912", "upgrade", "blue", cost=2, subtypes=["ability"]),
    record("T913", "upgrade", "yellow", cost=1, subtypes=["equipment"]),
    record("T914", "character", "yellow", sides=LOW_SIDES, subtypes=["scavenger"]),
    record("T915", "character", "blue", sides=LOW_SIDES, subtypes=["witch"]),
    record("T916", "upgrade", "blue", cost=3, affiliation="hero"),
    record("T917", "event", "gray", cost=2, affiliation="villain"),
    record("T918", "event", "red", cost=4, affiliation="hero"),
    record("T919", "support", "gray", cost=2),
    record("T920", "character", "gray", health=13, points=[17, 20], sides=SIDES),
    record("T923", "upgrade", "blue", cost=1, title="Shien Mastery"),
    record("T924", "character", "yellow", sides=SIDES, title="Enfys Nest"),
    record("T925", "character", "blue", sides=SIDES, title="Yoda"),
    record("T926", "character", "blue", sides=SIDES, title="Obi-Wan Kenobi"),
    record("T927", "character", "yellow", sides=SIDES, title="Anakin Skywalker"),
    record("T928", "character", "yellow", sides=SIDES, subtypes=["pirate"]),
    record("T929", "character", "gray", sides=SIDES, subtypes=["wookiee"]),
    record("T930", "character", "blue", sides=SIDES, subtypes=["inquisitor"]),
    record("T931", "character", "red", sides=SIDES, subtypes=["spectre"]),
    record("T932", "support", "gray", cost=0, subtypes=["trap"]),
    record("T933", "plot", "gray", points=[17]),
    record("T934", "character", "red", sides=["5MD", "5ID", "1R", "1Sh", "1F", "-"]),
    record("T935", "character", "red", sides=SIDES),
    record("T936", "upgrade", "blue", cost=1, sides=SIDES, title="Lightsaber Lesson"),
    record(
        "T937",
        "upgrade",
        "blue",
        cost=1,
        sides=["2RD", "2ID", "1R", "1Sh", "+1MD", "-"],
        title="Test Lightsaber",
        subtypes=["weapon"],
    ),
    record("T922", "support", "blue", cost=1, subtypes=["move"]),
    record("T921", "character", "gray", health=12, points=[16, 19], sides=SIDES),
)

TEXTS: Final[tuple[CardText, ...]] = (
    d.card("T900", d.play(d.gain(1))),
    d.card("T901", d.play(d.gain(2))),
    *[d.card(f"T9{number:02}") for number in range(2, 11)],
    d.card("T911", d.modify(d.character, d.subtype("droid"))),
    *[d.card(f"T9{number:02}") for number in range(12, 17)],
    d.card("T917", d.play(d.gain(1))),
    d.card("T918", d.play(d.gain(1))),
    *[d.card(f"T9{number:02}") for number in range(19, 35)],
    d.card("T936"),
    d.card("T937"),
    d.card("T935", d.ongoing(d.cannot_be_removed(d.die_of(d.this)))),
)

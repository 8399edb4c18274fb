"""
Synthetic cards for dice: values, modifiers, costs, removal: codes T200 to T299.
"""

from typing import Final

from dejarik.games.destiny import facts
from dejarik.games.destiny import language as d
from dejarik.lab.synthetic.record import record

RECORDS: Final = (
    record("T200", "upgrade", "blue", sides=["1F", "1F", "1R", "Sp", "-", "-"]),
    record("T201", "event", "gray", cost=0),
    record("T202", "event", "gray", cost=0),
    record("T203", "support", "gray", sides=["+1*", "+2*1", "1MD", "2RD", "Sp", "-"]),
)

TEXTS: Final = (
    d.card("T200", d.special(d.draw(1), d.reroll_this_die_instead)),
    d.card(
        "T201",
        d.play(
            d.choose_symbol(d.a_die, "symbol"),
            d.turn_to_symbol("symbol", d.such(d.a_die, d.other_than("symbol"))),
        ),
    ),
    d.card("T202", d.play(d.turn(d.such(d.a_die, d.upgrade), facts.BLANK))),
    d.card("T203"),
)

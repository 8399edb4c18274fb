"""
Synthetic cards for keywords: codes T100 to T199.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.lab.synthetic.plain import SIDES
from dejarik.lab.synthetic.record import record

DAMAGE_SIDES: Final = ["2MD", "3RD", "1ID", "+1MD", "0MD", "1Sh"]

RECORDS: Final = (
    record("T100", "character", "gray", sides=SIDES, points=[8, 10]),
    record("T101", "character", "gray", sides=SIDES),
    record("T102", "upgrade", "gray", cost=0),
    record("T103", "support", "gray"),
    record("T104", "upgrade", "gray", cost=0, sides=SIDES),
    record("T105", "upgrade", "gray", cost=0),
    record("T106", "support", "gray", sides=DAMAGE_SIDES),
    record("T107", "support", "gray"),
)

TEXTS: Final = (
    d.card("T100", d.guardian),
    d.card("T101", d.at_level(d.guardian, 2)),
    d.card("T102", d.ongoing(d.gives_keyword(d.guardian, to=d.attached_character))),
    d.card("T103", d.ongoing(d.loses_keyword(d.guardian, d.each(d.a_character)))),
    d.card("T104", d.only_on(d.red), d.redeploy),
    d.card(
        "T105",
        d.ongoing(
            d.gives_keyword(d.redeploy, to=d.this, while_=d.is_(d.attached_character, d.unique))
        ),
    ),
    d.card("T106"),
    d.card("T107", d.ongoing(d.gives_keyword(d.redeploy, to=d.each(d.your(d.a_card_in_play))))),
)

"""
Synthetic cards for cards in play: control, sides, elite, downgrades, limits: codes T300 to T399.
"""

from typing import Final

from dejarik.games.destiny import events as ev
from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.abilities import Happening
from dejarik.games.destiny.language.words import CardText
from dejarik.lab.synthetic.record import record

SIDES: Final = ["1MD", "2RD", "1Sh", "1R", "+1MD", "-"]

AN_UPGRADE: Final = d.such(d.a_card_in_play, d.upgrade)
SHIELDS_ARE_LOST: Final = Happening(ev.SHIELDS_LOST, (d.character,))
SHIELDS_ARE_GAINED: Final = Happening(ev.SHIELDS_GAINED, (d.character,))
DAMAGE_IS_TAKEN: Final = Happening(ev.DAMAGE_TAKEN, (d.character,))

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T300", "event", "gray", cost=0),
    record("T301", "event", "gray", cost=0),
    record("T302", "event", "gray", cost=0),
    record("T303", "support", "gray"),
    record("T304", "support", "gray", cost=0),
    record("T305", "event", "gray", cost=0),
    record("T306", "event", "gray", cost=0),
)

TEXTS: Final[tuple[CardText, ...]] = (
    d.card("T300", d.play(d.move_damage(3, from_=d.a_character, to=d.a_character))),
    d.card("T301", d.play(d.move_shields(2, from_=d.a_character, to=d.a_character))),
    d.card("T302", d.play(d.move_card(AN_UPGRADE, to=d.a_character))),
    d.card(
        "T303",
        d.after(SHIELDS_ARE_LOST, d.draw(1)),
        d.after(SHIELDS_ARE_GAINED, d.gain(1)),
        d.after(DAMAGE_IS_TAKEN, d.gain(3)),
    ),
    d.card(
        "T304",
        d.action(d.pay(d.put_on_top_of_deck(d.this), d.give_shields(1, to=d.a_character))),
    ),
    d.card("T305", d.play(d.return_to_hand(d.such(d.a_card_in_play, d.support)))),
    d.card(
        "T306",
        d.play(d.then(d.move_card(AN_UPGRADE, to=d.your(d.a_character)), d.gain(1))),
    ),
)

"""
Plain things to stand on the table.

They keep card tests independent of cards that are not implemented, and let illegal
candidates of every kind be put down.
"""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.filters import OfType
from dejarik.games.destiny.effects.triggers import Happening
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import BATTLEFIELD
from dejarik.titles.destiny.laboratory.synthetic.record import record

SIDES: Final = ["1MD", "2RD", "1Sh", "1R", "+1MD", "-"]


RECORDS: Final = (
    record("T01", "character", "red", sides=SIDES),
    record("T02", "character", "blue", sides=SIDES, unique=True),
    record("T03", "character", "yellow", sides=SIDES, unique=True),
    record("T04", "character", "blue", sides=SIDES, subtypes=["sith"], unique=True),
    record("T05", "character", "gray", sides=SIDES, subtypes=["pilot"], unique=True),
    record("T06", "character", "yellow", sides=SIDES),
    record("T07", "character", "red", health=1, sides=["Sp", "3MD", "1F", "1Dr", "2Dc", "-"]),
    record("T08", "character", "gray", sides=SIDES),
    record("T10", "character", "gray", sides=SIDES),
    record("T11", "support", "gray", sides=SIDES, subtypes=["vehicle"]),
    record("T12", "support", "gray"),
    record("T13", "support", "gray", sides=["1R", "2R", "2Sh", "1F", "Sp", "-"]),
    record("T14", "support", "gray", sides=["2ID", "2Re", "+1Sh", "3Dr", "3MDi1", "Sp"]),
    record("T15", "support", "gray"),
    record("T16", "support", "gray", unique=True),
    record("T17", "support", "gray"),
    record("T18", "support", "gray"),
    record("T19", "support", "gray"),
    record("T20", "support", "gray"),
    record("T21", "upgrade", "gray", sides=["1MD", "1RD1", "+2RD", "1R", "Sp", "-"]),
    record("T22", "upgrade", "gray", cost=0),
    record("T23", "upgrade", "gray", cost=3),
    record("T24", "upgrade", "red", cost=1),
    record("T25", "upgrade", "gray", cost=1, unique=True),
    record("T26", "upgrade", "gray", sides=["+1RD1", "1RD", "1Sh", "1R", "Sp", "-"]),
    record("T31", "event", "gray", cost=0),
    record("T32", "event", "yellow", cost=3),
    record("T33", "event", "blue", cost=1),
    record("T34", "event", "red", cost=1),
    record("T35", "event", "gray", cost=0),
    record("T36", "event", "gray", cost=0),
    record("T37", "event", "gray", cost=0),
    record("T38", "event", "gray", cost=0),
    record("T39", "event", "gray", cost=0),
    record("T40", "event", "gray", cost=0),
    record("T41", "battlefield", "gray"),
    record("T42", "battlefield", "gray"),
    record("T43", "event", "gray", cost=0),
    record("T44", "event", "gray", cost=0),
    record("T45", "event", "gray", cost=0),
    record("T51", "plot", "gray"),
    record("T61", "character", "gray", sides=SIDES, subtypes=["vehicle"]),
    record("T62", "character", "red", health=3, sides=["Sp", *SIDES[1:]], subtypes=["sith"]),
    record("T63", "event", "gray", cost=0),
    record("T64", "support", "gray"),
    record("T65", "character", "gray", sides=["2ID", *SIDES[1:]], subtypes=["pilot"]),
    record("T67", "character", "gray", sides=SIDES, subtypes=["pilot", "vehicle"]),
    record("T66", "support", "gray", sides=["2ID", *SIDES[1:]], subtypes=["vehicle"]),
    record("T68", "support", "red", sides=["2ID", *SIDES[1:]]),
    record("T69", "upgrade", "gray", cost=1, subtypes=["mod"]),
    record("T70", "support", "gray", sides=["2R1", "1RD1", *SIDES[2:]]),
    record("T71", "upgrade", "gray", sides=["1R", "2R", "1Sh", "Sp", "Sp", "-"]),
    record("T72", "upgrade", "gray", sides=["1R", "2R", "1Sh", "Sp", "Sp", "-"]),
    record("T73", "event", "yellow", cost=2),
    record("T78", "support", "gray", cost=0),
    record("T74", "upgrade", "gray", cost=0, subtypes=["weapon"]),
    record("T75", "support", "gray"),
    record("T81", "character", "gray", sides=SIDES, unique=True, title="Owen Lars"),
    record("T83", "character", "blue", sides=["2MD1", "1RD1", "1Sh1", "2R1", "2ID", "-"]),
    record("T84", "character", "yellow", sides=["2ID", *SIDES[1:]]),
    record("T85", "support", "gray", sides=["2Dr1", *SIDES[1:]]),
    record("T86", "character", "red", sides=SIDES),
    record("T79", "support", "red", sides=["2Dc1", "1Dc", "1R", "1F", "1Sh", "-"]),
)

NOT_A_BATTLEFIELD: Final = d.non(OfType((BATTLEFIELD,)))
"""No card takes a battlefield out of play."""

AN_UPGRADE_LEAVES_PLAY: Final = Happening(ev.LEFT_PLAY, (d.upgrade,))
A_CHARACTER_IS_ACTIVATED: Final = Happening(ev.ACTIVATED, (d.character,))
A_SUPPORTS_DIE_IS_REMOVED: Final = Happening(ev.DIE_REMOVED, (d.support,))
YOUR_CHARACTER_IS_DEALT_DAMAGE: Final = Happening(ev.DAMAGE_DEALT, (d.character, d.yours))

TEXTS: Final = (
    d.card("T01", d.after(d.you_activate_this, d.gain(1))),
    d.card("T02"),
    d.card("T03"),
    d.card("T04"),
    d.card("T05"),
    d.card("T06", d.action(d.gain(2)), d.power_action(d.gain(1))),
    d.card("T07", d.special(d.gain(3))),
    d.card("T08", d.after(A_CHARACTER_IS_ACTIVATED, d.draw(1))),
    d.card("T10", d.after(d.is_defeated(d.character), d.roll_in(d.a_die_on(d.this)))),
    d.card("T11"),
    d.card("T12"),
    d.card("T13", d.special(d.draw(1))),
    d.card("T14"),
    d.card("T15", d.before(YOUR_CHARACTER_IS_DEALT_DAMAGE, d.give_shields(1, to=d.that))),
    d.card("T16"),
    d.card("T17", d.after(d.is_defeated(d.character), d.draw(1))),
    d.card("T18", d.would(d.this_leaves_play, d.set_it_aside_instead)),
    d.card("T19", d.action(d.draw(1)), d.power_action(d.draw(1)), d.power_action(d.gain(1))),
    d.card("T20", d.action(d.pay(d.exhaust(d.this), d.draw(1)))),
    d.card("T21", d.special(d.deal(1, to=d.a_character))),
    d.card("T22"),
    d.card("T23"),
    d.card("T24", d.only_on(d.red)),
    d.card("T25"),
    d.card("T26"),
    d.card("T31", d.play(d.gain(1))),
    d.card("T32", d.play(d.draw(2))),
    d.card("T33", d.play(d.draw(1))),
    d.card("T34", d.only_if(d.spot(d.such(d.a_character, d.red))), d.play(d.gain(2))),
    d.card("T35", d.ambush, d.play(d.gain(1))),
    d.card("T36", d.play(d.then(d.draw(2), d.gain(1)), d.gain(2))),
    d.card("T37", d.play(d.take_actions(2))),
    d.card("T38", d.play(d.resolve(d.a_die), d.gain(1))),
    d.card("T39", d.play(d.deal(2, to=d.a_character, unblockable=True))),
    d.card("T40", d.play(d.discard(d.such(d.a_card_in_play, d.support)))),
    d.card("T41"),
    d.card("T42", d.claim(d.gain(1))),
    d.card("T43", d.play(d.opponent_may_take_actions(1), d.take_actions(1))),
    d.card("T44", d.play(d.then(d.may(d.draw(1)), d.gain(1)))),
    d.card("T45", d.play(d.resolve(d.a_die), d.discard(d.such(d.a_card_in_play, d.support)))),
    d.card("T51"),
    d.card("T61"),
    d.card("T62", d.special(d.deal(2, to=d.this), d.gain(3))),
    d.card("T63", d.play(d.discard(d.such(d.a_card_in_play, NOT_A_BATTLEFIELD)))),
    d.card("T64", d.before(AN_UPGRADE_LEAVES_PLAY, d.gain(1))),
    d.card("T65"),
    d.card("T66"),
    d.card("T67"),
    d.card("T68"),
    d.card("T69"),
    d.card("T81"),
    d.card("T83"),
    d.card("T84"),
    d.card("T85"),
    d.card("T86", d.ongoing(d.cannot_be_played_on_this(d.gray, d.upgrade))),
    d.card("T70"),
    d.card(
        "T71",
        d.special(d.deal(2, to=d.each(d.an_opponents(d.a_character))), d.discard(d.this)),
    ),
    d.card("T72", d.special(d.give_shields(1, to=d.attached_character)), d.special(d.gain(1))),
    d.card("T73", d.only_if(d.spot(d.such(d.a_character, d.blue))), d.play(d.gain(3))),
    d.card("T78"),
    d.card("T74"),
    d.card("T75", d.would(A_SUPPORTS_DIE_IS_REMOVED, d.instead(d.reroll(d.that)))),
    d.card("T79"),
)

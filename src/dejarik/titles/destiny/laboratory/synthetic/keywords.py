"""Synthetic cards for keywords: codes T100 to T199."""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.triggers import Happening
from dejarik.games.destiny.model import events as ev
from dejarik.titles.destiny.laboratory.synthetic.plain import SIDES
from dejarik.titles.destiny.laboratory.synthetic.record import record

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
    record("T120", "character", "gray", sides=SIDES),
    record("T121", "event", "gray", cost=0),
    record("T122", "event", "gray", cost=0),
    record("T123", "event", "gray", cost=0),
    record("T124", "upgrade", "gray", cost=0, sides=SIDES),
    record("T130", "support", "gray", sides=SIDES),
    record("T131", "character", "gray", sides=SIDES),
    record("T132", "event", "gray", cost=0),
    record("T133", "support", "gray"),
    record("T134", "event", "gray", cost=0),
    record("T135", "event", "gray", cost=0),
    record("T136", "event", "gray", cost=0),
    record("T137", "event", "gray", cost=0),
    record("T140", "upgrade", "gray", cost=0, sides=SIDES, subtypes=["mod"]),
    record("T141", "upgrade", "gray", cost=0, subtypes=["vehicle"]),
    record("T142", "upgrade", "gray", cost=0, subtypes=["mod"]),
    record("T143", "event", "gray", cost=0),
    record("T144", "downgrade", "gray", cost=0, subtypes=["mod"]),
    record("T150", "event", "gray", cost=3),
    record("T151", "support", "gray", cost=0),
    record("T152", "event", "gray", cost=0),
    record("T153", "event", "gray", cost=0),
    record("T154", "support", "gray"),
    record("T155", "upgrade", "gray", cost=0),
    record("T156", "event", "red", cost=0),
    record("T160", "event", "gray", cost=0),
    record("T161", "character", "gray", sides=SIDES),
    record("T162", "upgrade", "gray", cost=0),
    record("T110", "character", "gray", sides=SIDES),
    record("T111", "character", "gray", sides=SIDES),
    record("T112", "event", "gray", cost=0),
    record("T113", "event", "gray", cost=0),
    record("T114", "event", "gray", cost=0),
    record("T115", "event", "gray", cost=0),
)

A_CHARMED_CHARACTER: Final = d.such(d.a_character, d.with_a_charm_token)
DETECTED_CARD: Final = d.an_opponents(d.a_card_in_hand, d.detected)
UNDETECTED_CARD: Final = d.an_opponents(d.a_card_in_hand, d.non(d.detected))
THEIR_CHARACTER: Final = d.an_opponents(d.a_character)

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
    d.card("T120", d.resilience),
    d.card("T121", d.ambush, d.play(d.remove(d.a_die))),
    d.card("T122", d.play(d.remove(d.each(d.an_opponents(d.a_die))))),
    d.card("T123", d.play(d.remove(d.up_to(3, d.a_die)), d.remove(d.a_die))),
    d.card("T124"),
    d.card("T130", d.detect),
    d.card("T131", d.at_level(d.detect, 2)),
    d.card("T132", d.play(d.reveal(d.a_random_card_in_opponents_hand), d.gain(d.count_of(d.it)))),
    d.card("T133", d.after(Happening(ev.CARDS_REVEALED), d.gain(1))),
    d.card("T134", d.play(d.discard_from_hand(d.each(DETECTED_CARD)))),
    d.card("T135", d.play(d.discard_from_hand(d.each(UNDETECTED_CARD)))),
    d.card("T136", d.play(d.look_at_opponents_hand())),
    d.card("T137", d.play(d.return_to_hand(d.such(d.a_card_in_play, d.support)))),
    d.card("T140", d.modify(d.support, d.subtype("vehicle"))),
    d.card("T141"),
    d.card("T144", d.modify(d.support, d.subtype("vehicle"))),
    d.card("T142", d.only_on(d.red), d.modify(d.support, d.subtype("vehicle"))),
    d.card("T143", d.play(d.play_unrestricted(d.a_card_in_hand))),
    d.card("T150", d.renew(1), d.play(d.gain(2))),
    d.card("T151", d.renew(2)),
    d.card("T152", d.play(d.play_for_less(d.a_card_to_play, 1))),
    d.card("T153", d.play(d.play_for_less(d.a_card_in_hand, 1))),
    d.card("T154", d.before(d.before_paying_for(d.costing_at_most(1)), d.draw(1))),
    d.card("T155", d.renew(2)),
    d.card("T156", d.renew(1), d.play(d.gain(2))),
    d.card("T160", d.ambush, d.play(d.as_(d.the_opponent, d.activate(THEIR_CHARACTER)))),
    d.card(
        "T161",
        d.before(
            d.you_activate_this, d.play_for_free(d.such(d.a_card_in_hand, d.playable_for_free))
        ),
    ),
    d.card("T162", d.ambush),
    d.card("T110", d.charm),
    d.card("T111", d.piloting),
    d.card("T112", d.play(d.activate(d.an_opponents(d.a_character)))),
    d.card("T113", d.play(d.then(d.remove_charms(1, from_=A_CHARMED_CHARACTER), d.gain(2)))),
    d.card("T114", d.play(d.discard(d.such(d.a_card_in_play, d.piloted)))),
    d.card("T115", d.play(d.discard(d.such(d.a_card_in_play, d.piloting_a_vehicle)))),
)

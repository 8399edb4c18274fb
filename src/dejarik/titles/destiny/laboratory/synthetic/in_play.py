"""Synthetic cards in play: control, sides, elite, downgrades, limits; codes T300 to T399."""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.filters import OfType
from dejarik.games.destiny.effects.triggers import BY_YOU, Happening
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import BATTLEFIELD
from dejarik.titles.destiny.laboratory.synthetic.record import record

SIDES: Final = ["1MD", "2RD", "1Sh", "1R", "+1MD", "-"]
SEVENS: Final = ["Sp", "3MD", "1F", "1Dr", "2Dc", "-"]
THIRDS: Final = ["1RD", "2R", "1Sh", "1Dr", "1Dc", "-"]

BATTLEFIELDS: Final = OfType((BATTLEFIELD,))
A_CARD: Final = d.such(d.a_card_in_play, d.non(BATTLEFIELDS))
AN_UPGRADE: Final = d.such(d.a_card_in_play, d.upgrade)
SHIELDS_ARE_LOST: Final = Happening(ev.SHIELDS_LOST, (d.character,))
SHIELDS_ARE_GAINED: Final = Happening(ev.SHIELDS_GAINED, (d.character,))
ENTERS_PLAY: Final = Happening(ev.ENTERED_PLAY)
LEAVES_PLAY: Final = Happening(ev.LEFT_PLAY)
YOU_PLAY_A_CARD: Final = Happening(ev.CARD_PLAYED, (), BY_YOU)
YOU_TAKE_THE_BATTLEFIELD: Final = Happening(ev.BATTLEFIELD_TAKEN, (), BY_YOU)
DAMAGE_IS_TAKEN: Final = Happening(ev.DAMAGE_TAKEN, (d.character,))

OF_YOURS: Final = d.your(d.a_card_in_play, d.non(BATTLEFIELDS))
OF_ALL: Final = d.each(d.a_character)
FEWER_DOWNGRADES: Final = d.downgrade_limit(-2, of=OF_ALL)

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T300", "event", "gray", cost=0),
    record("T301", "event", "gray", cost=0),
    record("T302", "event", "gray", cost=0),
    record("T303", "support", "gray"),
    record("T304", "support", "gray", cost=0),
    record("T305", "event", "gray", cost=0),
    record("T306", "event", "gray", cost=0),
    record("T307", "event", "gray", cost=0),
    record("T308", "event", "gray", cost=0),
    record("T309", "support", "gray", sides=SIDES, subtypes=["trooper"], unique=True),
    record("T310", "downgrade", "gray"),
    record("T311", "downgrade", "gray", sides=THIRDS),
    record("T312", "downgrade", "gray", cost=0),
    record("T313", "downgrade", "blue", cost=0, subtypes=["ability"]),
    record("T320", "event", "gray", cost=0),
    record("T321", "event", "gray", cost=0),
    record("T322", "event", "gray", cost=0),
    record("T323", "event", "gray", cost=0),
    record("T324", "event", "gray", cost=0),
    record("T330A", "character", "gray", sides=SIDES, unique=True, parallel_die="T01"),
    record("T330B", "character", "gray", health=12, sides=SEVENS, unique=True, parallel_die="T07"),
    record("T331", "event", "gray", cost=0),
    record("T332A", "plot", "gray", points=[2, 3]),
    record("T332B", "support", "gray", sides=THIRDS),
    record("T333", "support", "gray"),
    record("T334", "support", "gray", unique=True, title="Test T330B"),
    record("T335", "upgrade", "gray", unique=True, title="Test T330A"),
    record("T340", "event", "gray", cost=0),
    record("T341", "event", "gray", cost=0),
    record("T342", "event", "gray", cost=0),
    record("T343", "support", "gray", sides=THIRDS),
    record("T350", "upgrade", "gray", cost=0, subtypes=["form"]),
    record("T351", "upgrade", "gray", cost=0, subtypes=["form"]),
    record("T352", "support", "gray"),
    record("T353", "upgrade", "gray", cost=0, subtypes=["weapon", "equipment", "ability"]),
    record("T354", "upgrade", "gray", cost=0),
    record("T360", "event", "gray", cost=0),
    record("T361", "support", "gray"),
    record("T362", "event", "gray", cost=0),
    record("T363", "support", "gray"),
    record("T370", "event", "gray", cost=0),
    record("T371", "event", "gray", cost=0),
    record("T372", "support", "gray"),
    record("T373", "event", "gray", cost=0),
    record("T374", "event", "gray", cost=0),
    record("T380", "event", "gray", cost=0),
    record("T381", "event", "gray", cost=0),
    record("T382", "support", "gray"),
    record("T383", "event", "gray", cost=0),
    record("T384", "support", "gray"),
    record("T385", "upgrade", "gray", title="Test T384"),
    record("T386", "event", "gray", cost=0),
    record("T398", "support", "gray"),
)

TEXTS: Final[tuple[CardText, ...]] = (
    d.card("T300", d.play(d.move_damage(3, from_=d.a_character, to=d.a_character))),
    d.card("T301", d.play(d.move_shields(2, from_=d.a_character, to=d.a_character))),
    d.card("T302", d.play(d.move_card(AN_UPGRADE, to=d.a_character))),
    d.card("T398", d.before(SHIELDS_ARE_GAINED, d.gain(1))),
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
    d.card("T307", d.play(d.move_card(d.such(d.a_card_in_play, d.downgrade), to=d.a_character))),
    d.card(
        "T308",
        d.play(
            d.move_card(
                d.such(AN_UPGRADE, d.attached_to(d.a_character)),
                to=d.such(d.a_character, d.non(d.unique)),
            )
        ),
    ),
    d.card("T309"),
    d.card("T310", d.action(d.gain(1))),
    d.card("T311"),
    d.card("T312"),
    d.card("T313"),
    d.card("T320", d.play(d.then(d.make_elite(d.a_card_in_play), d.gain(1)))),
    d.card("T321", d.play(d.stop_elite(d.such(d.a_card_in_play, d.elite)))),
    d.card("T322", d.play(d.gain(d.points_of(d.each(d.your(d.a_character)))))),
    d.card("T323", d.play(d.gain(d.points_of(d.each(d.your(d.a_card_in_play)))))),
    d.card("T324", d.play(d.gain(d.health_of(d.each(d.your(d.a_card_in_play)))))),
    d.card("T330A", d.power_action(d.gain(1))),
    d.card("T330B", d.special(d.draw(1)), d.power_action(d.gain(2))),
    d.card("T331", d.play(d.flip(d.your(d.a_card_in_play)))),
    d.card("T332A"),
    d.card("T332B"),
    d.card(
        "T333",
        d.after(ENTERS_PLAY, d.gain(1)),
        d.after(LEAVES_PLAY, d.gain(1)),
        d.after(YOU_PLAY_A_CARD, d.draw(1)),
    ),
    d.card("T334"),
    d.card("T335"),
    d.card("T340", d.play(d.then(d.take_control(d.an_opponents(A_CARD)), d.gain(1)))),
    d.card(
        "T341",
        d.play(d.take_control(d.an_opponents(d.a_card_in_play, d.upgrade), onto=OF_YOURS)),
    ),
    d.card(
        "T342",
        d.play(d.play_for_free(d.such(d.a_card_in_opponents_discard_pile, d.playable_for_free))),
    ),
    d.card("T343", d.power_action(d.gain(1))),
    d.card("T350", d.limit(1, d.subtype("form"))),
    d.card("T351"),
    d.card("T352", d.ongoing(d.upgrade_limit(-1, of=OF_ALL)), d.ongoing(FEWER_DOWNGRADES)),
    d.card("T353"),
    d.card("T354", d.ongoing(d.gives_subtype("pilot", to=d.attached_character))),
    d.card("T360", d.play(d.becomes_support(d.a_character))),
    d.card("T361", d.action(d.gain(d.count_of(d.your(d.a_card_in_play, d.support))))),
    d.card("T362", d.play(d.becomes_character(d.such(d.a_card_in_play, d.support)))),
    d.card(
        "T363",
        d.power_action(d.becomes_character(d.this)),
        d.action(d.gain(d.count_of(d.your(d.a_card_in_play, d.support)))),
    ),
    d.card(
        "T370",
        d.play(
            d.choose_subtype("named"),
            d.gain(d.count_of(d.such(d.a_character, d.of_subtype_named("named")))),
        ),
    ),
    d.card("T371", d.play(d.give_battlefield(d.the_opponent))),
    d.card("T372", d.after(YOU_TAKE_THE_BATTLEFIELD, d.gain(2))),
    d.card("T373", d.play(d.then(d.take_the_battlefield, d.gain(1)))),
    d.card("T374", d.play(d.choose(d.set_aside_battlefield, "field"), d.gain(1))),
    d.card("T380", d.play(d.put_into_play(d.a_defeated_character))),
    d.card("T381", d.play(d.put_into_play(d.such(d.a_set_aside_card, d.support)))),
    d.card("T382", d.action(d.discard(d.this))),
    d.card("T383", d.play(d.return_to_hand(d.your(A_CARD)))),
    d.card("T384", d.action(d.discard(d.each(d.such(d.a_card_in_play, d.copy_of_this))))),
    d.card("T385"),
    d.card("T386", d.play(d.discard(d.such(A_CARD, d.diceless)))),
)

"""Synthetic cards for damage, defeat, replacements and uniqueness: codes T500 to T599."""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.triggers import BY_YOU, Happening
from dejarik.games.destiny.language.card_text import CardText
from dejarik.games.destiny.model import events as ev
from dejarik.titles.destiny.laboratory.synthetic.plain import SIDES
from dejarik.titles.destiny.laboratory.synthetic.record import record

RECORDS: Final[tuple[dict[str, object], ...]] = (
    record("T500", "upgrade", "gray", cost=2),
    record("T501", "upgrade", "gray", cost=2),
    record("T502", "support", "gray"),
    record("T503", "support", "gray"),
    record("T504", "event", "gray", cost=0),
    record("T505", "event", "gray", cost=0),
    record("T506", "support", "gray"),
    record("T507", "support", "gray"),
    record("T508", "event", "gray", cost=0),
    record("T509", "support", "gray"),
    record("T510", "upgrade", "gray", cost=2),
    record("T511", "support", "gray"),
    record("T512", "upgrade", "gray", cost=1),
    record("T513", "character", "gray", sides=["2ID", *SIDES[1:]]),
    record("T514", "support", "gray"),
    record("T515", "event", "gray", cost=0),
    record("T516", "event", "gray", cost=0),
    record("T517", "event", "gray", cost=0),
    record("T518", "support", "gray"),
    record("T519", "event", "gray", cost=0),
    record("T520", "support", "gray"),
    record("T521", "support", "gray"),
    record("T522", "upgrade", "gray", cost=2),
    record("T581", "event", "gray", cost=0),
    record("T582", "event", "gray", cost=0),
    record("T590", "event", "gray", cost=0),
)

A_CHARACTER_IS_DEALT_DAMAGE: Final = Happening(ev.DAMAGE_DEALT, (d.character,))
A_CHARACTER_TAKES_DAMAGE: Final = Happening(ev.DAMAGE_TAKEN, (d.character,))
YOUR_CHARACTER_TAKES_DAMAGE: Final = Happening(ev.DAMAGE_TAKEN, (d.character, d.yours))
YOU_DRAW: Final = Happening(ev.CARDS_DRAWN, (), BY_YOU)
A_CHARACTER_IS_HEALED: Final = Happening(ev.DAMAGE_HEALED, (d.character,))

TEXTS: Final[tuple[CardText, ...]] = (
    d.card(
        "T500",
        d.would(
            d.attached_character_is_defeated,
            d.instead(d.heal(5, from_=d.attached_character), d.discard(d.this)),
        ),
    ),
    d.card(
        "T501",
        d.would(
            d.attached_character_is_defeated,
            d.instead(d.heal(2, from_=d.attached_character), d.discard(d.this)),
        ),
    ),
    d.card("T502", d.before(d.is_defeated(d.character), d.gain(1))),
    d.card("T503", d.after(A_CHARACTER_IS_HEALED, d.draw(1))),
    d.card("T504", d.play(d.deal(3, to=d.each(d.a_character)))),
    d.card("T505", d.play(d.deal(2, to=d.any_number_of(d.a_character)))),
    d.card(
        "T506",
        d.before(
            d.blocks_damage(d.character, d.yours),
            d.may(d.pay(d.discard(d.this), d.block(2))),
        ),
    ),
    d.card("T507", d.after(A_CHARACTER_TAKES_DAMAGE, d.gain(1))),
    d.card("T508", d.play(d.draw(3))),
    d.card("T509", d.after(A_CHARACTER_IS_DEALT_DAMAGE, d.gain(1))),
    d.card("T510", d.redeploy),
    d.card(
        "T511",
        d.after(
            A_CHARACTER_TAKES_DAMAGE,
            d.may(d.pay(d.exhaust(d.this), d.deal(d.that_much, to=d.a_character))),
        ),
    ),
    d.card(
        "T512", d.before(d.attached_character_is_defeated, d.heal(5, from_=d.attached_character))
    ),
    d.card("T513"),
    d.card("T514", d.after(d.is_defeated(d.character), d.gain(1))),
    d.card("T515", d.play(d.deal(0, to=d.a_character), d.gain(1))),
    d.card("T516", d.play(d.gain(d.health_of(d.such(d.each(d.your(d.a_character)), d.yellow))))),
    d.card(
        "T517",
        d.play(d.gain(d.remaining_health_of(d.such(d.each(d.your(d.a_character)), d.yellow)))),
    ),
    d.card("T518", d.after(YOU_DRAW, d.gain(1))),
    d.card("T519", d.play(d.deal(2, to=d.such(d.a_card_in_play, d.support)))),
    d.card("T520", d.before(YOUR_CHARACTER_TAKES_DAMAGE, d.block(1))),
    d.card(
        "T521",
        d.would(d.is_defeated(d.character), d.instead(d.heal(1, from_=d.that), d.discard(d.this))),
    ),
    d.card(
        "T522",
        d.would(
            d.attached_character_is_defeated,
            d.gain(1),
            d.instead(d.heal(2, from_=d.attached_character)),
        ),
    ),
    d.card("T581", d.play(d.then(d.deal(2, to=d.a_character), d.gain(1)))),
    d.card("T582", d.play(d.heal(d.count_of(d.a_card_in_discard_pile), from_=d.a_character))),
    d.card("T590", d.play(d.heal(3, from_=d.a_character))),
)

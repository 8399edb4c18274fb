"""Synthetic cards for dice: values, modifiers, costs, removal: codes T200 to T299."""

from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts
from dejarik.titles.destiny.laboratory.synthetic.record import record

RECORDS: Final = (
    record("T200", "upgrade", "blue", sides=["1F", "1F", "1R", "Sp", "-", "-"]),
    record("T201", "event", "gray", cost=0),
    record("T202", "event", "gray", cost=0),
    record("T203", "support", "gray", sides=["+1*", "+2*1", "1MD", "2RD", "Sp", "-"]),
    record("T204", "character", "blue", sides=["1MD", "2MD", "1Sh", "1R", "+1MD", "-"]),
    record("T205", "character", "red", health=2, sides=["XMD", "1RD", "+1*", "1R", "Sp", "-"]),
    record("T206", "support", "gray", sides=["XRD", "1RD", "XSh", "1R", "Sp", "-"]),
    record("T207", "support", "gray"),
    record("T208", "event", "gray", cost=0),
    record("T209", "upgrade", "gray", sides=["1MD", "1RD", "+2MD", "1ID", "Sp", "-"]),
    record("T210", "support", "gray", sides=["1MD", "2MD", "3MD1", "+2MD", "1ID", "-"]),
    record("T211", "event", "gray", cost=0),
    record("T212", "event", "gray", cost=0),
    record("T213", "event", "gray", cost=0),
    record("T214", "event", "gray", cost=0),
    record("T215", "event", "gray", cost=0),
    record("T216", "event", "gray", cost=0),
    record("T217", "support", "gray", sides=["1MD", "2RD", "3ID", "1Dr", "Sp", "-"]),
    record("T218", "support", "gray"),
    record("T219", "event", "gray", cost=0),
    record("T220", "event", "gray", cost=0),
    record("T221", "event", "gray", cost=0),
    record("T222", "support", "gray", sides=["1R", "2R", "1Sh", "1F", "2Re", "-"]),
    record("T223", "event", "gray", cost=0),
    record("T224", "event", "gray", cost=0),
    record("T225", "support", "gray"),
    record("T226", "event", "gray", cost=0),
    record("T227", "event", "gray", cost=0),
    record("T228", "event", "gray", cost=0),
    record("T230", "support", "gray"),
    record("T233", "event", "gray", cost=0),
    record("T231", "event", "gray", cost=0),
    record("T232", "support", "gray"),
    record("T290", "event", "gray", cost=0),
    record("T295", "event", "gray", cost=0),
    record("T291", "support", "gray"),
    record("T292", "support", "gray"),
    record("T234", "support", "gray", sides=["1R", "2R", "1Sh", "1F", "Sp", "-"]),
    record("T229", "upgrade", "gray", sides=["1R", "2R", "1Sh", "1F", "2Re", "-"]),
    record("T296", "support", "blue", sides=["+1*", "1R", "1Sh", "1F", "2MD", "-"]),
    record("T297", "support", "gray", sides=["Sp1", "1R", "1Sh", "1F", "2MD", "-"]),
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
    d.card("T202", d.play(d.turn(d.such(d.a_die, d.upgrade), to=d.showing_blank))),
    d.card("T203", d.bare_sides_modify(d.blue, d.character)),
    # Gains the dice of your defeated characters.
    d.card("T204", d.after(d.is_defeated(d.yours), d.gain_dice(d.dice_of(d.that)))),
    # Everything that can be inherent, and an ongoing text that is not.
    d.card(
        "T205",
        d.x_is(d.count_of(d.a_card_in_hand)),
        d.bare_sides_modify(d.yours),
        d.special(d.gain(2)),
        d.ongoing(d.increase_value(1, d.yours)),
    ),
    d.card("T206", d.x_is(d.at_most(d.count_of(d.such(d.a_die, d.showing(facts.BLANK))), 2))),
    # Ongoing changes of values.
    d.card("T207", d.ongoing(d.increase_value(1, d.yours))),
    d.card("T208", d.play(d.for_the_rest_of_the_turn(d.decrease_value(2, d.yours)))),
    d.card("T209", d.ongoing(d.damage_is_unblockable(d.die_of(d.this)))),
    # Before it is resolved.
    d.card(
        "T210",
        d.before(d.you_resolve(d.die_of(d.this)), d.may(d.spend(1), d.increase_its_value(1))),
    ),
    d.card(
        "T292",
        d.before(d.you_resolve(d.character, d.showing_melee), d.resolve(d.your(d.a_die))),
    ),
    # Through cards.
    d.card("T211", d.play(d.resolve_several(d.any_number_of(d.your(d.a_die, d.showing_melee))))),
    d.card("T212", d.play(d.resolve_several(d.up_to(2, d.a_die), plus=1))),
    d.card("T213", d.play(d.resolve(d.your(d.a_die), as_symbol=facts.MELEE))),
    d.card("T214", d.play(d.resolve(d.your(d.a_die), free=True))),
    d.card("T215", d.play(d.resolve(d.your(d.a_die, d.showing_damage), unblockable=True))),
    d.card("T216", d.play(d.remove(d.each(d.an_opponents(d.a_die))), d.gain(1))),
    # Protection and other symbols.
    d.card(
        "T217",
        d.ongoing(
            d.opponents_cannot_remove(
                d.yours,
                d.non(d.die_of(d.this)),
                d.showing_ranged,
                if_=d.there_is(d.your(d.a_die, d.die_of(d.this))),
            )
        ),
    ),
    d.card("T218", d.ongoing(d.may_be_resolved_as(facts.MELEE, d.yours, d.showing(facts.SHIELD)))),
    # Referring to dice.
    d.card("T219", d.play(d.remove(d.such(d.a_die, d.character)))),
    d.card("T220", d.play(d.deal(d.value_of(d.each(d.your(d.a_die))), to=d.a_character))),
    d.card("T221", d.play(d.if_(d.is_even(d.value_of(d.each(d.your(d.a_die)))), d.gain(3)))),
    d.card("T222", d.after(d.you_roll(d.die_of(d.this)), d.gain(1))),
    d.card(
        "T223",
        d.play(d.choose(d.an_opponents(d.a_character)), d.roll_into_the_pool(d.a_die_on(d.it))),
    ),
    d.card("T224", d.play(d.discard(d.such(d.a_card_in_play, d.upgrade)))),
    d.card("T225", d.ongoing(d.decrease_die_cost(1, d.yours))),
    d.card("T226", d.play(d.remove(d.such(d.a_die, d.showing_melee)))),
    d.card("T227", d.play(d.remove(d.a_die))),
    d.card("T228", d.play(d.return_to_hand(d.your(d.a_card_in_play, d.upgrade)))),
    d.card(
        "T229",
        d.after(d.you_roll(d.die_of(d.this)), d.may(d.turn(d.it, to=d.showing(facts.SHIELD)))),
    ),
    d.card("T230", d.ongoing(d.may_be_resolved_as(facts.MELEE, d.showing(facts.BLANK)))),
    d.card("T234", d.special(d.pay(d.exhaust(d.this), d.gain(2)))),
    d.card("T231", d.play(d.resolve(d.your(d.a_die), as_symbol=facts.SHIELD))),
    d.card("T232", d.ongoing(d.increase_value(1, d.yours, d.showing_melee))),
    d.card(
        "T291",
        d.after(d.you_resolve(), d.gain(1)),
        d.after(d.you_resolve(d.upgrade, d.showing(facts.SPECIAL)), d.draw(1)),
    ),
    d.card("T295", d.play(d.gain(d.cost_of(d.each(d.your(d.a_card_in_play, d.upgrade)))))),
    d.card("T290", d.play(d.resolve_several(d.up_to(2, d.your(d.a_die)), free=True))),
    d.card(
        "T233",
        d.play(d.move_card(d.such(d.a_card_in_play, d.upgrade), to=d.your(d.a_character))),
    ),
    d.card("T296", d.bare_sides_modify(d.yours)),
    d.card("T297", d.special(d.deal(1, to=d.a_character))),
)

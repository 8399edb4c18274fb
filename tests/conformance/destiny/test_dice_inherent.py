"""What belongs to a die itself: specials, X, sides without a symbol."""

from dejarik.testing.destiny.table import Tabletop, ruling


def after_the_fall(side: str, **laid: str) -> Tabletop:
    """Your T205 has fallen, T204 has its die, and it shows this side."""
    t = Tabletop("T204 T205", "T02", hand="T39 " + laid.get("hand", ""))
    t.copy("T205").damage = 1
    t.answer("play T39", "T205", "pass")
    number = t.copy("T204").dice[-1]
    die = t.state.dice[number]
    die.zone, die.seat, die.side = 1, 0, t.side_number(die, side)
    t.state.players[0].pool.append(number)
    t.state.index = None
    return t


@ruling("arh.part7.inherent.01", "arh.part7.inherent.02")
def test_an_x_holds_without_its_card_and_an_ongoing_text_does_not() -> None:
    """In play the X of two cards in hand is three by the ongoing text; without it, two."""
    with_card = Tabletop("T204 T205", "T02", hand="T31 T31")
    with_card.show("T205", "XMD")
    without = after_the_fall("XMD", hand="T31 T31")

    for t in (with_card, without):
        t.answer("resolve melee", "their T02")

    assert [3] == [one.amount for one in with_card.events("die_resolved")]
    assert [2] == [one.amount for one in without.events("die_resolved")]


@ruling("arh.part7.special.02", "arh.part7.inherent.01", "arh.part7.inherent.02")
@ruling("ffg17.part7.inherent.01")
def test_a_special_goes_with_its_die() -> None:
    """The new card has no special of its own, and the old card is not in play."""
    t = after_the_fall("Sp")

    t.answer("resolve special")

    assert (7, ["T204"]) == (t.resources(), t.in_play())


@ruling("arh.part7.inherent.01", "arh.part7.inherent.02", "arh.part2.symbol.01")
def test_how_a_side_without_a_symbol_works_goes_with_its_die() -> None:
    """It joins any die of yours, as its own card said."""
    t = after_the_fall("+1*")
    t.show("T204", "2MD")

    t.answer("resolve melee")
    assert ["die T205 +1*", "stop"] == t.options()
    t.answer("die T205 +1*", "their T02")

    assert 3 == t.copy("their T02").damage


@ruling("arh.part2.symbol.01", "arh.part2.modifier.05")
def test_a_side_without_a_symbol_joins_only_what_its_card_says() -> None:
    """The blue character's die, not the red one's nor the blue upgrade's; never alone."""
    t = Tabletop("T204 T01", "T02")
    t.upgrade("T200", on="T01")
    t.support("T203")
    for label, side in (("T203", "+1*"), ("T01", "1MD"), ("T204", "1MD"), ("T200", "1R")):
        t.show(label, side)

    assert ["resolve melee", "resolve resource"] == t.options()[3:5]
    t.answer("resolve resource")
    assert (6, "they: action") == (t.resources(), t.asked())
    t.answer("pass", "resolve melee", "die T01 1MD")
    assert ["T204", "T01", "their T02"] == t.options()
    t.answer("their T02", "die T204 1MD")
    assert ["die T203 +1*", "stop"] == t.options()
    t.answer("die T203 +1*", "their T02")

    assert (3, []) == (t.copy("their T02").damage, t.pool())


def test_a_side_without_a_symbol_is_paid_for_like_any_modifier() -> None:
    """Its cost is a resource; without one it cannot join."""
    for resources, offered in ((1, ["die T203 +2*1", "stop"]), (0, ["T204", "their T02"])):
        t = Tabletop("T204", "T02", resources=resources)
        t.support("T203")
        t.show("T203", "+2*1")
        t.show("T204", "1MD")

        t.answer("resolve melee")

        assert offered == t.options()

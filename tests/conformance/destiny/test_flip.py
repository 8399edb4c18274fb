"""Double-sided cards: what changes when a card flips, and what does not."""

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling
from dejarik.titles.destiny.games import destiny


def turncoat(dice: int = 1, hand: str = "T331") -> Tabletop:
    """A character with two sides, an upgrade, a downgrade, tokens; and a support that listens."""
    t = Tabletop(f"T330A*{dice} T06", "T02", hand=hand)
    t.upgrade("T21", on="T330A")
    t.downgrade("T312", on="T330A", by=THEM)
    copy = t.copy("T330A")
    copy.damage = 3
    copy.shields = 2
    return t


@ruling("arh.part1.doublesided.06", "arh.part1.doublesided.07")
def test_flipping_is_neither_leaving_nor_entering_nor_playing() -> None:
    """A support that pays for entering and leaving and draws for playing hears the event alone."""
    t = turncoat()
    t.support("T333")
    assert "play T331" in t.options()
    had = t.resources()
    ref = t.copy("T330A").ref

    t.answer("play T331", "T330A")

    assert ref == t.copy("T330B").ref
    assert [] == t.events("entered_play")
    assert [] == t.events("left_play")
    assert ["T331"] == t.codes([event.subject for event in t.events("card_played")])
    assert had == t.resources()


@ruling("arh.part1.doublesided.08")
def test_cards_and_tokens_stay_on_a_flipped_card() -> None:
    """Its upgrade, the opponent's downgrade, damage and shields."""
    t = turncoat()

    t.answer("play T331", "T330A")

    copy = t.copy("T330B")
    assert [t.copy("T21").ref, t.copy("their T312").ref] == copy.attached
    assert (3, 2) == (copy.damage, copy.shields)


@ruling("arh.part1.doublesided.09")
def test_a_flipped_card_stays_ready_or_exhausted() -> None:
    """Exhausted before, exhausted after; ready before, ready after."""
    t = turncoat(hand="T331 T331")
    t.copy("T330A").ready = False
    t.answer("play T331", "T330A")
    assert not t.copy("T330B").ready
    t.pass_turn()
    t.copy("T330B").ready = True

    t.answer("play T331", "T330B")

    assert t.copy("T330A").ready


@ruling("arh.part1.doublesided.10", "arh.part1.doublesided.11")
def test_parallel_dice_are_exchanged_from_pool_and_card() -> None:
    """Of two dice one is in the pool: both go, two dice of the other side lie on the card."""
    t = turncoat(dice=2)
    old = list(t.copy("T330A").dice)
    t.show("T330A", "1R")
    t.show("T21", "1R")

    t.answer("play T331", "T330A")

    assert ["T21 1R"] == t.pool()
    assert all(number not in t.state.dice for number in old)
    new = [t.state.dice[number] for number in t.copy("T330B").dice]
    assert 2 == len(new)
    assert ["T330B", "T330B"] == [t.state.definition_of_die(die).facts.code for die in new]


@ruling("arh.part1.doublesided.11")
def test_a_card_bought_with_one_die_gains_one() -> None:
    """Even if it became elite since: what counts is what was bought."""
    t = turncoat(dice=1)
    t.make_elite("T330A")
    assert 2 == len(t.copy("T330A").dice)

    t.answer("play T331", "T330A")

    assert 1 == len(t.copy("T330B").dice)


@ruling("arh.part1.doublesided.11")
def test_a_plot_bought_as_elite_gains_two_dice_on_its_other_side() -> None:
    """Side A has points for two forms; the reverse is a support with a die."""
    t = Tabletop("T01 T332A*2", "T02", hand="T331")

    t.answer("play T331", "T332A")

    assert ["T01", "T332B"] == t.in_play()
    assert 2 == len(t.copy("T332B").dice)
    t.pass_turn()
    assert "activate T332B" in t.options()


@ruling("arh.part1.doublesided.06")
def test_the_other_side_is_what_the_card_is_now() -> None:
    """Its health, its power action and the special of its die, and it is no longer side A."""
    t = turncoat(hand="T331 T331")
    t.answer("use T330A")
    t.pass_turn()
    t.answer("play T331", "T330A")
    t.pass_turn()

    assert "use T330B" in t.options()
    t.answer("use T330B")
    assert 5 + 1 + 2 == t.resources()
    t.pass_turn()
    t.answer("play T331", "T330B")
    t.pass_turn()
    assert "use T330A" not in t.options()


@ruling("arh.part1.doublesided.06")
def test_a_flipped_card_shows_side_a_again_when_it_leaves_play() -> None:
    """Returned to hand it is what it was when it was brought."""
    t = turncoat(hand="T331 T383")
    t.answer("play T331", "T330A")
    t.pass_turn()

    t.answer("play T383", "T330B")

    assert ["T330A"] == t.hand()


@ruling("arh.part1.doublesided.08", "arh.part1.doublesided.06")
def test_damage_beyond_the_health_of_the_new_side_defeats_it() -> None:
    """Twelve health on side B, eight on side A: nine damage are too many after flipping back."""
    t = turncoat(hand="T331 T331")
    t.answer("play T331", "T330A")
    t.copy("T330B").damage = 9
    t.pass_turn()

    t.answer("play T331", "T330B")

    assert ["T06"] == t.in_play()
    assert ["T330A"] == t.codes(t.state.players[YOU].defeated)


@ruling("arh.part1.uniqueness.06")
def test_a_character_in_play_forbids_a_unique_card_of_its_title() -> None:
    """An upgrade and a support with the titles of the two sides: only the shown side counts."""
    t = Tabletop("T330A T06", "T02", hand="T334 T335 T331")
    assert ["play T334", "play T331"] == [one for one in t.options() if one.startswith("play")]
    t.answer("play T331", "T330A")
    t.pass_turn()

    assert ["play T335"] == [one for one in t.options() if one.startswith("play")]


@ruling("arh.part1.doublesided.01")
def test_every_double_sided_card_knows_its_other_side() -> None:
    """In all printings: letters tell the sides, or the reprint leads to them."""
    game = destiny()
    sides = {one.facts.code: one for one in game.definitions if one.reverse >= 0}
    others = {code: game.definitions[one.reverse].facts.code for code, one in sides.items()}

    assert {one.facts.code for one in game.definitions if one.facts.flip} < set(others)
    assert ("13001B", "13001A") == (others["13001A"], others["13001B"])
    assert ("20220", "20223", "15092B") == (others["20223"], others["20220"], others["20229"])
    lettered = {code for code in game.numbers if code[-1].isalpha()}
    assert lettered < set(others)

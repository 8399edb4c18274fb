"""Dice of cards that leave play, and of identical upgrades."""

from dejarik.testing.destiny.table import THEM, Tabletop, ruling


def twins(first: str, second: str, hand: str = "", their_hand: str = "") -> Tabletop:
    """Two identical upgrades of yours, both dice in the pool with different sides."""
    t = Tabletop("T01 T03", "T02", hand=hand, their_hand=their_hand)
    for host, side in ((first, "1R"), (second, "Sp")):
        upgrade = t.upgrade("T200", on=host)
        die = t.state.dice[upgrade.dice[0]]
        die.zone, die.seat, die.side = 1, 0, t.side_number(die, side)
        t.state.players[0].pool.append(die.id)
    return t


@ruling("arh.part2.leaving.02")
def test_a_die_comes_back_with_its_card() -> None:
    """The upgrade is returned, its die leaves the pool; played again, it is rolled again."""
    t = Tabletop("T03", "T02", hand="T228")
    t.upgrade("T200", on="T03")
    t.show("T200", "1R")

    t.answer("play T228")
    assert ([], ["T200"]) == (t.pool(), t.hand())
    t.answer("pass", "play T200")
    t.answer("pass", "activate T03")

    assert ["T03", "T200"] == [one.split()[0] for one in t.pool()]


@ruling("arh.part2.leaving.04")
def test_of_two_identical_upgrades_the_die_that_goes_is_chosen_by_who_resolves() -> None:
    """The opponent discards one of them and says which die it was, whichever card it is."""
    for chosen, stays in (("die T200 1R", "T200 Sp"), ("die T200 Sp", "T200 1R")):
        t = twins("T01", "T01", their_hand="T224")
        t.answer("pass", "play T224", "T200")

        assert "they: which_die" == t.asked()
        assert ["die T200 1R", "die T200 Sp"] == t.options()
        t.answer(chosen)

        assert ([stays], ["T01", "T03", "T200"]) == (t.pool(), t.in_play())


def test_the_die_that_stayed_belongs_to_the_upgrade_that_stayed() -> None:
    """When that one goes as well, so does the die."""
    t = twins("T01", "T01", their_hand="T224 T224")

    t.answer("pass", "play T224", "T200", "die T200 Sp")
    assert ["T200 1R"] == t.pool()
    upgrade = t.copy("T200")
    assert [upgrade.card] == [t.state.dice[number].card for number in upgrade.dice]
    t.answer("pass", "play T224")

    assert ([], ["T01", "T03"]) == (t.pool(), t.in_play())


@ruling("arh.part2.leaving.05")
def test_dice_of_identical_upgrades_on_two_characters_are_told_apart() -> None:
    """Each goes with its own card; nothing is asked."""
    for place, stays in ((0, "T200 Sp"), (1, "T200 1R")):
        t = twins("T01", "T03", their_hand="T224")
        t.answer("pass", "play T224")
        decision = t.decision()
        t.game.apply(t.state, decision.seat, decision.id, place, t.recorder)

        assert ("you: action", [stays]) == (t.asked(), t.pool())


@ruling("arh.part2.leaving.03")
def test_nothing_is_asked_while_it_does_not_matter() -> None:
    """Both dice show the same, or one of them is on its card: that one stays with it."""
    same, apart = twins("T01", "T01", their_hand="T224"), twins("T01", "T01", their_hand="T224")
    for number in same.state.players[0].pool:
        same.state.dice[number].side = 0
    left = apart.state.dice[apart.state.players[0].pool.pop()]
    left.zone = 0

    for t in (same, apart):
        t.answer("pass", "play T224", "T200")

    assert ("you: action", "you: action") == (same.asked(), apart.asked())
    assert (["T200 1F"], []) == (same.pool(), apart.pool())
    assert [] == same.pool(THEM)


@ruling("arh.part2.leaving.01")
def test_modifiers_go_back_though_their_die_left_with_its_card() -> None:
    """The damage defeats the very character whose die dealt it."""
    t = Tabletop("T07 T03", "T02")
    t.show("T07", "3MD")
    t.show("T03", "+1MD")

    t.answer("resolve melee", "die T03 +1MD", "T07")

    assert ([], ["T03"]) == (t.pool(), t.in_play())
    assert [] == t.events("die_removed")


@ruling("arh.part2.leaving.04")
def test_of_two_identical_upgrades_the_die_that_moves_is_chosen() -> None:
    """One upgrade moves to the other character; the chosen die goes back to it."""
    t = twins("T01", "T01", hand="T233")

    t.answer("play T233", "T200")
    assert ("you: which_die", ["die T200 1R", "die T200 Sp"]) == (t.asked(), t.options())
    t.answer("die T200 Sp")

    assert ("they: action", ["T200 1R"]) == (t.asked(), t.pool())
    assert 1 == len(t.copy("T03").attached)

"""Awakenings, Prized Possession: what it offers, and what becomes of the die it takes."""

from dejarik.games.destiny.effects.filters import controller_of
from dejarik.games.destiny.model.state import ON_CARD, SET_ASIDE
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


def possession(team: str = "T01 T03") -> Tabletop:
    """Prized Possession in hand, and dice of every kind in both pools."""
    t = Tabletop(team, "T02*2 T07", hand="01102")
    t.upgrade("T21", on="their T02")
    t.support("T11", seat=THEM)
    t.show("T01", "1MD")
    for label, side in (("T02", "2RD"), ("T07", "3MD"), ("T21", "1R"), ("T11", "1Sh")):
        t.show(f"their {label}", side)
    return t


def taken() -> Tabletop:
    """The same after a die of the opponent's blue character was taken."""
    t = possession()
    t.answer("play 01102", "T03", "yes", "their die T02 2RD")
    return t


@card("01102")
def test_prized_possession_may_take_an_opponents_character_die() -> None:
    """Not yours, not one of an upgrade or support, not one that is not in the pool."""
    t = possession()

    t.answer("play 01102")
    assert ["T01", "T03"] == t.options()
    t.answer("T03")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert ["their die T02 2RD", "their die T07 3MD"] == t.options()


@card("01102")
def test_prized_possession_need_not_take_a_die() -> None:
    """After declining nothing has moved."""
    t = possession()

    t.answer("play 01102", "T03", "no")

    assert "they: action" == t.asked()
    assert ["T02 2RD", "T07 3MD", "T21 1R", "T11 1Sh"] == t.pool(THEM)
    assert [] == t.events("die_taken")


@card("01102")
def test_prized_possession_removes_the_die_and_keeps_it() -> None:
    """It is removed by you and lies on the upgrade."""
    t = taken()

    assert ["T07 3MD", "T21 1R", "T11 1Sh"] == t.pool(THEM)
    removed, placed = t.events("die_removed"), t.events("die_taken")
    assert [YOU] == [event.seat for event in removed]
    assert [event.subject for event in removed] == [event.subject for event in placed]
    assert [t.copy("01102").ref] == [event.source for event in placed]
    assert t.events("card_played")[0].serial < removed[0].serial


@card("01102")
def test_a_taken_die_is_not_rolled_by_its_character() -> None:
    """Only the die that stayed is rolled with its upgrade's, even in the next round."""
    t = taken()

    t.answer("claim", "pass", "activate their T02")

    assert 2 == t.state.round
    assert ["T02", "T21"] == [label.split()[0] for label in t.pool(THEM)]


@card("01102")
@ruling("arh.faq.42")
def test_a_taken_die_is_under_the_takers_control() -> None:
    """It counts as yours as long as it lies on your upgrade."""
    t = possession()
    die = t.copy("their T02").dice[0]
    assert THEM == controller_of(t.state, die)

    t.answer("play 01102", "T03", "yes", "their die T02 2RD")

    assert YOU == controller_of(t.state, die)


@card("01102")
def test_a_taken_die_returns_when_the_upgrade_leaves_play() -> None:
    """With the character the upgrade is on, and its own character rolls it again."""
    t = taken()
    t.copy("T03").damage = 7
    die = t.copy("their T02").dice[0]

    t.answer("resolve melee", "T03")
    assert (["T01"], ["01102"]) == (t.in_play(), t.discards())
    t.answer("pass", "activate their T02")

    assert THEM == controller_of(t.state, die)
    assert die in t.events("activated")[0].items


@card("01102")
def test_a_taken_die_is_set_aside_when_its_character_is_defeated() -> None:
    """It does not come back, even if the upgrade leaves play afterwards."""
    t = taken()
    t.copy("their T02").damage = 7
    t.copy("T03").damage = 7

    t.answer("pass", "resolve melee", "their T02")
    t.answer("resolve melee", "T03")

    assert (["T07", "T11"], ["T01"]) == (t.in_play(THEM), t.in_play())
    dice = t.events("defeated")[0].items
    assert [SET_ASIDE, SET_ASIDE] == [t.state.dice[number].zone for number in dice]


@card("01102")
def test_a_taken_die_goes_home_when_its_card_changes_type() -> None:
    """L3-37 becomes an upgrade and all of her dice come back to her, also from here."""
    t = Tabletop("T01", "08091 T02", hand="01102")
    t.support("T11", seat=THEM)
    t.show("T01", "1MD")
    t.show("their 08091", "1R")
    t.copy("their 08091").damage = 7

    t.answer("play 01102", "yes", "pass", "resolve melee", "their 08091")

    upgrade = t.copy("their 08091")
    assert t.copy("their T11").ref == upgrade.host
    assert [ON_CARD] == [t.state.dice[number].zone for number in upgrade.dice]


@card("01102")
def test_prized_possession_takes_the_only_die_without_a_choice() -> None:
    """Whether is a question, which is not."""
    t = Tabletop("T01", "T02", hand="01102")
    t.show("their T02", "2RD")

    t.answer("play 01102", "yes")

    assert ("they: action", []) == (t.asked(), t.pool(THEM))


@card("01102")
def test_prized_possession_asks_nothing_without_a_character_die() -> None:
    """Your own dice and those of upgrades and supports are no prize."""
    t = Tabletop("T01", "T02", hand="01102")
    t.upgrade("T21", on="their T02")
    t.show("T01", "1MD")
    t.show("their T21", "1R")

    t.answer("play 01102")

    assert ("they: action", ["T21 1R"]) == (t.asked(), t.pool(THEM))


@card("01102")
def test_prized_possession_in_play_does_not_act_on_other_cards() -> None:
    """Another upgrade played by you is none of its business."""
    t = Tabletop("T01", "T02", hand="T22")
    t.upgrade("01102", on="T01")
    t.show("their T02", "2RD")

    t.answer("play T22", "no")

    assert "they: action" == t.asked()
    assert ["T02 2RD"] == t.pool(THEM)

"""Display of Power, cards that gain dice, leave them to others or borrow them."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules.timing import BEFORE
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, hears, next_die_shows, set_aside_dice

# The Son


@card("22004")
@pytest.mark.parametrize(("played", "placed"), [("T912", 1), ("T923", 0), ("T353", 0)])
def test_blue_abilities_feed_the_son(played: str, placed: int) -> None:
    """Those played on himself, once they are there."""
    t = Tabletop("22004 T02", "T01", hand=f"{played} T912")

    t.answer(f"play {played}", "22004")
    assert placed == t.copy("22004").resources
    assert not placed or followed(t, "card_played", "resources_placed")
    t.answer("pass", "play T912", "T02")

    assert placed == t.copy("22004").resources


@card("22004")
@pytest.mark.parametrize(("dice", "more"), [("", 1), ("*2", 1), ("*3", 0)])
def test_the_son_grows_up_to_three_dice(dice: str, more: int) -> None:
    """For three resources on him, out of the dice set aside; as often as he can."""
    t = Tabletop(f"22004{dice}", "T01", resources=0)
    t.copy("22004").resources = 4
    t.spare_die("22004", count=2)
    t.show("22004", "1R")
    before = len(t.copy("22004").dice)

    t.answer("use 22004")

    assert (before + more, 4 - 3 * more) == (
        len(t.copy("22004").dice),
        t.copy("22004").resources,
    )
    assert {"22004": 2 - more} == set_aside_dice(t)


@card("22004")
def test_the_son_rolls_all_his_dice() -> None:
    """The new one is one of his own, also in an opponent's eyes."""
    t = Tabletop("22004*2", "T01")
    t.copy("22004").resources = 3
    t.spare_die("22004")

    t.answer("use 22004", "pass", "activate 22004")

    assert (3, 0) == (len(t.pool()), t.copy("22004").resources)


@card("22004")
@pytest.mark.parametrize(("resources", "dice"), [(2, 1), (3, 0)])
def test_the_son_needs_three_resources_and_a_die(resources: int, dice: int) -> None:
    """Without either he does not grow; the resources that are there are gone."""
    t = Tabletop("22004", "T01")
    t.copy("22004").resources = resources
    if dice:
        t.spare_die("22004")

    t.answer("use 22004")

    assert (1, 0) == (len(t.copy("22004").dice), t.copy("22004").resources)


# IG-RM Thug Droid


def falling(team: str, *supports: str) -> Tabletop:
    """The droid, with its die in the pool, is about to be hit."""
    t = Tabletop(f"22029 {team}", "T01 01019")
    for code in supports:
        t.support(code)
    t.copy("22029").damage = 6
    t.show("22029", "1Sh")
    t.show("their T01", "2RD")
    assert hears(t, "22029", BEFORE, Event(ev.DEFEATED, THEM, t.copy("22029").ref))
    t.answer("pass", "resolve ranged", "22029")
    return t


@card("22029")
@ruling("arh.clar.dop.15")
def test_the_thug_droid_leaves_its_dice_to_a_scoundrel() -> None:
    """A character or a support of yours, before it falls; they are that card's dice."""
    t = falling("01020 T02", "23081", "T11")
    assert ("you: choose", ["01020", "23081"]) == (t.asked(), t.options())
    assert "22029" in t.in_play()

    t.answer("01020")

    assert (["01020", "T02", "23081", "T11"], []) == (t.in_play(), t.pool())
    assert 2 == len(t.copy("01020").dice)
    t.answer("activate 01020")
    assert ["01020", "22029"] == sorted(one.split()[0] for one in t.pool())


@card("22029")
@ruling("arh.clar.dop.15")
def test_a_support_may_have_the_dice_of_the_thug_droid() -> None:
    """They are rolled with it from then on, and go when it goes."""
    t = falling("T02", "23081")

    assert (2, "you: action") == (len(t.copy("23081").dice), t.asked())
    t.answer("activate 23081")
    assert 2 == len(t.pool())
    emit(t.state, Event(ev.LEFT_PLAY, YOU, t.copy("23081").ref, 0, 1, ev.TO_DISCARD))
    assert [] == t.pool()


@card("22029")
def test_without_a_scoundrel_the_dice_of_the_thug_droid_are_gone() -> None:
    """Scoundrels of theirs do not inherit."""
    t = falling("T02")

    assert ("you: action", ["T02"], []) == (t.asked(), t.in_play(), t.pool())
    assert 1 == len(t.copy("their 01019").dice)


@card("22029")
def test_others_leave_nothing_to_scoundrels() -> None:
    """Only its own defeat counts; and it is a guardian."""
    t = Tabletop("22029 01020 T02", "T01*2")
    t.copy("T02").damage = 7
    t.show("their T01", "2RD")
    t.show("their T01", "1MD")
    t.answer("activate 22029")
    assert "you: choose" == t.asked()
    t.answer("their die T01 1MD")
    assert 1 == t.copy("22029").damage

    t.answer("resolve ranged", "T02")

    assert ("you: action", 1) == (t.asked(), len(t.copy("01020").dice))


# Han Solo


def charming(place: int = 1, **laid: int) -> Tabletop:
    """Han takes two charms off somebody, whose hand is shown."""
    t = Tabletop("22071 T01", "T02 T03", hand="T11", their_hand="T909 T70 T31 01042", resources=0)
    for label, charms in (("their T02", 3), ("their T03", 1), ("T01", laid.get("own", 0))):
        t.copy(label).charms = charms
    t.discard_pile("T11")
    t.discard_pile("T11", seat=THEM)
    t.copy("their T02").shields = 1
    next_die_shows(t, place)
    t.answer("use 22071")
    return t


@card("22071")
def test_han_borrows_the_die_of_a_card_in_their_hand() -> None:
    """One that costs up to three, which stays there; the die is resolved at once."""
    t = charming()
    assert (1, 1) == (t.copy("their T02").charms, t.copy("their T03").charms)
    assert [4] == [len(one.items) for one in t.events("cards_revealed")]
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert ["their card T909", "their card T70", "their card T31"] == t.options()
    t.answer("their card T909", "their T02")

    assert (1, [], []) == (t.copy("their T02").damage, t.pool(), t.pool(THEM))
    assert (["T909", "T70", "T31", "01042"], []) == (t.hand(THEM), t.state.players[THEM].detected)


@card("22071")
@pytest.mark.parametrize(("borrowed", "place"), [("T909", 4), ("T909", 5), ("T70", 0)])
def test_what_han_cannot_resolve_is_removed(borrowed: str, place: int) -> None:
    """A modifier, a blank or what he cannot pay for."""
    t = charming(place)

    t.answer("yes", f"their card {borrowed}")

    assert ("they: action", []) == (t.asked(), t.pool())
    assert 1 == len(t.events("die_removed"))


@card("22071")
def test_han_pays_for_what_he_resolves() -> None:
    """If he can."""
    t = charming(0)
    t.state.players[YOU].resources = 1

    t.answer("yes", "their card T70")

    assert (2, []) == (t.resources(), t.events("die_removed"))


@card("22071")
@pytest.mark.parametrize("answers", [("no",), ("yes", "their card T31")])
def test_han_need_not_borrow_a_die(answers: tuple[str, ...]) -> None:
    """And a card without a die brings none."""
    t = charming()

    t.answer(*answers)

    assert ("they: action", [], 0) == (t.asked(), t.pool(), len(t.events("dice_rolled")))


@card("22071")
def test_charms_of_your_own_show_your_own_hand() -> None:
    """Whoever controls the character shows it; it is asked whose charms go."""
    t = charming(own=2)
    assert ["T01", "their T02"] == t.options()
    t.answer("T01")

    assert (0, 3) == (t.copy("T01").charms, t.copy("their T02").charms)
    assert [1] == [len(one.items) for one in t.events("cards_revealed")]
    t.answer("yes")
    assert ["card T11"] == t.options()
    t.answer("card T11", "their T02")
    assert (1, ["T11"]) == (t.copy("their T02").damage, t.hand())


@card("22071")
def test_han_needs_two_charms_on_one_character() -> None:
    """Once a round; and he has charm and piloting himself."""
    t = Tabletop("22071", "T02 T03", their_hand="T909")
    t.copy("their T02").charms = t.copy("their T03").charms = 1
    t.support("T11")

    t.answer("use 22071")
    assert ("they: action", 1) == (t.asked(), t.copy("their T02").charms)
    assert [] == t.events("cards_revealed")
    t.answer("pass")
    assert "use 22071" not in t.options()
    t.answer("activate 22071")
    assert ("you: order", 2) == (t.asked(), len(t.options()))

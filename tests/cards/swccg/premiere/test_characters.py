"""Vader, Luke, Tusken Raiders and Talz."""

from dejarik.games.swccg.effects import nouns as n
from dejarik.games.swccg.effects.modifiers import Forbids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Ongoing
from dejarik.games.swccg.rules.battle_numbers import total_power
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import MADE_UP, game_with, laid
from dejarik.testing.swccg.table import Laid

TATOOINE = "1_295, 1_292, 1_293, 1_130"
BOTH = "1_295, 1_285, 1_284"

# --- Vader, Luke: where they come in ----------------------------------------------------------


@card("101_5")
def test_vader_deploys_only_on_the_death_star() -> None:
    """Mos Eisley has two icons of his, and is not offered."""
    t = laid("101_5", BOTH, hand="X", force=7)
    t.answer("deploy 101_5")
    offered = t.options()
    t.answer("Docking Bay 327")

    assert ["Docking Bay 327", "Detention Block Corridor"] == offered
    assert [7, 0] == [t.force_used("dark"), t.force_used("light")]


@card("101_5")
def test_vader_stays_in_hand_while_the_opponent_has_two_uniques() -> None:
    """One unique opponent is no hindrance, nor are one's own and those with three dots."""
    one = laid("101_5", BOTH, "", "101_2 @ 1, 1_30 @ 1", hand="X", force=7)
    two = laid("101_5", BOTH, "1_194 @ 1", "101_2 @ 1, 101_2 @ 2", hand="X", force=7)

    assert ["deploy 101_5", "pass"] == one.options()
    assert "deploy 101_5" not in two.options()


def of_uniques(code: str, own: str, other: str) -> Laid:
    """A table where the plain cards and an Effect of the opponent's are unique too."""
    rules = game_with()
    for plain in [*own.split(", "), *other.split(", ")]:
        rules.definitions[rules.numbers[plain.partition(" ")[0]]].dots = 1
    return laid(code, BOTH, own, other, hand="X", force=7, rules=rules)


@card("101_5", "101_2")
def test_ones_own_uniques_and_their_effects_do_not_keep_it_in_hand(code: str) -> None:
    """Two of one's own, and of the opponent's one character and one unique Effect."""
    own, other = ("1_170 @ 2, 1_181 @ 2", "101_2 @ 1, 1_64")
    if code == "101_2":
        own, other = ("1_28 @ 2, 1_26 @ 2", "101_5 @ 1, 1_221")
    t = of_uniques(code, own, other)

    assert [f"deploy {code}", "pass"] == t.options()


def losing(top: str, own: str = "X @ 1, 1_194 @ 1, 1_196 @ 1") -> Laid:
    """Vader's side has less power than Luke's and draws nothing; `top` is his next destiny."""
    t = laid(
        "101_5",
        TATOOINE,
        own,
        "101_2 @ 1, 1_30 @ 1, 1_30 @ 1, 1_30 @ 1, 1_28 @ 1",
        phase="battle",
        top=top,
    )
    t.answer("battle Mos Eisley", "no", "no")
    return t


@card("101_5")
def test_vader_chokes_an_imperial_when_the_battle_is_lost() -> None:
    """Five is enough; the Tusken Raider is no Imperial, Luke is nobody's; Vader chooses."""
    t = losing("1_262")

    assert "dark: target" == t.asked()
    assert ["101_5", "1_194"] == t.options()
    t.answer("1_194")
    assert [False, True] == [t.on_table("1_194"), t.on_table("101_5")]
    assert ["1_194"] == t.codes("dark", "lost")


@card("101_5")
def test_vader_chokes_nobody_with_a_four() -> None:
    """The draw must be above four; it is made all the same."""
    t = losing("1_237")

    assert 1 == len(t.events(ev.DESTINY_DRAWN))
    assert t.on_table("1_194")
    assert ["forfeit 101_5", "forfeit 1_194", "forfeit 1_196", "lose"] == t.options()


@card("101_5")
@ruling("swccg.1f.044", "swccg.1f.045")
def test_vader_chokes_when_his_draw_fails() -> None:
    """Dark's Reserve Deck is empty: a failed draw is decided for Light, so an Imperial is lost."""
    t = laid(
        "101_5",
        TATOOINE,
        "X @ 1, 1_194 @ 1, 1_196 @ 1",
        "101_2 @ 1, 1_30 @ 1, 1_30 @ 1, 1_30 @ 1, 1_28 @ 1",
        phase="battle",
        force=54,
    )
    left = t.count("dark", "reserve")
    t.answer("battle Mos Eisley", "no")

    assert 0 == left
    assert ["101_5", "1_194"] == t.options()


@card("101_5")
def test_vader_chokes_in_battles_that_the_opponent_began_too() -> None:
    """Whoever began it, he is in a losing battle."""
    t = laid(
        "101_5",
        TATOOINE,
        "X @ 1, 1_194 @ 1",
        "101_2 @ 1, 1_30 @ 1, 1_30 @ 1, 1_30 @ 1, 1_28 @ 1",
        phase="battle",
        my_turn=False,
        top="1_262",
    )
    t.answer("battle Mos Eisley", "no", "no")

    assert ["dark: target", ["101_5", "1_194"]] == [t.asked(), t.options()]


@card("101_5")
def test_vader_alone_has_nobody_else_to_choke() -> None:
    """He is the one Imperial present, so nothing is asked."""
    t = losing("1_262", "X @ 1, 1_196 @ 1")

    assert not t.on_table("101_5")
    assert t.on_table("1_196")


@card("101_5")
def test_vader_chokes_nobody_when_he_wins_or_is_elsewhere() -> None:
    """Won with four against one; or lost by others while he is next door."""
    won = laid("101_5", TATOOINE, "X @ 1, 1_194 @ 1", "1_28 @ 1", phase="battle", top="1_262")
    won.answer("battle Mos Eisley", "no")
    away = laid("101_5", TATOOINE, "X @ 2, 1_194 @ 1", "1_30 @ 1", phase="battle", top="1_262")
    away.answer("battle Mos Eisley")

    assert [[], []] == [won.events(ev.DESTINY_DRAWN), away.events(ev.DESTINY_DRAWN)]


@card("101_2")
def test_luke_deploys_only_on_tatooine() -> None:
    """Docking Bay 327 has an icon of Light."""
    t = laid("101_2", "1_295, 1_285, 1_130", hand="X")
    t.answer("deploy 101_2")
    offered = t.options()
    t.answer("Dune Sea")

    assert ["Mos Eisley", "Dune Sea"] == offered
    assert [4, 0] == [t.force_used("light"), t.force_used("dark")]


@card("101_2")
def test_luke_stays_in_hand_while_the_opponent_has_two_uniques() -> None:
    """With one it is no matter."""
    one = laid("101_2", TATOOINE, "", "101_5 @ 1, 1_194 @ 1", hand="X")
    two = laid("101_2", TATOOINE, "1_28 @ 3", "101_5 @ 1, 101_5 @ 2", hand="X")

    assert ["deploy 101_2", "pass"] == one.options()
    assert "deploy 101_2" not in two.options()


@card("101_2")
def test_luke_makes_warriors_near_him_worth_more() -> None:
    """Here and next door, himself too; not two sites away, not those who are no warriors."""
    t = laid(
        "101_2",
        TATOOINE,
        "X @ 1, 1_28 @ 1, 1_28 @ 2, 1_28 @ 3, 1_26 @ 1, 1_30 @ 2",
        "1_194 @ 1",
    )
    names = ("101_2", "1_28", "1_28 2", "1_28 3", "1_26", "1_30", "1_194")

    assert [5, 3, 3, 2, 1, 3, 2] == [t.value("forfeit", one) for one in names]


@card("101_2")
def test_lukes_care_leaves_power_alone() -> None:
    """Only forfeit is changed."""
    t = laid("101_2", TATOOINE, "X @ 1, 1_28 @ 1")

    assert [2, 1] == [t.value("power", one) for one in ("101_2", "1_28")]


# --- Tusken Raider ----------------------------------------------------------------------------


@card("1_196")
@ruling("swccg.7.233")
def test_tusken_raiders_deploy_only_on_tatooine_and_may_leave() -> None:
    """The bay of the Death Star is not offered; by ship it is reached all the same."""
    t = laid("1_196", "1_291, 1_285", hand="X")
    t.answer("deploy 1_196")
    there = t.where("1_196")
    paid = [t.force_used("dark"), t.force_used("light")]
    while "transit from Docking Bay 94" not in t.options():
        t.answer("pass")
    t.answer("transit from Docking Bay 94")

    assert ["Docking Bay 94", [2, 0]] == [there, paid]
    assert "Docking Bay 327" == t.where("1_196")


@card("1_196")
def test_a_tusken_raider_is_stronger_beside_another() -> None:
    """One alone has one power; two or three have two each."""
    t = laid("1_196", TATOOINE, "X @ 1, X @ 2, X @ 2, X @ 3, X @ 3, X @ 3, 1_194 @ 1")
    names = ["1_196", *[f"1_196 {one}" for one in range(2, 7)], "1_194"]

    assert [1, 2, 2, 2, 2, 2, 1] == [t.value("power", one) for one in names]


def raiders(t: Laid) -> list[int]:
    """Dark's total power at the first two sites."""
    return [total_power(t.table, 0, place) for place in t.sites[:2]]


@card("1_196")
def test_four_tusken_raiders_have_two_more_power_together() -> None:
    """Four of two and two more at the first site, counted once; three of two at the second."""
    four = laid("1_196", TATOOINE, "X @ 1, X @ 1, X @ 1, X @ 1, X @ 2, X @ 2, X @ 2")
    five = laid("1_196", TATOOINE, "X @ 1, X @ 1, X @ 1, X @ 1, X @ 1, X @ 2")

    mixed = laid("1_196", TATOOINE, "X @ 1, 1_194 @ 1, 1_194 @ 1, 1_194 @ 1", "1_28 @ 1")
    against = laid("1_196", TATOOINE, "X @ 1, X @ 1, X @ 1, X @ 1", "1_28 @ 1")

    assert [[10, 6], [12, 1]] == [raiders(four), raiders(five)]
    assert [[4, 0], [10, 0]] == [raiders(mixed), raiders(against)]
    assert 1 == total_power(against.table, 1, against.sites[0])


@card("1_196")
def test_the_two_of_four_raiders_count_in_battle_there_only() -> None:
    """A battle next door is fought without them."""
    t = laid(
        "1_196",
        TATOOINE,
        "X @ 1, X @ 1, X @ 1, X @ 1, 1_194 @ 2",
        "1_28 @ 1, 1_28 @ 2",
        phase="battle",
        force=4,
    )
    t.answer("battle Mos Eisley")
    if t.asked() == "dark: battle_destiny":
        t.answer("no")
    here = t.table.battles[0].totals[0]
    while t.table.battles:
        t.answer(t.options()[0])
    t.answer("battle Jawa Camp")

    assert 10 == here
    assert 1 == t.events(ev.TOTALLED)[-1].items[0]


# --- Talz -------------------------------------------------------------------------------------


def hit(own: str = "X @ 1, 1_28 @ 1, 1_12 @ 1", *, at: str = "1_28") -> Laid:
    """A trooper's blaster has hit one of Light's cards; the damage segment has come."""
    t = laid(
        "1_31",
        TATOOINE,
        own,
        "1_194 + 1_317 @ 1, 101_5 @ 1",
        phase="battle",
        my_turn=False,
        their_top="1_182",
    )
    t.answer("battle Mos Eisley", "fire 1_317", at, "no")
    return t


@card("1_31")
@ruling("swccg.b.053")
def test_a_talz_is_forfeited_in_place_of_a_hit_character() -> None:
    """The trooper stays and need not be forfeited; the Talz counts with its own four."""
    t = hit()
    offered = t.options()
    t.answer("forfeit in place 1_31")

    assert [
        "forfeit in place 1_31",
        "forfeit 1_31",
        "forfeit 1_28",
        "forfeit 1_12",
        "lose",
    ] == offered
    assert [True, False] == [t.on_table("1_28"), t.on_table("1_31")]
    assert [] == [one for one in t.table.copies.values() if one.marks & 64]


@card("1_31")
@ruling("swccg.b.054")
def test_a_talz_that_is_hit_itself_saves_another_with_one_forfeit() -> None:
    """Both are hit: one forfeit satisfies both."""
    t = laid(
        "1_31",
        TATOOINE,
        "X @ 1, 1_28 @ 1",
        "1_194 + 1_317 @ 1, 1_194 + 1_317 @ 1, 101_5 @ 1",
        phase="battle",
        my_turn=False,
        their_top="1_182, 1_182",
    )
    t.answer("battle Mos Eisley", "fire 1_317", "1_31", "fire 1_317 2", "1_28", "no")
    t.answer("forfeit in place 1_31")

    assert [True, False] == [t.on_table("1_28"), t.on_table("1_31")]
    assert [] == [one for one in t.table.copies.values() if one.marks & 64]


@card("1_31")
def test_a_talz_saves_nobody_when_it_alone_is_hit_or_is_elsewhere() -> None:
    """It is not in place of itself; from next door it does nothing."""
    alone = hit(at="1_31")
    away = hit("X @ 2, 1_28 @ 1, 1_12 @ 1")

    assert ["forfeit 1_31", "forfeit 1_28", "forfeit 1_12", "lose"] == alone.options()
    assert ["forfeit 1_28", "forfeit 1_12", "lose"] == away.options()


@card("1_31")
@ruling("swccg.9.071")
def test_a_talz_is_stronger_at_night() -> None:
    """A made-up text makes it night at the first site: both Talz there have two more power."""
    night = Ongoing(Forbids(st.NIGHTTIME, (n.Titled("Tatooine: Mos Eisley"),)))
    own = "X @ 1, X @ 1, X @ 2, 1_28 @ 1"
    t = laid("1_31", TATOOINE, own, MADE_UP, rules=game_with(night))

    names = ("1_31", "1_31 2", "1_31 3", "1_28")
    assert [3, 3, 1, 1] == [t.value("power", one) for one in names]

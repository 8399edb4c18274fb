"""Dots before a title: how many may be on table, and be played or deployed in a turn."""

import pytest

from dejarik.games.swccg.effects.nouns import Unique
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel.frames import Scope
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.synthetic_making import Made
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.games import game

BOXED = game()
FILLER = ("1_194", "1_28")
ACTIVATE = syn.answering(ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 1), play=True)


def dotted(made: Made, dots: int, title: str = "") -> Made:
    """The same card with dots, and with a title that another card may have too."""
    made[0].dots = dots
    made[0].title = title or made[0].title
    return made


MADE = make.game_with(
    dotted(make.interrupt("dark vow", ACTIVATE), 1, "Vow"),
    dotted(make.interrupt("light vow", ACTIVATE), 1, "Vow"),
    dotted(make.interrupt("dark pledge", ACTIVATE), 2),
    make.interrupt("dark habit", ACTIVATE),
    dotted(make.effect("dark storm"), 1, "Storm"),
    dotted(make.effect("light storm"), 1, "Storm"),
    make.interrupt("light halt", syn.answering(ev.DEPLOYING, ev.RESPOND, Cancel(), play=True)),
)


def boxed(light: str = "", dark: str = "", **more: str | int) -> Laid:
    """Light's deploy phase on Tatooine with force enough."""
    given: dict[str, str | int] = {"turn": "light", "light_force": 12, **more}
    return Laid(BOXED, "1_130, 1_132", dark, light, filler=FILLER, **given)  # type: ignore[arg-type]


def phase(side: str = "dark", **hands: str) -> Laid:
    """A control phase with these hands."""
    return Laid(MADE, "dark street", turn=side, phase="control", **hands)  # type: ignore[arg-type]


@ruling("swccg.9.001", "swccg.9.002", "swccg.9.003", "swccg.9.024")
def test_one_dot_is_unique_and_three_or_none_are_not() -> None:
    """Luke has one, a Wolfman three, a trooper none; a Raider counts others by it."""
    t = boxed("101_2 @ 1, 1_30 @ 1, 1_28 @ 1")
    scope = Scope(1, t.thing("101_2"))
    found = [Unique().fits(t.table, scope, t.thing(one)) for one in ("101_2", "1_30", "1_28")]
    powers = []
    for dots in (0, 1, 2):
        rules = game_with()
        rules.definitions[rules.numbers["1_196"]].dots = dots
        raiders = Laid(rules, "1_130", "1_196 @ 1, 1_196 @ 1", filler=FILLER)
        powers.append(raiders.value("power", "1_196"))

    assert [1, 3, 0] == [BOXED.definitions[BOXED.numbers[one]].dots for one in LUKE_AND_OTHERS]
    assert [True, False, False] == found
    assert [2, 1, 2] == powers


LUKE_AND_OTHERS = ("101_2", "1_30", "1_28")


@ruling("swccg.9.004")
@pytest.mark.parametrize(("on_table", "offered"), [(2, True), (3, False)])
def test_as_many_as_there_are_dots_may_be_on_table(on_table: int, offered: bool) -> None:
    """A third Wolfman comes, a fourth does not; troopers have no limit."""
    wolfmen = ", ".join(["1_30 @ 1"] * on_table + ["1_28 @ 1"] * 4)
    t = boxed(wolfmen, light_hand="1_30, 1_28, 101_2")
    luke = boxed("101_2 @ 2", light_hand="101_2, 1_28")

    assert offered == ("deploy 1_30" in t.options())
    assert {"deploy 1_28", "deploy 101_2"} <= set(t.options())
    assert ["deploy 1_28", "pass"] == luke.options()


@ruling("swccg.9.008", "swccg.9.005")
def test_a_unique_card_that_came_back_to_hand_waits_for_the_next_turn() -> None:
    """Set For Stun returns Luke in Light's deploy phase; in Light's next turn he may come again."""
    t = boxed(light_hand="101_2, 1_28", dark_hand="1_268", dark_top="1_262", dark_force=2)
    t.play("deploy 101_2", "Dune Sea", "play 1_268")
    hand = t.codes("light", "hand")
    t.pass_until("light: window")
    after = t.options()
    while t.table.turn_count < 4 or t.table.phase != 3:
        t.answer("pass" if "pass" in t.options() else t.options()[-1])

    assert "101_2" in hand
    assert ["deploy 1_28", "pass"] == after
    assert "deploy 101_2" in t.options()


@ruling("swccg.9.005", "swccg.9.009", "swccg.9.023")
def test_dots_limit_how_many_of_a_title_are_played_in_a_turn() -> None:
    """One vow, two pledges, any number of habits, though all of them lie in the Used Pile."""
    hand = ", ".join(["dark vow"] * 2 + ["dark pledge"] * 3 + ["dark habit"] * 4)
    t = phase(dark_hand=hand)
    for one in ("vow", "pledge", "pledge", "habit", "habit", "habit"):
        t.play(f"play dark {one}")
    t.pass_until("dark: window")
    offered = t.options()
    used = t.codes("dark", "used")
    while t.table.turn_count < 3:
        t.answer("pass")
    t.pass_until("dark: window")

    assert ["play dark habit", "pass"] == offered
    assert [1, 2, 3] == [used.count(f"dark {one}") for one in ("vow", "pledge", "habit")]
    assert {"play dark vow", "play dark pledge", "play dark habit"} <= set(t.options())


@ruling("swccg.9.007")
def test_what_was_cancelled_counts_for_the_turn() -> None:
    """A vow that Light cancels, and a storm whose deployment is cancelled: no second one."""
    t = phase(dark_hand="dark vow, dark vow", light_hand="light sense")
    t.play("play dark vow", "play light sense")
    t.pass_until("dark: window")
    storm = Laid(
        MADE, "dark street", dark_hand="dark storm, dark storm, dark charm", light_hand="light halt"
    )
    storm.play("deploy dark storm", "play light halt")
    storm.pass_until("dark: window")

    assert [] == t.events(ev.ACTIVATE_ONE)
    assert "play dark vow" not in t.options()
    assert ["dark storm"] == storm.codes("dark", "lost")
    assert ["deploy dark charm", "pass"] == storm.options()


@ruling("swccg.9.010")
def test_a_title_of_both_sides_is_counted_for_both_players_together() -> None:
    """Dark's storm keeps Light's away; after Dark's vow Light has none in that turn."""
    t = Laid(MADE, "dark street", "dark storm on 1", turn="light", light_hand="light storm")
    free = Laid(MADE, "dark street", turn="light", light_hand="light storm")
    vows = phase(dark_hand="dark vow", light_hand="light vow")
    before = phase(light_hand="light vow", dark_hand="dark habit")
    vows.play("play dark vow")
    before.play("play dark habit")

    assert "deploy light storm" not in t.options()
    assert "deploy light storm" in free.options()
    assert "play light vow" in before.options()
    assert "play light vow" not in vows.options()


@ruling("swccg.9.004")
def test_a_location_of_the_opponents_does_not_keep_an_own_one_away() -> None:
    """Docking Bay 94 of Dark is converted by Light's; a second one of Light's is not offered."""
    t = Laid(BOXED, "1_291", turn="light", light_hand="1_129, 1_129", filler=FILLER)
    offered = t.options()
    t.answer("deploy 1_129")
    t.pass_until("light: window")

    assert kinds.LOCATION == BOXED.definitions[BOXED.numbers["1_129"]].kind
    assert "deploy 1_129" in offered
    assert ["pass"] == t.options()

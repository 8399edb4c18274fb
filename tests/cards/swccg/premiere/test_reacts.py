"""CZ-3, Comlink and the Wolfman: cards brought to the opponent's battles and drains."""

from dejarik.games.swccg.cards.collection import PROGRAMS
from dejarik.games.swccg.definitions import Printed, definition_from
from dejarik.games.swccg.effects.playing import OPPONENT, Text, UseText
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.edition import Edition
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.sides import MADE_UP, game_with, laid
from dejarik.testing.swccg.table import Laid
from dejarik.titles.swccg.catalogue import files

SITES = "1_295, 1_292, 1_293, 1_130"
CZ3 = "1_6"
COMLINK = "1_201"


def drained(hand: str, *, own: str = "X @ 1", force: int = 4, at: str = "2") -> Laid:
    """Dark has just drained at Jawa Camp; CZ-3 is next door."""
    t = laid(
        CZ3,
        SITES,
        own,
        f"1_194 @ {at}",
        hand=hand,
        force=force,
        phase="control",
        my_turn=False,
    )
    t.answer(t.options()[0])
    return t


# --- CZ-3 -------------------------------------------------------------------------------------


@card(CZ3)
@ruling("swccg.c.525", "swccg.c.533", "swccg.c.535", "swccg.4.037", "swccg.1c.043")
def test_cz3_brings_a_character_and_so_cancels_a_drain() -> None:
    """The interrupt and the site in hand cannot come; nothing more can react, nothing is lost."""
    t = drained("1_28, 1_100, 1_132, 1_26, 1_152")
    offered = t.options()
    t.answer("react by 1_6")
    cards = t.options()
    t.answer("1_28")

    assert ["react by 1_6", "pass"] == offered
    assert ["1_28", "1_26"] == cards
    assert "Jawa Camp" == t.where("1_28")
    assert 1 == t.force_used("light")
    assert [] == t.events(ev.DRAINED, ev.LOSE_ONE)
    assert "dark" == t.asked().partition(":")[0]


@card(CZ3)
@ruling("swccg.c.534", "swccg.c.528", "swccg.c.531")
def test_cz3_brings_a_droid_first_and_the_drain_goes_on_until_presence_comes() -> None:
    """A droid has no ability; the trooper that follows is a react of its own."""
    t = drained("1_18, 1_28")
    t.answer("react by 1_6", "1_18")
    going_on = t.options()
    t.answer("react by 1_6", "1_28")

    assert ["react by 1_6", "pass"] == going_on
    assert 2 == len(t.events(ev.REACTING))
    assert [] == t.events(ev.DRAINED)
    assert 3 == t.force_used("light")


@card(CZ3)
@ruling("swccg.c.540")
def test_cz3_is_out_of_reach_two_sites_away_and_needs_the_force() -> None:
    """From the first site to the third nothing is offered, nor a Wolfman without three Force."""
    far = drained("1_28", at="3")
    poor = drained("1_30, 1_28", force=1)
    poor.answer("react by 1_6")

    assert "force_to_lose" == far.asked().partition(": ")[2]
    assert ["1_28"] == poor.options()


@card(CZ3)
def test_whether_cz3s_player_is_asked_tells_nothing_of_the_hand() -> None:
    """With nothing to bring there is only a pass; with an empty hand nobody is asked."""
    nothing = drained("1_100")
    empty = drained("")

    assert ["light: window", ["pass"]] == [nothing.asked(), nothing.options()]
    assert "light: force_to_lose" == empty.asked()


@card(CZ3)
@ruling("swccg.c.527", "swccg.6.030")
def test_cz3_does_not_answer_its_own_players_drains() -> None:
    """Light drains at the site next door to CZ-3: Dark must lose at once."""
    t = laid(CZ3, SITES, "X @ 1, 1_28 @ 2", hand="1_28", phase="control")
    t.answer("drain Jawa Camp")

    assert "dark: force_to_lose" == t.asked()


@card(CZ3)
@ruling("swccg.6.029", "swccg.6.284", "swccg.c.526")
def test_cz3_brings_cards_to_a_battle_in_which_they_take_part() -> None:
    """A trooper and a blaster for it; when the battle has begun nothing more comes."""
    t = laid(
        CZ3,
        SITES,
        "X @ 1, 1_28 @ 2",
        "1_194 @ 2",
        hand="1_28, 1_152, 1_28",
        phase="battle",
        my_turn=False,
    )
    t.answer("battle Jawa Camp", "react by 1_6", "1_28")
    t.answer("react by 1_6", "1_152")
    bearers = t.options()
    t.answer("1_28 2", "pass")

    assert ["1_28", "1_28 2"] == bearers
    assert t.thing("1_28 2") in t.table.battles[0].took_part
    assert ["fire 1_152", "pass"] == t.options()


@card(CZ3)
@ruling("swccg.c.530", "swccg.c.537", "swccg.c.539", "swccg.c.529")
def test_a_cancelled_react_is_paid_for_and_its_title_comes_no_more() -> None:
    """A made-up text of Dark cancels reacts: the trooper is in hand again, a guard may come."""
    stop = Text((ev.REACTING,), ev.RESPOND, UseText(0, Cancel(), is_play=False), OPPONENT)
    t = laid(
        CZ3,
        SITES,
        "X @ 1",
        f"1_194 @ 2, {MADE_UP}",
        hand="1_28, 1_28, 1_26",
        phase="control",
        my_turn=False,
        rules=game_with(stop),
    )
    t.answer("drain Jawa Camp", "react by 1_6", "1_28", f"use {MADE_UP}")
    t.answer("react by 1_6")

    assert 1 == t.force_used("light")
    assert ["1_26"] == t.options()
    assert 3 == t.count("light", "hand")


# --- Comlink ----------------------------------------------------------------------------------


def attacked(hand: str, own: str, *, force: int = 4) -> Laid:
    """Light has just begun a battle at Jawa Camp."""
    t = laid(
        COMLINK,
        SITES,
        own,
        "1_28 @ 2",
        hand=hand,
        force=force,
        phase="battle",
        my_turn=False,
    )
    t.answer("battle Jawa Camp")
    return t


@card(COMLINK)
@ruling("swccg.9.771", "swccg.9.772")
def test_a_comlink_deploys_on_any_own_character_for_one() -> None:
    """On the alien and the droid too, not on Light's trooper."""
    t = laid(COMLINK, SITES, "1_194 @ 1, 1_196 @ 2, 1_186 @ 2", "1_28 @ 1", hand="X", force=1)
    t.answer("deploy 1_201")
    offered = t.options()
    t.answer("1_196")

    assert ["1_194", "1_196", "1_186"] == offered
    assert ["1_196", 1] == [t.where("1_201"), t.force_used("dark")]


@card(COMLINK)
@ruling("swccg.c.564", "swccg.c.541", "swccg.c.565")
def test_a_comlink_is_used_again_and_again_while_force_and_cards_last() -> None:
    """Three troopers for three Force; the Effect in hand cannot come."""
    t = attacked("1_194, 1_194, 1_221, 1_194, 1_194", "1_194 + 1_201 @ 2", force=3)
    for _ in range(3):
        assert ["react by 1_201", "pass"] == t.options()
        t.answer("react by 1_201")
        assert "1_221" not in t.options()
        t.answer("1_194")

    assert 3 == len(t.events(ev.REACTING))
    assert ["dark: window", ["pass"]] == [t.asked(), t.options()]


@card(COMLINK)
@ruling("swccg.6.204")
def test_a_comlink_that_came_as_a_react_brings_the_next_card() -> None:
    """One Comlink next door brings another to the battle; both can be used then."""
    t = attacked("1_201, 1_194", "1_194 + 1_201 @ 1, 1_194 @ 2")
    t.answer("react by 1_201", "1_201")

    assert ["react by 1_201", "react by 1_201 2", "pass"] == t.options()


@card(COMLINK)
@ruling("swccg.9.198", "swccg.9.206", "swccg.9.203")
def test_who_has_used_one_comlink_does_not_use_another() -> None:
    """A trooper with two: after the first only that one again."""
    t = attacked("1_194, 1_194", "1_194 + 1_201 @ 2")
    both = laid(
        COMLINK,
        SITES,
        "1_194 + 1_201 @ 2, 1_201",
        "1_28 @ 2",
        hand="1_194, 1_194",
        phase="battle",
        my_turn=False,
    )
    bearer = both.thing("1_194")
    both.table.copies[both.thing("1_201 2")].holder = bearer
    both.table.copies[both.thing("1_201 2")].slot = both.table.copies[both.thing("1_201")].slot
    both.answer("battle Jawa Camp")
    offered = both.options()
    both.answer("react by 1_201", "1_194")

    assert ["react by 1_201", "pass"] == t.options()
    assert ["react by 1_201", "react by 1_201 2", "pass"] == offered
    assert ["react by 1_201", "pass"] == both.options()


@card(COMLINK)
@ruling("swccg.6.030")
def test_a_comlink_is_quiet_at_the_battles_of_its_own_player() -> None:
    """Dark begins the battle itself: the Comlink offers nothing."""
    t = laid(COMLINK, SITES, "1_194 + 1_201 @ 2", "1_28 @ 2", hand="1_194", phase="battle")
    t.answer("battle Jawa Camp")

    assert [] == t.events(ev.REACTING)
    assert "react by 1_201" not in t.options()


@card(COMLINK)
def test_with_the_switch_off_a_comlink_brings_one_card_to_a_battle() -> None:
    """An open question: the edition says whether one text reacts again and again."""
    once = CustomizableCardGame(
        Printed(
            [definition_from(one) for one in files.boxed().values()], PROGRAMS, files.layouts()
        ),
        Edition(reacts_repeat=False),
    )
    t = laid(
        COMLINK,
        SITES,
        "1_194 + X @ 2",
        "1_28 @ 2",
        hand="1_194, 1_194",
        phase="battle",
        my_turn=False,
        rules=once,
    )
    t.answer("battle Jawa Camp", "react by 1_201", "1_194")

    assert 1 == len(t.events(ev.REACTING))
    assert "react by 1_201" not in t.options()


# --- Shistavanen Wolfman ----------------------------------------------------------------------


@card("1_30")
@ruling("swccg.c.544", "swccg.c.546", "swccg.c.554", "swccg.7.025")
def test_a_wolfman_moves_next_door_as_a_react_for_one_force() -> None:
    """From either side of the camp, not from two sites away; it may still move in its own turn."""
    t = laid("1_30", SITES, "X @ 1, X @ 3, X @ 4", "1_194 @ 2", phase="control", my_turn=False)
    t.answer("drain Jawa Camp")
    offered = t.options()
    t.answer("react with 1_30")

    assert ["react with 1_30", "react with 1_30 2", "pass"] == offered
    assert ["Jawa Camp", 1] == [t.where("1_30"), t.force_used("light")]
    assert [] == t.events(ev.DRAINED)
    assert 0 == t.table.copies[t.thing("1_30")].marks & 1


@card("1_30")
@ruling("swccg.c.536")
def test_a_wolfman_reacts_once_a_turn() -> None:
    """It has come to one drain; from there it does not go on to the next."""
    t = laid("1_30", SITES, "X @ 1", "1_194 @ 2, 1_194 @ 3", phase="control", my_turn=False)
    t.answer("drain Jawa Camp", "react with 1_30")
    t.answer("drain Jundland Wastes")

    assert "light: force_to_lose" == t.asked()


@card("1_30")
def test_a_wolfman_may_stay_where_it_is() -> None:
    """A pass, and Light loses a Force."""
    t = laid("1_30", SITES, "X @ 1", "1_194 @ 2", phase="control", my_turn=False)
    t.answer("drain Jawa Camp", "pass")

    assert "light: force_to_lose" == t.asked()
    assert "Mos Eisley" == t.where("1_30")


@card("1_30")
@ruling("swccg.c.561", "swccg.c.574")
def test_a_wolfman_without_force_or_by_ship_does_not_come() -> None:
    """No Force, or only a docking bay of another system: nothing is offered."""
    poor = laid("1_30", SITES, "X @ 1", "1_194 @ 2", phase="control", my_turn=False, force=0)
    poor.answer("drain Jawa Camp")
    ship = laid("1_30", "1_285, 1_291", "X @ 1", "1_194 @ 2", phase="control", my_turn=False)
    ship.answer("drain Docking Bay 94")

    assert [1, 0] == [len(poor.events(ev.LOSE_ONE)), len(poor.events(ev.REACTING))]
    assert "light: force_to_lose" == ship.asked()


@card("1_30")
def test_a_wolfman_joins_a_battle_next_door() -> None:
    """It takes part like the trooper that was attacked."""
    t = laid("1_30", SITES, "X @ 1, 1_28 @ 2", "1_194 @ 2", phase="battle", my_turn=False)
    t.answer("battle Jawa Camp", "react with 1_30")

    assert t.thing("1_30") in t.table.battles[0].took_part

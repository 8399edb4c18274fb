"""Interrupts at top level: Scanning Crew, Set For Stun, Tusken Scavengers, the Reinforcements."""

import pytest

from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
SITE = "1_295"
FILLER = ("1_194", "1_28")


def dark_turn(dark: str = "", light: str = "", **more: str | int) -> Laid:
    """Dark's control phase at Mos Eisley."""
    return Laid(GAME, SITE, dark, light, phase="control", filler=FILLER, **more)  # type: ignore[arg-type]


# --- Scanning Crew ------------------------------------------------------------------------


@card("1_266")
@ruling("swccg.1d.081", "swccg.b.057")
def test_scanning_crew_shows_the_hand_and_may_put_a_rebel_on_the_used_pile() -> None:
    """Trooper and guard are Rebels; the alien, the droid and the weapon are not."""
    t = dark_turn(dark_hand="1_266", light_hand="1_28, 1_31, 1_18, 1_152, 1_26")
    t.answer("play 1_266")
    choice = [t.asked(), *t.options()]
    t.answer("1_26")
    hand = t.table.pile(1, ids.HAND)

    assert ["dark: search", "1_28", "1_26", "stop"] == choice
    assert ["1_26"] == t.codes("light", "used")
    assert ["1_152", "1_18", "1_28", "1_31"] == sorted(t.codes("light", "hand"))
    assert all(t.table.knowledge.is_public(one) for one in hand)
    assert ["1_266"] == t.codes("dark", "used")[-1:]
    assert 3 == t.count("dark", "force")


@card("1_266")
def test_scanning_crew_need_not_move_anything() -> None:
    """The hand has been seen all the same."""
    t = dark_turn(dark_hand="1_266", light_hand="1_28, 1_31")
    t.answer("play 1_266", "stop")

    assert 2 == t.count("light", "hand")
    assert [] == t.codes("light", "used")
    assert 1 == len(t.events(ev.HAND_SHOWN))


@card("1_266")
@ruling("swccg.1b.012")
def test_without_a_rebel_in_the_hand_nothing_is_asked() -> None:
    """The alien and the weapon stay."""
    t = dark_turn("1_194 @ 1", dark_hand="1_266", light_hand="1_31, 1_152")
    t.answer("play 1_266")

    assert "drain Mos Eisley" in t.options()
    assert 2 == t.count("light", "hand")


@card("1_266")
def test_scanning_crew_needs_a_hand_to_look_at_and_a_force() -> None:
    """An empty hand is no target."""
    one = dark_turn("1_194 @ 1", turn="light", dark_hand="1_266", light_hand="1_28", dark_force=1)
    one.pass_until("dark: window")
    empty = dark_turn("1_194 @ 1", dark_hand="1_266")
    poor = dark_turn("1_194 @ 1", dark_hand="1_266", light_hand="1_28", dark_force=0)

    assert ["play 1_266", "pass"] == one.options()
    assert ["drain Mos Eisley", "pass"] == empty.options()
    assert ["drain Mos Eisley", "pass"] == poor.options()


# --- Set For Stun -------------------------------------------------------------------------


@card("1_268")
@ruling("swccg.1c.209")
def test_set_for_stun_returns_a_character_and_all_on_it_to_hand() -> None:
    """A two beats an ability of one; the blaster comes with the trooper, the other one stays."""
    t = dark_turn("1_194 @ 1", "1_28 + 1_152 @ 1, 1_26 @ 1", dark_hand="1_268", dark_top="1_196")
    t.answer("play 1_268")
    targets = t.options()
    unpaid = t.count("dark", "force")
    t.answer("1_28")

    assert ["1_28", "1_26"] == targets
    assert 4 == unpaid
    assert ["1_152", "1_28"] == sorted(t.codes("light", "hand"))
    assert t.on_table("1_26")
    assert ["1_268"] == t.codes("dark", "lost")
    assert [2, 3] == [t.count("dark", "force"), t.count("dark", "used")]


@card("1_268")
@ruling("swccg.1c.215")
def test_set_for_stun_fails_by_a_destiny_that_is_not_above() -> None:
    """A three against Luke's three: he stays, and the card is lost."""
    t = dark_turn("1_194 @ 1", "101_2 @ 1", dark_hand="1_268", dark_top="1_181")
    t.answer("play 1_268")

    assert t.on_table("101_2")
    assert ["1_268"] == t.codes("dark", "lost")
    assert [3] == [one.amount for one in t.events(ev.DESTINY_DONE)]


@card("1_268")
def test_a_droid_has_an_ability_of_nothing_for_it() -> None:
    """A one is above that."""
    t = dark_turn(light="1_18 @ 1", dark_hand="1_268", dark_top="1_194")
    t.answer("play 1_268")

    assert ["1_18"] == t.codes("light", "hand")


@card("1_268")
@ruling("swccg.1c.293", "swccg.1f.044")
def test_set_for_stun_needs_a_target_and_two_force_and_no_card_to_draw() -> None:
    """Own characters are no targets; from an empty Reserve Deck the draw fails, and all stay."""
    nobody = dark_turn("1_194 @ 1", dark_hand="1_268")
    poor = dark_turn("1_194 @ 1", "1_28 @ 1", dark_hand="1_268", dark_force=1)
    empty = dark_turn("1_194 @ 1", "1_28 @ 1", dark_hand="1_268", dark_force=57)
    left = empty.count("dark", "reserve")
    empty.answer("play 1_268")

    for t in (nobody, poor):
        assert "play 1_268" not in t.options()
    assert [0, True] == [left, empty.on_table("1_28")]
    assert ["1_268"] == empty.codes("dark", "lost")


@card("1_268")
def test_set_for_stun_is_played_in_the_weapons_segment_and_no_later_one() -> None:
    """Any top-level action fits into the weapons segment, and none of this kind after it."""
    t = Laid(
        GAME,
        SITE,
        "1_194 @ 1, 1_194 @ 1",
        "1_28 @ 1",
        phase="battle",
        dark_hand="1_268",
        filler=FILLER,
    )
    t.answer("battle Mos Eisley")
    weapons = [t.table.battles[0].segment, *t.options()]
    t.answer("pass")
    later = []
    while t.table.battle() is not None:
        later += t.options()
        t.answer(t.options()[0])

    assert [1, "play 1_268", "pass"] == weapons
    assert "play 1_268" not in later


# --- Tusken Scavengers --------------------------------------------------------------------

RAIDERS = "1_196 @ 1, 1_196 @ 1"


@card("1_275")
@ruling("swccg.1a.085")
def test_scavengers_take_all_weapons_and_devices_of_the_used_pile() -> None:
    """Two raiders and a one: the character and the interrupt stay where they were, in order."""
    t = dark_turn(
        RAIDERS,
        dark_hand="1_275",
        dark_top="1_194",
        light_hand="1_90",
        light_used="1_28, 1_152, 1_105, 1_35, 1_153, 1_18",
    )
    t.answer("play 1_275")
    may = [t.asked(), *t.options()]
    t.answer("yes")

    assert ["dark: may", "no", "yes"] == may
    assert ["1_28", "1_105", "1_18"] == t.codes("light", "used")
    assert ["1_152", "1_35", "1_153"] == t.codes("light", "lost")
    assert [] == t.events(ev.MUST_LOSE)
    assert ["1_275"] == t.codes("dark", "lost")
    assert all(t.table.knowledge.knows(0, one) for one in t.table.pile(1, ids.USED))


@card("1_275")
def test_scavenging_may_be_declined() -> None:
    """Nothing is looked at."""
    t = dark_turn(RAIDERS, dark_hand="1_275", dark_top="1_194", light_used="1_152")
    t.answer("play 1_275", "no")

    assert ["1_152"] == t.codes("light", "used")
    assert [] == t.events(ev.PEEKED)


@card("1_275")
@pytest.mark.parametrize(("dark", "top"), [("1_196 @ 1", "1_194"), (RAIDERS, "1_196")])
def test_a_destiny_that_is_not_below_the_raiders_finds_nothing(dark: str, top: str) -> None:
    """A one against one raider, a two against two."""
    t = dark_turn(dark, dark_hand="1_275", dark_top=top, light_used="1_152")
    t.answer("play 1_275")

    assert "dark: may" != t.asked()
    assert ["1_152"] == t.codes("light", "used")


@card("1_275")
@ruling("swccg.1b.015", "swccg.1b.017")
def test_a_search_in_vain_is_verified_and_locked_for_the_turn() -> None:
    """Light may look too; the second copy in hand is not offered any more this turn."""
    t = dark_turn(RAIDERS, dark_hand="1_275, 1_275", dark_top="1_194", light_used="1_28, 1_26")
    t.answer("play 1_275", "yes")
    verify = [t.asked(), *t.options()]
    t.answer("yes")

    assert ["light: verify", "yes", "no"] == verify
    assert ["1_28", "1_26"] == t.codes("light", "used")
    assert all(t.table.knowledge.is_public(one) for one in t.table.pile(1, ids.USED))
    assert ["1_275"] == t.codes("dark", "hand")
    assert "play 1_275" not in t.options()


@card("1_275")
@ruling("swccg.1c.292")
def test_an_empty_pile_is_not_searched() -> None:
    """The destiny is drawn, and nothing more is asked."""
    t = dark_turn(RAIDERS, dark_hand="1_275", dark_top="1_194")
    t.answer("play 1_275")

    assert "dark: window" == t.asked()
    assert [] == t.events(ev.PEEKED)


# --- Reinforcements -----------------------------------------------------------------------


@card("1_251")
@ruling("swccg.1a.106", "swccg.1a.108", "swccg.1a.109", "swccg.1a.113")
def test_imperial_reinforcements_retrieve_stormtroopers_by_destiny() -> None:
    """Two of three, which ones Dark chooses; the weapon and the raider keep their order."""
    t = dark_turn(
        "1_194 @ 1",
        "1_28 @ 1, 1_18 @ 1",
        dark_hand="1_251",
        dark_top="1_196",
        dark_lost="1_194, 1_317, 1_194, 1_196, 1_194",
    )
    t.answer("play 1_251")
    choice = [t.asked(), *t.options()]
    t.answer("1_194", "1_194")

    assert ["dark: search", "1_194", "1_194"] == choice
    assert ["1_194", "1_317", "1_196", "1_251"] == sorted(
        t.codes("dark", "lost"), key=["1_194", "1_317", "1_196", "1_251"].index
    )
    assert 2 == len(t.events(ev.RETRIEVE_ONE))
    assert ["1_194", "1_194"] == t.codes("dark", "used")[-2:]
    assert all(t.table.knowledge.is_public(one) for one in t.table.pile(0, ids.USED)[-2:])


@card("1_251")
def test_imperial_reinforcements_take_all_there_are() -> None:
    """A destiny of four and two troopers: no choice, both are retrieved."""
    t = dark_turn(
        light="1_28 @ 1",
        dark_hand="1_251",
        dark_top="1_249",
        dark_lost="1_194, 1_317, 1_194",
    )
    t.answer("play 1_251")

    assert 2 == len(t.events(ev.RETRIEVE_ONE))
    assert ["1_317", "1_251"] == t.codes("dark", "lost")


@card("1_106")
def test_rebel_reinforcements_retrieve_up_to_the_destiny() -> None:
    """Up to four of three troopers: Light stops after one, or takes none."""
    t = Laid(
        GAME,
        SITE,
        "1_194 @ 1",
        turn="light",
        phase="control",
        light_hand="1_106",
        light_top="1_105",
        light_lost="1_28, 1_152, 1_28, 1_26, 1_28",
        filler=FILLER,
    )
    t.answer("play 1_106")
    choice = [t.asked(), *t.options()]
    t.answer("1_28", "stop")

    assert ["light: search", "1_28", "1_28", "1_28", "stop"] == choice
    assert 1 == len(t.events(ev.RETRIEVE_ONE))
    assert ["1_28", "1_152", "1_28", "1_26", "1_106"] == t.codes("light", "lost")


@card("1_251", "1_106")
@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("trooper @ 1", "trooper @ 1"),
        ("droid @ 1, guard @ 1", "hero @ 1"),
        ("trooper @ 1", "trooper + blaster @ 1"),
    ],
)
def test_reinforcements_come_only_to_who_is_outnumbered(code: str, own: str, other: str) -> None:
    """As many characters are not more, and power does not count; droids do."""
    m = Mirror(GAME, code)
    t = m.lay(SITE, own, other, phase="control", own_hand=code)

    assert f"play {code}" not in t.options()


@card("1_251", "1_106")
@ruling("swccg.1c.294", "swccg.1c.293")
def test_reinforcements_may_be_called_with_an_empty_lost_pile(code: str) -> None:
    """Or an empty Reserve Deck, when the draw fails; but not without a Force."""
    m = Mirror(GAME, code)
    own, other = "trooper + blaster @ 1", "trooper @ 1, droid @ 1"
    t = m.lay(SITE, own, other, own_turn=False, phase="control", own_hand=code, own_force=1)
    t.play(f"play {code}")
    poor = m.lay(SITE, "", "trooper @ 1", phase="control", own_hand=code, own_force=0)
    rest = 58 if m.side == 0 else 59
    empty = m.lay(SITE, "", "trooper @ 1", phase="control", own_hand=code, own_force=rest)
    left = empty.count(m.side_name(), "reserve")
    empty.play(f"play {code}")

    assert [code] == t.codes(m.side_name(), "lost")
    assert 1 == len(t.events(ev.DESTINY_DONE))
    assert f"play {code}" not in poor.options()
    assert [0, []] == [left, empty.events(ev.DESTINY_DRAWN)]
    assert [code] == empty.codes(m.side_name(), "lost")

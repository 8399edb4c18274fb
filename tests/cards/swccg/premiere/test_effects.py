"""Effects of the boxed game: Sai'torr Kal Fas and Ket Maliss, Macroscan."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Forbids
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import DARK
from dejarik.games.swccg.model.texts import Ongoing, SiteText
from dejarik.kernel.frames import Scope
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
SITE = "1_295"
FILLER = ("1_194", "1_28")


@card("1_64", "1_221")
def test_a_teacher_deploys_on_own_characters_that_are_no_droids(code: str) -> None:
    """Not on a droid, not on a character of the opponent, and not on a site."""
    m = Mirror(GAME, code)
    t = m.lay(SITE, "trooper @ 1, guard @ 1, droid @ 1", "trooper @ 1", own_hand="teacher")
    t.answer(f"deploy {code}")

    assert [m.own("guard"), m.own("trooper")] == t.options()


@card("1_64", "1_221")
def test_a_teacher_gives_the_skill_of_a_warrior(code: str) -> None:
    """A guard is none until it has a teacher; a second one then makes it stronger."""
    m = Mirror(GAME, code)
    t = m.lay(SITE, "guard @ 1, droid @ 1", own_hand="teacher, teacher")
    guard = t.thing(m.own("guard"))
    warrior = nouns.HasIcon(nouns.WARRIOR)
    before = warrior.fits(t.table, Scope(m.side, 0), guard)
    t.answer(f"deploy {code}")
    after = warrior.fits(t.table, Scope(m.side, 0), guard)
    power = t.value("power", m.own("guard"))
    t.play(f"deploy {code}")

    assert [False, True] == [before, after]
    assert [0, 1] == [power, t.value("power", m.own("guard"))]
    assert not warrior.fits(t.table, Scope(m.side, 0), t.thing(m.own("droid")))


@card("1_64", "1_221")
def test_a_teacher_makes_a_warrior_stronger_by_one(code: str) -> None:
    """Only the one it is on, and for good: a turn later still."""
    m = Mirror(GAME, code)
    t = m.lay(SITE, "trooper @ 1, trooper @ 1", own_hand="teacher")
    t.answer(f"deploy {code}", f"{m.own('trooper')} 2")
    powers = [t.value("power", m.own("trooper")), t.value("power", f"{m.own('trooper')} 2")]
    while t.table.turn_count < 4:
        t.answer("pass" if "pass" in t.options() else t.options()[0])

    assert [1, 2] == powers
    assert 2 == t.value("power", f"{m.own('trooper')} 2")


@card("1_64", "1_221")
def test_with_nobody_to_teach_a_teacher_is_not_offered(code: str) -> None:
    """A droid alone will not do."""
    m = Mirror(GAME, code)
    t = m.lay(SITE, "droid @ 1", "trooper @ 1, guard @ 1", own_hand="teacher")

    assert f"deploy {code}" not in t.options()


@card("1_64", "1_221")
@ruling("swccg.1c.139", "swccg.1c.140", "swccg.1c.142")
def test_a_teacher_is_immune_to_alter(code: str) -> None:
    """It cannot be answered with Alter when deployed, and cannot be targeted by it later."""
    m = Mirror(GAME, code)
    t = m.lay(SITE, "trooper @ 1", "hero @ 1", own_hand="teacher", other_hand="alter")
    t.answer(f"deploy {code}")
    deployed = t.on_table(code)
    offered = []
    while t.table.phase < 6:
        offered += t.options()
        t.answer("pass")

    assert deployed
    assert f"play {m.other('alter')}" not in [one.removesuffix(" 2") for one in offered]


# --- Macroscan ----------------------------------------------------------------------------


@card("1_224")
def test_macroscan_deploys_beside_the_opponents_reserve_deck_for_two() -> None:
    """With one Force it is not offered."""
    t = Laid(GAME, SITE, dark_hand="1_224", dark_force=2, filler=FILLER)
    poor = Laid(GAME, SITE, dark_hand="1_224", dark_force=1, filler=FILLER)
    t.answer("deploy 1_224")

    assert 0 == t.count("dark", "force")
    assert ids.pile_id(1, ids.RESERVE) == t.table.copies[t.thing("1_224")].holder
    assert ["pass"] == poor.options()


@card("1_224")
def test_macroscan_shows_its_player_the_top_card_for_a_force() -> None:
    """Dark knows it and Light does not; the card below stays unknown."""
    t = Laid(
        GAME, SITE, "1_224", phase="control", dark_force=1, light_top="1_26, 1_28", filler=FILLER
    )
    t.answer("use 1_224")
    reserve = t.table.pile(1, ids.RESERVE)
    known = [t.table.knowledge.knows(0, one) for one in reserve[-2:]]

    assert [False, True] == known
    assert not t.table.knowledge.knows(1, reserve[-1])
    assert "1_26" == t.codes("light", "reserve")[-1]
    assert 0 == t.count("dark", "force")


@card("1_224")
def test_macroscan_is_used_at_any_time_as_often_as_its_player_pays() -> None:
    """In the opponent's turn too; without Force it is not offered, and never to the opponent."""
    t = Laid(GAME, SITE, "1_224", turn="light", phase="control", dark_force=2, filler=FILLER)
    t.pass_until("dark: window")
    t.answer("use 1_224")
    t.pass_until("dark: window")
    t.answer("use 1_224")

    assert 2 == len(t.events(ev.PEEKED))
    assert 0 == t.count("dark", "force")


@card("1_224")
@ruling("swccg.1c.292")
def test_macroscan_cannot_peek_at_an_empty_deck() -> None:
    """Nothing is offered where there is nothing to see."""
    t = Laid(GAME, SITE, "1_224", phase="control", light_force=58, filler=FILLER)
    empty = Laid(GAME, SITE, "1_224", phase="control", light_force=60, filler=FILLER)

    assert ["use 1_224", "pass"] == t.options()
    assert 0 == empty.count("light", "reserve")
    assert "use 1_224" not in empty.options()


@card("1_224")
@ruling("swccg.9.071")
def test_macroscan_shows_three_cards_at_nighttime() -> None:
    """A site with nighttime conditions anywhere on table is enough."""
    dark = SiteText(DARK, (Ongoing(Forbids(st.NIGHTTIME, (nouns.SamePlace(),))),))
    night = game_with(texts={SITE: (dark,)})
    t = Laid(night, SITE, "1_224", phase="control", filler=FILLER)
    t.answer("use 1_224")
    reserve = t.table.pile(1, ids.RESERVE)

    assert [False, True, True, True] == [t.table.knowledge.knows(0, one) for one in reserve[-4:]]

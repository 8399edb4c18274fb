"""Surprise Assault and Counter Assault: a drain cancelled, and destinies against power."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.amounts import SizeOf
from dejarik.games.swccg.effects.modifiers import Changes
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.definition import CHARACTER
from dejarik.games.swccg.model.texts import Ongoing, SiteText
from dejarik.kernel.terms import AtLeast, Number, You
from dejarik.testing.marks import card, ruling
from dejarik.testing.swccg.games import game_with
from dejarik.testing.swccg.table import Laid
from dejarik.testing.swccg.twins import Mirror
from dejarik.titles.swccg.games import game

GAME = game()
SITES = "1_295, 1_292"


THREE = "trooper + blaster @ 1, trooper @ 1, droid @ 1"


def drain(m: Mirror, other: str = THREE, **more: str | int) -> Laid:
    """The opponent, with a power of two and three characters, drains at Mos Eisley."""
    given: dict[str, str | int] = {"own_hand": code_of(m), **more}
    own = "trooper @ 2, droid @ 1"
    t = m.lay(SITES, own, f"{other}, droid @ 2", own_turn=False, phase="control", **given)
    t.play("drain Mos Eisley")
    return t


def code_of(m: Mirror) -> str:
    """The assault of its side."""
    return ("1_238", "1_113")[m.side]


@card("1_113", "1_238")
@ruling("swccg.b.008")
def test_an_assault_cancels_the_drain_and_draws_for_each_character(code: str) -> None:
    """Three ones against a power of two: the opponent loses the difference of one, no drain."""
    m = Mirror(GAME, code)
    t = drain(m)
    window = [t.asked(), *t.options()]
    t.answer(f"play {code}")
    loser = t.asked()
    t.play("top of reserve")

    assert [f"{m.side_name()}: window", f"play {code}", "pass"] == window
    assert [1, 1, 1] == [one.amount for one in t.events(ev.DESTINY_DONE)]
    assert f"{m.side_name(own=False)}: force_to_lose" == loser
    assert [1] == [one.amount for one in t.events(ev.MUST_LOSE)]
    assert [] == t.events(ev.DRAINED)
    assert [code] == t.codes(m.side_name(), "lost")


@card("1_113", "1_238")
def test_the_player_of_an_assault_loses_if_the_total_is_lower(code: str) -> None:
    """One draw of one against the power of a hero."""
    m = Mirror(GAME, code)
    t = drain(m, "hero @ 1")
    power = t.value("power", m.other("hero"))
    t.answer(f"play {code}")
    asked = t.asked()
    while "force_to_lose" in t.asked():
        t.answer("top of reserve")

    assert f"{m.side_name()}: force_to_lose" == asked
    assert [power - 1] == [one.amount for one in t.events(ev.MUST_LOSE)]


@card("1_113", "1_238")
def test_equal_totals_cost_nobody_anything(code: str) -> None:
    """Two draws of one against two troopers."""
    m = Mirror(GAME, code)
    t = drain(m, "trooper @ 1, trooper @ 1")
    t.answer(f"play {code}")

    assert [] == t.events(ev.MUST_LOSE, ev.LOSE_ONE)
    assert [] == t.events(ev.DRAINED)


@card("1_113", "1_238")
@ruling("swccg.1c.323", "swccg.1c.322")
def test_a_drain_that_was_cancelled_is_spent(code: str) -> None:
    """The opponent cannot drain there again this turn."""
    m = Mirror(GAME, code)
    t = drain(m, "trooper @ 1, trooper @ 1", other_hand="shuffle")
    t.answer(f"play {code}")
    t.pass_until(f"{m.side_name(own=False)}: window")

    assert [f"play {m.other('shuffle')}", "pass"] == t.options()
    assert 3 == t.count(m.side_name(), "force")


@card("1_113", "1_238")
@ruling("swccg.b.011", "swccg.b.012", "swccg.card.1_113.03", "swccg.card.1_238.03")
def test_nothing_can_be_forfeited_for_an_assault(code: str) -> None:
    """Who must lose Force chooses among hand and piles."""
    m = Mirror(GAME, code)
    t = drain(m)
    t.answer(f"play {code}")

    assert ["top of reserve", "top of force"] == t.options()
    assert [] == t.events(ev.BATTLE_BEGINS)


@card("1_113", "1_238")
@ruling("swccg.1c.293", "swccg.1a.063", "swccg.1f.044")
def test_an_assault_needs_force_and_no_card_to_draw(code: str) -> None:
    """Without Force the drain goes on; without a draw it is cancelled and the power is lost."""
    m = Mirror(GAME, code)
    poor = drain(m, own_force=0)
    sites_of_its_own = 2 if m.side == 0 else 0
    empty = drain(m, own_force=57 - sites_of_its_own)
    left = empty.count(m.side_name(), "reserve")
    empty.answer(f"play {code}")

    assert [0, f"{m.side_name()}: force_to_lose"] == [left, poor.asked()]
    assert f"{m.side_name()}: force_to_lose" == empty.asked()
    assert [2] == [one.amount for one in empty.events(ev.MUST_LOSE)]
    assert [] == empty.events(ev.DRAINED)


@card("1_113", "1_238")
def test_an_assault_answers_drains_of_the_opponent_only(code: str) -> None:
    """One's own drain is not cancelled by it."""
    m = Mirror(GAME, code)
    t = m.lay(SITES, "trooper @ 1", phase="control", own_hand=code)
    t.play("drain Mos Eisley")

    assert f"{m.side_name(own=False)}: force_to_lose" == t.asked()


@card("1_113", "1_238")
@ruling("swccg.b.007", "swccg.card.1_113.01", "swccg.card.1_238.01")
def test_the_power_is_fixed_before_the_first_draw(code: str) -> None:
    """A text makes everybody stronger once three cards lie in the Used Pile: too late to count."""
    grows = Changes(
        st.POWER,
        Number(5),
        (nouns.OfType(CHARACTER), nouns.SamePlace()),
        provided=(AtLeast(SizeOf(ids.USED, You()), Number(3)),),
    )
    side = Mirror(GAME, code).side
    m = Mirror(game_with(texts={"1_295": (SiteText(side, (Ongoing(grows),)),)}), code)
    t = drain(m)
    t.answer(f"play {code}")
    t.play("top of reserve")

    assert 6 == t.value("power", m.other("trooper"))
    assert [1] == [one.amount for one in t.events(ev.MUST_LOSE)]

"""Targets: what is one, what must be there before an action begins, and what need not be."""

from typing import Any

import pytest

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.modifiers import Changes, For, Forbids
from dejarik.games.swccg.effects.reserve import DeployFromReserve
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import durations
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import DeployRule, ImmuneTo, Ongoing
from dejarik.games.swccg.rules.flow.deploying import Deploy
from dejarik.kernel.modifiers import MULTIPLY, RESET
from dejarik.kernel.ops import Sequence
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

CHARACTER = nouns.OfType(kinds.CHARACTER)
EFFECT = nouns.OfType(kinds.EFFECT)
WEAPON = nouns.OfType(kinds.WEAPON)
ANY = (CHARACTER,)
MINE = (nouns.Yours(), CHARACTER)
PLACE = (nouns.IsPlace(),)
MOON = (nouns.IsPlace(), nouns.OnSystem("Moon"))
FETCH = DeployFromReserve((WEAPON,), Deploy())
TROOPS = (nouns.Yours(), nouns.Is("trooper"), nouns.NotImmuneTo("dark jedi presence"))
SCOMP = "scomp link"


def change(statistic: int, amount: int, how: int = 0) -> For:
    """A number of the chosen card is changed for the turn."""
    changed = Changes(statistic, Number(amount), (nouns.Chosen(),), how=how)
    return For((changed,), durations.THIS_TURN)


def played(code: str, effect: Op, *targets: tuple[Any, ...], lost: bool = False) -> make.Made:
    """An interrupt for any phase."""
    text = syn.answering(ev.PHASE, ev.TOP, effect, play=True, targets=targets)
    return make.interrupt(code, text, lost=lost)


def with_icon(made: make.Made, icon: str) -> make.Made:
    """The same card with an icon."""
    made[0].icons = frozenset({icon})
    return made


GRAVE = Sequence(
    (
        For((Forbids(st.LOSES_IMMUNITY, (nouns.Chosen(),)),), durations.THIS_TURN),
        change(st.POWER, 2),
    )
)
GAME = make.game_with(
    played("dark pick", syn.TakeBack(), ANY),
    played("dark lift", syn.MoveChosen(), MINE, MOON),
    played("dark purge", syn.LoseChosen(), (EFFECT,)),
    played("dark swap", syn.Attach(), (WEAPON,), MINE),
    played("dark wit", change(st.ABILITY, 1), ANY),
    played("dark zeal", change(st.POWER, 2), ANY),
    played("dark gas", change(st.POWER, 0, RESET), ANY),
    played("dark gift", For((Changes(st.GIVES_SKILL, Number(1), (nouns.Chosen(),)),)), MINE),
    played("dark grave", GRAVE, ANY),
    played("dark shock", change(st.DRAIN, -1), (nouns.IsPlace(), nouns.HasIcon(SCOMP))),
    played("dark purge and more", syn.LoseAlso((WEAPON,)), (EFFECT,)),
    played("dark armory", FETCH, MINE, lost=True),
    played(
        "dark jedi presence",
        For((Changes(st.POWER, Number(2), TROOPS, how=MULTIPLY),), durations.THIS_TURN),
    ),
    make.effect(
        "light veil",
        witnesses.BESIDE,
        Ongoing(Forbids(st.MAY_NOT_BE_TARGETED, (nouns.Titled("light hero"),))),
    ),
    make.effect(
        "dark twins",
        witnesses.BESIDE,
        Ongoing(
            Changes(
                st.POWER,
                Number(1),
                (nouns.AnyOf((nouns.Titled("dark hero"), nouns.Titled("dark droid"))),),
            )
        ),
    ),
    make.character(
        "light saint", (2, 2, 3), Ongoing(Changes(st.IMMUNITY, Number(3), (nouns.This(),)))
    ),
    make.character("dark stubborn", (2, 1, 3), ImmuneTo("dark jedi presence"), kind="trooper"),
    with_icon(make.site("dark port", "Town: Port", (1, 1)), SCOMP),
    make.effect("light ward", DeployRule(PLACE, 0)),
)


def options(card: str, dark: str = "", light: str = "", sites: str = "dark street") -> list[str]:
    """What Dark may do in its control phase with a card, and what it may aim it at."""
    t = Laid(
        GAME, sites, dark, light, phase="move", dark_hand=f"dark {card}, dark gas", dark_force=0
    )
    offered = t.options()
    if f"play dark {card}" not in offered:
        return ["not offered"]
    t.answer(f"play dark {card}")
    return t.options()


@ruling("swccg.1c.273", "swccg.1c.274")
def test_whatever_is_selected_and_named_is_a_target() -> None:
    """No card here says target; still the hero under the veil cannot be named."""
    free = options("pick", "dark trooper @ 1", "light hero @ 1")
    veiled = options("pick", "dark trooper @ 1, dark droid @ 1", "light veil, light hero @ 1")

    assert ["dark trooper", "light hero"] == free
    assert ["dark trooper", "dark droid"] == veiled


@ruling("swccg.1c.275", "swccg.1c.285", "swccg.1c.289", "swccg.1c.290")
@pytest.mark.parametrize(
    ("card", "dark", "sites", "expected"),
    [
        ("lift", "dark trooper @ 1, dark leader @ 1", "dark street, dark dock", True),
        ("lift", "dark trooper @ 1, dark leader @ 1", "dark street", False),
        ("lift", "", "dark street, dark dock", False),
        ("swap", "dark trooper + dark rifle @ 1, dark leader @ 1", "dark street", True),
        ("swap", "dark trooper @ 1, dark leader @ 1", "dark street", False),
        ("pick", "", "dark street", False),
    ],
)
def test_everything_listed_must_be_there(card: str, dark: str, sites: str, expected: bool) -> None:
    """Who is moved and where to, what is attached and to whom, what is taken: each is needed."""
    assert expected == (["not offered"] != options(card, dark, sites=sites))


@ruling("swccg.1c.286", "swccg.1c.310")
def test_what_is_not_there_cannot_be_cancelled_or_lost() -> None:
    """The purge needs an Effect on table."""
    assert ["not offered"] == options("purge", "dark trooper @ 1", "light trooper @ 1")
    assert ["light veil", "light ward"] == options("purge", "", "light veil, light ward on 1")


@ruling("swccg.1c.287")
def test_a_number_that_a_card_lacks_cannot_be_changed() -> None:
    """A droid has power but no ability."""
    both = "dark droid @ 1, dark trooper @ 1, dark leader @ 1"

    assert ["dark trooper", "dark leader"] == options("wit", both)
    assert ["dark droid", "dark trooper", "dark leader"] == options("zeal", both)
    assert ["not offered"] == options("wit", "dark droid @ 1")


@ruling("swccg.1c.288")
def test_a_droid_may_be_compared_by_its_missing_ability() -> None:
    """A shot at a droid needs more than its 0."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper + dark rifle @ 1",
        "light droid @ 1, light trooper @ 1",
        phase="battle",
        dark_top="dark trooper",
    )
    t.answer("battle Street", "fire dark rifle")
    offered = t.options()
    t.answer("light droid")

    assert ["light droid", "light trooper"] == offered
    assert [t.thing("light droid")] == [one.subject for one in t.events(ev.HIT)]


@ruling("swccg.1c.318")
def test_a_number_that_cannot_be_modified_may_be_a_target_in_vain() -> None:
    """The trooper's power is reset to 0; the zeal may be played on it and changes nothing."""
    t = Laid(
        GAME, "dark street", "dark trooper @ 1", phase="control", dark_hand="dark gas, dark zeal"
    )
    t.answer("play dark gas", "play dark zeal")

    assert 0 == t.value("power", "dark trooper")
    assert 0 == t.count("dark", "hand")


@ruling("swccg.1c.311")
def test_who_has_no_immunity_cannot_lose_it() -> None:
    """The grave takes immunity and gives power: the saint only, not the trooper."""
    two = "light saint @ 1, light saint @ 1, light trooper @ 1"

    assert ["light saint", "light saint 2"] == options("grave", "", two)
    assert ["not offered"] == options("grave", "dark trooper @ 1", "light trooper @ 1")


@ruling("swccg.1c.309")
def test_a_place_without_the_icon_is_no_target() -> None:
    """Only the port has the link that the shock needs."""
    t = Laid(GAME, "dark street, dark port", phase="control", dark_hand="dark shock")
    t.answer("play dark shock")
    lasting = [one.scope.names["chosen"] for one in t.table.lasting]

    assert ["not offered"] == options("shock")
    assert [[t.thing("Port")]] == lasting


@ruling("swccg.1c.299", "swccg.1c.098")
def test_what_is_only_there_if_any_need_not_be_there() -> None:
    """The purge takes an Effect, and all weapons if there are any."""
    without = Laid(
        GAME, "dark street", "", "light ward on 1", phase="control", dark_hand="dark purge and more"
    )
    without.answer("play dark purge and more")
    with_one = Laid(
        GAME,
        "dark street",
        "",
        "light ward on 1, light trooper + light rifle @ 1",
        phase="control",
        dark_hand="dark purge and more",
    )
    with_one.answer("play dark purge and more")

    assert ["light ward"] == without.codes("light", "lost")
    assert {"light ward", "light rifle"} == set(with_one.codes("light", "lost"))


@ruling("swccg.1c.301")
def test_what_is_gained_need_not_be_there_before() -> None:
    """A droid, which is no warrior, may be given that skill."""
    expected = ["dark droid", "dark trooper"]

    assert expected == options("gift", "dark droid @ 1, dark trooper @ 1")


@ruling("swccg.1c.305", "swccg.1c.306")
def test_all_of_a_group_are_all_that_are_not_immune() -> None:
    """The presence doubles every trooper but the stubborn one."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark stubborn @ 1",
        phase="control",
        dark_hand="dark jedi presence",
    )
    t.answer("play dark jedi presence")

    assert (2, 2) == (t.value("power", "dark trooper"), t.value("power", "dark stubborn"))


@ruling("swccg.1c.307")
def test_a_modifier_counts_for_those_that_are_there() -> None:
    """The twins are a hero and a droid; without the hero the droid has 1 more all the same."""
    t = Laid(GAME, "dark street", "dark twins, dark droid @ 1")

    assert 2 == t.value("power", "dark droid")


@ruling("swccg.1c.314", "swccg.1c.315", "swccg.1c.099", "swccg.1c.302", "swccg.1c.303")
def test_what_is_hidden_is_named_only_when_it_is_seen() -> None:
    """The armory names a bearer; the deck is searched afterwards, in vain; the card is lost."""
    t = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1, dark leader @ 1",
        phase="deploy",
        dark_hand="dark armory",
        dark_top="dark hero",
    )
    offered = t.options()
    t.answer("play dark armory")
    named = t.options()
    t.answer("dark leader")
    asked = t.asked()
    t.answer("no")

    assert "play dark armory" in offered
    assert ["dark trooper", "dark leader"] == named
    assert "light: verify" == asked
    assert ["dark armory"] == t.codes("dark", "lost")
    assert 1 == len(t.events(ev.SHUFFLED))


@ruling("swccg.1c.100")
def test_what_is_found_is_chosen_and_judged_when_it_is_seen() -> None:
    """Of two weapons in the deck only one has a bearer, so only that one is found."""
    t = Laid(
        GAME,
        "dark street",
        "dark droid @ 1",
        phase="deploy",
        dark_hand="dark armory",
        dark_top="dark rifle, dark trooper",
    )
    t.answer("play dark armory")
    asked = t.asked()
    armed = Laid(
        GAME,
        "dark street",
        "dark trooper @ 1",
        phase="deploy",
        dark_hand="dark armory",
        dark_top="dark rifle, dark trooper",
    )
    armed.answer("play dark armory")

    assert "light: verify" == asked
    assert ("dark: search", ["dark rifle"]) == (armed.asked(), armed.options())


@ruling("swccg.1c.295", "swccg.1c.296")
def test_an_empty_pile_is_moved_as_a_whole_and_cards_go_under_it() -> None:
    """Light's empty Used Pile goes under; Dark's three cards go under an empty Reserve Deck."""
    t = Laid(
        GAME,
        "dark street",
        phase="draw",
        dark_used="dark hero, dark rage, dark droid",
        dark_force=56,
    )
    empty = t.count("dark", "reserve")
    t.answer("pass")

    assert 0 == empty
    assert [(0, 3), (1, 0)] == [(one.seat, one.amount) for one in t.events(ev.RECIRCULATED)]
    assert ["dark hero", "dark rage", "dark droid"] == t.codes("dark", "reserve")

"""One thing in a time frame, once per game, or as often as one likes."""

from dataclasses import dataclass
from typing import Any

from dejarik.games.swccg.effects import nouns, playing
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.state import CONTROL, DEPLOY
from dejarik.games.swccg.rules import limits
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.kernel.ops import Nothing
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg import witnesses
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.stack_cards import InPhase
from dejarik.testing.swccg.table import Laid

ONE = syn.Unit(ev.ACTIVATE_ONE, 1)


def text(kind: int, band: int, span: int, cost: int = 0, **other: Any) -> playing.Text:
    """A text on table that activates one, with a limit."""
    action = playing.UseText(cost, ONE, False, 1, span)
    return playing.Text((kind,), band, action, who=playing.YOU, **other)


@dataclass(frozen=True)
class Twice(playing.UseText):
    """A text that may be used twice in its time frame."""

    def times(self) -> int:
        return 2


def race(code: str) -> make.Made:
    """A card of one title on either side, with a text for once per game."""
    made, parts = make.effect(code, witnesses.BESIDE, text(ev.PHASE, ev.TOP, limits.PER_GAME))
    made.title = "race"
    return made, parts


GAME = make.game_with(
    make.character(
        "dark trader",
        (1, 1, 2),
        text(ev.PHASE, ev.TOP, limits.PER_PHASE, provided=(InPhase(CONTROL),)),
    ),
    make.character(
        "dark biker",
        (1, 1, 2),
        text(ev.PHASE, ev.TOP, limits.PER_PHASE, provided=(InPhase(DEPLOY),)),
    ),
    make.effect("dark well", witnesses.BESIDE, text(ev.PHASE, ev.TOP, limits.UNLIMITED, 1)),
    make.effect(
        "dark luck", witnesses.BESIDE, text(ev.DESTINY_ABOUT, ev.RESPOND, limits.UNLIMITED)
    ),
    make.interrupt("dark stew", syn.answering(ev.PHASE, ev.TOP, ONE, play=True)),
    make.numbers(
        make.interrupt("dark feast", syn.answering(ev.PHASE, ev.TOP, ONE, play=True)), dots=1
    ),
    make.interrupt("dark lesson", syn.answering(ev.PHASE, ev.TOP, syn.DrawFor(2), play=True)),
    make.character(
        "dark seer",
        (1, 1, 2),
        playing.Text(
            (ev.PHASE,), ev.TOP, Twice(0, ONE, False, 1, limits.PER_GAME), who=playing.YOU
        ),
    ),
    make.interrupt(
        "dark recall",
        syn.answering(ev.PHASE, ev.TOP, syn.TakeBack(), play=True, targets=((nouns.Is("alien"),),)),
    ),
    race("dark race"),
    race("light race"),
    make.interrupt("light no", syn.answering(ev.USING, ev.RESPOND, Cancel(), play=True, who=2)),
    make.interrupt("light stew", syn.answering(ev.PHASE, ev.TOP, Nothing(), play=True)),
)


@ruling("swccg.1c.368", "swccg.1c.378", "swccg.1c.380")
def test_each_copy_does_one_thing_in_each_phase() -> None:
    """Two traders trade once each in the control phase; three bikers once each when deploying."""
    trade = Laid(GAME, "dark street", "dark trader @ 1, dark trader @ 1", phase="control")
    first = trade.options()
    trade.answer("use dark trader", "use dark trader 2")
    after = trade.options()
    ride = Laid(
        GAME,
        "dark street",
        "dark biker @ 1, dark biker @ 1, dark biker @ 1",
        dark_hand="dark trooper",
    )
    ride.answer("use dark biker 2", "use dark biker", "use dark biker 3")

    assert ["use dark trader", "use dark trader 2", "drain Street", "pass"] == first
    assert ["drain Street", "pass"] == after
    assert ["deploy dark trooper", "pass"] == ride.options()
    assert 3 == len(ride.events(ev.USING))


@ruling("swccg.1c.370")
def test_copies_of_an_interrupt_do_it_again_as_their_dots_allow() -> None:
    """Two stews in one phase; of the unique feast only one in a turn."""
    t = Laid(
        GAME,
        "dark street",
        phase="control",
        dark_hand="dark stew, dark stew, dark feast, dark feast",
    )
    t.answer("play dark stew", "play dark stew")
    both = t.options()
    t.answer("play dark feast")

    assert ["play dark feast", "play dark feast", "pass"] == both
    assert ["pass"] == t.options()


@ruling("swccg.1c.372", "swccg.1c.373")
def test_once_per_game_counts_for_the_title_and_for_both_players() -> None:
    """Dark begins the race and is stopped: no copy of that title begins another, in any turn."""
    t = Laid(
        GAME,
        "dark street",
        "dark race, dark race",
        "light race",
        phase="control",
        light_hand="light no, light stew",
        dark_hand="dark trooper",
    )
    offered = t.options()
    t.answer("use dark race", "play light no")
    seen = []
    while t.table.turn_count < 5:
        seen += t.options()
        t.answer(t.options()[-1])

    assert ["use dark race", "use dark race 2", "pass"] == offered
    assert [] == t.events(ev.ACTIVATE_ONE)
    assert [] == [one for one in seen if "race" in one]


@ruling("swccg.1c.382", "swccg.1c.379")
def test_without_a_time_frame_there_is_no_limit_but_the_price() -> None:
    """The well as often as there is Force; the luck before each of two draws."""
    t = Laid(GAME, "dark street", "dark well", phase="control", dark_force=2)
    for _ in range(5):
        t.answer("use dark well")
    draws = Laid(GAME, "dark street", "dark luck", phase="control", dark_hand="dark lesson")
    draws.answer("play dark lesson", "use dark luck", "use dark luck")

    assert "use dark well" in t.options()
    assert 5 == len(t.events(ev.USING))
    assert 2 == len(draws.events(ev.DESTINY_DRAWN))


@ruling("swccg.1c.376", "swccg.1c.377")
def test_twice_per_game_is_twice_for_every_copy_of_the_title() -> None:
    """The seer has seen twice, goes home and comes again: there is nothing left to see."""
    t = Laid(GAME, "dark street", "dark seer @ 1", dark_hand="dark recall, dark trooper")
    first = t.options()
    t.answer("use dark seer")
    second = t.options()
    t.answer("use dark seer", "play dark recall", "deploy dark seer")

    assert "use dark seer" in first
    assert "use dark seer" in second
    assert t.on_table("dark seer")
    assert ["deploy dark trooper", "pass"] == t.options()

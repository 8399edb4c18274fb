"""The map and the mission of a skirmish: named, drawn, or vetoed in turn."""

from typing import Any

import pytest

from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import bot_named
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.rules.chances import INITIATIVE, MISSION_CARD
from dejarik.games.imperial.rules.reasons import VETO_MAP, VETO_MISSION
from dejarik.games.imperial.seen.seat_log import SeatRecorder
from dejarik.games.imperial.table import lay_table
from dejarik.games.imperial.wire import SeatView
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.testing.imperial.marks import ruling
from dejarik.titles.imperial.games import imperial

GAME = imperial()
CARDS = sorted(GAME.missions)
HOLDER = 1
"""Chance gives this seat the initiative: armies are equal."""


def side() -> dict[str, Any]:
    """One figure, and a command deck."""
    return {"deployments": ["darthvader"], "commands": ["planning"] * 15}


def laid(choice: str, seed: str = "scenario") -> Battle:
    """A table at the first step of its setup."""
    setup: dict[str, Any] = {"seats": [side(), side()], "choice": choice}
    s = lay_table(GAME, setup, seed_from(seed))
    s.chance.dictate(INITIATIVE, 0, HOLDER)
    return s


def asked(s: Battle) -> Decision:
    """The one question."""
    (found,) = GAME.pending(s)
    return found


def view(s: Battle, seat: int) -> SeatView:
    """What a seat sees."""
    found = GAME.view(s, seat)
    assert isinstance(found, SeatView)
    return found


def veto(s: Battle, place: int) -> None:
    """Whoever is asked strikes out what stands at a place."""
    question = asked(s)
    GAME.apply(s, question.seat, question.id, place)


@ruling("ia.setup.118", "ia.setup.119", "ia.setup.120")
@pytest.mark.parametrize("card", CARDS)
def test_a_drawn_mission_card_names_map_and_mission(card: str) -> None:
    """Each card can be drawn; both seats are told, after initiative and before any zone."""
    s = laid("drawn")
    s.chance.dictate(MISSION_CARD, 0, CARDS.index(card))
    recorder = SeatRecorder(0)
    GAME.to_first_decision(s, recorder)

    assert card == f"{s.map_id}/{s.mission}"
    assert "zone" == view(s, asked(s).seat).decision.reason  # type: ignore[union-attr]
    kinds = [one.kind for one in recorder.told]
    order = ["initiative_taken", "map_chosen", "mission_chosen"]
    assert order == [kind for kind in kinds if kind in order]
    (said,) = [one.words for one in recorder.told if one.kind == "map_chosen"]
    assert (GAME.boards[s.map_id].map.name,) == said


def test_maps_are_vetoed_in_turn_and_then_a_mission() -> None:
    """Whoever has no initiative begins; the other picks a mission by vetoing the other one."""
    s = laid("vetoed")
    GAME.to_first_decision(s, None)
    seats, labels = [], []
    while (question := asked(s)).reason in (VETO_MAP, VETO_MISSION):
        decision = view(s, question.seat).decision
        assert decision is not None
        seats.append(question.seat)
        labels.append(decision.labels)
        assert view(s, 1 - question.seat).decision is None
        veto(s, 0)

    assert [0, 1, 0, 1] == seats
    names = ("Devaron Garrison", "Massassi Ruins", "Moisture Farm", "Mos Eisley Outskirts")
    missions = ("A: Get to the Ship", "B: Smuggled Goods")
    assert [names, names[1:], names[2:], missions] == labels
    assert ("mos-eisley-outskirts", "B") == (s.map_id, s.mission)


def test_a_veto_is_told_to_everybody_by_name() -> None:
    """Who struck out what; nothing else."""
    s = laid("vetoed")
    recorder = SeatRecorder(-1)
    GAME.to_first_decision(s, recorder)
    for place in (3, 0, 0, 1):
        question = asked(s)
        GAME.apply(s, question.seat, question.id, place, recorder)

    told = [(one.kind, one.seat, one.words) for one in recorder.told if "veto" in one.kind]
    assert [
        ("map_vetoed", 0, ("Mos Eisley Outskirts",)),
        ("map_vetoed", 1, ("Devaron Garrison",)),
        ("map_vetoed", 0, ("Massassi Ruins",)),
        ("mission_vetoed", 1, ("B: Raiding Party",)),
    ] == told
    assert ("moisture-farm", "A") == (s.map_id, s.mission)


@pytest.mark.parametrize("bot", ["random", "greedy", "search:0.02"])
def test_bots_veto_as_well(bot: str) -> None:
    """And what they imagine goes on to the end of setup."""
    s = laid("vetoed", bot)
    GAME.to_first_decision(s, None)
    while not s.mission:
        question = asked(s)
        choice = bot_named(bot, f"veto {question.id}").choose(Outlook(GAME, s, question))
        GAME.apply(s, question.seat, question.id, choice)

    assert f"{s.map_id}/{s.mission}" in CARDS


def test_a_table_without_a_map_can_be_kept_copied_and_judged() -> None:
    """What is asked of any state is answered before the map is known, too."""
    s = laid("vetoed")
    GAME.to_first_decision(s, None)

    assert "" == view(s, -1).map
    assert GAME.dump(s) == GAME.dump(battle_of(GAME.load(GAME.dump(s))))
    assert GAME.dump(s) == GAME.dump(GAME.clone(s))
    assert GAME.evaluate(s) is not None
    assert () == view(s, -1).doors

"""Maps and missions as they are set up: what lies where, whose rules hold, who chooses."""

from typing import Any

import pytest

from dejarik.games.imperial.effects import figures
from dejarik.games.imperial.effects.abilities import END_OF_ROUND, NOBODY_IN_PARTICULAR, When
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.ids import FIRST_DOOR
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.rules.chances import MISSION_DRAW
from dejarik.games.imperial.rules.objects import mission_of
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.table import lay_table
from dejarik.kernel.chance import seed_from
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.maps import map_data
from dejarik.testing.imperial.marks import ruling
from dejarik.testing.imperial.table import Skirmish
from dejarik.titles.imperial.games import imperial

PLAYED = sorted(missions())


def side(*cards: str) -> dict[str, Any]:
    """What a seat brings."""
    return {"deployments": list(cards), "commands": ["planning"] * 15}


def begun(map_id: str, letter: str = "", draw: int = 0) -> tuple[Battle, ListRecorder]:
    """A skirmish at the first question of its setup."""
    seats = [side("darthvader"), side("darthvader")]
    setup: dict[str, Any] = {"seats": seats, "map": map_id, "mission": letter}
    s = lay_table(imperial(), setup, seed_from("missions"))
    s.chance.dictate(MISSION_DRAW, 0, draw)
    recorder = ListRecorder()
    imperial().to_first_decision(s, recorder)
    return battle_of(s), recorder


@pytest.mark.parametrize("code", PLAYED)
@ruling("ia.setup.110", "ia.setup.113", "ia.setup.122")
def test_a_mission_brings_what_its_diagram_shows_and_its_own_rules(code: str) -> None:
    """Spaces, tokens and terminals as the map file has them; no figure before deployment."""
    map_id, letter = code.split("/")
    data = map_data(map_id)
    s, _ = begun(map_id, letter)

    spaces = sum(len(row) - row.count("_") for row in data["rows"])
    assert spaces == s.map().every.bit_count()
    shown = {**data["missions"][letter]["tokens"], "terminal": data["terminals"]}
    laid = {
        kind: sorted(s.map().names[one.space] for one in s.tokens if one.kind == kind)
        for kind in {one.kind for one in s.tokens}
    }
    assert {kind: sorted(names) for kind, names in shown.items() if names} == laid
    assert [] == s.on_map()
    assert len(mission_of(s).parts) == len(missions()[code])


@pytest.mark.parametrize("map_id", sorted({code.split("/")[0] for code in PLAYED}))
@ruling("ia.terrain.22")
def test_closed_doors_are_where_the_mission_puts_them(map_id: str) -> None:
    """All of them closed at the start, and no other edge becomes free when they open."""
    s, _ = begun(map_id)
    doors = {one["id"]: sorted(one["edges"]) for one in map_data(map_id)["doors"]}

    assert list(doors) == [one.id for one in s.map().doors]
    assert not any(s.is_door_open(FIRST_DOOR + one.number) for one in s.map().doors)
    closed = [s.board().shut_edges[kind] for kind in s.map().edges.values()]
    s.door_changed((1 << len(doors)) - 1)
    opened = [s.board().shut_edges[kind] for kind in s.map().edges.values()]
    freed = [
        s.map().edge_name(*edge)
        for edge, before, after in zip(s.map().edges, closed, opened, strict=True)
        if before != after
    ]
    assert sorted(edge for edges in doors.values() for edge in edges) == sorted(freed)


@pytest.mark.parametrize(("draw", "letter"), [(0, "A"), (1, "B")])
@ruling("ia.setup.120")
def test_a_drawn_mission_has_a_name_a_map_and_rules(draw: int, letter: str) -> None:
    """The draw is told; what is played is that mission."""
    s, recorder = begun("mos-eisley-outskirts", draw=draw)
    told = [one.event for one in recorder.records if one.event is not None]

    assert [draw] == [event.amount for event in told if event.kind == ev.MISSION_CHOSEN]
    assert ("mos-eisley-outskirts", letter) == (s.map_id, s.mission)
    names = {"A": "Get to the Ship", "B": "Smuggled Goods"}
    assert names[letter] == s.map().missions[letter].name
    assert f"mos-eisley-outskirts/{letter}" == mission_of(s).code


@ruling("ia.setup.04")
def test_two_missions_of_a_map_have_their_own_objectives_and_the_common_rules() -> None:
    """Beside a panel, beside contraband: each is something only in its own mission."""
    for letter, where, thing in (("A", "m13", "launch panel"), ("B", "", "contraband")):
        near = where or map_data("mos-eisley-outskirts")["missions"]["B"]["tokens"][thing][0]
        t = Skirmish(f"jynodan {near}", "hansolo r19", map="mos-eisley-outskirts", mission=letter)
        t.activate("jynodan")
        found = {one.split(" at ")[0] for one in t.options() if one.startswith("interact")}
        assert found
        assert all(thing in one for one in found)
        assert {"move", "end"} <= set(t.options())


@pytest.mark.parametrize("players", [1, 3])
@ruling("ia.setup.02")
def test_a_skirmish_has_two_players(players: int) -> None:
    """One or three are refused, with a reason."""
    with pytest.raises(ValueError, match="seats"):
        lay_table(imperial(), {"seats": [side("darthvader")] * players}, seed_from("players"))


@ruling("ia.setup.115")
def test_both_armies_are_shown_at_the_same_moment() -> None:
    """At the first question everybody sees every Deployment card of both, and no Command card."""
    seats = [side("darthvader", "stormtrooper"), side("hansolo")]
    s = lay_table(imperial(), {"seats": seats}, seed_from("shown"))
    imperial().to_first_decision(s, None)

    for seat in (0, 1, -1):
        view = view_of(battle_of(s), seat)
        shown = [(group.seat, group.code) for group in view.groups]
        assert [(0, "darthvader"), (0, "stormtrooper"), (1, "hansolo")] == shown


@pytest.mark.parametrize("initiative", [0, 1])
@ruling("ia.setup.108")
def test_who_has_initiative_chooses_among_equal_solutions_of_a_mission(initiative: int) -> None:
    """One figure suffers at the end of a round: which one, the holder of the token says."""
    rule = When(
        END_OF_ROUND, Suffer(figures.AFigure(), Number(1)), NOBODY_IN_PARTICULAR, first=True
    )
    cards = (by("one"), by("two"))
    more = Brought(cards=cards, mission=(rule,), initiative=initiative)
    field = Field("one a1", "two f6", "", more)
    for name in ("one", "two") if initiative == 0 else ("two", "one"):
        field.choose(name, "end")

    assert (initiative, ["one", "two'"]) == (field.seat, field.options())

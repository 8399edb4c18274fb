"""The setup of a skirmish: initiative, mission, zones, deployment, hands."""

from typing import Any

from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.facts import UPGRADE, Deployment
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.rules.chances import INITIATIVE, MISSION_DRAW
from dejarik.games.imperial.rules.deployment import zone_names
from dejarik.games.imperial.table import lay_table
from dejarik.kernel.chance import seed_from
from dejarik.kernel.program import Node
from dejarik.kernel.recorder import ListRecorder
from dejarik.testing.imperial.duels import by
from dejarik.testing.imperial.field import FILLER, Brought, Field
from dejarik.testing.imperial.made_up import deployment
from dejarik.testing.imperial.marks import ruling
from dejarik.titles.imperial.games import imperial

CARDS: tuple[tuple[Deployment, tuple[Node, ...]], ...] = (
    by("cheap", "cost 3"),
    by("dear", "cost 9"),
    by("pair", "cost 6, group 2"),
    by("trio", "cost 6, group 3"),
    by("beast", "size 1x2"),
    by("giant", "size 2x2, keywords massive"),
    (deployment("upgrade", "cost 2", kind=UPGRADE), ()),
)
SMALL_ZONES = ("a1-2 b1", "f5-6 e6")


def begun(
    mine: str, theirs: str, things: str = "", zones: tuple[str, str] = SMALL_ZONES, first: int = 0
) -> Field:
    """A field at the first question of its setup; chance would give `first` the initiative."""
    field = Field("cheap a1", "cheap f6", things, Brought(cards=CARDS, zones=zones))
    seats = [{"deployments": side.split(), "commands": [FILLER] * 15} for side in (mine, theirs)]
    setup: dict[str, Any] = {"seats": seats, "map": "floor", "mission": "A"}
    s = lay_table(field.game, setup, seed_from("setup"))
    s.chance.dictate(INITIATIVE, 0, first)
    field.recorder = ListRecorder()
    field.game.to_first_decision(s, field.recorder)
    field.s = s
    names = enumerate(s.figures)
    field.names = {f"{s.definition_of(one).code}{n}": one.id for n, one in names}
    return field


@ruling("ia.setup.103", "ia.setup.104", "ia.setup.107")
def test_the_cheaper_army_says_who_begins() -> None:
    """Itself or the other, upgrades counted: 9 against 6 and 2."""
    field = begun("dear", "pair upgrade")
    assert (1, ["0", "1"]) == (field.seat, field.options())
    field.choose("0")
    assert 0 == field.s.initiative


@ruling("ia.setup.105", "ia.setup.101")
def test_between_equal_armies_chance_decides_and_nobody_is_asked() -> None:
    """The first question is for a zone."""
    for mine, first in (("dear", 0), ("dear", 1), ("cheap upgrade upgrade upgrade", 1)):
        field = begun(mine, "dear", first=first)
        assert 1 == len(field.events(ev.INITIATIVE_TAKEN))
        assert first == field.s.initiative
        assert (first, ["0", "1"]) == (field.seat, field.options())


@ruling("ia.setup.106", "ia.setup.126", "ia.setup.127", "ia.setup.130", "ia.setup.125")
def test_who_has_initiative_picks_a_zone_and_deploys_all_before_the_other() -> None:
    """Blue or red; the other has what is left."""
    field = begun("pair", "pair", first=1)
    assert ["blue", "red"] == zone_names(field.s)
    assert (1, ["0", "1"]) == (field.seat, field.options())
    field.choose("0")
    assert (1, ["a1", "b1", "a2"]) == (field.seat, field.options())
    field.choose("a1", "b1")

    assert (0, ["f5", "e6", "f6"]) == (field.seat, field.options())


@ruling("ia.setup.128", "ia.setup.129", "ia.setup.08", "ia.setup.06", "ia.setup.09")
def test_figures_are_deployed_in_free_standing_places_of_their_zone() -> None:
    """As many as the card has bars; not on blocking terrain and not on each other."""
    field = begun("trio", "pair", "blocking b1", ("a1-3 b1 b2", "f5-6 e6"), first=1)
    field.choose("1")
    field.choose("f5", "e6")
    assert (0, ["a1", "a2", "b2", "a3"]) == (field.seat, field.options())
    field.choose("a2")
    assert ["a1", "b2", "a3"] == field.options()
    field.choose("a1", "b2")

    assert [3, 2] == [len(field.s.standing(seat)) for seat in (0, 1)]


@ruling("ia.setup.132", "ia.setup.127")
def test_groups_are_deployed_in_any_order_and_leave_room_for_each_other() -> None:
    """A small figure on a1 would leave no place for the large one in a zone of three spaces."""
    field = begun("cheap beast", "pair")
    field.choose("0")
    assert (0, ["cheap", "beast"]) == (field.seat, field.options())
    field.choose("cheap")
    assert ["b1", "a2"] == field.options()
    field.choose("b1")

    assert ["b1", "a1"] == [field.where("cheap0"), field.where("beast1")]
    other = begun("cheap beast", "pair")
    other.choose("0", "beast")
    assert [("a1", 0), ("a1", 1)] == list(
        zip(other.options(), [one.value for one in other.decision().options], strict=True)
    )


@ruling("ia.large.151", "ia.movement.17")
def test_a_massive_figure_is_deployed_on_others_who_make_room() -> None:
    """Where its zone has no free place for it."""
    field = begun("cheap giant", "pair", zones=("a1-2 b1-2", "f5-6"))
    field.choose("0", "cheap", "a1")
    assert (0, True) == (field.seat, "c1" in field.options())
    assert 1 == len(field.events(ev.MOVEMENT_ENDED))
    field.choose("c1")

    assert ["c1", "a1"] == [field.where("cheap0"), field.where("giant1")]


@ruling("ia.setup.07", "ia.setup.131", "ia.setup.132", "ia.setup.133")
def test_who_does_not_fit_stands_as_near_to_the_zone_as_possible() -> None:
    """Three figures in a zone of two: the third is beside it, and only when it is full."""
    field = begun("trio", "cheap", "", ("a1 a2", "f6"))
    field.choose("0", "0")
    assert ["a1", "a2"] == field.options()
    field.choose("a1")

    assert "a2" == field.where("trio1")
    assert ["b1", "b2", "a3", "b3"] == field.options()


@ruling("ia.setup.134")
def test_overflow_is_counted_round_walls() -> None:
    """b1 and b2 lie behind a wall."""
    field = begun("trio", "cheap", "wall a1|b1 a2|b2", ("a1 a2", "f6"))
    field.choose("0", "0", "a1")

    assert ["a3", "b3"] == field.options()


@ruling("ia.setup.114", "ia.setup.119", "ia.setup.117", "ia.setup.137")
def test_the_steps_of_setup_come_in_their_order() -> None:
    """Decks are shuffled, then initiative, mission, zones and figures, hands."""
    field = begun("cheap", "cheap", zones=("a1", "f6"))
    field.choose("0")

    kinds = (
        ev.SHUFFLED,
        ev.INITIATIVE_TAKEN,
        ev.MISSION_CHOSEN,
        ev.ZONE_CHOSEN,
        ev.DEPLOYED,
        ev.CARDS_DRAWN,
        ev.ROUND_BEGAN,
    )
    found = [event.kind for event in field.events(*kinds)]
    assert found == sorted(found, key=_PLACES.__getitem__)
    assert set(kinds) == set(found)


_PLACES = {
    ev.SHUFFLED: 0,
    ev.INITIATIVE_TAKEN: 1,
    ev.MISSION_CHOSEN: 2,
    ev.ZONE_CHOSEN: 3,
    ev.DEPLOYED: 3,
    ev.CARDS_DRAWN: 4,
    ev.ROUND_BEGAN: 5,
}


@ruling("ia.command.04", "ia.setup.136", "ia.setup.135", "ia.setup.138", "ia.setup.05")
def test_after_deployment_everybody_draws_three_cards_and_round_one_begins() -> None:
    """Nothing else is asked before the first turn; every card is ready."""
    field = begun("cheap", "cheap", zones=("a1", "f6"))
    field.choose("0")

    assert [3, 3] == [len(side.hand) for side in field.s.sides]
    assert [12, 12] == [len(side.deck) for side in field.s.sides]
    assert 1 == field.s.round
    assert all(group.ready for group in field.s.groups_in_play)
    assert (0, ["cheap"]) == (field.seat, field.options())


@ruling("ia.setup.118", "ia.setup.123", "ia.setup.124")
def test_the_mission_is_drawn_by_chance_and_brings_its_own_tokens() -> None:
    """Launch panels or contraband; the terminals are there in both."""
    game = imperial()
    kinds = []
    for place in (0, 1):
        setup: dict[str, Any] = {"seats": [_side(), _side()]}
        s = lay_table(game, setup, seed_from("mission"))
        s.chance.dictate(MISSION_DRAW, 0, place)
        game.to_first_decision(s, None)
        kinds.append({one.kind: s.map().names[one.space] for one in battle_of(s).tokens})

    assert [{"terminal", "launch panel"}, {"terminal", "contraband"}] == [set(one) for one in kinds]
    assert ["A", "B"] == sorted(game.boards["mos-eisley-outskirts"].map.missions)


def _side() -> dict[str, Any]:
    return {"deployments": ["darthvader"], "commands": ["planning"] * 15}

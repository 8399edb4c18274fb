"""Armies in play: skirmish upgrades, attachments, elite cards and what is shared by nobody."""

from dataclasses import replace

from dejarik.games.imperial.definitions import deployment_definition
from dejarik.games.imperial.effects.modifiers import OfFigures, OfSeat
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import special
from dejarik.games.imperial.model.facts import Deployment
from dejarik.games.imperial.model.state import Battle, battle_of
from dejarik.games.imperial.model.statistics import DRAWS, SPEED
from dejarik.games.imperial.model.texts import Passive
from dejarik.games.imperial.rules import reasons
from dejarik.games.imperial.rules.relations import speed_of
from dejarik.games.imperial.rules.setup import army_cost
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import Decision
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by
from dejarik.testing.imperial.field import FILLER, Brought, Field
from dejarik.testing.imperial.made_up import deployment
from dejarik.testing.imperial.marks import ruling
from dejarik.titles.imperial.catalogue import files

Card = tuple[Deployment, tuple[Node, ...]]


def attachment(code: str, *parts: Node, cost: int = 2) -> Card:
    """A made-up attachment for any group."""
    return deployment(code, f"keywords attachment, cost {cost}", kind="upgrade"), parts


def upgrade(code: str, *parts: Node) -> Card:
    """A made-up upgrade that is put on nothing."""
    return deployment(code, "cost 1", kind="upgrade"), parts


QUICK = attachment(
    "quick", Passive(OfFigures(SPEED, Number(2))), special("Cheer", Score(Number(1)))
)
CARDS = (by("one", "group 2, cost 6, reinforce 3, health 3"), by("two", "melee, dice red"))
TRIO = by("friend", "speed 4")


# --- attachments while deploying ----------------------------------------------------------


def set_up(mine: str, theirs: str, cards: tuple[Card, ...]) -> tuple[Field, Battle]:
    """A game from its first question on, with armies of made-up cards."""
    field = Field("one a1 a2", "two f6", "", Brought(cards=(*CARDS, TRIO, *cards)))
    seats = [{"deployments": one.split(), "commands": [FILLER] * 15} for one in (mine, theirs)]
    setup: dict[str, object] = {"seats": seats, "map": "floor", "mission": "A"}
    return field, battle_of(field.game.start(setup, seed_from("attachments")))


def asked(field: Field, s: Battle) -> tuple[Decision, list[str]]:
    """What is asked, and the codes of the groups it may be answered with."""
    (decision,) = field.game.pending(s)
    targets = [one.target for one in decision.options]
    found = [s.definition(s.group(one).card).code for one in targets if 200 < one < 250]
    return decision, found


def answer_until_group(field: Field, s: Battle) -> None:
    """Take the first answer until an attachment is asked for."""
    while True:
        (decision,) = field.game.pending(s)
        if decision.reason == reasons.GROUP and decision.source >= 251:
            return
        field.game.apply(s, decision.seat, decision.id, 0)


@ruling("ia.army.110", "ia.army.111")
def test_an_attachment_is_put_on_a_card_of_the_own_army_while_deploying() -> None:
    """On either group of its player; not on the other upgrade, nor on a card of the opponent."""
    field, s = set_up("one friend quick plain", "two two", (QUICK, upgrade("plain")))
    answer_until_group(field, s)
    decision, groups = asked(field, s)

    assert (0, ["one", "friend"]) == (decision.seat, groups)
    assert 2 == len(decision.options)
    field.game.apply(s, 0, decision.id, 1)
    assert [[], [s.upgrades[0].id], []] == [group.upgrades for group in s.groups_in_play][:3]
    assert [s.group(202).id, 0] == [one.group for one in s.upgrades]


@ruling("ia.army.112", "ia.army.113")
def test_every_attachment_must_be_put_on_a_card_and_the_first_player_s_are_seen() -> None:
    """No way round it is offered; when the second player chooses, the first one's lie there."""
    cards = (QUICK, attachment("slow"))
    field, s = set_up("one friend quick", "one friend slow", cards)
    s.initiative = 0
    answer_until_group(field, s)
    first, _ = asked(field, s)
    assert 2 == len(first.options)
    field.game.apply(s, first.seat, first.id, 0)
    answer_until_group(field, s)
    second, groups = asked(field, s)

    assert {0, 1} == {first.seat, second.seat}
    assert ["one", "friend"] == groups
    mine = [one.upgrades for one in s.groups_in_play if one.seat == first.seat]
    assert 1 == sum(map(len, mine))


@ruling("ia.army.115")
def test_every_figure_of_a_group_has_the_abilities_of_its_attachment() -> None:
    """Speed and a special action for both, and for nobody else."""
    field = Field("one a1 a2, friend a4", "two f6", "", attached(QUICK))

    assert [6, 6, 4] == [speed_of(field.s, field.figure(one)) for one in ("one1", "one2", "friend")]
    activate(field, "one")
    field.choose("one1")
    assert "special Cheer" in field.options()
    field.choose("special Cheer", "end", "special Cheer", "end")
    assert [2, 0] == field.points()
    field.choose("two", "end", "friend")
    assert "special Cheer" not in field.options()


def attached(*cards: Card) -> Brought:
    """What a field needs for upgrades of the first seat."""
    codes = " ".join(card.code for card, _ in cards)
    return Brought(cards=(*CARDS, TRIO, *cards), upgrades=(codes, ""))


@ruling("ia.score.107", "ia.score.108", "ia.score.123")
def test_an_attachment_is_scored_once_with_the_last_figure_of_its_group() -> None:
    """Three points for each figure, two more with the last one only."""
    brought = replace(attached(QUICK), initiative=1)
    field = Field("one a1 a2, friend f1", "two b1", "", brought)
    activate(field, "two")
    field.fight("two'", "one1", "red 0/3/0")
    assert [0, 3] == field.points()
    field.s.activations[0].attacks = 0
    field.reload()

    field.fight("two'", "one2", "red 0/3/0")

    assert [0, 3 + 3 + 2] == field.points()


# --- upgrades -----------------------------------------------------------------------------


@ruling("ia.army.14", "ia.army.15", "ia.army.17")
def test_an_upgrade_has_no_figure_and_is_in_force() -> None:
    """Its player draws one card more; it counts for the points of the army."""
    card = upgrade("plain", Passive(OfSeat(DRAWS, 1)))
    field = Field("one a1 a2", "two f6", "", attached(card))
    before = [len(side.hand) for side in field.s.sides]
    end_round(field)

    assert 3 == len(field.s.figures)
    assert [2, 1] == [len(side.hand) - n for side, n in zip(field.s.sides, before, strict=True)]
    assert 6 + 1 == army_cost(field.s, 0)


def end_round(field: Field) -> None:
    """Everybody does nothing until a new round has begun."""
    begun = field.s.round
    while field.s.round == begun:
        options = field.options()
        field.choose(next(one for one in ("end", "pass", *options) if one in options))


@ruling("ia.activation.36", "ia.round.116")
def test_upgrades_are_neither_compared_nor_waited_for() -> None:
    """With as many ready groups nobody passes, and no ready upgrade keeps a round open."""
    cards = (upgrade("plain"), upgrade("more"))
    brought = Brought(cards=(*CARDS, TRIO, *cards), upgrades=("", "plain more"))
    field = Field("one a1 a2", "two f6", "", brought)
    assert ["one"] == field.options()

    field.choose("one", "one1", "end", "end", "two", "end")

    assert 2 == field.s.round


# --- cards of an army ---------------------------------------------------------------------


@ruling("ia.army.32")
def test_a_habitat_is_nothing_in_a_skirmish() -> None:
    """A card with one is to the rules what it is without."""
    card = next(one for one in files.deployments().values() if one.habitats)
    printed = deployment_definition(card, 0)
    without = deployment_definition(replace(card, habitats=()), 0)
    facts = {name for name in dir(printed) if not name.startswith("_")} - {"deployment"}
    facts = {name for name in facts if not callable(getattr(printed, name))}

    assert {"health", "speed", "size"} <= facts
    assert all(getattr(printed, name) == getattr(without, name) for name in facts)


@ruling("ia.army.29")
def test_every_figure_of_an_elite_card_is_elite() -> None:
    """Three elite troopers beside three that are not."""
    field = Field("elitestormtrooper a1 a2 a3", "stormtrooper f4 f5 f6")
    cards = [field.s.definition_of(one).deployment for one in field.s.figures]

    assert [True] * 3 + [False] * 3 == [card is not None and card.elite for card in cards]


@ruling("ia.setup.03")
def test_each_player_brings_an_army_and_a_command_deck() -> None:
    """Groups belong to who brought them, and so do the cards of both decks."""
    field = Field("one a1 a2", "two f6", "", Brought(cards=CARDS, hands=("planning", "rally")))
    s = field.s

    assert [("one", 0), ("two", 1)] == [
        (s.definition(group.card).code, group.seat) for group in s.groups_in_play
    ]
    assert [["planning"], ["rally"]] == [field.hand(seat) for seat in (0, 1)]
    for seat, side in enumerate(s.sides):
        assert {seat} == {s.owner_of(card) for card in side.hand + side.deck}


# --- deploying ----------------------------------------------------------------------------


@ruling("ia.setup.112")
def test_a_massive_figure_is_deployed_on_own_figures_which_make_room() -> None:
    """The zone has just its six spaces, and a small figure stands in one of them already."""
    cards = (by("small"), by("big", "size 2x3, keywords massive"), *CARDS)
    brought = Brought(cards=cards, zones=("a1 b1 a2 b2 a3 b3", "f6"))
    field = Field("small a1", "two f6", "", brought)
    seats = [{"deployments": one, "commands": [FILLER] * 15} for one in (["small", "big"], ["two"])]
    setup: dict[str, object] = {"seats": seats, "map": "floor", "mission": "A"}
    s = battle_of(field.game.start(setup, seed_from("massive")))
    while s.round == 0:
        (decision,) = field.game.pending(s)
        field.game.apply(s, decision.seat, decision.id, 0)
    small, big = s.figures[:2]

    assert s.map().space("a1") == big.placement
    assert not s.mask(small) & s.mask(big)
    assert small.is_on_map()

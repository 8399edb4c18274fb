"""Large and Massive figures in play: attacks, target spaces, distance, interacts, conditions."""

import pytest

from dejarik.games.imperial.effects.objects import TakeToken
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.texts import Interaction
from dejarik.games.imperial.rules.relations import distance
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

GIANT = "size 2x2, health 20"
PAIR = by("pair", "group 2, size 2x3, keywords massive")
BYSTANDERS = Brought(cards=(by("friend"), by("foe"), PAIR))
TAKE = (Interaction("crate", TakeToken()),)


# --- attacks ------------------------------------------------------------------------------


@ruling("ia.large.01", "ia.space.104")
def test_the_distance_of_large_figures_is_the_least_over_their_spaces() -> None:
    """The far column is named as the target space, and accuracy for the near one is enough."""
    at = ("a1", "d1, foe f1")
    field = duel("dice blue", GIANT, at=at, more=BYSTANDERS)
    field.dice("one", "blue 3/2/0")
    assert 3 == distance(field.s, field.names["one"], field.names["two'"])
    field.choose("attack two'", "e1")

    assert field.s.map().space("e1") == field.events(ev.DECLARED)[0].amount
    assert 2 == field.damage("two'")


@ruling("ia.large.104")
def test_a_large_attacker_sees_with_any_of_its_spaces() -> None:
    """Its upper space is shut in, its lower one is not."""
    words = "dice blue, size 1x2"

    assert ["two'"] == duel(words, at=("a1", "f2"), things="wall a1|b1").offered("attack")
    shut = "wall a1|b1 a2|b2 a2/a3"
    assert [] == duel(words, at=("a1", "f2"), things=shut).offered("attack")


@ruling("ia.large.105", "ia.large.106", "ia.attack.252", "ia.attack.254")
def test_one_space_of_a_large_target_is_named_and_abilities_look_at_it() -> None:
    """Spaces out of reach are refused; Blast is felt around the named one alone."""
    at = ("c1", "d1, low d3, foe f6")
    low = Brought(cards=(by("low"), by("foe")))
    field = duel("melee, dice red, box blast 1", GIANT, at=at, more=low)
    field.dice("one", "red 0/2/0")
    field.choose("attack two'")
    assert ["d1", "d2"] == field.options()

    field.choose("d2", "one: Blast")

    assert [1, 1, 0] == [field.damage(name) for name in ("one", "low'", "foe'")]


@ruling("ia.attack.99")
def test_blast_is_not_felt_beside_other_spaces_of_a_large_target() -> None:
    """The foe on the far side of the giant."""
    at = ("a1", "c1, foe e1")
    field = duel("dice blue, box blast 1", GIANT, at=at, more=BYSTANDERS)
    field.dice("one", "blue 5/1/0")
    field.choose("attack two'", "c1")

    assert 1 == field.damage("two'")
    assert 0 == field.damage("foe'")
    assert ["move", "end"] == field.options()


@ruling("ia.large.160")
def test_a_massive_figure_on_blocking_terrain_is_struck_in_melee() -> None:
    """From beside it."""
    words = "size 2x3, keywords massive"
    field = duel("melee, dice red", words, at=("b1", "c1"), things="blocking c1 d1 c2 d2")

    assert ["two'"] == field.offered("attack")


@ruling("ia.large.127")
def test_every_figure_of_a_massive_card_is_massive() -> None:
    """Each of two steps onto blocking terrain; the figures of another card do not."""
    at = ("e6, pair a1 a4", "f1")
    things = "blocking c1 c2 c3 c4 c5 c6"
    field = duel(at=at, things=things, more=BYSTANDERS)
    field.choose("move", "walk")
    assert "c6" not in field.offered("go")
    field.choose(field.options()[0], "end")
    field.choose("two", "end", "pair")
    field.choose("pair1", "move", "walk")
    assert "b1" in field.offered("go")
    field.choose("go b1", "end", "move", "walk")
    assert "b4" in field.offered("go")


# --- movement and conditions --------------------------------------------------------------


@ruling("ia.large.123")
def test_a_step_over_two_hostile_figures_costs_one_point_more() -> None:
    """An E-Web Engineer steps sideways through both and on: three points for two steps."""
    field = Field("ewebengineer a1", "two b1, foe b2", "", Brought(cards=(by("two"), by("foe"))))
    activate(field, "ewebengineer")
    field.s.activations[0].points = 4
    field.reload()

    field.choose("walk", "go c1")

    assert 1 == field.s.activations[0].points


@pytest.mark.parametrize("words", ["size 1x2", "size 2x3, keywords massive", "keywords mobile"])
@ruling("ia.condition.134", "ia.condition.143")
def test_a_stunned_figure_neither_turns_nor_leaves_whatever_it_is(words: str) -> None:
    """Its movement points stay unused; before it was Stunned it could walk."""
    field = duel(words, at=("b2", "f6"))
    field.choose("move")
    assert "walk" in field.options()
    field.give("one", "Stunned")
    field.reload()

    assert ["move", "discard Stunned", "end"] == field.options()


@ruling("ia.activation.106")
def test_a_large_figure_interacts_with_what_is_beside_any_of_its_spaces() -> None:
    """Beside the lower right one, and in the upper right one; not two spaces away."""
    for space, found in (("d4", 1), ("c2", 1), ("e2", 0)):
        more = Brought(mission=TAKE, tokens={"crate": space})
        field = duel("size 2x2", at=("b2", "f6"), more=more)
        assert ["crate"] * found == field.offered("interact")


@ruling("ia.object.127")
def test_what_a_large_figure_carried_lies_in_one_of_its_spaces() -> None:
    """When it is defeated."""
    more = Brought(mission=TAKE, tokens={"crate": "d4"})
    field = duel("size 2x2, health 3", "melee, dice red", at=("b2", "d2"), more=more)
    field.choose("interact crate", "end")
    activate(field, "two")

    field.fight("two'", "one", "red 0/3/0")

    assert field.s.map().names[field.token("crate").space] in ("b2", "c2", "b3", "c3")


@ruling("ia.object.128")
def test_what_was_carried_onto_blocking_terrain_lies_there_and_is_reached_from_beside() -> None:
    """A Mobile carrier is defeated on a blocking space."""
    more = Brought(cards=(by("friend"),), mission=TAKE, tokens={"crate": "b2"})
    at = ("b1, friend f6", "c1")
    words = "health 3, keywords mobile"
    field = duel(words, "melee, dice red", at=at, things="blocking b1", more=more)
    field.choose("interact crate", "end")
    activate(field, "two")

    field.fight("two'", "one", "red 0/3/0")

    assert "b1" == field.s.map().names[field.token("crate").space]
    assert ["crate"] == field.offered("interact")


# --- placing ------------------------------------------------------------------------------


@ruling("ia.example.137", "ia.example.138", "ia.example.153")
def test_pounce_aims_at_an_empty_space_within_three_and_the_rest_may_lie_on_terrain() -> None:
    """A base on four blocking spaces is no aim; one that has a plain space within three is."""
    things = "blocking e1 f1 e2 f2 e3"
    field = Field("nexu a1", "two f6", things, Brought(cards=(by("two"),)))
    activate(field, "nexu")
    field.choose("special Pounce")
    places = field.options()

    assert {"d1", "d2", "d3", "d4", "a5"} <= set(places)
    assert not {"e1", "a1"} & set(places)
    assert "e4" in places


@ruling("ia.activation.38")
def test_pounce_uses_up_the_attack_of_an_activation() -> None:
    """Whether or not the Nexu attacks with it."""
    field = Field("nexu a1", "two c1", "", Brought(cards=(by("two"),)))
    activate(field, "nexu")
    assert "attack two'" in field.options()

    field.choose("special Pounce", "a2", "no")

    assert ["move", "end"] == field.options()

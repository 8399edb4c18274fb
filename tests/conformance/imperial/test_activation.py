"""Activations: groups, figures, actions and their limits."""

import pytest

from dejarik.games.imperial.effects.abilities import AFTER_ACTION, When
from dejarik.games.imperial.effects.activation import ReadyGroupOf
from dejarik.games.imperial.effects.attacks import MakeAttack
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import Figures, Friendly, ItselfOnly, Other
from dejarik.games.imperial.effects.movement import GainPoints, PerformMove
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import during, special, then
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.rules.moments import ONCE_AN_ACTIVATION, Limited
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

BESIDE = ("a1", "b1")
MELEE = "melee, dice red"
CARDS = (by("lone"), by("pair", "group 2"), by("trio", "group 3"), by("other"))
GAIN = Score(Number(1))


def field_of(mine: str, theirs: str, initiative: int = 0) -> Field:
    """Groups of plain figures far from each other."""
    return Field(mine, theirs, "", Brought(cards=CARDS, initiative=initiative))


@ruling("ia.activation.02", "ia.activation.27")
def test_an_activation_has_two_actions_and_no_more_in_the_next_round() -> None:
    """Unused ones are not kept."""
    field = duel("speed 1")
    field.choose("move", "move")
    assert ["walk", "end"] == field.options()
    field.choose("end")
    for group in ("two", "two", "one"):
        activate(field, group)
        if group == "two":
            field.choose("end")

    field.choose("move", "move")
    assert ["walk", "end"] == field.options()


@ruling("ia.activation.03", "ia.activation.04", "ia.activation.05")
def test_the_menu_has_the_basic_actions_and_the_special_ones() -> None:
    """Move, attack, interact with the door, the card's special action; no rest."""
    parts = (special("Gain", GAIN),)
    field = duel(MELEE, at=BESIDE, things="door a1/a2 b1/b2", programs=(parts, ()))

    assert ["move", "attack two'", "interact door1", "special Gain", "end"] == field.options()


@ruling("ia.activation.06", "ia.activation.26", "ia.movement.152")
def test_an_activation_may_end_with_actions_and_points_unused() -> None:
    """At once, or after one action."""
    field = duel()
    field.choose("move")
    assert "end" in field.options()
    field.choose("end")

    assert (1, ["two"]) == (field.seat, field.options())


@ruling("ia.activation.07", "ia.movement.11", "ia.movement.156", "ia.timing.18")
def test_nothing_else_is_begun_while_an_action_goes_on() -> None:
    """In the middle of an attack neither points nor abilities of the activation can be used."""
    parts = (during("Gain", GAIN),)
    field = duel(f"{MELEE}, surges damage 1", at=BESIDE, programs=(parts, ()))
    field.choose("move")
    assert {"walk", "use Gain"} < set(field.options())

    field.fight("one", "two'", "red 0/2/1")
    assert ["surge 0", "stop"] == field.options()
    field.choose("stop")
    assert {"walk", "use Gain"} < set(field.options())


@ruling("ia.activation.08", "ia.ability.18", "ia.ability.19")
def test_a_special_action_with_two_icons_is_one_action_that_takes_two() -> None:
    """One strain of Bleeding; with one action left it is not offered."""
    parts = (special("Long", GAIN, actions=2),)
    field = duel(programs=(parts, ()))
    field.give("one", "Bleeding")
    field.choose("special Long", "0")
    assert 0 == field.s.activations[0].actions
    assert 1 == field.damage("one")

    field = duel(programs=(parts, ()))
    field.choose("move")
    assert "special Long" not in field.options()


@ruling("ia.activation.09", "ia.activation.37", "ia.ability.17")
def test_a_special_action_with_two_attacks_takes_one_action() -> None:
    """Both attacks are made."""
    parts = (special("Twice", MakeAttack(times=2), attacks=True),)
    field = duel(MELEE, at=BESIDE, programs=(parts, ()))

    field.dice("one", "red 0/1/0 red 0/2/0")
    field.choose("special Twice")

    assert 3 == field.damage("two'")
    assert 1 == field.s.activations[0].actions


@ruling("ia.activation.10")
def test_a_special_action_with_a_move_and_an_attack_takes_one_action() -> None:
    """It goes beside its target and attacks."""
    parts = (special("Charge", then(PerformMove(ItselfOnly()), MakeAttack()), attacks=True),)
    field = duel(MELEE, at=("a1", "d1"), programs=(parts, ()))

    field.dice("one", "red 0/2/0")
    field.choose("special Charge", "go c1")
    field.choose("stop")

    assert 2 == field.damage("two'")
    assert 1 == field.s.activations[0].actions


@ruling("ia.activation.11", "ia.activation.12", "ia.movement.151", "ia.movement.113")
def test_a_move_may_be_made_twice_and_points_add_up() -> None:
    """Speed 2: four spaces."""
    field = duel("speed 2", at=("a1", "f6"))
    field.choose("move", "move")
    assert 4 == field.s.activations[0].points

    field.choose("walk", "go a5")

    assert "a5" == field.where("one")


@ruling("ia.activation.13")
def test_a_figure_may_interact_twice() -> None:
    """With two doors."""
    things = "door a1/a2 b1/b2, door b1|c1 b2|c2"
    field = duel(at=("b1", "f6"), things=things)

    field.choose("interact door1", "interact door2")

    assert 2 == len(field.events(ev.DOOR_OPENED))


@ruling("ia.activation.14", "ia.activation.15")
def test_one_action_only_is_spent_on_attacks() -> None:
    """After an attack neither another nor a special action with one; the other way round too."""
    parts = (special("Strike", MakeAttack(), attacks=True), special("Gain", GAIN))
    for first in ("attack two'", "special Strike"):
        field = duel(MELEE, at=BESIDE, programs=(parts, ()))
        field.dice("one", "red 0/1/0")
        field.choose(first)
        assert ["move", "special Gain", "end"] == field.options()


@ruling("ia.ability.30", "ia.activation.45")
def test_a_special_action_is_done_once_by_each_figure_in_its_activation() -> None:
    """The other figure of the group has it anew, with actions and points of its own."""
    cards = (by("pair", "group 2", special("Gain", GAIN)), by("other"))
    field = Field("pair a1 a2", "other f6", "", Brought(cards=cards))
    activate(field, "pair")
    field.choose("pair1", "special Gain")
    assert ["move", "attack other'", "end"] == field.options()
    field.choose("move", "end")

    assert ["move", "attack other'", "special Gain", "end"] == field.options()
    assert [2, 0] == [field.s.activations[0].actions, field.s.activations[0].points]


@ruling("ia.activation.17")
def test_a_granted_attack_is_no_action_for_what_follows_actions() -> None:
    """After it the ability that waits for an action is not there."""
    parts = (
        during("Grant", Limited(ONCE_AN_ACTIVATION, MakeAttack())),
        When(AFTER_ACTION, GAIN, name="Gain"),
    )
    field = duel(MELEE, at=BESIDE, programs=(parts, ()))
    field.dice("one", "red 0/1/0 red 0/1/0")
    field.choose("use Grant")
    assert ["move", "attack two'", "end"] == field.options()

    field.choose("attack two'")
    assert ["one: Gain", "pass"] == field.options()


@ruling("ia.activation.19", "ia.activation.20", "ia.activation.21", "ia.activation.41")
def test_players_take_turns_with_one_ready_group_each() -> None:
    """Only the own ready ones; then it is the opponent's turn."""
    field = field_of("lone a1, pair a2 a3", "other f6, trio f1 f2 f3")
    assert (0, ["lone", "pair"]) == (field.seat, field.options())
    field.choose("lone", "end")
    assert (1, ["other", "trio"]) == (field.seat, field.options())
    field.choose("other", "end")

    assert (0, ["pair"]) == (field.seat, field.options())


@ruling("ia.activation.22", "ia.activation.23", "ia.activation.24")
def test_all_figures_of_a_group_are_activated_one_after_the_other() -> None:
    """In the order their player likes, each to its end, before the opponent's turn."""
    field = field_of("trio a1 a2 a3", "other f6")
    field.choose("trio")
    assert ["trio1", "trio2", "trio3"] == field.options()
    field.choose("trio2", "move")
    assert ["walk", "move", "attack other'", "end"] == field.options()
    field.choose("end")
    assert ["trio1", "trio3"] == field.options()
    field.choose("trio3", "end", "end")

    assert (1, ["other"]) == (field.seat, field.options())
    began = [event.subject for event in field.events(ev.FIGURE_BEGAN)]
    assert [field.names[name] for name in ("trio2", "trio3", "trio1")] == began


@ruling("ia.activation.25", "ia.movement.154", "ia.timing.17")
def test_points_and_abilities_may_be_used_after_the_last_action() -> None:
    """No action is needed for either."""
    field = duel("speed 2", at=("a1", "f6"), programs=((during("Gain", GAIN),), ()))
    assert "use Gain" in field.options()
    field.choose("move", "move")
    assert ["walk", "use Gain", "end"] == field.options()
    field.choose("walk", "go a3", "use Gain")

    assert [1, 0] == field.points()
    assert ["walk", "use Gain", "end"] == field.options()


@ruling("ia.activation.28", "ia.activation.29", "ia.activation.46")
def test_a_group_is_exhausted_at_the_end_of_its_activation() -> None:
    """Still ready after its first figure; none of its figures can be activated afterwards."""
    field = field_of("pair a1 a2, lone a3", "other f6, trio f1 f2 f3")
    field.choose("pair", "pair1", "end")
    ready = [field.s.groups_in_play[0].ready]
    field.choose("end")
    ready.append(field.s.groups_in_play[0].ready)
    assert [True, False] == ready
    field.choose("other", "end")

    assert (0, ["lone"]) == (field.seat, field.options())


@ruling("ia.activation.30", "ia.activation.31", "ia.round.114", "ia.round.02", "ia.round.115")
def test_a_side_goes_on_alone_until_no_group_is_ready() -> None:
    """Then the status phase comes, and not before."""
    field = field_of("lone a1", "other f6, trio f1 f2 f3, pair f4 f5", initiative=1)
    field.choose("pair", "pair'1", "end", "end", "lone", "end")
    assert (1, ["other", "trio"]) == (field.seat, field.options())
    field.choose("other", "end")
    assert (1, ["trio"]) == (field.seat, field.options())
    field.choose("trio", "trio'1", "end", "trio'2", "end")
    assert [] == field.events(ev.STATUS_BEGAN)
    field.choose("end")

    assert 1 == len(field.events(ev.STATUS_BEGAN))
    assert 2 == field.s.round


@ruling("ia.activation.33", "ia.round.111", "ia.activation.35", "ia.round.110")
def test_who_has_fewer_ready_groups_may_pass_and_comes_back() -> None:
    """One against three: pass; one against two: pass again; one against one: no longer."""
    field = field_of("lone a1", "other f6, trio f1 f2 f3, pair f4 f5")
    assert (0, ["lone", "pass"]) == (field.seat, field.options())
    field.choose("pass")
    assert 1 == field.seat
    field.choose("other", "end")
    assert (0, ["lone", "pass"]) == (field.seat, field.options())
    field.choose("pass", "pair", "pair'1", "end", "end")

    assert (0, ["lone"]) == (field.seat, field.options())


@ruling("ia.activation.34", "ia.round.112", "ia.round.113")
def test_who_has_as_many_ready_groups_or_more_may_not_pass() -> None:
    """Equal numbers; and who has more, also when the other has just passed."""
    assert ["lone"] == field_of("lone a1", "other f6").options()
    field = field_of("lone a1", "other f6, trio f1 f2 f3")
    field.choose("pass")

    assert (1, ["other", "trio"]) == (field.seat, field.options())


@ruling("ia.activation.39", "ia.damage.13", "ia.damage.02")
def test_a_figure_defeated_in_its_activation_has_ended_it() -> None:
    """It is off the map and nothing more is asked of it."""
    cards = (*CARDS, by("weak", "health 2", special("Die", Suffer(ItselfOnly(), Number(2)))))
    field = Field("weak a1, lone a2", "other f6", "", Brought(cards=cards))
    activate(field, "weak")

    field.choose("special Die")

    assert "" == field.where("weak")
    assert (1, ["other"]) == (field.seat, field.options())
    assert [] == field.s.activations


@ruling("ia.activation.40", "ia.figure.18")
def test_the_rest_of_a_group_is_activated_when_one_of_it_was_defeated() -> None:
    """Who is off the map gets no activation."""
    card = by("weak", "group 3, health 2", special("Die", Suffer(ItselfOnly(), Number(2))))
    field = Field("weak a1 a2 a3", "other f6", "", Brought(cards=(*CARDS, card)))
    activate(field, "weak")
    field.choose("weak1", "special Die")
    assert ["weak2", "weak3"] == field.options()

    field.figure("weak3").placement = -1
    field.choose("weak2", "end")
    assert (1, ["other"]) == (field.seat, field.options())


@ruling("ia.activation.43", "ia.activation.44", "ia.activation.47")
def test_two_copies_of_a_card_are_two_groups() -> None:
    """Each with its own figures; a single figure is a group as well."""
    field = field_of("pair a1 a2, pair a3 a4, lone a5", "other f6")

    groups = [group.figures for group in field.s.groups_in_play]
    assert [2, 2, 1, 1] == [len(figures) for figures in groups]
    field.choose("pair")
    assert ["pair1", "pair2"] == field.options()


@ruling("ia.ability.104", "ia.ability.106", "ia.ability.107", "ia.activation.18")
def test_a_readied_group_may_be_activated_again() -> None:
    """The whole of it, in the same round; the others are activated once."""
    ready = special("Ready", ReadyGroupOf(Figures((Friendly(), Other()))))
    cards = (by("pair", "group 2"), by("chief", "", ready), by("other"))
    field = Field("pair a1 a2, chief a3", "other f6, other f5", "", Brought(cards=cards))
    field.choose("pair", "pair1", "end", "end", "other", "end", "chief", "special Ready", "end")
    field.choose("other", "end")

    assert (0, ["pair"]) == (field.seat, field.options())
    field.choose("pair")
    assert ["pair1", "pair2"] == field.options()
    field.choose("pair1", "end", "end")
    assert 2 == field.s.round
    assert 7 == len(field.events(ev.FIGURE_BEGAN))


@pytest.mark.parametrize("points", [1, 3])
@ruling("ia.movement.03", "ia.movement.153")
def test_points_are_lost_at_the_end_of_an_activation(points: int) -> None:
    """The next activation begins with none."""
    gain = during("Gain", Limited(ONCE_AN_ACTIVATION, GainPoints(ItselfOnly(), Number(points))))
    field = duel(programs=((gain,), ()))
    field.choose("use Gain")
    assert points == field.s.activations[0].points
    field.choose("end")
    for group in ("two", "two", "one"):
        activate(field, group)
        if group == "two":
            field.choose("end")

    assert 0 == field.s.activations[0].points
    assert "walk" not in field.options()

"""Rounds: the start of one, turns, the status phase in its four steps."""

from dejarik.games.imperial.effects.abilities import (
    END_OF_ROUND,
    NOBODY_IN_PARTICULAR,
    START_OF_ROUND,
    When,
)
from dejarik.games.imperial.effects.activation import TakeInitiative
from dejarik.games.imperial.effects.figures import ItselfOnly
from dejarik.games.imperial.effects.movement import MoveSpaces
from dejarik.games.imperial.effects.objects import ScoreControl
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import command_at, during
from dejarik.games.imperial.model import events as ev
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.made_up import command
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))


def gain_at(moment: int, name: str, amount: int = 1) -> When:
    """An ability at a moment that concerns nobody in particular."""
    return When(moment, Score(Number(amount)), NOBODY_IN_PARTICULAR, name=name)


def two(
    mine: tuple[Node, ...] = (), theirs: tuple[Node, ...] = (), brought: Brought | None = None
) -> Field:
    """One figure each, with programs."""
    found = brought or Brought()
    found.cards = (by("one", "", *mine), by("two", "", *theirs))
    return Field("one a1", "two f6", "", found)


def play_round(field: Field) -> None:
    """Everybody ends its activation at once; nobody responds."""
    now = field.s.round
    while field.s.round == now:
        options = field.options()
        field.choose(next(one for one in ("pass", "end", options[0]) if one in options))


@ruling("ia.round.01", "ia.round.102", "ia.round.103", "ia.round.120", "ia.round.132")
def test_activation_phase_and_status_phase_follow_each_other() -> None:
    """Two rounds."""
    field = two()
    play_round(field)
    play_round(field)

    kinds = (ev.ROUND_BEGAN, ev.GROUP_BEGAN, ev.STATUS_BEGAN)
    began, group, status = kinds
    whole = [began, group, group, status]
    assert [*whole, *whole, began] == [event.kind for event in field.events(*kinds)]


@ruling("ia.round.121")
def test_the_status_phase_has_four_steps_in_their_order() -> None:
    """Ready, draw, end of the round, initiative."""
    field = two()
    play_round(field)

    steps = (ev.STATUS_BEGAN, ev.READIED, ev.CARDS_DRAWN, ev.ROUND_ENDED, ev.INITIATIVE_TAKEN)
    assert [
        ev.STATUS_BEGAN,
        ev.READIED,
        ev.READIED,
        ev.CARDS_DRAWN,
        ev.CARDS_DRAWN,
        ev.ROUND_ENDED,
        ev.INITIATIVE_TAKEN,
    ] == [event.kind for event in field.events(*steps)]


@ruling("ia.round.122")
def test_all_exhausted_cards_become_ready() -> None:
    """Of both players."""
    field = two()
    play_round(field)

    assert [True, True] == [group.ready for group in field.s.groups_in_play]


@ruling("ia.round.129", "ia.round.118", "ia.round.119", "ia.setup.135")
def test_the_number_of_the_round_rises_with_its_last_step() -> None:
    """It is 1 at first and still 1 at the end of that round."""
    field = two((gain_at(END_OF_ROUND, "Gain"),))
    assert 1 == field.s.round
    field.choose("one", "end", "two", "end")
    assert (0, ["one: Gain", "pass"]) == (field.seat, field.options())
    assert 1 == field.s.round
    field.choose("pass")

    assert 2 == field.s.round


@ruling("ia.round.130", "ia.round.133", "ia.setup.101", "ia.setup.102", "ia.activation.32")
def test_initiative_alternates_and_its_holder_begins() -> None:
    """Round after round."""
    field = two()
    seats = []
    for _ in range(4):
        seats.append((field.s.initiative, field.seat))
        play_round(field)

    assert [(0, 0), (1, 1), (0, 0), (1, 1)] == seats


@ruling("ia.round.131", "ia.round.109")
def test_who_holds_the_token_then_passes_it_on() -> None:
    """Taken at the start of the first round by the second seat: the first seat has it next."""
    take = (When(START_OF_ROUND, TakeInitiative(), NOBODY_IN_PARTICULAR, name="Take"),)
    field = two((), take)
    assert (1, ["two': Take", "pass"]) == (field.seat, field.options())
    field.choose("two': Take")
    assert (1, ["two"]) == (field.seat, field.options())

    play_round(field)
    assert 0 == field.s.initiative


@ruling("ia.round.106", "ia.round.108", "ia.timing.13")
def test_the_start_of_a_round_is_answered_by_initiative_before_any_activation() -> None:
    """Also in the first round."""
    start = (gain_at(START_OF_ROUND, "Gain"),)
    field = two(start, start, Brought(initiative=1))

    assert (1, ["two': Gain", "pass"]) == (field.seat, field.options())
    assert [] == field.events(ev.GROUP_BEGAN)
    field.choose("pass")
    assert (0, ["one: Gain", "pass"]) == (field.seat, field.options())
    field.choose("pass")
    assert (1, ["two"]) == (field.seat, field.options())


@ruling("ia.round.107", "ia.timing.12")
def test_at_the_start_of_a_round_mission_rules_come_first() -> None:
    """The points of the mission are there when a player is asked."""
    rule = When(START_OF_ROUND, ScoreControl("crate", (5,)), NOBODY_IN_PARTICULAR, first=True)
    brought = Brought(mission=(rule,), tokens={"crate": "a2"})
    field = two((gain_at(START_OF_ROUND, "Gain"),), (), brought)

    assert ["one: Gain", "pass"] == field.options()
    assert [5, 0] == field.points()


@ruling("ia.round.127", "ia.timing.12")
def test_mission_rules_come_before_what_players_have() -> None:
    """At the end of the round the points of the mission are there when a player is asked."""
    rule = When(END_OF_ROUND, ScoreControl("crate", (5,)), NOBODY_IN_PARTICULAR, first=True)
    brought = Brought(mission=(rule,), tokens={"crate": "a2"})
    field = two((gain_at(END_OF_ROUND, "Gain"),), (), brought)

    field.choose("one", "end", "two", "end")

    assert ["one: Gain", "pass"] == field.options()
    assert [5, 0] == field.points()


@ruling("ia.round.128", "ia.timing.11", "ia.timing.32", "ia.timing.33")
def test_end_of_round_goes_by_the_initiative_of_that_round() -> None:
    """The holder of the token first; who has passed is not asked again."""
    end = (gain_at(END_OF_ROUND, "Gain"),)
    field = two(end, end, Brought(initiative=1))
    field.choose("two", "end", "one", "end")
    assert (1, ["two': Gain", "pass"]) == (field.seat, field.options())
    field.choose("pass")
    assert (0, ["one: Gain", "pass"]) == (field.seat, field.options())
    field.choose("one: Gain")

    assert 2 == field.s.round
    assert [1, 0] == field.points()


@ruling("ia.timing.34", "ia.ability.05")
def test_what_was_declined_is_offered_at_the_next_occasion() -> None:
    """In the next round."""
    field = two((gain_at(START_OF_ROUND, "Gain"),))
    field.choose("pass")
    play_round(field)

    assert (0, ["one: Gain", "pass"]) == (field.seat, field.options())


@ruling("ia.command.05", "ia.command.06", "ia.round.123", "ia.object.133", "ia.command.07")
def test_each_player_draws_a_card_and_one_for_each_terminal() -> None:
    """One terminal beside `one`; `two` has left its own before cards are drawn."""
    field = two(brought=Brought(terminals="a2 e5"))
    field.choose("one", "end", "two", "move", "walk", "go f3", "end")

    assert [2, 1] == [len(field.hand(0)), len(field.hand(1))]


@ruling("ia.round.125", "ia.object.17", "ia.object.15")
def test_a_contested_terminal_gives_nobody_a_card() -> None:
    """Figures of both sides beside it; none at all beside another."""
    brought = Brought(cards=(by("one"), by("two")), terminals="a2 f1")
    field = Field("one a1", "two a3", "", brought)
    field.choose("one", "end", "two", "end")

    assert [1, 1] == [len(field.hand(0)), len(field.hand(1))]


@ruling("ia.round.126")
def test_a_card_drawn_in_the_status_phase_can_be_played_at_the_end_of_the_round() -> None:
    """It was on top of the deck."""
    late = (command("late"), (command_at(END_OF_ROUND, GAIN),))
    field = two(brought=Brought(commands=(late,), decks=("late late", "")))
    field.choose("one", "end", "two", "end")

    assert (0, ["late", "pass"]) == (field.seat, field.options())


@ruling("ia.command.10", "ia.command.11")
def test_an_empty_deck_gives_no_cards_and_is_not_made_anew() -> None:
    """One card for a draw of two; then none, with the discard pile as it is."""
    field = two(brought=Brought(terminals="a2", decks=("deadeye", ""), hands=("", "")))
    field.choose("one", "end", "two", "end")
    assert ["deadeye"] == field.hand(0)
    field.s.sides[0].discard = field.s.sides[0].hand
    field.s.sides[0].hand = []

    play_round(field)

    assert [] == field.hand(0)
    assert ["deadeye"] == field.discard(0)


@ruling("ia.round.104")
def test_there_is_no_last_round() -> None:
    """Thirty rounds in which nothing happens end nothing."""
    field = two()
    for _ in range(30):
        play_round(field)

    assert 31 == field.s.round
    assert field.s.outcome is None


@ruling("ia.ability.03", "ia.ability.06")
def test_an_ability_is_offered_at_its_moment_only() -> None:
    """One for the end of the round is not among what can be used in an activation."""
    field = two((gain_at(END_OF_ROUND, "Late"), during("Now", GAIN)))
    field.choose("one")

    assert ["move", "attack two'", "use Now", "end"] == field.options()


@ruling("ia.round.124")
def test_a_terminal_that_is_gained_at_the_end_of_a_round_gives_no_card_in_it() -> None:
    """It moves beside the terminal after the cards are drawn, and draws for it a round later."""
    step = When(END_OF_ROUND, MoveSpaces(ItselfOnly(), Number(1)), NOBODY_IN_PARTICULAR, name="Go")
    field = two((step,), (), Brought(terminals="c1"))
    field.choose("one", "end", "two", "end", "one: Go", "go b1")
    assert (2, 1) == (field.s.round, len(field.hand(0)))
    play_round(field)

    assert 3 == len(field.hand(0))

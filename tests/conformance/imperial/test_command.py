"""Command cards: when and on whom they are played, what they cost, where they go."""

import pytest

from dejarik.games.imperial.effects.abilities import (
    NOBODY_IN_PARTICULAR,
    SOURCE,
    START_OF_ROUND,
    WHEN_PLAYED,
    WHILE_MODIFYING,
    When,
)
from dejarik.games.imperial.effects.modifiers import For, Results
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import command_action, command_at
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.facts import IMPERIAL, UPGRADE, Command, Restriction
from dejarik.games.imperial.rules.lasting import THIS_ATTACK
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.made_up import ANY_FIGURE, command, deployment
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
AIM = For(THIS_ATTACK, (Results(st.ACCURACY, Number(2)),))


def card(
    code: str, part: Node, restriction: Restriction = ANY_FIGURE
) -> tuple[Command, tuple[Node, ...]]:
    """A made-up Command card with one part."""
    return command(code, restriction), (part,)


AIMING = card("aim", command_at(WHILE_MODIFYING, AIM, role=SOURCE))
STEADY = card("steady", command_at(WHILE_MODIFYING, AIM, role=SOURCE))


@ruling("ia.command.12", "ia.command.13")
def test_a_second_copy_is_not_played_at_the_same_moment() -> None:
    """+2 accuracy and not +4: the attack over five spaces misses."""
    more = Brought(commands=(AIMING,), hands=("aim aim", ""))
    field = duel("dice blue", at=("a1", "f1"), more=more)
    field.fight("one", "two'", "blue 2/1/0")
    assert ["aim", "aim", "pass"] == field.options()

    field.choose("aim")

    assert 0 == field.damage("two'")
    assert ["aim"] == field.hand(0)
    assert ["move", "end"] == field.options()


@ruling("ia.command.14")
def test_two_different_cards_are_played_at_one_moment() -> None:
    """+4 accuracy by both."""
    more = Brought(commands=(AIMING, STEADY), hands=("aim steady", ""))
    field = duel("dice blue", at=("a1", "f1"), more=more)
    field.fight("one", "two'", "blue 2/1/0")

    field.choose("aim")
    assert ["steady", "pass"] == field.options()
    field.choose("steady")

    assert 1 == field.damage("two'")


@ruling("ia.command.12", "ia.command.21")
def test_both_players_may_play_their_copy_at_one_moment() -> None:
    """The limit is for one hand; a card without a restriction box names no figure."""
    cheer = (command("cheer"), (command_at(START_OF_ROUND, GAIN),))
    more = Brought(cards=(by("one"), by("two")), commands=(cheer,), hands=("cheer cheer", "cheer"))
    field = Field("one a1", "two f6", "", more)
    assert (0, ["cheer", "cheer", "pass"]) == (field.seat, field.options())
    field.choose("cheer")
    assert (1, ["cheer", "pass"]) == (field.seat, field.options())
    field.choose("cheer")

    assert [1, 1] == field.points()
    assert (0, ["one"]) == (field.seat, field.options())


@ruling("ia.command.08", "ia.command.09", "ia.ability.28")
def test_a_card_is_in_the_discard_pile_when_it_has_been_resolved() -> None:
    """While it can still be answered it is in neither hand nor pile."""
    watch = When(WHEN_PLAYED, GAIN, NOBODY_IN_PARTICULAR, name="Watch")
    act = card("act", command_action(GAIN))
    more = Brought(commands=(act,), hands=("act", ""))
    field = duel(more=more, programs=((), (watch,)))
    field.choose("command act")
    assert ["two': Watch", "pass"] == field.options()
    assert [[], []] == [field.hand(0), field.discard(0)]
    field.choose("pass")

    assert ["act"] == field.discard(0)
    assert field.s.knowledge.is_public(field.s.sides[0].discard[0])


@ruling("ia.command.22", "ia.command.23", "ia.command.24")
def test_cards_with_icons_take_actions_of_the_figure() -> None:
    """One icon, one action; two icons need both; none without actions."""
    act, both = card("act", command_action(GAIN)), card("both", command_action(GAIN, actions=2))
    more = Brought(commands=(act, both), hands=("act act both", "act"))
    field = duel(more=more)
    assert ["act", "act", "both"] == sorted(field.offered("command"))
    field.choose("command act")
    assert 1 == field.s.activations[0].actions
    assert ["act"] == field.offered("command")
    field.choose("move")
    assert [] == field.offered("command")
    assert ["walk", "end"] == field.options()


@ruling("ia.command.24")
def test_a_card_with_two_icons_takes_both_actions() -> None:
    """Nothing but the end is left."""
    both = card("both", command_action(GAIN, actions=2))
    field = duel(more=Brought(commands=(both,), hands=("both", "")))

    field.choose("command both")

    assert ["end"] == field.options()


@pytest.mark.parametrize(
    ("restriction", "fits"),
    [
        (Restriction("trait", values=("Trooper",)), True),
        (Restriction("trait", values=("Spy",)), False),
        (Restriction("trait", values=("Spy", "Trooper")), True),
        (Restriction("name", values=("Ace",)), True),
        (Restriction("name", values=("Jack",)), False),
        (Restriction("trait", affiliation=IMPERIAL, values=("Trooper",)), True),
        (Restriction("trait", affiliation="rebel", values=("Trooper",)), False),
    ],
)
@ruling("ia.command.15", "ia.command.16", "ia.command.17", "ia.command.18", "ia.command.25")
def test_a_restriction_must_fit_the_figure(restriction: Restriction, fits: bool) -> None:
    """By trait, name and affiliation."""
    more = Brought(commands=(card("act", command_action(GAIN), restriction),), hands=("act", ""))
    field = duel("name Ace, traits Trooper", more=more)

    assert (["act"] if fits else []) == field.offered("command")


@ruling("ia.command.19", "ia.command.20")
def test_neither_a_hostile_figure_nor_two_friends_together_meet_a_restriction() -> None:
    """A rebel Trooper is needed: an imperial Trooper and a rebel Spy are there, and a foe."""
    wanted = Restriction("trait", affiliation="rebel", values=("Trooper",))
    part = command_at(START_OF_ROUND, GAIN)
    cards = (
        by("one", "traits Trooper"),
        by("spy", "side rebel, traits Spy"),
        by("two", "side rebel, traits Trooper"),
    )
    more = Brought(cards=cards, commands=(card("act", part, wanted),), hands=("act", ""))

    field = Field("one a1, spy a2", "two f6", "", more)

    assert (0, ["one", "spy"]) == (field.seat, field.options())


@ruling("ia.command.15")
def test_a_card_with_a_restriction_is_played_on_one_friendly_figure() -> None:
    """Its player says on which of those that fit."""
    wanted = Restriction("trait", values=("Trooper",))
    part = command_at(START_OF_ROUND, GAIN)
    cards = (by("one", "traits Trooper"), by("spy", "traits Spy"), by("more", "traits Trooper"))
    more = Brought(cards=cards, commands=(card("act", part, wanted),), hands=("act", ""))
    field = Field("one a1, spy a2, more a3", "more f6", "", more)
    field.choose("act")

    assert ["one", "more"] == field.options()
    field.choose("more")
    assert field.names["more"] == field.events(ev.COMMAND_PLAYED)[0].source


@ruling("ia.command.01", "ia.ability.47", "ia.ability.105")
def test_take_initiative_exhausts_a_ready_deployment_card() -> None:
    """No upgrade, and none that is exhausted: here a choice of two groups."""
    upgrade = (deployment("upgrade", kind=UPGRADE), ())
    cards = (by("one"), by("more"), by("two"), upgrade)
    more = Brought(cards=cards, hands=("", "takeinitiative"), upgrades=("", "upgrade"))
    field = Field("two a1", "one f6, more f5", "", more)
    assert 1 == len(field.s.upgrades)
    assert (1, ["takeinitiative", "pass"]) == (field.seat, field.options())
    field.choose("takeinitiative")
    assert (1, ["one", "more"]) == (field.seat, field.options())
    field.choose("one")

    assert (1, ["more"]) == (field.seat, field.options())


@ruling("ia.secret.01")
def test_who_is_asked_does_not_depend_on_what_is_in_hand() -> None:
    """A hand of cards that do not fit is asked all the same; an empty one is not."""
    for hand, seat in (("filler", 0), ("aim", 0), ("", 0)):
        more = Brought(commands=(AIMING,), hands=(hand, ""))
        field = duel("dice blue, surges damage 1", more=more)
        field.fight("one", "two'", "blue 2/0/1")
        expected = {"filler": ["pass"], "aim": ["aim", "pass"], "": ["surge 0", "stop"]}
        assert (seat, expected[hand]) == (field.seat, field.options())


@ruling("ia.command.02")
def test_cards_are_played_from_the_own_hand_out_of_the_own_deck_only() -> None:
    """Not from the deck, the discard pile, or the opponent's hand; what is drawn was brought."""
    cards = tuple(card(code, command_action(GAIN)) for code in ("held", "next", "theirs"))
    more = Brought(commands=cards, hands=("held held", "theirs"), decks=("next next", "theirs"))
    field = duel(more=more)
    assert ["held", "held"] == field.offered("command")
    field.choose("command held")
    assert ["held"] == field.offered("command")
    field.choose("end", "two")
    assert ["theirs"] == field.offered("command")
    field.choose("end")

    assert (["held", "next"], ["theirs", "theirs"]) == (field.hand(0), field.hand(1))

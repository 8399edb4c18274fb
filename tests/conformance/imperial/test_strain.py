"""Bleeding, strain that cards prevent, and a Stunned figure that is pushed."""

from dejarik.games.imperial.effects.damage import Suffer, SufferStrain
from dejarik.games.imperial.effects.figures import AFigure, Hostile, ItselfOnly
from dejarik.games.imperial.effects.movement import PushNamed
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import special, then
from dejarik.games.imperial.model import conditions as c
from dejarik.games.imperial.model import events as ev
from dejarik.kernel.choosing import Choose
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import duel
from dejarik.testing.imperial.field import Brought
from dejarik.testing.imperial.marks import ruling


@ruling("ia.condition.08", "ia.condition.10")
def test_bleeding_is_discarded_for_an_action_without_strain() -> None:
    """It is gone when that action ends."""
    field = duel()
    field.give("one", "Bleeding")

    field.choose("discard Bleeding")

    assert [set(), 0] == [field.conditions("one"), field.damage("one")]
    assert ["move", "attack two'", "end"] == field.options()
    assert [] == field.events(ev.STRAIN_SUFFERED)


@ruling("ia.condition.09", "ia.condition.12", "ia.condition.124")
def test_a_bleeding_figure_suffers_strain_after_each_action() -> None:
    """A move: its player may prevent the damage, and does not."""
    field = duel()
    field.give("one", "Bleeding")

    field.choose("move")
    assert (0, ["0", "1"]) == (field.seat, field.options())
    field.choose("0")
    assert 1 == field.damage("one")
    field.choose("move", "1")
    assert 1 == field.damage("one")


@ruling("ia.condition.11")
def test_who_becomes_bleeding_in_an_action_suffers_for_that_action() -> None:
    """A special action that makes its figure bleed."""
    field = duel(programs=((special("Cut", Become(ItselfOnly(), c.BLEEDING)),), ()))

    field.choose("special Cut", "0")

    assert 1 == field.damage("one")


@ruling(
    "ia.condition.125", "ia.condition.127", "ia.condition.128", "ia.ability.22", "ia.ability.24"
)
def test_strain_is_damage_that_cards_of_the_deck_prevent() -> None:
    """Three strain: from none to three cards off the top, face up; the hand is left alone."""
    parts = (special("Strain", SufferStrain(ItselfOnly(), Number(3))),)
    more = Brought(hands=("deadeye", ""), decks=("rally recovery urgency regroup", ""))
    field = duel(more=more, programs=(parts, ()))

    field.choose("special Strain")
    assert ["0", "1", "2", "3"] == field.options()
    assert [] == field.discard(0)
    field.choose("2")

    assert 1 == field.damage("one")
    assert ["rally", "recovery"] == field.discard(0)
    assert ["deadeye"] == field.hand(0)
    assert all(field.s.knowledge.is_public(card) for card in field.s.sides[0].discard)


@ruling("ia.condition.126")
def test_no_more_strain_is_prevented_than_the_deck_has_cards() -> None:
    """Three strain and two cards; with none nobody is asked."""
    parts = (special("Strain", SufferStrain(ItselfOnly(), Number(3))),)
    field = duel(more=Brought(decks=("rally recovery", "")), programs=(parts, ()))
    field.choose("special Strain")
    assert ["0", "1", "2"] == field.options()

    field = duel(programs=(parts, ()))
    field.s.sides[0].deck = []
    field.choose("special Strain")
    assert 3 == field.damage("one")


@ruling("ia.condition.129", "ia.condition.130")
def test_the_player_of_the_suffering_figure_decides() -> None:
    """A hostile special action: what is wholly prevented is no damage."""
    parts = (special("Strain", SufferStrain(AFigure((Hostile(),)), Number(1))),)
    field = duel(programs=(parts, ()))

    field.choose("special Strain")
    assert (1, ["0", "1"]) == (field.seat, field.options())
    field.choose("1")

    assert 0 == field.damage("two'")
    assert [] == field.events(ev.DAMAGE_SUFFERED)


@ruling("ia.condition.131")
def test_damage_that_is_no_strain_cannot_be_prevented_by_cards() -> None:
    """Nobody is asked."""
    parts = (special("Hurt", Suffer(AFigure((Hostile(),)), Number(2))),)
    field = duel(programs=(parts, ()))

    field.choose("special Hurt")

    assert 2 == field.damage("two'")
    assert [] == field.discard(1)


@ruling("ia.movement.178")
def test_a_stunned_figure_can_be_pushed() -> None:
    """By another one's effect."""
    push = (special("Push", then(Choose(AFigure((Hostile(),))), PushNamed(1))),)
    field = duel(programs=(push, ()))
    field.give("two'", "Stunned")

    field.choose("special Push", "go d1")

    assert "d1" == field.where("two'")

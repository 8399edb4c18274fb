"""Display of Power: dice rerolled by an effect, and dice worth just a cost."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.rules import values
from dejarik.games.destiny.rules.keywords import keyword_level
from dejarik.games.destiny.rules.timing import AFTER
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import (
    hears,
)

# MK Sniper Rifle


def sniper(on: str = "T02") -> Tabletop:
    """Its die and another, and rerolls of several kinds."""
    t = Tabletop(f"{on} T01", "T06", hand="T31 18103")
    t.upgrade("22115", on=on)
    t.support("T14")
    t.show("22115", "2RD")
    t.show("T01", "1MD")
    t.show("T14", "2Re")
    return t


@card("22115")
def test_the_sniper_rifle_shields_when_an_effect_rerolls_it() -> None:
    """Once for each reroll, its own die only."""
    t = sniper()
    t.answer("resolve reroll", "die 22115 2RD", "stop")
    assert (1, 0) == (t.copy("T02").shields, t.copy("T01").shields)

    t = sniper()
    t.answer("resolve reroll", "die T01 1MD", "stop")
    assert 0 == t.copy("T02").shields


@card("22115")
def test_the_sniper_rifle_does_not_mind_the_action() -> None:
    """To discard a card and reroll is no effect; nor does rolling it in count."""
    t = sniper()
    t.answer("reroll")
    t.choose(0)
    t.answer("die 22115 2RD", "stop")
    assert ("they: action", 0) == (t.asked(), t.copy("T02").shields)

    event = Event(ev.DICE_ROLLED, THEM, 0, t.copy("T01").ref, 1, ev.AGAIN)
    event.items = t.copy("22115").dice.copy()
    assert hears(t, "22115", AFTER, event)
    event.detail = ev.FROM_CARDS
    assert not hears(t, "22115", AFTER, event)


@card("22115")
@pytest.mark.parametrize(("on", "level"), [("T02", 1), ("T06", 0)])
def test_the_sniper_rifle_redeploys_from_unique_characters(on: str, level: int) -> None:
    """From nobody else."""
    t = sniper(on)

    assert level == keyword_level(t.state, t.copy("22115").ref, values.REDEPLOY)


# Sinister Motives


def motives(yours: str = "T04*2 T05") -> Tabletop:
    """Dice worth 0 to 3 of both players, and cards of all costs to discard."""
    hand = "22021 T31 T34 T73 T32"
    t = Tabletop(yours, "T06*2 T07", hand=hand, their_hand="T33")
    t.discard_pile("T33")
    t.show("T04", "1MD")
    t.show("T04", "2RD")
    t.show("their T06", "2RD")
    t.show("their T06", "-")
    t.show("their T07", "3MD")
    t.answer("play 22021")
    return t


@card("22021")
def test_sinister_motives_remove_a_die_worth_the_cost() -> None:
    """Without two characters that share no subtype only one die goes; which is a choice."""
    t = motives("T04*2 T62")

    assert ["card T31", "card T34", "card T73", "card T32"] == t.options()
    t.answer("card T73")
    assert ["die T04 2RD", "their die T06 2RD"] == t.options()
    t.answer("their die T06 2RD")

    assert (["T06 -", "T07 3MD"], ["T04 1MD", "T04 2RD"]) == (t.pool(THEM), t.pool())


@card("22021")
def test_sinister_motives_remove_two_dice_worth_the_cost_together() -> None:
    """If you spot two characters that share no subtype; or one die."""
    t = motives()

    t.answer("card T32")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 1")
    assert ["die T04 1MD", "their die T06 -"] == t.options()
    t.answer("die T04 1MD")
    assert ["die T04 2RD", "their die T06 2RD"] == t.options()
    t.answer("their die T06 2RD")

    assert (["T04 2RD"], ["T06 -", "T07 3MD"]) == (t.pool(), t.pool(THEM))


@card("22021")
def test_sinister_motives_may_still_remove_one() -> None:
    """Worth just the cost."""
    t = motives()

    t.answer("card T73", "either 0")
    assert ["die T04 2RD", "their die T06 2RD"] == t.options()
    t.answer("die T04 2RD")

    assert (["T04 1MD"], ["T06 2RD", "T06 -", "T07 3MD"]) == (t.pool(), t.pool(THEM))


@card("22021")
def test_sinister_motives_need_a_card() -> None:
    """Without one nothing is removed."""
    t = Tabletop("T04 T05", "T06", hand="22021")
    t.show("their T06", "-")

    t.answer("play 22021")

    assert ("they: action", ["T06 -"]) == (t.asked(), t.pool(THEM))

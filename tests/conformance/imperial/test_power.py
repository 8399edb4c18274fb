"""Power tokens: gained, kept, and spent when an attack is declared."""

import pytest

from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.rules.power import gain_power
from dejarik.kernel import machine
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

BESIDE = ("a1", "b1")
BYSTANDERS = Brought(cards=(by("friend"), by("foe")))


def powered(mine: tuple[int, ...], theirs: tuple[int, ...] = (), defence: str = "") -> Field:
    """A duel in melee whose figures have power tokens; bystanders have some, too."""
    at = ("a1, friend a2", "b1, foe b2")
    words = f"defence {defence}" if defence else ""
    field = duel("melee, dice red, surges damage 2", words, at=at, more=BYSTANDERS)
    field.figure("one").power = list(mine)
    field.figure("two'").power = list(theirs)
    field.figure("friend").power = [st.DAMAGE]
    field.figure("foe'").power = [st.BLOCK]
    field.reload()
    return field


@ruling("ia.condition.107", "ia.condition.113", "ia.condition.111")
def test_an_attacker_spends_a_token_for_one_more_of_its_symbol() -> None:
    """Damage; the token is gone, and nobody but the attacker is asked."""
    field = powered((st.DAMAGE,))
    field.fight("one", "two'", "red 0/2/0")
    assert ["one: power damage", "pass"] == field.options()

    field.choose("one: power damage")

    assert 3 == field.damage("two'")
    assert [] == field.figure("one").power
    assert [st.DAMAGE] == field.figure("friend").power


@ruling("ia.condition.108")
def test_a_target_spends_a_token_for_one_more_of_its_symbol() -> None:
    """A block; damage and surge are no use to it, nor evade and block to the attacker."""
    field = powered((st.BLOCK, st.EVADE), (st.DAMAGE, st.BLOCK))
    field.fight("one", "two'", "red 0/2/0")
    assert (1, ["two': power block", "pass"]) == (field.seat, field.options())

    field.choose("two': power block")

    assert 1 == field.damage("two'")
    assert [st.DAMAGE] == field.figure("two'").power


@ruling("ia.condition.112", "ia.condition.109")
def test_a_token_need_not_be_spent_and_cannot_be_later() -> None:
    """After the declaration the surge question is the next thing asked."""
    field = powered((st.DAMAGE,))
    field.fight("one", "two'", "red 0/2/1")

    field.choose("pass")

    assert ["surge 0", "stop"] == field.options()
    assert [st.DAMAGE] == field.figure("one").power


@ruling("ia.condition.123")
def test_one_token_a_figure_and_attack() -> None:
    """The other one stays; the target may spend one of its own."""
    field = powered((st.DAMAGE, st.SURGE), (st.BLOCK,))
    field.fight("one", "two'", "red 0/2/0")
    assert ["one: power damage", "one: power surge", "pass"] == field.options()
    field.choose("one: power surge")
    assert (1, ["two': power block", "pass"]) == (field.seat, field.options())
    field.choose("pass", "surge 0")

    assert 4 == field.damage("two'")
    assert [st.DAMAGE] == field.figure("one").power


@pytest.mark.parametrize(("given_up", "left"), [("2", [4, 3]), ("3", [2, 4])])
@ruling("ia.condition.121", "ia.condition.122", "ia.condition.117")
def test_a_figure_keeps_two_tokens_of_its_player_s_choice(given_up: str, left: list[int]) -> None:
    """A third one: an old one of damage goes, or the new one of surge."""
    field = duel(at=BESIDE)
    field.figure("one").power = [st.DAMAGE, st.BLOCK]
    field.reload()
    gain_power(field.s, field.names["one"], st.SURGE, field.names["one"])
    machine.run(field.s)
    assert (0, ["2", "3", "4"]) == (field.seat, field.options())

    field.choose(given_up)

    assert left == field.figure("one").power


@ruling("ia.condition.118")
def test_tokens_belong_to_one_figure_of_a_group() -> None:
    """The other figure of the pair has none to spend."""
    more = Brought(cards=(by("pair", "melee, dice red, group 2"),))
    field = duel(at=("f6, pair a1 a2", "b1"), more=more)
    field.figure("pair1").power = [st.DAMAGE]
    field.reload()
    field.choose("end", "two", "end", "pair", "pair2")
    field.fight("pair2", "two'", "red 0/2/0")

    assert ["move", "end"] == field.options()
    assert 2 == field.damage("two'")
